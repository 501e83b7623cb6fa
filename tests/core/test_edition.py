"""Edition files: whatever is wrong with one is said with the file, the card and the field."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from sousbois.core.edition import LoadedEdition
from sousbois.core.errors import Unreadable
from sousbois.core.setup import set_up
from sousbois.games import load
from sousbois.games.hunt.rules import DAYS
from sousbois.play.gamerecord import replay, verify
from sousbois.play.table import Table
from tests.toy import GAME as TOY

HUNT = load("hunt")
PRINTED = tomllib.loads(HUNT.editions["hunt-2011"].read_text(encoding="utf-8"))
CARDS = [card["id"] for card in PRINTED["card"]]

REMOVED = object()
"""What a damaged field holds if it is not there."""

RANGES = {"days": (0, DAYS + 1), "lodge_points": (-21, 21), "copies": (-1, 11), "pile": (-21, 21), "hand": (-21, 21)}
"""For each number, the nearest ones that are out of its range."""


def toml(value: Any) -> str:
    """A value as TOML, tables inline."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def written(path: Path, data: dict[str, Any]) -> Path:
    """An edition file with this content."""
    path.write_text("\n".join(f"{json.dumps(key)} = {toml(value)}" for key, value in data.items()), encoding="utf-8")
    return path


def read(path: Path, data: dict[str, Any]) -> LoadedEdition:
    return HUNT.edition(written(path, data))


def part(data: dict[str, Any], card: str) -> dict[str, Any]:
    """A card of an edition, or its head."""
    if card == "edition":
        return data["edition"]  # type: ignore[no-any-return]
    return next(row for row in data["card"] if row["id"] == card)


def damages() -> Iterator[Any]:
    """Every field of every part removed, given a wrong type and, where it has a range, put out of it."""
    for card in ("edition", *CARDS):
        for field, value in part(PRINTED, card).items():
            types = [[], True, 5] if isinstance(value, (str, dict)) else [[], True, "5", 1.5, {}]
            for bad in (REMOVED, *types, *RANGES.get(field, ())):
                yield damage(card, (field,), bad)
            for inner in value if isinstance(value, dict) else ():
                for bad in (REMOVED, 5, [], *(["invented"] if field == "provenance" else [])):
                    yield damage(card, (field, inner), bad)
        yield damage(card, ("colour",), "red")


def damage(card: str, fields: tuple[str, ...], bad: Any) -> Any:
    return pytest.param(card, fields, bad, id=f"{'.'.join([card, *fields])}={'removed' if bad is REMOVED else bad!r}")


@pytest.mark.parametrize(("card", "fields", "bad"), list(damages()))
def test_a_damaged_field_is_refused_with_file_card_and_field(
    tmp_path: Path, card: str, fields: tuple[str, ...], bad: Any
) -> None:
    data = deepcopy(PRINTED)
    damaged = part(data, card)
    for field in fields[:-1]:
        damaged = damaged[field]
    if bad is REMOVED:
        del damaged[fields[-1]]
    else:
        damaged[fields[-1]] = bad
    path = tmp_path / "mine.toml"
    with pytest.raises(Unreadable) as refused:
        read(path, data)
    file, where, *what = str(refused.value).split(": ")
    assert file == str(path)
    assert where == "[edition]" if card == "edition" else where.startswith("card ")
    assert fields == ("id",) or card in where  # a card that does not say its name is called otherwise
    assert fields[-1] in ": ".join(what)


def test_a_card_without_a_name_is_called_by_its_number(tmp_path: Path) -> None:
    data = deepcopy(PRINTED)
    del data["card"][2]["id"]
    with pytest.raises(Unreadable, match=r"mine.toml: card number 3: id: missing"):
        read(tmp_path / "mine.toml", data)


def test_a_card_that_stands_there_twice_is_refused(tmp_path: Path) -> None:
    data = deepcopy(PRINTED)
    data["card"].append(data["card"][1])
    with pytest.raises(Unreadable, match=r"mine.toml: card wolf: id: stands there twice"):
        read(tmp_path / "mine.toml", data)


def test_a_card_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    data = deepcopy(PRINTED)
    data["card"].append(data["card"][1] | {"id": "dragon"})
    with pytest.raises(Unreadable, match=r"mine.toml: card dragon: id: unknown \(expected one of hunter, wolf"):
        read(tmp_path / "mine.toml", data)


@pytest.mark.parametrize("card", CARDS)
def test_a_card_that_is_missing_is_named(tmp_path: Path, card: str) -> None:
    data = deepcopy(PRINTED)
    data["card"].remove(part(data, card))
    with pytest.raises(Unreadable, match=rf"mine.toml: card {card}: missing"):
        read(tmp_path / "mine.toml", data)


