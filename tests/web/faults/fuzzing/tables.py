"""What holds of all tables, whatever was asked: each can be read, goes on, and keeps no page that was closed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from random import Random

from sousbois.core.errors import SousboisError
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Person
from sousbois.web.limits import MOST_CLIENTS, Allowances
from tests.play.hosting import any_decision
from tests.web.faults.fuzzing.asking import ask
from tests.web.faults.fuzzing.request import HANDSHAKE, Request, frame_of, head_of
from tests.web.faults.fuzzing.world import STRANGER, World, stored

ATTEMPTS = 12
"""How often a decision is tried: a bot may have been quicker."""
PAUSE = 0.25
"""Seconds between two attempts; as long as a bot's decision takes at least."""


async def stuck_tables(world: World, tables: list[str], chance: Random) -> list[str]:
    """Return what is wrong with tables: that they cannot be read, that no decision counts there, and the like."""
    found = await asyncio.gather(*(_wrong(world, table, Random(chance.random())) for table in tables))
    return [what for each in found for what in each]


async def _wrong(world: World, table: str, chance: Random) -> list[str]:
    """What is wrong with one table."""
    try:
        hosted = stored(world.house.store, table)
    except SousboisError as error:
        return [f"a table cannot be read: {table}, {error}"]
    if hosted is None or hosted.stage != "running" or not _is_looked_at(hosted):
        return []
    wrong = [] if await _is_as_stored(world, table) else [f"a live table is not the stored one: {table}"]
    return wrong if await _goes_on(world, table, chance) else [*wrong, f"a table is stuck: {table}"]


def _is_looked_at(hosted: Hosted) -> bool:
    """Whether anyone may look at a table: bots among themselves play for those who do."""
    return hosted.opened.terms.spectators or any(isinstance(each, Person) for each in hosted.sitters)


async def _is_as_stored(world: World, table: str) -> bool:
    """Whether the table that pages see is the one in the store, as soon as nothing is being written."""
    for _ in range(ATTEMPTS):
        live = await world.house.lobby.table(table)
        if live.hosted.entries == _stored(world, table).entries:
            return True
        await asyncio.sleep(0)
    return False


async def _goes_on(world: World, table: str, chance: Random) -> bool:
    """Whether a decision counts that the stored table allows, or a bot decides."""
    before = _stored(world, table)
    for attempt in range(ATTEMPTS):
        now = _stored(world, table)
        if now.entries > before.entries:
            return True
        people = {seat: each.player for seat, each in enumerate(now.sitters) if isinstance(each, Person)}
        asked = [seat for seat in now.owing() if seat in people]
        said: list[dict[str, object]] = []
        if asked:
            decided = any_decision(now, chance, seat=asked[0])
            said.append({"kind": "decide", "ply": decided.ply, "moves": list(decided.moves)})
        player = people[asked[0]] if asked else next(iter(people.values()), STRANGER)
        await ask(world, _opened(world, table, player, said))
        world.time.pass_by(PAUSE)  # a person may send only so much in a time
        await asyncio.sleep(PAUSE if attempt else 0)
    return _stored(world, table).entries > before.entries


def _stored(world: World, table: str) -> Hosted:
    hosted = stored(world.house.store, table)
    assert hosted is not None  # a record does not run
    return hosted


def _opened(world: World, table: str, player: str, said: list[dict[str, object]]) -> Request:
    """A page of a person that says something."""
    host = b"localhost:%d" % world.port
    headers = [(b"host", host), (b"origin", b"http://" + host), (b"cookie", world.cookie(player).encode()), *HANDSHAKE]
    head = head_of(b"GET", f"/table/{table}/live".encode(), headers)
    frames = [frame_of(json.dumps(message).encode()) for message in [*said, {"kind": "ping"}]]
    return Request("WEBSOCKET /table/{table}/live", head, frames=tuple(frames))


def left_behind(world: World) -> Iterator[str]:
    """Yield who is still taken for present, while no connection is open."""
    if world.house.lobby.pages:
        yield f"{world.house.lobby.pages} pages left behind"
    desk = world.applications[1].state["desk"]
    if len(desk.streams_of_address):
        yield f"{len(desk.streams_of_address)} streams left behind"
    owners = [world.house, desk, *vars(world.house).values()]
    # Not found by the garbage collector: it would also hand out tuples that other threads have not finished.
    for each in [value for owner in owners for value in getattr(owner, "__dict__", {}).values()]:
        if isinstance(each, Allowances) and len(each) > MOST_CLIENTS:
            yield f"an allowance for {len(each)} clients"
