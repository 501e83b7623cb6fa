"""The points, ties, and the variant."""

from __future__ import annotations

import pytest

from sousbois.core.outcome import Outcome
from sousbois.play.table import Table
from tests.rules.course import told
from tests.rules.hamster.board import all_play, burrow, dealt, legal, refused, side, stand

EXAMPLE = """
    .aaaa.....cc
    .aaaa.nnn.cC
    .aaaa-nnn-cC
    ......nnn.CC
    ..www..|..|.
    ..WWw.sss.DD
    ..WWw-sss-DD
    ..|...sss.DD
    FFFF...|..DD
    FFFF-EEEEE..
    FFFF.EEEEE..
"""
"""Three full rooms worth 5, 5 and 7; mushrooms at g2, d3 and c5; acorns at b1 and l1."""

FOR_TIES = burrow(
    """
    AA-SS-BB
    .|....|.
    CC....DD
    """,
    points="S1 A0 B4 C3 D3",
    acorns="a1 a3 h1 h3",
    mushrooms="d1 e1 g1 b3 g3",
)


def ended(table: Table) -> Outcome:
    """How a game ended that is over."""
    outcome = table.outcome()
    assert outcome is not None
    return outcome


def standings(table: Table) -> list[list[int]]:
    """Points, points of rooms, mushrooms and acorns of each seat."""
    edition = table.setup.edition.shadow
    return [
        [table.setup.game.rules.standing(table.state, edition, seat, step) for step in range(4)]
        for seat in range(table.seats)
    ]


def test_example_acorns_4_mushrooms_3_and_rooms_17_make_24() -> None:
    """H13 The rulebook's example, on side A."""
    table = stand(side("A"), EXAMPLE, "", roll=4, over=True)
    assert ended(table).scores == (24, 0)
    assert standings(table) == [[24, 17, 3, 2], [0, 0, 0, 0]]


def test_the_last_turn_counts_and_its_count_is_told_part_by_part() -> None:
    """H13, H11 Here the last four cells of the example are crossed in the last turn."""
    before = EXAMPLE.replace("..www..|", "..WWW..|").replace("..WWw.sss", "..WWW.sss")
    table = stand(side("A"), before, "", roll=4, dice=4)
    events = all_play(table, "c5-d5-e5-e6", "g6-h6-g7-h7")
    assert told(events, "sheet-counted") == [
        {"seat": 0, "rooms": 17, "mushrooms": 3, "acorns": 4},
        {"seat": 1, "rooms": 0, "mushrooms": 0, "acorns": 0},
    ]
    assert ended(table).scores == (24, 0)


def test_a_room_that_is_not_full_gives_no_points_but_its_acorn_does() -> None:
    """H13 Seven of the eight cells of room C, the acorn among them."""
    begun = "h6 h7 h4 h3 i3 k3 l3 k2 l2 k1 l1 k4"
    table = stand(side("A"), begun, "", roll=2)
    assert standings(table)[0] == [2, 0, 0, 1]
    full = stand(side("A"), begun + " l4", "", roll=2)
    assert standings(full)[0] == [4 + 2, 4, 0, 1]


@pytest.mark.parametrize(
    ("letter", "points"), [*{"S": 5, "N": 5, "A": 7, "W": 5, "E": 6, "D": 4, "C": 4, "F": 7}.items()]
)
def test_a_full_room_has_the_points_printed_beside_it(letter: str, points: int) -> None:
    """H13, H2 Each room of side A, when its last cell is crossed."""
    paper = side("A").paper
    way = {
        "S": "",
        "N": "h6",
        "A": "h6 h4 g4 g3",
        "W": "g7",
        "E": "h8",
        "D": "i7",
        "C": "i7 k7 k6",
        "F": "h8 h10 g10 f10",
    }
    room = paper.name(frozenset(paper.room(letter)))
    table = stand(side("A"), f"h7 {way[letter]} {room}", "", roll=2)
    assert standings(table)[0][1] == points


def test_each_mushroom_is_a_point_in_a_full_room_or_not() -> None:
    """H13 Two in S, which is full, one in B and one in D, which are not."""
    table = stand(FOR_TIES, "d1 e1 g1 g3", "", roll=2)
    assert standings(table)[0] == [1 + 4, 1, 4, 0]


@pytest.mark.parametrize(
    ("crossed", "acorns", "points"),
    [
        ("d1 e1", 0, 0),
        ("d1 e1 b1 a1", 1, 2),
        ("d1 e1 b1 a1 b3 a3", 2, 4),
        ("d1 e1 b1 a1 b3 a3 g1 h1", 3, 8),
        ("d1 e1 b1 a1 b3 a3 g1 h1 g3 h3", 4, 16),
    ],
)
def test_acorns_are_worth_2_4_8_and_16_in_all(crossed: str, acorns: int, points: int) -> None:
    """H13 Not each: in all."""
    (total, rooms, mushrooms, found), _ = standings(stand(FOR_TIES, crossed, "", roll=2))
    assert (found, total - rooms - mushrooms) == (acorns, points)


