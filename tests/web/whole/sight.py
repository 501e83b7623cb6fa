"""Boards of a whole game, as a player's page is sent them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page

from sousbois.play.hosted import Hosted
from sousbois.web.around import Around
from sousbois.web.clockwork import Time
from sousbois.web.readers import Reader, Readers
from tests.play.hosting import SHORTER, any_decision, full

OUT_OF_SIGHT = (Path(__file__).parent / "sight.js").read_text()

READER = 0
"""The seat that looks at the table."""

SHOWN = 6
"""Of the moments between two decisions, every so many are looked at."""

MOST_SHIFT = 0.02
"""The cumulative layout shift that is not felt, from one board to the next."""


class Board(NamedTuple):
    """A board as it is sent to a page."""

    html: str
    is_own: bool
    """Whether its reader has just pressed something: what moves then is no layout shift."""


@cache
def boards(game: str, seats: int, language: str, seed: int = 5) -> tuple[Board, ...]:
    """What is sent to a page while people play a whole game at random: at every decision, and while things happen."""
    hosted, _ = full(game, seats, seed, SHORTER.get(game))
    readers = Readers("table", Around.of(hosted, Time()))
    reader = Reader(READER, language, lines=0)
    readers.add(reader, hosted, {})
    chance, sent = Random(seed), list(_sent(reader))
    while hosted.stage == "running":
        if READER in hosted.owing():
            sent += _begun(readers, reader, hosted, chance)
        entry = any_decision(hosted, chance)
        readers.tell(hosted, hosted.take(entry), {})
        sent += _sent(reader, is_own=entry.seat == READER)
    return tuple(sent)


def _sent(reader: Reader, *, is_own: bool = False) -> Iterator[Board]:
    """The boards that wait to be sent."""
    while not reader.outbox.empty():
        message = reader.outbox.get_nowait()
        assert message is not None
        scene: dict[str, Any] = msgspec.json.decode(message)
        *between, last = scene["frames"]
        yield from (Board(frame["html"], is_own) for frame in [*between[::SHOWN], last])


def _begun(readers: Readers, reader: Reader, hosted: Hosted, chance: Random) -> list[Board]:
    """The boards of a decision that its player has begun."""
    moves: list[str] = []
    sent: list[Board] = []
    while True:
        table = hosted.considered(READER, hosted.ply, moves) if moves else hosted.table
        assert table is not None
        moves.append(str(chance.choice(table.legal(READER))))
        if hosted.decide(READER, hosted.ply, moves) is not None:
            return sent
        readers.show_to_player(READER, hosted, {READER: tuple(moves)})
        sent += _sent(reader, is_own=True)


def out_of_sight(
    page: Page, shown: tuple[Board, ...], *, fits: bool = True, most_shift: float | None = None
) -> list[str]:
    """Return what is not in sight on these boards. `fits`: letters are of the usual size, so that nothing has to be
    made smaller. `most_shift`: how much may move from one board to the next, on a page that is drawn."""
    asked = {"boards": [board._asdict() for board in shown], "fits": fits, "mostShift": most_shift}
    found: list[str] = page.evaluate(OUT_OF_SIGHT, asked)
    return found
