"""Order of effects, 3: wolves."""

from __future__ import annotations

import pytest

from tests.rules.course import told
from tests.rules.hunt.board import board, play_round, round_goes


def test_a_wolf_takes_the_nearest_rabbit_and_stays() -> None:
    """J6 The rabbit goes into the prey pile; the wolf stays above its lodge and becomes easy prey."""
    table = round_goes("""
        seat  easy  plays   ->  piled   easy    back
        0*    -     carrot  ->  -       carrot  -
        1     -     wolf    ->  rabbit  wolf    -
        2     -     rabbit  ->  -       -       -
    """)
    assert told(table.events, "wolf-takes-rabbit") == [{"seat": 1, "victim": 2, "place": "above"}]


def test_a_wolf_takes_a_rabbit_from_the_easy_prey() -> None:
    """J6, J8 Easy prey can be taken like the card played."""
    table = round_goes("""
        seat  easy    plays   ->  piled   easy    back
        0     rabbit  carrot  ->  -       carrot  -
        1     -       carrot  ->  -       carrot  -
        2*    -       wolf    ->  rabbit  wolf    -
    """)
    assert told(table.events, "wolf-takes-rabbit") == [{"seat": 2, "victim": 0, "place": "easy"}]


def test_a_wolf_takes_one_rabbit_and_no_more() -> None:
    """J6 The second rabbit is left, and eats."""
    round_goes("""
        seat  easy  plays   ->  piled   easy    back
        0*    -     wolf    ->  rabbit  wolf    -
        1     -     rabbit  ->  -       -       -
        2     -     rabbit  ->  carrot  rabbit  -
        3     -     carrot  ->  -       -       -
    """)


def test_a_rabbit_that_a_wolf_took_does_not_eat() -> None:
    """J6, J7 Only rabbits still in play act: both carrots are left."""
    round_goes("""
        seat  easy    plays   ->  piled   easy    back
        0*    -       rabbit  ->  -       -       -
        1     carrot  carrot  ->  carrot  carrot  -
        2     -       wolf    ->  rabbit  wolf    -
    """)


def test_a_wolf_that_a_hunter_took_does_not_act() -> None:
    """J6 Only wolves still in play act: the rabbit lives, and eats."""
    table = round_goes("""
        seat  easy    plays   ->  piled   easy    back
        0*    -       hunter  ->  wolf    -       hunter
        1     -       wolf    ->  -       -       -
        2     -       rabbit  ->  carrot  rabbit  -
        3     carrot  carrot  ->  -       carrot  -
    """)
    assert [event for event in table.events if event.clause == "J6"] == []


def test_a_wolf_whose_easy_prey_was_taken_still_acts() -> None:
    """J6, J8 The hunter takes the wolf in the easy prey, for it is nearer; the wolf played goes hunting."""
    round_goes("""
        seat  easy  plays   ->  piled   easy  back
        0*    -     hunter  ->  wolf    -     hunter
        1     wolf  wolf    ->  rabbit  wolf  -
        2     -     rabbit  ->  -       -     -
    """)


def test_a_wolf_without_any_rabbit_returns_to_the_hand() -> None:
    """J6 S'il n'y a plus de lapin en jeu, ce joueur reprend son loup en main."""
    table = round_goes("""
        seat  easy    plays   ->  piled   easy    back
        0     -       carrot  ->  -       carrot  -
        1*    -       wolf    ->  -       -       wolf
        2     carrot  carrot  ->  carrot  carrot  -
    """)
    assert told(table.events, "wolf-returns") == [{"seat": 1}]


def test_wolves_act_clockwise_from_the_start_card() -> None:
    """J6 Two wolves, one rabbit: seat 3 comes first and has it, though the rabbit is nearer to seat 0."""
    round_goes("""
        seat  easy    plays   ->  piled   easy    back
        0     -       wolf    ->  -       -       wolf
        1     -       carrot  ->  -       carrot  -
        2     rabbit  carrot  ->  -       carrot  -
        3*    -       wolf    ->  rabbit  wolf    -
    """)


