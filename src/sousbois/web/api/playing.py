"""What a program can ask for while it plays, and afterwards."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Annotated

from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter
from litestar.response import Response

from sousbois.core.errors import Illegal
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Decided
from sousbois.web.api.asking import (
    REQUESTS,
    WITH_TOKEN,
    WITH_TOKEN_OR_WITHOUT,
    client_of,
    desk_of,
    seated,
    seated_or_looking_on,
    sends_json,
    sure_claim_of,
)
from sousbois.web.api.bodies import sent
from sousbois.web.api.errors import refusals
from sousbois.web.api.models import Answer, Decision, Line, Position
from sousbois.web.api.positions import answer_to, position_of, teller_of
from sousbois.web.api.stream import MEDIA_TYPE, Listening, Streamed
from sousbois.web.audience import check_may_be_watched
from sousbois.web.limits import use
from sousbois.web.pages.common import Asked, address_of, preferred_language

EVENTS_OF_REQUEST = 100
"""So many events that a program asks for again count as one more request."""

_PLAIN = "text/plain; charset=utf-8"


@post(
    "/tables/{table:str}/deal",
    operation_id="deal",
    summary="Deal the cards",
    status_code=200,
    security=WITH_TOKEN,
    responses=refusals(403, 404),
)
async def deal(request: Asked, table: FromPath[str]) -> Position:
    """Have the cards dealt, at a table whose terms leave that to those who sit there."""
    live, seat = await seated(request, table)
    await live.settle(lambda hosted: hosted.deal(sure_claim_of(request).player))
    return position_of(live.hosted, seat)


@get(
    "/tables/{table:str}/view",
    operation_id="view",
    summary="How a seat sees the table",
    security=WITH_TOKEN_OR_WITHOUT,
    responses=refusals(403, 404),
)
async def view(request: Asked, table: FromPath[str]) -> Position:
    """The table as the seat of the token sees it; without a token, as somebody looking on."""
    live, seat = await seated_or_looking_on(request, table)
    return position_of(live.hosted, seat)


@get(
    "/tables/{table:str}/events",
    operation_id="events",
    summary="Listen",
    security=WITH_TOKEN_OR_WITHOUT,
    media_type=MEDIA_TYPE,
    responses={
        200: ResponseSpec(Line, generate_examples=False, description="Lines, each of this form.", media_type=MEDIA_TYPE)
    }
    | refusals(403, 404),
)
async def events(
    request: Asked,
    table: FromPath[str],
    since: Annotated[int, QueryParameter(ge=0, description="How many events are known already.")] = 0,
) -> Streamed:
    """What happens at the table, line by line: how it stands, then each change, in the end the outcome."""
    live, seat = await seated_or_looking_on(request, table)
    desk = desk_of(request)
    use(desk.requests, client_of(request), cost_of_events(len(live.hosted.log) - since))
    with ExitStack() as held:
        held.enter_context(desk.streams_of_address.taken(address_of(request)))
        if seat is not None:
            held.enter_context(desk.streams_of_token.taken(client_of(request)))
        listening = Listening(seat, preferred_language(request), since, address_of(request))
        held.callback(live.unlisten, listening)
        live.listen(listening)
        return Streamed(listening.lines(), held.pop_all())


@post(
    "/tables/{table:str}/decisions",
    operation_id="decide",
    summary="Decide",
    status_code=200,
    security=WITH_TOKEN,
    guards=[sends_json],
    responses=refusals(403, 404, 408, 409, 413, 415, 422),
)
async def decide(request: Asked, table: FromPath[str]) -> Answer:
    """Decide, or find out how a decision that takes several moves can go on."""
    sure_claim_of(request)
    data = await sent(request, Decision)  # before the table is looked up: it may rest while a slow body arrives
    live, seat = await seated(request, table)
    assert seat is not None  # without a seat there is no token
    answer = Answer(complete=True, legal=[], view=None)

    def question(hosted: Hosted) -> Decided | None:
        nonlocal answer
        entry = hosted.decide(seat, data.ply, data.moves)
        if entry is None:
            answer = answer_to(hosted, seat, data.ply, data.moves)
            return None
        return live.stamped(entry)

    try:
        await live.settle(question, seat)
    except Illegal as error:
        raise _in_words(error, live.hosted, seat, preferred_language(request)) from None
    return answer


@get(
    "/tables/{table:str}/record",
    operation_id="record",
    summary="Fetch the record",
    security=WITH_TOKEN_OR_WITHOUT,
    media_type=_PLAIN,
    responses=refusals(403, 404),
)
async def record(request: Asked, table: FromPath[str]) -> Response[str]:
    """The record of a finished game: it replays exactly."""
    live, seat = await seated_or_looking_on(request, table)
    check_may_be_watched(live.hosted, seat)
    assert live.hosted.table is not None  # it is over
    return Response(live.hosted.table.record(), media_type=_PLAIN)


def cost_of_events(events: int) -> int:
    """Return as how many more requests it counts to be told so many events: never more than half of all requests."""
    return min(max(0, events) // EVENTS_OF_REQUEST, REQUESTS[0] // 2)


def _in_words(error: Illegal, hosted: Hosted, seat: int, language: str) -> Illegal:
    """The same refusal in words of the game."""
    teller = teller_of(hosted, seat, language)
    sentence = teller.words.say(f"refusal-{error.refusal}", **teller.values(error.action))
    return Illegal(sentence, clause=error.clause, refusal=error.refusal, action=error.action)