def test_a_room_is_told_full_once_and_with_its_points() -> None:
    """H13 In the turn in which its last cell is crossed."""
    events = all_play(stand(FOR_TIES, "d1 e1", "d1 e1 b1 a1 g1 h1", roll=2), "g1-h1", "a3-b3")
    assert told(events, "room-full") == [{"seat": 0, "room": "B", "points": 4}, {"seat": 1, "room": "C", "points": 3}]


# Ties


def test_most_points_win() -> None:
    """H14 No tie, nothing else is compared."""
    outcome = ended(stand(FOR_TIES, "d1 e1", "d1 e1 g1 h1 b1 g3", "d1 e1 b1", roll=4, over=True))
    assert (outcome.scores, outcome.winners, outcome.ranking) == ((3, 11, 3), (1,), (2, 1, 2))
    assert [reason.step.name for reason in outcome.reasons] == ["points"]


def test_a_tie_goes_to_more_points_from_rooms() -> None:
    """H14 Both have 11: 5, 4 and 2 for rooms, mushrooms and acorns, or 4, 3 and 4."""
    table = stand(FOR_TIES, "d1 e1 b1 a1 b3 a3", "d1 e1 g1 h1 b1 g3", roll=4, over=True)
    assert standings(table) == [[11, 4, 3, 2], [11, 5, 4, 1]]
    outcome = ended(table)
    assert (outcome.winners, [reason.step.name for reason in outcome.reasons]) == ((1,), ["points", "rooms"])


def test_then_to_more_mushrooms() -> None:
    """H14 Both have 5, of which 1 for rooms: four mushrooms, or two and an acorn."""
    table = stand(FOR_TIES, "d1 e1 b1 a1", "d1 e1 g1 g3 b1", roll=4, over=True)
    assert standings(table) == [[5, 1, 2, 1], [5, 1, 4, 0]]
    outcome = ended(table)
    assert (outcome.winners, [reason.step.name for reason in outcome.reasons]) == (
        (1,),
        ["points", "rooms", "mushrooms"],
    )


def test_after_the_acorns_the_victory_is_shared() -> None:
    """H14 Ruling: seats 0 and 2 have crossed the same; both are first, and seat 1 is third."""
    full = "d1 e1 g1 h1 b1 g3"
    outcome = ended(stand(FOR_TIES, full, "d1 e1", full, roll=4, over=True))
    assert (outcome.winners, outcome.ranking) == ((0, 2), (1, 3, 1))
    assert [reason.step.name for reason in outcome.reasons] == ["points", "rooms", "mushrooms", "acorns"]


# Free start


@pytest.mark.parametrize("letter", ["A", "B"])
def test_with_the_variant_the_first_crosses_go_into_any_room(letter: str) -> None:
    """H15 Every connected set of four cells, wherever it is."""
    paper = side(letter).paper
    table = dealt(side(letter), 2, rolls=(4,), free_start=True)
    assert legal(table) == {paper.name(cells) for room in paper.connected.values() for cells in room if len(cells) == 4}


def test_after_that_the_variant_changes_nothing() -> None:
    """H15, H5, H6 Begun in D: on beside the crosses, or through a tunnel whose end is crossed."""
    table = stand(side("A"), "k7 k6", "g6 h6", roll=2, free_start=True)
    paper = side("A").paper
    assert {paper.letter[min(paper.cells(text))] for text in legal(table)} == {"D", "C", "S"}
    assert all("i7" in text for text in legal(table) if paper.letter[min(paper.cells(text))] == "S")
    assert refused(table, "g6-h6") == ("no-tunnel", "H6")
    assert refused(table, "k9-l9") == ("not-adjacent", "H5")


def test_with_the_variant_all_begin_where_they_like() -> None:
    """H15 Each for themselves; the first room is not told as a new one."""
    table = dealt(side("B"), 3, rolls=(3, 2), free_start=True)
    events = all_play(table, "a1-b1-c1", "f5-f6-g6", "i11-j11-k11")
    assert [crossed["placement"] for crossed in told(events, "cells-crossed")] == [
        "a1-b1-c1",
        "f5-f6-g6",
        "i11-j11-k11",
    ]
    assert told(events, "room-begun") == []


def test_with_the_variant_the_central_room_is_one_of_four_only_if_begun() -> None:
    """H15, H9 Four rooms without it switch the timer on as well."""
    six = burrow("""
        AAA-SSS-BBB
        AAA.SSS.BBB
        .|...|...|.
        CCC-DDD-EEE
    """)
    table = stand(six, "a4 b4 c4 e4 f4 g4 i4 j4", "", roll=2, free_start=True)
    events = all_play(table, "i2-j2", "a1-b1")
    assert told(events, "room-begun") == [{"seat": 0, "room": "B"}]
    assert len(told(events, "timer-starts")) == 1


def test_without_the_variant_no_other_room_can_be_first() -> None:
    """H15, H5 It must be chosen."""
    assert refused(dealt(side("A"), 2, rolls=(2,)), "k7-l7") == ("not-in-central-room", "H5")
