"""Judging decisions afterwards: mistakes are found and what would have been better, noise is not called a mistake, and
no judgement depends on what the seat could not know.

Each position is drawn so that the best move wins the game and every other one loses it or leaves it open.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from math import sqrt

import numpy as np
import pytest

from sousbois.bots.budget import Budget
from sousbois.bots.judging import judge
from sousbois.bots.knowing import thinking_twins
from sousbois.bots.reviewing import DOUBT, Estimate, Judgement, _estimate, _outcomes, judged, share_alone
from sousbois.bots.search import Thought
from sousbois.core.action import Action
from sousbois.core.setup import set_up
from sousbois.core.view import masked
from sousbois.games import load, names
from sousbois.play.table import Table
from tests.bots.test_best_moves import ABOUT_TO_FILL_A, BURROW, CANNOT_GO_ON, compiled, trick_for_a_badger
from tests.bots.test_hamster_ending import FULL_BUT_FIVE, TWO_ROOMS
from tests.contract.walks import content, walk
from tests.rules.hamster.board import stand
from tests.rules.hunt.board import board as hunt_board
from tests.rules.igels.battles import fray
from tests.rules.menagerie.board import last_turn

ENOUGH = 1000
"""Several times as many iterations as any of these positions needs."""


def judgement_of(table: Table, seat: int, *moves: str, iterations: int = ENOUGH) -> Judgement:
    """What is thought of a decision at a table."""
    return judged(table.question(seat), tuple(map(table.setup.actions.read, moves)), iterations)


def texts(actions: tuple[Action, ...]) -> list[str]:
    return [str(action) for action in actions]


# What is found


def wolf_that_is_sure_to_be_there() -> Table:
    """J5 Nobody has a closed season left, and only the wolf taken from seat 1 is enough to overtake it."""
    return hunt_board("""
        seat  easy  hand                pile  days
        0*    -     hunter wolf carrot  ...   0 0 0
        1     wolf  carrot              -     34 0 0
        2     -     carrot              -     0 0 0
    """)


def battle_to_turn() -> Table:
    """I18, I22 Jumbo, who wins ties, stands with 5 against 7, and the last two foods go to the winner."""
    glade = fray("jumbo", "berthe", laid=("", "club"), held=("cigarette-butts forest-ranger acid-rain",))
    glade.leave_in_forest("grass grass")
    return glade.table


def set_to_complete() -> Table:
    """M7 The last turn of a round, and everybody's last life: the fourth cat wins the game."""
    hand = "3 cat, giraffe, bear, mole, goat, sheep, dog, mouse"
    others = ("5 giraffe, 5 bear", "4 mole, 4 goat, 2 dog")
    return last_turn(hand, *others, rows="sheep / 2 sheep / 2 dog, sheep / cat, 3 giraffe", lives=[1, 1, 1])


@pytest.mark.parametrize(
    ("table", "seat", "blunder", "better"),
    [
        pytest.param(wolf_that_is_sure_to_be_there, 0, "carrot", "hunter", marks=compiled("hunt")),
        pytest.param(
            lambda: trick_for_a_badger(["orange-2", "orange-3", "orange-10", "orange-11"]),
            2,
            "orange-2",
            "orange-10",
            marks=compiled("badger"),
        ),
        pytest.param(
            lambda: stand(BURROW, ABOUT_TO_FILL_A, CANNOT_GO_ON, roll=4, dice=4, run=1),
            0,
            "k1-l1-k2-l2",
            "a1-a2-b2-c2",
            marks=compiled("hamster"),
        ),
        pytest.param(battle_to_turn, 0, "pass", "play-acid-rain", marks=compiled("igels")),
    ],
    ids=["hunt", "badger", "hamster", "igels"],
)  # fmt: skip
def test_a_blunder_is_found_and_the_better_move_is_named(table: object, seat: int, blunder: str, better: str) -> None:
    assert callable(table)
    found = judgement_of(table(), seat, blunder)
    assert texts(found.better) == [better]
    assert found.beyond_doubt > 0.1
    assert found.cost.value == pytest.approx(found.best.value - found.made.value)
    praised = judgement_of(table(), seat, better)
    assert praised.cost == Estimate(0.0, 0.0)
    assert texts(praised.better) == [better]


@compiled("menagerie")
@pytest.mark.parametrize(
    "blunder",
    [
        ("row-1", "giraffe"),
        ("row-4", "giraffe", "bear", "cat", "cat"),
    ],
    ids=["from the beginning", "after a good beginning"],
)
def test_a_decision_of_several_actions_is_judged_as_a_whole(blunder: tuple[str, ...]) -> None:
    found = judgement_of(set_to_complete(), 0, *blunder)
    row, *put = texts(found.better)
    assert row == "row-4"
    assert len(put) == 4
    assert "cat" not in put
    assert found.beyond_doubt > 0.1
    assert judgement_of(set_to_complete(), 0, row, *put).beyond_doubt == 0


@compiled("hamster")
def test_alone_near_the_end_the_points_that_are_lost_are_counted_out() -> None:
    """H13, H16 With A full, B may follow: a fifth of its 4 points; with two cells of B, A: a fourth of its 5."""
    table = stand(TWO_ROOMS, FULL_BUT_FIVE, roll=2, used=[1], dice=3, run=2, turn=11)
    found = judgement_of(table, 0, "k1-l1")
    assert found.points == pytest.approx(5 + 4 / 5 - 5 / 4)
    assert texts(found.better) == ["a1-b1"]
    assert found.beyond_doubt > 0.1
    assert judgement_of(table, 0, "a1-b1").points == 0


