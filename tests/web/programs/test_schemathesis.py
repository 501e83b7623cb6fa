"""Whatever the document allows, and whatever it does not, is answered as the document says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count
from random import Random
from typing import Any

import pytest
import schemathesis
from schemathesis.config import SchemathesisConfig
from schemathesis.python.asgi import ASGIClient, shutdown_lifespans

from sousbois.web.api.app import api
from sousbois.web.clockwork import Time
from sousbois.web.guards import Application, Receive, Scope, Send
from sousbois.web.house import House
from sousbois.web.settings import Settings

EXAMPLES = 25
"""Requests that are made up for each operation, beside those that try out the bounds of its document."""


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Application]:
    """What programs can ask for, on a clock that runs so fast that nobody ever asks for too much."""
    house = House(tmp_path_factory.mktemp("data"), Settings(), Time())
    programs = api(house, now=count(step=1000.0).__next__)

    async def with_lifespan(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await programs(scope, receive, send)
            return
        await receive()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await house.lobby.close()
        await send({"type": "lifespan.shutdown.complete"})

    yield with_lifespan
    shutdown_lifespans()
    house.opponents.close()
    house.store.close()


def asked(app: Any, path: str, body: Any, token: str = "") -> Any:
    """The answer to a sound request."""
    with ASGIClient(app) as client:
        answer = client.post(f"/api/{path}", json=body, headers={"authorization": f"Bearer {token}"} if token else {})
    assert answer.ok, answer.text
    return answer.json()


def finished(app: Any) -> Any:
    """A table at which a game is over."""
    table = asked(app, "tables", {"game": "hamster", "seats": ["me"], "name": "Ana"})
    chance = Random(7)
    headers = {"authorization": f"Bearer {table['token']}"}
    while True:
        with ASGIClient(app) as client:
            now = client.get(f"/api/tables/{table['id']}/view", headers=headers).json()
        if now["stage"] == "finished":
            return table
        moves, answer = [], now
        while not answer.get("complete"):
            moves.append(chance.choice(answer["legal"]))
            answer = asked(app, f"tables/{table['id']}/decisions", {"ply": now["ply"], "moves": moves}, table["token"])


def document(app: Application, table: Mapping[str, str] | None = None) -> Any:
    """The document, and how requests are made of it: all checks, always the same requests."""
    settings: dict[str, Any] = {
        "generation": {"deterministic": True, "max-examples": EXAMPLES},
        # What is well formed may still be no move, no option, no seat: the document does not hold the rules.
        "checks": {"positive_data_acceptance": {"expected-statuses": ["2xx", "4xx"]}},
    }
    if table:
        settings |= {"parameters": {"table": table["id"]}, "auth": {"openapi": {"seat": {"bearer": table["token"]}}}}
    return schemathesis.openapi.from_asgi("/api/openapi.json", app, config=SchemathesisConfig.from_dict(settings))


@pytest.fixture(scope="module")
def for_strangers(app: Application) -> Any:
    """For a program that knows no table and has no token."""
    return document(app)


@pytest.fixture(scope="module")
def for_players(app: Application) -> Any:
    """For a program that sits at a running table; its stream would not end."""
    table = asked(app, "tables", {"game": "hunt", "seats": ["me", "easy", "easy"], "name": "Ana"})
    return document(app, table)


@pytest.fixture(scope="module")
def for_guests(app: Application) -> Any:
    """For a program that finds seats free."""
    return document(app, asked(app, "tables", {"game": "hamster", "seats": ["me", *["open"] * 5], "name": "Ana"}))


@pytest.fixture(scope="module")
def for_veterans(app: Application) -> Any:
    """For a program that sits at a table at which the game is over."""
    return document(app, finished(app))


strangers = schemathesis.pytest.from_fixture("for_strangers")
players = schemathesis.pytest.from_fixture("for_players").exclude(path_regex="/events$")
guests = schemathesis.pytest.from_fixture("for_guests").include(path_regex="/(view|seats|record)$")
veterans = schemathesis.pytest.from_fixture("for_veterans").include(path_regex="/(view|events|record)$")


@strangers.parametrize()
def test_what_strangers_ask_is_answered_as_the_document_says(case: schemathesis.Case[Any]) -> None:
    case.call_and_validate()


@players.parametrize()
def test_what_players_ask_is_answered_as_the_document_says(case: schemathesis.Case[Any]) -> None:
    case.call_and_validate()


@guests.parametrize()
def test_what_guests_ask_is_answered_as_the_document_says(case: schemathesis.Case[Any]) -> None:
    case.call_and_validate()


@veterans.parametrize()
def test_what_is_asked_after_the_end_is_answered_as_the_document_says(case: schemathesis.Case[Any]) -> None:
    case.call_and_validate()
