"""Judging a decision afterwards: what it promised, and what the best one would have, by what its seat could know.

A search finds the decision that it thinks best. It has chosen that one because its results were good, and has looked
less at what follows the others; so both are thought through alike, and only then compared: in fresh futures, in each of
which both meet the same chance. Of two decisions that are equally good neither is favoured.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum, sqrt
from typing import Any

from numpy.typing import NDArray

from sousbois.bots.budget import Budget
from sousbois.bots.contract import Question
from sousbois.bots.judging import share_ahead
from sousbois.bots.knowing import meaning_of, par, spread, worth
from sousbois.bots.search import Thought
from sousbois.core.action import Action
from sousbois.core.setup import Setup
from sousbois.core.shadow import Shadow

DOUBT = 3.0
"""How many standard errors a difference has to be, not to be put down to chance: a game has a hundred decisions, and
chance alone oversteps this at one in several hundred."""

CONFIDENCE = 2.0
"""How many standard errors the margin of a share has: 95 % of all shares are within."""

_PHASES = 4
"""A decision is searched, the one made is thought through, and both are tried out: so many times as many iterations."""

_NO_POINTS = 1e-6
"""Fewer points than that were not lost: sums are rounded."""

_FURTHER = 4
"""For each further action of a decision, one in so many iterations of the search."""


@dataclass(frozen=True)
class Estimate:
    """A number, and by how much it may be off because of chance alone."""

    value: float
    margin: float


@dataclass(frozen=True)
class Judgement:
    """What is to be thought of a decision."""

    best: Estimate
    """The share of victory that the best decision promises."""
    made: Estimate
    """The share of victory that the decision made promises."""
    cost: Estimate
    """The difference. Its margin is wider than those of the shares: what goes beyond it is not chance."""
    better: tuple[Action, ...]
    """The best decision; the one made, if nothing better was found."""
    futures: int
    """In how many futures each of the two was tried out."""
    points: float | None = None
    """The points that were lost on average, where all that could follow was counted out."""

    @property
    def beyond_doubt(self) -> float:
        """What remains of the cost when chance has its due."""
        return max(0.0, self.cost.value - self.cost.margin)


def judged(question: Question, made: tuple[Action, ...], iterations: int) -> Judgement:
    """Judge a decision, which takes one action or several, after a search of so many iterations."""
    thought = Thought(question, Budget(iterations=_PHASES * iterations), most=iterations)
    prospects = {prospect.action: prospect for prospect in thought.prospects()}
    first = next(iter(prospects))
    points = prospects[first].value - prospects[made[0]].value if thought.counted_out else None
    if points is not None:
        thought.outcomes_of((), iterations)  # what is counted was not searched, but shares are wanted all the same
    best = (
        made
        if points is not None and points < _NO_POINTS
        else _to_its_end(question, thought, first, iterations // _FURTHER)
    )
    begin = thought.iterations + iterations  # in futures that are new to both
    if best == made:
        outcomes = thought.outcomes_of(made, iterations, begin)
        share = _estimate(outcomes, CONFIDENCE)
        return Judgement(share, share, Estimate(0.0, 0.0), made, iterations, points)
    known = prospects[made[0]].tried if len(made) == 1 else 0
    thought.outcomes_of(made, max(0, iterations - known))
    of_best, of_made = (thought.outcomes_of(each, iterations, begin) for each in (best, made))
    cost = _estimate(of_best - of_made, DOUBT)
    shares = _estimate(of_best, CONFIDENCE), _estimate(of_made, CONFIDENCE)
    if cost.value <= 0:  # the search was mistaken
        return Judgement(shares[1], shares[1], Estimate(0.0, cost.margin), made, iterations, None)
    return Judgement(*shares, cost, best, iterations, points)


def share_alone(setup: Setup, state: Shadow) -> float:
    """What somebody who played alone has got: the share against the imaginary rival of all estimates."""
    meaning, edition = meaning_of(setup.game), setup.edition.shadow
    ahead = meaning[worth](state, edition, 0) - meaning.get(par, par)(state, edition)
    return share_ahead(ahead / meaning.get(spread, spread)(state, edition))


def _to_its_end(question: Question, thought: Thought, first: Action, each: int) -> tuple[Action, ...]:
    """A decision begun with this action, and what is best from there on until it is complete."""
    setup, seat = question.setup, question.seat
    state = question.state.copy()
    begun = [first]
    setup.game.rules.apply(state, setup.edition.shadow, seat, first.number)
    while setup.midway(state):
        legal = setup.legal(state, seat)
        begun.append(legal[0] if len(legal) == 1 else thought.prospects_after(begun, legal, each)[0].action)
        setup.game.rules.apply(state, setup.edition.shadow, seat, begun[-1].number)
    return tuple(begun)


def _estimate(outcomes: NDArray[Any], errors: float) -> Estimate:
    """The mean, exactly rounded, so that it is the same on every machine; the margin has so many standard errors.

    One outcome more than there are turned out quite differently: what never happened may happen all the same.
    """
    many = len(outcomes)
    mean = fsum(outcomes) / many
    squares = fsum((outcome - mean) ** 2 for outcome in outcomes.tolist()) + 1
    return Estimate(mean, errors * sqrt(squares) / many)
