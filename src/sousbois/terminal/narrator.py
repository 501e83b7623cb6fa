"""Shows one table to one reader: what playing and watching have in common."""

from __future__ import annotations

from collections.abc import Sequence

from sousbois.core.outcome import Outcome
from sousbois.core.record import NOTHING
from sousbois.core.telling import Teller
from sousbois.core.words import Words
from sousbois.play.table import Table
from sousbois.terminal.drawing import drawing_of
from sousbois.terminal.headline import banner, headline
from sousbois.terminal.numbers import signed
from sousbois.terminal.screen import Screen
from sousbois.terminal.style import YOURS


class Narrator:
    """Shows a table in the reader's words. A reader of None is somebody looking on."""

    def __init__(self, screen: Screen, words: Words, table: Table, names: Sequence[str], reader: int | None) -> None:
        game = table.setup.game
        self.screen = screen
        self.words = words
        self.table = table
        self.names = names
        self.reader = reader
        self.teller = Teller(game, words, names, NOTHING if reader is None else reader, table.setup.edition.called)
        self.drawing = drawing_of(game.name)(table.setup, words, self.teller)
        self._log_goes_on = False

    def show_title(self) -> None:
        """Which game this is."""
        self.screen.show(banner(f"❧ {self.words.say('title')}"))
        self.screen.say(self.words.say("one-line"))

    def show_heading(self) -> None:
        """Where in the game we are."""
        moment = self.table.setup.game.moment(self.table.state)
        self.screen.gap()
        self.screen.show(headline(self.drawing.heading(moment)))
        self._log_goes_on = False

    def show_table(self) -> None:
        """What lies on the table."""
        self.screen.show(self.drawing.table(self.table.view(self.reader)))

    def show_hand(self) -> None:
        """What the reader has in hand."""
        self.screen.show(self.drawing.hand(self.table.view(self.reader)))

    def show_log(self) -> None:
        """What the last decision set off, if anything: one log for all decisions since the last heading."""
        if self.table.events:
            if not self._log_goes_on:
                self.screen.gap()
                self._log_goes_on = True
            self.screen.show(*self.drawing.log(self.table.events, self.table.view(self.reader)))

    def show_outcome(self, outcome: Outcome) -> None:
        """Who has won, where the points come from, and what decided it."""
        self.screen.gap()
        self.screen.show(banner(self.words.say("outcome-title")))
        self.screen.show(self.drawing.ranking(outcome, self.table.view(self.reader)))
        self.screen.gap()
        winner, *decided = self.teller.outcome(outcome)
        self.screen.say(winner, YOURS)
        for earlier, reason in zip(outcome.reasons, outcome.reasons[1:], strict=False):
            tied = ", ".join(self.names[seat] for seat in earlier.left)
            step = self.words.say(f"step-{reason.step.name}")
            values = ", ".join(f"{self.names[seat]} {signed(value)}" for seat, value in reason.values.items())
            self.screen.say(self.words.say("outcome-tie", names=tied, step=step, values=values))
        for sentence in decided:
            self.screen.say(sentence)
