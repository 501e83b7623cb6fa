"""Golden games: whole games of every game on the shelf, told as text in `tests/golden/`.

    python tests/regenerate_goldens.py

writes them anew. `tests/golden/test_golden.py` compares them: whatever changes in rules, chance, words or records shows
there as a difference that reads like the game itself. Read it before you commit it.

Each game is told once at its smallest, once at its usual and once at its largest table, in English and French by turns.
Players without a plan choose the moves, out of `sousbois.core.chance`, so that the games stay the same for ever.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

import sousbois
from sousbois.core.chance import branch
from sousbois.core.event import Event
from sousbois.core.setup import USUAL_SEATS
from sousbois.core.telling import Teller
from sousbois.games import names
from sousbois.play.table import Table

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Alice", "Boris", "Chloé", "Driss", "Émile", "Fatou")
SEEDS = {"hunt-3-en": 127, "hunt-4-fr": 22, "hunt-5-en": 354}
"""Games in which much happens, ties included; a golden that is not named here is dealt from seed 1."""


class Pages:
    """What a game adds to its tale. A game that wants more than this has a class of its own below."""

    def __init__(self, table: Table, teller: Teller) -> None:
        self.table = table
        self.teller = teller

    def heading(self, moment: tuple[int, ...]) -> str:
        """Where in the game we are."""
        return ".".join(map(str, moment))

    def score_sheet(self) -> Iterator[str]:
        """The points, as they would stand on a sheet of paper."""
        yield from ()


class HuntPages(Pages):
    """Days and rounds, and the points of each day."""

    def heading(self, moment: tuple[int, ...]) -> str:
        day, number = moment
        words, days = self.teller.words, self.table.setup.edition.shadow.days
        return f"{words.say('label-day', day=day, days=days)} · {words.say('label-round', round=number)}"

    def score_sheet(self) -> Iterator[str]:
        for name, days in zip(self.teller.names, self.table.view(None)["scored"], strict=False):
            yield f"{name:<8}" + "".join(f"{points:>5}" for points in days) + f"  = {sum(days):>4}"


PAGES: dict[str, type[Pages]] = {"hunt": HuntPages}


@dataclass(frozen=True)
class Golden:
    """One golden game."""

    game: str
    seats: int
    language: str

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{self.language}"

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def text(self) -> str:
        """The whole file."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        seed = SEEDS.get(self.name, 1)
        table = sousbois.game(self.game).table(seats=self.seats, seed=seed)
        teller = Teller(table.setup.game, table.setup.game.words(self.language), NAMES[: self.seats])
        pages = PAGES.get(self.game, Pages)(table, teller)
        yield from _underlined(teller.words.say("title"), "=")
        yield teller.words.say("one-line")
        yield ""
        yield "  ".join(f"{seat}:{name}" for seat, name in enumerate(teller.names))
        yield ""
        yield from _log(table.events, teller)
        moment: tuple[int, ...] = ()
        while table.acting():
            if moment != (moment := table.setup.game.moment(table.state)):
                yield ""
                yield from _underlined(pages.heading(moment), "-")
            choices, events = _decide(table, seed)
            yield choices
            yield from _log(events, teller)
        outcome = table.outcome()
        assert outcome is not None
        yield ""
        yield from pages.score_sheet()
        yield ""
        yield from teller.outcome(outcome)
        yield ""
        yield from table.record().splitlines()


def goldens() -> Iterator[Golden]:
    """All golden games."""
    for name in names():
        seats = sousbois.game(name).seats
        sizes = sorted({min(seats), min(USUAL_SEATS, max(seats)), max(seats)})
        for size, language in zip(sizes, cycle(("en", "fr")), strict=False):
            yield Golden(name, size, language)


def _decide(table: Table, seed: int) -> tuple[str, list[Event]]:
    """Let all who owe a decision make one: what they choose, as a record has it, and what it sets off."""
    choices: list[str] = []
    events: list[Event] = []
    for seat in table.acting():
        legal = table.legal(seat)
        action = legal[branch(seed, len(table.history)) % len(legal)]
        events += table.play(seat, action)
        choices.append(f"{seat}:{action}")
    return " ".join(choices), events


def _log(events: Iterable[Event], teller: Teller) -> Iterator[str]:
    """What has just happened, sentence by sentence."""
    for event in events:
        yield f"  {teller.event(event)}"


def _underlined(text: str, line: str) -> Iterator[str]:
    yield text
    yield line * len(text)


def main() -> None:
    """Write all golden games, and remove those that are no more."""
    wanted = {golden.path: golden.text() for golden in goldens()}
    for path in FOLDER.glob("*.txt"):
        if path not in wanted:
            path.unlink()
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8", newline="\n")
        print(path.name)


if __name__ == "__main__":
    main()
