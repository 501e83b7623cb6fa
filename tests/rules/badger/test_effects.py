"""Magpie, cage and trap: what they can do, and that they must."""

from __future__ import annotations

from collections import Counter

import pytest

from sousbois.core.errors import Illegal, Unreadable
from sousbois.play.table import Table
from tests.rules.badger.board import BADGER, board, collections_of, kinds, play_trick, wins
from tests.rules.course import told

OPTIONAL = {"optional_effects": True}


def asked(stake: str, drawing: str, *answers: str) -> Table:
    """The table at which seat 0 has won the card and given these answers."""
    table = board(drawing, stake)
    play_trick(table, stake)
    for answer in answers:
        table.play(0, answer)
    assert table.acting() == (0,)
    return table


def moves(table: Table) -> list[str]:
    """What seat 0 can do."""
    return [str(action) for action in table.legal(0)]


def refusal(table: Table, move: str) -> tuple[str, str]:
    """The clause and the reason by which a move of seat 0 is refused."""
    with pytest.raises(Illegal) as refused:
        table.play(0, move)
    return refused.value.clause, refused.value.refusal


# Magpie


def test_a_magpie_eats_a_food_of_anyone_or_takes_a_bone_or_a_twig_of_another() -> None:
    """B19 Every loose food, one's own included; bones and twigs of opponents only; each named once."""
    table = asked(
        "magpie-up",
        """
        seat  collection
        0     wheat wheat twig bone
        1     twig twig bone weevil
        2     wheat
        """,
    )
    assert moves(table) == [
        "magpie-wheat-of-0",
        "magpie-bone-of-1",
        "magpie-twig-of-1",
        "magpie-weevil-of-1",
        "magpie-wheat-of-2",
    ]
    assert table.view(None)["stake"] == "magpie-up"
    assert refusal(table, "magpie-twig-of-0") == ("B19", "only-from-others")
    assert refusal(table, "magpie-bone-of-2") == ("B19", "not-there")
    assert refusal(table, "magpie-wheat-of-4") == ("B19", "not-there")
    assert refusal(table, "decline") == ("B19", "must-be-used")


def test_food_that_the_magpie_eats_is_discarded_and_so_is_the_magpie() -> None:
    """B19 Of another player, or of oneself."""
    for owner, left in (("1", ["weevil", "wheat", "-"]), ("0", ["-", "wheat wheat", "-"])):
        table = asked("magpie-up", "seat  collection\n0  weevil\n1  wheat wheat\n2  -")
        was = Counter(table.view(None)["discarded"])
        food = "wheat" if owner == "1" else "weevil"
        events = table.play(0, f"magpie-{food}-of-{owner}")
        assert told(events, "magpie-eats") == [{"seat": 0, "owner": int(owner), "food": food}]
        assert collections_of(table) == left
        gone = Counter(table.view(None)["discarded"])
        gone.subtract(was)
        last = told(events, "last-card-discarded")[0]["card"].split("-")[0]
        assert +gone == Counter([food, "magpie", last])


@pytest.mark.parametrize(("answer", "collections"), [("keep", ["twig", "bone", "-"]), ("discard", ["-", "bone", "-"])])
def test_a_stolen_twig_is_kept_or_discarded(answer: str, collections: list[str]) -> None:
    """B19 That is decided once it is taken; the magpie is discarded in any case."""
    table = asked("magpie-down", "seat  collection\n0  -\n1  bone twig\n2  -", "magpie-twig-of-1")
    assert moves(table) == ["keep", "discard"]
    assert collections_of(table) == ["-", "bone", "-"]
    assert (table.view(None)["arriving"], table.view(None)["stake"]) == ("twig", "magpie-down")
    assert refusal(table, "decline") == ("B13", "not-asked")
    events = table.play(0, answer)
    assert events[0].kind == f"stolen-card-{'kept' if answer == 'keep' else 'discarded'}"
    assert collections_of(table) == collections
    assert (table.view(None)["arriving"], table.view(None)["stake"]) == (None, None)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("badger", "badger-bone"),
        ("badger-cage", "badger-bone-cage"),
        ("female", "female bone"),
        ("twig twig twig twig", "twig twig twig twig bone"),
    ],
)
def test_a_stolen_bone_that_is_kept_is_settled_like_one_that_is_won(before: str, after: str) -> None:
    """B19, B26, B20 It goes to the thief's hungry badger."""
    wins(
        "magpie-up",
        f"seat  collection  ->  collection\n0  {before}  ->  {after}\n1  bone  ->  -\n2  -  ->  -",
        "keep",
    )


