"""A server with something of everything: tables of all games at every stage, people, programs, records and editions."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import traceback
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from h11 import LocalProtocolError
from litestar import Litestar
from uvicorn.server import Server

import sousbois
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Uploaded, read
from sousbois.play.owneditions import Offered, keep
from sousbois.play.store import Store
from sousbois.play.terms import Clock, Terms
from sousbois.web.api.tokens import Claim, Tokens
from sousbois.web.guards import Application, Receive, Scope, Send
from sousbois.web.house import House
from sousbois.web.identity import Identity
from sousbois.web.serving import opened, server_of
from sousbois.web.settings import Settings
from tests.patience import PATIENCE
from tests.play.hosting import GAMES
from tests.play.owned import own_text
from tests.web.faketime import FakeTime
from tests.web.faults.fuzzing.request import Request
from tests.web.replays import among_themselves, finished
from tests.web.whole.prepared import Prepared, keep_in, played_until, seated

MOST_KNOWN = 60
"""Tables, links and the like that requests are made of, of each kind; of those that come later, the last ones."""

LOGGERS = ("sousbois", "uvicorn", "asyncio")
"""Those that are listened to."""

PLAYERS = tuple(f"player-{seat}" for seat in range(4))
STRANGER = "stranger"

_CLIENT_LEFT = (OSError, LocalProtocolError)
"""What uvicorn says to an application that answers a client which has left, or whose body was no HTTP."""

_current: ContextVar[Request | None] = ContextVar("current", default=None)
"""The request that what happens now goes back to."""


@dataclass(frozen=True)
class Failure:
    """Something that went wrong inside."""

    what: str
    request: Request | None
    """The request that led to it, if one did."""


@dataclass
class World:
    """A running server, and what there is to know of it."""

    folder: Path
    house: House
    time: FakeTime
    port: int = 0
    applications: list[Litestar] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    recorded: list[str] = field(default_factory=list)
    """Games that can be watched again."""
    editions: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    """Private links, one of them too old."""
    tokens: list[str] = field(default_factory=list)
    sent: dict[int, Request] = field(default_factory=dict)
    """The requests that are being answered, by the port from which they come."""
    is_full: bool = False
    """Whether the disk is full."""
    is_bad: bool = False
    """Whether the disk cannot be read."""

    def cookie(self, player: str, language: str = "en") -> str:
        """Return what the browser of a person sends."""
        identity = Identity(player, "Zoé", "fr" if language == "fr" else "en", auto_pass=player != PLAYERS[0])
        return f"sousbois={self.house.identities.cookie(identity)}"

    def token(self, table: str, seat: int, player: str) -> str:
        """Return what a program in a seat sends."""
        tokens: Tokens = self.applications[1].state["desk"].tokens
        return tokens.token(Claim(table, seat, player))

    def learn(self, known: list[str], new: str) -> None:
        """Let requests be made of something new."""
        if new and new not in known:
            known.append(new)
            if len(known) > MOST_KNOWN:
                del known[MOST_KNOWN // 2]  # what was prepared comes first and stays

    def fail(self, what: str) -> None:
        """Note that something went wrong inside."""
        self.failures.append(Failure(what, _current.get()))


@asynccontextmanager
async def world_in(folder: Path) -> AsyncIterator[World]:
    """Run a server in this very loop. Its clock moves when it is told to; its tables rest as soon as nobody looks."""
    with ExitStack() as held:
        held.enter_context(patch("sousbois.play.storefile.token_bytes", lambda size: bytes(range(size))))
        held.enter_context(patch("sousbois.web.lobby.REST_AFTER", 0.05))
        listening = held.enter_context(opened("127.0.0.1", 0))
        time = FakeTime()
        house = House(folder, Settings(), time)
        house.opponents.warm_up = lambda: None  # type: ignore[method-assign]
        world = World(folder, house, time, listening.getsockname()[1])
        _watch(world, held)
        _furnish(world)
        _let_disk_fail(world)
        is_there = asyncio.Event()
        server = server_of(house, is_there.set)
        server.config.load()
        server.config.loaded_app = _noting(server.config.loaded_app, world)
        running = asyncio.ensure_future(server.serve([listening]))
        await asyncio.wait_for(is_there.wait(), PATIENCE)
        world.applications = await _applications(server)
        _give_tokens(world)
        try:
            yield world
        finally:
            world.is_full = world.is_bad = False
            server.should_exit = True
            await asyncio.wait_for(running, PATIENCE)


# --- What goes wrong inside ------------------------------------------------------------------------------------------


class _Listening(logging.Handler):
    """Notes every error that is logged, but not what a library says of a client's mistake."""

    def __init__(self, fail: Callable[[str], None]) -> None:
        super().__init__(logging.ERROR)
        self._fail = fail

    def emit(self, record: logging.LogRecord) -> None:
        message = record.getMessage()
        if record.name.startswith("uvicorn") and not message.startswith("ASGI"):
            return
        fields: dict[str, Any] = getattr(record, "fields", {})
        ours = [place for place in fields.get("at", ()) if place.partition(":")[0] in _sources()]
        self._fail(" ".join(filter(None, ["logged:", message, fields.get("error"), *ours[-1:]])))


@cache
def _sources() -> frozenset[str]:
    """The files of sousbois, as its log names them."""
    return frozenset("/".join(file.parts[-2:]) for file in Path(sousbois.__file__).parent.rglob("*.py"))


