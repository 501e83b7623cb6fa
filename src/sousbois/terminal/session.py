"""A person plays against bots, from the first card to the outcome."""

from __future__ import annotations

from collections.abc import Sequence

from sousbois.bots import bot
from sousbois.bots.contract import ask
from sousbois.core.action import Action
from sousbois.core.chance import branch
from sousbois.core.position import digest_of
from sousbois.play.table import Table
from sousbois.terminal.narrator import Narrator
from sousbois.terminal.prompt import let_decide, say_how_to_answer
from sousbois.terminal.screen import Left

PERSON = 0
"""The seat of the person."""


class Session:
    """One person's game. Whatever interrupts it, `record` holds the game so far."""

    def __init__(self, narrator: Narrator, kinds: Sequence[str], *, auto_pass: bool = True) -> None:
        self._narrator = narrator
        self._table = narrator.table
        self._kinds = kinds
        self._auto_pass = auto_pass
        self._bots = {seat: bot(kind) for seat, kind in enumerate(kinds, PERSON + 1)}
        self._table.players = ("person", *kinds)
        self.record = self._table.record()
        """The game so far as text, without choices that are still secret. It is taken after each decision, so Ctrl-C in
        the middle of one cannot spoil it."""

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            self._introduce()
            self._play()
        except (Left, KeyboardInterrupt):
            return

    def _introduce(self) -> None:
        """The game, the players, and how to answer."""
        say, words = self._narrator.screen.say, self._narrator.words
        you, *others = self._narrator.names
        names = [you, *(f"{name} ({kind})" for name, kind in zip(others, self._kinds, strict=False))]
        self._narrator.show_title()
        if self._kinds:
            say(words.say("at-the-table", names=", ".join(names)))
        if self._table.seed is not None:
            say(words.say("seed", seed=str(self._table.seed)))
        say_how_to_answer(self._narrator)
        if self._table.history:
            say(words.say("resumed", decisions=len(self._table.history)))

    def _play(self) -> None:
        self._narrator.show_log()
        while acting := self._table.acting():
            # The bots go first where all decide in secret: their cards lie there, face down, while the person thinks.
            seat = next((seat for seat in acting if seat != PERSON), PERSON)
            if seat == PERSON:
                self._let_person_decide()
            else:
                self._table.play(seat, self._choice_of_bot(seat))
            if not _is_waiting(acting, self._table.acting()):
                self.record = self._table.record()
            self._narrator.show_log()
        outcome = self._table.outcome()
        assert outcome is not None  # nobody owes a decision any more
        self._narrator.show_outcome(outcome)

    def _let_person_decide(self) -> None:
        """Ask the person, unless there is nothing to do but pass."""
        only_pass = self._table.only_pass(PERSON) if self._auto_pass else None
        if only_pass is None:
            let_decide(self._narrator, PERSON)
        else:
            self._table.play(PERSON, only_pass)

    def _choice_of_bot(self, seat: int) -> Action:
        """What a bot answers; the same game has the same answer, even when it is played again or resumed."""
        seed = branch(branch(_seed_for_bots(self._table), seat), len(self._table.history))
        return ask(self._bots[seat], self._table.setup, self._table.state, seat, seed)


def _is_waiting(before: tuple[int, ...], after: tuple[int, ...]) -> bool:
    """Whether others are still to decide at the same time, so that the last decision is a secret."""
    return bool(after) and set(after) < set(before)


def _seed_for_bots(table: Table) -> int:
    """Where the bots take their chance from: the seed of the table, or the position it began from."""
    return int(digest_of(table.start or {})[:16], 16) if table.seed is None else table.seed
