"""A trick: the card at stake, following, the arrow, trumps, trampling."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sousbois.core.errors import Illegal, NotAllowed, Unreadable
from sousbois.core.naming import names_of
from sousbois.core.shadow import Line
from sousbois.core.view import HIDDEN
from sousbois.games.badger.material import Leaf, Offer, Question
from sousbois.games.badger.trick import trick_winner
from tests.rules.badger.board import BADGER, TRICKS, board, leaves_of, play_trick
from tests.rules.badger.notebook import by_the_book
from tests.rules.course import random_moves, told


def winner(leaves: str, stake: str = "twig-up", first: int = 0) -> int:
    """Who wins when each seat lays the leaf named for it."""
    rows = "\n".join(f"{seat}{'*' * (seat == first)}  {leaf}" for seat, leaf in enumerate(leaves.split()))
    (won,) = told(play_trick(board(f"seat  lays\n{rows}", stake), stake), "trick-won")
    assert won["leaf"] == leaves.split()[won["seat"]]
    assert won["card"] == stake
    seat: int = won["seat"]
    return seat


def test_the_worked_example_of_trampling() -> None:
    """B11, B10, B9 Arrow down: Robin leads orange 1, Camille has pink 5, Tiphaine orange 5, Lionel blue 4. Orange 5
    tramples orange 1, and Camille wins by the trump."""
    table = board(
        """
        seat  lays
        0*    orange-1
        1     pink-5
        2     orange-5
        3     blue-4
        """,
        "badger-down",
    )
    events = play_trick(table, "badger-down")
    assert told(events, "leaf-trampled") == [{"seat": 0, "leaf": "orange-1", "trampler": "orange-5"}]
    assert told(events, "trick-won") == [{"seat": 1, "leaf": "pink-5", "card": "badger-down"}]
    assert table.view(None)["collection"][1]["badger"] == 1


def test_without_the_trump_the_trampler_itself_would_win() -> None:
    """B11 What tramples stays in the contest: orange 5 is the only orange leaf left."""
    assert winner("orange-1 blue-5 orange-5 blue-4", "badger-down") == 2


def test_a_one_that_is_not_trampled_wins_when_the_arrow_points_down() -> None:
    """B9, B11 Nothing but the 5 of its own colour tramples it."""
    assert winner("orange-1 orange-4 orange-6 blue-5", "badger-down") == 0


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_chooses_the_card_at_stake_and_then_leads(first: int) -> None:
    """B7 One seat after the other: first a card that lies face up, then any leaf."""
    table = board("\n".join(["seat", *(f"{seat}{'*' * (seat == first)}" for seat in range(3))]), "cage-up")
    assert table.acting() == (first,)
    assert len(table.legal(first)) == 2
    events = table.play(first, "cage-up")
    assert [event.plain() for event in events] == [
        {"kind": "stake-chosen", "clause": "B7", "seat": first, "card": "cage-up"}
    ]
    assert (table.acting(), table.view(None)["stake"]) == ((first,), "cage-up")
    events = table.play(first, table.legal(first)[0])
    assert [(event.kind, event.clause, event.seat) for event in events] == [("leaf-led", "B7", first)]
    assert table.acting() == ((first + 1) % 3,)


def test_a_card_that_does_not_lie_face_up_cannot_be_at_stake() -> None:
    """B7 Only a card that lies face up."""
    table = BADGER.table(seats=3, seed=2)
    (seat,) = table.acting()
    missing = next(offer for offer, count in table.view(None)["face_up"].items() if count == 0)
    with pytest.raises(Illegal) as refused:
        table.play(seat, missing)
    assert (refused.value.clause, refused.value.refusal) == ("B7", "not-face-up")
    assert {str(action) for action in table.legal(seat)} == {
        offer for offer, count in table.view(None)["face_up"].items() if count
    }


def test_a_leaf_is_led_only_once_the_card_is_chosen_and_not_the_other_way_round() -> None:
    """B7, B13 What is not asked is refused."""
    table = board("seat  lays\n0*  pink-4\n1  orange-2\n2  blue-9")
    with pytest.raises(Illegal, match="not-asked"):
        table.play(0, "pink-4")
    table.play(0, "twig-up")
    for move in ("twig-up", "magpie-bone-of-1", "keep", "cage-badger-of-1", "trap-male-of-1", "with-badger", "decline"):
        with pytest.raises(Illegal, match="not-asked"):
            table.play(0, move)
    with pytest.raises(NotAllowed):
        table.play(1, "orange-2")


@given(seats=st.integers(3, 5), seed=st.integers(0, 2**64 - 1))
def test_whoever_has_the_led_colour_follows_and_whoever_has_not_lays_anything(seats: int, seed: int) -> None:
    """B8, B7 The first player may lead any leaf; a seat that cannot follow may lay any, trump or not."""
    table = BADGER.table(seats=seats, seed=seed)
    names = names_of(Leaf)
    free = 0
    for _ in random_moves(table, seed):
        state = table.state
        if state.question != Question.LEAF:
            continue
        hand = [leaf for at, leaf in enumerate(names) if state.hand[state.turn, at]]
        led = "-" if state.turn == state.first else names[state.laid[state.first]]
        follow = [leaf for leaf in hand if leaf.split("-")[0] == led.split("-")[0]]
        assert [str(action) for action in table.legal(state.turn)] == (follow or hand)
        free += state.turn != state.first and not follow
    assert free > 0


def test_a_leaf_of_another_colour_is_refused_while_the_led_one_is_in_the_hand() -> None:
    """B8 The refusal says why: not in the hand at all, or not of the colour that must be followed."""
    table = BADGER.table(seats=3, seed=1)
    (first,) = table.acting()
    table.play(first, table.legal(first)[0])
    hands = table.position()["state"]["hand"]
    follower = (first + 1) % 3
    colours = [leaf.split("-")[0] for leaf in hands[follower]]
    led = next(leaf for leaf in hands[first] if colours.count(leaf.split("-")[0]) not in (0, TRICKS))
    table.play(first, led)
    other = next(leaf for leaf in hands[follower] if leaf.split("-")[0] != led.split("-")[0])
    for leaf, reason in ((other, "must-follow"), (led, "not-in-hand"), ("yellow-3", "not-in-hand")):
        with pytest.raises(Illegal) as refused:
            table.play(follower, leaf)
        assert (refused.value.clause, refused.value.refusal) == ("B8", reason)


@pytest.mark.parametrize(
    ("leaves", "kind"),
    [
        ("orange-4 orange-6 orange-8", "leaf-follows"),
        ("pink-4 pink-6 pink-2", "leaf-follows"),
        ("orange-4 pink-6 pink-2", "leaf-trumps"),
        ("orange-4 blue-6 blue-2", "leaf-discarded"),
        ("pink-4 blue-6 blue-2", "leaf-discarded"),
    ],
)
def test_the_log_says_who_follows_who_trumps_and_who_discards(leaves: str, kind: str) -> None:
    """B8 Pink is a colour like any other when it is led."""
    drawn = leaves.split()
    table = board("\n".join(["seat  lays", *(f"{seat}  {leaf}" for seat, leaf in enumerate(drawn))]))
    table.play(0, "twig-up")
    table.play(0, drawn[0])
    (event,) = table.play(1, drawn[1])
    assert (event.kind, event.seat, event.values) == (kind, 1, {"leaf": drawn[1]})


def test_who_fails_to_follow_has_shown_to_lack_the_colour() -> None:
    """B8 Everyone sees it, until new leaves are dealt."""
    table = board("seat  lays\n0*  orange-4\n1  blue-6\n2  orange-2")
    table.play(0, "twig-up")
    table.play(0, "orange-4")
    table.play(1, "blue-6")
    assert table.view(None)["lacks"] == [[], ["orange"], []]
    table.play(2, "orange-2")
    assert table.view(None)["lacks"] == [[], [], []]


@pytest.mark.parametrize(
    ("leaves", "up", "down"),
    [
        ("orange-4 orange-6 orange-2", 1, 2),
        ("pink-4 pink-6 pink-2", 1, 2),
        ("orange-4 blue-6 blue-2", 0, 0),
        ("orange-4 pink-6 pink-2", 1, 2),
        ("orange-4 pink-2 orange-9", 1, 1),
        ("orange-9 blue-11 orange-10", 2, 0),
    ],
)
def test_the_arrow_says_whether_the_highest_or_the_lowest_wins(leaves: str, up: int, down: int) -> None:
    """B9, B10 Among trumps if there are any, else among the led colour; other colours never win."""
    assert (winner(leaves, "bone-up"), winner(leaves, "bone-down")) == (up, down)


@pytest.mark.parametrize(
    ("leaves", "trampled"),
    [
        ("orange-1 orange-5 orange-9", [("orange-1", "orange-5")]),
        ("orange-5 orange-1 orange-9", [("orange-1", "orange-5")]),
        ("orange-11 orange-7 orange-9", [("orange-11", "orange-7")]),
        ("pink-7 pink-5 pink-2", [("pink-7", "pink-5")]),
        ("pink-1 pink-3 pink-2", [("pink-1", "pink-3")]),
        ("orange-1 blue-5 pink-5", []),
        ("pink-1 pink-5 pink-2", []),
        ("pink-7 pink-3 pink-2", []),
        ("orange-1 orange-7 orange-9", []),
        ("orange-11 orange-5 orange-9", []),
        ("orange-5 orange-7 orange-9", []),
        ("blue-1 pink-7 blue-5", [("blue-1", "blue-5")]),
        ("orange-4 blue-11 blue-7", [("blue-11", "blue-7")]),
        ("orange-1 orange-5 pink-7 pink-5", [("orange-1", "orange-5"), ("pink-7", "pink-5")]),
        ("orange-1 orange-11 orange-5 orange-7", [("orange-1", "orange-5"), ("orange-11", "orange-7")]),
    ],
)
def test_the_lowest_and_the_highest_of_a_colour_are_trampled_by_one_value_of_it(
    leaves: str, trampled: list[tuple[str, str]]
) -> None:
    """B11, B12 Ordinary 1 by 5 and 11 by 7, pink 7 by 5 and 1 by 3, in whichever order they were laid."""
    table = board("\n".join(["seat  lays", *(f"{seat}  {leaf}" for seat, leaf in enumerate(leaves.split()))]))
    events = told(play_trick(table), "leaf-trampled")
    assert [(event["leaf"], event["trampler"]) for event in events] == trampled
    assert all(leaves.split()[event["seat"]] == event["leaf"] for event in events)


def test_trumps_that_are_all_but_trampled_leave_the_trampler() -> None:
    """B10, B11 Pink 7 is out, pink 5 beside it is still a trump and wins."""
    assert winner("orange-9 pink-7 pink-5", "bone-up") == 2


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("stake", [Offer.BONE_UP, Offer.BONE_DOWN])
def test_every_trick_is_won_as_the_rulebook_says(first: int, stake: Offer) -> None:
    """B9–B12 Compared with the rule told in another way, for all tricks of three leaves that matter."""
    some = [f"pink-{value}" for value in (1, 2, 3, 5, 7)] + [f"orange-{value}" for value in (1, 4, 5, 7, 11)]
    some += ["blue-1", "blue-5"]
    table = BADGER.table(seats=3, seed=0)
    state: Any = table.state
    state.first, state.stake = first, stake
    for leaves in permutations(some, 3):
        state.laid = Line(names_of(Leaf).index(leaf) for leaf in leaves)
        found = trick_winner(state, table.setup.edition.shadow)  # type: ignore[arg-type]  # shadows act as records
        assert found == by_the_book(dict(enumerate(leaves)), first, highest=stake == Offer.BONE_UP)


@pytest.mark.parametrize("reader", [0, 1, 2, None])
def test_leaves_that_are_laid_are_seen_by_all_and_those_in_hand_by_their_owner(reader: int | None) -> None:
    """B13, B5 What is played is public; hands are not."""
    table = board("seat  lays\n0*  orange-4\n1  blue-6\n2  orange-2")
    table.play(0, "twig-up")
    table.play(0, "orange-4")
    view = table.view(reader)
    assert view["laid"] == ["orange-4", None, None]
    assert "orange-4" in view["played"]
    hands: list[object] = [[], ["blue-6"], ["orange-2"]]
    assert view["hand"] == [hand if seat == reader else HIDDEN for seat, hand in enumerate(hands)]


def test_the_winner_takes_the_card() -> None:
    """B13 At once, into the winner's own collection; it is no longer at stake."""
    table = board("seat  lays\n0*  orange-4\n1  orange-6\n2  orange-2", "badger-up")
    events = play_trick(table, "badger-up")
    assert told(events, "card-joins") == [{"seat": 1, "card": "badger"}]
    view = table.view(None)
    assert [collection["badger"] for collection in view["collection"]] == [0, 1, 0]
    assert view["stake"] is None


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"turn": 2}, r"laid\[1\]: the leaves are laid clockwise"),
        ({"first": 1}, r"laid\[0\]: the leaves are laid clockwise"),
        ({"laid": [None, None, None]}, r"laid\[0\]"),
        ({"laid": ["orange-4", "blue-6", None]}, r"laid\[1\]"),
        ({"laid": ["orange-2", None, None]}, r"laid\[0\]: orange-2 is not among the leaves played"),
        ({"stake": None}, "stake: a card is at stake"),
        ({"question": "stake"}, r"laid\[0\]"),
        ({"question": "cage"}, r"laid\[1\]"),
        ({"arriving": "bone"}, "arriving"),
        ({"hand": [[], ["blue-6"], ["orange-2", "orange-4"]]}, "orange-4: in 2 places"),
        ({"hand": [[], [], ["orange-2"]]}, r"hand\[1\]: 0 leaves, but at this moment a hand has 1"),
        ({"hand": [[], ["green-6"], ["orange-2"]]}, "green-6: 3 players leave that colour in the box"),
        ({"lacks": [[], ["blue"], []]}, r"lacks\[1\]: blue, but the seat has a leaf of that colour"),
        ({"lacks": [["orange"], [], []]}, r"lacks\[0\]: orange, but the seat has a leaf of that colour"),
        ({"lacks": [["green"], [], []]}, r"lacks\[0\]: green, but that colour has not been led"),
    ],
)
def test_a_position_in_which_leaves_and_turns_disagree_is_refused(change: dict[str, object], complaint: str) -> None:
    """B2, B5, B7, B8 Seat 0 has led, seat 1 is to follow; each change makes that impossible."""
    table = board("seat  lays\n0*  orange-4\n1  blue-6\n2  orange-2")
    table.play(0, "twig-up")
    table.play(0, "orange-4")
    position = table.position()
    assert BADGER.table(position=position).acting() == (1,)
    position["state"] |= change
    with pytest.raises(Unreadable, match=f"impossible position: {complaint}"):
        BADGER.table(position=position)


def test_a_position_with_too_many_leaves_played_is_refused() -> None:
    """B5 As many leaves are played as tricks and turns have passed."""
    position = board("seat\n0*\n1\n2").position()
    position["state"]["played"].append(
        next(leaf for leaf in leaves_of(3)[::-1] if leaf not in position["state"]["played"])
    )
    with pytest.raises(Unreadable, match="impossible position"):
        BADGER.table(position=position)


def test_a_position_that_forgets_who_did_not_follow_is_refused() -> None:
    """B8 Blue was laid on orange: that seat has shown to lack orange."""
    table = board("seat  lays\n0*  orange-4\n1  blue-6\n2  orange-2")
    for seat, move in ((0, "twig-up"), (0, "orange-4"), (1, "blue-6")):
        table.play(seat, move)
    position = table.position()
    assert position["state"]["lacks"][1] == ["orange"]
    position["state"]["lacks"][1] = []
    with pytest.raises(Unreadable, match=r"lacks\[1\]: orange is led, and the leaf laid does not follow"):
        BADGER.table(position=position)
