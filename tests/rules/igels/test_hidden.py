"""Igels: what everyone can know (I44): samples of what is hidden, views, and what is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from sousbois.core.chance import branch
from sousbois.core.record import NOTHING
from sousbois.games.igels.material import Card
from sousbois.games.igels.vocabulary import Effect, Window
from tests.rules.course import random_moves, told
from tests.rules.igels.glade import FOODS, IGELS, SPECIES, Glade

SAMPLES = 60
LOOKING_ON = NOTHING
UNCHANGED = (
    "hand_size",
    "age",
    "seen_by",
    "laid",
    "laid_size",
    "dump",
    "bound",
    "kept",
    "line",
    "fate",
    "forest",
    "foods",
)


def samples(glade: Glade, seat: int) -> Iterator[Any]:
    """What the hidden cards could be, as a seat sees the table."""
    for number in range(SAMPLES):
        yield glade.table.setup.redealt(glade.state, seat, branch(number, seat + 1))


def hand(glade: Glade, state: Any, seat: int) -> list[str]:
    """The cards of a hand, in their order."""
    return [glade.cards[state.hand[seat, at]] for at in range(state.hand_size[seat])]


def pile(glade: Glade, state: Any) -> list[str]:
    """The cards of the pile."""
    return [glade.cards[state.pile[at]] for at in range(state.pile_size)]


# Samples


@pytest.mark.parametrize("seat", [0, 1, LOOKING_ON])
def test_cards_of_one_age_change_places_between_hands_and_pile(seat: int) -> None:
    """I44 All together they stay the same; one’s own hand stays as it is."""
    glade = Glade(hands=("mud-ball club nettles", "chainsaw duckweed", "stroke", "acid-rain"), step="build-window")
    hidden = Counter(pile(glade, glade.state))
    for other in range(4):
        hidden.update(hand(glade, glade.state, other) if other != seat else [])
    seen: list[set[str]] = [set() for _ in range(4)]
    for state in samples(glade, seat):
        found = Counter(pile(glade, state))
        for other in range(4):
            cards = hand(glade, state, other)
            seen[other] |= set(cards)
            found.update(cards if other != seat else [])
            assert other != seat or cards == glade.cards_of(seat)
        assert found == hidden
        assert state.pile_size == glade.state.pile_size
    assert all(len(seen[other]) > 15 for other in range(4) if other != seat)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_sample_changes_nothing_but_hands_pile_and_what_is_looked_at(seats: int) -> None:
    """I44 Sizes, ages, what is known and what is laid stay, all through a game."""
    table = IGELS.table(seats=seats, seed=11)
    for number, _ in enumerate(random_moves(table, 11)):
        if number % 7 == 0:
            seat = number % (seats + 1) - 1
            sample, state = table.setup.redealt(table.state, seat, number), table.state
            before, after = state.store()[0], sample.store()[0]
            assert all((before[name] == after[name]).all() for name in UNCHANGED)
            knowing = 1 << seat if seat != LOOKING_ON else 0
            for other in range(seats):
                for at in range(state.hand_size[other]):
                    if other == seat or state.seen_by[other, at] & knowing:
                        assert sample.hand[other, at] == state.hand[other, at]


def test_the_age_of_a_card_leaves_the_hand_with_it() -> None:
    """I9, I44 The later cards move up with theirs, and the place of the last is empty."""
    glade = Glade(hands=("mud-ball club nettles",), step="trade")
    glade.state.shuffles = 2
    for at, age in enumerate((0, 1, 2)):
        glade.state.age[0, at] = age
    glade.play(0, "trade-club")
    assert [glade.state.age[0, at] for at in range(3)] == [0, 2, 0]


def test_after_a_reshuffle_old_cards_of_hands_were_not_in_the_dump() -> None:
    """I9, I44 They are among the hands only; new ones come from the pile."""
    glade = Glade(hands=("mud-ball club", "chainsaw nettles", "stroke"), step="build")
    glade.empty_pile()
    for _ in range(4):
        (seat,) = glade.table.acting()
        glade.play(seat, "draw-card", "draw-card")
    assert [glade.state.age[0, at] for at in range(4)] == [0, 0, 1, 1]
    old = Counter(["mud-ball", "club", "chainsaw", "nettles", "stroke"])
    mixed, new = set(), set()
    for state in samples(glade, 3):
        hands = [hand(glade, state, seat) for seat in range(3)]
        assert Counter([*hands[0][:2], *hands[1][:2], *hands[2][:1]]) == old
        mixed.add(tuple(hands[0][:2]))
        new |= set(hands[0][2:])
    assert len(mixed) > 5
    assert len(new) > 15


def test_who_holds_old_cards_knows_which_the_others_are() -> None:
    """I44 With two hands older than the pile, each knows the other’s, but not their order."""
    glade = Glade(hands=("mud-ball club", "chainsaw nettles"), step="build")
    glade.empty_pile()
    glade.play(0, "draw-card", "draw-card")
    found = {tuple(hand(glade, state, 1)) for state in samples(glade, 0)}
    assert found == {("chainsaw", "nettles"), ("nettles", "chainsaw")}


def stolen() -> Glade:
    """Lightfinger has taken one of Jumbo’s cards, and the last window is open."""
    glade = Glade(pools=("jumbo", "berthe", "", "pique-poche"), hands=("club", "mud-ball nettles", "", "chainsaw"))
    glade.fights("jumbo", "", "", "pique-poche")
    glade.lays()
    glade.play(3, "on-0")
    return glade


def test_a_stolen_card_stays_where_its_victim_knows_it() -> None:
    """I44 Seat 0 knows that the club is now the last card of seat 3; the others do not."""
    glade = stolen()
    assert glade.cards_of(3) == ["chainsaw", "club"]
    assert glade.state.seen_by[3, 1] == 1 << 0
    assert {hand(glade, state, 3)[1] for state in samples(glade, 0)} == {"club"}
    assert len({hand(glade, state, 3)[0] for state in samples(glade, 0)}) > 10
    for seat in (1, 2, LOOKING_ON):
        assert len({hand(glade, state, 3)[1] for state in samples(glade, seat)}) > 10


def test_a_stolen_card_is_told_without_its_name() -> None:
    """I44 And no view but the thief’s shows it."""
    glade = stolen()
    assert told(glade.history, "card-stolen") == [{"seat": 3, "victim": 0}]
    assert glade.table.view(3)["hand"][3][:2] == ["chainsaw", "club"]
    assert glade.table.view(0)["hand"][3] == "hidden"


def test_the_card_that_leaves_a_hand_is_seen_by_its_place() -> None:
    """I44 Once the stolen card is laid, what is left is unknown again; before, its place is."""
    glade = stolen()
    glade.state.seen_by[3, 0], glade.state.seen_by[3, 1] = 1, 0
    assert {hand(glade, state, 3)[0] for state in samples(glade, 0)} == {"chainsaw"}


def test_a_sample_lays_only_what_can_be_laid() -> None:
    """I13, I33, R3, I44 A laid card is a combat card or an event that can lie face down, for its player’s species."""
    glade = Glade(pools=("jumbo", "berthe"), hands=("mud-ball", "club nettles"))
    glade.fights("jumbo", "berthe")
    glade.pass_window()
    glade.play(0, "lay-mud-ball")
    glade.play(1, "lay-club")
    assert glade.step == "lay"
    facts = glade.facts
    for seat in (0, 1, 2, LOOKING_ON):
        for state in samples(glade, seat):
            for other in (0, 1):
                kind = state.hand[other, 0]
                assert state.laid[other, 0] == 1
                assert kind < facts.combats or facts.windows[kind] >> Window.FACEDOWN & 1
                assert facts.only_for[kind] in (NOTHING, other)
                assert facts.effect[32 + kind] != Effect.COUNTER


def looking() -> Glade:
    """Hazel has won and looks at six foods."""
    glade = Glade(pools=("", "", "noisette"), hands=("mud-ball",))
    glade.fights("", "", "noisette")
    glade.pass_window()
    glade.pass_window()
    assert glade.step == "loot"
    return glade


def test_another_winner_may_be_looking_at_any_foods_of_the_forest() -> None:
    """I21, I44 Six of them, in every sample; the winner knows which."""
    glade = looking()
    true = [glade.state.looked_at[2, food] for food in range(8)]
    assert sum(true) == 6
    for seat in (0, LOOKING_ON):
        found = {tuple(state.looked_at[2, food] for food in range(8)) for state in samples(glade, seat)}
        assert len(found) > 20
        assert all(sum(foods) == 6 for foods in found)
        assert all(foods[food] <= glade.state.forest[food] for foods in found for food in range(8))
    assert all([state.looked_at[2, food] for food in range(8)] == true for state in samples(glade, 2))


# Views


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_sees_the_foods_that_somebody_else_looks_at(seat: int | None) -> None:
    """I21, I44 That six are looked at is told, no more."""
    glade = looking()
    assert glade.table.view(seat)["looked_at"][2] == "hidden"
    assert sum(glade.table.view(2)["looked_at"][2].values()) == 6
    assert told(glade.history, "looks") == [{"seat": 2, "foods": 6}]
    assert not set(FOODS) & {str(value) for event in glade.history for value in event.values.values()}


def test_nobody_sees_the_hand_of_another_or_a_laid_card_before_it_is_revealed() -> None:
    """I13, I44 Only how many there are, and which place was laid."""
    glade = Glade(pools=("jumbo", "berthe"), hands=("nettles mud-ball club", "chainsaw"))
    glade.fights("jumbo", "berthe")
    glade.pass_window()
    glade.play(0, "lay-mud-ball")
    for seat in (1, 2, None):
        view = glade.table.view(seat)
        assert view["hand"][0] == "hidden"
        assert (view["hand_size"][0], view["laid"][0][:3]) == (3, [0, 1, 0])
        assert "mud-ball" not in str(view["events"])
        assert "pile" not in view
        assert set(view["line"][0]) == {None}
    assert glade.table.view(0)["hand"][0][:3] == ["nettles", "mud-ball", "club"]


def test_a_spectator_sees_no_hand_at_all() -> None:
    """I44 Nor does a player see the pile."""
    table = IGELS.table(seats=4, seed=1)
    assert table.view(None)["hand"] == ["hidden"] * 4
    assert all("pile" not in table.view(seat) for seat in (None, 0, 1, 2, 3))


def is_open(state: Any, kind: int, seats: int) -> bool:
    """Whether a card of a kind lies where all can see it."""
    lines = [state.line[seat, at] for seat in range(seats) for at in range(state.line_size[seat])]
    kept = sum(state.kept[seat, kind] for seat in range(seats))
    return bool(state.dump[kind] + state.bound[kind] + kept) or kind in (*lines, state.card)


@pytest.mark.parametrize("seats", [3, 4])
def test_what_is_told_names_no_secret_card(seats: int) -> None:
    """I44 Whatever card is named lies open on the table afterwards, unless the dump was shuffled meanwhile."""
    for seed in range(6):
        table = IGELS.table(seats=seats, seed=seed)
        names = table.setup.edition.printed[Card]
        for events in random_moves(table, seed):
            if any(event.kind == "pile-shuffled" for event in events):
                continue
            for event in events:
                named = [value for key, value in event.values.items() if key in ("card", "other", "counter")]
                assert all(is_open(table.state, names.index(name), seats) for name in named), event


def test_what_is_secret_is_told_in_numbers() -> None:
    """I8, I13, I44 How many cards and foods, and who, but never which."""
    secret = ("card-drawn", "card-laid", "card-stolen", "cards-drawn", "looks", "pile-shuffled")
    found = []
    for seed in range(10):
        table = IGELS.table(seats=4, seed=seed)
        for events in random_moves(table, seed):
            found += [event for event in events if event.kind in secret]
    assert {event.kind for event in found} == set(secret)
    assert all(isinstance(value, int) for event in found for value in event.values.values())


def test_of_equal_cards_any_one_leaves_the_hand() -> None:
    """I44 By chance: its place says nothing but that it was one of them."""
    places = set()
    for seed in range(20):
        glade = Glade(pools=("jumbo",), hands=("mud-ball club mud-ball",), seed=seed)
        glade.fights("jumbo")
        glade.pass_window()
        glade.play(0, "lay-mud-ball")
        places.add(next(at for at in range(3) if glade.state.laid[0, at]))
    assert places == {0, 2}


def test_hands_lie_in_the_order_in_which_they_were_drawn() -> None:
    """I44 A new card comes last; the later ones move up when one leaves."""
    glade = Glade(pools=("jumbo",), hands=("mud-ball club nettles",), step="trade")
    glade.play(0, "trade-mud-ball", "trade-nettles")
    assert (glade.cards_of(0)[0], len(glade.cards_of(0))) == ("club", 2)


def test_the_dump_and_bound_cards_are_named_in_views() -> None:
    """I44 They are open to all, and so are pools and foods."""
    glade = Glade(pools=("jumbo", "pfeffer"), hands=("mud-ball",), foods=("nut",), step="build-window")
    glade.bind("pepper-mill")
    glade.dump("chainsaw", "chainsaw")
    view = glade.table.view(None)
    assert {card: number for card, number in view["dump"].items() if number} == {"chainsaw": 2}
    assert {card: number for card, number in view["bound"].items() if number} == {"pepper-mill": 1}
    assert (view["sap"]["pfeffer"], view["fate"]["pfeffer"], view["foods"][0]["nut"]) == (6, "ready", 1)
    assert view["species"] == list(SPECIES)
