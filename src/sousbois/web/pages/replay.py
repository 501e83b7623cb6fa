"""A game watched again: its page, its steps, and its record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery
from litestar.response import Response
from markupsafe import Markup

from sousbois.bots.levels import MEDIUM
from sousbois.core.errors import Unreadable
from sousbois.web.archive import Recorded
from sousbois.web.identity import MILLISECONDS
from sousbois.web.pages.common import (
    NOT_KEPT,
    Asked,
    address_of,
    house_of,
    identity_of,
    language_of,
    link_for_others,
    page,
)
from sousbois.web.pages.editions import addresses_of
from sousbois.web.rendering import game_words
from sousbois.web.replaying import ALL_OPEN, ONLOOKER, Eyes, Projector
from sousbois.web.work import Turn

Say = Callable[..., str]
"""Gives a sentence in the reader’s language."""

MOST_STEPS = 8
"""So many steps are shown at a time: long games come in parts."""

SPEEDS = {pace: milliseconds for pace, milliseconds in MILLISECONDS.items() if milliseconds}
"""How long each moment is shown while a game plays by itself."""


_written = msgspec.json.Encoder()
_still = msgspec.json.Decoder(tuple[str, str])
_log = msgspec.json.Decoder(list[str])


@dataclass(frozen=True)
class EyesLink:
    """Eyes to see the game with, as the page offers them."""

    name: str
    label: str
    href: str
    is_chosen: bool


@get("/replay/{game:str}")
async def replay_page(
    request: Asked, game: FromPath[str], at: FromQuery[int] = 0, seat: FromQuery[str | None] = None
) -> Response[str]:
    """A game at one point."""
    language = language_of(request)
    async with house_of(request).work.turn(address_of(request)) as turn:
        recorded = await _recorded(request, game, turn)
        eyes = _own_eyes(request, recorded) if seat is None else Eyes.named(seat, recorded.opened.seats)
        last = recorded.course.last
        at = min(max(at, 0), last)
        projector, seen = Projector(recorded, eyes, language), (game, eyes, language)
        still = await turn.once((*seen, at), lambda: _written.encode(projector.still(at)))
        lines = await turn.once((*seen, "log"), lambda: _written.encode(projector.log()))
    (shown, where), log = _still.decode(still), _log.decode(lines)
    words, me = game_words(language, recorded.opened.game), identity_of(request)
    address = f"/replay/{game}?at={at}&seat={eyes.name}"
    return page(
        request,
        "replay.html",
        say=words.say,
        title=words.say("replay-title", game=words.say("title")),
        game=recorded.opened.game,
        **addresses_of(recorded.id, recorded.opened),
        recorded=recorded,
        names=projector.names,
        at=at,
        last=last,
        eyes=eyes,
        all_eyes=_all_eyes(recorded, projector, at, eyes, words.say),
        where=where,
        shown=Markup(shown),
        log=Markup("".join(log[: recorded.course.told[at]])),
        rest=Markup("".join(log[recorded.course.told[at] :])),
        told=recorded.course.told[at],
        is_over=recorded.course.is_over,
        speeds=SPEEDS,
        speed=me.pace if me is not None and me.pace in SPEEDS else "normal",
        link=link_for_others(request, address),
        own_seat=eyes.seat or 0,
        usual_level=MEDIUM,
        most_steps=MOST_STEPS,
    )


@get("/replay/{game:str}/steps")
async def steps(
    request: Asked, game: FromPath[str], first: FromQuery[int], last: FromQuery[int], seat: FromQuery[str]
) -> Response[bytes]:
    """Some steps of a game, one after the other."""
    language = language_of(request)
    async with house_of(request).work.turn(address_of(request)) as turn:
        recorded = await _recorded(request, game, turn)
        eyes = Eyes.named(seat, recorded.opened.seats)
        if not 0 <= first <= last <= recorded.course.last or last - first >= MOST_STEPS:
            raise Unreadable(f"steps {first} to {last}: at most {MOST_STEPS} of 0 to {recorded.course.last}")
        projector = Projector(recorded, eyes, language)
        content = await turn.once(
            (game, eyes, language, first, last), lambda: _written.encode(projector.stretches(first, last))
        )
    return Response(content, media_type="application/json", headers=NOT_KEPT)


@get("/replay/{game:str}/record")
async def record(request: Asked, game: FromPath[str]) -> Response[str]:
    """The record of a game."""
    async with house_of(request).work.turn(address_of(request)) as turn:
        recorded = await _recorded(request, game, turn)
    headers = {"content-disposition": f'attachment; filename="{recorded.opened.game}-{recorded.id}.txt"'}
    return Response(recorded.course.table.record(), media_type="text/plain; charset=utf-8", headers=headers)


async def _recorded(request: Asked, game: str, turn: Turn) -> Recorded:
    me = identity_of(request)
    return await house_of(request).archive.game(game, me.player if me is not None else None, turn)


def _own_eyes(request: Asked, recorded: Recorded) -> Eyes:
    """Whoever sat there sees the game as they saw it; others see everything."""
    me = identity_of(request)
    seat = recorded.seat_of(me.player if me is not None else None)
    return Eyes(seat, is_open=seat is None)


def _all_eyes(recorded: Recorded, projector: Projector, at: int, chosen: Eyes, say: Say) -> list[EyesLink]:
    seats = {str(seat): name for seat, name in enumerate(projector.names)}
    labels = {ALL_OPEN: say("replay-all-open"), **seats, ONLOOKER: say("replay-onlooker")}
    return [
        EyesLink(name, label, f"/replay/{recorded.id}?at={at}&seat={name}", name == chosen.name)
        for name, label in labels.items()
    ]
