"""Editions that somebody has sent: what is too large, too deep or too odd is refused before it does any harm."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sousbois.core.checking import MOST_COMPLAINTS
from sousbois.core.edition import DEEPEST, LARGEST, MOST_DOTS, MOST_PARTS, EditionText
from sousbois.core.errors import Unreadable
from sousbois.core.naming import names_of
from sousbois.games import load
from sousbois.games.badger.material import ORDINARY_VALUES
from sousbois.games.menagerie.material import Species

GAMES = ("badger", "hamster", "hunt", "igels", "menagerie")


def usual(game: str) -> str:
    """The text of the usual edition."""
    return next(iter(load(game).editions.values())).read_text(encoding="utf-8")


def complaints(game: str, text: str) -> list[str]:
    """What is wrong with a text; reading it stops at the first of that."""
    source = EditionText(text)
    found = load(game).complaints(source)
    if found:
        with pytest.raises(Unreadable) as error:
            load(game).read_edition(source)
        assert str(error.value) == found[0]
    return [each.removeprefix("edition: ") for each in found]


@pytest.mark.parametrize("game", GAMES)
def test_a_text_is_read_as_the_file_with_the_same_content(game: str) -> None:
    rules = load(game)
    read, printed = rules.read_edition(EditionText(usual(game))), rules.edition()
    assert complaints(game, usual(game)) == []
    assert (read.id, read.digest, read.provenance) == (printed.id, printed.digest, printed.provenance)
    assert read != printed  # each is itself: what is kept for one is not shown for the other


@pytest.mark.parametrize(
    ("added", "complaint"),
    [
        ("#" * LARGEST, "signs (at most"),
        (f"{'a.' * (MOST_DOTS + 1)}a = 1", f"more than {MOST_DOTS} dots (at line "),
        (f"a = {'[' * DEEPEST}{']' * DEEPEST}", "nested too deep"),
        (f"a = {'[' * 100_000}", "nested too deep"),
        (f"a = [{'1,' * (MOST_PARTS + 1)}]", f"a list or table of {MOST_PARTS + 1} (at most {MOST_PARTS})"),
        ("[[a]]\n" * (MOST_PARTS + 1), f"a list or table of {MOST_PARTS + 1} (at most {MOST_PARTS})"),
        (f"a = 0x{'f' * 5000}", "a number has more than 64 bits"),
        (f"a = {'9' * 5000}", "digits"),
        ("a = 18446744073709551616", "a number has more than 64 bits"),
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_too_much_is_one_complaint(game: str, added: str, complaint: str) -> None:
    (found,) = complaints(game, f"{added}\n{usual(game)}")
    assert complaint in found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["", " ", "my sheet", "é", 'x\\"]\\n[Seed \\"1', "-mine", "a/b", "a" * 61])
def test_an_id_that_cannot_stand_in_a_record_is_refused(game: str, name: str) -> None:
    text = usual(game).replace(f'id = "{load(game).edition().id}"', f'id = "{name}"', 1)
    (found,) = complaints(game, text)
    assert found.startswith("[edition]: id: ")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("title", "complaint"),
    [
        (" ", "empty"),
        ("a\\nb", "expected one line of text"),
        ("a\\u2028b", "expected one line of text"),
        ("a" * 81, "81 signs"),
    ],
)
def test_a_title_is_one_line_and_not_too_long(game: str, title: str, complaint: str) -> None:
    at = usual(game).index("title = ")
    line = usual(game)[at:].split("\n")[0]
    (found,) = complaints(game, usual(game).replace(line, f'title = {{ fr = "Oui", en = "{title}" }}'))
    assert found.startswith(f"[edition]: title.en: {complaint}")


def test_there_are_never_more_complaints_than_somebody_reads() -> None:
    rows = "".join(f"[[{table}]]\n" * 900 for table in ("food", "animal", "combat", "event"))
    assert len(complaints("igels", f'[edition]\nid = "mine"\n{rows}')) == MOST_COMPLAINTS


def _with_map(drawing: str) -> str:
    before, _, rest = usual("hamster").partition('"""')
    return f'{before}"""\n{drawing}\n"""{rest.partition(chr(34) * 3)[2]}'


@pytest.mark.parametrize("drawing", ["x" * 200_000, "x\n" * 100_000, "S" * 200_000, "\n".join(["S" * 26] * 26)])
def test_a_map_beyond_all_measure_has_few_and_short_complaints(drawing: str) -> None:
    found = complaints("hamster", _with_map(drawing))
    assert 0 < len(found) <= MOST_COMPLAINTS
    assert max(map(len, found)) < 400


def test_a_card_with_an_endless_id_is_called_by_the_beginning_of_it() -> None:
    found = complaints("igels", f'{usual("igels")}\n[[event]]\nid = "{"a" * 100_000}"\n')
    assert all(each.startswith(f"event {'a' * 60}: ") for each in found)
    assert sum(len(each) for each in found[1:]) < 10_000


@pytest.mark.parametrize(
    ("game", "change", "expected"),
    [
        (
            "badger",
            lambda text: text.replace("up = 3\ndown = 3", "up = 60\ndown = -1", 1).replace("= 7\n", "= 99\n", 1),
            [
                "card badger: up: Expected `int` <= 53",
                "card badger: down: Expected `int` >= 0",
                f"colour ordinary: highest_trampled_by: expected a value from 2 to {ORDINARY_VALUES - 1}",
            ],
        ),
        (
            "hunt",
            lambda text: text.replace("days = 4", "days = 9", 1).replace("pile = -4\n", "", 1).replace("wolf", "fox"),
            [
                "[edition]: days: Expected `int` <= 4",
                "card hunter: pile: missing",
                "card fox: id: unknown (expected one of hunter, wolf, rabbit, carrot, closed-season)",
                "card wolf: missing",
            ],
        ),
        (
            "menagerie",
            lambda text: text.replace('"pig", "cat"]', '"pig", "cow", "pig"]', 1).replace(
                "copies = 9", "copies = true"
            ),
            [
                f"[sudden_death]: standard: 'cow' is none of {', '.join(names_of(Species))}",
                "[sudden_death]: standard: pig stands there twice",
                "species giraffe: copies: Expected `int`, got `bool`",
            ],
        ),
        (
            "hamster",
            lambda text: text.replace("timer = 4", "timer = 0", 1).replace('rooms = "sourced"', 'rooms = "mine"'),
            [
                "[edition]: timer: Expected `int` >= 1",
                "[sheet]: provenance.rooms: Invalid enum value 'mine'",
            ],
        ),
    ],
)
def test_all_that_is_wrong_is_said_at_once(game: str, change: Callable[[str], str], expected: list[str]) -> None:
    assert complaints(game, change(usual(game))) == expected
