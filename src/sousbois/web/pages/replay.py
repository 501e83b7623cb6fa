"""A game watched again: its page, its steps, and its record."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from litestar import get
from litestar.params import FromPath, FromQuery
from litestar.response import Response
from markupsafe import Markup

from sousbois.bots.levels import MEDIUM
from sousbois.core.errors import Unreadable
from sousbois.web.archive import Recorded
from sousbois.web.identity import MILLISECONDS
from sousbois.web.pages.common import NOT_KEPT, Asked, house_of, identity_of, language_of, link_for_others, page
from sousbois.web.rendering import game_words
from sousbois.web.replaying import ALL_OPEN, ONLOOKER, Eyes, Projector, Stretch

Say = Callable[..., str]
"""Gives a sentence in the reader’s language."""

MOST_STEPS = 8
"""So many steps are shown at a time: long games come in parts."""

SPEEDS = {pace: milliseconds for pace, milliseconds in MILLISECONDS.items() if milliseconds}
"""How long each moment is shown while a game plays by itself."""


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
    recorded, language = await _recorded(request, game), language_of(request)
    eyes = _own_eyes(request, recorded) if seat is None else Eyes.named(seat, recorded.opened.seats)
    last = recorded.course.last
    at = min(max(at, 0), last)
    projector = Projector(recorded, eyes, language)
    shown, where = await asyncio.to_thread(projector.still, at)
    log = await asyncio.to_thread(projector.log)
    words, me = game_words(language, recorded.opened.game), identity_of(request)
    address = f"/replay/{game}?at={at}&seat={eyes.name}"
    return page(
        request,
        "replay.html",
        say=words.say,
        title=words.say("replay-title", game=words.say("title")),
        game=recorded.opened.game,
        edition=recorded.opened.edition,
        recorded=recorded,
        names=projector.names,
        at=at,
        last=last,
        eyes=eyes,
        all_eyes=_all_eyes(recorded, projector, at, eyes, words.say),
        where=where,
        shown=Markup(shown),
        log=list(map(Markup, log)),
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
) -> Response[list[Stretch]]:
    """Some steps of a game, one after the other."""
    recorded = await _recorded(request, game)
    eyes = Eyes.named(seat, recorded.opened.seats)
    if not 0 <= first <= last <= recorded.course.last or last - first >= MOST_STEPS:
        raise Unreadable(f"steps {first} to {last}: at most {MOST_STEPS} of 0 to {recorded.course.last}")
    projector = Projector(recorded, eyes, language_of(request))
    return Response(await asyncio.to_thread(projector.stretches, first, last), headers=NOT_KEPT)


@get("/replay/{game:str}/record")
async def record(request: Asked, game: FromPath[str]) -> Response[str]:
    """The record of a game."""
    recorded = await _recorded(request, game)
    headers = {"content-disposition": f'attachment; filename="{recorded.opened.game}-{recorded.id}.txt"'}
    return Response(recorded.course.table.record(), media_type="text/plain; charset=utf-8", headers=headers)


async def _recorded(request: Asked, game: str) -> Recorded:
    me = identity_of(request)
    return await house_of(request).archive.game(game, me.player if me is not None else None)


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
