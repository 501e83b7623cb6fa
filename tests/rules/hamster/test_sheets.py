"""Sheets: what is on them, what can be wrong with their files, and all ways to cross cells."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sousbois.core.errors import Unreadable
from sousbois.games.hamster.material import CELLS, PLACEMENTS, ROOMS, TUNNELS, Placement, Room
from sousbois.games.hamster.sheet import complaints, read_sheet
from tests.rules.hamster.board import GAME, Burrow, burrow, side, written

SOUND = """
    AAA-SSS
    AAA.SSS
"""
SMALL = {
    "a corridor": burrow("SSSSSSSSSSSSSSS-A"),
    "a square": burrow("""
        SSS-A
        SSS.A
        SSS-A
    """),
    "a ring": burrow("""
        SSSS-BB
        S..S-BB
        SSSS...
    """),
    "a comb": burrow("""
        AAAAA.BBB
        A.A.A-B.B
        |.....BBB
        SSS-CCC.|
        SSS.C...D
    """),
    "two rooms side by side": burrow("""
        SSAA
        SSAA
        |..|
        BBBB
    """),
}
BOTH = {"side A": side("A"), "side B": side("B")}
ALL = SMALL | BOTH

in_all_sheets = pytest.mark.parametrize("sheet", ALL.values(), ids=ALL)


def facts(sheet: Burrow) -> Any:
    """The facts as the rules read them."""
    return sheet.edition.shadow


def complaints_about(tmp_path: Path, text: str) -> list[str]:
    """All that is wrong with a sheet, without the name of its file."""
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    found = complaints(path)
    if found:
        with pytest.raises(Unreadable) as caught:
            GAME.read_edition(path)
        assert str(caught.value) == found[0]
    else:
        GAME.read_edition(path)
    assert all(complaint.startswith(f"{path}: ") for complaint in found)
    return [complaint.removeprefix(f"{path}: ") for complaint in found]


# What is on a sheet


@pytest.mark.parametrize(
    ("letter", "cells"),
    [
        ("A", {"S": 9, "A": 12, "C": 8, "D": 8, "E": 10, "F": 12, "N": 9, "W": 9}),
        ("B", {"S": 9, "A": 9, "C": 8, "D": 8, "E": 10, "F": 9, "N": 7, "W": 6}),
    ],
)
def test_a_sheet_has_eight_rooms_the_central_one_first(letter: str, cells: dict[str, int]) -> None:
    """H2 So many cells each; sheets A and B are different."""
    sheet = side(letter)
    assert list(sheet.edition.printed[Room]) == list(cells)
    assert [facts(sheet).cells[at] for at in range(facts(sheet).rooms)] == list(cells.values())
    assert [facts(sheet).points[at] for at in range(facts(sheet).rooms)] == [sheet.paper.points[room] for room in cells]


@in_all_sheets
def test_what_lies_on_which_cell_is_read_as_it_is_drawn(sheet: Burrow) -> None:
    """H2 Mushrooms, acorns, the track and the timer, looked up on the map by hand."""
    for at, letter in enumerate(sheet.paper.letters):
        cells = sheet.paper.room(letter)
        for field, pictures in (("mushrooms", sheet.paper.mushrooms), ("acorns", sheet.paper.acorns)):
            found = {place for cell, place in enumerate(cells) if getattr(facts(sheet), field)[at] >> cell & 1}
            assert found == pictures & set(cells)
    assert (facts(sheet).ones_track, facts(sheet).timer) == (sheet.paper.track, sheet.paper.timer)


@pytest.mark.parametrize("letter", ["A", "B"])
def test_both_sides_have_four_acorns_a_track_of_seven_and_a_timer(letter: str) -> None:
    """H2 And the file says which of it is known, and which is ours."""
    sheet = side(letter)
    assert (len(sheet.paper.acorns), len(sheet.paper.mushrooms)) == (4, 6)
    assert (sheet.paper.track, sheet.paper.timer) == (7, 4)
    assert sheet.edition.provenance["sheet.acorns"] == "sourced"
    assert sheet.edition.provenance["sheet.map"] == "reconstructed"


@in_all_sheets
def test_every_tunnel_is_a_way_in_both_directions(sheet: Burrow) -> None:
    """H2, H6 From the cell at one end to the cell at the other."""
    read, paper = facts(sheet), sheet.paper
    ways = set()
    for room in range(read.rooms):
        for way in range(read.ways[room], read.ways[room + 1]):
            here = paper.room(paper.letters[read.way_from_room[way]])[read.way_from_cell[way]]
            ways.add((here, paper.room(paper.letters[room])[read.way_cell[way]]))
    assert ways == {*paper.tunnels, *((there, here) for here, there in paper.tunnels)}
    assert read.ways[read.rooms] == 2 * len(paper.tunnels)


# All ways to cross cells


@in_all_sheets
def test_the_placements_are_all_connected_sets_of_up_to_seven_cells_of_a_room(sheet: Burrow) -> None:
    """H4 Of all choices of cells whatever, those that hang together: none is missing, and none is there twice."""
    names = sheet.edition.printed[Placement]
    found = [sheet.paper.name(cells) for room in sheet.paper.connected.values() for cells in room]
    assert sorted(names) == sorted(found)
    assert len(set(names)) == len(names) == facts(sheet).placements


@pytest.mark.parametrize(
    ("sheet", "count"),
    [
        (SMALL["a corridor"], sum(15 - size + 1 for size in range(1, 8)) + 1),
        (SMALL["a square"], 208 + 3 + 2 + 1),
        (side("A"), 2386),
        (side("B"), 436),
    ],
    ids=["a corridor", "a square", "side A", "side B"],
)
def test_there_are_so_many_placements(sheet: Burrow, count: int) -> None:
    """H4 In a corridor of fifteen cells 15 of one cell, 14 of two …; a square of nine has 208."""
    assert len(sheet.edition.printed[Placement]) == count


@in_all_sheets
def test_placements_are_sorted_by_room_then_by_size_then_in_reading_order(sheet: Burrow) -> None:
    """H4 Their numbers are those of the actions, so they never change by chance."""
    names = sheet.edition.printed[Placement]
    keys = []
    for name in names:
        cells = sorted(sheet.paper.cells(name))
        keys.append((sheet.paper.letters.index(sheet.paper.letter[cells[0]]), len(cells), cells))
    assert keys == sorted(keys)
    assert [str(action) for action in GAME.actions(sheet.edition)] == list(names)


@in_all_sheets
def test_room_size_and_cells_of_each_placement_are_those_of_its_name(sheet: Burrow) -> None:
    """H4 The tables that the rules read say the same as the names that people read."""
    read, paper = facts(sheet), sheet.paper
    for number, name in enumerate(sheet.edition.printed[Placement]):
        cells = paper.cells(name)
        room = paper.room(paper.letters[read.room_of[number]])
        assert {place for at, place in enumerate(room) if read.cells_of[number] >> at & 1} == cells
        assert read.size_of[number] == len(cells)


# What can be wrong with a file


def test_a_sound_sheet_has_no_complaints(tmp_path: Path) -> None:
    """H2 The sheet that the tests below damage is sound itself."""
    assert complaints_about(tmp_path, written(SOUND)) == []


@pytest.mark.parametrize("path", GAME.editions.values(), ids=GAME.editions)
def test_the_printed_sheets_have_no_complaints(path: Path) -> None:
    """H2 Nor do they lose anything when they are read for a drawing."""
    assert complaints(path) == []
    sheet = read_sheet(path)
    paper = side(path.stem[-1]).paper
    assert list(sheet.rows) == paper.rows
    assert [tunnel.ends for tunnel in sheet.tunnels] == paper.tunnels
    assert (set(sheet.acorns), set(sheet.mushrooms)) == (paper.acorns, paper.mushrooms)


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        ("AAA-SSS\nAAx.SSS", "row 2, column c: 'x' is no mark of a map"),
        ("AAA-SSS\nAAA SSS", "row 2, column d: ' ' is no mark of a map"),
        ("AAA-SSS\nAAA.SSé", "row 2, column g: 'é' is no mark of a map"),
        ("AAA-SSS\nAAA.SSS\nAAA", "row 3, column d: 3 columns, where other rows have 7"),
        ("AAA-SSS\nAAA.SSS\nAAA.SSS..", "row 3, column h: 9 columns, where other rows have 7"),
        ("AAA-SSS\nAAA.SSS\nA.A.SSA", "row 3, column g: room A is in pieces"),
        ("AAA-SSS-\nAAA.SSS.", "row 1, column h: '-' joins S to earth (it must join two rooms)"),
        ("-AAA-SSS\n.AAA.SSS", "row 1, column a: '-' joins A to earth (it must join two rooms)"),
        ("AAA-SSS\n|AA.SSS", "row 2, column a: '|' joins A to earth (it must join two rooms)"),
        ("|AA-SSS\nAAA.SSS", "row 1, column a: '|' joins A to earth (it must join two rooms)"),
        ("AAA-SSS\nAAA--.S\nAAA.SSS", "row 2, column d: '-' joins A to a tunnel (it must join two rooms)"),
        ("AAA-SSS\nAAA.S-S", "row 2, column f: '-' joins S to itself (it must join two rooms)"),
        ("AAA-SSS\nA|A.SSS\nAAA.SSS", "row 2, column b: '|' joins A to itself (it must join two rooms)"),
        ("AAA-SSS\nAAA.SSS\n.......\nBBB-CCC", "row 4, column a: no tunnels lead from S to room B"),
        ("AAA-SSS\nAAA.SSS\nBBB.SSS", "row 3, column a: no tunnels lead from S to room B"),
        ("AAAA-S", "row 1, column f: the central room has one cell"),
        ("A" * 16 + "-SSS", "row 1, column p: room A has 16 cells (at most 15)"),
        ("A" * 15 + "-SSSSSSSSSSSS", "row 1: 28 columns (at most 26)"),
    ],
)
def test_a_mistake_on_the_map_is_shown_with_its_row_its_column_and_a_caret(
    tmp_path: Path, drawing: str, complaint: str
) -> None:
    """H2 The first complaint names the place; below it the row, with a caret under the mark."""
    first = complaints_about(tmp_path, written(drawing))[0]
    said, shown, caret = first.split("\n")
    assert said.startswith(f"[sheet] map: {complaint}")
    row, *column = complaint.partition(":")[0].removeprefix("row ").split(", column ")
    at = ord(column[0]) - ord("a") if column else 26
    assert shown == "    " + drawing.split("\n")[int(row) - 1].replace("é", "?")
    assert caret == "    " + " " * at + "^"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (written("AAA-BBB\nAAA.BBB"), "[sheet] map: there is no central room S"),
        (written("SSSSSSS"), "[sheet] map: there are fewer than two rooms"),
        (written("\n".join([*["S"] * 14, "|", "A", *["."] * 11])), "[sheet] map: 27 rows (at most 26)"),
        (written(SOUND, acorns="a1 b1 c1"), "[sheet] acorns: 3 of them (a sheet has 4)"),
        (written(SOUND, acorns="a1 b1 c1 a2 b2"), "[sheet] acorns: 5 of them (a sheet has 4)"),
        (written(SOUND, mushrooms="h1"), "[sheet] mushrooms: 'h1' lies outside the map"),
        (written(SOUND, mushrooms="a3"), "[sheet] mushrooms: 'a3' lies outside the map"),
        *(
            (
                written(SOUND, mushrooms=name),
                f"[sheet] mushrooms: {name!r} is not a cell's name (expected a column and a row, such as 'b1')",
            )
            for name in ("A1", "a", "1", "a01", "a0", "a-1", "aa1", "a²", "é1")
        ),
        (written(SOUND, points="B3"), "[sheet] points: there is no room 'B' on the map"),
    ],
)
def test_other_mistakes_name_their_field(tmp_path: Path, text: str, complaint: str) -> None:
    """H2 What cannot be shown on the map."""
    assert complaint in complaints_about(tmp_path, text)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (
            written(SOUND, acorns="a1 b1 c1 d1"),
            "[sheet] acorns: row 1, column d: there is no cell 'd1'\n    AAA-SSS\n       ^",
        ),
        (
            written(SOUND, acorns="a1 b1 c1 d2"),
            "[sheet] acorns: row 2, column d: there is no cell 'd2'\n    AAA.SSS\n       ^",
        ),
        (
            written(SOUND, acorns="a1 b1 c1 b1"),
            "[sheet] acorns: row 1, column b: something lies on 'b1' already\n    AAA-SSS\n     ^",
        ),
        (
            written(SOUND, mushrooms="a1 a1"),
            "[sheet] mushrooms: row 1, column a: something lies on 'a1' already\n    AAA-SSS\n    ^",
        ),
        (
            written(SOUND, acorns="a1 b1 c1 a2", mushrooms="c1"),
            "[sheet] mushrooms: row 1, column c: something lies on 'c1' already\n    AAA-SSS\n      ^",
        ),
        (
            written(SOUND).replace("A = 1, ", ""),
            "[sheet] points: row 1, column a: room A has no points\n    AAA-SSS\n    ^",
        ),
    ],
)
def test_pictures_and_points_in_the_wrong_place_are_shown_on_the_map(tmp_path: Path, text: str, complaint: str) -> None:
    """H2 Acorns and mushrooms lie on cells, one on each; every room has points. Nothing else is complained about."""
    assert complaints_about(tmp_path, text) == [complaint]


def test_more_rooms_than_the_rules_have_place_for_are_refused(tmp_path: Path) -> None:
    """H2 Twelve can be played, thirteen cannot."""
    twelve = "SS-A-B-C-D-E-F-G-H-I-J-K"
    assert len(set(twelve) - {"-"}) == ROOMS
    assert complaints_about(tmp_path, written(twelve)) == []
    thirteen = f"{twelve}\n.......................|\n.......................L"
    assert complaints_about(tmp_path, written(thirteen)) == [f"[sheet] map: 13 rooms (at most {ROOMS})"]


def test_more_tunnels_than_the_rules_have_place_for_are_refused(tmp_path: Path) -> None:
    """H2 Twenty-four can be played, twenty-five cannot: the first too many is shown."""

    def with_tunnels(count: int) -> str:
        return written("\n".join(["S" * 13 + "A" * 13, ("|" * count).ljust(26, "."), "B" * 15 + "C" * 11]))

    assert complaints_about(tmp_path, with_tunnels(TUNNELS)) == []
    (complaint,) = complaints_about(tmp_path, with_tunnels(TUNNELS + 1))
    assert complaint.startswith(f"[sheet] map: row 2, column y: 25 tunnels (at most {TUNNELS})\n")


def test_more_cells_than_the_rules_have_place_for_are_refused(tmp_path: Path) -> None:
    """H2 Fifteen in a room can be played, sixteen cannot."""
    assert complaints_about(tmp_path, written("A" * CELLS + "-SSS")) == []
    assert len(complaints_about(tmp_path, written("A" * (CELLS + 1) + "-SSS"))) == 1


def test_more_ways_to_cross_cells_than_the_rules_have_place_for_are_refused(tmp_path: Path) -> None:
    """H2 Rooms of three by five cells have more than a thousand ways each; the fourth one is too much."""
    rows = ["SSSSS-AAAAA-BBBBB-CCCCC", "SSSSS.AAAAA.BBBBB.CCCCC", "SSSSS.AAAAA.BBBBB.CCCCC"]
    (complaint,) = complaints_about(tmp_path, written("\n".join(rows)))
    assert complaint.startswith(
        f"[sheet] map: row 1, column s: more than {PLACEMENTS} ways to cross cells, up to room C"
    )


def test_all_complaints_are_listed_not_only_the_first(tmp_path: Path) -> None:
    """H2 Four mistakes of four kinds in one file, in the order of the file."""
    text = written("AAA-SSS-\nAAA.SSS.", points="B2", acorns="a1 b1 c1", mushrooms="d2")
    assert [complaint.split("\n")[0] for complaint in complaints_about(tmp_path, text)] == [
        "[sheet] map: row 1, column h: '-' joins S to earth (it must join two rooms)",
        "[sheet] points: there is no room 'B' on the map",
        "[sheet] acorns: 3 of them (a sheet has 4)",
        "[sheet] mushrooms: row 2, column d: there is no cell 'd2'",
    ]


def test_all_unknown_marks_are_listed_with_ragged_rows(tmp_path: Path) -> None:
    """H2 A map that cannot be read is not looked at any further."""
    found = complaints_about(tmp_path, written("AxA-SSS\nAAA.SyS\nAA", acorns="a1"))
    assert [complaint.split(": ")[1] for complaint in found] == [
        "row 3, column c",
        "row 1, column b",
        "row 2, column f",
    ]


HEAD = "ones_track, timer, provenance, id, title, game"


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("ones_track = 7", "ones_track = 61", "[edition]: ones_track: Expected `int` <= 60"),
        ("ones_track = 7", "ones_track = -1", "[edition]: ones_track: Expected `int` >= 0"),
        ("timer = 4", "timer = 0", "[edition]: timer: Expected `int` >= 1"),
        ("timer = 4", "", "[edition]: timer: missing"),
        ("A = 1", "A = 100", "[sheet]: points.A: Expected `int` <= 99"),
        ("A = 1", "A = -1", "[sheet]: points.A: Expected `int` >= 0"),
        ('map = "reconstructed"', 'map = "guessed"', "[sheet]: provenance.map: Invalid enum value 'guessed'"),
        ("[sheet]", "[burrow]", "[burrow]: unknown table (expected: edition, sheet)"),
        ("timer = 4", "timer = 4\nsand = 1", f"[edition]: sand: unknown (known: {HEAD})"),
    ],
)
def test_a_file_that_is_no_sheet_at_all_has_one_complaint(
    tmp_path: Path, before: str, after: str, complaint: str
) -> None:
    """H2 It names the table and the field."""
    text = written(SOUND)
    assert before in text
    assert complaints_about(tmp_path, text.replace(before, after, 1)) == [complaint]


def test_a_file_that_does_not_exist_is_a_complaint_too(tmp_path: Path) -> None:
    """H2 And not an accident."""
    path = tmp_path / "none.toml"
    assert complaints(path) == [f"{path}: No such file or directory"]
