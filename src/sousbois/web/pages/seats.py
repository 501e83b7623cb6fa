"""Before the game: sitting down, getting up, giving a free seat to a bot."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromPath
from litestar.response import Redirect

from sousbois.bots import CALLED
from sousbois.bots.levels import MEDIUM
from sousbois.core.errors import NotAllowed
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Entry
from sousbois.web.pages.common import Asked, go_to, house_of, person_of
from sousbois.web.pages.opening import checked_level


class Seat(msgspec.Struct):
    """A seat; the level of the bot that is to sit there, or what a person adds to the shuffle."""

    seat: int
    level: str = MEDIUM
    words: str = ""


Form = Annotated[Seat, Body(media_type=RequestEncodingType.URL_ENCODED)]


@post("/table/{table:str}/sit")
async def sit(request: Asked, table: FromPath[str], data: Form) -> Redirect:
    """Sit down on a free seat."""
    me, live = person_of(request), await house_of(request).lobby.table(table)
    await live.settle(lambda hosted: hosted.sit(data.seat, me.player, me.name, data.words))
    return go_to(f"/table/{table}")


@post("/table/{table:str}/leave")
async def leave(request: Asked, table: FromPath[str]) -> Redirect:
    """Get up before the game has begun."""
    me, live = person_of(request), await house_of(request).lobby.table(table)
    await live.settle(lambda hosted: hosted.leave(me.player))
    return go_to(f"/table/{table}")


@post("/table/{table:str}/bot")
async def sit_bot(request: Asked, table: FromPath[str], data: Form) -> Redirect:
    """Give a free seat to a bot: the host may, and whoever sits there."""
    me, live = person_of(request), await house_of(request).lobby.table(table)
    level = checked_level(data.level)

    def question(hosted: Hosted) -> Entry:
        if me.player != hosted.opened.host and hosted.seat_of(me.player) is None:
            raise NotAllowed("only those who sit at the table may do that", reason="not-seated")
        return hosted.sit_bot(data.seat, level, CALLED)

    await live.settle(question)
    return go_to(f"/table/{table}")
