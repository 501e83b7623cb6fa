"""Search finds the best move where people can work it out, in every game; and no bot answers by what it cannot see.

Each position is drawn so that the best move wins the game and every other one loses it or leaves it open: what a good
player knows of a game may change, and these tests hold all the same.
"""

from __future__ import annotations

from itertools import chain, islice

import pytest

from sousbois import bots
from sousbois.bots.asking import ask
from sousbois.bots.budget import Budget
from sousbois.bots.contract import Question
from sousbois.bots.levels import NAMES as LEVELS
from sousbois.bots.search import Thought
from sousbois.core.setup import Setup, set_up
from sousbois.core.shadow import Shadow
from sousbois.games import load, names
from sousbois.play.table import Table
from tests.contract.walks import content, walk
from tests.rules.badger.board import BADGER, leaves_of
from tests.rules.badger.board import board as badger_board
from tests.rules.course import told
from tests.rules.hamster.board import burrow, stand
from tests.rules.hunt.board import board as hunt_board
from tests.rules.igels.battles import fray
from tests.rules.menagerie.board import last_turn

ENOUGH = Budget(iterations=2000)
"""Several times as many iterations as any of these positions needs."""

with_several_seeds = pytest.mark.parametrize("seed", [1, 2, 3])


def compiled(game: str) -> pytest.MarkDecorator:
    """Tests that compile one game share a worker."""
    return pytest.mark.xdist_group(f"compiled {game}")


def best_move(table: Table, seat: int, seed: int) -> str:
    """The move that search thinks best."""
    seen = table.setup.redealt(table.open_state, seat, seed)
    question = Question(table.setup, seat, seen, table.legal(seat), seed)
    return str(Thought(question, ENOUGH).prospects()[0].action)


# Menagerie


@compiled("menagerie")
@with_several_seeds
@pytest.mark.parametrize(
    ("species", "hand", "row"),
    [
        ("cat", "3 cat, giraffe, bear, mole, goat, sheep, dog, mouse", "cat, 3 giraffe"),
        ("rabbit", "3 rabbit, giraffe, bear, mole, goat, sheep, dog, mouse", "2 rabbit, 2 giraffe"),
        ("pig", "4 pig, giraffe, bear, mole, goat, sheep, dog", "pig, 3 giraffe"),
    ],
    ids=["cats", "rabbits", "pigs"],
)
def test_a_set_that_can_be_completed_is_completed(species: str, hand: str, row: str, seed: int) -> None:
    """M7 The last turn of a round, and everybody's last life: the set wins the game, and whoever has not the most
    points goes out. It takes the right row, and four cards of which none is of the set."""
    others = ("5 giraffe, 5 bear", "4 mole, 4 goat, 2 dog")
    table = last_turn(hand, *others, rows=f"sheep / 2 sheep / 2 dog, sheep / {row}", lives=[1, 1, 1])
    table.play(0, best_move(table, 0, seed))
    while table.setup.midway(table.state):
        table.play(0, best_move(table, 0, seed))
    assert told(table.events, "sudden-death") == [{"seat": 0, "species": species}]


# Badger


def trick_for_a_badger(leaves: list[str]) -> Table:
    """The sixth trick of the last round, into which seat 2 is to lay the last leaf. Whoever wins it wins the game: all
    are level, a bone waits for the badger everywhere, and there are only twigs to win afterwards."""
    position = badger_board(
        """
        seat  collection
        0*    female-wheat bone
        1     female-wheat bone
        2     female-wheat bone
        """,
        stake="badger-up",
        round=5,
    ).position()
    state = position["state"]
    state["face_up"] |= {"badger-up": 0, "twig-up": 2, "twig-down": 2}
    state["discarded"] |= {"badger": 2, "twig": 5}
    hands = [["blue-2", "blue-3", "blue-8"], ["blue-4", "blue-6", "blue-9"], leaves]
    not_played = {*chain(*hands), "pink-1", "pink-2"}
    state |= {
        "trick": 6,
        "turn": 2,
        "question": "leaf",
        "stake": "badger-up",
        "laid": ["orange-7", "orange-9", None],
        "hand": hands,
        "played": [leaf for leaf in leaves_of(3) if leaf not in not_played],
    }
    return BADGER.table(position=position)


