"""What if: a game that was watched again goes on from any of its points, against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import post
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromPath
from litestar.response import Redirect

from sousbois.bots import CALLED
from sousbois.core.errors import Unreadable
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Bot, Person, Seated
from sousbois.play.terms import USUAL
from sousbois.web.archive import Recorded
from sousbois.web.identity import Identity
from sousbois.web.lobby import begun
from sousbois.web.pages.common import Asked, address_of, count_new_table, go_to, house_of, person_of
from sousbois.web.pages.opening import checked_level


class WhatIf(msgspec.Struct):
    """From where to go on, in whose place, and against whom."""

    at: int
    seat: int
    level: str


@post("/replay/{game:str}/what-if")
async def go_on(
    request: Asked, game: FromPath[str], data: Annotated[WhatIf, Body(media_type=RequestEncodingType.URL_ENCODED)]
) -> Redirect:
    """Open a table that goes on from a point of a game."""
    me, house = person_of(request), house_of(request)
    async with house.work.turn(address_of(request)) as turn:
        recorded = await house.archive.game(game, me.player, turn)
        seated = _checked(data, recorded, me)
        hosted = await turn.do(_begun, recorded, data.at, me, seated)
    count_new_table(request)
    return go_to(f"/table/{await house.lobby.open_begun(hosted, seated)}")


def _checked(data: WhatIf, recorded: Recorded, me: Identity) -> list[Seated]:
    """Who sits down, if the game can go on like that."""
    if not 0 <= data.at <= recorded.course.last:
        raise Unreadable(f"at {data.at}: the points of this game are 0 to {recorded.course.last}")
    if not 0 <= data.seat < recorded.opened.seats:
        raise Unreadable(f"seat {data.seat}: the seats are 0 to {recorded.opened.seats - 1}")
    return _seated(me, data.seat, recorded.opened.seats, checked_level(data.level))


def _begun(recorded: Recorded, point: int, me: Identity, seated: Sequence[Seated]) -> Hosted:
    """A table like the one of the game, which goes on from a point of it and depends on nothing else. It has
    no spectators if the game had none."""
    record = recorded.course.at(point).record()
    terms = msgspec.structs.replace(USUAL, spectators=recorded.opened.terms.spectators)
    opened = msgspec.structs.replace(recorded.opened, begun=record, host=me.player, listed=False, terms=terms, nonce="")
    return begun(opened, seated)


def _seated(me: Identity, mine: int, seats: int, level: str) -> list[Seated]:
    """The person in one seat, bots in all others."""
    names = (name for name in CALLED if name != me.name)
    return [
        Seated(seat, Person(me.player, me.name) if seat == mine else Bot(level, next(names))) for seat in range(seats)
    ]
