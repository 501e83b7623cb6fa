"""The collection: associations, badgers, hamsters, quarrels, foods, and the order in which all of it is settled."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from sousbois.core.errors import Illegal, Unreadable
from sousbois.core.naming import names_of
from sousbois.games.badger.material import PARTNERS, Stack
from sousbois.games.badger.rules import arrive, choose_partner
from tests.rules.badger.board import BADGER, board, collections_of, kinds, play_trick, wins
from tests.rules.badger.notebook import unsettled
from tests.rules.course import told


def test_a_stolen_hungry_badger_takes_the_bone_that_waits() -> None:
    """B26, B22, B16 A fed female and a bone that waits: the badger comes with its cage, takes the bone and eats
    nobody."""
    events = wins(
        "cage-down",
        """
        seat  collection         ->  collection
        0     female-wheat bone  ->  female-wheat badger-bone-cage
        1     badger             ->  -
        2     -                  ->  -
        """,
    )
    assert kinds(events) == ["badger-stolen", "bone-keeps-badger-busy"]
    assert told(events, "bone-keeps-badger-busy") == [{"seat": 0, "badger": "badger-cage"}]


def test_without_the_bone_the_stolen_badger_eats_the_thiefs_own_hamsters() -> None:
    """B26, B22, B16 The female is eaten, and her food lost with her: the cage holds nobody back."""
    events = wins(
        "cage-down",
        """
        seat  collection    ->  collection
        0     female-wheat  ->  badger-cage
        1     badger        ->  -
        2     -             ->  -
        """,
    )
    assert kinds(events) == ["badger-stolen", "badger-eats"]
    assert told(events, "badger-eats") == [{"seat": 0, "stack": "female-wheat"}]


# Associations


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("bone", "badger", "badger-bone"),
        ("bone", "badger-cage", "badger-bone-cage"),
        ("badger", "bone", "badger-bone"),
        ("wheat", "female", "female-wheat"),
        ("wheat", "male", "male-wheat"),
        ("weevil", "female-trap", "female-weevil-trap"),
        ("weevil", "male-trap", "male-weevil-trap"),
        ("female", "wheat", "female-wheat"),
        ("female", "weevil", "female-weevil"),
        ("male", "weevil", "male-weevil"),
        ("twig", "bone wheat", "bone wheat twig"),
    ],
)
def test_what_can_be_associated_is_at_once(card: str, before: str, after: str) -> None:
    """B15, B17, B20 Whichever of the two comes first; with a single partner nobody is asked."""
    wins(f"{card}-down", f"seat  collection  ->  collection\n0  {before}  ->  {after}\n1  -  ->  -\n2  -  ->  -")


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("bone", "-", "bone"),
        ("bone", "badger-bone", "badger-bone bone"),
        ("wheat", "female-wheat", "female-wheat wheat"),
        ("weevil", "male-weevil-trap", "male-weevil-trap weevil"),
        ("wheat", "-", "wheat"),
        ("badger", "badger-bone bone bone", "badger-bone badger-bone bone"),
        ("female", "female-wheat wheat wheat", "female-wheat female-wheat wheat"),
    ],
)
def test_one_bone_for_a_badger_and_one_food_for_a_hamster(card: str, before: str, after: str) -> None:
    """B16, B17, B20 The others wait for the next."""
    wins(f"{card}-up", f"seat  collection  ->  collection\n0  {before}  ->  {after}\n1  -  ->  -\n2  -  ->  -")


def test_cards_of_others_are_no_partners() -> None:
    """B15 Associated is what lies in one collection."""
    wins(
        "bone-up",
        """
        seat  collection  ->  collection
        0     wheat       ->  wheat bone
        1     badger      ->  badger
        2     female      ->  female
        """,
    )


@pytest.mark.parametrize(
    ("card", "before", "choices"),
    [
        ("bone", "badger badger-cage", {"with-badger": "badger-bone badger-cage", "with-badger-cage": None}),
        ("wheat", "female male", {"with-female": "female-wheat male", "with-male": "female male-wheat"}),
        ("weevil", "female female-trap", {"with-female": "female-weevil female-trap", "with-female-trap": None}),
        ("wheat", "female female male-trap", {"with-female": "female female-wheat male-trap", "with-male-trap": None}),
        ("wheat", "female female-trap male", {"with-female": None, "with-female-trap": None, "with-male": None}),
    ],
)
def test_the_owner_chooses_between_partners_that_differ(card: str, before: str, choices: dict[str, str | None]) -> None:
    """B15 Which badger gets the bone, which hamster the food."""
    for choice, after in choices.items():
        table = board(f"seat  collection\n0  {before}\n1  -\n2  -", f"{card}-up")
        play_trick(table, f"{card}-up")
        assert table.view(None)["arriving"] == card
        assert [str(action) for action in table.legal(0)] == list(choices)
        events = table.play(0, choice)
        assert [event.kind for event in events][:2] == [
            "bone-keeps-badger-busy" if card == "bone" else "hamster-gets-food",
            "first-player-moves",
        ]
        partner = choice.removeprefix("with-")
        name = "badger" if card == "bone" else "hamster"
        assert events[0].values[name] == partner
        if after:
            assert Counter(collections_of(table)[0].split()) == Counter(after.split())


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("bone", "badger badger", "badger badger-bone"),
        ("bone", "badger-cage badger-cage badger-bone", "badger-bone badger-cage badger-bone-cage"),
        ("wheat", "female female female", "female female female-wheat"),
    ],
)
def test_partners_that_do_not_differ_are_no_choice(card: str, before: str, after: str) -> None:
    """B15 Nobody is asked which of two equal hamsters is fed."""
    wins(f"{card}-up", f"seat  collection  ->  collection\n0  {before}  ->  {after}\n1  -  ->  -\n2  -  ->  -")


def test_a_partner_that_is_not_there_is_refused() -> None:
    """B15 Food is for hamsters of the collection, and not for badgers."""
    table = board("seat  collection\n0  female male\n1  badger\n2  -", "wheat-up")
    play_trick(table, "wheat-up")
    for choice in ("with-badger", "with-badger-cage", "with-female-trap", "with-male-trap"):
        with pytest.raises(Illegal) as refused:
            table.play(0, choice)
        assert (refused.value.clause, refused.value.refusal) == ("B15", "no-such-partner")
    with pytest.raises(Illegal, match="not-asked"):
        table.play(0, "decline")


# Badgers


@pytest.mark.parametrize(
    ("card", "before", "after", "eaten"),
    [
        ("badger", "female male-wheat", "badger", ["female", "male-wheat"]),
        ("badger", "female-wheat-trap male-weevil", "badger", ["female-wheat-trap", "male-weevil"]),
        ("female", "badger", "badger", ["female"]),
        ("male", "badger-cage", "badger-cage", ["male"]),
        ("female", "badger-bone badger", "badger-bone badger", ["female"]),
        ("female", "badger wheat wheat", "badger wheat", ["female-wheat"]),
        ("badger", "female-wheat female-wheat wheat", "badger wheat", ["female-wheat", "female-wheat"]),
        ("female", "badger-bone", "badger-bone female", []),
        ("badger", "female bone", "female badger-bone", []),
        ("badger", "female-wheat badger-bone bone", "female-wheat badger-bone badger-bone", []),
    ],
)
def test_a_badger_without_a_bone_eats_every_hamster(card: str, before: str, after: str, eaten: list[str]) -> None:
    """B16, B24 Those there and those that come later, with food and trap, caged or not; with a bone it eats none."""
    drawing = f"seat  collection  ->  collection\n0  {before}  ->  {after}\n1  female  ->  female\n2  -  ->  -"
    events = wins(f"{card}-up", drawing)
    assert [event["stack"] for event in told(events, "badger-eats")] == eaten


def test_a_bone_keeps_one_badger_busy_and_the_other_stays_hungry() -> None:
    """B16, B20 A female that comes now is still eaten."""
    wins(
        "bone-up",
        """
        seat  collection     ->  collection
        0     badger badger  ->  badger badger-bone
        1     -              ->  -
        2     -              ->  -
        """,
    )
    wins(
        "female-up",
        """
        seat  collection          ->  collection
        0     badger badger-bone  ->  badger badger-bone
        1     -                   ->  -
        2     -                   ->  -
        """,
    )


# Hamsters


@pytest.mark.parametrize(
    ("before", "lost"),
    [
        ("male", ["male", "male"]),
        ("male female female", ["female", "female", "male", "male"]),
        ("male-wheat female-weevil-trap", ["female-weevil-trap", "male", "male-wheat"]),
        ("male-trap female", ["female", "male", "male-trap"]),
        ("male-wheat wheat", ["male-wheat", "male-wheat"]),
        ("male-weevil female-wheat weevil weevil", ["female-wheat", "male-weevil", "male-weevil"]),
    ],
)
def test_a_second_male_costs_all_hamsters(before: str, lost: list[str]) -> None:
    """B18, B24, B26 Both males and every female, with food and traps; the newcomer first takes a food that waits, and
    loses it with the rest."""
    table = board(f"seat  collection\n0  {before}\n1  male female\n2  -", "male-up")
    was = Counter(table.view(None)["discarded"])
    events = play_trick(table, "male-up")
    assert [event["stack"] for event in told(events, "hamster-lost-in-quarrel")] == lost
    assert told(events, "quarrel") == [{"seat": 0}]
    assert "male" not in collections_of(table)[0]
    assert "female" not in collections_of(table)[0]
    assert collections_of(table)[1] == "female male"
    cards = Counter(card for stack in lost for card in stack.split("-"))
    cards[told(events, "last-card-discarded")[0]["card"].split("-")[0]] += 1
    assert Counter(table.view(None)["discarded"]) == was + cards


def test_a_stolen_male_quarrels_like_one_that_is_won() -> None:
    """B18, B23, B26 The trap is lost with him."""
    events = wins(
        "trap-up",
        """
        seat  collection    ->  collection
        0     male female   ->  -
        1     male-wheat    ->  -
        2     -             ->  -
        """,
        "trap-male-wheat-of-1",
    )
    assert [event["stack"] for event in told(events, "hamster-lost-in-quarrel")] == [
        "female",
        "male",
        "male-wheat-trap",
    ]


def test_where_a_badger_is_hungry_nobody_is_left_to_quarrel() -> None:
    """B26, B16, B18 A male that comes to a hungry badger finds no other: he is eaten, without a quarrel."""
    events = wins(
        "male-up",
        """
        seat  collection   ->  collection
        0     badger       ->  badger
        1     -            ->  -
        2     -            ->  -
        """,
    )
    assert kinds(events) == ["card-joins", "badger-eats"]


def test_one_male_and_many_females_live_together() -> None:
    """B17, B18 Only males quarrel."""
    wins(
        "female-up",
        """
        seat  collection          ->  collection
        0     male female female  ->  male female female female
        1     -                   ->  -
        2     -                   ->  -
        """,
    )


# Foods


@pytest.mark.parametrize(
    ("card", "before", "after", "eaten"),
    [
        ("weevil", "wheat wheat", "weevil", 2),
        ("wheat", "weevil", "weevil", 1),
        ("wheat", "weevil weevil", "weevil weevil", 1),
        ("weevil", "female", "female-weevil", 0),
        ("weevil", "female-wheat wheat", "female-wheat weevil", 1),
        ("wheat", "female-weevil", "female-weevil wheat", 0),
        ("weevil", "weevil", "weevil weevil", 0),
    ],
)
def test_a_weevil_by_itself_eats_all_wheat_that_lies_by_itself(card: str, before: str, after: str, eaten: int) -> None:
    """B25 There or to come; an associated weevil eats nothing, and associated wheat is safe."""
    drawing = f"seat  collection  ->  collection\n0  {before}  ->  {after}\n1  wheat  ->  wheat\n2  -  ->  -"
    assert told(wins(f"{card}-up", drawing), "weevil-eats-wheat") == [{"seat": 0}] * eaten


def test_a_hamster_never_has_the_choice_of_food() -> None:
    """B15, B25 A weevil leaves no wheat, so only one kind of food ever waits."""
    position = board("seat  collection\n0  wheat\n1  weevil\n2  -").position()
    position["state"]["collection"][0]["weevil"], position["state"]["collection"][1]["weevil"] = 1, 0
    with pytest.raises(Unreadable, match=r"collection\[0\]: the weevil has eaten the wheat"):
        BADGER.table(position=position)


# All at once


def settled_by_the_book(stacks: list[list[str]], arrival: list[str], partner: list[str]) -> list[list[str]]:
    """B26 told in another way: card by card, again and again, until nothing changes."""
    there = [list(cards) for cards in stacks]
    there.append(list(arrival))
    while True:
        before = sorted(map(sorted, there))
        for card, animals in (("bone", {"badger"}), ("wheat", {"female", "male"}), ("weevil", {"female", "male"})):
            taken = {"bone"} if card == "bone" else {"wheat", "weevil"}
            hosts = [cards for cards in there if set(cards) & animals and not set(cards) & taken]
            if [card] in there and hosts:
                host = next((cards for cards in hosts if cards == partner), hosts[0])
                there.remove([card])
                host.append(card)
        hungry = any("badger" in cards and "bone" not in cards for cards in there)
        if sum("male" in cards for cards in there) > 1 or hungry:
            there = [cards for cards in there if "male" not in cards and "female" not in cards]
        if ["weevil"] in there:
            there = [cards for cards in there if cards != ["wheat"]]
        if sorted(map(sorted, there)) == before:
            return there


STACK_NAMES = names_of(Stack)
arrivals = st.lists(
    st.tuples(
        st.sampled_from(Stack),
        st.integers(0, len(PARTNERS) - 1),
    ),
    max_size=20,
)


@settings(max_examples=100)
@given(arriving=arrivals)
@example(arriving=[(Stack.FEMALE, 0), (Stack.MALE_TRAP, 0), (Stack.WHEAT, 5), (Stack.BADGER_CAGE, 0)])
def test_going_once_through_the_order_settles_everything(arriving: list[tuple[Stack, int]]) -> None:
    """B26 Whatever has arrived before, once through gives what going on until nothing changes gives; and what is
    settled has nothing left to settle."""
    state: Any = BADGER.table(seats=3, seed=0).state
    stacks: list[list[str]] = []
    for stack, choice in arriving:
        state.told = 0
        state.question = 0
        arrive(state, 0, stack)
        partner: list[str] = []
        if state.arriving >= 0:
            options = [host for host in PARTNERS if state.collection[0, host] and fits(stack, host)]
            assert len(options) > 1
            host = options[choice % len(options)]
            partner = STACK_NAMES[host].split("-")
            choose_partner(state, 0, host)
        stacks = settled_by_the_book(stacks, STACK_NAMES[stack].split("-"), partner)
        found = {name: state.collection[0, at] for at, name in enumerate(STACK_NAMES) if state.collection[0, at]}
        assert sorted("-".join(sorted(cards)) for cards in stacks) == sorted(
            "-".join(sorted(name.split("-"))) for name, count in found.items() for _ in range(count)
        )
        assert unsettled(found) == []
        if stacks:
            first, *others = stacks
            assert settled_by_the_book(others, first, []) == [*others, first]


def fits(card: Stack, host: int) -> bool:
    """Whether a bone or a food goes with this animal."""
    return (card == Stack.BONE) == STACK_NAMES[host].startswith("badger") and card in (
        Stack.BONE,
        Stack.WHEAT,
        Stack.WEEVIL,
    )


@pytest.mark.parametrize(
    ("stacks", "complaint"),
    [
        ({"bone": 1, "badger-cage": 1}, "a hungry badger takes the bone that waits"),
        ({"weevil": 1, "male-trap": 1}, "an unfed hamster takes the food that waits"),
        ({"male": 1, "male-wheat-trap": 1}, "two males have quarrelled"),
        ({"badger": 1, "female-wheat": 1}, "a hungry badger has eaten the hamsters"),
        ({"weevil": 1, "wheat": 1}, "the weevil has eaten the wheat"),
    ],
)
def test_a_position_with_a_collection_that_is_not_settled_is_refused(stacks: dict[str, int], complaint: str) -> None:
    """B26 Everything is settled at once, so it never lies there unsettled."""
    drawing = "\n".join(["seat  collection", "0  -", *(f"{at}  {stack}" for at, stack in enumerate(stacks, 1))])
    position = board(drawing).position()
    for seat, stack in enumerate(stacks, 1):
        position["state"]["collection"][seat][stack] -= 1
        position["state"]["collection"][0][stack] += 1
    with pytest.raises(Unreadable, match=rf"impossible position: collection\[0\]: {complaint}"):
        BADGER.table(position=position)
