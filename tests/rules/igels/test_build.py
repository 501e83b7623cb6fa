"""Igels: rounds and build (I6–I9)."""

from __future__ import annotations

import pytest

from sousbois.core.record import NOTHING
from sousbois.games.igels.material import Fate
from tests.rules.course import kinds, told
from tests.rules.igels.glade import IGELS, SPECIES, Glade

ALL_RABBITS = "pfeffer hoppsa flausch trunkee garenne berthe kid-carotte paques"
ALL_HEDGEHOGS = "jumbo oppa gilly junkie bouboule piquant tofu oursin"


def hoard(glade: Glade, seat: int) -> None:
    """Give the whole pile to a player."""
    pile = [glade.cards[glade.state.pile[at]] for at in range(glade.state.pile_size)]
    glade.hand(seat, " ".join([*glade.cards_of(seat), *pile]))


def idle_round(glade: Glade) -> None:
    """Everybody draws animals as long as there are any, stays out, and passes, until the next round."""
    number = glade.state.round
    while glade.state.round == number:
        (seat,) = glade.table.acting()
        glade.play(seat, glade.legal(seat)[0])


@pytest.mark.parametrize("seats", [3, 4])
def test_the_marker_moves_on_from_the_second_round_on(seats: int) -> None:
    """I6, I7 Clockwise, each round; not in the first."""
    table = IGELS.table(seats=seats, seed=4)
    first = table.view(None)["first"]
    begun = [(1, first)]
    while len(begun) < 6:
        (seat,) = table.acting()
        events = table.play(seat, "stay-out" if "stay-out" in map(str, table.legal(seat)) else table.legal(seat)[0])
        begun += [(each["round"], each["seat"]) for each in told(events, "round-begins")]
    assert begun == [(number + 1, (first + number) % seats) for number in range(6)]


def test_one_player_draws_both_cards_then_the_next() -> None:
    """I8 In turn order from the first player, each from whichever pile they like."""
    glade = Glade(step="build")
    glade.state.first = 2
    glade.enter("build")
    asked = []
    for move in ("draw-animal", "draw-card") * 4:
        (seat,) = glade.table.acting()
        assert glade.legal(seat) == ["draw-animal", "draw-card"]
        asked.append(seat)
        glade.play(seat, move)
    assert asked == [2, 2, 3, 3, 0, 0, 1, 1]
    assert glade.step == "build-window"
    assert [len(glade.cards_of(seat)) for seat in range(4)] == [1] * 4


@pytest.mark.parametrize(
    ("moves", "animals", "cards"),
    [(("draw-animal", "draw-animal"), 2, 0), (("draw-card", "draw-card"), 0, 2), (("draw-card", "draw-animal"), 1, 1)],
)
def test_an_animal_comes_ready_into_the_pool_and_a_card_secretly_into_the_hand(
    moves: tuple[str, str], animals: int, cards: int
) -> None:
    """I8, I44 The animal is told with its name, the card is not."""
    glade = Glade(step="build")
    before = glade.state.pile_size
    events = [event for move in moves for event in glade.play(0, move)]
    ready = {name for name in ALL_HEDGEHOGS.split() if glade.fate(name) == "ready"}
    assert len(ready) == animals
    assert {each["animal"] for each in told(events, "animal-drawn")} == ready
    assert told(events, "card-drawn") == [{"seat": 0}] * cards
    assert len(glade.cards_of(0)) == cards
    assert glade.state.pile_size == before - cards
    assert glade.table.view(1)["hand"][0] == "hidden"


def test_whoever_has_no_animals_in_the_pile_draws_cards_without_a_question() -> None:
    """I8 Seat 0 has drawn all eight."""
    glade = Glade(pools=(ALL_HEDGEHOGS,), step="build")
    assert kinds(glade.history) == ["card-drawn", "card-drawn"]
    assert len(glade.cards_of(0)) == 2
    assert glade.table.acting() == (1,)


def test_after_the_last_animal_the_second_draw_is_a_card() -> None:
    """I8 The question is put for the first draw only."""
    glade = Glade(pools=(ALL_HEDGEHOGS.replace("tofu ", ""),), step="build")
    assert kinds(glade.play(0, "draw-animal")) == ["animal-drawn", "card-drawn"]
    assert (glade.fate("tofu"), len(glade.cards_of(0))) == ("ready", 1)
    assert glade.table.acting() == (1,)


def test_after_a_card_the_last_animal_may_still_wait() -> None:
    """I8 Both piles have something left: both draws are asked."""
    glade = Glade(pools=(ALL_HEDGEHOGS.replace("tofu ", ""),), step="build")
    glade.play(0, "draw-card")
    assert glade.legal(0) == ["draw-animal", "draw-card"]


