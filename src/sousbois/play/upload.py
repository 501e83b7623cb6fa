"""Records that people bring along: read with suspicion, and kept as a journal of one entry."""

from __future__ import annotations

from collections.abc import Sequence

from sousbois.core.errors import Unreadable
from sousbois.play.gamerecord import replay
from sousbois.play.journal import Uploaded, read
from sousbois.play.table import Table

LARGEST = 256 * 1024
"""Bytes of a record; the longest games of all are far shorter."""


def text_of(content: bytes) -> str:
    """The text of a file that somebody has brought."""
    if len(content) > LARGEST:
        raise Unreadable(f"record: more than {LARGEST // 1024} KB")
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise Unreadable(f"line {line}: not a text in UTF-8") from None


def game_uploaded(journal: Sequence[bytes]) -> Table | None:
    """The game that was uploaded, if that is what a journal keeps."""
    first = read(journal[0]) if journal else None
    if not isinstance(first, Uploaded):
        return None
    if len(journal) > 1:
        raise Unreadable("nothing follows a record that was uploaded")
    return replay(first.record)
