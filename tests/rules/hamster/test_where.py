"""Where crosses may go: the examples of the rulebook first."""

from __future__ import annotations

import pytest

from tests.rules.course import told
from tests.rules.hamster.board import all_play, burrow, dealt, legal, refused, side, stand

TWO_TUNNELS = burrow("""
    AAA-SSS
    AAA.SSS
    AAA-SSS
""")
SIX_ROOMS = burrow("""
    AAA-SSS-BBB
    AAA.SSS.BBB
    .|...|...|.
    CCC.DDD.EEE
""")
ON_SIDE_A = """
    .AAAA.....CC
    .AAAA.NNN.CC
    .AAAA-NNN-CC
    ......NNN.CC
    ..WWW..|..|.
    ..WWW.sSS.DD
    ..WWW-ssS-DD
    ..|...ssS.DD
    FFFF...|..DD
    FFFF-EEEEE..
    FFFF.EEEEE..
"""
"""Five crosses in the central room: before the tunnels to W and E, not before those to N and D."""


def singles(cells: set[str]) -> set[str]:
    """Those that cross one cell."""
    return {text for text in cells if "-" not in text}


# The examples of the rulebook


def test_example_a_3_in_the_central_room_and_then_a_1_beside_it() -> None:
    """H5, H4 Of the single cells, only those beside the three crosses (none is before a tunnel yet)."""
    table = dealt(side("B"), 2, rolls=(3, 1))
    all_play(table, "f5-f6-g6", "f5-f6-g6")
    assert singles(legal(table)) == {"g5", "e6", "h6", "g7"}
    assert refused(table, "h5") == refused(table, "i6") == ("not-adjacent", "H5")


def test_example_on_the_light_side_a_tunnel_reached_adds_the_cell_at_its_other_end() -> None:
    """H5, H6 Three crosses on the left of the central room: the cells right of them, and the first one of room W."""
    table = dealt(side("A"), 2, rolls=(3, 1))
    all_play(table, "g6-g7-g8", "g6-g7-g8")
    assert singles(legal(table)) == {"h6", "h7", "h8", "e7"}
    for red in ("i6", "i7", "i8"):
        assert refused(table, red) == ("not-adjacent", "H5")


def test_example_a_5_and_then_a_4_into_a_new_room_through_a_tunnel() -> None:
    """H6 The cell before the tunnel to W is crossed, that before the tunnel to D is not."""
    table = dealt(side("A"), 2, rolls=(5, 4))
    all_play(table, "g6-g7-h7-g8-h8", "g6-g7-h7-g8-h8")
    assert refused(table, "k6-l6-k7-l7") == ("no-tunnel", "H6")
    events = all_play(table, "d6-e6-d7-e7", "f10-g10-h10-i10")
    assert told(events, "room-begun") == [{"seat": 0, "room": "W"}, {"seat": 1, "room": "E"}]


def test_example_a_1_as_two_cells_uses_two_points_of_the_track() -> None:
    """H8 One point for each cell crossed."""
    table = dealt(side("A"), 2, rolls=(1,))
    events = all_play(table, "g6-h6", "h7")
    assert told(events, "ones-used") == [{"seat": 0, "value": 2, "left": 5}, {"seat": 1, "value": 1, "left": 6}]
    assert table.view(None)["ones_used"] == [2, 1]


# As many cells as the die says


@pytest.mark.parametrize("roll", [2, 3, 4, 5, 6])
def test_exactly_as_many_cells_as_the_die_says_are_crossed(roll: int) -> None:
    """H4 Not one more, not one less."""
    table = dealt(side("A"), 2, rolls=(roll,))
    assert {len(text.split("-")) for text in legal(table)} == {roll}


@pytest.mark.parametrize("cells", ["g6", "g6-h6-i6", "g6-h6-i6-g7"])
def test_another_number_of_cells_is_refused(cells: str) -> None:
    """H4 On a 2, neither one cell nor three nor four."""
    assert refused(dealt(side("A"), 2, rolls=(2,)), cells) == ("wrong-number", "H4")


