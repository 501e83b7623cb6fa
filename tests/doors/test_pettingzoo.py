"""The PettingZoo environments keep to PettingZoo's API, and the games played in them are our games."""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from typing import Any

import numpy as np
import pettingzoo.test
import pytest
from numpy.typing import NDArray

import sousbois
from sousbois.core.errors import Illegal, NotAllowed, Unreadable
from sousbois.core.record import Records
from sousbois.doors.compiled.rewards import FORFEIT
from sousbois.doors.pettingzoo import env, parallel_env, raw_env
from sousbois.games import load
from sousbois.play.table import Table
from sousbois.terminal.still import drawn
from tests.contract.walks import looked_at
from tests.doors.agents import chosen_by_all, illegal_in, in_games_at_once, legal_in, turns
from tests.doors.games import at_every_table, compiled, in_every_game, seen_by

checks: Any = pettingzoo.test
"""By these PettingZoo checks its own environments; they have no types."""

expecting_dictionaries = pytest.mark.filterwarnings(
    # PettingZoo's games with masks have dictionaries too; its tests know them by their names.
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    # As it should be for agents whose game is over.
    "ignore:Action mask numpy array is all zeros:UserWarning",
)


def without_tale(record: Records) -> list[bytes]:
    """All that a record holds, but for what is told, which compiled tables do not."""
    names = record.dtype.names or ()
    return [record[name].tobytes() for name in names if name not in ("told", "tale")]


def mask_of(table: Table, seat: int) -> NDArray[np.int8]:
    """What a seat may do, if it is the one that is asked: the first of those that owe a decision."""
    mask = np.zeros(len(table.setup.actions), np.int8)
    if table.acting()[:1] == (seat,):
        mask[[action.number for action in table.legal(seat)]] = 1
    return mask


def play_until_something_is_forbidden(environment: Any) -> int:
    """Play a new game until the agent that is asked may not do everything; the answer is what it may not do."""
    environment.reset(seed=3)
    for _ in turns(environment):
        mask = environment.last()[0]["action_mask"]
        if not mask.all():
            return illegal_in(mask)
    raise AssertionError("everything is always legal")


@at_every_table
@expecting_dictionaries
@pytest.mark.parametrize("make", [env, raw_env])
def test_pettingzoo_accepts_the_environment(make: Callable[..., Any], name: str, seats: int) -> None:
    checks.api_test(make(name, seats), num_cycles=100)


@at_every_table
def test_pettingzoo_finds_that_seeds_settle_all_chance(name: str, seats: int) -> None:
    checks.seed_test(partial(env, name, seats), num_cycles=100)


