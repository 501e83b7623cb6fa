"""The end of the game: what a collection is worth, and who wins."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sousbois.bots.knowledge.badger import worth
from sousbois.core.errors import NotAllowed
from sousbois.core.naming import names_of
from sousbois.core.outcome import Outcome
from sousbois.games.badger.material import Stack
from sousbois.games.badger.points import points_of
from tests.rules.badger.board import BADGER, board, play_trick
from tests.rules.badger.notebook import points
from tests.rules.course import told


def ends(*collections: str) -> Outcome:
    """How a game ends with these collections: in the last trick a magpie is at stake that finds nothing."""
    rows = "\n".join(f"{seat}  {stacks}" for seat, stacks in enumerate(collections))
    table = board(f"seat  collection\n{rows}", "magpie-up", round=5)
    events = play_trick(table, "magpie-up")
    assert told(events, "magpie-finds-nothing")
    outcome = table.outcome()
    assert outcome is not None
    assert tuple(event["points"] for event in told(events, "collection-counted")) == outcome.scores
    return outcome


@pytest.mark.parametrize(
    ("stacks", "expected"),
    [
        ("-", 0),
        ("badger", 3),
        ("badger-bone-cage badger-cage badger-bone", 9),
        ("female female-trap", 2),
        ("female-wheat", 2),
        ("female-weevil-trap", 2),
        ("male-wheat", 2),
        ("male female", 3),
        ("male female female", 4),
        ("male-wheat female-weevil female", 6),
        ("male-trap female-wheat-trap", 4),
        ("badger-bone male-weevil female-wheat", 8),
        ("bone", 0),
    ],
)
def test_what_a_collection_is_worth(stacks: str, expected: int) -> None:
    """B28, B17 The printed points, 1 for each fed hamster, 1 for male and female together, once."""
    assert worth_of(stacks) == expected


@pytest.mark.parametrize(
    ("twigs", "expected"), [(1, -1), (2, -2), (3, -3), (4, -4), (5, 10), (6, 12), (7, 14), (8, 16), (9, 18)]
)
def test_five_twigs_turn_the_tide(twigs: int, expected: int) -> None:
    """B21 With four each costs a point, with five or more each is worth two."""
    assert worth_of("twig " * twigs) == expected


def worth_of(stacks: str) -> int:
    """The points of one collection."""
    table = board(f"seat  collection\n0  {stacks}\n1  -\n2  -", "magpie-up")
    return points_of(table.state, table.setup.edition.shadow, 0)  # type: ignore[arg-type]  # shadows act as records


@pytest.mark.parametrize(
    ("stacks", "expected"),
    [("-", 0), ("badger-bone", 6), ("badger-bone bone", 7), ("wheat wheat twig", 0), ("weevil", 1)],
)
def test_a_bot_counts_half_a_point_for_what_waits(stacks: str, expected: int) -> None:
    """B28, B15 Points as they stand, in halves, and something for bones and foods that may find a partner yet."""
    table = board(f"seat  collection\n0  {stacks}\n1  -\n2  -", "magpie-up")
    found = worth(table.state, table.setup.edition.shadow, 0)  # type: ignore[arg-type]  # shadows act as records
    assert found == expected


@given(counts=st.lists(st.integers(0, 6), min_size=len(Stack), max_size=len(Stack)))
def test_points_are_counted_as_the_rulebook_says(counts: list[int]) -> None:
    """B28, B21, B17 Compared with the same count written in another way, for any stacks."""
    table = BADGER.table(seats=3, seed=0)
    for stack, count in enumerate(counts):
        table.state.collection[1, stack] = count
    found = points_of(table.state, table.setup.edition.shadow, 1)  # type: ignore[arg-type]  # shadows act as records
    assert found == points(dict(zip(names_of(Stack), counts, strict=True)))


def test_after_five_rounds_the_game_is_over() -> None:
    """B28, B5 The collections are counted, and nobody owes a decision."""
    table = board("seat  collection\n0  badger\n1  female-wheat male\n2  -", "magpie-up", round=5)
    events = play_trick(table, "magpie-up")
    assert [event.kind for event in events][-4:] == ["collection-counted"] * 3 + ["game-over"]
    assert told(events, "collection-counted") == [
        {"seat": 0, "points": 3, "badgers": 1, "hamsters": 0},
        {"seat": 1, "points": 4, "badgers": 0, "hamsters": 2},
        {"seat": 2, "points": 0, "badgers": 0, "hamsters": 0},
    ]
    assert told(events, "round-begins") == []
    assert (table.acting(), table.view(None)["question"], table.view(None)["turn"]) == ((), "nothing-more", None)
    with pytest.raises(NotAllowed, match="the game is over"):
        table.play(0, "twig-up")
    again = BADGER.table(position=table.position())
    assert (again.acting(), again.outcome()) == ((), table.outcome())


def test_after_four_rounds_it_goes_on() -> None:
    """B5, B28 There is no outcome yet."""
    table = board("seat\n0*\n1\n2", "magpie-up", round=4)
    play_trick(table, "magpie-up")
    assert (table.view(None)["round"], table.outcome()) == (5, None)


def test_most_points_win() -> None:
    """B28 Seat 1 has 5, the others 3 and 4."""
    outcome = ends("badger", "badger-bone female-wheat", "female-wheat male")
    assert (outcome.scores, outcome.ranking, outcome.winners) == ((3, 5, 4), (3, 1, 2), (1,))
    (reason,) = outcome.reasons
    assert (reason.step.name, reason.step.clause) == ("points", "B28")


def test_among_equals_most_badgers_win() -> None:
    """B28 Caged or not: 6 points by two badgers, or by one and hamsters, or by hamsters alone."""
    outcome = ends("badger-bone male female", "badger badger-cage", "male-wheat female-wheat female")
    assert (outcome.scores, outcome.ranking, outcome.winners) == ((6, 6, 6), (2, 1, 3), (1,))
    assert [(reason.step.name, reason.values) for reason in outcome.reasons] == [
        ("points", {0: 6, 1: 6, 2: 6}),
        ("badgers", {0: 1, 1: 2, 2: 0}),
    ]


def test_among_equals_in_badgers_most_hamsters_win() -> None:
    """B28 Fed or trapped make no difference: three hamsters for 4 points against two for 4."""
    outcome = ends("female-wheat male", "female female-trap male", "badger")
    assert (outcome.scores, outcome.ranking, outcome.winners) == ((4, 4, 3), (2, 1, 3), (1,))
    assert [(reason.step.name, reason.values) for reason in outcome.reasons] == [
        ("points", {0: 4, 1: 4, 2: 3}),
        ("badgers", {0: 0, 1: 0}),
        ("hamsters", {0: 2, 1: 3}),
    ]


def test_a_badger_does_not_help_whoever_has_fewer_points() -> None:
    """B28 Badgers are counted among those only who are tied for victory."""
    outcome = ends("male-wheat female", "badger", "female female-trap")
    assert (outcome.scores, outcome.winners) == ((4, 3, 2), (0,))


def test_who_ties_in_everything_shares_the_victory() -> None:
    """B28 Points, badgers and hamsters are the same: the next is third."""
    outcome = ends("badger-bone female", "badger-bone-cage female-trap", "badger")
    assert (outcome.scores, outcome.ranking, outcome.winners) == ((4, 4, 3), (1, 1, 3), (0, 1))
    assert [reason.left for reason in outcome.reasons] == [(0, 1), (0, 1), (0, 1)]


def test_twigs_can_decide_a_game() -> None:
    """B21, B28 One's own twigs are no prey of the magpie: five of them are worth more than three badgers."""
    outcome = ends("twig twig twig twig twig", "badger badger badger-cage", "-")
    assert (outcome.scores, outcome.winners) == ((10, 9, 0), (0,))