@pytest.mark.parametrize(("start", "lucky"), [(0, 0), (1, 1), (2, 3), (3, 3)])
def test_of_several_wolves_the_first_from_the_start_card_takes_the_only_rabbit(start: int, lucky: int) -> None:
    """J6 The others return to their hands, in the same order."""
    table = board(
        """
        seat  easy
        0     -
        1     -
        2     rabbit
        3     -
        """,
        start=start,
    )
    events = play_round(table, "wolf wolf carrot wolf")
    assert told(events, "wolf-takes-rabbit") == [{"seat": lucky, "victim": 2, "place": "easy"}]
    in_order = [(start + turn) % 4 for turn in range(4)]
    assert told(events, "wolf-returns") == [{"seat": seat} for seat in in_order if seat not in (2, lucky)]
    assert [hand["wolf"] for hand in table.view(None)["hand"]] == [1 if seat == lucky else 2 for seat in range(4)]


def test_the_first_wolf_takes_its_nearest_rabbit_and_the_next_has_to_go_further() -> None:
    """J6, J8 Seat 4 begins and takes the rabbit at seat 1; the wolf at seat 0 goes on to seat 3."""
    round_goes("""
        seat  easy    plays   ->  piled   easy    back
        0     -       wolf    ->  rabbit  wolf    -
        1     -       rabbit  ->  -       -       -
        2     -       carrot  ->  -       carrot  -
        3     rabbit  carrot  ->  -       carrot  -
        4*    -       wolf    ->  rabbit  wolf    -
    """)


def test_wolves_leave_carrots_and_closed_seasons_alone() -> None:
    """J6 Only rabbits are their prey."""
    round_goes("""
        seat  easy           plays          ->  piled          easy           back
        0*    -              wolf           ->  -              -              wolf
        1     closed-season  carrot         ->  closed-season  carrot         -
        2     wolf           closed-season  ->  wolf           closed-season  -
    """)


def test_if_every_player_chose_a_wolf_and_no_rabbit_was_taken_the_wolves_stay() -> None:
    """J6 Cas spécial: they are not taken back, and become easy prey."""
    table = round_goes("""
        seat  easy    plays  ->  piled   easy  back
        0     carrot  wolf   ->  carrot  wolf  -
        1*    -       wolf   ->  -       wolf  -
        2     wolf    wolf   ->  wolf    wolf  -
    """)
    assert [(event.kind, event.seat) for event in table.events if event.clause == "J6"] == [("wolves-stay", None)]


@pytest.mark.parametrize("seats", [4, 5])
def test_the_wolves_stay_at_a_table_of_any_size(seats: int) -> None:
    """J6 Every player: however many there are."""
    rows = "\n".join(f"{seat}{'' if seat else '*'}  -  wolf  ->  -  wolf  -" for seat in range(seats))
    round_goes(f"seat  easy  plays  ->  piled  easy  back\n{rows}")


def test_if_every_player_chose_a_wolf_but_one_took_a_rabbit_the_others_return() -> None:
    """J6 The special case needs both: all wolves, and no rabbit taken."""
    table = round_goes("""
        seat  easy    plays  ->  piled   easy  back
        0*    -       wolf   ->  rabbit  wolf  -
        1     -       wolf   ->  -       -     wolf
        2     rabbit  wolf   ->  -       -     wolf
    """)
    assert told(table.events, "wolves-stay") == []


def test_a_wolf_that_came_too_early_returns_even_if_a_later_one_takes_a_rabbit() -> None:
    """J6, J8 The only rabbit is easy prey of the wolf that begins: it may not take it, the next wolf does."""
    round_goes("""
        seat  easy    plays  ->  piled   easy  back
        0*    rabbit  wolf   ->  -       -     wolf
        1     -       wolf   ->  rabbit  wolf  -
        2     -       wolf   ->  -       -     wolf
    """)


def test_a_single_player_without_a_wolf_ends_the_special_case() -> None:
    """J6 Every player has to have chosen a wolf: with one carrot among them the wolves return."""
    round_goes("""
        seat  easy  plays   ->  piled  easy    back
        0*    -     wolf    ->  -      -       wolf
        1     -     wolf    ->  -      -       wolf
        2     -     carrot  ->  -      carrot  -
        3     -     wolf    ->  -      -       wolf
    """)


def test_a_wolf_in_the_easy_prey_does_not_count_as_chosen() -> None:
    """J6 The special case looks at what was chosen, not at what lies there from before."""
    round_goes("""
        seat  easy  plays   ->  piled  easy    back
        0*    -     wolf    ->  -      -       wolf
        1     wolf  carrot  ->  wolf   carrot  -
        2     -     wolf    ->  -      -       wolf
    """)
