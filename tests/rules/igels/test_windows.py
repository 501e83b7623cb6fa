"""Igels: windows (I18, I29), and questions that give nothing away (I38)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sousbois.core.errors import Illegal
from sousbois.core.naming import names_of
from sousbois.games.igels.vocabulary import Window
from tests.rules.course import told
from tests.rules.igels.glade import IGELS, SPECIES, Glade
from tests.rules.igels.sheets import tables

WINDOWS = ("build-window", "stand-window", "last-window", "loot-window", "organise-window")
EVENTS = tables()["event"]
CARDS = [card["id"] for card in (*tables()["combat"], *EVENTS)]
COPIES = {card["id"]: card["copies"] for card in (*tables()["combat"], *EVENTS)}


def asked(glade: Glade, rounds: int = 1) -> list[tuple[str, int]]:
    """Everybody draws cards, leads with the first ready animal and passes whatever else is asked: who is, and where."""
    found = []
    last = glade.state.round + rounds
    while glade.table.acting() and glade.state.round < last:
        (seat,) = glade.table.acting()
        found.append((glade.step, seat))
        legal = glade.legal(seat)
        leads = [move for move in legal if move.startswith("lead-")]
        ways = [move for move in legal if move in ("draw-card", "pass", "decline")]
        glade.play(seat, (leads or ways or legal)[0])
    return found


def windows_asked(found: list[tuple[str, int]]) -> dict[str, list[int]]:
    """The seats that each window has asked."""
    return {window: [seat for step, seat in found if step == window] for window in WINDOWS}


# Which windows there are


def test_each_window_opens_in_its_place_and_asks_all_in_turn_order() -> None:
    """I6, I29 From the first player on, clockwise; it closes when all have passed."""
    glade = Glade(pools=("jumbo oppa", "pfeffer"), hands=("mud-ball",) * 4, step="build-window")
    glade.state.first = 2
    glade.enter("build-window")
    found = asked(glade)
    assert windows_asked(found) == {window: [2, 3, 0, 1] for window in WINDOWS}
    order = list(dict.fromkeys(step for step, _ in found))
    assert order == [
        "build-window",
        "leaders",
        "supporters",
        "stand-window",
        "lay",
        "last-window",
        "loot-window",
        "organise-window",
    ]


def test_the_organise_window_opens_after_the_exchange() -> None:
    """I29 At the very end of organise."""
    glade = Glade(pools=("jumbo",), hands=("mud-ball club",), step="trade")
    glade.play(0, "decline")
    assert (glade.step, glade.table.acting()) == ("organise-window", (0,))


def test_without_a_battle_only_the_outer_windows_open() -> None:
    """I19, I29 After build and at the end of organise."""
    glade = Glade(hands=("mud-ball",) * 4, step="build-window")
    opened = windows_asked(asked(glade))
    assert [window for window in WINDOWS if opened[window]] == ["build-window", "organise-window"]


MOVES_ON = {"leaders": ("lead-jumbo", "lead-berthe"), "supporters": ("support-oppa", "support-paques")}


def reach(glade: Glade, window: str, seat: int) -> None:
    """Seats 0 and 1 fight with two animals each, seat 1 lays a mud ball, and all pass until a window asks a player."""
    while (glade.step, glade.table.acting()) != (window, (seat,)):
        (other,) = glade.table.acting()
        wanted = (*MOVES_ON.get(glade.step, ()), "lay-mud-ball", "decline", "pass")
        glade.play(other, next(move for move in wanted if move in glade.legal(other)))


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event["id"])
@pytest.mark.parametrize("window", WINDOWS)
def test_an_event_can_be_played_in_its_windows_only(event: dict[str, Any], window: str) -> None:
    """I29 In all others the card says no, whatever else lies on the table."""
    seat = SPECIES.index(event.get("restricted_to", "hedgehog"))
    glade = Glade(
        pools=("jumbo oppa gilly:asleep tofu:dead", "berthe paques"),
        hands=[f"{event['id']} nettles" if seat == other else "mud-ball" for other in range(4)],
        foods=("nut", "worm", "berry", "turnip"),
        step="build-window",
    )
    reach(glade, window, seat)
    if window.removesuffix("-window") in event.get("windows", ()):
        assert f"play-{event['id']}" in glade.legal(seat)
        return
    with pytest.raises(Illegal) as refused:
        glade.play(seat, f"play-{event['id']}")
    counters = event["effect"] == {"effect": "counter"}
    assert refused.value.refusal == ("counter-by-itself" if counters else "not-in-this-window")


def test_the_windows_of_the_cards_are_those_of_the_rules() -> None:
    """I13, I29 Five windows, and the place among the laid cards."""
    assert set(names_of(Window)) == {window.removesuffix("-window") for window in WINDOWS} | {"facedown"}


# A play opens the window again


def test_after_an_event_the_next_player_goes_on_and_all_are_asked_again() -> None:
    """I29 Seats 0 and 1 had passed; after seat 2’s event seat 3 is next, then 0, 1, and 2 once more."""
    glade = Glade(
        hands=("mud-ball", "mud-ball", "squirrel-nest nettles", "mud-ball"), foods=("", "", "nut"), step="loot-window"
    )
    glade.play(0, "pass")
    glade.play(1, "pass")
    glade.play(2, "play-squirrel-nest")
    order = []
    while glade.step == "loot-window":
        (seat,) = glade.table.acting()
        order.append(seat)
        glade.play(seat, "pass")
    assert order == [3, 0, 1, 2]


def test_whoever_has_passed_may_play_after_somebody_else() -> None:
    """I29 A pass in a window is not final."""
    glade = Glade(
        hands=("hedgehog-den club", "rabbit-burrow mud-ball"),
        foods=("nut", "worm"),
        step="loot-window",
    )
    glade.play(0, "pass")
    glade.play(1, "play-rabbit-burrow")
    glade.play(0, "play-hedgehog-den")
    assert glade.foods_of(0, secured=True) == ["nut"]
    assert glade.table.acting() == (1,)


def test_a_countered_event_opens_the_window_again_too() -> None:
    """I29, I30 The one who countered passed before, and is asked again as the next player."""
    glade = Glade(hands=("mud-ball", "thieving-magpie", "duckweed mud-ball"), foods=("", "", "nut"), step="loot-window")
    glade.play(0, "pass")
    glade.play(1, "play-thieving-magpie")
    glade.play(2, "counter-duckweed")
    assert (glade.step, glade.table.acting()) == ("loot-window", (2,))
    glade.play(2, "pass")
    assert glade.table.acting() == (0,)


def test_a_one_shot_opens_the_last_window_again() -> None:
    """I18, I37 The example: Lea answers the Ninja Squirrel with the boy scouts."""
    karim, lea = 2, 1
    glade = Glade(pools=("", "berthe", "ninja"), hands=("", "boy-scouts mud-ball", "nettles"))
    glade.bind("bottle-caps")
    glade.fights("", "berthe", "ninja")
    glade.lays()
    glade.play(lea, "pass")
    glade.play(karim, "use")
    assert glade.total(karim) == 9
    glade.play(lea, "play-boy-scouts")
    assert glade.total(lea) == 8
    assert glade.table.acting() == (karim,)


# Who is asked


def test_whoever_has_no_card_is_not_asked() -> None:
    """I38 In no window."""
    glade = Glade(pools=("jumbo", "pfeffer"), hands=("mud-ball", "", "mud-ball"), step="build-window")
    assert windows_asked(asked(glade)) == {window: [0, 2] for window in WINDOWS}


def test_whoever_has_any_card_is_asked() -> None:
    """I38 Though none of them can be played: a combat card, a counter, a card of another species."""
    glade = Glade(
        pools=("jumbo", "pfeffer"), hands=("mud-ball", "duckweed", "mouse-hole", "mouse-swarm"), step="build-window"
    )
    found = windows_asked(asked(glade))
    assert all(seats == [0, 1, 2, 3] for seats in found.values())


def test_without_a_card_a_leader_with_a_one_shot_is_asked_in_the_last_window() -> None:
    """I38 Only there, and only as long as it is not used."""
    glade = Glade(pools=("jumbo", "kid-carotte"), hands=("mud-ball",))
    glade.fights("jumbo", "kid-carotte")
    glade.lays()
    glade.play(0, "pass")
    assert (glade.step, glade.legal(1)) == ("last-window", ["pass", "use"])
    glade.play(1, "use")
    glade.play(0, "pass")
    assert glade.step == "loot-window"


def test_whoever_is_aimed_at_is_asked_whatever_the_cards() -> None:
    """I38, R3 A card is enough; without one nobody is asked."""
    glade = Glade(hands=("thieving-magpie thieving-magpie", "mud-ball"), foods=("", "nut", "worm"), step="loot-window")
    glade.play(0, "play-thieving-magpie", "nut-of-1")
    assert glade.legal(1) == ["decline"]
    glade.play(1, "decline")
    glade.play(1, "pass")
    glade.play(0, "play-thieving-magpie")
    assert [each["victim"] for each in told(glade.history, "food-stolen")] == [1, 2]


hands = st.lists(st.permutations(CARDS), min_size=2, max_size=2)
sizes = st.lists(st.integers(0, 4), min_size=4, max_size=4)


def dealt_out(cards: list[str], sizes: list[int]) -> list[str]:
    """Hands of these sizes, one kind after the other."""
    found, begin = [], 0
    for size in sizes:
        found.append(" ".join(cards[begin : begin + size]))
        begin += size
    return found


@given(cards=hands, sizes=sizes, seed=st.integers(0, 1000))
def test_the_seats_asked_do_not_depend_on_which_cards_are_held(
    cards: list[list[str]], sizes: list[int], seed: int
) -> None:
    """I38 Two tables that differ only in the kinds of cards in hand: as long as all pass, the same seats are asked."""
    sequences = []
    for order in cards:
        pools = ("jumbo oppa", "kid-carotte trunkee", "ninja noisette", "dynamitou finee")
        glade = Glade(pools=pools, hands=dealt_out(order, sizes), step="build-window", seed=seed)
        sequences.append(asked(glade))
    assert sequences[0] == sequences[1]


@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_is_asked_in_a_window_after_the_last_food(seats: int) -> None:
    """I25, I29 The game is over."""
    glade = Glade(pools=("jumbo",), hands=("hedgehog-den",) + ("mud-ball",) * (seats - 1), seats=seats)
    glade.leave_in_forest("nut nut")
    asked(glade)
    assert glade.step == "over"
    assert glade.foods_of(0) == ["nut", "nut"]


@given(seed=st.integers(0, 2**32))
def test_a_window_has_no_more_plays_than_there_are_cards_and_one_shots(seed: int) -> None:
    """I18, I29 So it closes, even if everybody plays whatever they can."""
    table = IGELS.table(seats=4, seed=seed)
    state: Any = table.state
    step, plays, most = state.step, 0, 0
    while table.acting():
        if state.step != step:
            step, plays = state.step, 0
            most = sum(state.hand_size) + sum(not used for used in state.used)
        (seat,) = table.acting()
        move = str(table.legal(seat)[-1])
        plays += move.startswith(("play-", "use"))
        assert plays <= most
        table.play(seat, move)
