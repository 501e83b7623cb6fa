"""What a seat may not see, it cannot learn: not from a view, not from a guess."""

from __future__ import annotations

import json

from sousbois.core.chance import branch
from sousbois.core.record import Records, Seen
from sousbois.core.view import HIDDEN, masked, observe
from sousbois.play.table import Table
from tests.contract.recording import Walk
from tests.contract.walks import apply, content, viewer


def seen(walk: Walk, table: Records, seat: int) -> bytes:
    """Return all that a seat sees, events included, to the byte."""
    return masked(walk.setup.game.rules.State, table, seat).tobytes()


def law_guess_looks_the_same_to_its_viewer(walk: Walk) -> None:
    for snapshot in walk.looked_at():
        seat = snapshot.viewer
        assert seen(walk, snapshot.guess_table, seat) == seen(walk, snapshot.table, seat)


def law_guess_is_possible_with_the_same_seats_to_act(walk: Walk) -> None:
    setup = walk.setup
    for snapshot in walk.looked_at():
        assert list(setup.game.rules.check(snapshot.guess, setup.edition.shadow)) == []
        assert setup.acting(snapshot.guess) == snapshot.acting
        if snapshot.viewer in snapshot.acting:
            assert setup.legal(snapshot.guess, snapshot.viewer) == snapshot.legal[snapshot.viewer]


def law_guess_depends_on_the_view_and_its_seed_alone(walk: Walk) -> None:
    for snapshot in walk.looked_at():
        seed = branch(snapshot.guess_seed, 1)
        samples = [walk.setup.redealt(state, snapshot.viewer, seed) for state in (snapshot.guess, snapshot.state)]
        assert content(samples[0]) == content(samples[1])


def law_view_is_json_with_the_viewers_row_only(walk: Walk) -> None:
    for snapshot in walk.looked_at():
        view = snapshot.view
        assert json.loads(json.dumps(view)) == view
        for field in walk.setup.game.rules.State.fields:
            if field.seen is Seen.BY_NOBODY:
                assert field.name not in view
            elif field.seen is Seen.BY_OWNER:
                shown = [i for i, row in enumerate(view[field.name]) if row != HIDDEN]
                assert shown == [i for i in range(walk.setup.seats) if i == snapshot.viewer]


def law_states_that_look_the_same_share_a_view(walk: Walk) -> None:
    for snapshot in walk.looked_at():
        assert Table(walk.setup, snapshot.guess, walk.seed).view(snapshot.viewer_or_none) == snapshot.view


def law_observation_has_one_length_and_no_secrets(walk: Walk) -> None:
    kind = walk.setup.game.rules.State
    lengths = set()
    for snapshot in walk.looked_at():
        true, sample = (observe(kind, table, snapshot.viewer) for table in (snapshot.table, snapshot.guess_table))
        assert true.tolist() == sample.tolist()
        lengths.add(true.shape)
    assert len(lengths) == 1


def law_decision_is_secret_while_others_owe_theirs(walk: Walk) -> None:
    """Others see that it was made, and no more."""
    setup = walk.setup
    for snapshot in walk.simultaneous():
        seat, _ = walk.actions[snapshot.number]
        legal = snapshot.legal[seat]
        views = set()
        for action in legal[:: max(1, len(legal) // 4)]:
            decided = snapshot.state.copy()
            apply(setup, decided, seat, action)
            assert setup.acting(decided) == tuple(owing for owing in snapshot.acting if owing != seat)
            views.add(seen(walk, decided.store(), snapshot.viewer))
        assert len(views) == 1 or snapshot.viewer == seat


def law_random_generator_is_hidden_from_all(walk: Walk) -> None:
    deal = next(walk.looked_at()).table
    for number in range(walk.setup.seats + 1):
        assert not masked(walk.setup.game.rules.State, deal, viewer(walk.setup, number))["chance"].any()
    assert deal["chance"].any()


def law_questions_leave_the_state_unchanged(walk: Walk) -> None:
    """Neither a guess nor anything that the laws before this one asked has changed a state."""
    for snapshot in walk.looked_at():
        assert snapshot.guess is not snapshot.state
        assert content(snapshot.state) == snapshot.table.tobytes()
