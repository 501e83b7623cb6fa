"""What every game keeps to while it is played."""

from __future__ import annotations

from itertools import permutations

import pytest

from sousbois.core.chance import branch
from sousbois.core.contract import ALLOWED
from sousbois.core.errors import Illegal, NotAllowed
from sousbois.core.naming import names_of
from sousbois.play.table import Table
from tests.contract.recording import Walk, some_actions
from tests.contract.walks import apply, content


def law_states_are_possible(walk: Walk) -> None:
    for snapshot in walk.looked_at():
        assert list(walk.setup.game.rules.check(snapshot.state, walk.setup.edition.shadow)) == []


def law_legal_actions_are_those_nothing_forbids(walk: Walk) -> None:
    setup = walk.setup
    for snapshot in walk.spread():
        for seat in snapshot.acting:
            allowed = [action for action in setup.actions if setup.why_not(snapshot.state, seat, action) == ALLOWED]
            assert snapshot.legal[seat] == tuple(allowed)


def law_other_seats_and_actions_are_refused_without_trace(walk: Walk) -> None:
    """A refusal of an action names its reason and its clause."""
    refusals = tuple(walk.setup.game.rules.Refusal)
    refusal_names = names_of(walk.setup.game.rules.Refusal)
    for snapshot in walk.looked_at():
        table = Table(walk.setup, snapshot.state.copy(), walk.seed)
        tried = some_actions(walk.setup, snapshot.number)
        for seat in range(walk.setup.seats):
            if seat not in snapshot.acting:
                with pytest.raises(NotAllowed):
                    table.play(seat, tried[seat % len(tried)])
                continue
            legal = set(snapshot.legal[seat])
            for action in tried:
                if action in legal:
                    continue
                number = walk.setup.why_not(snapshot.state, seat, action)
                assert number != ALLOWED
                reason = refusals[number]
                with pytest.raises(Illegal) as refused:
                    table.play(seat, action)
                assert (
                    str(refused.value) == f"seat {seat} cannot play {action}: {refusal_names[number]} ({reason.clause})"
                )
                assert (refused.value.refusal, refused.value.clause) == (refusal_names[number], reason.clause)
                assert set(reason.numbers) <= set(action.values)
        assert (content(table.state), table.history) == (snapshot.table.tobytes(), [])


def law_no_seat_acts_after_the_end(walk: Walk) -> None:
    table, _ = walk.played
    walk.step = walk.end.number
    assert table.acting() == ()
    for seat in range(walk.setup.seats):
        with pytest.raises(NotAllowed, match=f"seat {seat} owes no decision: the game is over"):
            table.play(seat, walk.setup.actions[0])


def law_simultaneous_decisions_commute(walk: Walk) -> None:
    setup = walk.setup
    for snapshot in walk.simultaneous():
        chosen = {
            seat: legal[branch(walk.choices + snapshot.number, seat) % len(legal)]
            for seat, legal in snapshot.legal.items()
        }
        orders = list(permutations(snapshot.acting))
        any_order = orders[branch(walk.choices, snapshot.number) % len(orders)]
        ends = set()
        for order in {orders[0], orders[-1], any_order}:
            copy = snapshot.state.copy()
            for at, seat in enumerate(order):
                assert setup.acting(copy) == tuple(sorted(order[at:]))
                if order == any_order:  # once is enough: listing what is legal takes its time
                    assert setup.legal(copy, seat) == snapshot.legal[seat]
                apply(setup, copy, seat, chosen[seat])
            ends.add(content(copy))
        assert len(ends) == 1


def law_game_declares_whether_seats_act_together(walk: Walk) -> None:
    most = max((len(snapshot.acting) for snapshot in walk.simultaneous()), default=1)
    assert most == (walk.setup.seats if walk.setup.game.simultaneous else 1)


def law_outcome_exists_at_the_end_only(walk: Walk) -> None:
    for snapshot in walk.looked_at():
        outcome = walk.setup.outcome(snapshot.state)
        assert (outcome is None) == bool(snapshot.acting)
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.ranking) == walk.setup.seats
    assert set(outcome.winners) == set(outcome.reasons[-1].left)
    assert min(outcome.ranking) == 1


def law_seed_and_actions_determine_the_game(walk: Walk) -> None:
    """Legal actions are accepted at a table, and their texts read back."""
    table, events = walk.played
    assert Table.dealt(walk.setup, walk.seed).events == walk.events[0]
    for (_, _, recorded), replayed in zip(walk.onward(), events, strict=True):
        assert replayed == recorded
    assert content(table.state) == walk.end.table.tobytes()


def law_events_carry_what_their_kind_declares(walk: Walk) -> None:
    kinds = dict(zip(names_of(walk.setup.game.rules.Event), walk.setup.game.rules.Event, strict=True))
    for number, events in enumerate(walk.events):
        walk.step = number
        for event in events:
            assert event.clause == kinds[event.kind].clause
            assert set(event.values) == set(kinds[event.kind].numbers)
            assert event.seat is None or event.seat in range(walk.setup.seats)
