"""`sousbois sheet`: a sheet of the hamster is checked and shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sousbois
from tests.terminal.command import piped

DOCS = Path(__file__).parents[2] / "docs" / "sheets.md"
NAME = "my-burrow.toml"


def example(kind: str, number: int = 0) -> str:
    """One of the examples in the documents."""
    text = DOCS.read_text(encoding="utf-8")
    found: list[str] = re.findall(rf"^```{kind}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return found[number]


def bare(shown: str) -> str:
    """A text as one would type it: plain blanks, and none at the ends of lines."""
    return "".join(f"{line.rstrip()}\n" for line in shown.replace("\xa0", " ").splitlines())


@pytest.fixture
def in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The example of the documents lies in the folder that we are in."""
    (tmp_path / NAME).write_text(example("toml"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_sheet_in_the_documents_passes_the_check(in_folder: Path) -> None:
    ran = piped("sheet", "check", NAME, "--lang", "en")
    assert (ran.code, ran.out, ran.err) == (0, example("text", 0), "")


def test_the_sheet_in_the_documents_is_shown_as_they_say(in_folder: Path) -> None:
    ran = piped("sheet", "show", NAME, "--lang", "en")
    assert (ran.code, bare(ran.out), ran.err) == (0, example("text", 2), "")


def test_every_complaint_is_told_as_the_documents_say(in_folder: Path) -> None:
    wrong = example("toml").replace("CCC-DDD", "CCC.DDD").replace('"c3"', '"d3"')
    (in_folder / NAME).write_text(wrong, encoding="utf-8")
    ran = piped("sheet", "check", NAME)
    assert (ran.code, ran.out, ran.err) == (2, "", example("text", 1))


def test_the_sheet_in_the_documents_can_be_played(in_folder: Path) -> None:
    table = sousbois.game("hamster").table(seats=2, seed=1, edition=NAME)
    while acting := table.acting():
        table.play(acting[0], table.legal(acting[0])[0])
    assert table.outcome() is not None


def test_a_sheet_is_confirmed_in_french(in_folder: Path) -> None:
    ran = piped("sheet", "check", NAME, "--lang", "fr")
    confirmed = "La feuille est jouable. Salles : 5 ; cases : 27 ; façons de les cocher : 149 ;"
    assert bare(ran.out) == f"{confirmed} points de toutes les salles : 18.\n"


@pytest.mark.parametrize("edition", ["hamster-2020-a", "hamster-2020-b"])
@pytest.mark.parametrize("what", ["check", "show"])
def test_sheets_of_the_game_are_called_by_their_ids(what: str, edition: str) -> None:
    ran = piped("sheet", what, edition)
    assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize("what", ["check", "show"])
@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, f"{NAME}: No such file or directory"),
        ("[edition", f"{NAME}: Expected ']' at the end of a table declaration"),
        ("", f"{NAME}: [edition], [sheet]: missing"),
    ],
)
def test_a_file_that_is_no_sheet_is_refused_in_one_line(
    in_folder: Path, what: str, content: str | None, complaint: str
) -> None:
    (in_folder / NAME).unlink()
    if content is not None:
        (in_folder / NAME).write_text(content, encoding="utf-8")
    ran = piped("sheet", what, NAME)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"sousbois: {complaint}")
    assert len(ran.err.splitlines()) == 1


def test_a_sheet_that_cannot_be_played_is_not_shown(in_folder: Path) -> None:
    (in_folder / NAME).write_text(example("toml").replace("AAA-SS-BB", "AAA-SSxBB"), encoding="utf-8")
    ran = piped("sheet", "show", NAME)
    assert (ran.code, ran.out) == (2, "")
    assert "row 2, column g: 'x' is no mark of a map" in ran.err
