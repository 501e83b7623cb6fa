"""Positions and game files hold everything, and read back."""

from __future__ import annotations

import json

from sousbois.core.position import digest_of, table_of
from sousbois.core.record import Records
from sousbois.play.gamerecord import replay, verify
from sousbois.play.table import Table
from tests.contract.recording import Walk
from tests.contract.walks import content


def without_events(table: Records) -> bytes:
    """Return all that a state holds, except how it came about."""
    state = table.copy()
    state["told"] = 0
    state["tale"] = 0
    return bytes(state.tobytes())


def law_position_reads_back_to_the_byte(walk: Walk) -> None:
    setup = walk.setup
    for at, snapshot in enumerate(walk.looked_at()):
        if at % 4 != walk.choices % 4:  # some of them: there are many, and this takes its time
            continue
        position = snapshot.position
        edition = setup.edition if at > 3 else None  # by its name once; reading the file takes its time too
        again, table = table_of(setup.game, json.loads(json.dumps(position)), edition)
        assert without_events(table) == without_events(snapshot.table)
        assert (again.seats, again.options, again.edition.digest) == (setup.seats, setup.options, setup.edition.digest)
        assert Table.standing(again, table).position() == position


def law_game_continues_from_a_position(walk: Walk) -> None:
    latest = walk.choices % len(walk.actions)
    *_, start = (snapshot for snapshot in walk.unfinished if snapshot.number <= latest)
    walk.step = start.number
    table = Table.standing(*table_of(walk.setup.game, start.position))
    for seat, action, events in walk.onward(start.number):
        assert table.play(seat, action) == events
    assert table.outcome() == walk.setup.outcome(walk.end.state)
    assert table.position() == walk.end.position
    again = verify(table.record())
    assert (again.start, again.position(), again.record()) == (table.start, table.position(), table.record())


def law_record_replays_to_the_byte(walk: Walk) -> None:
    table, _ = walk.played
    again = verify(table.record())
    assert content(again.state) == content(table.state)
    assert (again.history, again.seed, again.outcome()) == (table.history, walk.seed, table.outcome())
    assert again.record() == table.record()


def law_unfinished_game_replays_from_its_record(walk: Walk) -> None:
    """At one of the first moments, and at one of all."""
    finished, _ = walk.played
    for moments in (walk.unfinished[:8], walk.unfinished):
        snapshot = moments[walk.choices % len(moments)]
        walk.step = snapshot.number
        table = Table(walk.setup, snapshot.state, walk.seed)
        table.history = finished.history[: snapshot.number]
        assert content(replay(table.record()).state) == snapshot.table.tobytes()


def law_equal_positions_alone_share_a_digest(walk: Walk) -> None:
    found: dict[str, bytes] = {}
    for snapshot in walk.looked_at():
        state = without_events(snapshot.table)
        assert found.setdefault(digest_of(snapshot.position), state) == state
    assert len(set(found.values())) == len(found)
    assert digest_of(json.loads(json.dumps(walk.end.position))) == digest_of(walk.end.position)
