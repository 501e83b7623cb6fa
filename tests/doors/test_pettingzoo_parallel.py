"""Environments in which all agents act at once play the same games as those in which they act in turn."""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo.test
import pytest

import sousbois
from sousbois.core.errors import Unreadable
from sousbois.doors.pettingzoo import env, parallel_env, raw_env
from sousbois.games import load
from sousbois.play.table import Table
from sousbois.terminal.still import drawn
from tests.doors.agents import chosen_by_all, illegal_in, in_games_at_once
from tests.doors.games import TABLES, compiled

checks: Any = pettingzoo.test
"""By these PettingZoo checks its own environments; they have no types."""

AT_ONCE = [(name, seats) for name, seats in TABLES if load(name).simultaneous]

at_every_table_at_once = pytest.mark.parametrize(
    ("name", "seats"),
    [pytest.param(name, seats, marks=compiled(name), id=f"{name}-{seats}") for name, seats in AT_ONCE],
)

EVERYBODY_ACTS = 0
"""A seed whose games begin with turns in which everybody has something to do: not all games of the hamster do."""


@at_every_table_at_once
def test_pettingzoo_accepts_the_parallel_environment(name: str, seats: int) -> None:
    checks.parallel_api_test(parallel_env(name, seats))


@at_every_table_at_once
def test_pettingzoo_finds_that_seeds_settle_all_chance_in_parallel(name: str, seats: int) -> None:
    checks.parallel_seed_test(partial(parallel_env, name, seats, illegal="random"))


@at_every_table_at_once
def test_pettingzoo_finds_that_games_are_cut_off_after_so_many_cycles(name: str, seats: int) -> None:
    def settled(make: Callable[..., Any], max_cycles: int) -> Any:
        """PettingZoo wants everybody to act in each of the first cycles: so it is in the deals of this seed."""
        environment = make(name, seats, illegal="random", max_cycles=max_cycles)
        environment.reset(seed=EVERYBODY_ACTS)
        for agent in environment.agents:
            environment.action_space(agent).seed(0)
        return environment

    makers = {"env": env, "parallel_env": parallel_env}
    checks.max_cycles_test(SimpleNamespace(**{each: partial(settled, make) for each, make in makers.items()}))


@in_games_at_once
def test_both_kinds_of_environment_play_the_same_game(name: str) -> None:
    parallel, turn_by_turn = parallel_env(name), raw_env(name)
    observed, infos = parallel.reset(seed=21)
    turn_by_turn.reset(seed=21)
    rewards: dict[str, float] = {}
    number = 0
    while parallel.agents:
        for agent in parallel.agents:
            assert np.array_equal(observed[agent]["observation"], turn_by_turn.observe(agent)["observation"])
            assert np.array_equal(observed[agent]["action_mask"], infos[agent]["action_mask"])
        chosen = chosen_by_all(observed, number := number + 1)
        assert not any(rewards.values())
        observed, rewards, terminated, truncated, infos = parallel.step(chosen)
        for agent, action in chosen.items():
            assert turn_by_turn.agent_selection == agent
            turn_by_turn.step(action)
    assert terminated == turn_by_turn.terminations == dict.fromkeys(parallel.possible_agents, True)
    assert truncated == turn_by_turn.truncations == dict.fromkeys(parallel.possible_agents, False)
    assert rewards == turn_by_turn.rewards
    assert any(rewards.values())
    assert not any(each["action_mask"].any() for each in observed.values())
    assert parallel.table.records.tobytes() == turn_by_turn.table.records.tobytes()


@in_games_at_once
def test_all_who_owe_a_decision_are_told_what_they_may_do(name: str) -> None:
    environment = parallel_env(name)
    observed, _ = environment.reset(seed=6)
    table = sousbois.game(name).table(seed=6)
    number = 0
    while environment.agents:
        for seat, agent in enumerate(environment.agents):
            legal = [action.number for action in table.legal(seat)]
            assert np.flatnonzero(observed[agent]["action_mask"]).tolist() == legal
        chosen = chosen_by_all(observed, number := number + 1)
        for agent, action in chosen.items():
            table.play(environment.possible_agents.index(agent), action)
        observed, *_ = environment.step(chosen)


@compiled("hunt")
def test_what_was_observed_in_parallel_does_not_change_any_more() -> None:
    environment = parallel_env("hunt")
    observed, _ = environment.reset(seed=5)
    copies = deepcopy(observed)
    environment.step(chosen_by_all(observed, 1))
    for agent, each in observed.items():
        assert all(np.array_equal(each[part], copies[agent][part]) for part in each)


