"""A person plays against bots, from the first card to the outcome."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sousbois.bots import bot
from sousbois.bots.asking import ask
from sousbois.core.action import Action
from sousbois.core.chance import branch
from sousbois.core.position import digest_of
from sousbois.play.table import Table, is_waiting
from sousbois.terminal.narrator import Narrator
from sousbois.terminal.opponents import think_in_compiled_code
from sousbois.terminal.prompt import let_decide, say_how_to_answer
from sousbois.terminal.screen import Left
from sousbois.terminal.style import REFUSED

PERSON = 0
"""The seat of the person."""


class Session:
    """One person's game. Whatever interrupts it, `record` holds the game so far.

    `prepare` is called before bots or hints begin to think: it compiles what they think with, which may take a while.
    """

    def __init__(
        self, narrator: Narrator, kinds: Sequence[str], prepare: Callable[[], None], *, auto_pass: bool = True
    ) -> None:
        self._narrator = narrator
        self._table = narrator.table
        self._kinds = kinds
        self._prepare = prepare
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
            if self._table.acting() and think_in_compiled_code(self._kinds):
                self._prepare()
            self._play()
        except (Left, KeyboardInterrupt):
            return

    def _introduce(self) -> None:
        """The game, the players, and how to answer."""
        say, words = self._narrator.screen.say, self._narrator.words
        self._narrator.show_title()
        if self._kinds:
            names = [self._narrator.names[PERSON], *map(self._name_and_kind, self._bots)]
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
            if not is_waiting(acting, self._table.acting()):
                self.record = self._table.record()
            self._narrator.show_log()
        outcome = self._table.outcome()
        assert outcome is not None  # nobody owes a decision any more
        self._narrator.show_outcome(outcome)

    def _let_person_decide(self) -> None:
        """Ask the person, unless there is nothing to do but pass."""
        only_pass = self._table.only_pass(PERSON) if self._auto_pass else None
        if only_pass is None:
            let_decide(self._narrator, PERSON, self._prepare)
        else:
            self._table.play(PERSON, only_pass)

    def _choice_of_bot(self, seat: int) -> Action:
        """What a bot answers; the same game has the same answer, even when it is played again or resumed."""
        seed = branch(branch(_seed_for_bots(self._table), seat), len(self._table.history))
        answer = ask(self._bots[seat], self._table.setup, self._table.open_state, seat, seed)
        if answer.fault is not None:
            words = self._narrator.words
            reason = words.say(f"bot-{answer.fault.wrong.name.lower()}", detail=answer.fault.detail)
            self._narrator.screen.say(words.say("bot-replaced", name=self._name_and_kind(seat), reason=reason), REFUSED)
        return answer.action

    def _name_and_kind(self, seat: int) -> str:
        """A bot as the person knows it."""
        kind = self._narrator.words.say("bot-kind", kind=self._table.players[seat])
        return f"{self._narrator.names[seat]} ({kind})"


def _seed_for_bots(table: Table) -> int:
    """Where the bots take their chance from: the seed of the table, or the position it began from."""
    return int(digest_of(table.start or {})[:16], 16) if table.seed is None else table.seed
