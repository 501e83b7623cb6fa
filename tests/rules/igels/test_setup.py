"""Igels: material and set-up (I1–I5), the options of the set-up (I4, I41)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sousbois.core.errors import Illegal, Unreadable
from sousbois.games.igels.material import Card, Fate, Step
from sousbois.games.igels.vocabulary import Species
from sousbois.play.table import Table
from tests.rules.course import kinds, told
from tests.rules.igels.glade import FOODS, IGELS, SPECIES, Glade

BY_CHOICE = {"choose_species": True}


def dealt(seats: int = 4, seed: int = 1, **options: Any) -> Table:
    """A table as it is dealt."""
    return IGELS.table(seats=seats, seed=seed, options=options)


def cards_in_game(table: Table) -> Counter[str]:
    """All support cards of the pile and of the hands, at the beginning."""
    state: Any = table.state
    names = table.setup.edition.printed[Card]
    lying = [state.pile[at] for at in range(state.pile_size)]
    for seat in range(table.seats):
        lying += [state.hand[seat, at] for at in range(state.hand_size[seat])]
    return Counter(names[kind] for kind in lying)


def copies(table: Table) -> Counter[str]:
    """How many of each support card the edition has."""
    facts = table.setup.edition.shadow
    return Counter({name: facts.copies[kind] for kind, name in enumerate(table.setup.edition.printed[Card])})


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_five_cards_and_one_ready_animal_are_dealt_to_each(seats: int, seed: int) -> None:
    """I1, I4, I5 All foods are the forest, all support cards pile and hands; the first player begins round 1."""
    table = dealt(seats, seed)
    state: Any = table.state
    assert [state.hand_size[seat] for seat in range(seats)] == [5] * seats
    assert state.pile_size == 104 - 5 * seats
    assert cards_in_game(table) == copies(table)
    assert sum(state.forest) == 32
    for species in range(4):
        fates = Counter(state.fate[species * 8 + animal] for animal in range(8))
        present = species in [state.species[seat] for seat in range(seats)]
        assert fates == ({Fate.READY: 1, Fate.PILE: 7} if present else {Fate.PILE: 8})
    assert (state.round, state.step) == (1, Step.BUILD)
    assert table.acting() == (state.first,)


def test_the_deal_is_told_without_the_cards() -> None:
    """I4, I5, I44 Species, first animals in turn order from the first player, the first round; no support card."""
    table = dealt(seed=2)
    state: Any = table.state
    order = [(state.first + step) % 4 for step in range(4)]
    assert kinds(table.events) == ["species-drawn"] * 4 + ["first-animal"] * 4 + ["round-begins"]
    assert [each["seat"] for each in told(table.events, "first-animal")] == order
    assert told(table.events, "round-begins") == [{"seat": state.first, "round": 1}]


def test_species_and_first_player_are_drawn_by_lot() -> None:
    """I4, I5 Every species comes to every seat, each player has another, and everybody may begin."""
    tables = [dealt(seed=seed) for seed in range(60)]
    found = {(seat, species) for table in tables for seat, species in enumerate(table.view(None)["species"])}
    assert found == {(seat, species) for seat in range(4) for species in SPECIES}
    assert all(sorted(table.view(None)["species"]) == sorted(SPECIES) for table in tables)
    assert {table.view(None)["first"] for table in tables} == {0, 1, 2, 3}


def test_with_three_players_any_species_may_be_absent() -> None:
    """I4 The fourth species stays in the box."""
    absent = {(set(SPECIES) - set(dealt(3, seed).view(None)["species"])).pop() for seed in range(40)}
    assert absent == set(SPECIES)


def test_players_choose_their_species_from_the_first_player_on() -> None:
    """I4 The last of four gets the last species without a question; then the cards are dealt."""
    table = dealt(seed=5, **BY_CHOICE)
    first = table.view(None)["first"]
    order = [(first + step) % 4 for step in range(4)]
    for chosen, (seat, species) in enumerate(zip(order[:3], ("mouse", "hedgehog", "squirrel"), strict=True)):
        assert table.acting() == (seat,)
        assert len(table.legal(seat)) == 4 - chosen
        assert table.view(None)["hand_size"] == [0] * 4
        table.play(seat, species)
    assert told(table.events, "species-chosen") == [{"seat": order[2], "species": "squirrel"}]
    assert told(table.events, "species-drawn") == [{"seat": order[3], "species": "rabbit"}]
    assert table.view(None)["hand_size"] == [5] * 4
    assert table.acting() == (first,)


def test_the_last_of_three_players_still_chooses() -> None:
    """I4 Two species are left."""
    table = dealt(3, seed=5, **BY_CHOICE)
    for species in ("mouse", "hedgehog"):
        (seat,) = table.acting()
        table.play(seat, species)
    (seat,) = table.acting()
    assert [str(action) for action in table.legal(seat)] == ["rabbit", "squirrel"]
    table.play(seat, "squirrel")
    assert sorted(table.view(None)["species"]) == ["hedgehog", "mouse", "squirrel"]


def test_a_species_that_somebody_has_is_refused() -> None:
    """I4 Each player has one of their own."""
    table = dealt(seed=5, **BY_CHOICE)
    (seat,) = table.acting()
    table.play(seat, "mouse")
    (seat,) = table.acting()
    with pytest.raises(Illegal) as refused:
        table.play(seat, "mouse")
    assert (refused.value.refusal, refused.value.clause) == ("species-taken", "I4")


@pytest.mark.parametrize("size", [8, 20, 31])
def test_a_smaller_forest_sets_foods_aside_face_up(size: int) -> None:
    """I4 Those left out are drawn by lot, told one by one, and seen by all."""
    table = dealt(forest_size=size)
    view = table.view(None)
    assert sum(view["forest"].values()) == size
    assert sum(view["set_aside"].values()) == 32 - size
    aside = Counter(each["food"] for each in told(table.events, "food-set-aside"))
    assert aside == Counter(view["set_aside"])
    printed = dict(zip(FOODS, table.setup.edition.shadow.copies_of_food, strict=True))
    assert {food: view["forest"][food] + view["set_aside"][food] for food in FOODS} == printed


def test_other_foods_are_set_aside_in_other_games() -> None:
    """I4 By lot: each kind is among those left out in some games."""
    views = [dealt(seed=seed, forest_size=24).view(None)["set_aside"] for seed in range(20)]
    assert len({tuple(view.values()) for view in views}) > 10
    assert all(any(view[food] for view in views) for food in FOODS)


@pytest.mark.parametrize("size", [7, 33])
def test_the_forest_has_8_to_32_foods(size: int) -> None:
    """I4 Other sizes are refused."""
    with pytest.raises(Unreadable, match="forest_size"):
        dealt(forest_size=size)


@pytest.mark.parametrize("absent", list(Species), ids=lambda species: species.name.lower())
def test_cards_that_only_the_absent_species_could_use_are_taken_out(absent: Species) -> None:
    """I41 Its two dens and its two own combat cards, and no other: bound cards stay in."""
    table = dealt(3, seed=5, trim_absent=True, **BY_CHOICE)
    for species in Species:
        if species is not absent:
            (seat,) = table.acting()
            table.play(seat, species.name.lower())
    out = {
        Species.HEDGEHOG: ("hedgehog-den", "quill-salvo"),
        Species.RABBIT: ("rabbit-burrow", "thumper-kick"),
        Species.SQUIRREL: ("squirrel-nest", "squirrel-punch"),
        Species.MOUSE: ("mouse-hole", "mouse-swarm"),
    }[absent]
    assert copies(table) - cards_in_game(table) == Counter(dict.fromkeys(out, 2))
    assert told(table.events, "cards-trimmed") == [{"cards": 4}]
    assert table.view(None)["pile_size"] == 100 - 15


@pytest.mark.parametrize(("seats", "options"), [(4, {"trim_absent": True}), (3, {})])
def test_nothing_is_taken_out_with_four_players_or_without_the_option(seats: int, options: dict[str, Any]) -> None:
    """I41 All 104 cards are in the game."""
    table = dealt(seats, **options)
    assert cards_in_game(table) == copies(table)
    assert "cards-trimmed" not in kinds(table.events)


@pytest.mark.parametrize("trim", [False, True])
def test_a_card_bound_to_the_absent_species_counts_only_its_value(trim: bool) -> None:
    """I41, R7 With three players the mice’s hat pin and tin opener add 2 each, and go to the dump."""
    hands = ("hat-pin mud-ball", "tin-opener")
    glade = Glade(pools=("jumbo", "berthe"), hands=hands, seats=3, trim_absent=trim)
    glade.fights("jumbo", "berthe")
    glade.lays("hat-pin", "tin-opener")
    assert (glade.total(0), glade.total(1)) == (5 + 2, 5 + 2)
    glade.pass_window()
    glade.pass_window()
    assert (glade.on_dump("hat-pin"), glade.on_dump("tin-opener")) == (1, 1)
    assert "bound" not in glade.kinds()


def test_nobody_sits_on_a_fourth_seat() -> None:
    """I4 With three players the fourth place of the table is left blank."""
    state: Any = dealt(3).state
    assert (state.hand_size[3], state.hand[3, 0], state.foods[3, 0]) == (0, 0, 0)
