"""The door to OpenSpiel: OpenSpiel's own checks, players and solvers work on it, and nobody learns what is hidden."""

from __future__ import annotations

import pickle
import random
import runpy
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import sousbois
from sousbois.core.errors import Illegal, NotAllowed, Unreadable
from sousbois.core.option import settings_of
from sousbois.core.setup import set_up
from sousbois.doors.openspiel import spiel_game
from sousbois.doors.openspiel_state import SpielState
from sousbois.games import load, names
from sousbois.play.table import Table
from tests.doors.games import at_every_table, compiled, in_every_game, observed, usual
from tests.play.hosting import SHORTER

DEALS = 30
STOPS = 12
"""So many states of a walk are looked at."""

EXAMPLES = Path(__file__).parents[2] / "examples"
EXAMPLE, EDITION = EXAMPLES / "solve_small_hunt.py", EXAMPLES / "small-hunt.toml"
SMALL_HUNT = f"sousbois_hunt(players=3,edition={EDITION},deals=3)"

HUNTER, WOLF, RABBIT, CARROT, CLOSED_SEASON = range(5)


def opened(name: str, **parameters: object) -> pyspiel.Game:
    """A game as OpenSpiel opens it."""
    return pyspiel.load_game(f"sousbois_{name}", {"deals": DEALS} | parameters)


def dealt(game: pyspiel.Game, *actions: int, deal: int = 0) -> SpielState:
    """A state after a deal and some actions."""
    state: SpielState = game.new_initial_state()
    for action in (deal, *actions):
        state.apply_action(action)
    return state


def walk(game: pyspiel.Game, deal: int) -> Iterator[SpielState]:
    """Some states of a game played at random, the one after the deal and the last one among them; always one object."""
    choices, state = random.Random(deal), dealt(game, deal=deal)
    made = 0
    while not state.is_terminal():
        if made.bit_count() <= 1 and made < 1 << STOPS:
            yield state
        state.apply_action(choices.choice(state.legal_actions()))
        made += 1
    yield state


def digest(state: SpielState, seat: int) -> str:
    """The last part of what a seat knows: all but the text of its own actions."""
    return str(state.information_state_string(seat)).rpartition("|")[2]


# Games and their parameters


def test_every_game_is_registered() -> None:
    assert {f"sousbois_{name}" for name in names()} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", names())
def test_what_is_not_said_is_as_usual(name: str) -> None:
    setup = usual(name)
    parameters = pyspiel.load_game(f"sousbois_{name}").get_parameters()
    assert parameters == {"players": setup.seats, "deals": 1000, "edition": setup.edition.id, **setup.options}


def test_every_option_of_a_game_is_a_parameter() -> None:
    game = pyspiel.load_game("sousbois_menagerie(players=3,turn_limit=10,advanced=true)")
    assert game.setup.options == {**usual("menagerie").options, "turn_limit": 10, "advanced": True}
    for name in names():
        assert set(settings_of(load(name).options)) < set(opened(name).get_parameters())


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("sousbois_hunt(players=9)", "seats 9: hunt is for 3 to 5 players"),
        ("sousbois_hunt(deals=0)", "deals 0: expected a whole number, at least 1"),
        ("sousbois_hunt(edition=none)", "edition 'none': unknown"),
        ("sousbois_menagerie(turn_limit=0)", "option turn_limit: expected a whole number from 1 to 200, found 0"),
    ],
)
def test_a_wrong_parameter_is_refused_and_named(text: str, complaint: str) -> None:
    with pytest.raises(Unreadable, match=complaint):
        pyspiel.load_game(text)


@pytest.mark.parametrize("text", ["sousbois_hunt(turn_limit=10)", "sousbois_menagerie(advanced=3)"])
def test_a_parameter_that_a_game_does_not_have_or_of_another_kind_is_refused(text: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=r"parameter.*(turn_limit|advanced)"):
        pyspiel.load_game(text)


def test_an_edition_of_ones_own_is_a_parameter() -> None:
    assert pyspiel.load_game(SMALL_HUNT).setup.edition.id == "small-hunt"