@at_every_table
def test_pettingzoo_accepts_what_is_rendered(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    checks.render_test(partial(env, name, seats))
    assert capsys.readouterr().out


@at_every_table
def test_a_game_is_dealt_and_played_as_at_a_table(name: str, seats: int) -> None:
    environment: Any = raw_env(name, seats)
    environment.reset(seed=11)
    table = sousbois.game(name).table(seats=seats, seed=11)
    assert without_tale(environment.table.records) == without_tale(table.state.store())
    earned = []
    for agent, action in turns(environment):
        if action is None:
            earned.append(environment.last()[1])
        else:
            assert environment.last()[1] == 0
            table.play(environment.possible_agents.index(agent), action)
    assert without_tale(environment.table.records) == without_tale(table.state.store())
    assert table.outcome() == table.setup.outcome(environment.table.state(0)) is not None
    assert earned == environment.table.rewards[0].tolist()


@at_every_table
def test_every_agent_sees_what_the_marks_let_its_seat_see(name: str, seats: int) -> None:
    environment: Any = raw_env(name, seats)
    environment.reset(seed=12)
    table = sousbois.game(name).table(seats=seats, seed=12)
    for number, (asked, action) in enumerate(turns(environment)):
        for agent in environment.agents if looked_at(number, 0) or action is None else ():
            seat = environment.possible_agents.index(agent)
            observed, info = environment.observe(agent), environment.infos[agent]
            assert np.array_equal(observed["observation"], seen_by(table, seat))
            assert np.array_equal(observed["action_mask"], mask_of(table, seat))
            assert np.array_equal(info["action_mask"], mask_of(table, seat))
        if action is not None:
            table.play(environment.possible_agents.index(asked), action)


@in_games_at_once
def test_no_agent_sees_what_another_has_chosen_as_long_as_it_is_secret(name: str) -> None:
    environment: Any = raw_env(name)
    environment.reset(seed=4)
    compared = 0
    for agent, action in turns(environment):
        owing = environment.table.owing()
        if len(owing) < 2 or action is None:
            continue
        seen = set()
        for choice in np.flatnonzero(environment.last()[0]["action_mask"])[:5]:
            choosing = deepcopy(environment)
            choosing.step(int(choice))
            others = [choosing.observe(other) for other in choosing.agents if other != agent]
            seen.add(b"".join(each[part].tobytes() for each in others for part in sorted(each)))
            compared += 1
        assert len(seen) == 1
    assert compared > 50


@in_every_game
def test_what_was_observed_does_not_change_any_more(name: str) -> None:
    environment: Any = env(name)
    environment.reset(seed=5)
    kept = []
    for _ in zip(turns(environment), range(60), strict=False):
        observed, *_, info = environment.last()
        arrays = [*observed.values(), info["action_mask"]]
        kept.append((arrays, [array.copy() for array in arrays]))
    assert all(np.array_equal(now, then) for arrays, copies in kept for now, then in zip(arrays, copies, strict=True))


@pytest.mark.parametrize("make", [env, partial(parallel_env, max_cycles=4)])
@compiled("hunt")
def test_without_a_seed_the_next_game_follows_from_the_last_seed_given(make: Callable[..., Any]) -> None:
    dealt = []
    for seed in (3, 3, 4):
        environment: Any = make("hunt")
        for each in (seed, None, None):
            environment.reset(seed=each)
            dealt.append(environment.unwrapped.table.records.tobytes())
    assert dealt[:3] == dealt[3:6]
    assert len(set(dealt)) == 6


@compiled("hunt")
def test_without_any_seed_every_environment_deals_its_own_games() -> None:
    one, other = raw_env("hunt"), raw_env("hunt")
    one.reset()
    other.reset()
    assert one.table.records.tobytes() != other.table.records.tobytes()


@in_every_game
def test_the_raw_environment_refuses_an_illegal_action_by_its_clause_and_changes_nothing(name: str) -> None:
    environment: Any = raw_env(name)
    action = play_until_something_is_forbidden(environment)
    agent = environment.agent_selection
    table = Table.standing(environment.setup, environment.table.records)
    with pytest.raises(Illegal) as expected:
        table.play(environment.possible_agents.index(agent), action)
    before = pickle.dumps(environment)
    with pytest.raises(Illegal) as refused:
        environment.step(action)
    assert (str(refused.value), refused.value.clause) == (str(expected.value), expected.value.clause)
    assert pickle.dumps(environment) == before


@in_every_game
@pytest.mark.parametrize("reward", ["shares", "points"])
def test_an_illegal_action_ends_the_game_and_only_its_agent_pays(name: str, reward: str) -> None:
    environment: Any = env(name, reward=reward)
    action = play_until_something_is_forbidden(environment)
    agent, all_agents = environment.agent_selection, environment.possible_agents
    environment.step(action)
    assert environment.agents == all_agents
    assert environment.terminations == dict.fromkeys(all_agents, True)
    assert environment.truncations == dict.fromkeys(all_agents, False)
    assert environment.rewards == {each: FORFEIT[reward] if each == agent else 0 for each in all_agents}
    assert [each for each in all_agents if environment.infos[each].get("illegal")] == [agent]
    assert re.fullmatch(r"seat \d cannot play .+ \([A-Z]\d+\)", environment.infos[agent]["refused"])
    assert not any(environment.observe(each)["action_mask"].any() for each in all_agents)
    earned = {each: environment.last()[1] for each, _ in turns(environment)}
    assert earned == {each: FORFEIT[reward] if each == agent else 0 for each in all_agents}
    assert not environment.agents


@in_every_game
def test_in_place_of_an_illegal_action_a_legal_one_is_drawn_from_the_seed(name: str) -> None:
    environment: Any = env(name, illegal="random")
    games = []
    for seed in (9, 9, 10):
        environment.reset(seed=seed)
        offended: dict[str, bool] = {}
        for number, agent in enumerate(environment.agent_iter()):
            observed, _, terminated, _, info = environment.last()
            assert info.get("illegal", False) == offended.get(agent, False)
            assert "refused" not in info
            if terminated:
                break
            mask = observed["action_mask"]
            offended[agent] = not mask.all() and number % 3 > 0
            environment.step(illegal_in(mask) if offended[agent] else legal_in(mask, number))
        table = environment.unwrapped.table
        assert table.setup.outcome(table.state(0)) is not None
        games.append(table.records.tobytes())
    assert games[0] == games[1] != games[2]


@compiled("hamster")
def test_drawn_actions_are_not_always_the_same() -> None:
    environment: Any = env("hamster", illegal="random")
    after = set()
    for seed in range(20):
        environment.reset(seed=seed)
        first = environment.last()[0]["action_mask"]
        environment.step(illegal_in(first))
        after.add(environment.observe("player_0")["observation"].tobytes())
    assert len(after) > 10


@in_every_game
def test_a_cycle_is_over_when_everybody_has_decided(name: str) -> None:
    environment: Any = env(name, max_cycles=7)
    environment.reset(seed=2)
    for _ in zip(turns(environment), range(20), strict=False):
        pass
    environment.reset(seed=1)
    table = sousbois.game(name).table(seed=1)
    for agent, action in turns(environment):
        if action is None:
            break
        assert not any(environment.truncations.values())
        table.play(environment.possible_agents.index(agent), action)
    moments = len({made.moment for made in table.history})
    assert (moments if table.setup.game.simultaneous else len(table.decisions())) == 7
    assert not table.setup.midway(table.state)
    assert len(table.acting()) == (4 if table.setup.game.simultaneous else 1)
    assert environment.truncations == dict.fromkeys(environment.possible_agents, True)
    assert environment.terminations == dict.fromkeys(environment.possible_agents, False)
    assert not any(environment.rewards.values())
    asked = environment.possible_agents[table.acting()[0]]
    assert environment.observe(asked)["action_mask"].any()


@pytest.mark.parametrize(
    "copied", [deepcopy, lambda each: pickle.loads(pickle.dumps(each))], ids=["deepcopy", "pickle"]
)
@in_every_game
def test_a_copy_goes_on_from_where_the_game_stands(name: str, copied: Callable[[Any], Any]) -> None:
    environment: Any = env(name, illegal="random", max_cycles=60)
    environment.reset(seed=7)
    for _ in zip(turns(environment), range(9), strict=False):
        pass
    twin = copied(environment)
    before = pickle.dumps(environment)
    again = list(turns(twin, first=9))
    assert pickle.dumps(environment) == before
    assert len(again) > 20
    assert list(turns(environment, first=9)) == again
    for each in (environment, twin):
        each.reset()
    assert environment.unwrapped.table.records.tobytes() == twin.unwrapped.table.records.tobytes()


@in_every_game
def test_the_table_is_drawn_as_the_agent_sees_it_that_is_asked(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    ansi: Any = env(name, render_mode="ansi")
    human: Any = env(name, render_mode="human")
    table = sousbois.game(name).table(seed=1)
    for environment in (ansi, human):
        environment.reset(seed=1)
    for number in range(3):
        seat = table.acting()[0]
        assert ansi.render() == drawn(table, seat)
        assert human.render() is None
        printed = drawn(table, seat) + "\n"
        assert capsys.readouterr().out == printed * 2, "when it has changed, and when asked to"
        action = legal_in(ansi.last()[0]["action_mask"], number)
        table.play(seat, action)
        for environment in (ansi, human):
            environment.step(action)


@compiled("hunt")
def test_without_a_render_mode_nothing_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    environment: Any = env("hunt")
    environment.reset(seed=1)
    assert environment.render() is None
    environment.close()
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("action", [-1, 5, None, 1.0, "wolf"])
@compiled("hunt")
def test_what_is_no_action_is_refused_and_changes_nothing(action: Any) -> None:
    for make in (env, raw_env):
        environment: Any = make("hunt")
        environment.reset(seed=1)
        before = pickle.dumps(environment)
        with pytest.raises(Unreadable, match=f"{action}"):
            environment.step(action)
        assert pickle.dumps(environment) == before
    parallel = parallel_env("hunt")
    observed, _ = parallel.reset(seed=1)
    before = pickle.dumps(parallel)
    with pytest.raises(Unreadable, match=f"{action}"):
        parallel.step(chosen_by_all(observed, 1) | {"player_3": action})
    assert pickle.dumps(parallel) == before


@compiled("hunt")
def test_there_are_no_steps_without_a_game() -> None:
    parallel = parallel_env("hunt", max_cycles=1)
    with pytest.raises(NotAllowed, match="call reset"):
        parallel.step({})
    observed, _ = parallel.reset(seed=1)
    parallel.step(chosen_by_all(observed, 1))
    with pytest.raises(NotAllowed, match="call reset"):
        parallel.step(chosen_by_all(observed, 1))
    with pytest.raises(AssertionError, match="reset"):
        env("hunt").step(0)


@in_every_game
def test_an_environment_names_its_game_and_the_version_of_the_rules(name: str) -> None:
    environment: Any = env(name)
    game = load(name)
    assert str(environment) == environment.metadata["name"] == f"{name}_v0"
    assert environment.metadata["rules_version"] == game.version
    assert environment.metadata["is_parallelizable"] == game.simultaneous


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        ({"game": "chess"}, "game 'chess'"),
        ({"seats": 2}, "seats 2"),
        ({"edition": "none"}, "edition 'none'"),
        ({"options": {"none": 1}}, "none"),
        ({"reward": "gold"}, "reward 'gold'"),
        ({"max_cycles": 0}, "max_cycles 0"),
        ({"max_cycles": True}, "max_cycles True"),
        ({"max_cycles": 1.5}, "max_cycles 1.5"),
        ({"render_mode": "rgb_array"}, "render_mode 'rgb_array'"),
        ({"illegal": "refuse"}, "illegal 'refuse'"),
    ],
)
def test_what_is_wrong_with_an_environment_is_named(asked: dict[str, Any], named: str) -> None:
    for make in (env, raw_env, parallel_env):
        if make is not raw_env or "illegal" not in asked:
            with pytest.raises(Unreadable, match=named):
                make(**({"game": "hunt"} | asked))


@pytest.mark.parametrize("seed", [-1, 1 << 64, "seven"])
@compiled("hunt")
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(Unreadable, match="seed"):
        env("hunt").reset(seed=seed)
