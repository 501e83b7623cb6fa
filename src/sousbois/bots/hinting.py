"""Advice: the best moves as search sees them, what share of victory they promise, and how sure that is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from math import hypot, isfinite
from typing import Any

from sousbois.bots.budget import Budget
from sousbois.bots.contract import Question
from sousbois.bots.search import Prospect, Thought
from sousbois.core.action import Action

HINTS = 3
"""How many moves are worth mentioning."""

USUAL_BUDGET = Budget(milliseconds=1000)

FURTHER_BUDGET = Budget(iterations=2000)
"""For each further action of a decision."""

CLEAR, LIKELY = 3.0, 1.0
"""By how many standard errors the best move has to lead the next, to be called so."""


class Sureness(Enum):
    """How sure it is that the first move is the best."""

    ONLY = "only"
    """There is no other."""
    CLEAR = "clear"
    LIKELY = "likely"
    OPEN = "open"
    """The next one may be as good."""


@dataclass(frozen=True)
class Hint:
    """A move, and what it promises."""

    actions: tuple[Action, ...]
    """The move; where a decision takes several actions, the best move goes on to its end."""
    value: float
    """The estimated share of victory, from 0 to 1; or the points on average, if all that can follow was counted out."""
    margin: float
    """By how much the value may be off because of chance alone, with 95 % confidence."""


@dataclass(frozen=True)
class Advice:
    """The best moves of a seat, best first."""

    seat: int
    hints: tuple[Hint, ...]
    sureness: Sureness
    iterations: int
    """How many futures this rests on; 0 if all of them were counted out."""
    counted_out: bool
    """Whether values are points, and exact: so little was left of a game alone that all could be looked at."""

    def plain(self) -> dict[str, Any]:
        """The advice as JSON-able names."""
        return {
            "seat": self.seat,
            "sureness": self.sureness.value,
            "iterations": self.iterations,
            "moves": [
                {
                    "actions": [str(action) for action in hint.actions],
                    "points" if self.counted_out else "share": round(hint.value, 4),
                    "margin": round(hint.margin, 4),
                }
                for hint in self.hints
            ],
        }


def advise(question: Question, budget: Budget | None = None) -> Advice:
    """Advice on a decision. It rests on what the seat can know, as everything that bots do."""
    thought = Thought(question, budget or USUAL_BUDGET)
    prospects = [prospect for prospect in thought.prospects() if isfinite(prospect.error)][:HINTS]
    first, *others = [Hint((p.action,), p.value, 2 * p.error) for p in prospects]
    whole = replace(first, actions=_to_its_end(question, first.actions[0]))
    sureness = _sureness(question, prospects)
    return Advice(question.seat, (whole, *others), sureness, thought.iterations, thought.counted_out)


def _sureness(question: Question, prospects: list[Prospect]) -> Sureness:
    if len(question.legal) == 1:
        return Sureness.ONLY
    if len(prospects) == 1:  # too little time to try another
        return Sureness.OPEN
    first, second = prospects[:2]
    lead, error = first.value - second.value, hypot(first.error, second.error)
    if lead <= 0 or lead < LIKELY * error:
        return Sureness.OPEN
    return Sureness.CLEAR if lead >= CLEAR * error else Sureness.LIKELY


def _to_its_end(question: Question, action: Action) -> tuple[Action, ...]:
    """A decision begun with this action, and what is best from there on until it is complete."""
    setup, seat = question.setup, question.seat
    made = [action]
    state = question.state.copy()
    setup.game.rules.apply(state, setup.edition.shadow, seat, action.number)
    while setup.midway(state):
        legal = setup.legal(state, seat)
        further = replace(question, state=state.copy(), legal=legal)
        made.append(legal[0] if len(legal) == 1 else Thought(further, FURTHER_BUDGET).prospects()[0].action)
        setup.game.rules.apply(state, setup.edition.shadow, seat, made[-1].number)
    return tuple(made)
