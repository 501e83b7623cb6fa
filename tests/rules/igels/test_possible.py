"""Igels: what can be: positions that no game can lead to are refused, and the field is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sousbois.core.chance import branch
from sousbois.core.position import digest_of
from sousbois.play.table import Table
from tests.rules.course import random_moves
from tests.rules.igels.damage import Change, add, both, cases, complaints, put, refused
from tests.rules.igels.glade import FOODS, IGELS, Glade


def building(**how: Any) -> Glade:
    """A quiet moment: the build phase, with something in every place."""
    glade = Glade(
        pools=("jumbo oppa:asleep gilly:dead", "berthe"),
        hands=("mud-ball club", "nettles"),
        foods=("nut worm",),
        secured=("picnic",),
        step="build",
        **how,
    )
    glade.bind("pepper-mill")
    glade.pool(1, "pfeffer")
    glade.dump("chainsaw")
    glade.check()
    return glade


def over(seats: int = 4) -> Glade:
    """Seat 0 has taken the last food of a short game, seat 1 all others."""
    glade = Glade(pools=("jumbo",), seats=seats, forest_size=8)
    *others, _ = [name for food, name in enumerate(FOODS) for _ in range(glade.state.forest[food])]
    glade.food(1, " ".join(others))
    glade.fights("jumbo")
    return glade


def choosing() -> Glade:
    """Before the first round: the players choose their species."""
    glade = Glade()
    glade.table = IGELS.table(seats=4, seed=1, options={"choose_species": True})
    return glade


def in_the_last_round() -> Glade:
    """No round comes after this one."""
    glade = building()
    glade.state.round = 60
    return glade


# Positions that can be


@pytest.mark.parametrize("glade", [building, over, choosing, in_the_last_round])
def test_positions_that_can_be_are_accepted(glade: Callable[[], Glade]) -> None:
    """I6 Those that the tests below damage are sound."""
    position = glade().table.position()
    assert IGELS.table(position=position).position() == position


@given(seed=st.integers(0, 2**32), seats=st.sampled_from((3, 4)), dens=st.booleans())
def test_every_table_of_a_game_can_be_written_down_and_opened_again(seed: int, seats: int, dens: bool) -> None:
    """I6 And goes on in the same way."""
    table = IGELS.table(seats=seats, seed=seed, options={"standing_dens": dens, "choose_species": dens})
    stops = branch(seed, 1) % 60
    for number, _ in enumerate(random_moves(table, seed)):
        if number % 60 == stops or not table.acting():
            again = IGELS.table(position=table.position())
            assert digest_of(again.position()) == digest_of(table.position())
            assert again.acting() == table.acting()
            assert all(again.legal(seat) == table.legal(seat) for seat in table.acting())


def played_on(table: Table, seed: int) -> dict[str, Any]:
    """The position at the end of the game."""
    for _ in random_moves(table, seed):
        pass
    return table.position()


def test_a_table_from_a_position_plays_on_as_the_first_would() -> None:
    """I6 Chance included."""
    table = IGELS.table(seats=3, seed=8)
    for _ in range(40):
        (seat,) = table.acting()
        table.play(seat, table.legal(seat)[-1])
    again = IGELS.table(position=table.position())
    table.history.clear()
    assert played_on(again, 5) == played_on(table, 5)


# Positions that cannot


@cases(
    ("round 0", put("round", 0), "round: 0"),
    ("a round after winter", put("round", 61), "round: 61"),
    ("no first player", put("first", None), "first"),
    ("nobody acts", put("turn", None), "turn"),
    ("nobody was asked", put("asked", None), "asked"),
    ("two cards drawn already", put("drawn", 2), "drawn"),
    ("two players with one species", put("species", 1, "hedgehog"), "species: two players"),
    ("a player without a species", put("species", 3, None), "species: every player has one"),
    ("no battle, but a leader", put("leader", 0, "jumbo"), r"leader\[0\]"),
    ("no battle, but a fighter", put("fighters", [0]), "fighters"),
    ("no battle, but a swing", put("swing", 1, "oppa", 1), "fighters: seat 1 is in no battle yet"),
    ("no battle, but loot for one", put("loot_change", 1, 1), "fighters: seat 1 is in no battle yet"),
    ("no battle, but a fighting animal", put("fate", "jumbo", "fighting"), "fate"),
    ("no battle, but a winner", put("winner", 1), "winner"),
    ("no battle, but a draw", put("draw_forced", True), "draw_forced"),
    ("no battle, but the lowest wins", put("upside_down", True), "draw_forced, upside_down"),
    ("no battle, but loot for its winner", put("loot_change_of_winner", 1), "draw_forced, upside_down"),
    ("no battle, but a line", put("line_size", 0, 1), r"line\[0\]"),
    ("an effect without a question", put("source", "jumbo"), "source"),
    ("a victim without an effect", put("victim", 1), "source: no effect is at work"),
    ("something to pick without an effect", put("left", 1), "source: no effect is at work"),
    ("a question without an effect", put("question", "pick"), "source"),
    ("a card that nobody trades", both(add("dump", "chainsaw", -1), put("card", "chainsaw")), "card"),
)
def test_a_course_that_cannot_be_is_refused(change: Change, complaint: str) -> None:
    """I4, I6, I7, I10, I43 Rounds, players, and battles that have not begun."""
    refused(building(), change, complaint)


def test_no_round_has_begun_while_species_are_chosen() -> None:
    """I4, I6 The first one begins when every player has a species."""
    refused(choosing(), put("round", 1), "round: 1")


@pytest.mark.parametrize("field", ["passed", "acted", "sharers", "fighters"])
def test_only_players_of_the_table_take_part(field: str) -> None:
    """I4, I6 With three players nobody sits on the fourth seat."""
    glade = building(seats=3)
    setattr(glade.state, field, 1 << 3)
    assert any(complaint.startswith(f"{field}: only ") for complaint in complaints(glade))


@cases(
    ("a food too many", add("foods", 0, "nut", 1), "nut: 6 on the table, expected 5"),
    ("a food too few", add("forest", "bug", -1), "bug: 1 on the table, expected 2"),
    ("fewer than none", both(add("foods", 1, "leaf", -1), add("forest", "leaf", 1)), "leaf: "),
    ("set aside in a full forest", both(add("forest", "bug", -1), add("set_aside", "bug", 1)), "set_aside: 1"),
    ("looked at, but not there", put("looked_at", 1, "bug", 3), r"looked_at\[1\]\.bug: 3, but the forest has 2"),
    ("looked at outside the loot", put("looked_at", 0, "nut", 1), r"looked_at\[0\]"),
    ("in a den that does not stand", put("in_dens", 0, 1), r"in_dens\[0\]"),
)
def test_foods_that_cannot_be_are_refused(change: Change, complaint: str) -> None:
    """I2, I4, I21, I42 Each food is in one place."""
    refused(building(), change, complaint)


@cases(
    ("too strong", add("sap", "jumbo", 1), "sap: "),
    ("a bound card without its strength", add("sap", "pfeffer", -2), "sap: "),
    ("bound to a dead animal", put("fate", "pfeffer", "dead"), "bound: "),
    ("bound to an animal of the pile", put("fate", "pfeffer", "pile"), "bound: "),
    ("a combat card bound to nobody", both(add("dump", "chainsaw", -1), put("bound", "chainsaw", 1)), "bound: "),
    ("used without a one-shot", put("used", ["jumbo"]), "used: "),
    ("used in the pile", put("used", ["piquant"]), "used: "),
    ("doomed in the pool", both(put("fate", "piquant", "ready"), put("doomed", ["piquant"])), "doomed: "),
    ("joined without a battle", put("joined", "jumbo", 1), "joined: "),
)
def test_animals_that_cannot_be_are_refused(change: Change, complaint: str) -> None:
    """I27, I35–I37, R6 Strength, fates and marks."""
    refused(building(), change, complaint)


def test_an_animal_of_an_absent_species_is_in_no_pool() -> None:
    """I4 With three players the mice stay in the box."""
    refused(building(seats=3), put("fate", "tulpe", "ready"), "fate: ")


@cases(
    ("a card missing", add("dump", "chainsaw", -1), "card .*: 1 on the table, expected 2"),
    ("a card too many", add("dump", "club", 1), "card .*: 2 on the table, expected 1"),
    ("a hand with a gap", put("hand", 0, 0, None), r"hand\[0\]: 2 cards"),
    ("a hand of all places", put("hand_size", 0, 112), r"hand\[0\]: 112 cards"),
    ("a hand of fewer than no cards", put("hand_size", 1, -1), r"hand_size\[1\]: -1"),
    ("a line of fewer than no cards", put("line_size", 2, -1), r"line_size\[2\]: -1"),
    ("a hand too long", put("hand", 1, 1, "club"), r"hand\[1\]: nothing after its 1 cards"),
    ("a hand that says too little", put("hand_size", 0, 1), r"hand\[0\]: nothing after its 1 cards"),
    ("a pile that says too little", add("pile_size", -1), "pile: nothing after"),
    ("a pile that says too much", add("pile_size", 1), "pile: .* cards, one on the other"),
    ("a pile of all places", put("pile_size", 112), "pile: 112 cards, one on the other"),
    ("a pile of fewer than no cards", put("pile_size", -1), "pile_size: -1"),
    ("shuffled less than never", put("shuffles", -1), "age|pile_size"),
    ("fewer than none on the dump", add("dump", "chainsaw", -2), "card .*: fewer than none"),
    ("older than the game", put("age", 0, 0, 1), r"age\[0\]\[0\]"),
    ("an age where no card is", both(put("shuffles", 1), put("age", 0, 2, 1)), r"age\[0\]\[2\]"),
    ("an age far from any card", put("age", 0, 5, 1), r"age\[0\]\[5\]"),
    ("known to its owner", put("seen_by", 0, 0, [0]), r"seen_by\[0\]\[0\]"),
    ("known to its owner on another seat", put("seen_by", 1, 0, [1]), r"seen_by\[1\]\[0\]"),
    ("known after the last card", put("seen_by", 0, 2, [1]), r"seen_by\[0\]\[2\]"),
    ("known where no card is", put("seen_by", 0, 5, [1]), r"seen_by\[0\]\[5\]"),
    ("laid in the build phase", both(put("laid", 0, 0, 1), put("laid_size", 0, 1)), r"laid\[0\]"),
    ("laid where no card is", put("laid", 0, 5, 1), r"laid\[0\]: the cards laid are numbered"),
    ("void where no card is", put("void", 0, 0, 1), r"void\[0\]\[0\]"),
    ("a chainsaw that stays", both(put("kept", 0, "chainsaw", 1), add("dump", "chainsaw", -1)), "kept: "),
)
def test_cards_that_cannot_be_are_refused(change: Change, complaint: str) -> None:
    """I4, I9, I13, I44 Each card is in one place, and hands are lists without a gap."""
    refused(building(), change, complaint)


@pytest.mark.parametrize(("dens", "card"), [(False, "hedgehog-den"), (True, "chainsaw")])
def test_only_dens_that_stand_stay_in_front_of_players(dens: bool, card: str) -> None:
    """I42 Without `standing_dens` they go to the dump, as other cards always do."""
    glade = building(standing_dens=dens)
    glade.dump(card)
    refused(glade, both(add("dump", card, -1), put("kept", 1, card, 1)), "kept: ")


def test_a_card_that_the_edition_does_not_have_is_refused() -> None:
    """I3, I4 It has a number, but no name: on the dump, in a hand, in the pile."""
    glade = building()
    unknown = glade.facts.kinds
    glade.state.dump[unknown] = 1
    assert complaints(glade) == ["cards: some that the edition does not have"]
    glade.state.hand[1, 0] = glade.state.pile[0] = unknown
    assert complaints(glade)[0] == "hand[1]: 1 cards, one after the other"
    assert f"pile: {glade.state.pile_size} cards, one on the other" in complaints(glade)


def test_hands_are_looked_at_one_by_one() -> None:
    """I8 Whatever is wrong with one, the next may be wrong as well."""
    glade = building()
    glade.state.hand_size[0] = glade.state.hand_size[1] = -1
    assert complaints(glade)[:2] == ["hand_size[0]: -1", "hand_size[1]: -1"]


def test_a_card_that_was_taken_out_is_nowhere() -> None:
    """I41 With three players and `trim_absent` the mouse holes are not in the game."""
    glade = Glade(seats=3, step="build", trim_absent=True)
    refused(glade, put("dump", "mouse-hole", 1), "card .*: 1 on the table, expected 0")


@cases(
    ("somebody acts", put("turn", 0), "turn: somebody acts until the game is over, and nobody then"),
    ("a question", put("question", "target"), "question: the game is over"),
    ("a draw card", put("drawn", 1), "drawn"),
)
def test_an_end_that_cannot_be_is_refused(change: Change, complaint: str) -> None:
    """I25 Nobody acts and nothing is asked once the game is over."""
    refused(over(seats=3), change, complaint)