@compiled("badger")
@with_several_seeds
@pytest.mark.parametrize(
    ("leaves", "winning"),
    [
        (["orange-2", "orange-3", "orange-10", "orange-11"], "orange-10"),
        (["blue-1", "blue-10", "blue-11", "pink-4"], "pink-4"),
    ],
    ids=["highest that is not trampled", "trump"],
)
def test_the_only_leaf_that_wins_a_badger_is_laid(leaves: list[str], winning: str, seed: int) -> None:
    """B8, B10, B11 The orange 7 that was led tramples an orange 11."""
    assert best_move(trick_for_a_badger(leaves), 2, seed) == winning


# Hamster


BURROW = burrow(
    """
    AAA-SSS-BBBB
    AAA.SSS.BBBB
    .|...|......
    CCC.DDD.....
    """,
    points="A6 C2 D3",
    acorns="k1 l1 e2 g2",
)
ABOUT_TO_FILL_A = "e1 f1 g1 c1 b1 i1 j1"
CANNOT_GO_ON = "e1 f1 f2 c1 b1 b2 a4 b4 c4 e4 f4 g4"


@compiled("hamster")
@with_several_seeds
@pytest.mark.parametrize(("rivals", "run"), [([CANNOT_GO_ON], 1), ([], 2)], ids=["against one", "alone"])
def test_in_the_last_turn_the_room_is_filled(rivals: list[str], run: int, seed: int) -> None:
    """H11, H13, H16 The room brings 6 points and beats a rival who has 5; the acorns of room B bring 4 at most."""
    table = stand(BURROW, ABOUT_TO_FILL_A, *rivals, roll=4, dice=4, run=run)
    assert best_move(table, 0, seed) == "a1-a2-b2-c2"


# Hunt


@compiled("hunt")
@with_several_seeds
def test_a_hunter_goes_after_a_wolf_that_is_sure_to_be_there(seed: int) -> None:
    """J5 Nobody has a closed season left, and only the wolf taken from seat 1 is enough to overtake it."""
    table = hunt_board("""
        seat  easy  hand                pile  days
        0*    -     hunter wolf carrot  ...   0 0 0
        1     wolf  carrot              -     34 0 0
        2     -     carrot              -     0 0 0
    """)
    assert best_move(table, 0, seed) == "hunter"


@compiled("hunt")
@with_several_seeds
def test_a_hunter_is_kept_from_a_certain_closed_season(seed: int) -> None:
    """J4 The same wolf, but the others have nothing but closed seasons to play: what is left is to part with a
    carrot."""
    table = hunt_board("""
        seat  easy  hand                pile  days
        0*    -     hunter wolf carrot  ...   0 0 0
        1     wolf  closed-season       -     30 0 0
        2     -     closed-season       -     0 0 0
    """)
    assert best_move(table, 0, seed) == "carrot"


# Igels


@compiled("igels")
@with_several_seeds
@pytest.mark.parametrize("card", ["boy-scouts", "world-upside-down", "acid-rain"])
def test_the_event_that_turns_a_lost_battle_is_played(card: str, seed: int) -> None:
    """I18, I22 Jumbo, who wins ties, stands with 5 against 7, and the last two foods go to the winner. The other events
    in hand leave less: the cigarette butts half of it, the ranger one food to fight for."""
    glade = fray("jumbo", "berthe", laid=("", "club"), held=(f"cigarette-butts forest-ranger {card}",))
    glade.leave_in_forest("grass grass")
    assert best_move(glade.table, 0, seed) == f"play-{card}"


# All games


def choices_of_a_game(setup: Setup) -> list[tuple[Shadow, int]]:
    """Some states of a game played at random, with a seat that has to choose between several moves."""
    chosen = (
        (state.copy(), seat) for state, seat, _ in walk(setup, seed=5, choices=4) if len(setup.legal(state, seat)) > 1
    )
    return list(islice(chosen, 0, 40, 9))


@pytest.mark.parametrize("name", [*LEVELS, "greedy"])
@pytest.mark.parametrize("game", [pytest.param(game, marks=compiled(game)) for game in names()])
def test_a_bot_answers_alike_in_states_that_look_the_same_to_its_seat(game: str, name: str) -> None:
    """It cannot cheat: whatever else is true, its answer is the same."""
    setup = set_up(load(game))
    bot = bots.bot(name)
    for seed, (state, seat) in enumerate(choices_of_a_game(setup)):
        other = setup.redealt(state, seat, seed)
        assert content(other) != content(state)
        here, there = (ask(bot, setup, each, seat, seed, Budget(iterations=40)) for each in (state, other))
        assert here == there
        assert here.fault is None