@compiled("hamster")
def test_in_parallel_all_who_act_illegally_pay_and_nothing_is_played() -> None:
    environment = parallel_env("hamster", 3)
    observed, _ = environment.reset(seed=2)
    before = environment.table.records.tobytes()
    chosen = chosen_by_all(observed, 1)
    for agent in ("player_0", "player_2"):
        chosen[agent] = illegal_in(observed[agent]["action_mask"])
    observed, rewards, terminated, truncated, infos = environment.step(chosen)
    assert rewards == {"player_0": -1, "player_1": 0, "player_2": -1}
    assert all(terminated.values())
    assert not any(truncated.values())
    assert [agent for agent, info in infos.items() if info.get("illegal")] == ["player_0", "player_2"]
    for seat in (0, 2):
        assert re.fullmatch(rf"seat {seat} cannot play .+ \(H\d+\)", infos[f"player_{seat}"]["refused"])
    assert not any(each["action_mask"].any() for each in observed.values())
    assert environment.agents == []
    assert environment.table.records.tobytes() == before


@in_games_at_once
def test_in_parallel_a_legal_action_is_drawn_for_whoever_acts_illegally(name: str) -> None:
    environment = parallel_env(name, illegal="random")
    games = []
    for _ in range(2):
        observed, infos = environment.reset(seed=8)
        assert not any("illegal" in info for info in infos.values())
        offenders: list[str] = []
        met = 0
        for number in range(1000):
            chosen = chosen_by_all(observed, number)
            may_not = [agent for agent in chosen if not observed[agent]["action_mask"].all()]
            offenders = may_not[: number % 3]
            chosen |= {agent: illegal_in(observed[agent]["action_mask"]) for agent in offenders}
            observed, _, _, _, infos = environment.step(chosen)
            assert [agent for agent in infos if infos[agent].get("illegal")] == offenders
            met += len(offenders)
            if not environment.agents:
                break
        assert met
        assert environment.setup.outcome(environment.table.state(0)) is not None
        games.append(environment.table.records.tobytes())
    assert games[0] == games[1]


@compiled("hunt")
def test_a_game_that_ends_with_its_last_cycle_is_not_cut_off() -> None:
    parallel = parallel_env("hunt")
    observed, _ = parallel.reset(seed=1)
    played: list[dict[str, int]] = []
    while parallel.agents:
        played.append(chosen_by_all(observed, len(played)))
        observed, *_ = parallel.step(played[-1])
    for cycles, cut_off in ((len(played), False), (len(played) - 1, True)):
        again, turn_by_turn = parallel_env("hunt", max_cycles=cycles), env("hunt", max_cycles=cycles)
        again.reset(seed=1)
        turn_by_turn.reset(seed=1)
        for chosen in played[:cycles]:
            assert again.agents
            _, _, terminated, truncated, _ = again.step(chosen)
            for action in chosen.values():
                turn_by_turn.step(action)
        assert set(truncated.values()) == set(turn_by_turn.truncations.values()) == {cut_off}
        assert set(terminated.values()) == set(turn_by_turn.terminations.values()) == {not cut_off}
        assert not again.agents


@compiled("hunt")
def test_a_copy_of_a_parallel_environment_goes_on_from_where_the_game_stands() -> None:
    environment = parallel_env("hunt")
    observed, _ = environment.reset(seed=7)
    observed, *_ = environment.step(chosen_by_all(observed, 1))
    twin = deepcopy(environment)
    chosen = chosen_by_all(observed, 2)
    one, other = environment.step(chosen), twin.step(chosen)
    assert pickle.dumps(one) == pickle.dumps(other)
    assert environment.table.records.tobytes() == twin.table.records.tobytes()


@compiled("hunt")
def test_in_parallel_the_table_is_drawn_as_the_first_agent_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    ansi, human = parallel_env("hunt", render_mode="ansi"), parallel_env("hunt", render_mode="human")
    for environment in (ansi, human):
        observed, _ = environment.reset(seed=1)
        environment.step(chosen_by_all(observed, 1))
    picture = drawn(Table.standing(ansi.setup, ansi.table.records), 0)
    assert ansi.render() == picture
    first = drawn(sousbois.game("hunt").table(seed=1), 0)
    assert capsys.readouterr().out == first + "\n" + picture + "\n"


@compiled("hamster")
def test_who_owes_no_decision_may_be_left_out_and_everybody_else_may_not() -> None:
    environment = parallel_env("hamster")
    observed, _ = environment.reset(seed=4)
    number = left_out = 0
    while environment.agents:
        chosen = chosen_by_all(observed, number := number + 1)
        idle = set(environment.agents) - set(chosen)
        left_out += len(idle)
        before = pickle.dumps(environment)
        missing = next(iter(chosen))
        with pytest.raises(Unreadable, match=f"none for {missing}, who owes a decision"):
            environment.step({agent: action for agent, action in chosen.items() if agent != missing})
        assert pickle.dumps(environment) == before
        with_all = deepcopy(environment).step(chosen | dict.fromkeys(idle, -5))
        observed, *_ = result = environment.step(chosen)
        assert pickle.dumps(result) == pickle.dumps(with_all)
    assert left_out > 0


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=compiled(name)) for name in ("badger", "igels", "menagerie")]
)
def test_a_game_without_simultaneous_decisions_has_no_parallel_environment(name: str) -> None:
    with pytest.raises(Unreadable, match=f"game '{name}': has no simultaneous decisions"):
        parallel_env(name)
