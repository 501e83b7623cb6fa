"""How much is shown of a game, and for how long: frames, and seconds of showing between two questions to the reader.

    .venv/bin/python benchmarks/frames.py [--games 20] [--seats 4] [--pace 1000] [GAME ...]

Everybody decides at random; what one reader's page would be sent is counted as the page shows it. Seconds are those
that the reader waits for pictures, from a decision of theirs until they are asked again: bots and lines take theirs
besides.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass, field
from random import Random
from statistics import mean, median
from typing import Any

from sousbois.games import load, names
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Decided, Opened
from sousbois.web.around import Around
from sousbois.web.clockwork import Time
from sousbois.web.readers import Reader, Readers

READER = 0
"""The seat whose page is looked at."""

ASKED = "prompt--yours"
"""What stands on a board that asks its reader something."""


@dataclass
class Shown:
    """What was shown of some games."""

    frames: list[int] = field(default_factory=list)
    """Sent in each game."""
    pauses: list[int] = field(default_factory=list)
    """Frames of each game that are looked at for a while before the next is shown."""
    after_one: list[int] = field(default_factory=list)
    """The same after each decision."""
    waits: list[float] = field(default_factory=list)
    """Seconds of showing from a decision of the reader to the next question."""
    sent: list[int] = field(default_factory=list)
    """Bytes of all frames of each game."""


def any_decision(hosted: Hosted, chance: Random) -> Decided:
    """Return a whole decision of a seat that owes one."""
    assert hosted.table is not None
    seat = chance.choice(hosted.owing())
    moves: list[str] = []
    while True:
        table = hosted.considered(seat, hosted.ply, moves) if moves else hosted.table
        moves.append(str(chance.choice(table.legal(seat))))
        decided = hosted.decide(seat, hosted.ply, moves)
        if decided is not None:
            return decided


def dealt(game: str, seats: int, seed: int) -> Hosted:
    """A table full of people."""
    rules, edition = load(game), load(game).edition()
    seats = min(seats, max(rules.seats))
    opened = Opened(game, rules.version, edition.id, edition.digest, {}, seats, seed, "player-0", listed=False)
    hosted = Hosted(opened)
    for seat in range(seats):
        hosted.take(hosted.sit(seat, f"player-{seat}", f"Name {seat}"))
    return hosted


def is_quiet(frame: dict[str, Any], frames: list[dict[str, Any]]) -> bool:
    """Whether the page shows a frame without a pause of its own."""
    return bool(frame.get("quiet", len(frames) == 1 and not frame["lines"]))


def show(hosted: Hosted, chance: Random, seconds: float, shown: Shown) -> None:
    """Play one game to its end."""
    readers = Readers("measured", Around.of(hosted, Time()))
    page = Reader(READER, "en", len(hosted.log))
    readers.add(page, hosted, {})
    page.outbox.get_nowait()
    frames, sent, all_pauses, waiting = 0, 0, 0, 0.0
    while hosted.stage == "running":
        readers.tell(hosted, hosted.take(any_decision(hosted, chance)), {})
        message = page.outbox.get_nowait()
        assert message is not None
        sent += len(message)
        scene = json.loads(message)["frames"]
        paused = [frame for frame in scene if not is_quiet(frame, scene)]
        is_asked = ASKED in scene[-1]["html"]
        pauses = len(paused) - (is_asked and scene[-1] in paused)  # nobody waits for what asks them already
        frames += len(scene)
        all_pauses += pauses
        waiting += pauses * seconds
        shown.after_one.append(pauses)
        if is_asked:
            shown.waits += [waiting] if waiting else []
            waiting = 0.0
    shown.frames.append(frames)
    shown.pauses.append(all_pauses)
    shown.sent.append(sent)


def told(shown: Shown) -> str:
    """One line of the table."""
    waits = sorted(shown.waits)
    figures = (
        f"{median(shown.frames):9.0f}{median(shown.pauses):9.0f}{max(shown.after_one):9}",
        f"{median(waits):9.1f}{waits[len(waits) * 9 // 10]:9.1f}{waits[-1]:9.1f}",
        f"{mean(shown.sent) / 1e6:9.2f}",
    )
    return "".join(figures)


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=names())
    parser.add_argument("--games", dest="count", type=int, default=20)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--pace", type=float, default=1000, help="milliseconds of a pause")
    options = parser.parse_args()
    print(f"{options.count} games each, {options.seats} seats, {options.pace:.0f} ms a frame")
    print(f"{'':10}{'a game, median':>18}{'after a':>9}{'seconds until asked again':>27}{'a game':>9}")
    print(f"{'':10}{'frames':>9}{'pauses':>9}{'decision':>9}{'median':>9}{'90 %':>9}{'most':>9}{'MB':>9}")
    for game in options.games:
        shown = Shown()
        for seed in range(options.count):
            show(dealt(game, options.seats, seed), Random(seed), options.pace / 1000, shown)
        print(f"{game:10}{told(shown)}", flush=True)


if __name__ == "__main__":
    main()
