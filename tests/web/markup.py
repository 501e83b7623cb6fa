"""HTML under test: its elements with their attributes, and the text of each."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser

_EMPTY = ("use", "br", "link", "meta", "input")


@dataclass
class Element:
    """One element."""

    tag: str
    attributes: dict[str, str]
    pieces: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """All text inside, with single spaces; no-break spaces stay."""
        return re.sub(r"[ \n]+", " ", "".join(self.pieces)).strip(" ")

    @property
    def classes(self) -> list[str]:
        """Its classes."""
        return self.attributes.get("class", "").split()


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[Element] = []
        self.open: list[Element] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.found.append(element)
        if tag not in _EMPTY:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append(Element(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        closed = self.open.pop()
        assert closed.tag == tag

    def handle_data(self, data: str) -> None:
        for element in self.open:
            element.pieces.append(data)


def elements(html: str) -> list[Element]:
    """The elements in their order; all of them are closed as they were opened."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert not reader.open
    return reader.found
