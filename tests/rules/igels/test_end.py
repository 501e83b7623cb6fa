"""Igels: the count (I39), winter (I43), and that every game ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from sousbois.core.action import Action
from sousbois.core.naming import named_member
from sousbois.games.igels import bound
from sousbois.games.igels.edition import read_edition
from sousbois.games.igels.material import ROUNDS, Event
from sousbois.play.table import Table
from tests.rules.course import kinds, random_moves, told
from tests.rules.editions import written
from tests.rules.igels.glade import IGELS, Glade
from tests.rules.igels.sheets import row, tables

Policy = Callable[[Sequence[Action]], Action]
NEVER_IN_RANDOM_GAMES = {"winter", "nobody-left", "wins-tie"}
"""Too rare for a few random games; each has a test of its own."""


def first_of(legal: Sequence[Action]) -> Action:
    """What comes first: as a rule to draw animals, and to pass."""
    return legal[0]


def last_of(legal: Sequence[Action]) -> Action:
    """What comes last: to draw cards, to fight with everybody, and to lay, play and trade whatever can be."""
    return legal[-1]


def idle(legal: Sequence[Action]) -> Action:
    """To stay out."""
    return next((action for action in legal if str(action) == "stay-out"), legal[0])


def hoarding(legal: Sequence[Action]) -> Action:
    """To stay out and to draw cards, and then play whatever can be played."""
    return next((action for action in legal if str(action) == "stay-out"), legal[-1])


def played(table: Table, policy: Policy) -> list[str]:
    """A game to its end: all that happened, in a word each."""
    found: list[str] = []
    while table.acting():
        if len(table.history) > table.setup.bound:
            raise AssertionError("more decisions than the bound allows")
        (seat,) = table.acting()
        found += kinds(table.play(seat, policy(table.legal(seat))))
    return found


def counted(foods: Sequence[str], secured: Sequence[str] = (), mushrooms: Sequence[int] = ()) -> Glade:
    """Seat 3 wins the last food of the forest, a leaf; the others have these foods, and mushrooms in front of them."""
    glade = Glade(pools=("", "", "", "flesel"), foods=foods, secured=secured)
    for seat, number in enumerate(mushrooms):
        for _ in range(number):
            glade.state.kept[seat, glade._out_of_pile("doubtful-mushroom")] += 1
    glade.leave_in_forest("leaf")
    glade.fights("", "", "", "flesel")
    assert glade.step == "over"
    return glade


# The count


def test_the_count_is_points_bonuses_and_penalties() -> None:
    """I39 The example: Karim’s 6 + 2 + 4 points, 3 for his nuts, less 2 for the doubtful mushroom."""
    karim = 2
    glade = counted(("", "", "nut nut nut worm picnic"), mushrooms=(0, 0, 1))
    assert told(glade.history, "counted")[karim] == {"seat": karim, "foods": 12, "bonus": 3, "penalty": 2}
    outcome = glade.table.outcome()
    assert outcome is not None
    assert outcome.scores == (0, 0, 13, 1)
    assert outcome.winners == (karim,)


@pytest.mark.parametrize(("seat", "food"), [(0, "worm"), (1, "turnip"), (2, "nut"), (3, "berry")], ids=str)
def test_each_species_has_a_bonus_for_its_favourite_food(seat: int, food: str) -> None:
    """I2, I39 Three points instead of two, secured or not; for the others it stays at two."""
    foods = ["worm turnip nut berry" if each == seat else "" for each in range(3)]
    if seat == 3:
        glade = Glade(foods=("", "", "", "worm turnip nut berry"), step="build-window")
        assert glade.points(3) == 9
    else:
        assert counted(foods).points(seat) == 9
    glade = Glade(secured=["" if each != seat else f"{food} {food}" for each in range(4)], step="build-window")
    assert glade.points(seat) == 6


def test_secured_foods_count_like_others() -> None:
    """I34, I39 No more and no less."""
    glade = counted(("picnic",), secured=("bug grass",))
    assert glade.points(0) == 4 + 3 + 1


def test_a_total_may_be_below_0() -> None:
    """I39 Two mushrooms and one leaf."""
    glade = counted(("leaf",), mushrooms=(2,))
    outcome = glade.table.outcome()
    assert outcome is not None
    assert outcome.scores == (-3, 0, 0, 1)
    assert outcome.ranking == (4, 2, 2, 1)


def test_players_who_tie_for_the_most_points_share_the_victory() -> None:
    """I39 There is no further comparison, not even by bonus or number of foods."""
    glade = counted(("nut nut", "picnic", "grass"))
    outcome = glade.table.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ranking) == ((0, 1), (1, 1, 3, 3))
    assert [reason.step.clause for reason in outcome.reasons] == ["I39"]


def test_there_is_no_outcome_before_the_end() -> None:
    """I25, I39 While foods are in the forest nobody has won."""
    assert Glade(foods=("picnic",), step="build-window", hands=("club",)).table.outcome() is None


def test_set_aside_foods_count_for_nobody() -> None:
    """I4, I39 All points of a short game come from the foods that were in the forest."""
    table = IGELS.table(seats=4, seed=1, options={"forest_size": 8})
    played(table, last_of)
    view = table.view(None)
    assert sum(view["set_aside"].values()) == 24
    assert sum(sum(row.values()) for row in (*view["foods"], *view["secured"])) == 8


# The end


@pytest.mark.parametrize("seats", [3, 4])
def test_winter_comes_after_sixty_rounds(seats: int) -> None:
    """I43 If everybody always stays out, all foods are still in the forest, and all have won."""
    table = IGELS.table(seats=seats, seed=2)
    found = played(table, idle)
    assert found.count("round-begins") == ROUNDS - 1
    assert found[-seats - 1 :] == ["winter", *["counted"] * seats]
    assert "last-food" not in found
    view = table.view(None)
    assert (view["round"], view["step"], sum(view["forest"].values())) == (60, "over", 32)
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.winners == tuple(range(seats))


@pytest.mark.parametrize("options", [{}, {"standing_dens": True, "trim_absent": True}], ids=("usual", "dens"))
@pytest.mark.parametrize("policy", [first_of, last_of, idle, hoarding])
@pytest.mark.parametrize("seats", [3, 4])
def test_no_game_takes_more_decisions_than_its_bound(seats: int, policy: Policy, options: dict[str, int]) -> None:
    """I6, I43 Not even if everything is played that can be played."""
    table = IGELS.table(seats=seats, seed=7, options=options)
    played(table, policy)
    assert table.outcome() is not None
    assert len(table.history) <= table.setup.bound


@pytest.mark.parametrize(("seats", "cards", "effect", "a_round"), [(3, 1095, 15, 449), (4, 1460, 16, 620)])
def test_the_bound_counts_the_longest_game(tmp_path: Path, seats: int, cards: int, effect: int, a_round: int) -> None:
    """I6, I43 Worked out by hand, for an edition whose rabbits draw most: three cards a round, by their first animal.

    5 + 60 × (2 + 1 + 3) cards come into each hand. An effect takes a decision, a pass of each player, a target, an
    answer and nine picks. A round has two draws, the effects of eight animals, and nine passes of each player, and all
    32 foods.
    """
    data = tables()
    row(data, "animal", "pfeffer")["ability"] = {"effect": "draw", "when": "won", "scope": "leader", "count": 3}
    edition = read_edition(written(tmp_path / "mine.toml", data))
    assert bound(edition, seats, {}) == seats + 60 * a_round + cards * effect


@pytest.mark.parametrize("seats", [3, 4])
def test_all_that_can_be_told_is_told_in_some_game(seats: int) -> None:
    """I6 Random games, with every option on in every second one, tell of everything but what is too rare."""
    found: set[str] = set()
    for seed in range(24):
        own = bool(seed % 2)
        options = {"forest_size": 32 - 12 * own, "choose_species": own, "trim_absent": own, "standing_dens": own}
        table = IGELS.table(seats=seats, seed=seed, options=options)
        found |= set(kinds(table.events))
        for events in random_moves(table, seed):
            found |= set(kinds(events))
    never = {str(named_member(event)) for event in Event} - found
    assert never <= NEVER_IN_RANDOM_GAMES | ({"cards-trimmed"} if seats == 4 else set())
