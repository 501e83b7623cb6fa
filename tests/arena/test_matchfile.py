"""The file of a match: it can be gone on with, and nothing else is ever written over."""

from __future__ import annotations

import json
from dataclasses import replace
from errno import ENOSPC
from pathlib import Path
from typing import Any

import pytest

from sousbois.arena.match import Match
from sousbois.arena.matchfile import MatchFile
from sousbois.bots.budget import Budget
from sousbois.core.errors import Unreadable
from sousbois.core.setup import set_up
from tests.toy import GAME as TOY

MATCH = Match(set_up(TOY, 2, "toy-three-dens"), ("random", "greedy"), games=4, seed=7, budget=Budget(iterations=5))
RANDOMS = Match(set_up(TOY, 2, "toy-three-dens"), ("random", "random"), games=4, seed=7)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.ndjson"


def write(file: Path, match: Match = RANDOMS) -> list[str]:
    """Play a match into a file, or go on with it; its lines."""
    out = MatchFile(str(file), match)
    for game in match.play(finished=frozenset(out.played)):
        out.add(game)
    return file.read_text(encoding="utf-8").splitlines()


def refusal(file: Path, match: Match = RANDOMS) -> str:
    """Why a file is refused. It stays as it is."""
    before = file.read_bytes()
    with pytest.raises(Unreadable) as refused:
        MatchFile(str(file), match)
    assert file.read_bytes() == before
    assert str(refused.value).startswith(f"{file}: ")
    return str(refused.value).removeprefix(f"{file}: ")


def test_the_first_line_describes_the_match(file: Path) -> None:
    MatchFile(str(file), MATCH)
    assert json.loads(file.read_text(encoding="utf-8")) == {
        "format": "sousbois-match",
        "version": 1,
        "game": "toy",
        "rules": 3,
        "edition": "toy-three-dens",
        "edition_hash": MATCH.setup.edition.digest,
        "options": {"naps": False, "turns": 3},
        "bots": ["random", "greedy"],
        "seed": 7,
        "budget": "5it",
    }


def test_every_game_has_a_line(file: Path) -> None:
    games = [json.loads(line) for line in write(file)[1:]]
    assert [game["number"] for game in games] == [0, 1, 2, 3]
    names = ["number", "seats", "scores", "places", "decisions", "seconds", "faults"]
    assert all(list(game) == names for game in games)


def test_a_game_is_in_the_file_as_soon_as_it_has_ended(file: Path) -> None:
    out = MatchFile(str(file), RANDOMS)
    for number, game in enumerate(RANDOMS.play(), 1):
        out.add(game)
        assert len(file.read_bytes().splitlines()) == 1 + number


def test_a_finished_match_is_read_and_not_played_again(file: Path) -> None:
    lines = write(file)
    assert write(file) == lines
    assert sorted(MatchFile(str(file), RANDOMS).played) == [0, 1, 2, 3]


def test_a_match_goes_on_where_it_was_interrupted(file: Path) -> None:
    lines = write(file)
    file.write_text("".join(f"{line}\n" for line in lines[:2]), encoding="utf-8")
    again = write(file)
    assert again[:2] == lines[:2]
    assert [without_time(line) for line in again] == [without_time(line) for line in lines]


def without_time(line: str) -> dict[str, Any]:
    values: dict[str, Any] = json.loads(line)
    return {name: value for name, value in values.items() if name != "seconds"}


def test_a_match_can_be_prolonged(file: Path) -> None:
    lines = write(file)
    assert write(file, replace(RANDOMS, games=6))[:5] == lines
    assert len(file.read_bytes().splitlines()) == 7


@pytest.mark.parametrize("kept", [0, 1, 40])
def test_a_torn_last_line_is_dropped(file: Path, kept: int) -> None:
    lines = write(file)
    whole = "".join(f"{line}\n" for line in lines[:3])
    file.write_text(whole + lines[3][:kept], encoding="utf-8")
    assert sorted(MatchFile(str(file), RANDOMS).played) == [0, 1]
    assert file.read_text(encoding="utf-8") == whole


@pytest.mark.parametrize("kept", [0, 1, 60])
def test_a_file_torn_in_its_first_line_begins_anew(file: Path, kept: int) -> None:
    lines = write(file)
    file.write_text(lines[0][:kept], encoding="utf-8")
    assert [without_time(line) for line in write(file)] == [without_time(line) for line in lines]


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        (replace(RANDOMS, seed=8), "seed 7, not 8"),
        (replace(RANDOMS, budget=Budget(milliseconds=50)), 'budget null, not "50ms"'),
        (replace(RANDOMS, kinds=("random", "greedy")), 'bots ["random", "random"], not ["random", "greedy"]'),
        (
            replace(RANDOMS, setup=set_up(TOY, 2, "toy-one-den")),
            'edition "toy-three-dens", not "toy-one-den"',
        ),
        (
            replace(RANDOMS, setup=set_up(TOY, 2, "toy-three-dens", {"turns": 5})),
            'options {"naps": false, "turns": 3}, not {"naps": false, "turns": 5}',
        ),
        (replace(RANDOMS, setup=replace(RANDOMS.setup, game=replace(TOY, version=4))), "rules 3, not 4"),
    ],
)
def test_another_match_is_refused_and_the_difference_named(file: Path, other: Match, difference: str) -> None:
    write(file)
    assert refusal(file, other) == f"holds another match: {difference}"


@pytest.mark.parametrize(
    "text", [b"Dear diary", b"Dear diary\n", b"{}\n", b"[1]\n", b"\xff\xfe\n", b"\n", b"[" * 9999 + b"\n"]
)
def test_a_file_of_something_else_is_refused(file: Path, text: bytes) -> None:
    file.write_bytes(text)
    assert refusal(file) == "not a match file"


@pytest.mark.parametrize("line", ["", "x", "{}", "[" * 9999, '{"number": 1}', "\x00\x00"])
def test_a_damaged_line_is_named(file: Path, line: str) -> None:
    lines = write(file)
    lines[2] = line
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    assert refusal(file) == "line 3: not a finished game"


@pytest.mark.parametrize(
    "change",
    [
        {"number": -1},
        {"number": 0},
        {"seats": ["random", "greedy"]},
        {"seats": []},
        {"scores": [1]},
        {"places": [2, 2]},
        {"decisions": [1, 2, 3]},
        {"seconds": []},
        {"faults": [[2, "slept"]]},
    ],
)
def test_a_game_that_does_not_belong_to_the_match_is_refused(file: Path, change: dict[str, Any]) -> None:
    lines = write(file)
    lines[2] = json.dumps(json.loads(lines[2]) | change)
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    assert refusal(file).startswith("line 3: not game ")


def test_a_file_that_cannot_be_written_is_refused_with_the_reason(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match=r"match: No such file or directory$"):
        MatchFile(str(tmp_path / "nowhere" / "match"), RANDOMS)
    with pytest.raises(Unreadable, match=r": Is a directory$"):
        MatchFile(str(tmp_path), RANDOMS)


def test_a_full_disk_is_told(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = MatchFile(str(file), RANDOMS)

    def full(*words: object) -> None:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "open", full)
    with pytest.raises(Unreadable, match=r"match.ndjson: No space left on device$"):
        out.add(next(RANDOMS.play()))
    assert not out.played
