"""Sudden death, and the advanced variant."""

from __future__ import annotations

import pytest

from sousbois.core.setup import set_up
from sousbois.games import load
from sousbois.games.menagerie.material import Species
from sousbois.games.menagerie.rules import complete_set
from tests.rules.course import kinds, told
from tests.rules.menagerie.board import MENAGERIE, board, count, exchange, held, last_turn, state_of

REST = ("...", "...", "...")
ADVANCED = {"advanced": True}


@pytest.mark.parametrize(("species", "copies"), [("cat", 4), ("rabbit", 5), ("pig", 5)])
def test_who_gets_the_last_card_of_a_set_ends_the_round_at_once(species: str, copies: int) -> None:
    """M7 All four cats, all five rabbits or all five pigs: all others lose a life, and nothing is counted."""
    table = board(f"{copies - 1} {species}, ...", *REST, rows=f"{species} / 2 bear / 3 mole / 4 goat")
    events = exchange(table, 1, "giraffe")
    state = state_of(table)
    assert told(events, "sudden-death") == [{"seat": 0, "species": species}]
    assert told(events, "life-lost-to-sudden-death") == [{"seat": seat, "lost": 1, "left": 4} for seat in (1, 2, 3)]
    assert (state["lives"], state["round"]) == ([5, 4, 4, 4], 2)
    assert "points-counted" not in kinds(events)
    assert "life-gained" not in kinds(events)


@pytest.mark.parametrize("species", ["giraffe", "bear", "mole", "goat", "sheep", "dog", "mouse"])
def test_no_other_species_ends_a_round(species: str) -> None:
    """M7 Not all the sheep, and not all the mice."""
    before = {"mouse": 2, "sheep": 5, "dog": 5, "mole": 6, "goat": 6, "bear": 7, "giraffe": 8}[species]
    rows = f"{species} / 2 rabbit / 2 pig, cat / rabbit, pig, 2 cat"
    table = board(f"{before} {species}, ...", "...", "...", rows=rows)
    down = next(name for name in held(table, 0) if name != species)
    assert "sudden-death" not in kinds(exchange(table, 1, down))
    assert held(table, 0)[species] == before + 1
    assert table.acting() == (1,)


@pytest.mark.parametrize("species", Species)
def test_every_species_on_the_list_of_an_edition_ends_a_round(species: Species) -> None:
    """M7 The list is the edition's."""
    setup = set_up(load("menagerie"))
    state, edition = setup.deal(seed=1), setup.edition.shadow.copy()
    for each in Species:
        edition.sudden[0, each] = each == species
        state.hand[0, each] = edition.copies[each]
    assert complete_set(state, edition, 0) == species  # type: ignore[arg-type]  # shadows act as records


def test_all_but_one_of_a_set_ends_nothing() -> None:
    """M7 It takes all of them."""
    table = board("2 cat, ...", *REST, rows="cat / 2 bear / 3 mole / 4 goat")
    exchange(table, 1, "giraffe")
    assert held(table, 0)["cat"] == 3
    assert state_of(table)["lives"] == [5] * 4


def test_it_can_happen_in_the_last_turns() -> None:
    """M7 Also after a knock: the round ends without a count, and who knocked loses a life too."""
    table = last_turn("3 cat, ...", *REST, rows="cat / 2 bear / 3 mole / 4 goat")
    events = exchange(table, 1, "giraffe")
    assert "sudden-death" in kinds(events)
    assert "points-counted" not in kinds(events)
    assert state_of(table)["lives"] == [5, 4, 4, 4]


def test_what_was_shown_before_is_forgotten() -> None:
    """M7 After a sudden death there is no count to look at."""
    counted = state_of(count("3 giraffe, ...", *REST))
    position = board("3 cat, ...", *REST, rows="cat / 2 bear / 3 mole / 4 goat", round=2).position()
    position["state"] |= {name: counted[name] for name in ("shown", "points", "lives")}
    table = MENAGERIE.table(position=position)
    assert any(state_of(table)["points"])
    exchange(table, 1, "giraffe")
    state = state_of(table)
    assert not any(any(hand.values()) for hand in state["shown"])
    assert state["points"] == [0] * 4