def test_a_stolen_bone_may_raise_the_question_which_badger_gets_it() -> None:
    """B19, B15 Magpie, keep, partner: a winner never decides more often than that."""
    events = wins(
        "magpie-up",
        """
        seat  collection            ->  collection
        0     badger badger-cage    ->  badger badger-bone-cage
        1     bone                  ->  -
        2     twig                  ->  twig
        """,
        "magpie-bone-of-1",
        "keep",
        "with-badger-cage",
    )
    assert kinds(events) == ["magpie-takes", "stolen-card-kept", "bone-keeps-badger-busy"]


def test_a_magpie_that_can_only_do_harm_must_still_be_used() -> None:
    """B19 The only food is one's own: it is eaten, and nobody is asked."""
    events = wins(
        "magpie-up",
        """
        seat  collection   ->  collection
        0     wheat twig   ->  twig
        1     badger       ->  badger
        2     -            ->  -
        """,
    )
    assert kinds(events) == ["magpie-eats"]


def test_a_single_use_is_carried_out_at_once() -> None:
    """B19 A single twig of an opponent is taken; what becomes of it is still a choice."""
    table = asked("magpie-up", "seat  collection\n0  twig bone\n1  twig twig\n2  -")
    assert told(table.events, "magpie-takes") == [{"seat": 0, "owner": 1, "card": "twig"}]
    assert moves(table) == ["keep", "discard"]


@pytest.mark.parametrize(
    "drawing",
    [
        "0  -  ->  -\n1  -  ->  -\n2  -  ->  -",
        "0  bone twig  ->  bone twig\n1  female-wheat  ->  female-wheat\n2  badger-bone  ->  badger-bone",
        "0  male-weevil  ->  male-weevil\n1  badger-bone-cage  ->  badger-bone-cage\n2  badger  ->  badger",
    ],
)
def test_a_magpie_cannot_touch_associated_cards(drawing: str) -> None:
    """B27, B19 Without anything loose it is just discarded; one's own bones and twigs are no prey."""
    events = wins("magpie-up", f"seat  collection  ->  collection\n{drawing}")
    assert kinds(events) == ["magpie-finds-nothing"]


# Cage


def test_a_cage_takes_any_badger_that_is_not_in_a_cage() -> None:
    """B22 Anyone's, with or without a bone."""
    table = asked(
        "cage-up",
        """
        seat  collection
        0     badger-bone badger-cage
        1     badger badger-bone
        2     badger-bone-cage
        """,
    )
    assert moves(table) == ["cage-badger-bone-of-0", "cage-badger-of-1", "cage-badger-bone-of-1"]
    assert refusal(table, "cage-badger-of-0") == ("B22", "no-such-badger")
    assert refusal(table, "cage-badger-of-2") == ("B22", "no-such-badger")
    assert refusal(table, "cage-badger-of-4") == ("B22", "no-such-badger")
    assert refusal(table, "decline") == ("B19", "must-be-used")


def test_a_stolen_badger_brings_its_bone() -> None:
    """B22 It stays busy, and the thief's hamsters live."""
    events = wins(
        "cage-up",
        """
        seat  collection          ->  collection
        0     female              ->  female badger-bone-cage
        1     badger-bone badger  ->  badger
        2     -                   ->  -
        """,
        "cage-badger-bone-of-1",
    )
    assert told(events, "badger-stolen") == [{"seat": 0, "owner": 1, "stack": "badger-bone"}]


def test_ones_own_badger_can_be_put_into_the_cage() -> None:
    """B22 It is then safe from theft; nothing else changes."""
    events = wins(
        "cage-up",
        """
        seat  collection        ->  collection
        0     badger twig       ->  badger-cage twig
        1     badger            ->  badger
        2     -                 ->  -
        """,
        "cage-badger-of-0",
    )
    assert kinds(events) == ["own-badger-caged"]
    assert told(events, "own-badger-caged") == [{"seat": 0, "stack": "badger"}]


