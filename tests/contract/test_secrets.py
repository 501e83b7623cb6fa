"""What a seat may not see, it cannot learn: not from a view, not from a guess."""

from __future__ import annotations

import json

import numpy as np
from hypothesis import given

from sousbois.core.record import NOTHING, Seen
from sousbois.core.setup import Setup
from sousbois.core.shadow import Shadow
from sousbois.core.view import HIDDEN, masked, observe
from sousbois.play.table import Table
from tests.contract.walks import apply, content, in_every_setup, looked_at, seeds, states, viewer, walk


def seen(setup: Setup, state: Shadow, seat: int) -> bytes:
    """All that a seat sees, tale included, to the byte."""
    return masked(setup.game.rules.State, state.store(), seat).tobytes()


@in_every_setup
@given(seed=seeds, choices=seeds, guess=seeds)
def test_a_guess_at_what_is_hidden_looks_the_same_to_the_one_who_guesses(
    setup: Setup, seed: int, choices: int, guess: int
) -> None:
    for number, state in enumerate(states(setup, seed, choices)):
        seat = viewer(setup, number + choices)
        assert seen(setup, setup.redealt(state, seat, guess), seat) == seen(setup, state, seat)


@in_every_setup
@given(seed=seeds, choices=seeds, guess=seeds)
def test_a_guess_is_a_possible_state_with_the_same_seats_to_act(
    setup: Setup, seed: int, choices: int, guess: int
) -> None:
    for number, state in enumerate(states(setup, seed, choices)):
        seat = viewer(setup, number + choices)
        sample = setup.redealt(state, seat, guess)
        assert list(setup.game.rules.check(sample, setup.edition.shadow)) == []
        assert setup.acting(sample) == setup.acting(state)
        if seat in setup.acting(state):
            assert setup.legal(sample, seat) == setup.legal(state, seat)


@in_every_setup
@given(seed=seeds, choices=seeds, first=seeds, second=seeds)
def test_a_guess_depends_on_nothing_but_what_is_seen_and_its_seed(
    setup: Setup, seed: int, choices: int, first: int, second: int
) -> None:
    for number, state in enumerate(states(setup, seed, choices)):
        seat = viewer(setup, number + choices)
        other = setup.redealt(state, seat, first)
        assert content(setup.redealt(other, seat, second)) == content(setup.redealt(state, seat, second))


@in_every_setup
@given(seed=seeds, choices=seeds, guess=seeds)
def test_guessing_leaves_the_true_state_alone(setup: Setup, seed: int, choices: int, guess: int) -> None:
    for number, state in enumerate(states(setup, seed, choices)):
        before = content(state)
        setup.redealt(state, viewer(setup, number), guess)
        assert content(state) == before


@in_every_setup
@given(seed=seeds, choices=seeds)
def test_a_view_is_json_and_shows_each_seat_its_own_row_only(setup: Setup, seed: int, choices: int) -> None:
    table = Table.dealt(setup, seed)
    for number, (_, seat, action) in enumerate(walk(setup, seed, choices)):
        if looked_at(number, choices):
            looking = viewer(setup, number + choices)
            view = table.view(None if looking == NOTHING else looking)
            assert json.loads(json.dumps(view)) == view
            for field in setup.game.rules.State.fields:
                if field.seen is Seen.BY_NOBODY:
                    assert field.name not in view
                elif field.seen is Seen.BY_OWNER:
                    shown = [i for i, row in enumerate(view[field.name]) if row != HIDDEN]
                    assert shown == [i for i in range(setup.seats) if i == looking]
        table.play(seat, action)


@in_every_setup
@given(seed=seeds, choices=seeds, guess=seeds)
def test_two_states_that_look_the_same_have_the_same_view(setup: Setup, seed: int, choices: int, guess: int) -> None:
    for number, state in enumerate(states(setup, seed, choices)):
        seat = viewer(setup, number + choices)
        told = None if seat == NOTHING else seat
        true, sample = Table(setup, state, seed), Table(setup, setup.redealt(state, seat, guess), seed)
        assert true.view(told) == sample.view(told)


@in_every_setup
@given(seed=seeds, choices=seeds, guess=seeds)
def test_what_a_seat_observes_has_one_length_and_holds_nothing_hidden(
    setup: Setup, seed: int, choices: int, guess: int
) -> None:
    kind = setup.game.rules.State
    lengths = set()
    for number, state in enumerate(states(setup, seed, choices)):
        seat = viewer(setup, number + choices)
        true, sample = (observe(kind, s.store(), seat) for s in (state, setup.redealt(state, seat, guess)))
        assert true.tolist() == sample.tolist()
        lengths.add(true.shape)
    assert len(lengths) == 1


@in_every_setup
@given(seed=seeds, choices=seeds)
def test_a_decision_made_while_others_owe_theirs_shows_them_nothing_but_that_it_was_made(
    setup: Setup, seed: int, choices: int
) -> None:
    for number, (state, seat, _) in enumerate(walk(setup, seed, choices)):
        if len(setup.acting(state)) > 1:
            other = viewer(setup, number + choices)
            views = set()
            legal = setup.legal(state, seat)
            for action in legal[:: max(1, len(legal) // 4)]:
                decided = state.copy()
                apply(setup, decided, seat, action)
                assert setup.acting(decided) == tuple(owing for owing in setup.acting(state) if owing != seat)
                views.add(seen(setup, decided, other))
            assert len(views) == 1 or other == seat


@in_every_setup
@given(seed=seeds)
def test_the_generator_of_chance_is_seen_by_nobody(setup: Setup, seed: int) -> None:
    table = setup.deal(seed).store()
    for seat in (*range(setup.seats), NOTHING):
        assert not masked(setup.game.rules.State, table, seat)["chance"].any()
    assert np.count_nonzero(table["chance"])