# What is not called a mistake


@compiled("hunt")
@pytest.mark.parametrize("card", ["hunter", "wolf", "carrot"])
def test_where_nothing_can_be_gained_or_lost_no_decision_is_a_mistake(card: str) -> None:
    table = hunt_board("""
        seat  easy  hand                pile  days
        0*    -     hunter wolf carrot  ...   0 0 0
        1     wolf  carrot              -     500 0 0
        2     -     carrot              -     0 0 0
    """)
    found = judgement_of(table, 0, card)
    assert found.beyond_doubt == 0
    assert found.best.value == found.made.value


@compiled("hunt")
def test_chance_alone_hardly_ever_oversteps_the_margin() -> None:
    """The same decision tried out twice, in futures that have nothing to do with each other: it is not better than
    itself. In this game searches differ more than the futures of one of them."""
    setup = set_up(load("hunt"), 4)
    overstepped = 0
    for seed in range(60):
        asked = Table.dealt(setup, seed % 6).question(0)
        one, other = (replace(asked, seed=each) for each in (seed, 1000 + seed))
        decision = (asked.legal[seed % len(asked.legal)],)
        difference = _outcomes(one, decision, 150) - _outcomes(other, decision, 150)
        found = _estimate(difference, DOUBT)
        overstepped += abs(found.value) > found.margin
    assert overstepped <= 1


@pytest.mark.parametrize(
    ("outcomes", "error"),
    [
        ([[0.4] * 100, [0.6] * 100] * 4, 0.1 / sqrt(7)),  # eight trees, each of them sure of itself
        ([[0.0, 1.0] * 50] * 8, sqrt(800 * 0.25 + 1) / 800),  # eight that agree on average
        ([[0.5] * 100] * 8, 1 / 800),  # nothing ever differed, but it might have
    ],
    ids=["trees", "futures", "nothing"],
)
def test_the_doubt_is_what_trees_differ_in_or_what_futures_differ_in(outcomes: list[list[float]], error: float) -> None:
    found = _estimate(np.array(outcomes), DOUBT)
    assert found.value == pytest.approx(0.5)
    assert found.margin == pytest.approx(DOUBT * error)


# What it rests on


@pytest.mark.parametrize("game", [pytest.param(game, marks=compiled(game)) for game in names()])
def test_a_judgement_is_the_same_whatever_its_seat_could_not_know(game: str) -> None:
    """All that is hidden is drawn anew before the decision: not a figure changes."""
    setup = set_up(load(game))
    walked = ((state.copy(), seat) for state, seat, _ in walk(setup, seed=5, choices=4) if not setup.midway(state))
    several = ((state, seat) for state, seat in walked if len(setup.legal(state, seat)) > 1)
    for seed, (state, seat) in enumerate(islice(several, 0, 60, 11)):
        other = setup.redealt(state, seat, seed)
        assert content(other) != content(state)
        here, there = (Table.standing(setup, each.store()) for each in (state, other))
        moves = whole_decision(here, seat)
        assert judgement_of(here, seat, *moves, iterations=50) == judgement_of(there, seat, *moves, iterations=50)


def whole_decision(table: Table, seat: int) -> list[str]:
    """The last actions that there are, until the decision is complete."""
    moves = [str(table.legal(seat)[-1])]
    while (ahead := table.after(seat, moves)).setup.midway(ahead.state):
        moves.append(str(ahead.legal(seat)[-1]))
    return moves


@compiled("hunt")
def test_the_search_is_given_a_state_in_which_all_that_is_hidden_was_drawn_anew() -> None:
    table = Table.dealt(set_up(load("hunt"), 4), 3)
    asked = table.question(2)
    kind = table.setup.game.rules.State
    assert content(asked.state) != content(table.state)
    assert masked(kind, asked.state.store(), 2).tobytes() == masked(kind, table.state.store(), 2).tobytes()


@compiled("hunt")
def test_a_decision_that_is_settled_beforehand_leaves_the_search_as_it_was() -> None:
    """What a decision led to is asked for; how often the search has tried each move stays the same."""
    asked = Table.dealt(set_up(load("hunt"), 4), 3).question(1)
    thought = Thought(asked, Budget(iterations=200))
    before = thought.prospects()
    outcomes = thought.outcomes_of([asked.legal[0]], 50)
    assert thought.prospects() == before
    assert len(set(outcomes.tolist())) > 1
    assert all(0 <= outcome <= 1 for outcome in outcomes.tolist())


@compiled("hamster")
def test_what_somebody_has_got_alone_is_judged_as_all_estimates_are() -> None:
    setup = set_up(load("hamster"), 1)
    *_, (state, _, action) = walk(setup, seed=5, choices=4)
    setup.game.rules.apply(state, setup.edition.shadow, 0, action.number)
    assert setup.acting(state) == ()
    shares = np.zeros(1)
    thinking_twins(setup.game).of(judge)(state.store()[0], setup.edition.facts[0], len(setup.game.steps), shares)
    assert share_alone(setup, state) == shares[0]
