"""Passing for somebody who can do nothing else (I38 of igels)."""

from __future__ import annotations

import pytest

import sousbois
from sousbois.games import names
from tests.rules.igels.glade import Glade


def test_whoever_can_only_pass_may_be_passed_for() -> None:
    glade = Glade(hands=("duckweed",), step="build-window")
    assert [str(action) for action in glade.table.legal(0)] == ["pass"]
    assert str(glade.table.only_pass(0)) == "pass"
    assert str(Glade(pools=("jumbo",), hands=("stroke",), step="organise-window").table.only_pass(0)) == "pass"


def test_a_counter_that_one_does_not_have_can_only_be_declined() -> None:
    glade = Glade(foods=("nut",), hands=("mud-ball", "thieving-magpie"), step="build-window")
    glade.play(0, "pass")
    glade.play(1, "play-thieving-magpie")
    assert str(glade.table.only_pass(0)) == "decline"


def test_whoever_can_do_anything_else_is_asked() -> None:
    glade = Glade(foods=("", "nut"), hands=("thieving-magpie", "duckweed"), step="build-window")
    assert glade.table.only_pass(0) is None
    glade.play(0, "play-thieving-magpie")
    assert glade.table.only_pass(1) is None


def test_whoever_owes_no_decision_does_not_pass() -> None:
    assert Glade(hands=("duckweed",), step="build-window").table.only_pass(1) is None


def test_the_only_action_is_not_a_pass_unless_it_says_so() -> None:
    glade = Glade(hands=("mud-ball mud-ball",), step="trade")
    glade.play(0, "trade-mud-ball")
    assert len(glade.table.legal(0)) == 1
    assert glade.table.only_pass(0) is None


@pytest.mark.parametrize("game", [name for name in names() if name != "igels"])
def test_no_other_game_has_such_a_pass(game: str) -> None:
    assert not any(action.block == "pass" for action in sousbois.game(game).table(seed=1).setup.actions)
