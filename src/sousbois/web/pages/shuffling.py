"""Before the deal: adding words to the shuffle, and having the cards dealt."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromPath
from litestar.response import Redirect

from sousbois.web.pages.common import Asked, go_to, house_of, person_of


class Words(msgspec.Struct):
    """What somebody adds to the shuffle."""

    words: str


Form = Annotated[Words, Body(media_type=RequestEncodingType.URL_ENCODED)]


@post("/table/{table:str}/words")
async def add_words(request: Asked, table: FromPath[str], data: Form) -> Redirect:
    """Add words to the shuffle, in place of those before."""
    me, live = person_of(request), await house_of(request).lobby.table(table)
    await live.settle(lambda hosted: hosted.add_words(me.player, data.words))
    return go_to(f"/table/{table}")


@post("/table/{table:str}/deal")
async def deal(request: Asked, table: FromPath[str]) -> Redirect:
    """Have the cards dealt; if somebody else was a moment quicker, that is just as well."""
    me, live = person_of(request), await house_of(request).lobby.table(table)
    await live.settle(lambda hosted: hosted.deal(me.player) if hosted.table is None else None)
    return go_to(f"/table/{table}")
