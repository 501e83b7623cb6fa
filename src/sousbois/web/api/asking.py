"""Who asks: a program with the token of a seat, or somebody looking on. And how much they may ask for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.spec import SecurityRequirement

from sousbois.core.errors import NotAllowed
from sousbois.web.api.tokens import Claim, NoToken, Tokens
from sousbois.web.audience import check_may_look
from sousbois.web.limits import Allowances, Slots, use
from sousbois.web.live import Live
from sousbois.web.pages.common import address_of, house_of

Asking = ASGIConnection[Any, Any, Any, State]

SEAT = "seat"
"""The name by which the document calls a token."""
WITH_TOKEN: list[SecurityRequirement] = [{SEAT: []}]
WITH_TOKEN_OR_WITHOUT: list[SecurityRequirement] = [{SEAT: []}, {}]
"""What the document says of routes that need a token, or that can be asked with one."""

OPENINGS = 120, 60.0
"""Tables that one address may open and seats it may take: so many at once, and again within so many seconds."""
REQUESTS = 200, 10.0
"""Requests of one token, or of one address without a token."""
REQUESTS_OF_ADDRESS = 5 * REQUESTS[0], REQUESTS[1]
"""Requests of one address, all its tokens together."""
STREAMS_OF_TOKEN, STREAMS_OF_ADDRESS = 4, 64
"""Streams that may be open at the same time."""


class Desk:
    """What the server remembers of programs."""

    def __init__(self, tokens: Tokens, now: Callable[[], float]) -> None:
        self.tokens = tokens
        self.openings = Allowances(*OPENINGS, now)
        self.requests = Allowances(*REQUESTS, now)
        self.requests_of_address = Allowances(*REQUESTS_OF_ADDRESS, now)
        self.streams_of_token = Slots(STREAMS_OF_TOKEN)
        self.streams_of_address = Slots(STREAMS_OF_ADDRESS)


class Seated(NamedTuple):
    """A program, or somebody looking on, at a table."""

    live: Live
    seat: int | None


def desk_of(connection: Asking) -> Desk:
    """What the server remembers of programs."""
    desk = connection.app.state["desk"]
    assert isinstance(desk, Desk)
    return desk


def claim_of(connection: Asking) -> Claim | None:
    """What the token of a request claims; None, if there is no token. Cookies are no concern of ours."""
    authorization = connection.headers.get("authorization")
    return None if authorization is None else desk_of(connection).tokens.read(authorization)


def client_of(connection: Asking) -> str:
    """Whose allowance a request uses up: that of its token, or of its address."""
    claim = claim_of(connection)
    return address_of(connection) if claim is None else f"{claim.table} {claim.seat} {claim.player}"


def sure_claim_of(connection: Asking) -> Claim:
    """What the token of a request claims, which has to have one."""
    claim = claim_of(connection)
    if claim is None:
        raise NoToken("authorization: there is no token")
    return claim


async def seated(connection: Asking, table: str) -> Seated:
    """A program with the token of a seat at this table."""
    claim = sure_claim_of(connection)
    live = await house_of(connection).lobby.table(table)
    _check_sits(claim, table, live)
    live.attend(claim.seat, address_of(connection))
    await live.come_back(claim.seat)
    _check_sits(claim, table, live)  # meanwhile another may have taken the seat
    return Seated(live, claim.seat)


def _check_sits(claim: Claim, table: str, live: Live) -> None:
    """Refuse a token of another table, or of a player who does not sit there."""
    if claim.table != table or live.hosted.seat_of(claim.player) != claim.seat:
        raise NotAllowed("this token is for another seat", reason="not-seated")


async def seen(connection: Asking, table: str) -> Live:
    """A table that a program may look at."""
    live, claim = await house_of(connection).lobby.table(table), claim_of(connection)
    seat = live.hosted.seat_of(claim.player) if claim is not None and claim.table == table else None
    check_may_look(live.hosted, seat)
    live.attend(seat, address_of(connection))
    return live


async def seated_or_looking_on(connection: Asking, table: str) -> Seated:
    """A program with a token; or without, where the table lets people look on."""
    if claim_of(connection) is not None:
        return await seated(connection, table)
    return Seated(await seen(connection, table), None)


def count_opening(connection: Asking) -> None:
    """Count a table that is about to be opened, or a seat about to be taken; or refuse it."""
    use(desk_of(connection).openings, address_of(connection))


# --- Guards ----------------------------------------------------------------------------------------------------------


async def within_limits(connection: Asking, _: BaseRouteHandler) -> None:
    """Every request uses some of the allowances of its token and of its address; a forged token is none."""
    desk = desk_of(connection)
    use(desk.requests_of_address, address_of(connection))
    try:
        client = client_of(connection)
    except NoToken:
        use(desk.requests, address_of(connection))
        raise
    use(desk.requests, client)


async def sends_json(connection: Asking, _: BaseRouteHandler) -> None:
    """A body says that it is JSON: what a page of another site can send unasked does not."""
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise HTTPException(status_code=415)
