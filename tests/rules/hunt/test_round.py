"""A round: all choose a card in secret and reveal together."""

from __future__ import annotations

from itertools import permutations

import pytest

import sousbois
from sousbois.core.errors import Illegal, NotAllowed, Unreadable
from sousbois.core.view import HIDDEN
from sousbois.play.table import Table
from tests.rules.course import told
from tests.rules.hunt.board import OWN_CARDS, board, play_round, round_goes

HUNT = sousbois.game("hunt")

FULL_HANDS = """
    seat  easy
    0*    -
    1     -
    2     -
"""


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_choose_at_the_same_time(seats: int) -> None:
    """J3 Every player owes a choice, whoever has the start card."""
    table = HUNT.table(seats=seats, seed=3)
    assert table.acting() == tuple(range(seats))


def test_any_card_of_the_hand_can_be_chosen() -> None:
    """J3 Chaque joueur choisit une carte de sa main."""
    table = board("""
        seat  hand
        0*    hunter wolf rabbit carrot closed-season
        1     wolf wolf
        2     carrot closed-season
    """)
    assert [[str(action) for action in table.legal(seat)] for seat in range(3)] == [
        list(OWN_CARDS),
        ["wolf"],
        ["carrot", "closed-season"],
    ]


@pytest.mark.parametrize("card", ["hunter", "rabbit", "carrot", "closed-season"])
def test_a_card_that_is_not_in_the_hand_is_refused_and_nothing_changes(card: str) -> None:
    """J3 One chooses a card of one's own hand: not one that lies in the easy prey, in the pile or under the lodge."""
    table = board("""
        seat  hand       easy
        0*    wolf       carrot
        1     carrot     -
        2     carrot     -
    """)
    before = table.position()
    with pytest.raises(Illegal) as refused:
        table.play(0, card)
    assert (refused.value.clause, refused.value.refusal) == ("J3", "not-in-hand")
    assert (table.position(), table.acting(), table.history) == (before, (0, 1, 2), [])


def test_a_choice_is_final() -> None:
    """J3 Who has laid a card down waits for the others."""
    table = board(FULL_HANDS)
    table.play(1, "wolf")
    assert (table.acting(), table.legal(1)) == ((0, 2), ())
    with pytest.raises(NotAllowed, match="waiting for 0, 2"):
        table.play(1, "carrot")


def test_a_chosen_card_is_secret_until_all_have_chosen() -> None:
    """J3 It lies face down: its owner knows it, nobody else does, and the others' cards stay as secret."""
    table = board(FULL_HANDS)
    table.play(0, "wolf")
    table.play(1, "closed-season")
    assert table.view(0)["above"] == ["wolf", HIDDEN, HIDDEN]
    assert table.view(1)["above"] == [HIDDEN, "closed-season", HIDDEN]
    assert table.view(2)["above"] == [HIDDEN, HIDDEN, None]
    assert table.view(None)["above"] == [HIDDEN, HIDDEN, HIDDEN]


@pytest.mark.parametrize("reader", [1, 2, None])
def test_nothing_on_the_table_betrays_which_card_was_chosen(reader: int | None) -> None:
    """J3 Whatever seat 0 chooses, the others see the same."""
    views = []
    for card in OWN_CARDS:
        table = board(FULL_HANDS)
        table.play(0, card)
        views.append(table.view(reader))
    assert views == [views[0]] * len(OWN_CARDS)


def test_all_cards_are_revealed_together() -> None:
    """J3 Nothing is told before the last player has chosen; then all cards are shown."""
    table = board(FULL_HANDS)
    assert table.play(2, "rabbit") == ()
    assert table.play(0, "wolf") == ()
    events = table.play(1, "carrot")
    assert events[0].clause == "J3"
    assert told(events, "reveal") == [
        {"seat": 0, "card": "wolf"},
        {"seat": 1, "card": "carrot"},
        {"seat": 2, "card": "rabbit"},
    ]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_it_does_not_matter_who_chooses_first(order: tuple[int, ...]) -> None:
    """J3 Choices are made in any order, and the round is the same."""
    drawing = """
        seat  easy
        0     rabbit
        1*    -
        2     wolf
    """
    chosen = {0: "hunter", 1: "wolf", 2: "rabbit"}
    table, other = board(drawing), board(drawing)
    for seat in order:
        table.play(seat, chosen[seat])
    assert (table.events, table.position()) == (play_round(other, "hunter wolf rabbit"), other.position())