def test_cells_crossed_together_are_edge_to_edge_and_a_corner_does_not_count() -> None:
    """H4 On a 2, g7 and h7 will do; g6 and h7, which touch at a corner, are no way to cross cells at all."""
    table = dealt(side("A"), 2, rolls=(2,))
    assert "g7-h7" in legal(table)
    assert "g6-h7" not in [str(action) for action in table.setup.actions]


def test_an_older_cross_does_not_connect_new_cells() -> None:
    """H4 Among themselves: with f2 crossed, e2 and g2 both touch it and yet do not hang together."""
    table = stand(SIX_ROOMS, "e1 f1 f2", "", roll=2, turn=3)
    assert {text for text in legal(table) if "e2" in text or "g2" in text} == {"g1-g2"}
    assert "e2-g2" not in [str(action) for action in table.setup.actions]


def test_all_cells_of_a_roll_lie_in_one_room() -> None:
    """H4 Never a part of them here and the rest behind a tunnel."""
    paper = SIX_ROOMS.paper
    table = stand(SIX_ROOMS, "e1 f1 g1", "", roll=4)
    assert all(len({paper.letter[place] for place in paper.cells(text)}) == 1 for text in legal(table))
    assert {paper.letter[min(paper.cells(text))] for text in legal(table)} == {"A", "B"}


def test_a_cell_is_not_crossed_twice() -> None:
    """H4 Crosses go into cells that are empty."""
    assert refused(stand(SIX_ROOMS, "e1 f1", "", roll=2), "f1-g1") == ("crossed-already", "H4")


def test_cells_of_two_rooms_side_by_side_are_no_neighbours() -> None:
    """H4, H5 Only a tunnel leads from one room to another, even where no earth lies between them."""
    touching = burrow("""
        SSA
        SSA
        |.|
        BBB
    """)
    table = stand(touching, "b1 b2", "", roll=2)
    assert legal(table) == {"a1-a2"}
    assert refused(table, "c1-c2") == ("no-tunnel", "H6")


# Where to begin, where to go on


def test_the_first_crosses_go_anywhere_in_the_central_room() -> None:
    """H5 Every connected set of three of its nine cells, and nothing else."""
    paper = side("A").paper
    table = dealt(side("A"), 2, rolls=(3,))
    assert legal(table) == {paper.name(cells) for cells in paper.connected["S"] if len(cells) == 3}
    assert refused(table, "c5-d5-e5") == ("not-in-central-room", "H5")


def test_whoever_has_crossed_nothing_yet_still_begins_in_the_central_room() -> None:
    """H5 As long as a player has crossed nothing, however late it is, whatever others have crossed."""
    table = stand(SIX_ROOMS, "", "e1 f1 g1 a1 b1 c1", roll=2)
    assert {SIX_ROOMS.paper.letter[min(SIX_ROOMS.paper.cells(text))] for text in legal(table)} == {"S"}
    assert refused(table, "b1-c1") == ("not-in-central-room", "H5")


def test_one_of_the_new_cells_beside_an_older_cross_is_enough() -> None:
    """H5 The others may lead away from it."""
    table = stand(TWO_TUNNELS, "e1 f1", "", roll=3)
    assert {"g1-g2-g3", "f2-f3-g3", "e2-e3-f3"} <= legal(table)
    assert refused(table, "e3-f3-g3") == ("not-adjacent", "H5")


def test_a_cross_at_a_corner_is_not_adjacent() -> None:
    """H5 Above, below, left and right are."""
    table = stand(TWO_TUNNELS, "f1 g1", "", roll=1)
    assert singles(legal(table)) == {"e1", "f2", "g2"}
    assert refused(table, "e2") == ("not-adjacent", "H5")


# Through a tunnel


