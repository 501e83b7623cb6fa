"""Igels: counters (I30, R3)."""

from __future__ import annotations

from tests.rules.igels.glade import Glade


def test_the_thieving_magpie_on_the_picnic_leftovers_is_answered_with_duckweed() -> None:
    """I30, R3 The rulebook's example: Tommy’s magpie fails, Andy keeps the leftovers, both cards go to the dump."""
    tommy, andy = 0, 1
    glade = Glade(hands=("thieving-magpie", "duckweed"), foods=("", "picnic"), step="loot-window")
    glade.play(tommy, "play-thieving-magpie")
    assert glade.legal(andy) == ["decline", "counter-duckweed"]
    glade.play(andy, "counter-duckweed")
    assert glade.foods_of(andy) == ["picnic"]
    assert glade.foods_of(tommy) == []
    assert (glade.on_dump("thieving-magpie"), glade.on_dump("duckweed")) == (1, 1)
    assert "food-stolen" not in glade.kinds()


def test_whoever_does_not_counter_loses_the_food() -> None:
    """I30, R10 The same without duckweed."""
    glade = Glade(hands=("thieving-magpie", "mud-ball"), foods=("", "picnic"), step="loot-window")
    glade.play(0, "play-thieving-magpie")
    assert glade.legal(1) == ["decline"]
    glade.play(1, "decline")
    assert (glade.foods_of(0), glade.foods_of(1)) == (["picnic"], [])
