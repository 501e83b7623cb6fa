"""What pages are made with: style sheets, scripts and pictures. And how the server is."""

from __future__ import annotations

from functools import cache

from litestar import get
from litestar.params import FromPath, FromQuery
from litestar.response import Response

import sousbois
from sousbois.core.errors import NotAllowed
from sousbois.play.storefile import NotRead
from sousbois.web.pages.common import Asked, house_of
from sousbois.web.pictures import sprite
from sousbois.web.pictures import version as picture_version
from sousbois.web.statics import Static, static_files

_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_NOT_MODIFIED = 304


@get("/static/{name:path}")
async def asset(request: Asked, name: FromPath[str], v: FromQuery[str | None] = None) -> Response[bytes]:
    """A style sheet or a script."""
    name = name.removeprefix("/")
    if name not in static_files():
        raise NotAllowed(f"{name[:80]!r}: there is no such file", reason="no-page")
    return _kept(request, static_files()[name], v)


@get("/pictures.svg")
async def pictures(request: Asked, v: FromQuery[str | None] = None) -> Response[bytes]:
    """All pictures in one file."""
    return _kept(request, _pictures(), v)


@get("/health")
async def health(request: Asked) -> Response[dict[str, object]]:
    """Whether the server is well, and what it is doing."""
    house = house_of(request)
    tables = house.tables_by_stage()
    return Response(
        {
            "status": "ok" if tables is not None else NotRead.kind,
            "version": sousbois.__version__,
            "tables": tables,
            "live": len(house.lobby),
            "bots": sorted(house.opponents.ready),
        },
        status_code=200 if tables is not None else 503,
    )


def _kept(request: Asked, file: Static, version: str | None) -> Response[bytes]:
    """A file that browsers may keep: for ever where the address names its version, else as long as it is the same."""
    mark = f'"{file.version}"'
    headers = {"cache-control": _FOR_EVER if version == file.version else _ASK_AGAIN, "etag": mark}
    if request.headers.get("if-none-match") == mark:
        return Response(b"", status_code=_NOT_MODIFIED, headers=headers)
    return Response(file.content, media_type=file.kind, headers=headers)


@cache
def _pictures() -> Static:
    return Static(sprite().encode(), "image/svg+xml", picture_version())