def test_a_new_room_is_begun_with_the_cell_at_the_other_end_of_a_tunnel() -> None:
    """H6 With e7, the four cells in W are allowed; without it they are not."""
    table = stand(side("A"), ON_SIDE_A, "", roll=4)
    paper = side("A").paper
    in_w = {text for text in legal(table) if paper.letter[min(paper.cells(text))] == "W"}
    assert in_w == {
        paper.name(cells) for cells in paper.connected["W"] if len(cells) == 4 and paper.place("e7") in cells
    }
    assert refused(table, "c6-d6-c7-d7") == ("no-tunnel", "H6")


def test_only_rooms_whose_tunnel_is_reached_can_be_begun() -> None:
    """H6 Beside W and E no other room is open; N and D are behind tunnels with no cross before them."""
    table = stand(side("A"), ON_SIDE_A, "", roll=4)
    paper = side("A").paper
    assert {paper.letter[min(paper.cells(text))] for text in legal(table)} == {"S", "W", "E"}
    assert refused(table, "h3-g4-h4-i4") == ("no-tunnel", "H6")


def test_of_several_tunnels_between_two_rooms_the_matching_end_counts() -> None:
    """H6 With e1 crossed, room A opens at c1, not at c3."""
    upper = stand(TWO_TUNNELS, "e1 f1", "", roll=2)
    assert {"b1-c1", "c1-c2"} <= legal(upper)
    assert refused(upper, "b3-c3") == refused(upper, "c2-c3") == ("no-tunnel", "H6")
    lower = stand(TWO_TUNNELS, "e3 f3", "", roll=2)
    assert {"b3-c3", "c2-c3"} <= legal(lower)
    assert refused(lower, "b1-c1") == ("no-tunnel", "H6")


def test_a_tunnel_leads_both_ways() -> None:
    """H6 Begun elsewhere, the central room is a new room like any other."""
    table = stand(TWO_TUNNELS, "c3 b3", "", roll=2, free_start=True)
    assert {"e3-f3", "e2-e3"} <= legal(table)
    assert refused(table, "e1-f1") == ("no-tunnel", "H6")


def test_the_cross_before_the_tunnel_is_from_an_earlier_turn() -> None:
    """H6 One roll does not both reach a tunnel and pass it: no way to cross cells has cells of two rooms."""
    table = dealt(TWO_TUNNELS, 2, rolls=(2, 2))
    assert "c1-e1" not in [str(action) for action in table.setup.actions]
    all_play(table, "f1-g1", "e1-f1")
    assert {text for text in legal(table, 0) if "c1" in text} == set()
    assert {text for text in legal(table, 1) if "c1" in text} == {"b1-c1", "c1-c2"}


def test_the_old_room_need_not_be_full_and_the_new_one_can_be_left_for_the_next() -> None:
    """H6 From S through A to C, with two crosses in each at most."""
    table = stand(SIX_ROOMS, "e1 f1 b1 c1 b2", "", roll=3)
    assert "a4-b4-c4" in legal(table)


def test_the_whole_roll_is_used_in_the_new_room() -> None:
    """H6 A room of three cells takes no 4."""
    table = stand(SIX_ROOMS, "e1 f1 f2", "", roll=4)
    assert {text for text in legal(table) if "f4" in text} == set()
    assert "d1-e4-f4-g4" not in [str(action) for action in table.setup.actions]


def test_the_sheets_of_others_open_no_tunnels() -> None:
    """H6, H1 Everyone has a sheet of their own."""
    table = stand(TWO_TUNNELS, "f1 g1", "e1 f1", roll=2)
    assert refused(table, "b1-c1", seat=0) == ("no-tunnel", "H6")
    assert "b1-c1" in legal(table, 1)


# A room already begun

BEGUN = """
    AAa-ssS
    AAA.sSS
    AAA-sSS
"""


def test_in_a_room_begun_already_a_tunnel_does_not_help() -> None:
    """H7, H5 Ruling: new cells touch older crosses of the room, even if another tunnel leads into it."""
    table = stand(TWO_TUNNELS, BEGUN, "", roll=1)
    assert {text for text in singles(legal(table)) if text[0] in "abc"} == {"b1", "c2"}
    assert refused(table, "c3") == ("not-adjacent", "H5")


