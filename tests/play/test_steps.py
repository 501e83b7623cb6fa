"""A decision step by step: the positions in between are those that the rules went through."""

from __future__ import annotations

from random import Random

import pytest

from sousbois.play.table import Table
from tests.play.hosting import GAMES, full, play_on


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_of_a_decision_are_its_events(game: str) -> None:
    hosted, _ = full(game)
    assert hosted.table is not None
    chance = Random(3)
    while hosted.stage == "running":
        (steps,) = play_on(hosted, chance, 1)
        told = [step.event for step in steps]
        assert told == list(hosted.log.since(len(hosted.log) - len(told)))
        if steps:
            assert steps[-1].state.told == hosted.table.state.told


def test_a_hunt_is_resolved_one_catch_after_the_other() -> None:
    hosted, _ = full("hunt", seats=3, seed=1)
    for seat, card in enumerate(["wolf", "rabbit", "carrot"]):
        entry = hosted.decide(seat, 0, [card])
        assert entry is not None
        steps = hosted.take(entry)
    caught = {step.event.kind: sum(step.state.pile) for step in steps}
    assert caught["reveal"] == 0
    assert caught["wolf-takes-rabbit"] == 1
    assert list(caught.values()) == sorted(caught.values())


@pytest.mark.parametrize("game", GAMES)
def test_watching_changes_nothing(game: str) -> None:
    hosted, _ = full(game, seed=11)
    play_on(hosted, Random(4))
    assert hosted.table is not None
    unwatched = Table.dealt(hosted.setup, 11)
    for made in hosted.table.history:
        unwatched.play(made.seat, made.action)
    assert unwatched.position() == hosted.table.position()