@pytest.mark.parametrize("stacks", ["-", "badger-cage", "badger-bone-cage", "female"])
def test_a_cage_without_a_badger_to_take_is_discarded(stacks: str) -> None:
    """B22 A badger in a cage cannot be stolen, nor put into another one."""
    events = wins(
        "cage-up", f"seat  collection  ->  collection\n0  -  ->  -\n1  {stacks}  ->  {stacks}\n2  twig  ->  twig"
    )
    assert kinds(events) == ["cage-finds-nothing"]


def test_the_owner_of_a_stolen_badger_loses_it_and_nothing_else() -> None:
    """B22 The victim's hamsters had been eaten before; what is left stays."""
    wins(
        "cage-up",
        """
        seat  collection         ->  collection
        0     -                  ->  badger-cage
        1     badger twig wheat  ->  twig wheat
        2     -                  ->  -
        """,
    )


# Trap


def test_a_trap_takes_any_hamster_that_is_not_in_a_trap() -> None:
    """B23 Anyone's, fed or not."""
    table = asked(
        "trap-down",
        """
        seat  collection
        0     female-weevil
        1     female female-wheat male
        2     male-weevil female-trap
        """,
    )
    assert moves(table) == [
        "trap-female-weevil-of-0",
        "trap-female-of-1",
        "trap-female-wheat-of-1",
        "trap-male-of-1",
        "trap-male-weevil-of-2",
    ]
    assert refusal(table, "trap-female-of-2") == ("B23", "no-such-hamster")
    assert refusal(table, "trap-male-wheat-of-3") == ("B23", "no-such-hamster")
    assert refusal(table, "decline") == ("B19", "must-be-used")


@pytest.mark.parametrize(
    ("own", "hamster", "after", "then"),
    [
        ("-", "female-wheat", "female-wheat-trap", []),
        ("wheat", "female", "female-wheat-trap", ["hamster-gets-food"]),
        ("wheat", "female-weevil", "female-weevil-trap wheat", []),
        ("badger", "female", "badger", ["badger-eats"]),
        ("badger weevil", "male", "badger", ["hamster-gets-food", "badger-eats"]),
        ("badger-bone", "male-wheat", "badger-bone male-wheat-trap", []),
        (
            "male-wheat",
            "male-weevil",
            "-",
            ["quarrel", "hamster-lost-in-quarrel", "hamster-lost-in-quarrel"],
        ),
    ],
)
def test_a_stolen_hamster_arrives_with_food_and_trap_and_is_settled(
    own: str, hamster: str, after: str, then: list[str]
) -> None:
    """B23, B24, B26 It takes a food that waits, is eaten by a hungry badger, or starts a quarrel: the trap only helps
    against thieves."""
    events = wins(
        "trap-up",
        f"seat  collection  ->  collection\n0  {own}  ->  {after}\n1  {hamster}  ->  -\n2  -  ->  -",
        *([f"trap-{hamster}-of-1"] if own == "male-wheat" else []),
    )
    assert kinds(events) == ["hamster-stolen", *then]
    assert told(events, "hamster-stolen") == [{"seat": 0, "owner": 1, "stack": hamster}]


def test_a_trap_takes_one_hamster_of_a_pair() -> None:
    """B17, B23 Male and female are a bonus, not an association."""
    wins(
        "trap-up",
        """
        seat  collection         ->  collection
        0     -                  ->  male-trap
        1     female-wheat male  ->  female-wheat
        2     -                  ->  -
        """,
        "trap-male-of-1",
    )


def test_ones_own_hamster_can_be_put_into_the_trap() -> None:
    """B23 It keeps its food."""
    events = wins(
        "trap-up",
        """
        seat  collection           ->  collection
        0     female-wheat female  ->  female-wheat-trap female
        1     -                    ->  -
        2     -                    ->  -
        """,
        "trap-female-wheat-of-0",
    )
    assert told(events, "own-hamster-trapped") == [{"seat": 0, "stack": "female-wheat"}]


