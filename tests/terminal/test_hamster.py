"""The hamster, drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sousbois
from sousbois.core.event import Event
from sousbois.play.table import Table
from sousbois.terminal.language import terminal_words
from sousbois.terminal.sheet import draw_sheet, sheet_of
from tests.terminal.command import piped
from tests.terminal.drawn import NAMES, drawing, drawn
from tests.terminal.transcript import ALWAYS_THE_FIRST


def opened(seats: int = 2, edition: str = "hamster-2020-a", roll: int = 2) -> Table:
    """A table whose first roll is this."""
    game = sousbois.game("hamster")
    tables = (game.table(seats=seats, seed=seed, edition=edition) for seed in range(1000))
    return next(table for table in tables if table.view(0)["roll"] == roll)


def played(table: Table, *moves: str) -> Sequence[Event]:
    """What the last of these moves set off; they are made by the seats in turn."""
    for move in moves:
        table.play(table.acting()[0], move)
    return table.events


def played_out(table: Table) -> None:
    while acting := table.acting():
        legal = table.legal(acting[0])
        table.play(acting[0], legal[len(legal) // 2])


def test_a_sheet_shows_rooms_tunnels_pictures_and_what_can_be_crossed() -> None:
    table = opened(roll=2)
    assert drawn(drawing(table).table(table.view(0)))[:13] == [
        "   a   b   c   d   e   f   g   h   i   j   k   l     Room   Cells   Points",
        " 1░░░░ A●  A   A   A  ░░░░░░░░░░░░░░░░░░░░ C   C●    ─────────────────────",
        " 2░░░░ A   A   A   A  ░░░░ N♠  N   N  ░░░░ C   C     S        0/9        5",
        " 3░░░░ A   A   A♠  A  ════ N   N   N  ════ C   C     A       0/12        7",
        " 4░░░░░░░░░░░░░░░░░░░░░░░░ N   N   N  ░░░░ C   C     C        0/8        4",
        " 5░░░░░░░░ W♠  W   W  ░░░░░░░░░║░░░░░░░░░░░║░░░░░░   D        0/8        4",
        " 6░░░░░░░░ W   W   W  ░░░░[S ][S ][S ]░░░░ D   D     E       0/10        6",
        " 7░░░░░░░░ W   W   W  ════[S ][S ][S ]════ D   D     F       0/12        7",
        " 8░░░░░░░░░║░░░░░░░░░░░░░░[S ][S ][S ]░░░░ D   D     N        0/9        5",
        " 9 F   F   F   F♠ ░░░░░░░░░░░░░║░░░░░░░░░░ D   D♠    W        0/9        5",
        "10 F   F   F   F  ════ E♠  E   E   E   E  ░░░░░░░░",
        "11 F●  F   F   F  ░░░░ E   E   E   E   E● ░░░░░░░░",
        "S central room   [ ] possible now   ♠ mushroom   ● acorn   ═║ tunnel",
    ]


def test_new_crosses_are_marked_until_the_next_ones() -> None:
    table = opened(roll=2)
    told = drawing(table)
    list(told.log(played(table, "g6-h6", "g7-h7"), table.view(0)))
    first = drawn(told.table(table.view(0)))
    assert "░░░░ ⊗   ⊗  " in first[6]
    assert first[12].startswith("⊗ last turn")
    while table.acting():
        seat = table.acting()[0]
        events = table.play(seat, table.legal(seat)[0])
        if events:
            list(told.log(events, table.view(0)))
            break
    second = drawn(told.table(table.view(0)))
    assert "░░░░ ×   ×  " in second[6]
    assert second[12].startswith("× crossed   ⊗ last turn")


def test_rooms_say_how_far_they_are_filled() -> None:
    table = opened()
    sheet, words = sheet_of(table.setup.edition), terminal_words("en", table.setup.game)
    shown = drawn(*draw_sheet(sheet, words, crossed={*sheet.rooms[0].cells, "g2", "g3"}))
    rows = [line.split()[-3:] for line in shown]
    assert ["S", "full", "5"] in rows
    assert ["N", "2/9", "5"] in rows
    assert ["W", "0/9", "5"] in rows


@pytest.mark.parametrize(
    ("seats", "fields", "line"),
    [
        (2, {}, "4 4 4 4 not running yet"),
        (2, {"timer_on": True, "timer_crossed": 1}, "× 4 4 4 a 4, 5 or 6 crosses off a die"),
        (2, {"timer_on": True, "timer_crossed": 4}, "× × × × this turn is the last"),
        (2, {"timer_on": True, "timer_crossed": 4, "acting": []}, "× × × × the game is over"),
        (1, {"timer_crossed": 4}, "× × × × first of two runs"),
        (1, {"timer_crossed": 3, "timer_run": 2}, "× × × 4 second and last run"),
        (1, {"timer_crossed": 4, "timer_run": 2}, "× × × × this turn is the last"),
    ],
)
def test_the_timer_says_what_it_does(seats: int, fields: dict[str, Any], line: str) -> None:
    table = opened(seats=seats)
    shown = drawn(drawing(table).table(table.view(0) | fields))
    assert f"Timer {line}" in [" ".join(row.split()) for row in shown]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize("edition", ["hamster-2020-a", "hamster-2020-b"])
def test_the_table_fits_the_screen_and_no_word_is_cut(language: str, width: int, edition: str) -> None:
    table = opened(seats=6, edition=edition)
    told = drawing(table, language=language)
    shown = drawn(told.table(table.view(0)), told.hand(table.view(0)), width=width)
    assert max(map(len, shown)) <= width
    assert "…" not in "".join(shown)
    assert sum(line.startswith(" 1") for line in shown) == 1


def test_a_narrow_screen_has_the_rooms_below_the_map() -> None:
    table = opened()
    shown = drawn(drawing(table).table(table.view(0)), width=60)
    assert shown[12].startswith("S 0/9 (5 points)   A 0/12 (7 points)")


def test_the_log_tells_what_comes_of_crosses_with_them_and_parts_the_turns() -> None:
    table = opened(roll=1)
    told = drawing(table)
    events = played(table, "g6-h6-i6-g7-h7", "g6")
    shown = drawn(*told.log(events, table.view(0)))
    assert [" ".join(line.split()) for line in shown[:3]] == [
        "H4 ▸ You cross g6-h6-i6-g7-h7. Left for 1s: 2 (H8).",
        "H4 Alma crosses g6. Left for 1s: 6 (H8).",
        "",
    ]
    assert " ".join(shown[3].split()).startswith("H3 Turn 2: the die shows")


@pytest.mark.parametrize(
    ("roll", "task"),
    [
        (1, "Die  1  Cross 1 to 7 cells of one room that hang together; each uses up a point"),
        (5, "Die  5  Cross 5 cells of one room that hang together."),
    ],
)
def test_the_die_says_how_many_cells_to_cross(roll: int, task: str) -> None:
    table = opened(roll=roll)
    assert drawn(drawing(table).hand(table.view(0)))[0] == task


def test_cells_are_named_as_they_are_typed() -> None:
    table = opened()
    assert drawing(table).name(table.setup.actions.read("g6-h6-h7")) == "g6 h6 h7"


@given(seed=st.integers(0, 2**32), seats=st.integers(1, 6))
def test_points_are_counted_as_the_rules_count_them(seed: int, seats: int) -> None:
    table = sousbois.game("hamster").table(seats=seats, seed=seed, edition="hamster-2020-b")
    played_out(table)
    outcome = table.outcome()
    assert outcome is not None
    told = drawing(table)
    shown = drawn(told.ranking(outcome, table.view(0)))
    for seat, score in enumerate(outcome.scores):
        row = next(line for line in reversed(shown) if NAMES[seat] in line.split())
        *_, rooms, mushrooms, acorns, total = map(int, row.split()[-4:])
        assert total == score == rooms + mushrooms + acorns


def test_whoever_looks_on_sees_all_sheets() -> None:
    table = opened(seats=3, roll=2)
    played(table, "g6-h6", "h7-i7", "g7-g8")
    shown = drawn(drawing(table, reader=None).table(table.view(None)))
    assert shown[0].split() == ["You", "Alma", "Boris"]
    assert shown[6] == "  ··· ××· ··     ··· ··· ··     ··· ··· ··"
    assert shown[7] == "  ···─···─··     ···─·××─··     ···─×··─··"


def test_a_sheet_knows_its_tunnels() -> None:
    sheet = sheet_of(sousbois.game("hamster").table(seats=1, edition="hamster-2020-a").setup.edition)
    assert sheet.tunnels == {
        "f3": "═", "j3": "═", "h5": "║", "k5": "║", "f7": "═", "j7": "═", "c8": "║", "h9": "║", "e10": "═",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("language", "ending"),
    [("en", "the score to beat next time."), ("fr", "le score à battre la prochaine fois.")],
)
def test_a_game_alone_ends_with_a_score_to_beat(language: str, ending: str) -> None:
    ran = piped("play", "hamster", "--seats", "1", "--seed", "2", "--lang", language, typed=ALWAYS_THE_FIRST)
    assert (ran.code, ran.err) == (0, "")
    assert ending in ran.out.replace("\xa0", " ")
    assert "Place" not in ran.out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_is_played_to_the_end(language: str) -> None:
    words = ("play", "hamster", "--seed", "2", "--lang", language, "--opponents", "random")
    ran = piped(*words, typed=ALWAYS_THE_FIRST)
    assert (ran.code, ran.err) == (0, "")
    assert '[Result "' in ran.out
    assert '[Result "*' not in ran.out


def typed_on(roll: int, language: str, answer: str) -> str:
    """What is shown when somebody who plays alone answers so on the first roll."""
    seed = opened(seats=1, roll=roll).seed
    words = ("play", "hamster", "--seats", "1", "--edition", "hamster-2020-a", "--seed", str(seed), "--lang", language)
    ran = piped(*words, typed=f"{answer}\n")
    assert (ran.code, ran.err) == (0, "")
    assert "0:" not in ran.out  # nothing is crossed
    return " ".join(ran.out.replace("\xa0", " ").split())


@pytest.mark.parametrize(
    ("answer", "in_english", "in_french"),
    [
        (
            "g6 h7",
            "These cells do not hang together edge to edge: neither a corner nor an older cross connects them. (H4)",
            "Ces cases ne se tiennent pas côté contre côté : ni un coin ni une croix plus ancienne ne les relie. (H4)",
        ),
        (
            "G6-h6 b1",
            "These cells lie in different rooms: in one turn you cross cells of one room only. (H4)",
            "Ces cases sont dans des salles différentes : on ne coche que dans une seule salle par tour. (H4)",
        ),
        (
            "g6 h6 i6 g7 h7 i7 g8 h8",
            "No roll lets you cross more than 7 cells. (H8)",
            "Aucun lancer ne permet de cocher plus de 7 cases. (H8)",
        ),
    ],
)
@pytest.mark.parametrize("roll", [1, 2])
def test_cells_that_can_never_be_crossed_together_are_told_why(
    roll: int, answer: str, in_english: str, in_french: str
) -> None:
    assert in_english in typed_on(roll, "en", answer)
    assert in_french in typed_on(roll, "fr", answer)


def test_no_cell_is_added_to_cells_that_do_not_hang_together() -> None:
    assert "do not hang together edge to edge" in typed_on(4, "en", "i6 g7 h7")


def test_what_is_no_cell_is_none_of_the_choices() -> None:
    assert "“g6 z9” is none of the choices." in typed_on(1, "en", "g6 z9")
