"""Style sheets, scripts and ornaments of the pages, as they are sent.

Addresses contain a version, also where a script imports another or a style sheet names an ornament: a browser keeps
each file for ever and never asks whether it has changed.
"""

import hashlib
import mimetypes
import re
from functools import cache
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import NamedTuple

STATIC = Path(__file__).parent / "static"

_FOR_READERS = {
    ".css": re.compile(r"/\*.*?\*/|^[ \t]+|\n(?=\s*\n)|(?<=[{},;]) | (?=[{}])", re.DOTALL | re.MULTILINE),
    ".js": re.compile(r"^[ \t]*(?:/\*\*.*?\*/|//[^\n]*)\n|^[ \t]+|\n(?=\s*\n)", re.DOTALL | re.MULTILINE),
}
"""Comments, indentation and empty lines are for those who read the sources: no browser is sent them. No text in a
script or a style sheet goes over several lines, and none in a style sheet has a space beside punctuation."""

_NAMED = re.compile(r'(?<=")[\w./-]+\.(?:js|svg)(?=")')
"""A file that another one names."""


class Static(NamedTuple):
    """A file as it is sent."""

    content: bytes
    kind: str
    version: str


@cache
def static_files() -> dict[str, Static]:
    """All files, by name."""
    return {name: _static(name) for name in _names()}


def address(name: str) -> str:
    """The address of a file; another content has another address."""
    return f"/static/{name}?v={_static(name).version}"


@cache
def _static(name: str) -> Static:
    """Read a file. No two files may name each other: the version of each would depend on the other's."""
    content = (STATIC / name).read_bytes()
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith((".css", ".js")):

        def with_version(named: re.Match[str]) -> str:
            other = normpath(join(dirname(name), named[0]))
            return f"{named[0]}?v={_static(other).version}" if other in _names() else named[0]

        shorter = _FOR_READERS[Path(name).suffix].sub("", content.decode())
        content = _NAMED.sub(with_version, shorter).encode()
    return Static(content, kind, hashlib.sha256(content).hexdigest()[:12])


@cache
def _names() -> frozenset[str]:
    return frozenset(path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*") if path.is_file())
