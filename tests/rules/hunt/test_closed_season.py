"""Order of effects, 1: closed season."""

from __future__ import annotations

from tests.rules.course import told
from tests.rules.hunt.board import board, play_round, round_goes


def test_in_closed_season_a_hunter_goes_into_its_own_players_pile_and_the_lodge_is_turned() -> None:
    """J4 The hunter is caught out; whoever played the closed season turns the lodge to its "4" side."""
    table = round_goes("""
        seat  easy  plays          ->  piled   easy           back  under  lodge
        0*    -     hunter         ->  hunter  -              -     -      -
        1     -     closed-season  ->  -       closed-season  -     -      4
        2     -     carrot         ->  -       carrot         -     -      -
    """)
    assert told(table.events, "hunter-seized") == [{"seat": 0}]
    assert told(table.events, "lodge-turned") == [{"seat": 1}]


def test_every_hunter_played_in_closed_season_goes_into_its_own_players_pile() -> None:
    """J4 Tous les joueurs qui ont joué un chasseur: before the closed season and after it, start card or not."""
    round_goes("""
        seat  easy  plays          ->  piled   easy           back  under  lodge
        0     -     hunter         ->  hunter  -              -     -      -
        1     -     hunter         ->  hunter  -              -     -      -
        2*    -     closed-season  ->  -       closed-season  -     -      4
        3     -     hunter         ->  hunter  -              -     -      -
    """)


def test_everyone_who_played_a_closed_season_turns_the_lodge() -> None:
    """J4 One hunter is enough for all of them."""
    round_goes("""
        seat  easy  plays          ->  piled   easy           back  under  lodge
        0     -     closed-season  ->  -       closed-season  -     -      4
        1*    -     hunter         ->  hunter  -              -     -      -
        2     -     closed-season  ->  -       closed-season  -     -      4
        3     -     carrot         ->  -       carrot         -     -      -
        4     -     closed-season  ->  -       closed-season  -     -      4
    """)


def test_several_hunters_and_several_closed_seasons() -> None:
    """J4 All hunters are caught out and all closed seasons rewarded, once each."""
    round_goes("""
        seat  easy  plays          ->  piled   easy           back  under  lodge
        0     -     hunter         ->  hunter  -              -     -      -
        1     -     closed-season  ->  -       closed-season  -     -      4
        2     -     hunter         ->  hunter  -              -     -      -
        3     -     closed-season  ->  -       closed-season  -     -      4
        4*    -     hunter         ->  hunter  -              -     -      -
    """)


def test_a_closed_season_without_any_hunter_turns_no_lodge() -> None:
    """J4 Both are needed: a closed season and a hunter."""
    table = round_goes("""
        seat  easy  plays          ->  piled  easy           back  under  lodge
        0*    -     closed-season  ->  -      closed-season  -     -      -
        1     -     carrot         ->  -      carrot         -     -      -
        2     -     closed-season  ->  -      closed-season  -     -      -
    """)
    assert [event for event in table.events if event.clause == "J4"] == []


def test_hunters_without_a_closed_season_are_not_caught_out() -> None:
    """J4 Both are needed: a closed season and a hunter."""
    table = round_goes("""
        seat  easy  plays   ->  piled  easy    back    under  lodge
        0*    -     hunter  ->  wolf   -       hunter  -      -
        1     -     wolf    ->  -      -       -       -      -
        2     -     carrot  ->  -      carrot  -       -      -
    """)
    assert [event for event in table.events if event.clause == "J4"] == []


def test_in_closed_season_hunters_take_no_wolf() -> None:
    """J4, J5 Neither the wolf played nor the wolf in the easy prey is taken; that wolf goes on to act."""
    round_goes("""
        seat  easy    plays          ->  piled          easy           back  under  lodge
        0*    -       hunter         ->  hunter         -              -     -      -
        1     wolf    wolf           ->  wolf rabbit    wolf           -     -      -
        2     rabbit  closed-season  ->  -              closed-season  -     -      4
    """)


def test_in_closed_season_no_hunter_goes_under_the_lodge() -> None:
    """J4, J5 With no wolf in sight the hunter is caught out all the same."""
    round_goes("""
        seat  easy  plays          ->  piled   easy           back  under  lodge
        0*    -     hunter         ->  hunter  -              -     -      -
        1     -     hunter         ->  hunter  -              -     -      -
        2     -     closed-season  ->  -       closed-season  -     -      4
    """)


def test_a_closed_season_in_the_easy_prey_protects_nobody() -> None:
    """J4, J5 It has to be played in this round; easy prey is only prey."""
    round_goes("""
        seat  easy           plays   ->  piled          easy    back    under  lodge
        0*    -              hunter  ->  wolf           -       hunter  -      -
        1     closed-season  wolf    ->  closed-season  -       -       -      -
        2     -              carrot  ->  -              carrot  -       -      -
    """)


def test_the_closed_season_stays_in_play_as_a_carrot() -> None:
    """J4, J7 A rabbit eats it in the same round; the lodge stays turned."""
    round_goes("""
        seat  easy  plays          ->  piled          easy    back  under  lodge
        0*    -     rabbit         ->  closed-season  rabbit  -     -      -
        1     -     closed-season  ->  -              -       -     -      4
        2     -     hunter         ->  hunter         -       -     -      -
    """)


def test_a_turned_lodge_stays_turned_in_later_rounds() -> None:
    """J4 It counts at the end of the day; nothing turns it back before."""
    table = board("""
        seat  easy
        0*    -
        1     -
        2     -
    """)
    play_round(table, "closed-season hunter carrot")
    play_round(table, "carrot carrot hunter")
    play_round(table, "rabbit closed-season wolf")
    assert table.view(None)["turned"] == [True, False, False]


def test_a_hunter_caught_out_is_gone_for_the_day() -> None:
    """J4 It lies in the prey pile and cannot be chosen again."""
    table = board("""
        seat  easy
        0*    -
        1     -
        2     -
    """)
    play_round(table, "hunter closed-season carrot")
    assert "hunter" not in map(str, table.legal(0))
    assert "hunter" in map(str, table.legal(2))