@compiled("hunt")
def test_an_edition_that_has_the_id_of_another_is_not_taken_for_it(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(EDITION.read_text().replace('"small-hunt"', '"hunt-2011"'))
    state = spiel_game(set_up(load("hunt"), 3, file)).new_initial_state()
    with pytest.raises(Unreadable, match=r"edition '[0-9a-f]+': unknown"):
        pickle.loads(pickle.dumps(state))


def test_who_plays_alone_is_paid_by_nobody() -> None:
    assert opened("hamster", players=1).get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert opened("hamster", players=2).get_type().utility == pyspiel.GameType.Utility.ZERO_SUM


# The rules of OpenSpiel


@at_every_table
def test_openspiel_finds_nothing_wrong(name: str, seats: int) -> None:
    game = opened(name, players=seats, **SHORTER.get(name, {}))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@compiled("hunt")
def test_all_deals_are_equally_likely() -> None:
    outcomes = opened("hunt", deals=7).new_initial_state().chance_outcomes()
    assert [deal for deal, _ in outcomes] == list(range(7))
    assert {chance for _, chance in outcomes} == {1 / 7}


@in_every_game
def test_a_deal_is_the_game_of_the_same_seed_and_played_alike_it_ends_alike(name: str) -> None:
    table = sousbois.game(name).table(seed=5)
    state = dealt(opened(name), deal=5)
    choices = random.Random(1)
    while not state.is_terminal():
        seat = table.acting()[0]
        assert state.current_player() == seat
        assert state.legal_actions() == [action.number for action in table.legal(seat)]
        assert [state.action_to_string(action) for action in state.legal_actions()] == [*map(str, table.legal(seat))]
        action = choices.choice(state.legal_actions())
        table.play(seat, action)
        state.apply_action(action)
    assert state.at.table.tobytes() == table.state.store().tobytes()
    assert state.returns() == pytest.approx(shares_of(table))


def shares_of(table: Table) -> list[float]:
    """From 1, ahead of all others, to -1, behind all others."""
    outcome = table.outcome()
    assert outcome is not None
    places, others = outcome.ranking, table.seats - 1
    return [sum((other > own) - (other < own) for other in places) / others for own in places]


@compiled("hunt")
def test_an_action_that_is_not_legal_changes_nothing() -> None:
    game = opened("hunt")
    state = game.new_initial_state()
    with pytest.raises(NotAllowed, match="deal 30: the deals are 0 to 29"):
        state.apply_action(DEALS)
    assert str(state) == str(game.new_initial_state())
    state = dealt(game)
    for action in (-2, CLOSED_SEASON + 1):
        with pytest.raises(Unreadable, match=f"move {action}: actions are numbered from 0 to 4"):
            state.apply_action(action)
    assert str(state) == str(dealt(game))
    assert state.history() == [0]


@in_every_game
def test_an_illegal_action_is_refused_by_its_clause(name: str) -> None:
    state = dealt(opened(name))
    while len(state.legal_actions()) == state.num_distinct_actions():
        state.apply_action(state.legal_actions()[0])
    illegal = min(set(range(state.num_distinct_actions())) - set(state.legal_actions()))
    with pytest.raises(Illegal, match=r"cannot play .+ \([A-Z]\d+\)"):
        state.apply_action(illegal)


@in_every_game
def test_a_clone_goes_its_own_way(name: str) -> None:
    game = opened(name)
    state = dealt(game)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(state) == str(dealt(game)) != str(other)
    assert state.history() == [0] != other.history()


@in_every_game
def test_a_pickled_state_goes_on_as_it_would_have(name: str) -> None:
    game = opened(name)
    for state in walk(game, deal=3):
        if state.is_terminal():
            break
        again, guessed = pickle.loads(pickle.dumps(state)), state.resample_from_infostate(0, lambda: 0.5)
        read_back = pickle.loads(pickle.dumps(guessed))
        assert (str(again), str(read_back)) == (str(state), str(guessed))
        assert again.history() == state.history()
        for one, other in ((again, state.clone()), (read_back, guessed)):
            one.apply_action(one.legal_actions()[-1])
            other.apply_action(other.legal_actions()[-1])
            assert str(one) == str(other)


@in_every_game
def test_what_python_is_told_at_once_is_what_openspiel_says_itself(name: str) -> None:
    game, itself = opened(name), pyspiel.State
    for state in chain([game.new_initial_state()], walk(game, deal=8)):
        assert state.is_chance_node() == itself.is_chance_node(state)
        assert state.legal_actions() == itself.legal_actions(state)
        for seat in range(game.num_players()):
            assert state.legal_actions(seat) == itself.legal_actions(state, seat)
            assert state.observation_string(seat) == itself.observation_string(state, seat)
            assert state.information_state_string(seat) == itself.information_state_string(state, seat)
        if not state.is_terminal() and not state.is_chance_node():
            assert state.observation_string() == state.observation_string(state.current_player())
            assert state.information_state_string() == state.information_state_string(state.current_player())


@compiled("hunt")
def test_a_state_can_go_on_from_any_table_with_any_seat_that_decides() -> None:
    table = dealt(opened("hunt"), CARROT, RABBIT, CARROT, CARROT).at.table
    state = opened("hunt").state_at(table, 2)
    turns = []
    for _ in range(4):
        turns.append(state.current_player())
        state.apply_action(WOLF)
    assert turns == [2, 3, 0, 1]


# What seats see


@in_every_game
def test_every_seat_sees_in_numbers_what_the_marks_let_it_see_whoever_decides(name: str) -> None:
    for state in walk(opened(name), deal=2):
        for seat in range(state.num_players()):
            assert np.array_equal(state.observation_tensor(seat), observed(state.spiel.setup, state.at.table, seat))


@in_every_game
def test_an_information_state_counts_a_seats_own_actions_after_what_it_sees(name: str) -> None:
    game = opened(name)
    for state in walk(game, deal=4):
        for seat in range(state.num_players()):
            numbers = state.information_state_tensor(seat)
            own = [made.action for made in state.full_history() if made.player == seat]
            assert numbers[: -game.num_distinct_actions()] == state.observation_tensor(seat)
            assert numbers[-game.num_distinct_actions() :] == [own.count(each) for each in range(len(game.texts))]


@compiled("hunt")
def test_before_the_deal_nothing_is_seen() -> None:
    state = opened("hunt").new_initial_state()
    assert not any(state.observation_tensor(1))
    assert not any(state.information_state_tensor(1))
    assert state.observation_string(1) == "before the deal"
    assert state.information_state_string(1) == "seat 1: | before the deal"
    assert str(state.resample_from_infostate(1, lambda: 0.5)) == str(state) == "hunt, before the deal"


@compiled("hunt")
def test_the_parts_of_an_observation_have_the_names_of_the_fields() -> None:
    game = opened("hunt")
    state = dealt(game, WOLF)
    recalled = make_observation(game, INFO_STATE_OBS_TYPE)
    recalled.set_from(state, 0)
    assert recalled.dict["own_seat"] == [0]
    assert recalled.dict["above"].tolist() == [WOLF, -1, -1, -1, -1]
    assert recalled.dict["hand"][0].tolist() == [1, 2, 3, 3, 1]
    assert recalled.dict["own_actions"].tolist() == [0, 1, 0, 0, 0]
    assert recalled.string_from(state, 0) == state.information_state_string(0)
    observation = make_observation(game)
    observation.set_from(state, 0)
    assert "own_actions" not in observation.dict
    assert observation.string_from(state, 0) == state.observation_string(0)


@compiled("hunt")
def test_nobody_can_ask_for_what_others_see_all_at_once() -> None:
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(Unreadable, match="observer"):
        make_observation(opened("hunt"), everything)


@compiled("hunt")
@pytest.mark.parametrize("seat", [-1, 4])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    state = dealt(opened("hunt"))
    for ask in (state.information_state_string, state.observation_string):
        with pytest.raises(Unreadable, match=f"seat {seat}: the seats are 0 to 3"):
            ask(seat)


@in_every_game
def test_a_guess_is_a_state_that_the_seat_cannot_tell_from_the_true_one(name: str) -> None:
    chance = random.Random(7)
    for state in walk(opened(name), deal=1):
        for seat in range(state.num_players()):
            guessed = state.resample_from_infostate(seat, chance.random)
            assert guessed.current_player() == state.current_player()
            assert guessed.information_state_string(seat) == state.information_state_string(seat)
            assert guessed.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert guessed.observation_string(seat) == state.observation_string(seat)
            assert guessed.observation_tensor(seat) == state.observation_tensor(seat)


@in_every_game
def test_a_guess_tells_nothing_of_the_true_deal_but_what_the_seat_knows(name: str) -> None:
    """Two true states that a seat cannot tell apart lead to the same guess, whatever others remember in them."""
    setup = usual(name)
    for state in walk(opened(name), deal=6):
        seat = state.num_players() - 1
        other = state.clone()
        other.at.table[:] = setup.redealt(setup.shadow(state.at.table), seat, seed=9).store()
        other.at.memory[:seat] = 1
        other.at.done[0].append(0)
        guesses = [each.resample_from_infostate(seat, lambda: 0.25) for each in (state, other)]
        assert str(guesses[0]) == str(guesses[1])
        assert guesses[0].legal_actions() == guesses[1].legal_actions()
        assert [guess.history() for guess in guesses] == [[], []]


@compiled("menagerie")
def test_a_guess_is_another_one_each_time() -> None:
    state, chance = dealt(opened("menagerie")), random.Random(3)
    assert len({str(state.resample_from_infostate(0, chance.random)) for _ in range(10)}) == 10


# What seats remember


@compiled("hunt")
def test_what_another_has_chosen_in_secret_is_not_known_until_it_is_revealed() -> None:
    game = opened("hunt")
    one, other = dealt(game, WOLF), dealt(game, CARROT)
    for seat in (1, 2, 3):
        assert one.information_state_string(seat) == other.information_state_string(seat)
    assert one.information_state_string(0) != other.information_state_string(0)
    for state in (one, other):
        for _ in range(3):
            state.apply_action(RABBIT)
    assert one.information_state_string(1) != other.information_state_string(1)


@compiled("menagerie")
def test_two_hands_of_ones_own_are_told_apart() -> None:
    state, chance = dealt(opened("menagerie")), random.Random(2)
    guesses = [state.resample_from_infostate(0, chance.random) for _ in range(10)]
    hands = {guess.observation_string(1): digest(guess, 1) for guess in guesses}
    assert len(set(hands.values())) == len(hands) > 5


@compiled("hunt")
def test_two_orders_of_ones_own_actions_are_told_apart_even_if_they_lead_to_the_same_table() -> None:
    game = opened("hunt", players=3)
    one = dealt(game, *[HUNTER] * 3, *[CARROT] * 3, *[WOLF] * 3, *[RABBIT] * 3)
    other = dealt(game, *[CARROT] * 3, *[HUNTER] * 3, *[WOLF] * 3, *[RABBIT] * 3)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0).startswith("seat 0: hunter carrot wolf rabbit |")
    assert other.information_state_string(0).startswith("seat 0: carrot hunter wolf rabbit |")
    assert digest(one, 0) != digest(other, 0)


