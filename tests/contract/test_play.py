"""What every game keeps to while it is played, in every edition, with every option, at every number of seats."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from hypothesis import given

from sousbois.core.action import Action
from sousbois.core.chance import branch
from sousbois.core.contract import ALLOWED
from sousbois.core.errors import Illegal, NotAllowed, Unreadable
from sousbois.core.game import Game
from sousbois.core.naming import names_of
from sousbois.core.setup import Setup
from sousbois.play.table import Table
from tests.contract.walks import SETUPS, apply, content, in_every_game, in_every_setup, looked_at, seeds, states, walk

WALKS = 400
"""How many walks through each set-up are tried until everything has happened."""

MOVES_TRIED = 16
"""How many moves are tried in one state; in the next one, others."""


def some_moves(setup: Setup, number: int) -> list[Action]:
    """Moves to try in a state: all if they are few, else a few, which differ from state to state."""
    first = number * MOVES_TRIED
    numbers = range(first, first + min(MOVES_TRIED, len(setup.actions)))
    return [setup.actions[number % len(setup.actions)] for number in numbers]


@in_every_setup
@given(seed=seeds, choices=seeds)
def test_every_game_ends_within_its_stated_bound(setup: Setup, seed: int, choices: int) -> None:
    assert sum(1 for _ in walk(setup, seed, choices)) <= setup.bound


@in_every_setup
@given(seed=seeds, choices=seeds)
def test_nothing_impossible_ever_stands_on_the_table(setup: Setup, seed: int, choices: int) -> None:
    for state in states(setup, seed, choices):
        assert list(setup.game.rules.check(state, setup.edition.shadow)) == []


@in_every_setup
@given(seed=seeds, choices=seeds)
def test_whoever_owes_a_decision_has_a_legal_one(setup: Setup, seed: int, choices: int) -> None:
    for state in states(setup, seed, choices):
        assert all(setup.legal(state, seat) for seat in setup.acting(state))


@in_every_setup
@given(seed=seeds, choices=seeds)
def test_the_legal_moves_are_those_that_nothing_forbids(setup: Setup, seed: int, choices: int) -> None:
    for number, (state, seat, _) in enumerate(walk(setup, seed, choices)):
        if len(setup.actions) <= MOVES_TRIED or number % MOVES_TRIED == choices % MOVES_TRIED:
            allowed = tuple(move for move in setup.actions if setup.why_not(state, seat, move) == ALLOWED)
            assert setup.legal(state, seat) == allowed


@in_every_setup
@given(seed=seeds, choices=seeds)
def test_legal_moves_are_accepted_and_all_others_refused_without_a_trace(setup: Setup, seed: int, choices: int) -> None:
    table = Table.dealt(setup, seed)
    for _, seat, action in walk(setup, seed, choices):
        if looked_at(len(table.history), choices):
            before, made = content(table.state), list(table.history)
            for other in range(setup.seats):
                legal = table.legal(other)
                for move in some_moves(setup, len(made)):
                    if move not in legal:
                        with pytest.raises(Illegal if other in table.acting() else NotAllowed):
                            table.play(other, move)
            assert (content(table.state), table.history) == (before, made)
        table.play(seat, action)
    assert table.acting() == ()
    for seat in range(setup.seats):
        with pytest.raises(NotAllowed, match=f"seat {seat} owes no decision: the game is over"):
            table.play(seat, setup.actions[0])


@in_every_setup
@given(seed=seeds, choices=seeds)
def test_a_refusal_names_its_reason_and_its_clause(setup: Setup, seed: int, choices: int) -> None:
    table = Table.dealt(setup, seed)
    for state, seat, action in walk(setup, seed, choices):
        for move in some_moves(setup, len(table.history)) if looked_at(len(table.history), choices) else ():
            number = setup.why_not(state, seat, move)
            if number != ALLOWED:
                reason = tuple(setup.game.rules.Refusal)[number]
                with pytest.raises(Illegal, match=rf"seat {seat} cannot play {move}: .*\({reason.clause}\)") as refused:
                    table.play(seat, move)
                assert refused.value.refusal == names_of(setup.game.rules.Refusal)[number]
                assert refused.value.clause == reason.clause
                assert set(reason.numbers) <= set(move.values)
        table.play(seat, action)


@in_every_setup
@given(seed=seeds, choices=seeds)
def test_decisions_made_at_the_same_time_can_be_made_in_any_order(setup: Setup, seed: int, choices: int) -> None:
    for number, (state, _, _) in enumerate(walk(setup, seed, choices)):
        acting = setup.acting(state)
        if len(acting) < 2:
            continue
        picks = {seat: setup.legal(state, seat) for seat in acting}
        chosen = {seat: legal[branch(choices + number, seat) % len(legal)] for seat, legal in picks.items()}
        orders = list(permutations(acting))
        ends = set()
        for order in (orders[0], orders[-1], orders[branch(choices, number) % len(orders)]):
            copy = state.copy()
            for at, seat in enumerate(order):
                assert setup.acting(copy) == tuple(sorted(order[at:]))
                assert setup.legal(copy, seat) == picks[seat]
                apply(setup, copy, seat, chosen[seat])
            ends.add(content(copy))
        assert len(ends) == 1


@in_every_setup
@given(seed=seeds, choices=seeds)
def test_a_game_says_whether_seats_decide_at_the_same_time(setup: Setup, seed: int, choices: int) -> None:
    most = max(len(setup.acting(state)) for state, _, _ in walk(setup, seed, choices))
    assert most == (setup.seats if setup.game.simultaneous else 1)


@in_every_setup
@given(seed=seeds, choices=seeds)
def test_there_is_an_outcome_at_the_end_and_not_before(setup: Setup, seed: int, choices: int) -> None:
    for state in states(setup, seed, choices):
        outcome = setup.outcome(state)
        assert (outcome is None) == bool(setup.acting(state))
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.ranking) == setup.seats
    assert set(outcome.winners) == set(outcome.reasons[-1].left)
    assert min(outcome.ranking) == 1


@in_every_setup
@given(seed=seeds, choices=seeds)
def test_a_game_is_a_function_of_its_seed_and_its_moves(setup: Setup, seed: int, choices: int) -> None:
    first, second = Table.dealt(setup, seed), Table.dealt(setup, seed)
    for _, seat, action in walk(setup, seed, choices):
        assert first.play(seat, action) == second.play(seat, str(action))
    assert content(first.state) == content(second.state)


@in_every_setup
@given(seed=seeds, choices=seeds)
def test_the_tale_of_a_decision_never_outgrows_its_room(setup: Setup, seed: int, choices: int) -> None:
    room = setup.game.rules.State.blank()["tale"].shape[1]
    assert all(0 <= state.told <= room for state in states(setup, seed, choices))


@in_every_setup
@given(seed=seeds, choices=seeds)
def test_every_event_says_what_its_kind_promises(setup: Setup, seed: int, choices: int) -> None:
    table = Table.dealt(setup, seed)
    kinds = dict(zip(names_of(setup.game.rules.Event), setup.game.rules.Event, strict=True))
    for _, seat, action in walk(setup, seed, choices):
        for event in table.events:
            assert event.clause == kinds[event.kind].clause
            assert set(event.values) == set(kinds[event.kind].numbers)
            assert event.seat is None or event.seat in range(setup.seats)
        table.play(seat, action)


@in_every_game
def test_the_walks_come_across_every_kind_of_event_and_refusal(game: Game) -> None:
    """Or else the promises above are kept in fewer cases than it seems."""
    unmet, never_refused = set(game.rules.Event), set(game.rules.Refusal)
    kinds, refusals = tuple(game.rules.Event), tuple(game.rules.Refusal)
    setups = [setup for setup in SETUPS if setup.game is game]
    for choices, setup in product(range(WALKS), setups):
        for number, state in enumerate(states(setup, choices, choices)):
            unmet -= {kinds[state.tale[at, 0]] for at in range(state.told)}
            for seat in setup.acting(state) if never_refused else ():
                moves = some_moves(setup, number + choices)
                never_refused -= {refusals[setup.why_not(state, seat, action)] for action in moves}
        if not unmet and not never_refused:
            return
    assert (unmet, never_refused) == (set(), set())


@in_every_setup
def test_the_text_of_every_action_reads_back(setup: Setup) -> None:
    for number, action in enumerate(setup.actions):
        for move in (str(action), f" {str(action).upper()}\n", number, action):
            assert setup.actions.read(move) is action
    for move in ("", "nonsense", -1, len(setup.actions), True):
        with pytest.raises(Unreadable, match="move"):
            setup.actions.read(move)
