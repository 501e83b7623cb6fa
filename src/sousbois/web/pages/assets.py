"""What pages are made with: style sheets, scripts and pictures. And how the server is."""

from __future__ import annotations

import hashlib
import mimetypes
from functools import cache

from litestar import get
from litestar.params import FromPath, FromQuery
from litestar.response import Response

import sousbois
from sousbois.core.errors import NotAllowed
from sousbois.web.pages.common import Asked, house_of
from sousbois.web.pictures import sprite
from sousbois.web.rendering import STATIC

_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_NOT_MODIFIED = 304


@get("/static/{name:path}")
async def asset(request: Asked, name: FromPath[str], v: FromQuery[str | None] = None) -> Response[bytes]:
    """A style sheet or a script."""
    files = _files()
    name = name.removeprefix("/")
    if name not in files:
        raise NotAllowed(f"{name[:80]!r}: there is no such file", reason="no-page")
    content, kind, mark = files[name]
    return _kept(request, content, kind, mark, v)


@get("/pictures.svg")
async def pictures(request: Asked, v: FromQuery[str | None] = None) -> Response[bytes]:
    """All pictures in one file."""
    content = sprite().encode()
    return _kept(request, content, "image/svg+xml", _mark(content), v)


@get("/health")
async def health(request: Asked) -> dict[str, object]:
    """Whether the server is well, and what it is doing."""
    house = house_of(request)
    return {
        "status": "ok",
        "version": sousbois.__version__,
        "tables": house.store.count_by_stage(),
        "live": len(house.lobby),
        "bots": sorted(house.opponents.ready),
    }


def _kept(request: Asked, content: bytes, kind: str, mark: str, version: str | None) -> Response[bytes]:
    """A file that browsers may keep: for ever where the address names its version, else as long as it is the same."""
    headers = {"cache-control": _FOR_EVER if version else _ASK_AGAIN, "etag": mark}
    if request.headers.get("if-none-match") == mark:
        return Response(b"", status_code=_NOT_MODIFIED, headers=headers)
    return Response(content, media_type=kind, headers=headers)


@cache
def _files() -> dict[str, tuple[bytes, str, str]]:
    """All static files: content, kind and mark."""
    found = {}
    for path in sorted(STATIC.rglob("*")):
        if path.is_file():
            content = path.read_bytes()
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            found[path.relative_to(STATIC).as_posix()] = content, kind, _mark(content)
    return found


def _mark(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:16]}"'
