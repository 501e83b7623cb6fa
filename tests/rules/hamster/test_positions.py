"""What can be: a position that the rules never lead to is refused."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sousbois.core.errors import Unreadable
from tests.rules.hamster.board import Burrow, burrow, side, stand

SIX_ROOMS = burrow("""
    AAA-SSS-BBB
    AAA.SSS.BBB
    .|...|...|.
    CCC.DDD.EEE
""")
THREE = "e1 f1 g1 f2 c1 f4"
FOUR = THREE + " i1"


def refuse(sheet: Burrow, complaint: str, *crosses: str, changes: dict[str, Any] | None = None, **how: Any) -> None:
    """The position that is drawn, with some changes, must be refused for this reason."""
    with pytest.raises(Unreadable, match=f"impossible position: .*{re.escape(complaint)}"):
        stand(sheet, *crosses, changes=changes, **how)


def test_positions_that_can_be_are_accepted() -> None:
    """H3–H12 Those that the tests below damage are sound."""
    assert stand(SIX_ROOMS, THREE, "", roll=2).acting() == (0, 1)
    assert stand(SIX_ROOMS, FOUR, "", roll=4).acting() == (0, 1)
    assert stand(SIX_ROOMS, FOUR, "", roll=4, over=True).acting() == ()
    assert stand(SIX_ROOMS, FOUR, roll=4, run=2).acting() == (0,)


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"turn": 0}, "turn: 0 is before the first"),
        ({"roll": 0}, "roll: 0 is on no side of the die"),
        ({"roll": 7}, "roll: 7 is on no side of the die"),
        ({"owing": []}, "owing: nobody owes a decision, but the game is not over"),
        ({"owing": [0]}, "owing: seat 1 can cross 2 cells"),
        ({"choice": [0, -1]}, "choice[0]: chosen, but the seat still owes a choice"),
        ({"owing": [1], "choice": [0, -1]}, "choice[0]: that player cannot cross 0"),
        ({"owing": [1], "choice": [30000, -1]}, "choice[0]: that player cannot cross 30000"),
        ({"owing": [1], "choice": [-2, -1]}, "choice[0]: that player cannot cross -2"),
    ],
)
def test_a_turn_that_cannot_be_is_refused(changes: dict[str, Any], complaint: str) -> None:
    """H3, H4 A die has six sides; whoever can cross cells owes a choice or has made one that is legal."""
    refuse(SIX_ROOMS, complaint, THREE, "", roll=2, changes=changes)


def test_whoever_cannot_cross_owes_nothing() -> None:
    """H4 Seat 0 has no place for a 6."""
    refuse(
        burrow("SSS-AAAAAA"),
        "owing: seat 0 cannot cross 6 cells",
        "a1 b1",
        "a1 b1 c1",
        roll=6,
        changes={"owing": [0, 1]},
    )


def test_nothing_is_chosen_when_the_game_is_over() -> None:
    """H11, H3 All choices have been filled in."""
    changes = {"choice": [0, -1]}
    refuse(SIX_ROOMS, "choice[0]: chosen, but the game is over", FOUR, "", roll=4, over=True, changes=changes)


@pytest.mark.parametrize(
    ("crossed", "how", "complaint"),
    [
        ("c1 b1", {}, "the first crosses go into the central room"),
        ("e1 g1", {}, "within a room, crosses are edge to edge with older ones"),
        ("e1 f1 i1 j1", {}, "no tunnel that is crossed at both ends leads there"),
        ("e1 f1 b1 a1", {}, "no tunnel that is crossed at both ends leads there"),
        ("e1", {}, "1 cells by rolls of 2 to 6"),
        ("e1 f1 g1", {"used": (2, 0)}, "1 cells by rolls of 2 to 6"),
        ("e1 f1", {"used": (3, 0)}, "-1 cells by rolls of 2 to 6"),
        ("e1 f1", {"used": (8, 0)}, "8 of the 7 points of the track"),
        ("e1 f1", {"used": (-1, 0)}, "-1 of the 7 points of the track"),
        ("e1 f1 g1 e2 f2 g2 f4", {"turn": 2}, "so many cells take 2 turns at least, but 1 are over"),
        ("e1 f1 g1", {"used": (1, 0), "turn": 2}, "so many cells take 2 turns at least, but 1 are over"),
    ],
)
def test_crosses_that_cannot_be_are_refused(crossed: str, how: dict[str, Any], complaint: str) -> None:
    """H4–H8 They grow out of the central room, edge to edge and through tunnels, by rolls that there were time for."""
    refuse(SIX_ROOMS, complaint, crossed, "", roll=2, **how)


def test_solo_player_who_owes_a_decision_has_crossed_nothing_this_turn() -> None:
    """H4 Seven crosses take two turns, and the second is not over."""
    complaint = "so many cells take 2 turns at least, but 1 are over"
    refuse(SIX_ROOMS, complaint, "e1 f1 g1 e2 f2 g2 f4", roll=2, turn=2)


def test_cells_that_the_sheet_does_not_have_are_not_crossed() -> None:
    """H2 Neither cells of a room nor rooms."""
    for room, cell in ((0, 6), (6, 0), (11, 0)):
        crossed: list[list[list[int]]] = [[[] for _ in range(12)] for _ in range(2)]
        crossed[1][room] = [cell]
        refuse(
            SIX_ROOMS, f"crossed[1][{room}]: the sheet has no such cells", "", "", roll=2, changes={"crossed": crossed}
        )


def test_with_the_variant_crosses_may_begin_anywhere() -> None:
    """H15 But still hang together."""
    assert stand(SIX_ROOMS, "c1 b1", "", roll=2, free_start=True).acting() == (0, 1)
    refuse(SIX_ROOMS, "no tunnel that is crossed", "c1 b1 i1 j1", "", roll=2, free_start=True)


def test_with_the_house_rule_crosses_of_a_room_may_be_apart() -> None:
    """H7 If each part was reached through a tunnel."""
    apart = """
        .AAAA.....CC
        .AAAA.NNN.CC
        .AAAA-NNN-CC
        ......NNN.CC
        ..WWW..|..|.
        ..WWW.SSS.DD
        ..wWw-ssS-DD
        ..|...SsS.DD
        ffff...|..DD
        FFFf-eeeEE..
        FFFF.EEEEE..
    """
    sheet = side("A")
    assert stand(sheet, apart, "", roll=2, tunnels_reenter=True).acting() == (0, 1)
    refuse(sheet, "within a room, crosses are edge to edge", apart, "", roll=2)


@pytest.mark.parametrize(
    ("crossed", "roll", "changes", "complaint"),
    [
        (THREE, 2, {"timer_on": True}, "timer_on: a cross in a fourth room switches the timer on"),
        (FOUR, 2, {"timer_on": False}, "timer_on: a cross in a fourth room switches the timer on"),
        (FOUR, 2, {"timer_crossed": 5}, "timer_crossed: 5 of the 4 dice"),
        (FOUR, 2, {"timer_crossed": -1}, "timer_crossed: -1 of the 4 dice"),
        (THREE, 2, {"timer_crossed": 1}, "timer_crossed: 1 dice by turn 40: the timer has not run for so long"),
        (FOUR, 2, {"timer_crossed": 2, "turn": 5}, "timer_crossed: 2 dice by turn 5"),
        (FOUR, 4, {"timer_crossed": 0}, "timer_crossed: a roll of 4 crosses off a die"),
        (FOUR, 2, {"timer_crossed": 4}, "timer_crossed: the last die is not crossed off by a roll of 2"),
        (FOUR, 2, {"timer_run": 2}, "timer_run: 2: the timer runs once"),
        (FOUR, 2, {"timer_run": 0}, "timer_run: 0: the timer runs once"),
    ],
)
def test_a_timer_that_cannot_be_is_refused(crossed: str, roll: int, changes: dict[str, Any], complaint: str) -> None:
    """H9–H11 It is on if and only if somebody has begun four rooms, and has had time for its dice."""
    refuse(SIX_ROOMS, complaint, crossed, "", roll=roll, changes=changes)


@pytest.mark.parametrize(
    ("crossed", "changes", "complaint"),
    [
        (THREE, {"timer_on": False}, "whoever is alone has it on from the start"),
        (THREE, {"timer_run": 3}, "timer_run: 3: the timer runs twice"),
        (FOUR, {"timer_run": 1}, "a first cross in a fourth room begins the second run"),
        (THREE, {"timer_run": 1, "timer_crossed": 3, "turn": 2}, "timer_crossed: 3 dice by turn 2"),
        (THREE, {"timer_run": 2, "timer_crossed": 3, "turn": 6}, "timer_crossed: 3 dice by turn 6"),
        (THREE, {"owing": [], "timer_crossed": 4, "roll": 4}, "nobody owes a decision, but the game is not over"),
    ],
)
def test_alone_a_timer_that_cannot_be_is_refused(crossed: str, changes: dict[str, Any], complaint: str) -> None:
    """H16 It runs twice, and is on from the start."""
    refuse(SIX_ROOMS, complaint, crossed, roll=2, changes=changes)


def test_alone_the_game_is_over_after_the_second_run() -> None:
    """H16 Not after the first."""
    assert stand(SIX_ROOMS, THREE, roll=4, run=2, over=True).acting() == ()
    refuse(SIX_ROOMS, "the game is not over", THREE, roll=4, run=1, over=True)
