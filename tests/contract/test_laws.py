"""The laws that every game keeps, in every edition, with every option, at every number of seats."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest

import pytest

from sousbois.core.game import Game
from sousbois.core.setup import Setup
from tests.contract.laws import play, records, secrets
from tests.contract.recording import Walk
from tests.contract.walks import in_every_game, in_every_setup, looked_at, setups_of, steps, walks

pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")

LAWS: list[Callable[[Walk], None]] = [
    law for module in (play, records, secrets) for name, law in vars(module).items() if name.startswith("law_")
]


@in_every_setup
def test_every_law_holds(setup: Setup, subtests: pytest.Subtests) -> None:
    """A law that fails is reported once, with its walk and the step where it failed."""
    laws = [Walk.record, *LAWS]
    for seed, choices in walks(setup):
        walk = Walk(setup, seed, choices)
        for law in tuple(laws):
            try:
                law(walk)
            except (Exception, pytest.fail.Exception):
                laws.remove(law)
                with subtests.test(law.__name__, walk=walk):  # only now: thousands that pass take their time
                    raise
                if law == Walk.record:
                    return


@in_every_game
def test_walks_meet_every_event_and_refusal(game: Game) -> None:
    """The laws hold in every case that the rules know of. A walk to an event that is no longer met must be searched
    for, and added to RARE_WALKS."""
    unmet, unrefused = set(game.rules.Event), set(game.rules.Refusal)
    kinds, refusals = tuple(game.rules.Event), tuple(game.rules.Refusal)
    setups = setups_of(game)
    rounds = zip_longest(*map(walks, setups))
    tour = ((setup, *walk) for each in rounds for setup, walk in zip(setups, each, strict=True) if walk)
    for setup, seed, choices in tour:
        for number, step in enumerate(steps(setup, seed, choices)):
            unmet -= {kinds[step.state.tale[at, 0]] for at in range(step.state.told)}
            if unrefused and looked_at(number, choices):
                unrefused -= {refusals[setup.why_not(step.state, step.seat, action)] for action in setup.actions}
        unmet -= {kinds[step.state.tale[at, 0]] for at in range(step.state.told)}
        if not unmet and not unrefused:
            return
    assert (unmet, unrefused) == (set(), set())