def _root(error: BaseException) -> BaseException:
    """The error that led to another."""
    while error.__cause__ is not None:
        error = error.__cause__
    return error


def _where(error: BaseException) -> str:
    """What an error is, and where in sousbois it happened."""
    places = [each for each in traceback.extract_tb(error.__traceback__) if "/sousbois/" in each.filename]
    where = "".join(f" {Path(each.filename).name}:{each.lineno} {each.name}" for each in places[-1:])
    return f"{type(error).__name__}{where}"


def _lost(context: dict[str, Any]) -> str:
    """What the loop says of an error that nobody waits for."""
    error = context.get("exception")
    return f"in the loop: {context['message']}{f' {_where(error)}' if error else ''}"


def _watch(world: World, held: ExitStack) -> None:
    """Note what the server and its libraries log as an error, and what ends a thread or a task."""
    listening = _Listening(world.fail)
    for logger in map(logging.getLogger, LOGGERS):  # not the one above them: it may be set up anew meanwhile
        logger.addHandler(listening)
        held.callback(logger.removeHandler, listening)

    def note_end(dead: Any) -> None:
        world.fail(f"a thread ended: {_where(dead.exc_value)}")

    held.enter_context(patch("threading.excepthook", note_end))
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: world.fail(_lost(context)))


def _let_disk_fail(world: World) -> None:
    """While the disk is said to be full, let writing fail as SQLite lets it fail; likewise reading, while it is bad."""
    store = world.house.store
    writer, connection = store._writer, store._connection
    commit = writer._commit

    def commit_if_there_is_room(group: Any) -> Any:
        if world.is_full:
            raise sqlite3.OperationalError("database or disk is full")
        return commit(group)

    class Connection:
        """The connection for reading."""

        def execute(self, *arguments: Any) -> sqlite3.Cursor:
            """Read, unless the disk is bad."""
            if world.is_bad:
                raise sqlite3.DatabaseError("database disk image is malformed")
            return connection.execute(*arguments)

    writer._commit = commit_if_there_is_room  # type: ignore[method-assign]
    store._connection = Connection()  # type: ignore[assignment]


def _noting(app: Any, world: World) -> Application:
    """The application as the server runs it. All that it does goes back to a request, and no error is lost."""

    async def noted(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            _current.set(world.sent.get(scope["client"][1]))
        try:
            await app(scope, receive, send)
        except Exception as error:
            if not isinstance(_root(error), _CLIENT_LEFT):
                world.fail(f"escaped to the server: {_where(error)}")
            raise

    return noted


# --- What there is ---------------------------------------------------------------------------------------------------


def _furnish(world: World) -> None:
    """Write tables, records and editions into the store."""
    store = world.house.store
    tables: dict[str, Prepared] = {}
    quick = Terms(clock=Clock("move", 30), away="automatic", grace=60)
    bank = Terms(clock=Clock("game", 300), hints=False)
    for game in GAMES:
        tables |= {
            f"{game}-finished": finished(game),
            f"{game}-running": played_until(game, lambda hosted: hosted.ply >= 8),
            f"{game}-bots": seated(game, PLAYERS[:1], bots=2),
            f"{game}-quick": seated(game, PLAYERS[:2], bots=1, terms=quick),
            f"{game}-waiting": seated(game, PLAYERS[:1], bots=1, free=2),
        }
    tables |= {
        "private-finished": among_themselves(finished("hunt")),
        "private-running": seated("hunt", PLAYERS[:3], terms=Terms(spectators=False, grace=5)),
        "bank-igels": seated("igels", PLAYERS[:2], bots=1, terms=bank),
        "by-hand": seated("menagerie", PLAYERS[:3], terms=Terms(dealt_by_hand=True)),
    }
    keep_in(store, tables)
    world.tables = list(tables)
    for game in GAMES:
        world.editions.append(keep(store, Offered(game, own_text(game))))
    world.recorded = [table for table in tables if table.endswith("finished")]
    someone = Identity(PLAYERS[1], "Zoé", "en")
    with patch("time.time", lambda: 1_000_000_000.0):
        world.links.append(world.house.identities.link(someone))
    world.links.append(world.house.identities.link(someone))


def _give_tokens(world: World) -> None:
    for table in world.tables:
        world.tokens.append(world.token(table, 0, PLAYERS[0]))
    del world.tokens[MOST_KNOWN // 2 :]


async def _applications(server: Server) -> list[Litestar]:
    """The application for pages and the one for programs: each request names the one that has answered it."""
    found: list[Litestar] = []
    app: Any = server.config.loaded_app

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(_: Any) -> None: ...

    for path in ("/health", "/api/openapi.json"):
        scope: dict[str, Any] = {
            "type": "http", "http_version": "1.1", "method": "GET", "scheme": "http", "path": path, "root_path": "",
            "raw_path": path.encode(), "query_string": b"", "headers": [(b"host", b"localhost")],
            "client": ("127.0.0.1", 0), "server": ("127.0.0.1", 80), "asgi": {"version": "3.0"},
        }  # fmt: skip
        await app(scope, receive, send)
        found.append(scope["litestar_app"])
    return found


# --- What is stored --------------------------------------------------------------------------------------------------


def stored(store: Store, table: str) -> Hosted | None:
    """Return a table as its journal tells it; None for a record."""
    journal = [read(entry) for entry in store.journal(table)]
    return None if isinstance(journal[0], Uploaded) else Hosted.told_by(journal)
