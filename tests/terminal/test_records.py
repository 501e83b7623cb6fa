"""The offer to keep the record of a game."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

import sousbois
from tests.terminal.command import piped, seated
from tests.terminal.transcript import ALWAYS_THE_FIRST

PLAY = ("play", "hunt", "--seats", "3", "--seed", "7", "--opponents", "random")


def test_a_game_that_is_left_is_saved_where_the_person_says(tmp_path: Path) -> None:
    file = tmp_path / "Chloé.txt"
    ran = seated(*PLAY, typed=f"1\nq\n{file}\n")
    assert ran.code == 0
    assert len(sousbois.replay(file.read_text(encoding="utf-8")).history) == 3
    assert f"sousbois play hunt --resume {shlex.quote(str(file))}\n" in ran.out
    assert "[Game" not in ran.out


def test_a_game_that_is_over_is_saved_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = seated(*PLAY, typed=ALWAYS_THE_FIRST)  # the first answer after the end is the name of the file
    assert sousbois.replay(Path("1").read_text(encoding="utf-8")).outcome() is not None
    assert "--resume" not in ran.out


def test_an_existing_file_is_never_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("taken.txt").write_text("precious", encoding="utf-8")
    ran = seated(*PLAY, typed="q\ntaken.txt\ntaken.txt\nfree.txt\n")
    assert Path("taken.txt").read_text(encoding="utf-8") == "precious"
    assert ran.out.count("exists already and stays as it is") == 2
    assert Path("free.txt").exists()


@pytest.mark.parametrize("name", ["no/such/folder/record.txt", "~no-such-person/record.txt", "nul\0.txt", "n" * 300])
def test_a_file_that_cannot_be_written_is_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = seated(*PLAY, typed=f"q\n{name}\nrecord.txt\n")
    assert ran.code == 0
    assert "cannot be written: " in ran.out.replace("\n", " ")
    assert (tmp_path / "record.txt").exists()


@pytest.mark.parametrize("typed", ["q\n\n", "q\n", "q\nq\n", ""])
def test_nothing_is_saved_without_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    monkeypatch.chdir(tmp_path)
    ran = seated(*PLAY, typed=typed)
    assert ran.code == 0
    assert "File for the record" in ran.out
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_while_a_bot_thinks_loses_no_decision(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    file = tmp_path / "begun.txt"
    monkeypatch.setattr("sousbois.bots.random.Random.choose", interrupt)
    ran = seated(*PLAY, typed=f"{file}\n")
    assert ran.code == 0
    assert sousbois.replay(file.read_text(encoding="utf-8")).history == []


def test_no_input_at_all_ends_the_game_cleanly(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(*_: object) -> str:
        raise RuntimeError("input(): lost sys.stdin")

    monkeypatch.setattr("builtins.input", lost)
    assert piped(*PLAY).code == 0
