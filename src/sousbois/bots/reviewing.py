"""Judging a decision afterwards: what it promised, and what the best one would have, by what its seat could know.

A search finds the decision that it thinks best. It has chosen that one because its results were good, and has looked
less at what follows the others; so its figures would be unfair to the decision made. Both are thought through anew and
alike, several times from the beginning, because a search that has taken a turn keeps to it: what these differ in is as
much a part of the doubt as what futures differ in. Of two decisions that are equally good neither is favoured.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import fsum, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sousbois.bots.budget import Budget
from sousbois.bots.contract import Question
from sousbois.bots.judging import share_ahead
from sousbois.bots.knowing import meaning_of, par, spread, worth
from sousbois.bots.search import Thought
from sousbois.core.action import Action
from sousbois.core.chance import branch
from sousbois.core.setup import Setup
from sousbois.core.shadow import Shadow

DOUBT = 3.0
"""How many standard errors a difference has to be, not to be put down to chance: a game has a hundred decisions, and
chance alone oversteps this at one in several hundred."""

CONFIDENCE = 2.0
"""How many standard errors the margin of a share has: 95 % of all shares are within."""

TREES = 8
"""How often each of the two decisions is thought through from the beginning."""

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
    """Judge a decision, which takes one action or several: search for the best one for so many iterations, then try
    both out in about as many futures each."""
    thought = Thought(question, Budget(iterations=2 * iterations), most=iterations)
    prospects = {prospect.action: prospect.value for prospect in thought.prospects()}
    first = next(iter(prospects))
    points = prospects[first] - prospects[made[0]] if thought.counted_out else None
    nothing_lost = points is not None and points < _NO_POINTS
    best = made if nothing_lost else _to_its_end(question, thought, first, iterations // _FURTHER)
    each = max(1, iterations // TREES)
    of_made = _outcomes(question, made, each)
    share = _estimate(of_made, CONFIDENCE)
    if best == made:
        return Judgement(share, share, Estimate(0.0, 0.0), made, of_made.size, points)
    of_best = _outcomes(question, best, each)
    cost = _estimate(of_best - of_made, DOUBT)
    if cost.value <= 0:  # the search was mistaken
        return Judgement(share, share, Estimate(0.0, cost.margin), made, of_made.size)
    return Judgement(_estimate(of_best, CONFIDENCE), share, cost, best, of_made.size, points)


def _outcomes(question: Question, decision: tuple[Action, ...], each: int) -> NDArray[Any]:
    """The share of victory that a decision led to, in so many futures of each tree: those after as many in which the
    tree has grown. Every decision meets the same chance."""
    found = []
    for tree in range(TREES):
        asked = replace(question, seed=branch(question.seed, tree))
        thought = Thought(asked, Budget(iterations=2 * each), most=0)
        thought.outcomes_of(decision, each)
        found.append(thought.outcomes_of(decision, each))
    return np.array(found)


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
    """The mean of all outcomes, tree by tree, and a margin of so many standard errors: by how futures differ, or by how
    trees differ, whichever is more. Sums are exactly rounded, and so the same on every machine."""
    trees = [fsum(tree) / len(tree) for tree in outcomes.tolist()]
    mean = fsum(trees) / len(trees)
    futures = outcomes.ravel().tolist()
    # One future more than there are turned out quite differently: what never happened may happen all the same.
    among_futures = sqrt(fsum((each - mean) ** 2 for each in futures) + 1) / len(futures)
    among_trees = sqrt(fsum((each - mean) ** 2 for each in trees) / (len(trees) * (len(trees) - 1)))
    return Estimate(mean, errors * max(among_futures, among_trees))
