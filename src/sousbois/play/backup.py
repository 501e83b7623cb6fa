"""A copy of a store, whole and consistent, made while a server goes on writing."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from secrets import token_hex

from sousbois.core.errors import NotAllowed, Unreadable
from sousbois.play.storefile import FILE, RESTORE, damage, named_in_errors, opened_for_reading

_PAGES = 256
"""Pages that are copied in one go, a megabyte or so: in between, whoever waits sees how far it has come."""

Progress = Callable[[int, int], None]
"""Is told how many parts of how many are copied."""


def back_up(folder: Path, file: Path, progress: Progress, *, overwrite: bool = False) -> int:
    """Copy the store of a folder into a file; the answer is how many tables it holds.

    The file is there when the copy is whole and checked; whatever goes wrong before, nothing is left of it.
    """
    _check_place(folder, file, overwrite=overwrite)
    with opened_for_reading(folder) as source, _unfinished(file) as unfinished:
        with named_in_errors(folder / FILE):
            source.execute("BEGIN")  # all that follows sees the store as it is now, however long it takes
            ((tables,),) = source.execute("SELECT count(*) FROM hosted")
        with named_in_errors(file), closing(sqlite3.connect(unfinished, isolation_level=None)) as copy:
            source.backup(copy, pages=_PAGES, progress=lambda _, left, all_: progress(all_ - left, all_), sleep=0)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, which can be read where nothing can be written
            _check_sound(copy, folder / FILE)
        _check_place(folder, file, overwrite=overwrite)
        with named_in_errors(file):
            unfinished.replace(file)
    return int(tables)


def _check_place(folder: Path, file: Path, *, overwrite: bool) -> None:
    """Refuse to write where something is that must stay."""
    with named_in_errors(file):
        if file.is_dir():
            raise NotAllowed(f"{file}: this is a folder; name a file in it")
        if not file.exists():
            return
        if (folder / FILE).exists() and file.samefile(folder / FILE):
            raise NotAllowed(f"{file}: this is the store itself")
        if not overwrite:
            raise NotAllowed(f"{file}: there is a file already (--overwrite replaces it)")


@contextmanager
def _unfinished(file: Path) -> Iterator[Path]:
    """A file beside the one that is wanted, its owner's alone. What is left of it in the end is removed."""
    path = file.with_name(f"{file.name}.{token_hex(4)}.part")
    with named_in_errors(path.parent):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        yield path
    finally:
        for each in (path, path.with_name(f"{path.name}-journal")):
            with suppress(OSError):
                each.unlink()


def _check_sound(copy: sqlite3.Connection, store: Path) -> None:
    """What was copied byte by byte and does not hold was broken before."""
    if found := damage(copy):
        raise Unreadable(f"{store}: damaged, so no copy was made: {found}; {RESTORE}")