def test_hunters_act_before_wolves_and_wolves_before_rabbits() -> None:
    """J3, J5, J6, J7 The kind of card decides who acts first; the start card only orders cards of one kind."""
    table = round_goes("""
        seat  easy    plays   ->  piled          easy    back
        0     carrot  hunter  ->  wolf           -       hunter
        1     -       wolf    ->  -              -       -
        2     -       wolf    ->  rabbit         wolf    -
        3     -       rabbit  ->  -              -       -
        4*    -       rabbit  ->  carrot         rabbit  -
    """)
    effects = [(event.clause, event.seat) for event in table.events if event.clause in ("J4", "J5", "J6", "J7")]
    assert effects == [("J5", 0), ("J6", 2), ("J7", 4)]


def test_a_rabbit_with_the_start_card_does_not_eat_before_the_wolves_have_hunted() -> None:
    """J3, J6, J7 The rabbit sits at the carrot and acts first of all rabbits: the wolf comes before."""
    round_goes("""
        seat  easy  plays   ->  piled   easy    back
        0*    -     rabbit  ->  -       -       -
        1     -     carrot  ->  -       carrot  -
        2     -     wolf    ->  rabbit  wolf    -
    """)


def test_a_carrot_does_not_act() -> None:
    """J3 Carrots lie there and nothing more, whatever lies beside them."""
    round_goes("""
        seat  easy    plays   ->  piled   easy    back  under  lodge
        0*    wolf    carrot  ->  wolf    carrot  -     -      -
        1     rabbit  carrot  ->  rabbit  carrot  -     -      -
        2     carrot  carrot  ->  carrot  carrot  -     -      -
    """)


def test_easy_prey_does_not_act() -> None:
    """J3 A wolf among the easy prey catches no rabbit, and a rabbit among it eats no carrot."""
    round_goes("""
        seat  easy    plays   ->  piled   easy    back
        0*    wolf    carrot  ->  wolf    carrot  -
        1     rabbit  carrot  ->  rabbit  carrot  -
        2     -       carrot  ->  -       carrot  -
    """)


@pytest.mark.parametrize("reader", [0, 1, 2])
def test_an_imagined_table_differs_only_in_what_others_have_laid_face_down(reader: int) -> None:
    """J3 A player who imagines the others' choices knows their own, and deals each other a card of their hand."""
    table = board("""
        seat  hand
        0*    wolf wolf carrot
        1     hunter rabbit closed-season
        2     carrot
    """)
    table.play(0, "wolf")
    table.play(1, "rabbit")
    before = table.view(reader)
    imagined: list[set[int]] = [set(), set(), set()]
    for seed in range(60):
        sample = Table(table.setup, table.setup.redealt(table.state, reader, seed), seed=None)
        assert sample.view(reader) == {**before, "events": sample.view(reader)["events"]}
        for seat in range(3):
            imagined[seat].add(sample.position()["state"]["above"][seat])
    possible = [{"wolf", "carrot"}, {"hunter", "rabbit", "closed-season"}, {None}]
    known = [{"wolf"}, {"rabbit"}, {None}]
    assert imagined == [known[seat] if seat == reader else possible[seat] for seat in range(3)]


def test_a_position_in_the_middle_of_a_round_is_accepted() -> None:
    """J3 Cards that lie face down are part of the position, and the round goes on from it."""
    table = board(FULL_HANDS)
    table.play(1, "wolf")
    again = HUNT.table(position=table.position())
    assert (again.acting(), again.view(1)["above"][1]) == ((0, 2), "wolf")


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("owing", [0, 1, 2], r"above\[1\]: a seat owes a decision until it has laid a card"),
        ("above", [None, "wolf", "carrot"], r"above\[2\]: a seat owes a decision until it has laid a card"),
        ("above", [None, None, None], r"above\[1\]: a seat owes a decision until it has laid a card"),
        ("above", [None, "hunter", None], r"above\[1\]: hunter is not in that player's hand"),
        ("owing", [], "owing: nobody owes a decision, but the last day has not come"),
    ],
)
def test_a_position_where_choices_and_hands_disagree_is_refused(field: str, value: object, complaint: str) -> None:
    """J3 Exactly those owe a choice who have laid no card, and a card laid is a card of the hand."""
    table = board("""
        seat  hand
        0*    wolf carrot
        1     wolf carrot
        2     wolf carrot
    """)
    table.play(1, "wolf")
    position = table.position()
    position["state"][field] = value
    with pytest.raises(Unreadable, match=f"impossible position: {complaint}"):
        HUNT.table(position=position)