def test_a_set_that_was_dealt_counts_only_after_an_exchange_that_keeps_it() -> None:
    """M7 Nothing happens before the first exchange, however long one waits for one's turn."""
    table = board("...", "4 cat, ...", "...", rows="giraffe / 2 bear / 3 mole / 4 goat")
    exchange(table, 1, "bear")
    assert state_of(table)["round"] == 1
    events = exchange(table, 1, "giraffe")
    assert told(events, "sudden-death") == [{"seat": 1, "species": "cat"}]
    assert state_of(table)["lives"] == [4, 5, 4]


def test_a_set_that_was_dealt_can_be_broken_in_time() -> None:
    """M7 The exchange has not kept it."""
    table = board("...", "4 cat, ...", "...", rows="giraffe / 2 bear / 3 mole / 4 goat")
    exchange(table, 1, "bear")
    exchange(table, 1, "cat")
    assert held(table, 1)["cat"] == 3
    assert state_of(table)["lives"] == [5, 5, 5]


def test_a_set_that_goes_through_the_hand_but_is_not_whole_after_the_exchange_ends_nothing() -> None:
    """M7 A cat is put down for the cat that is taken: never more than three are in hand."""
    table = board("3 cat, 7 giraffe", "...", "...", rows="dog / cat, dog / 3 mole / 4 goat")
    exchange(table, 2, "giraffe, cat")
    assert held(table, 0)["cat"] == 3
    assert state_of(table)["lives"] == [5, 5, 5]


def test_only_the_hand_of_who_has_exchanged_is_looked_at() -> None:
    """M7 A set dealt to somebody else lies there unseen while others exchange."""
    table = board("...", "...", "5 pig, 5 sheep", rows="giraffe / 2 bear / 3 mole / 4 goat")
    exchange(table, 1, "bear")
    exchange(table, 1, "mole")
    assert state_of(table)["round"] == 1
    assert "sudden-death" in kinds(exchange(table, 1, "sheep"))


@pytest.mark.parametrize(("options", "lives"), [({}, [5, 4, 4]), (ADVANCED, [6, 4, 4])])
def test_two_sets_at_once_are_one_sudden_death(options: dict[str, bool], lives: list[int]) -> None:
    """M7, M13 One life, whichever set is named."""
    table = board("4 rabbit, 4 pig, 2 goat", "...", "...", rows="bear / rabbit, pig / 3 mole / 4 goat", options=options)
    events = exchange(table, 2, "2 goat")
    assert len(told(events, "sudden-death")) == 1
    assert state_of(table)["lives"] == lives


def test_who_is_out_loses_no_life() -> None:
    """M7, M12 Only those in the game can."""
    table = board("3 cat, ...", "", "...", rows="cat / 2 bear / 3 mole / 4 goat", lives=[5, 0, 3])
    events = exchange(table, 1, "giraffe")
    assert told(events, "life-lost-to-sudden-death") == [{"seat": 2, "lost": 1, "left": 2}]


# The advanced variant


def test_in_the_advanced_variant_cats_end_nothing() -> None:
    """M13 Only the five rabbits or the five pigs do."""
    table = board("3 cat, ...", *REST, rows="cat / 2 bear / 3 mole / 4 goat", options=ADVANCED)
    exchange(table, 1, "giraffe")
    assert held(table, 0)["cat"] == 4
    assert state_of(table)["lives"] == [5] * 4


@pytest.mark.parametrize("species", ["rabbit", "pig"])
def test_in_the_advanced_variant_who_causes_a_sudden_death_gains_a_life(species: str) -> None:
    """M13 And all others lose one."""
    table = board(f"4 {species}, ...", *REST, rows=f"{species} / 2 bear / 3 mole / 4 goat", options=ADVANCED)
    events = exchange(table, 1, "giraffe")
    assert told(events, "life-gained") == [{"seat": 0, "lives": 6}]
    assert state_of(table)["lives"] == [6, 4, 4, 4]


def test_lives_have_no_upper_limit() -> None:
    """M13 Ruling: a sixth life is not the last one to be gained."""
    lives = [8, 5, 5]
    table = board("4 pig, ...", "...", "...", rows="pig / 2 bear / 3 mole / 4 goat", options=ADVANCED, lives=lives)
    exchange(table, 1, "giraffe")
    assert state_of(table)["lives"] == [9, 4, 4]
