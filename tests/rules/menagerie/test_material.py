"""Material: the cards, and the edition files that describe them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sousbois.core.errors import Unreadable
from tests.rules.course import random_moves
from tests.rules.editions import tables_of, written
from tests.rules.menagerie.board import COPIES, HAND, MENAGERIE, SUDDEN, Cards, state_of

Change = Callable[[dict[str, Any]], object]


def all_cards(state: dict[str, Any]) -> Cards:
    """Every card on the table, wherever it lies."""
    found = Cards(state["aside"])
    for hand in state["hand"]:
        found.update(hand)
    for place in (*state["rows"], state["down"]):
        found.update(card for card in place if card)
    return +found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_are_sixty_cards_of_ten_species_and_five_lives_each(seats: int) -> None:
    """M1, M2 The value of a species is also how many cards it has."""
    state = state_of(MENAGERIE.table(seats=seats, seed=1))
    assert all_cards(state) == COPIES
    assert sum(COPIES.values()) == 60
    assert state["lives"] == [5] * seats


def test_the_values_are_those_that_are_printed() -> None:
    """M1, M2 Nine for a giraffe, eight for a bear, and so on down to three for a mouse."""
    assert {sheet["id"]: sheet["copies"] for sheet in tables_of("menagerie")["species"]} == COPIES
    assert list(MENAGERIE.game.edition().shadow.copies) == list(COPIES.values())


def test_the_lists_of_sudden_death_are_those_of_the_two_variants() -> None:
    """M7, M13 Cats, rabbits and pigs; in the advanced variant only rabbits and pigs."""
    table = tables_of("menagerie")["sudden_death"]
    assert (tuple(table["standard"]), tuple(table["advanced"])) == (SUDDEN[False], SUDDEN[True])


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_can_play(seats: int) -> None:
    """M1, M10 There are cards and lives for five; every game ends between two, so two may begin one."""
    assert list(MENAGERIE.seats) == [2, 3, 4, 5]
    with pytest.raises(Unreadable, match="2 to 5"):
        MENAGERIE.table(seats=seats, seed=1)


@given(seats=st.integers(2, 5), advanced=st.booleans(), seed=st.integers(0, 2**64 - 1))
def test_no_card_is_lost_and_none_appears(seats: int, advanced: bool, seed: int) -> None:
    """M2, M3, M5 Whatever is played, the cards lie in hands, in rows, put down or aside."""
    table = MENAGERIE.table(seats=seats, seed=seed, options={"advanced": advanced})
    for _ in random_moves(table, seed):
        state = state_of(table)
        assert all_cards(state) == (COPIES if table.acting() else {})
        for seat, hand in enumerate(state["hand"]):
            down = sum(card is not None for card in state["down"]) if seat == state["turn"] else 0
            assert sum(hand.values()) == (HAND - down if state["lives"][seat] and table.acting() else 0)


def test_an_edition_with_other_numbers_can_be_played(tmp_path: Path) -> None:
    """M2 The file says how many cards there are, and what a majority is worth."""
    edition = tables_of("menagerie")
    edition["species"][0]["copies"] = 8
    edition["species"][9]["copies"] = 4
    table = MENAGERIE.table(seats=5, seed=1, edition=written(tmp_path / "own.toml", edition))
    assert all_cards(state_of(table)) == COPIES | {"giraffe": 8, "mouse": 4}


def species(tables: dict[str, Any], name: str) -> dict[str, Any]:
    """The table of one species."""
    return next(sheet for sheet in tables["species"] if sheet["id"] == name)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda t: t.pop("species"), "species"),
        (lambda t: t.update(lions={}), "lions"),
        (lambda t: t["edition"].pop("title"), r"\[edition\].*title"),
        (lambda t: t["sudden_death"].pop("advanced"), r"\[sudden_death\].*advanced"),
        (lambda t: t["sudden_death"].update(standard="cat"), r"\[sudden_death\].*standard"),
        (lambda t: t["sudden_death"]["standard"].append("lion"), r"\[sudden_death\]: standard: 'lion' is none of"),
        (lambda t: t["sudden_death"]["advanced"].append("pig"), r"\[sudden_death\]: advanced: pig stands there twice"),
        (lambda t: t["sudden_death"]["provenance"].pop("standard"), r"\[sudden_death\].*standard"),
        (lambda t: t["species"].pop(3), "species goat: missing"),
        (lambda t: t["species"].append(t["species"][2]), "species mole: id: stands there twice"),
        (lambda t: species(t, "dog").update(id="wolf"), "species wolf: id: unknown"),
        (lambda t: species(t, "dog").pop("copies"), "species dog.*copies"),
        (lambda t: species(t, "dog").update(copies=0), "species dog.*copies"),
        (lambda t: species(t, "dog").update(copies=10), "species dog.*copies"),
        (lambda t: species(t, "dog").update(copies="6"), "species dog.*copies"),
        (lambda t: species(t, "dog").update(copies=5), r"\[\[species\]\]: copies: 59 cards in all.*needs 60"),
        (lambda t: species(t, "dog").update(value=6), "species dog.*value"),
        (lambda t: species(t, "dog")["provenance"].update(copies="guessed"), "species dog.*copies"),
        (lambda t: species(t, "dog").pop("id"), "species number 6.*id"),
    ],
    ids=[
        "no species",
        "an unknown table",
        "no title",
        "no advanced list",
        "a list that is none",
        "an unknown animal",
        "an animal twice",
        "no source of a list",
        "a species missing",
        "a species twice",
        "an unknown species",
        "no copies",
        "nought copies",
        "copies that fill a hand",
        "copies in words",
        "too few cards",
        "an unknown field",
        "an unknown source",
        "a species without a name",
    ],
)
def test_an_edition_with_a_mistake_is_refused_and_the_place_is_named(
    tmp_path: Path, change: Change, complaint: str
) -> None:
    """M2, M7, M13 File, table and field are in the message; nothing impossible can be loaded."""
    edition = tables_of("menagerie")
    change(edition)
    path = written(tmp_path / "own.toml", edition)
    with pytest.raises(Unreadable, match=rf"own\.toml: .*{complaint}"):
        MENAGERIE.game.edition(path)


def test_the_edition_that_the_tests_damage_is_sound_itself(tmp_path: Path) -> None:
    """M2 Written anew it is the same."""
    again = MENAGERIE.game.edition(written(tmp_path / "menagerie-2016.toml", tables_of("menagerie")))
    assert again.digest == MENAGERIE.game.edition().digest
