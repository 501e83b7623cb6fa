"""Tables stepped together play the same games as a table by itself, and write down what each seat sees and may do."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from sousbois.core.chance import branch
from sousbois.core.errors import Unreadable
from sousbois.core.record import NOTHING
from sousbois.doors import tables as tables_module
from sousbois.doors.compiled.rewards import FORFEIT
from sousbois.doors.compiled.stepping import NEXT_GAME
from sousbois.doors.tables import Tables
from sousbois.play.table import Table
from tests.checked import checked_thoughts
from tests.doors.games import at_every_table, compiled, in_every_game, observed, seen_by, usual

SIDE_BY_SIDE = 3


def mask_of(table: Table, seat: int) -> NDArray[np.int8]:
    """What a seat may do, by the rules as they stand."""
    mask = np.zeros(len(table.setup.actions), np.int8)
    mask[[action.number for action in table.legal(seat)]] = 1
    return mask


def play_to_the_end(tables: Tables) -> None:
    """Play every table to its end at random."""
    while not tables.ended.all():
        tables.step(tables.random_actions())


@at_every_table
def test_tables_play_by_the_rules_and_show_each_seat_what_the_marks_let_it_see(name: str, seats: int) -> None:
    setup = usual(name, seats)
    side_by_side = Tables(setup, SIDE_BY_SIDE)
    side_by_side.reset(seed=41)
    alone = [Table.dealt(setup, 41 + i) for i in range(SIDE_BY_SIDE)]
    while not side_by_side.ended.all():
        actions = side_by_side.random_actions()
        for i, table in enumerate(alone):
            if table.acting():
                seat = table.acting()[0]
                assert side_by_side.seats[i] == seat
                assert np.array_equal(side_by_side.observations[i], seen_by(table, seat))
                assert np.array_equal(side_by_side.masks[i], mask_of(table, seat))
                table.play(seat, int(actions[i]))
        side_by_side.step(actions)
        assert side_by_side.ended.tolist() == [not table.acting() for table in alone]
    assert (side_by_side.seats == NOTHING).all()
    assert not side_by_side.masks.any()
    assert not side_by_side.illegal.any()


@at_every_table
def test_whoever_looks_sees_what_the_marks_let_them_see(name: str, seats: int) -> None:
    setup = usual(name, seats)
    tables = Tables(setup)
    tables.reset(seed=8)
    low, high = tables.form.bounds
    while not tables.ended[0]:
        for seat in range(seats):
            seen = tables.seen(seat)
            assert np.array_equal(seen, observed(setup, tables.records, seat))
            assert ((low <= seen) & (seen <= high)).all()
        tables.step(tables.random_actions())


@at_every_table
def test_rewards_are_shares_by_the_final_ranking_and_in_sum_nothing(name: str, seats: int) -> None:
    setup = usual(name, seats)
    tables = Tables(setup, SIDE_BY_SIDE)
    tables.reset(seed=5)
    assert not tables.rewards.any()
    play_to_the_end(tables)
    for i in range(SIDE_BY_SIDE):
        outcome = setup.outcome(tables.state(i))
        assert outcome is not None
        for seat, place in enumerate(outcome.ranking):
            behind = sum(other > place for other in outcome.ranking)
            ahead = sum(other < place for other in outcome.ranking)
            if seats > 1:
                assert tables.rewards[i, seat] == pytest.approx((behind - ahead) / (seats - 1))
                assert tables.rewards[i].sum() == pytest.approx(0)
            else:
                assert 0 <= tables.rewards[i, seat] < 1


@at_every_table
def test_rewards_in_points_are_differences_from_the_mean_of_the_others(name: str, seats: int) -> None:
    setup = usual(name, seats)
    tables = Tables(setup, reward="points")
    tables.reset(seed=5)
    play_to_the_end(tables)
    outcome = setup.outcome(tables.state(0))
    assert outcome is not None
    for seat, score in enumerate(outcome.scores):
        others = [*outcome.scores[:seat], *outcome.scores[seat + 1 :]]
        assert tables.rewards[0, seat] == pytest.approx(score - (np.mean(others) if others else 0))


@compiled("hamster")
def test_alone_the_reward_grows_with_the_score() -> None:
    setup = usual("hamster", 1)
    shares, points = Tables(setup, 30), Tables(setup, 30, reward="points")
    for tables in (shares, points):
        tables.reset(seed=1)
        play_to_the_end(tables)
    order = np.argsort(points.earned)
    assert len(set(points.earned)) > 5
    assert (np.diff(shares.earned[order]) >= 0).all()
    assert len(set(shares.earned)) == len(set(points.earned))


@in_every_game
def test_the_next_game_is_dealt_within_the_step_that_ends_one(name: str) -> None:
    setup = usual(name)
    tables = Tables(setup, autoreset=True)
    tables.reset(seed=9)
    table = Table.dealt(setup, 9)
    seat = NOTHING
    while not tables.ended[0]:
        seat = int(tables.seats[0])
        actions = tables.random_actions()
        table.play(seat, int(actions[0]))
        tables.step(actions)
    assert np.array_equal(tables.last[0], seen_by(table, seat))
    following = Table.dealt(setup, branch(9, NEXT_GAME))
    assert np.array_equal(tables.observations[0], seen_by(following, following.acting()[0]))


@in_every_game
def test_opponents_play_until_the_one_seat_is_asked_again(name: str) -> None:
    setup = usual(name)
    seat = setup.seats - 1
    tables = Tables(setup, 20, seat=seat)
    tables.reset(seed=2)
    while not tables.ended.all():
        assert set(tables.seats[~tables.ended]) == {seat}
        assert (tables.observations[:, 0] == seat).all()
        tables.step(tables.random_actions())
    assert (tables.earned == tables.rewards[:, seat]).all()
    assert setup.outcome(tables.state(0)) is not None


@in_every_game
@pytest.mark.parametrize("reward", ["shares", "points"])
def test_an_illegal_action_ends_the_game_and_costs_whoever_chose_it(name: str, reward: str) -> None:
    setup = usual(name)
    tables = Tables(setup, 3, reward=reward)
    tables.reset(seed=3)
    actions = tables.random_actions()
    actions[0] = np.flatnonzero(tables.masks[0] == 0)[0] if not tables.masks[0].all() else -1
    actions[1] = len(setup.actions)
    seats = tables.seats.copy()
    tables.step(actions)
    assert tables.illegal.tolist() == [True, True, False]
    assert tables.ended.tolist() == [True, True, False]
    assert tables.earned.tolist() == [FORFEIT[reward], FORFEIT[reward], 0]
    assert (tables.rewards[:2].sum(axis=1) == FORFEIT[reward]).all()
    assert (tables.rewards[[0, 1], seats[:2]] == FORFEIT[reward]).all()


@in_every_game
def test_the_same_seed_gives_the_same_games(name: str) -> None:
    one, other = (Tables(usual(name), 5, seat=0, autoreset=True) for _ in range(2))
    for tables in (one, other):
        tables.reset(seed=77)
        for _ in range(120):
            tables.step(tables.random_actions())
    assert np.array_equal(one.observations, other.observations)
    assert not np.array_equal(one.observations[0], one.observations[1])


@pytest.mark.parametrize("name", [pytest.param(name, marks=compiled(name)) for name in ("hunt", "badger")])
def test_nothing_is_read_or_written_out_of_bounds(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_module, "thinking_twins", checked_thoughts)
    tables = Tables(usual(name), 4, autoreset=True)
    tables.reset(seed=0)
    for _ in range(500):
        tables.step(tables.random_actions())
    assert not tables.illegal.any()


@compiled("hunt")
def test_random_actions_are_legal_and_all_of_them_come_up() -> None:
    tables = Tables(usual("hunt"), 400)
    tables.reset(seed=0)
    assert set(tables.random_actions()) == set(range(5))
    tables.masks[:] = 0
    tables.masks[:, [1, 4]] = 1
    assert set(tables.random_actions()) == {1, 4}


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        ({"count": 0}, "tables 0"),
        ({"count": True}, "tables True"),
        ({"seat": 4}, "seat 4"),
        ({"reward": "gold"}, "reward 'gold'"),
    ],
)
def test_what_is_wrong_with_tables_is_named(asked: dict[str, object], named: str) -> None:
    with pytest.raises(Unreadable, match=named):
        Tables(usual("hunt"), **asked)  # type: ignore[arg-type]  # that is the point