@compiled("hunt")
def test_a_seat_remembers_what_it_has_done_even_if_it_sees_nothing() -> None:
    game = opened("hunt")
    _, seen_bits = game.sights
    seen_bits[:] = 0
    one, other = dealt(game, WOLF), dealt(game, CARROT)
    assert digest(one, 0) != digest(other, 0)
    assert digest(one, 1) == digest(other, 1)


@compiled("hunt")
def test_what_was_told_is_remembered_even_if_nothing_on_the_table_shows_it() -> None:
    """A rabbit or a wolf is played, finds nothing, and goes back to the hand."""
    rounds = [
        (CLOSED_SEASON, RABBIT, HUNTER),
        (RABBIT, HUNTER, WOLF),
        (RABBIT, CARROT, RABBIT),
        (WOLF, RABBIT, CLOSED_SEASON),
        (HUNTER, WOLF),
    ]
    so_far = [card for cards in rounds for card in cards]
    game = opened("hunt", players=3)
    one, other = dealt(game, *so_far, RABBIT, deal=9), dealt(game, *so_far, WOLF, deal=9)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)


# Players and solvers of OpenSpiel


@in_every_game
def test_openspiels_own_players_play_whole_games(name: str) -> None:
    game = opened(name, players=3, **SHORTER.get(name, {}))
    generator = np.random.RandomState(1)
    evaluator = RandomRolloutEvaluator(random_state=generator)
    bots = [
        UniformRandomBot(0, generator),
        MCTSBot(game, 2.0, 2, evaluator, random_state=generator),
        ISMCTSBot(game, evaluator, 2.0, 2, random_state=generator),
    ]
    state = dealt(game)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == pytest.approx(0)


@compiled("hunt")
def test_the_example_solves_a_small_hunt(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE)])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    *progress, result = capsys.readouterr().out.splitlines()
    assert progress[0].startswith("iteration 10: ")
    assert float(progress[-1].split()[-1]) < 0.01
    assert result.startswith("sousbois_hunt(deals=6,")


@compiled("hunt")
@pytest.mark.parametrize("seats", [2, 3])
def test_in_the_example_all_hold_the_start_card_equally_often(seats: int) -> None:
    game = runpy.run_path(str(EXAMPLE))["small_hunt"](seats)
    starts = [int(dealt(game, deal=deal).at.table["start"][0]) for deal in range(game.deals)]
    assert {starts.count(seat) for seat in range(seats)} == {len(starts) // seats}