@pytest.mark.parametrize("stacks", ["-", "female-trap male-wheat-trap", "badger"])
def test_a_trap_without_a_hamster_to_take_is_discarded(stacks: str) -> None:
    """B23 A hamster in a trap cannot be stolen."""
    events = wins(
        "trap-up", f"seat  collection  ->  collection\n0  -  ->  -\n1  {stacks}  ->  {stacks}\n2  twig  ->  twig"
    )
    assert kinds(events) == ["trap-finds-nothing"]


def test_what_stands_in_cages_and_traps_is_safe_from_all_others() -> None:
    """B24, B22, B23 With everything guarded, the only uses are those of the single badger left."""
    events = wins(
        "cage-up",
        """
        seat  collection                     ->  collection
        0     -                              ->  badger-cage
        1     badger-bone-cage female-trap   ->  badger-bone-cage female-trap
        2     badger                         ->  -
        """,
    )
    assert kinds(events) == ["badger-stolen"]


# The house rule


@pytest.mark.parametrize("card", ["magpie", "cage", "trap"])
def test_by_the_house_rule_the_use_can_be_declined(card: str) -> None:
    """B19, B22, B23 The card is discarded unused. Even a single use is asked for."""
    prey = {"magpie": "wheat", "cage": "badger", "trap": "female"}[card]
    drawing = f"seat  collection  ->  collection\n0  -  ->  -\n1  {prey}  ->  {prey}\n2  -  ->  -"
    events = wins(f"{card}-up", drawing, "decline", options=OPTIONAL)
    assert kinds(events) == [f"{card}-declined"]
    with pytest.raises(AssertionError, match=f"there is more to decide: {card}-{prey}-of-1, decline"):
        wins(f"{card}-up", drawing, options=OPTIONAL)


@pytest.mark.parametrize("card", ["magpie", "cage", "trap"])
def test_by_the_house_rule_a_card_without_a_use_still_finds_nothing(card: str) -> None:
    """B19, B22, B23 Nobody is asked whether to decline what cannot be done."""
    drawing = "seat  collection  ->  collection\n0  -  ->  -\n1  -  ->  -\n2  -  ->  -"
    assert kinds(wins(f"{card}-up", drawing, options=OPTIONAL)) == [f"{card}-finds-nothing"]


def test_the_house_rule_is_off_unless_it_is_asked_for() -> None:
    """B19 By the rulebook what can be used must be."""
    assert BADGER.options["optional_effects"].default is False


# Positions


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"turn": 1}, "turn: seat 0 has won the trick"),
        ({"question": "cage"}, "stake: trap-up, but something else is being decided"),
        ({"question": "partner"}, "stake: a card is at stake"),
        ({"question": "keep", "arriving": "female"}, "stake: trap-up"),
        ({"arriving": "wheat"}, "arriving"),
        ({"question": "nothing-more"}, "turn: somebody is to decide until the game is over"),
        ({"question": None}, "question: something is to be decided"),
        ({"turn": None}, "turn: somebody is to decide until the game is over"),
    ],
)
def test_a_position_that_asks_the_wrong_seat_or_the_wrong_question_is_refused(
    change: dict[str, object], complaint: str
) -> None:
    """B13, B23 Seat 0 has won a trap and can choose between two hamsters."""
    position = asked("trap-up", "seat  collection\n0  -\n1  female\n2  male").position()
    assert BADGER.table(position=position).acting() == (0,)
    position["state"] |= change
    with pytest.raises(Unreadable, match=f"impossible position: {complaint}"):
        BADGER.table(position=position)


def test_a_position_that_asks_without_a_choice_is_refused() -> None:
    """B19, B23 With a single hamster to take nobody is asked; with the house rule there is the choice to decline."""
    position = asked("trap-up", "seat  collection\n0  -\n1  female\n2  male").position()
    position["state"]["collection"][2]["male"] = 0
    position["state"]["discarded"]["male"] += 1
    with pytest.raises(Unreadable, match="impossible position: question: nobody is asked where there is no choice"):
        BADGER.table(position=position)
    position["options"] = OPTIONAL
    assert BADGER.table(position=position).acting() == (0,)
