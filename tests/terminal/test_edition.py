"""`sousbois edition`: an edition of any game is checked, and all that is wrong with it is told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sousbois
from sousbois.games import load, names
from tests.terminal.command import piped

DOCS = Path(__file__).parents[2] / "docs" / "editions.md"
NAME = "mine.toml"
(IGELS,) = load("igels").editions.values()
(BADGER,) = load("badger").editions.values()


def example(kind: str, number: int = 0) -> str:
    """One of the examples in the documents."""
    found: list[str] = re.findall(
        rf"^```{kind}\n(.*?)^```$", DOCS.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    return found[number]


def bare(shown: str) -> str:
    """A text as one would type it, with plain blanks."""
    return shown.replace("\xa0", " ")


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the edition of igels with a head of its own, in the folder that we are in."""
    monkeypatch.chdir(tmp_path)
    text = IGELS.read_text(encoding="utf-8").replace(f'id = "{IGELS.stem}"', 'id = "mine"')
    text = re.sub("^title = .*$", 'title = { fr = "Mon igels", en = "My igels" }', text, flags=re.MULTILINE)
    (tmp_path / NAME).write_text(text, encoding="utf-8")
    return tmp_path / NAME


def change(file: Path, old: str, new: str) -> None:
    """Write something else in a file."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_the_edition_of_the_documents_passes_the_check(mine: Path) -> None:
    ran = piped("edition", "check", NAME, "--lang", "en")
    assert (ran.code, ran.out, ran.err) == (0, example("text", 0), "")


def test_an_edition_is_confirmed_in_french(mine: Path) -> None:
    ran = piped("edition", "check", NAME, "--lang", "fr")
    assert (ran.code, ran.err) == (0, "")
    assert bare(ran.out).startswith("L’édition est jouable. Mon igels : mine, empreinte ")
    assert bare(ran.out).endswith(" Faits attestés : 110 ; reconstitués : 357.\n")


def test_every_complaint_is_told_as_the_documents_say(mine: Path) -> None:
    change(mine, 'effect = "steal-food", of = "player", count = 1', 'effect = "steal-fod", of = "player", count = 1')
    change(mine, 'of = "player", count = 2, pick = "victim"', 'of = "player", count = 2')
    ran = piped("edition", "check", NAME)
    assert (ran.code, ran.out, ran.err) == (2, "", example("text", 1))


def test_the_card_of_the_documents_is_shuffled_in(mine: Path) -> None:
    mine.write_text(f"{mine.read_text(encoding='utf-8')}\n{example('toml')}", encoding="utf-8")
    ran = piped("edition", "check", NAME, "--lang", "en")
    assert (ran.code, ran.err) == (0, "")
    assert "Tables: food 32, animal 32, combat 66, event 40." in ran.out
    table = sousbois.game("igels").table(seats=3, seed=1, edition=NAME)
    cards = [table.position()["state"]["pile"], *table.position()["state"]["hand"]]
    assert sum(pile.count("jays-alarm") for pile in cards) == 2


@pytest.mark.parametrize("game", names())
def test_editions_of_every_game_are_called_by_their_ids(game: str) -> None:
    for edition in load(game).editions:
        for words in ([], ["--game", game]):
            ran = piped("edition", "check", edition, *words)
            assert (ran.code, ran.err) == (0, "")
            assert f"{edition}, hash {load(game).edition(edition).digest}." in ran.out


def test_a_file_that_does_not_name_its_game_needs_to_be_told(mine: Path) -> None:
    change(mine, 'game = "igels"\n', "")
    ran = piped("edition", "check", NAME)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        f"sousbois: {NAME}: [edition]: game: missing (games: {', '.join(names())}); name one here or with --game\n"
    )
    assert piped("edition", "check", NAME, "--game", "igels").code == 0


def test_a_game_that_nobody_knows_is_refused(mine: Path) -> None:
    ran = piped("edition", "check", NAME, "--game", "chess")
    assert (ran.code, ran.err.startswith("sousbois: game 'chess': unknown")) == (2, True)
    change(mine, 'game = "igels"\n', 'game = "chess"\n')
    ran = piped("edition", "check", NAME)
    assert (ran.code, ran.err.startswith(f"sousbois: {NAME}: [edition]: game: 'chess' is unknown")) == (2, True)


@pytest.mark.parametrize("game", ["badger", "hunt", "menagerie"])
def test_every_game_tells_all_mistakes(mine: Path, game: str) -> None:
    (path,) = load(game).editions.values()
    mine.write_text(path.read_text(encoding="utf-8") + "\n[[extra]]\n", encoding="utf-8")
    ran = piped("edition", "check", NAME, "--game", game)
    assert ran.err.startswith(f"sousbois: {NAME}: [extra]: unknown table (expected: edition, ")
    change(mine, "\n[[extra]]\n", "")
    change(mine, ' = "sourced"', ' = "known"')
    ran = piped("edition", "check", NAME, "--game", game)
    known = path.read_text(encoding="utf-8").count(' = "sourced"')
    assert (ran.code, len(ran.err.splitlines())) == (2, known)
    assert all(": Invalid enum value 'known'" in line for line in ran.err.splitlines())


def test_the_game_of_an_edition_can_be_named_beside_it(mine: Path) -> None:
    mine.write_text(BADGER.read_text(encoding="utf-8"), encoding="utf-8")
    change(mine, "up = 3", "up = -3")
    ran = piped("edition", "check", NAME, "--game", "badger")
    assert (ran.code, ran.out) == (2, "")
    wrong = [f"sousbois: {NAME}: card {card}: up: Expected `int` >= 0" for card in ("badger", "male", "bone", "wheat")]
    assert ran.err.splitlines() == wrong


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "No such file or directory"),
        ("[edition", "Expected ']' at the end of a table declaration"),
        ("", "[edition]: game: missing"),
        ("edition = 5", "[edition]: game: missing"),
        ('[edition]\ngame = ["igels"]', "[edition]: game: ['igels'] is unknown"),
        ('[edition]\ngame = "igels"', "[food], [animal], [combat], [event]: missing"),
    ],
)
def test_a_file_that_is_no_edition_is_refused_in_one_line(mine: Path, content: str | None, complaint: str) -> None:
    mine.unlink()
    if content is not None:
        mine.write_text(content, encoding="utf-8")
    ran = piped("edition", "check", NAME)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"sousbois: {NAME}: {complaint}")
    assert len(ran.err.splitlines()) == 1
