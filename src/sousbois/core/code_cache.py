"""Compiled code in files: one for each rule that Python calls and the types of its arguments.

numba's own cache takes its folder from a setting that all threads share, trusts damaged files, and cannot say whether
code can be loaded. Here a file's name says what the code was made for, and a checksum whether the file is whole.
"""

from __future__ import annotations

import hashlib
import pickle
import sys
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from types import CodeType
from typing import Any

from numba.core.caching import _Cache
from numba.core.compiler import CompileResult
from numba.core.registry import cpu_target
from numba.core.serialize import dumps

from sousbois.core.cache import NotCompiled, may_compile

_CHECKSUM_BYTES = hashlib.sha256().digest_size


class CodeCache(_Cache):
    """The files of one rule in a folder. Without a folder, nothing is kept."""

    def __init__(self, name: str, code: CodeType, folder: Path | None) -> None:
        self._name = name
        self._code = code
        self._folder = folder

    @property
    def cache_path(self) -> str | None:
        return None if self._folder is None else str(self._folder)

    def has_code(self) -> bool:
        """Return whether there is code that can be loaded here, for arguments of any types."""
        if self._folder is None:
            return False
        return any(map(_is_whole, self._folder.glob(f"{self._made_for(cpu_target.target_context)}-*.code")))

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Load the code for arguments of some types; None if it has to be compiled. A damaged file is removed."""
        target_context.refresh()
        try:
            return self._loaded(sig, target_context)
        except Exception as error:
            if not may_compile():
                raise NotCompiled(self._name) from error
            return None

    def _loaded(self, sig: Any, target_context: Any) -> Any:
        if self._folder is None:
            raise FileNotFoundError
        file = self._file(self._folder, sig, target_context)
        try:
            return CompileResult._rebuild(target_context, *pickle.loads(_content(file)))  # type: ignore[no-untyped-call]
        except FileNotFoundError:
            raise
        except Exception:
            with suppress(OSError):
                file.unlink()
            raise

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep the code for arguments of some types, if possible."""
        if self._folder is None or data.library.has_dynamic_globals:
            return
        content: bytes = dumps(data._reduce())  # type: ignore[no-untyped-call]
        file = self._file(self._folder, sig, data.target_context)
        unfinished = file.with_name(f"{file.name}.{token_hex(4)}.part")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)  # another program may have removed it
            unfinished.write_bytes(hashlib.sha256(content).digest() + content)
            unfinished.replace(file)
        except OSError:  # such as a full disk: the code works all the same
            with suppress(OSError):
                unfinished.unlink()

    def _file(self, folder: Path, sig: Any, target_context: Any) -> Path:
        return folder / f"{self._made_for(target_context)}-{_digest(repr(sig))}.code"

    def _made_for(self, target_context: Any) -> str:
        """Return how the names of files begin whose code was made from this rule, by this compiler for this machine."""
        code, processor = self._code, target_context.codegen().magic_tuple()
        rule = code.co_filename, code.co_qualname, code.co_firstlineno, code.co_code
        python = sys.implementation.cache_tag, getattr(sys, "abiflags", "")
        return f"{self._name}-{_digest(repr((rule, processor, python)))}"

    def enable(self) -> None:
        """Do nothing: the cache is always used."""

    def disable(self) -> None:
        """Do nothing: the cache is always used."""

    def flush(self) -> None:
        """Do nothing: code that no longer fits is under another name."""


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _content(file: Path) -> bytes:
    """Return what was kept in a file; a ValueError if it is damaged."""
    stored = file.read_bytes()
    checksum, content = stored[:_CHECKSUM_BYTES], stored[_CHECKSUM_BYTES:]
    if hashlib.sha256(content).digest() != checksum:
        raise ValueError(f"{file.name} is damaged")
    return content


def _is_whole(file: Path) -> bool:
    try:
        _content(file)
    except (OSError, ValueError):
        return False
    return True
