"""`sousbois replay`: a recorded game, shown or verified."""

from __future__ import annotations

from pathlib import Path

import pytest

import sousbois
from tests.terminal.command import piped, seated

SEATS = 3


@pytest.fixture(scope="module")
def record() -> str:
    """A whole game in which everybody plays the first card that is left."""
    table = sousbois.game("hunt").table(seats=SEATS, seed=7)
    while table.acting():
        seat = table.acting()[0]
        table.play(seat, table.legal(seat)[0])
    return table.record()


@pytest.fixture
def file(tmp_path: Path, record: str) -> Path:
    path = tmp_path / "record.txt"
    path.write_text(record, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Day 1 of 4 · Round 1 ─", "J3    Seat 0 reveals a hunter.", "Day 4 of 4 ═", "The end ═")),
        (
            "fr",
            ("Jour 1 sur 4 · Manche 1 ─", "J3    Siège 0 révèle un chasseur.", "Jour 4 sur 4 ═", "Fin de la partie ═"),
        ),
    ],
)
def test_a_pipe_gets_the_whole_game_at_once(file: Path, language: str, words: tuple[str, ...]) -> None:
    ran = piped("replay", str(file), "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    shown = ran.out.replace("\xa0", " ")
    places = [shown.index(word) for word in words]
    assert places == sorted(places)


def test_every_round_has_its_heading_and_its_table(file: Path, record: str) -> None:
    rounds = len({made.moment for made in sousbois.replay(record).history})
    shown = piped("replay", str(file)).out
    assert shown.count(" · Round ") == rounds
    assert shown.count("●\xa0start") == rounds


def test_a_seat_is_addressed_as_you(file: Path) -> None:
    shown = piped("replay", str(file), "--seat", "1").out
    assert "J3  ▸ You reveal a hunter." in shown
    assert "Seat\xa01" not in shown
    assert "Seat\xa00 reveals a hunter." in shown


def test_the_standard_input_is_a_file_too(file: Path, record: str) -> None:
    shown = [piped("replay", "--verify", name, typed=record).out for name in ("-", str(file))]
    assert shown[0] == shown[1]


def test_a_person_goes_from_round_to_round(file: Path) -> None:
    shown = seated("replay", str(file), typed="\n\nq\n").out
    assert shown.count(" · Round ") == 3
    assert shown.count("Enter: go on") == 3


def test_players_are_called_by_the_names_in_the_record(tmp_path: Path) -> None:
    table = sousbois.game("hunt").table(seats=3, seed=5)
    table.players = ("Ada", "Boris", "Chloé")
    for seat in range(3):
        table.play(seat, "carrot")
    named = tmp_path / "named.txt"
    named.write_text(table.record(), encoding="utf-8")
    shown = piped("replay", str(named), "--seat", "0").out
    assert "You reveal a carrot." in shown
    assert "Boris reveals a carrot." in shown


def test_a_person_who_leaves_at_once_leaves_cleanly(file: Path) -> None:
    assert seated("replay", str(file), typed="").code == 0


def test_a_person_sees_the_outcome_without_being_asked_to_go_on_again(file: Path, record: str) -> None:
    rounds = len({made.moment for made in sousbois.replay(record).history})
    shown = seated("replay", str(file), typed="\n" * rounds).out
    assert shown.count("Enter: go on") == rounds - 1
    assert "The end ═" in shown


def test_a_record_that_stops_in_a_round_hides_what_is_face_down() -> None:
    table = sousbois.game("hunt").table(seats=SEATS, seed=7)
    table.play(1, "wolf")
    spectator = piped("replay", "-", typed=table.record()).out
    owner = piped("replay", "-", "--seat", "1", typed=table.record()).out
    assert "▒ has chosen a card, face down" in spectator.replace("\xa0", " ")
    assert "wolf " not in spectator.split("Round 1")[1]
    assert "wolf " in owner.split("Round 1")[1]
    assert "The record ends here" in spectator


def test_a_game_that_began_from_a_position_is_shown_from_there() -> None:
    table = sousbois.game("hunt").table(seats=SEATS, seed=7)
    position = sousbois.game("hunt").table(position=table.position())
    for seat in range(SEATS):
        position.play(seat, "carrot")
    assert "J3    Seat\xa02 reveals a carrot." in piped("replay", "-", typed=position.record()).out


@pytest.mark.parametrize(
    ("language", "says"), [("en", "The record holds. Game: hunt; seats: 3;"), ("fr", "Le relevé est")]
)
def test_a_true_record_holds(file: Path, language: str, says: str) -> None:
    ran = piped("replay", str(file), "--verify", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(says)
    assert ran.out.count("\n") == 1


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("0:hunter", "0:wolf", "line "),
        ("0:hunter", "0:bear", "line 11: move 'bear'"),
        ('[Seed "7"]', '[Seed "8"]', "line "),
        ('[Result "', '[Result "9', "Result: the record has"),
        ("1.1  ", "1.1 ", "line 11: the record has"),
    ],
)
def test_a_record_that_was_tampered_with_does_not_hold(record: str, old: str, new: str, complaint: str) -> None:
    assert old in record
    ran = piped("replay", "-", "--verify", typed=record.replace(old, new, 1))
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("sousbois: ")
    assert complaint in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("verify", [(), ("--verify",)])
def test_a_file_that_cannot_be_read_is_told_in_one_line(tmp_path: Path, verify: tuple[str, ...]) -> None:
    (tmp_path / "latin").write_bytes(b"\xe9\n")
    for name, complaint in (("latin", "not a text in UTF-8"), ("missing", "No such file or directory")):
        ran = piped("replay", str(tmp_path / name), *verify)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err == f"sousbois: {tmp_path / name}: {complaint}\n"


def test_a_seat_that_is_not_at_the_table_is_told(file: Path) -> None:
    ran = piped("replay", str(file), "--seat", "3")
    assert (ran.code, ran.err) == (2, "sousbois: seat 3: the seats of this game are 0 to 2\n")
