"""Order of effects, 4: rabbits."""

from __future__ import annotations

import pytest

from tests.rules.course import told
from tests.rules.hunt.board import board, play_round, round_goes


def test_a_rabbit_takes_the_nearest_carrot_and_stays() -> None:
    """J7 The carrot goes into the prey pile; the rabbit stays above its lodge and becomes easy prey."""
    table = round_goes("""
        seat  easy  plays   ->  piled   easy    back
        0     -     carrot  ->  -       carrot  -
        1*    -     rabbit  ->  carrot  rabbit  -
        2     -     carrot  ->  -       -       -
    """)
    assert told(table.events, "rabbit-takes-carrot") == [{"seat": 1, "victim": 2, "place": "above", "card": "carrot"}]


def test_a_rabbit_takes_a_carrot_from_the_easy_prey() -> None:
    """J7, J8 Easy prey can be taken like the card played."""
    table = round_goes("""
        seat  easy    plays   ->  piled   easy    back
        0     carrot  hunter  ->  -       -       -
        1     -       hunter  ->  -       -       -
        2*    -       rabbit  ->  carrot  rabbit  -
    """)
    assert told(table.events, "rabbit-takes-carrot") == [{"seat": 2, "victim": 0, "place": "easy", "card": "carrot"}]


def test_a_rabbit_takes_one_carrot_and_no_more() -> None:
    """J7 The other carrots are left."""
    round_goes("""
        seat  easy    plays   ->  piled   easy    back
        0*    -       rabbit  ->  carrot  rabbit  -
        1     carrot  carrot  ->  -       carrot  -
        2     -       carrot  ->  -       carrot  -
    """)


def test_a_closed_season_just_played_is_eaten_like_a_carrot() -> None:
    """J1, J7 Les cartes Chasse Interdite sont considérées comme des carottes durant cette phase."""
    table = round_goes("""
        seat  easy  plays          ->  piled          easy    back
        0*    -     rabbit         ->  closed-season  rabbit  -
        1     -     closed-season  ->  -              -       -
        2     -     carrot         ->  -              carrot  -
    """)
    assert told(table.events, "rabbit-takes-carrot") == [
        {"seat": 0, "victim": 1, "place": "above", "card": "closed-season"}
    ]


def test_a_closed_season_in_the_easy_prey_is_eaten_like_a_carrot() -> None:
    """J1, J7, J8 It is even nearer than the carrot played at the same lodge."""
    table = round_goes("""
        seat  easy           plays   ->  piled          easy    back
        0*    -              rabbit  ->  closed-season  rabbit  -
        1     closed-season  carrot  ->  -              carrot  -
        2     -              carrot  ->  -              carrot  -
    """)
    assert told(table.events, "rabbit-takes-carrot") == [
        {"seat": 0, "victim": 1, "place": "easy", "card": "closed-season"}
    ]


def test_a_carrot_is_not_preferred_to_a_closed_season() -> None:
    """J7, J8 The nearest of the two is eaten."""
    round_goes("""
        seat  easy    plays          ->  piled          easy    back
        0*    -       rabbit         ->  closed-season  rabbit  -
        1     -       closed-season  ->  -              -       -
        2     carrot  carrot         ->  carrot         carrot  -
    """)


def test_a_rabbit_without_any_carrot_returns_to_the_hand() -> None:
    """J7 S'il n'y a plus de carotte en jeu, ce joueur reprend son lapin en main."""
    table = round_goes("""
        seat  easy    plays   ->  piled   easy  back    under
        0     rabbit  hunter  ->  rabbit  -     -       hunter
        1*    -       rabbit  ->  -       -     rabbit  -
        2     -       hunter  ->  -       -     -       hunter
    """)
    assert told(table.events, "rabbit-returns") == [{"seat": 1}]


def test_rabbits_act_clockwise_from_the_start_card() -> None:
    """J7 Two rabbits, one carrot: seat 3 comes first and has it, though the carrot is nearer to seat 0."""
    round_goes("""
        seat  easy    plays   ->  piled   easy    back
        0     -       rabbit  ->  -       -       rabbit
        1     -       hunter  ->  -       -       -
        2     carrot  hunter  ->  -       -       -
        3*    -       rabbit  ->  carrot  rabbit  -
    """)