def test_by_the_house_rule_a_tunnel_serves_at_any_time() -> None:
    """H7 With `tunnels_reenter` the far end of a tunnel that is crossed opens a begun room too."""
    table = stand(TWO_TUNNELS, BEGUN, "", roll=1, tunnels_reenter=True)
    assert {text for text in singles(legal(table)) if text[0] in "abc"} == {"b1", "c2", "c3"}
    assert refused(table, "a3") == ("not-adjacent", "H5")


def test_by_the_house_rule_too_the_far_end_must_be_crossed() -> None:
    """H7 The tunnel at e3 has no cross before it yet."""
    table = stand(TWO_TUNNELS, "e1 f1 c1", "", roll=1, used=(1, 0), tunnels_reenter=True)
    assert refused(table, "c3") == ("not-adjacent", "H5")


def test_the_house_rule_does_not_open_rooms_in_the_first_turn() -> None:
    """H7, H5 Who has crossed nothing has no tunnel either."""
    assert refused(dealt(TWO_TUNNELS, 2, rolls=(2,), tunnels_reenter=True), "b1-c1") == ("not-in-central-room", "H5")


# A roll of 1


def test_on_a_1_any_value_from_1_to_7_can_be_chosen() -> None:
    """H8 With seven points left."""
    table = dealt(side("A"), 2, rolls=(1,))
    assert {len(text.split("-")) for text in legal(table)} == {1, 2, 3, 4, 5, 6, 7}


def test_a_longer_track_does_not_make_it_more_than_7() -> None:
    """H8 Seven is the highest value, however many points the track has."""
    long = burrow("SSSSSSSSS-AA", ones_track=20)
    table = dealt(long, 2, rolls=(1,))
    assert max(len(text.split("-")) for text in legal(table)) == 7


@pytest.mark.parametrize(("used", "most"), [(0, 7), (1, 6), (4, 3), (6, 1)])
def test_no_more_cells_than_points_are_left_on_the_track(used: int, most: int) -> None:
    """H8 Whoever has used up some can choose the lower values only."""
    table = stand(side("A"), "g6 h6 i6 g7 h7 i7 g8 h8", "", roll=1, used=(used, 0))
    assert {len(text.split("-")) for text in legal(table)} == set(range(1, most + 1))
    if most < 7:
        too_many = next(str(action) for action in table.setup.actions if str(action).count("-") == most)
        assert refused(table, too_many) == ("track-too-short", "H8")


def test_with_the_track_used_up_a_1_is_a_pass() -> None:
    """H8 That player passes, all others choose."""
    table = stand(side("A"), "g6 h6 i6 g7 h7 i7 g8", "g6 h6", roll=2, used=(7, 0), rolls=(1,))
    events = all_play(table, "h8-i8", "g7-h7")
    assert told(events, "track-empty") == [{"seat": 0}]
    assert table.acting() == (1,)


def test_if_any_value_can_be_placed_one_must_be() -> None:
    """H8 Ruling: a single empty cell beside the crosses, six points left: it is crossed, by whoever has it."""
    line = burrow("SSSS-A")
    table = stand(line, "a1 b1 c1", "a1 b1 c1 d1 f1", roll=1, used=(1, 1))
    assert (table.acting(), legal(table)) == ((0,), {"d1"})


def test_each_player_chooses_a_value_of_their_own() -> None:
    """H8 And each track is a player's own."""
    table = dealt(side("A"), 3, rolls=(1,))
    all_play(table, "g6", "g6-h6-i6-g7-h7-i7-g8", "h7-h8")
    assert table.view(None)["ones_used"] == [1, 7, 2]


@pytest.mark.parametrize("roll", [2, 3, 4, 5, 6])
def test_other_rolls_use_no_points_of_the_track(roll: int) -> None:
    """H8 Only a 1 does."""
    table = dealt(side("A"), 2, rolls=(roll,))
    events = all_play(table, *(str(table.legal(0)[0]),) * 2)
    assert (told(events, "ones-used"), table.view(None)["ones_used"]) == ([], [0, 0])
