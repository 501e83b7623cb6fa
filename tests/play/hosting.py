"""Hosted tables for tests: opened, filled with people, and played at random."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from sousbois.games import load
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Decided, Entry, Opened
from sousbois.play.steps import Step

GAMES = ("badger", "hamster", "hunt", "igels", "menagerie")


SHORTER: Mapping[str, Mapping[str, int]] = {"igels": {"forest_size": 8}}
"""Options by which a whole game is not longer than it must be."""


def opened(
    game: str, seats: int | None = None, seed: int = 7, options: Mapping[str, bool | int] | None = None
) -> Opened:
    """A table that nobody sits at yet."""
    rules = load(game)
    edition = rules.edition()
    count = min(4, max(rules.seats)) if seats is None else seats
    return Opened(game, rules.version, edition.id, edition.digest, options or {}, count, seed, "player-0", listed=False)


def full(
    game: str, seats: int | None = None, seed: int = 7, options: Mapping[str, bool | int] | None = None
) -> tuple[Hosted, list[Entry]]:
    """A table full of people, and its journal."""
    hosted = Hosted(opened(game, seats, seed, options))
    journal: list[Entry] = [hosted.opened]
    for seat in range(hosted.opened.seats):
        journal.append(hosted.sit(seat, f"player-{seat}", f"Nom {seat}"))
        hosted.take(journal[-1])
    return hosted, journal


def any_decision(hosted: Hosted, chance: Random, seat: int | None = None) -> Decided:
    """A whole decision of somebody who owes one."""
    assert hosted.table is not None
    who = chance.choice(hosted.owing()) if seat is None else seat
    moves: list[str] = []
    while True:
        table = hosted.considered(who, hosted.ply, moves) if moves else hosted.table
        moves.append(str(chance.choice(table.legal(who))))
        entry = hosted.decide(who, hosted.ply, moves)
        if entry is not None:
            return entry


def play_on(hosted: Hosted, chance: Random, decisions: int = 10_000) -> list[list[Step]]:
    """Let people decide at random; what each decision set off."""
    steps: list[list[Step]] = []
    while hosted.stage == "running" and len(steps) < decisions:
        steps.append(hosted.take(any_decision(hosted, chance)))
    return steps