def test_an_edition_without_any_card_to_play_is_refused(tmp_path: Path) -> None:
    data = deepcopy(PRINTED)
    for row in data["card"]:
        row["copies"] = 0
    with pytest.raises(Unreadable, match=r"mine.toml: card .*copies: a player needs at least one card"):
        read(tmp_path / "mine.toml", data)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"board": {}}, r"\[board\]: unknown table \(expected: edition, card\)"),
        ({"edition": None}, r"\[edition\]: missing"),
        ({"card": None}, r"\[card\]: missing"),
        ({"edition": 5}, r"\[edition\]: "),
        ({"card": 5}, r"\[\[card\]\]: "),
        ({"card": {}}, r"\[\[card\]\]: "),
        ({"card": [5]}, r"\[\[card\]\]: "),
        ({"card": []}, "card hunter: missing"),
    ],
)
def test_a_table_that_is_unknown_missing_or_none_is_refused(
    tmp_path: Path, change: dict[str, Any], complaint: str
) -> None:
    data = {key: value for key, value in (PRINTED | change).items() if value is not None}
    with pytest.raises(Unreadable, match=rf"mine.toml: {complaint}"):
        read(tmp_path / "mine.toml", data)


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", r"\[edition\], \[card\]: missing"),
        (b"[edition", "at end of document"),
        (b"days = ", "at end of document"),
        (b"[edition]\nid = 1\nid = 2\n", "line 3"),
        (b"\xff\xfe", "not a text in UTF-8"),
        (b'[edition]\nid = "caf\xe9"\n', "not a text in UTF-8"),
        (b"\0", "line 1"),
    ],
)
def test_a_file_that_is_no_toml_is_refused(tmp_path: Path, content: bytes, complaint: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    with pytest.raises(Unreadable, match=rf"mine.toml: .*{complaint}"):
        HUNT.edition(path)


def test_a_file_nested_too_deep_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("edition = " + "[" * 100_000, encoding="utf-8")
    with pytest.raises(Unreadable, match=r"mine\.toml: "):
        HUNT.edition(path)


@pytest.mark.parametrize("name", ["nowhere.toml", "."])
def test_a_file_that_cannot_be_opened_is_named(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    with pytest.raises(Unreadable, match=f"^{path}: "):
        HUNT.edition(path)
    if name.endswith(".toml"):
        with pytest.raises(Unreadable, match=f"^{path}: "):
            HUNT.edition(str(path))


def test_an_edition_of_ones_own_is_played_by_its_own_facts(tmp_path: Path) -> None:
    data = deepcopy(PRINTED)
    data["edition"] |= {"id": "mine", "days": 1}
    setup = set_up(HUNT, 3, written(tmp_path / "mine.toml", data))
    table = Table.dealt(setup, 1)
    while acting := table.acting():
        table.play(acting[0], table.legal(acting[0])[0])
    assert table.state.day == 1
    assert setup.edition.id == "mine"


def test_a_record_with_an_edition_of_ones_own_needs_the_file(tmp_path: Path) -> None:
    data = deepcopy(PRINTED)
    data["edition"] |= {"id": "mine", "days": 1}
    path = written(tmp_path / "mine.toml", data)
    text = Table.dealt(set_up(HUNT, 3, path), 1).record()
    assert verify(text, path).record() == text
    with pytest.raises(Unreadable, match=r"edition 'mine' is unknown .*name its file"):
        replay(text)
    data["card"][0]["pile"] = 9
    with pytest.raises(Unreadable, match=r"EditionHash|hash"):
        replay(text, written(path, data))


def test_the_hash_follows_the_facts_and_nothing_else(tmp_path: Path) -> None:
    same = deepcopy(PRINTED)
    same["edition"] |= {"id": "mine", "title": {"fr": "La mienne", "en": "Mine"}}
    same["card"].reverse()
    same["card"][0]["provenance"]["copies"] = "reconstructed"
    printed = HUNT.edition()
    assert read(tmp_path / "mine.toml", same).digest == printed.digest
    digests = {printed.digest}
    for field, value in (("days", 3), ("lodge_points", 5)):
        other = deepcopy(PRINTED)
        other["edition"][field] = value
        digests.add(read(tmp_path / "mine.toml", other).digest)
    for card in CARDS:
        for field in ("copies", "pile", "hand"):
            other = deepcopy(PRINTED)
            part(other, card)[field] += 1
            digests.add(read(tmp_path / "mine.toml", other).digest)
    assert len(digests) == 1 + 2 + 3 * len(CARDS)


def test_every_fact_says_where_it_comes_from() -> None:
    edition = HUNT.edition()
    assert edition.provenance["hunter.copies"] == "sourced"
    assert set(edition.provenance) == {"edition.days", "edition.lodge_points"} | {
        f"{card}.{field}" for card in CARDS for field in ("copies", "pile", "hand")
    }


def test_editions_are_listed_by_id_and_the_first_is_the_usual_one() -> None:
    assert list(TOY.editions) == ["toy-one-den", "toy-three-dens"]
    assert TOY.edition().id == "toy-one-den"
    assert TOY.edition("toy-three-dens").title.en == "Nuts, three dens"
