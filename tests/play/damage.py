"""Damage to the file of a store, as disks and careless copies do it."""

from __future__ import annotations

from pathlib import Path

from sousbois.play.storefile import FILE

_PAGE = 4096


def overwrite(folder: Path, holding: bytes, without: bytes | None = None) -> int:
    """Overwrite the pages that hold some bytes, and perhaps not some others. Return how many there were."""
    content = bytearray((folder / FILE).read_bytes())
    found = 0
    for begin in range(_PAGE, len(content), _PAGE):  # the first page says what the file is
        page = content[begin : begin + _PAGE]
        if holding in page and (without is None or without not in page):
            content[begin : begin + _PAGE] = b"\xff" * _PAGE
            found += 1
    (folder / FILE).write_bytes(content)
    return found


def truncate(folder: Path) -> None:
    """Let only the first half of the file remain."""
    content = (folder / FILE).read_bytes()
    (folder / FILE).write_bytes(content[: len(content) // _PAGE // 2 * _PAGE])