@pytest.mark.parametrize(("start", "lucky"), [(0, 0), (1, 1), (2, 3), (3, 3)])
def test_of_several_rabbits_the_first_from_the_start_card_takes_the_only_carrot(start: int, lucky: int) -> None:
    """J7 The others return to their hands, in the same order."""
    table = board(
        """
        seat  easy
        0     -
        1     -
        2     -
        3     -
        """,
        start=start,
    )
    events = play_round(table, "rabbit rabbit carrot rabbit")
    assert told(events, "rabbit-takes-carrot") == [{"seat": lucky, "victim": 2, "place": "above", "card": "carrot"}]
    in_order = [(start + turn) % 4 for turn in range(4)]
    assert told(events, "rabbit-returns") == [{"seat": seat} for seat in in_order if seat not in (2, lucky)]
    assert [hand["rabbit"] for hand in table.view(None)["hand"]] == [2 if seat == lucky else 3 for seat in range(4)]


def test_the_first_rabbit_takes_its_nearest_carrot_and_the_next_has_to_go_further() -> None:
    """J7, J8 Seat 4 begins and eats the carrot at seat 1; the rabbit at seat 0 goes on to seat 3."""
    round_goes("""
        seat  easy    plays   ->  piled   easy    back
        0     -       rabbit  ->  carrot  rabbit  -
        1     -       carrot  ->  -       -       -
        2     -       hunter  ->  -       -       -
        3     carrot  hunter  ->  -       -       -
        4*    -       rabbit  ->  carrot  rabbit  -
    """)


def test_rabbits_leave_wolves_and_rabbits_alone() -> None:
    """J7 Only carrots and closed seasons are eaten."""
    round_goes("""
        seat  easy    plays   ->  piled   easy  back
        0*    -       rabbit  ->  -       -     rabbit
        1     rabbit  hunter  ->  rabbit  -     -
        2     rabbit  hunter  ->  rabbit  -     -
    """)


def test_if_every_player_chose_a_rabbit_and_nothing_was_eaten_the_rabbits_stay() -> None:
    """J7 Cas spécial: they are not taken back, and become easy prey."""
    table = round_goes("""
        seat  easy    plays   ->  piled   easy    back
        0     wolf    rabbit  ->  wolf    rabbit  -
        1*    -       rabbit  ->  -       rabbit  -
        2     rabbit  rabbit  ->  rabbit  rabbit  -
    """)
    assert [(event.kind, event.seat) for event in table.events if event.clause == "J7"] == [("rabbits-stay", None)]


@pytest.mark.parametrize("seats", [4, 5])
def test_the_rabbits_stay_at_a_table_of_any_size(seats: int) -> None:
    """J7 Every player: however many there are."""
    rows = "\n".join(f"{seat}{'' if seat else '*'}  -  rabbit  ->  -  rabbit  -" for seat in range(seats))
    round_goes(f"seat  easy  plays  ->  piled  easy  back\n{rows}")


@pytest.mark.parametrize("prey", ["carrot", "closed-season"])
def test_if_every_player_chose_a_rabbit_but_one_ate_the_others_return(prey: str) -> None:
    """J7 The special case needs both: all rabbits, and nothing eaten. A closed season is a meal too."""
    table = round_goes(f"""
        seat  easy    plays   ->  piled   easy    back
        0*    -       rabbit  ->  {prey}  rabbit  -
        1     -       rabbit  ->  -       -       rabbit
        2     {prey}  rabbit  ->  -       -       rabbit
    """)
    assert told(table.events, "rabbits-stay") == []


def test_a_rabbit_that_came_too_early_returns_even_if_a_later_one_eats() -> None:
    """J7, J8 The only carrot is easy prey of the rabbit that begins: it may not eat it, the next rabbit does."""
    round_goes("""
        seat  easy    plays   ->  piled   easy    back
        0*    carrot  rabbit  ->  -       -       rabbit
        1     -       rabbit  ->  carrot  rabbit  -
        2     -       rabbit  ->  -       -       rabbit
    """)


def test_a_single_player_without_a_rabbit_ends_the_special_case() -> None:
    """J7 Every player has to have chosen a rabbit: with one hunter among them the rabbits return."""
    round_goes("""
        seat  easy  plays   ->  piled  easy  back    under
        0*    -     rabbit  ->  -      -     rabbit  -
        1     -     rabbit  ->  -      -     rabbit  -
        2     -     hunter  ->  -      -     -       hunter
        3     -     rabbit  ->  -      -     rabbit  -
    """)


def test_rabbits_left_over_by_a_wolf_are_not_every_player() -> None:
    """J6, J7 One player chose a wolf, so the rabbits left over return."""
    round_goes("""
        seat  easy  plays   ->  piled   easy  back
        0*    -     wolf    ->  rabbit  wolf  -
        1     -     rabbit  ->  -       -     -
        2     -     rabbit  ->  -       -     rabbit
    """)
