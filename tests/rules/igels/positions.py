"""Tables of igels that stand in the middle of something."""

from __future__ import annotations

from tests.rules.igels.glade import Glade


def laying() -> Glade:
    """Jumbo and Bertha lay cards: two of seat 0’s lie there."""
    glade = Glade(pools=("jumbo oppa", "berthe"), hands=("mud-ball nettles chainsaw", "slingshot golf-ball"))
    glade.fights("jumbo oppa", "berthe")
    glade.pass_window()
    for seat, move in ((0, "lay-chainsaw"), (1, "pass"), (0, "lay-mud-ball")):
        glade.play(seat, move)
    return glade


def last_window() -> Glade:
    """The last window of the same battle."""
    glade = laying()
    glade.play(0, "pass")
    return glade


def aiming() -> Glade:
    """Seat 0’s fox picks two of Bertha’s three supporters."""
    glade = Glade(pools=("jumbo", "berthe paques hoppsa trunkee"), hands=("flex-the-fox mud-ball", "", "nettles"))
    glade.fights("jumbo", "berthe paques hoppsa trunkee")
    glade.play(0, "play-flex-the-fox")
    return glade


def countering() -> Glade:
    """A magpie is after seat 1’s nut."""
    glade = Glade(hands=("thieving-magpie", "mud-ball", "club"), foods=("", "nut"), step="organise-window")
    glade.play(0, "play-thieving-magpie")
    return glade


def half_traded() -> Glade:
    """Seat 0 has chosen the first of two cards."""
    glade = Glade(hands=("mud-ball club", "nettles"), step="trade")
    glade.play(0, "trade-club")
    return glade


def under_a_stroke() -> Glade:
    """A stroke is aimed at Bertha, and seat 1 is asked for a counter."""
    glade = Glade(pools=("jumbo", "berthe"), hands=("stroke", "mud-ball"))
    glade.fights("jumbo", "berthe")
    glade.play(0, "play-stroke")
    return glade


def looking_for_a_supporter() -> Glade:
    """Grandpa Oppa may send somebody home."""
    glade = Glade(pools=("oppa", "berthe paques"), hands=("mud-ball",))
    glade.dump("chainsaw")
    glade.fights("oppa", "berthe paques")
    glade.lays()
    return glade
