"""The door to Gymnasium: one seat of a table, by itself or at thousands of tables at once."""

from __future__ import annotations

import pickle
import re
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import sousbois
from sousbois.bots.contract import Question
from sousbois.core.action import Action
from sousbois.core.errors import Unreadable
from sousbois.doors import gymnasium as door
from sousbois.doors import opponents as opponents_module
from sousbois.doors.compiled.rewards import FORFEIT
from sousbois.doors.gymnasium import SeatEnv
from sousbois.doors.gymnasium_vector import SeatVectorEnv
from sousbois.games import names
from sousbois.play.table import Decision
from tests.doors.games import at_every_table, compiled, in_every_game, seen_by


def make(name: str, **asked: Any) -> SeatEnv:
    """An environment by its name in Gymnasium's register, without wrappers."""
    env = gymnasium.make(f"sousbois/{name.capitalize()}-v0", **asked).unwrapped
    assert isinstance(env, SeatEnv)
    return env


def make_many(name: str, tables: int, **asked: Any) -> SeatVectorEnv:
    """A vector environment by the same name."""
    env = gymnasium.make_vec(f"sousbois/{name.capitalize()}-v0", num_envs=tables, **asked)
    assert isinstance(env, SeatVectorEnv)
    return env


def play(env: SeatEnv, seed: int) -> list[tuple[Any, float]]:
    """A game at random: what was seen after each step, and what it earned."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    course, over = [], False
    while not over:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        observed, earned, over, _, info = env.step(action)
        course.append((observed, earned))
    return course


def history(env: SeatEnv) -> list[Decision]:
    """What was played so far at a table with bots."""
    assert env.bots is not None
    return env.bots.table.history


def test_every_game_is_registered() -> None:
    assert {f"sousbois/{name.capitalize()}-v0" for name in names()} <= set(gymnasium.registry)
    assert door.__doc__ is not None
    assert "The number after the name" in door.__doc__


@at_every_table
def test_an_environment_passes_gymnasiums_own_check(name: str, seats: int) -> None:
    check_env(make(name, seats=seats, render_mode="ansi"))


@in_every_game
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_a_whole_game_ends_with_a_reward_and_nothing_before(name: str, opponents: str) -> None:
    course = play(make(name, opponents=opponents), seed=4)
    assert all(earned == 0 for _, earned in course[:-1])
    assert -1 <= course[-1][1] <= 1
    assert not course[-1][0]["action_mask"].any()


@in_every_game
def test_the_reward_is_that_of_the_learners_seat_whoever_acts_last(name: str) -> None:
    for seat in range(3):
        env = make(name, seats=3, seat=seat, opponents="greedy")
        [*_, (_, earned)] = play(env, seed=seat)
        assert env.bots is not None
        outcome = env.bots.table.outcome()
        assert outcome is not None
        place = outcome.ranking[seat]
        behind, ahead = (
            sum(other > place for other in outcome.ranking),
            sum(other < place for other in outcome.ranking),
        )
        assert earned == pytest.approx((behind - ahead) / 2)


@in_every_game
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_the_same_seed_and_actions_give_the_same_game(name: str, opponents: str) -> None:
    first, second = (play(make(name, opponents=opponents), seed=6) for _ in range(2))
    for (one, earned), (other, also_earned) in zip(first, second, strict=True):
        assert earned == also_earned
        assert np.array_equal(one["observation"], other["observation"])


@in_every_game
def test_a_seed_deals_the_game_that_people_play_with_that_seed(name: str) -> None:
    env = make(name, opponents="greedy")
    observed, _ = env.reset(seed=12)
    table = sousbois.game(name).table(seed=12)
    for made in history(env):
        table.play(made.seat, made.action)
    assert 0 in table.acting()
    assert np.array_equal(observed["observation"], seen_by(table, 0))


@compiled("hunt")
def test_bots_decide_at_the_same_time_as_if_nobody_had_chosen_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    owing = []

    class Witness:
        def choose(self, question: Question) -> Action:
            owing.append(question.setup.acting(question.state))
            return question.legal[0]

    monkeypatch.setattr(opponents_module, "bot", lambda name: Witness())
    play(make("hunt", opponents="greedy"), seed=1)
    assert len(owing) > 100
    assert set(owing) == {(0, 1, 2, 3)}


@in_every_game
def test_an_illegal_action_ends_the_game_and_its_clause_is_named(name: str) -> None:
    env = make(name, reward="points")
    observed, info = env.reset(seed=0)
    while observed["action_mask"].all():
        observed, _, _, _, info = env.step(0)
    assert "refused" not in info
    _, earned, over, _, info = env.step(np.flatnonzero(observed["action_mask"] == 0)[0])
    assert (earned, over) == (FORFEIT["points"], True)
    assert re.fullmatch(r"seat 0 cannot play .+ \([A-Z]\d+\)", info["refused"])
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
        env.step(0)


@compiled("hunt")
def test_what_is_no_action_at_all_ends_the_game_too() -> None:
    env = make("hunt")
    env.reset(seed=0)
    _, earned, over, _, info = env.step(5)
    assert (earned, over, info["refused"]) == (-1, True, "move 5: actions are numbered from 0 to 4")


@compiled("hunt")
def test_what_was_observed_does_not_change_afterwards() -> None:
    env = make("hunt")
    observed, info = env.reset(seed=0)
    kept = observed["observation"].copy()
    env.step(np.flatnonzero(info["action_mask"])[0])
    assert np.array_equal(observed["observation"], kept)


@compiled("badger")
def test_a_table_is_drawn_as_the_seat_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    env = make("badger", seat=2, render_mode="ansi")
    env.reset(seed=0)
    text = env.render()
    assert text is not None
    assert "Your hand" in text
    people = make("badger", seat=2, render_mode="human")
    people.reset(seed=0)
    assert capsys.readouterr().out.strip() == text.strip()


@compiled("hunt")
def test_an_environment_can_be_pickled() -> None:
    again = pickle.loads(pickle.dumps(make("hunt", seats=5, seat=3)))
    assert (again.setup.seats, again.seat) == (5, 3)


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": "hunt", "seats": 9}, "seats 9"),
        ({"game": "hunt", "seat": 7}, "seat 7"),
        ({"game": "hunt", "opponents": "nobody"}, "bot 'nobody'"),
        ({"game": "hunt", "opponents": ("random", "greedy")}, "2 names for 3 seats"),
        ({"game": "hunt", "reward": "gold"}, "reward 'gold'"),
        ({"game": "hunt", "edition": "none"}, "edition 'none'"),
        ({"game": "menagerie", "options": {"pace": 3}}, "option 'pace'"),
        ({"game": "hunt", "render_mode": "rgb_array"}, "render_mode 'rgb_array'"),
    ],
)
def test_what_is_wrong_with_an_environment_is_named(asked: dict[str, Any], named: str) -> None:
    with pytest.raises(Unreadable, match=named):
        SeatEnv(**asked)


@in_every_game
def test_many_tables_play_what_one_table_plays(name: str) -> None:
    many = make_many(name, 3)
    one = make(name)
    observed, info = many.reset(seed=20)
    for table in range(3):
        seen, _ = one.reset(seed=20 + table)
        assert np.array_equal(observed["observation"][table], seen["observation"])
        assert np.array_equal(observed["action_mask"][table], seen["action_mask"])
    one.reset(seed=20)
    over = False
    while not over:
        actions = many.random_actions()
        seen, earned, over, _, _ = one.step(actions[0])
        observed, rewards, ended, truncated, info = many.step(actions)
        assert (rewards[0], ended[0], truncated[0]) == (earned, over, False)
        shown = info["final_obs"] if over else observed
        assert np.array_equal(shown["observation"][0], seen["observation"])
        assert np.array_equal(shown["action_mask"][0], seen["action_mask"])
    assert info["_final_obs"][0]


@compiled("hunt")
def test_steps_write_into_the_same_arrays() -> None:
    env = make_many("hunt", 8, seat=None)
    first, info = env.reset(seed=0)
    second, _, _, _, again = env.step(env.random_actions())
    assert first["observation"] is second["observation"]
    assert first["action_mask"] is second["action_mask"]
    assert all(info[key] is again[key] for key in info)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


@in_every_game
def test_all_seats_can_be_played_from_outside(name: str) -> None:
    env = make_many(name, 6, seat=None)
    observed, info = env.reset(seed=1)
    asked, ended_somewhere = set(), False
    while not ended_somewhere:
        seats = info["seat"].copy()
        asked |= set(seats.tolist())
        assert np.array_equal(observed["observation"][:, 0], seats)
        observed, rewards, ended, _, info = env.step(env.random_actions())
        ended_somewhere = bool(ended.any())
    assert asked == set(range(env.setup.seats))
    [table] = np.flatnonzero(ended)[:1]
    assert rewards[table] == info["rewards"][table, seats[table]]
    assert info["rewards"][table].any()
    assert env.observation_space.contains(observed)


@compiled("hunt")
def test_actions_may_come_in_any_kind_of_array() -> None:
    read_only = np.array([0, 1, 2])
    read_only.flags.writeable = False
    seen = []
    for actions in (
        np.array([0, 1, 2]),
        [0, 1, 2],
        np.array([0, 1, 2], np.int8),
        read_only,
        np.array([0, 9, 1, 9, 2, 9])[::2],
    ):
        env = make_many("hunt", 3)
        env.reset(seed=0)
        observed, *_ = env.step(actions)  # type: ignore[arg-type]  # a list is none, but will do
        seen.append(observed["observation"].tobytes())
        assert len(env._tables._step.signatures) == 1
    assert len(set(seen)) == 1


@compiled("hunt")
def test_actions_of_the_wrong_shape_are_named() -> None:
    env = make_many("hunt", 4)
    env.reset(seed=0)
    with pytest.raises(Unreadable, match="expected one for each of 4 tables"):
        env.step(np.zeros(3, np.int64))


def test_many_tables_say_that_they_know_no_bots() -> None:
    with pytest.raises(Unreadable, match=r"'greedy'.*seat=None"):
        SeatVectorEnv("hunt", num_envs=2, opponents="greedy")
