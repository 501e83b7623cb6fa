"""Golden games: whole games of every game on the shelf, told as text in `tests/golden/`.

    python -m tests.regenerate_goldens

writes them anew. `tests/golden/test_golden.py` compares them: whatever changes in rules, chance, words or records shows
there as a difference that reads like the game itself. Read it before you commit it.

Each game is told once at its smallest, once at its usual and once at its largest table, in English and French and with
its editions by turns.
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
from sousbois.terminal.drawing import drawing_of
from sousbois.terminal.language import terminal_words
from tests.terminal.drawn import drawn

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Alice", "Boris", "Chloé", "Driss", "Émile", "Fatou")
SEEDS = {"hunt-3-en": 127, "hunt-4-fr": 22, "hunt-5-en": 354}
"""Games in which much happens, ties included; a golden that is not named here is dealt from seed 1."""


@dataclass(frozen=True)
class Golden:
    """One golden game."""

    game: str
    seats: int
    language: str
    edition: str

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
        table = sousbois.game(self.game).table(seats=self.seats, seed=seed, edition=self.edition)
        words = terminal_words(self.language, table.setup.game)
        teller = Teller(table.setup.game, words, NAMES[: self.seats], called=table.setup.edition.called)
        drawing = drawing_of(self.game)(table.setup, words, teller)
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
                yield from _underlined(drawing.heading(moment), "-")
            choices, events = _decide(table, seed)
            yield choices
            yield from _log(events, teller)
        outcome = table.outcome()
        assert outcome is not None
        yield ""
        yield from drawn(drawing.ranking(outcome, table.view(None)))
        yield ""
        yield from teller.outcome(outcome)
        yield ""
        yield from table.record().splitlines()


def goldens() -> Iterator[Golden]:
    """All golden games."""
    for name in names():
        game = sousbois.game(name)
        sizes = sorted({min(game.seats), min(USUAL_SEATS, max(game.seats)), max(game.seats)})
        for size, language, edition in zip(sizes, cycle(("en", "fr")), cycle(game.editions), strict=False):
            yield Golden(name, size, language, edition)


def _decide(table: Table, seed: int) -> tuple[str, list[Event]]:
    """Let all who owe a decision make one: what they choose, as a record has it, and what it sets off."""
    choices: list[str] = []
    events: list[Event] = []
    for seat in table.acting():
        events += _play_any(table, seat, seed, choices)
        while table.setup.midway(table.state):
            events += _play_any(table, seat, seed, choices)
    return " ".join(choices), events


def _play_any(table: Table, seat: int, seed: int, choices: list[str]) -> tuple[Event, ...]:
    """Play any legal action, and write it down."""
    legal = table.legal(seat)
    action = legal[branch(seed, len(table.history)) % len(legal)]
    choices.append(f"{seat}:{action}")
    return table.play(seat, action)


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
