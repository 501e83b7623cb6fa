"""A player that looks one move ahead and no further: it needs nothing compiled, so it is there at once."""

from __future__ import annotations

from sousbois.bots.contract import Question
from sousbois.bots.knowing import knowledge_of
from sousbois.core.action import Action
from sousbois.core.chance import branch, mix

MOST_LOOKED_AT = 30
"""Where there are more moves, a player in haste sees only so many."""


class Hasty:
    """The move after which it stands best against the best of the others; any of them, where several are as good."""

    def choose(self, question: Question) -> Action:
        seen = question.legal
        if len(seen) > MOST_LOOKED_AT:
            seen = tuple(sorted(seen, key=lambda action: branch(question.seed, action.number))[:MOST_LOOKED_AT])
        leads = [self._lead_after(question, action) for action in seen]
        best = [action for action, lead in zip(seen, leads, strict=True) if lead == max(leads)]
        return best[mix(question.seed) % len(best)]

    def _lead_after(self, question: Question, action: Action) -> int:
        """How far ahead its seat is after an action."""
        setup, seat = question.setup, question.seat
        state = question.state.copy()
        setup.game.rules.apply(state, setup.edition.shadow, seat, action.number)
        worth = knowledge_of(setup.game).worth
        worths = [worth(state, setup.edition.shadow, each) for each in range(setup.seats)]
        others = worths[:seat] + worths[seat + 1 :]
        return int(worths[seat] - max(others, default=0))
