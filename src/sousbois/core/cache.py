"""Where compiled code is kept: in the user's cache folder, in a folder of its own for each state of the sources.

Compiled code holds rules of many files, so the folder's name holds a hash of all sources that the code could depend on,
and of where they are: two copies of the sources share nothing. Of folders that differ in this hash only, those used
last are kept.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from importlib.metadata import version
from pathlib import Path

KEPT = 12
"""Folders of one name: several versions of the package, each with a few kernels, can be used side by side."""

DIGITS = 16
"""The length of a hash in a folder's name."""

_may_compile = ContextVar("may_compile", default=True)


class NotCompiled(Exception):
    """Compiled code of this name cannot be loaded, and must not be compiled now. The cause says why: it is not in the
    cache, or it is damaged."""


@contextmanager
def only_loading() -> Iterator[None]:
    """Let this thread load compiled code, but compile none: what is missing is an error, NotCompiled."""
    before = _may_compile.set(False)
    try:
        yield
    finally:
        _may_compile.reset(before)


def may_compile() -> bool:
    """Return whether this thread may compile what it cannot load."""
    return _may_compile.get()


def folder_for(name: str, sources: set[Path]) -> Path | None:
    """Return the folder for code compiled from these sources; None if there is none that can be read."""
    from platformdirs import user_cache_path

    folder = user_cache_path("sousbois") / "compiled" / f"{name}-{_digest(sources)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    with suppress(OSError):  # another user's folder: code can be loaded from it all the same
        os.utime(folder)
    _remove_the_oldest(folder.parent, f"{name}-{'[0-9a-f]' * DIGITS}")
    return folder if os.access(folder, os.R_OK | os.X_OK) else None


def _remove_the_oldest(parent: Path, pattern: str) -> None:
    """Remove all folders of one name but those used last. A program that still uses one compiles again, no more."""
    for folder in sorted(parent.glob(pattern), key=_last_used)[:-KEPT]:
        shutil.rmtree(folder, ignore_errors=True)


def _last_used(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except OSError:  # removed by another program at this very moment
        return 0.0


def _digest(sources: set[Path]) -> str:
    """So many digits of a hash of the compiler's versions, and of the paths and contents of the sources."""
    digest = hashlib.sha256(f"{version('numba')} {version('llvmlite')}".encode())
    for source in sorted(sources):
        digest.update(os.fsencode(source))
        digest.update(source.read_bytes())
    return digest.hexdigest()[:DIGITS]
