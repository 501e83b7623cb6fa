"""What a program can ask for before it plays: games, tables and seats."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath

from sousbois.core.errors import NotAllowed, Unreadable
from sousbois.games import load, names
from sousbois.play.hosted import Hosted, checked_name
from sousbois.play.journal import Free, Seated
from sousbois.web.api.about import game_about, table_about
from sousbois.web.api.asking import WITH_TOKEN_OR_WITHOUT, count_opening, desk_of, seen, sends_json
from sousbois.web.api.bodies import sent
from sousbois.web.api.errors import refusals
from sousbois.web.api.models import GameAbout, Join, Joined, NewTable, TableAbout, TableOpened
from sousbois.web.api.tokens import Claim
from sousbois.web.identity import Identity, new_player
from sousbois.web.pages.common import Asked, address_of, house_of, link_for_others, preferred_language
from sousbois.web.pages.opening import ME, opened


@get("/games", operation_id="games", summary="List the games", responses=refusals())
async def games(request: Asked) -> list[GameAbout]:
    """The games, their editions and their options, each option with its clause."""
    return [game_about(name, preferred_language(request)) for name in names()]


@post(
    "/tables",
    operation_id="open_table",
    summary="Open a table",
    guards=[sends_json],
    responses=refusals(403, 408, 413, 415),
)
async def open_table(request: Asked) -> TableOpened:
    """Open a table. Whoever sits down at it gets a token; the link is for people."""
    data = await sent(request, NewTable)
    seat = data.seats.index(ME) if ME in data.seats else None
    if sum(sitting == ME for sitting in data.seats) > 1:
        raise Unreadable("seats: a program sits on one seat only")
    if seat is not None and data.name is None:
        raise Unreadable("name: whoever sits at the table has one")
    me = Identity(new_player(), checked_name(data.name) if data.name else "", preferred_language(request))
    address = await opened(
        request,
        me,
        load(data.game),
        data.seats,
        data.edition,
        data.options,
        listed=data.listed,
        terms=data.terms,
        count=count_opening,
    )
    table = address.removeprefix("/table/")
    token = None if seat is None else desk_of(request).tokens.token(Claim(table, seat, me.player))
    return TableOpened(table, link_for_others(request, address), seat, token)


@get(
    "/tables/{table:str}",
    operation_id="table",
    summary="Look at a table",
    security=WITH_TOKEN_OR_WITHOUT,
    responses=refusals(403, 404),
)
async def about_table(request: Asked, table: FromPath[str]) -> TableAbout:
    """What everybody who may look at a table may know of it: who sits where, and whose turn it is."""
    live = await seen(request, table)
    return table_about(table, link_for_others(request, f"/table/{table}"), live.hosted)


@post(
    "/tables/{table:str}/seats",
    operation_id="join",
    summary="Sit down",
    guards=[sends_json],
    responses=refusals(403, 404, 408, 413, 415),
)
async def join(request: Asked, table: FromPath[str]) -> Joined:
    """Sit down on a free seat, and get its token."""
    data = await sent(request, Join)
    live, player, name = await house_of(request).lobby.table(table), new_player(), checked_name(data.name)

    def question(hosted: Hosted) -> Seated:
        seat = _first_free(hosted) if data.seat is None else data.seat
        seated = hosted.sit(seat, player, name)
        count_opening(request)
        return seated

    await live.settle(question)
    seat = live.hosted.seat_of(player)
    assert seat is not None  # it has just sat down, and only a person leaves a seat
    live.attend(seat, address_of(request))
    token = desk_of(request).tokens.token(Claim(table, seat, player))
    return Joined(seat, live.hosted.names[seat], token)


def _first_free(hosted: Hosted) -> int:
    for seat, sitter in enumerate(hosted.sitters):
        if isinstance(sitter, Free):
            return seat
    raise NotAllowed("no seat is free", reason="full")
