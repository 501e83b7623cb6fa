"""Sentences in one language, written in Fluent files."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any

from sousbois.core.errors import Unreadable

LANGUAGES: tuple[str, ...] = ("fr", "en")

_ELIDING = re.compile(r"(?!hamster|hans|harry|herisson|hibou|hoppsa|onz|oui)[aeiouhœæ]|y(?![aeiou])", re.IGNORECASE)
"""How words begin that take an apostrophe in French, accents left out: a vowel or a mute h."""

_MINUS = re.compile(r"(?<!\w)-(?=\d)")
"""The hyphen that numbers below zero are formatted with."""

LONGEST_VALUE = 1000
"""Characters of a value in a sentence. Refusals quote what was sent, and Fluent raises an error above 2,500."""

_REMEMBERED = 1 << 13
"""Sentences that need not be put together again: a table says the same again and again."""


class Words:
    """The sentences of one language, from the files `<source>.<language>.ftl`."""

    def __init__(self, language: str, *sources: Path) -> None:
        if language not in LANGUAGES:
            raise Unreadable(f"language {language!r}: the languages are {', '.join(LANGUAGES)}")
        from fluent.runtime import FluentBundle

        functions: dict[str, Any] = {"DE": partial(_before, "de"), "QUE": partial(_before, "que")}
        self.language = language
        self._said = lru_cache(_REMEMBERED, typed=True)(self._say)
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for source in sources:
            self._bundle.add_resource(_parsed(Path(f"{source}.{language}.ftl").read_text(encoding="utf-8")))

    def say(self, message: str, /, **values: str | float) -> str:
        """The sentence called `message`, or `message.attribute`, about these values; a LookupError if it has a gap."""
        for name, value in values.items():
            if isinstance(value, str) and len(value) > LONGEST_VALUE:
                values[name] = f"{value[:LONGEST_VALUE]}…"
        return self._said(message, **values)

    def _say(self, message: str, /, **values: str | float) -> str:
        name, _, attribute = message.partition(".")
        pattern = None
        if self._bundle.has_message(name):
            entry = self._bundle.get_message(name)
            pattern = entry.attributes.get(attribute) if attribute else entry.value
        if pattern is None:
            raise LookupError(f"message {message!r} does not exist in language {self.language!r}")
        sentence, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"message {message!r} in language {self.language!r}: {errors[0]}") from errors[0]
        return _MINUS.sub("\N{MINUS SIGN}", str(sentence))


@cache
def _parsed(text: str) -> Any:
    """The messages of a file. Games share some files, and parsing takes long."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


def _before(particle: str, word: object) -> str:
    """A French particle and the word after it: `de Boris`, but `d’Alice`."""
    letters = unicodedata.normalize("NFD", str(word))
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return f"{particle[:-1]}\N{RIGHT SINGLE QUOTATION MARK}{word}" if _ELIDING.match(bare) else f"{particle} {word}"