def test_without_any_support_card_left_animals_are_drawn_without_a_question() -> None:
    """I8, I9 Pile and dump are empty; a hand can hold any number of cards."""
    glade = Glade(step="build")
    hoard(glade, 3)
    assert len(glade.cards_of(3)) == 104
    glade.enter("build")
    assert kinds(glade.history) == ["animal-drawn"] * 8
    assert [sum(glade.state.fate[seat * 8 + at] == Fate.READY for at in range(8)) for seat in range(4)] == [2] * 4
    assert glade.step == "build-window"
    assert glade.table.acting() == (3,)


def test_if_there_is_nothing_left_to_draw_nothing_is_drawn() -> None:
    """I8, I9 Seat 0 has all its animals in the pool, seat 3 all the cards; the others draw animals."""
    glade = Glade(pools=(ALL_HEDGEHOGS,), hands=("", "", "", "mud-ball"))
    hoard(glade, 3)
    glade.history.clear()
    glade.enter("build")
    assert [each["seat"] for each in told(glade.history, "animal-drawn")] == [1, 1, 2, 2, 3, 3]
    assert (glade.cards_of(0), glade.step) == ([], "build-window")


def test_one_animal_and_nothing_more() -> None:
    """I8 The first draw is the last animal, the second finds nothing."""
    glade = Glade(pools=("", ALL_RABBITS.replace("paques", "")), hands=("", "", "", "mud-ball"))
    hoard(glade, 3)
    glade.history.clear()
    glade.enter("build")
    assert [each["seat"] for each in told(glade.history, "animal-drawn")] == [0, 0, 1, 2, 2, 3, 3]
    assert glade.fate("paques") == "ready"


def test_an_empty_pile_is_made_anew_from_the_dump() -> None:
    """I9 Only when a card is to be drawn; dead animals stay where they are (I35)."""
    glade = Glade(pools=("oppa:dead",), hands=("", "club"), step="build")
    glade.empty_pile()
    glade.check()
    assert sum(glade.state.dump) == 103
    assert glade.legal(0) == ["draw-animal", "draw-card"]
    assert told(glade.play(0, "draw-animal"), "pile-shuffled") == []
    assert told(glade.play(0, "draw-card"), "pile-shuffled") == [{"cards": 103}]
    assert (sum(glade.state.dump), glade.state.pile_size, glade.state.shuffles) == (0, 102, 1)
    assert glade.fate("oppa") == "dead"
    assert [glade.state.age[0, 0], glade.state.age[1, 0]] == [1, 0]


def test_the_dump_alone_is_reason_enough_to_ask() -> None:
    """I8, I9 Whoever has no animals draws from the new pile without a question."""
    glade = Glade(pools=(ALL_HEDGEHOGS,))
    hoard(glade, 3)
    glade.hand(3, " ".join(glade.cards_of(3)[:-1]))
    glade.empty_pile()
    assert (glade.state.pile_size, sum(glade.state.dump)) == (0, 1)
    glade.history.clear()
    glade.enter("build")
    assert kinds(glade.history)[:2] == ["pile-shuffled", "card-drawn"]
    assert len(glade.cards_of(0)) == 1


def test_the_last_card_of_the_pile_is_drawn_before_the_dump_is_shuffled() -> None:
    """I9 The second draw makes the new pile."""
    glade = Glade(step="build")
    while glade.state.pile_size > 1:
        glade.dump(glade.cards[glade.state.pile[0]])
    assert kinds(glade.play(0, "draw-card")) == ["card-drawn"]
    assert kinds(glade.play(0, "draw-card")) == ["pile-shuffled", "card-drawn"]


def test_any_card_of_the_pile_may_come() -> None:
    """I4, I8 The pile is shuffled: of ten draws in ten games no single kind makes all."""
    drawn = set()
    for seed in range(10):
        glade = Glade(step="build", seed=seed)
        glade.play(0, "draw-card")
        drawn |= set(glade.cards_of(0))
    assert len(drawn) > 4


def test_nothing_of_a_battle_lasts_into_the_next_round() -> None:
    """I6, I27 Leaders, totals and initial SAP are gone; those who fought sleep."""
    glade = Glade(pools=("jumbo oursin", "berthe"), hands=("mud-ball nettles",))
    glade.fights("jumbo", "berthe")
    glade.lays("nettles")
    while glade.state.round == 1 and glade.step != "build":
        (seat,) = glade.table.acting()
        glade.play(seat, glade.legal(seat)[0])
    assert (glade.state.round, glade.state.first) == (2, 1)
    assert (glade.state.fighters, glade.state.winner, glade.state.joiners) == (0, NOTHING, 0)
    assert list(glade.state.leader) == [NOTHING] * 4
    assert list(glade.state.initial) == [0] * 4
    assert (glade.fate("jumbo"), glade.fate("berthe"), glade.fate("oursin")) == ("asleep", "asleep", "ready")


def test_a_round_without_cards_in_hand_asks_for_draws_and_leaders_only() -> None:
    """I6, I38 Nobody is asked in a window who has no card."""
    glade = Glade(step="build")
    idle_round(glade)
    assert {str(made.action) for made in glade.table.history} <= {*SPECIES, "draw-animal", "stay-out"}
    assert glade.state.first == 1
