"""What holds of the tables of a server, whatever was asked: each can be read, goes on, and lets go of those who left."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import AsyncIterator, Iterator
from random import Random

from sousbois.core.errors import SousboisError
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Person
from sousbois.web.limits import MOST_CLIENTS, Allowances
from tests.play.hosting import any_decision
from tests.web.faults.fuzzing.asking import ask
from tests.web.faults.fuzzing.request import HANDSHAKE, Request, frame_of, head_of
from tests.web.faults.fuzzing.world import World, stored

ATTEMPTS = 12
"""How often a decision is tried: a bot may have been quicker."""
PAUSE = 0.25
"""Seconds between two attempts; as long as a bot's decision takes at least."""


async def stuck_tables(world: World, tables: list[str], chance: Random) -> AsyncIterator[str]:
    """Yield what is wrong with tables: that they cannot be read, or that no decision counts there."""
    for table in tables:
        try:
            hosted = stored(world.house.store, table)
        except SousboisError as error:
            yield f"{table} cannot be read from the store: {error}"
            continue
        if hosted is not None and hosted.stage == "running" and not await _goes_on(world, table, chance):
            yield f"{table} is stuck"


async def _goes_on(world: World, table: str, chance: Random) -> bool:
    """Whether a decision counts that the stored table allows, or a bot decides."""
    before = _stored(world, table)
    for _ in range(ATTEMPTS):
        now = _stored(world, table)
        if now.entries > before.entries:
            return True
        asked = [seat for seat in now.owing() if isinstance(now.sitters[seat], Person)]
        people = [seat for seat, sitter in enumerate(now.sitters) if isinstance(sitter, Person)]
        said = []
        if asked:
            decided = any_decision(now, chance, seat=asked[0])
            said = [{"kind": "decide", "ply": decided.ply, "moves": list(decided.moves)}]
        sitter = now.sitters[(asked or people or [0])[0]]
        await ask(world, _opened(world, table, sitter.player if isinstance(sitter, Person) else "stranger", said))
        if _stored(world, table).entries == before.entries:
            await asyncio.sleep(PAUSE)
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
    streams = world.applications[1].state["desk"].streams_of_address
    if len(streams):
        yield f"{len(streams)} streams left behind"
    for each in gc.get_objects():
        if isinstance(each, Allowances) and len(each) > MOST_CLIENTS:
            yield f"an allowance for {len(each)} clients"
