"""Edition files of the badger: nothing impossible loads, and every error names the file, the row and the field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sousbois.core.errors import Unreadable
from sousbois.core.naming import names_of
from sousbois.games.badger.material import Kind, Offer, Suit
from tests.rules.badger.board import BADGER
from tests.rules.badger.notebook import COPIES
from tests.rules.editions import tables_of, written


def row(tables: dict[str, Any], table: str, name: str) -> dict[str, Any]:
    """One row of an edition."""
    return next(row for row in tables[table] if row["id"] == name)


def refused(path: Path, tables: dict[str, Any]) -> str:
    """What an edition is refused for; the file is named first."""
    with pytest.raises(Unreadable) as error:
        BADGER.game.edition(written(path, tables))
    file, complaint = str(error.value).split(": ", 1)
    assert file == str(path)
    return complaint


def test_the_printed_facts() -> None:
    """B4, B12 Copies, points and tramplers of the 2023 edition; what the rulebook states is marked as sourced."""
    edition = BADGER.game.edition("badger-2023")
    facts = edition.shadow
    copies = dict(zip(names_of(Offer), facts.copies, strict=True))
    assert {kind: copies[f"{kind}-up"] + copies[f"{kind}-down"] for kind in names_of(Kind)} == COPIES
    assert dict(zip(names_of(Kind), facts.points, strict=True)) == dict.fromkeys(names_of(Kind), 0) | {
        "badger": 3,
        "female": 1,
        "male": 1,
        "twig": -1,
    }
    tramplers = {(suit, value): facts.trampled_by[suit, value] for suit in Suit for value in range(12)}
    assert {key: by for key, by in tramplers.items() if by} == {
        (Suit.PINK, 1): 3,
        (Suit.PINK, 7): 5,
        (Suit.ORDINARY, 1): 5,
        (Suit.ORDINARY, 11): 7,
    }
    assert {fact for fact, mark in edition.provenance.items() if mark == "sourced"} == {
        "badger.points",
        "female.points",
        "male.points",
        "twig.points",
        "ordinary.lowest_trampled_by",
        "pink.highest_trampled_by",
    }
    assert len(edition.provenance) == 3 * 10 + 2 * 2


@pytest.mark.parametrize(
    ("table", "name", "field", "bad"),
    [
        ("card", "bone", "up", -1),
        ("card", "bone", "up", 54),
        ("card", "bone", "down", "2"),
        ("card", "bone", "down", 1.5),
        ("card", "bone", "points", 21),
        ("card", "bone", "points", -21),
        ("card", "bone", "points", True),
        ("card", "bone", "provenance", {"up": "sourced", "down": "sourced", "points": "invented"}),
        ("card", "bone", "colour", "red"),
        ("colour", "pink", "lowest_trampled_by", "3"),
        ("colour", "pink", "highest_trampled_by", None),
    ],
)
def test_a_field_that_cannot_be_is_refused_by_name(
    tmp_path: Path, table: str, name: str, field: str, bad: object
) -> None:
    """B4, B12 Out of range, of a wrong type, missing, unknown, or from nowhere."""
    tables = tables_of("badger")
    if bad is None:
        del row(tables, table, name)[field]
    else:
        row(tables, table, name)[field] = bad
    complaint = refused(tmp_path / "mine.toml", tables)
    assert complaint.startswith(f"{table} {name}: ")
    assert field in complaint


@pytest.mark.parametrize(
    ("name", "by", "expected"), [("pink", (1, 7), "2 to 6"), ("ordinary", (0, 1, 11, 12), "2 to 10")]
)
@pytest.mark.parametrize("field", ["lowest_trampled_by", "highest_trampled_by"])
def test_what_tramples_is_neither_the_lowest_nor_the_highest(
    tmp_path: Path, name: str, by: tuple[int, ...], expected: str, field: str
) -> None:
    """B11 Or all leaves of the led colour could be trampled, and nobody would win the trick."""
    for value in by:
        tables = tables_of("badger")
        row(tables, "colour", name)[field] = value
        complaint = refused(tmp_path / "mine.toml", tables)
        assert complaint == f"colour {name}: {field}: expected a value from {expected}"


def test_there_are_53_collection_cards(tmp_path: Path) -> None:
    """B3 No more and no fewer: five rounds take 50 of them."""
    for change, total in ((1, 54), (-1, 52)):
        tables = tables_of("badger")
        row(tables, "card", "female")["up"] += change
        assert refused(tmp_path / "mine.toml", tables) == (
            f"[[card]]: up, down: {total} collection cards, but there are 53"
        )


def test_there_is_a_card_of_each_type(tmp_path: Path) -> None:
    """B3 Ten types: none of them may be missing, with either arrow."""
    tables = tables_of("badger")
    row(tables, "card", "female")["up"] += 3
    row(tables, "card", "cage").update(up=0, down=0)
    assert refused(tmp_path / "mine.toml", tables).startswith("card cage: up, down: there is at least one")
    tables = tables_of("badger")
    tables["card"].remove(row(tables, "card", "cage"))
    assert refused(tmp_path / "mine.toml", tables) == "card cage: missing"


@pytest.mark.parametrize(("table", "name"), [("card", "bone"), ("colour", "pink")])
def test_a_row_that_is_there_twice_unknown_or_nameless_is_refused(tmp_path: Path, table: str, name: str) -> None:
    """B4, B12 Each row exactly once."""
    tables = tables_of("badger")
    tables[table].append(row(tables, table, name))
    assert refused(tmp_path / "mine.toml", tables) == f"{table} {name}: id: stands there twice"
    tables = tables_of("badger")
    row(tables, table, name)["id"] = "dragon"
    assert refused(tmp_path / "mine.toml", tables).startswith(f"{table} dragon: id: unknown (expected one of ")
    tables = tables_of("badger")
    number = tables[table].index(row(tables, table, name)) + 1
    del row(tables, table, name)["id"]
    assert refused(tmp_path / "mine.toml", tables).startswith(f"{table} number {number}: ")


@pytest.mark.parametrize("table", ["edition", "card", "colour"])
def test_a_table_that_is_missing_or_none_is_refused(tmp_path: Path, table: str) -> None:
    """B4, B12 The head, the cards and the colours."""
    tables = tables_of("badger")
    if table != "edition":  # the head holds the name of the file, and is looked at in other tests
        tables[table] = 5
        assert refused(tmp_path / "mine.toml", tables).startswith(f"[[{table}]]: ")
        del tables[table]
        assert refused(tmp_path / "mine.toml", tables) == f"[{table}]: missing"
    tables = tables_of("badger")
    tables["board"] = {}
    assert refused(tmp_path / "mine.toml", tables).startswith("[board]: unknown table")


def test_an_edition_of_ones_own_is_played_by_its_own_facts(tmp_path: Path) -> None:
    """B4, B12 Other tramplers, other points: the facts follow the file, and so does the hash."""
    tables = tables_of("badger")
    row(tables, "card", "bone")["points"] = 2
    row(tables, "colour", "ordinary")["lowest_trampled_by"] = 4
    edition = BADGER.game.edition(written(tmp_path / "mine.toml", tables))
    assert (edition.id, edition.shadow.points[Kind.BONE], edition.shadow.trampled_by[Suit.ORDINARY, 1]) == (
        "mine",
        2,
        4,
    )
    assert edition.digest != BADGER.game.edition().digest
