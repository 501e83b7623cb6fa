"""A match: who sits where, with which cards, and what is asked of whom."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from threading import Event
from typing import Any

import pytest

from sousbois.arena.match import CARDS, Match
from sousbois.arena.played import Played, Stopped
from sousbois.bots.budget import Budget
from sousbois.bots.contract import Question
from sousbois.core.action import Action
from sousbois.core.chance import branch
from sousbois.core.errors import Unreadable
from sousbois.core.setup import Setup, set_up
from sousbois.games import load
from sousbois.play.table import Table
from tests.arena.crowd import First, known
from tests.toy import GAME as TOY

HUNT = set_up(load("hunt"), 3)
TOYS = set_up(TOY, 3, "toy-three-dens", {"naps": True})


def result(game: Played) -> tuple[Any, ...]:
    """What does not depend on how fast the machine is."""
    return game.number, game.seats, game.scores, game.places, game.decisions, game.faults


def results(match: Match, threads: int = 1) -> list[tuple[Any, ...]]:
    """The games of a match in their order."""
    return sorted(map(result, match.play(threads)))


class Spy:
    """Keeps the questions it is asked."""

    asked: list[Question]

    def choose(self, question: Question) -> Action:
        self.asked.append(question)
        return question.legal[0]


@pytest.fixture
def spied() -> list[Question]:
    """What all spies are asked, in their order."""
    Spy.asked = []
    return Spy.asked


@pytest.mark.parametrize(
    ("kinds", "arrangements"),
    [
        ("first random random", ["first random random", "random first random", "random random first"]),
        ("random random random", ["random random random"]),
        (
            "a b c",
            ["a b c", "a c b", "b a c", "b c a", "c a b", "c b a"],
        ),
    ],
)
def test_every_different_way_to_seat_the_bots_comes_up_once_for_each_deal(kinds: str, arrangements: list[str]) -> None:
    with known(a=First, b=First, c=First):
        match = Match(TOYS, tuple(kinds.split()), games=2 * len(arrangements))
    assert [" ".join(match.arrangement(number)) for number in range(match.games)] == 2 * arrangements


def test_four_different_bots_are_seated_in_twenty_four_ways() -> None:
    assert len(Match(set_up(load("hunt"), 4), ("first", "last", "random", "greedy"), 1).arrangements) == 24


def test_all_games_of_a_deal_have_the_same_cards_and_other_deals_have_others(spied: list[Question]) -> None:
    """The toy game deals hidden hands: the first question to the seat that begins shows its own."""
    with known(spy=Spy, other=Spy):
        match = Match(set_up(TOY, 2, "toy-three-dens"), ("spy", "other"), games=8)
        hands = []
        for number in range(8):
            spied.clear()
            match.play_one(number, Event())
            hands.append((spied[0].seat, spied[0].view["hand"]))
    deals = [hands[at : at + 2] for at in range(0, 8, 2)]
    assert all(one == two for one, two in deals)
    assert len({str(one) for one, _ in deals}) > 1


def test_bots_draw_other_chance_in_every_game_at_every_seat_and_for_every_decision(spied: list[Question]) -> None:
    with known(spy=Spy, other=Spy):
        list(Match(HUNT, ("spy", "other", "other"), games=6).play())
    assert len({question.seed for question in spied}) == len(spied) > 600


def test_seats_that_decide_at_once_are_asked_before_any_has_chosen(spied: list[Question]) -> None:
    with known(spy=Spy):
        Match(HUNT, ("spy",) * 3, games=1).play_one(0, Event())
    assert [question.seat for question in spied[:3]] == [0, 1, 2]
    assert all(question.view["owing"] == [0, 1, 2] for question in spied)


def test_a_decision_of_several_actions_is_asked_for_action_by_action(spied: list[Question]) -> None:
    menagerie = set_up(load("menagerie"), 3)
    with known(spy=Spy):
        Match(menagerie, ("spy",) * 3, games=1).play_one(0, Event())
    again = [at for at, question in enumerate(spied) if menagerie.midway(question.state)]
    assert again
    assert all(spied[at].seat == spied[at - 1].seat for at in again)


def test_whoever_can_do_only_one_thing_is_not_asked(spied: list[Question]) -> None:
    with known(spy=Spy):
        game = Match(HUNT, ("spy",) * 3, games=1).play_one(0, Event())
    assert all(len(question.legal) > 1 for question in spied)
    assert game.decisions == tuple(Counter(question.seat for question in spied)[seat] for seat in range(3))


@pytest.mark.parametrize("setup", [HUNT, TOYS, set_up(load("menagerie"), 3)], ids=["hunt", "toy", "menagerie"])
def test_a_game_goes_as_it_would_at_a_table(setup: Setup) -> None:
    match = Match(setup, ("first",) * 3, games=1, seed=5)
    table = Table.dealt(setup, branch(branch(5, CARDS), 0))
    while acting := table.acting():
        table.play(acting[0], table.legal(acting[0])[0])
    outcome = table.outcome()
    assert outcome is not None
    game = match.play_one(0, Event())
    assert (game.scores, game.places) == (outcome.scores, outcome.ranking)


def test_every_seat_of_every_game_has_a_bot_of_its_own() -> None:
    made: list[First] = []

    def make() -> First:
        made.append(First())
        return made[-1]

    with known(made=make):
        match = Match(TOYS, ("made",) * 3, games=2)
        list(match.play())
    assert len(made) == 6


def test_bots_are_told_the_budget(spied: list[Question]) -> None:
    with known(spy=Spy):
        Match(TOYS, ("spy",) * 3, games=1, budget=Budget(iterations=9)).play_one(0, Event())
    assert {question.budget for question in spied} == {Budget(iterations=9)}


def test_a_bot_can_have_a_budget_of_its_own(spied: list[Question]) -> None:
    with known(spy=Spy):
        match = Match(TOYS, ("spy@2s", "spy", "spy"), games=1, budget=Budget(iterations=9))
        match.play_one(0, Event())
    own, usual = Budget(milliseconds=2000), Budget(iterations=9)
    assert {(question.seat, question.budget) for question in spied} == {(0, own), (1, usual), (2, usual)}


def test_faults_are_kept_with_the_seat() -> None:
    game = Match(TOYS, ("first", "broken", "random"), games=1).play_one(0, Event())
    assert {seat for seat, _ in game.faults} == {1}
    assert len(game.faults) == game.decisions[1] > 0
    assert {fault for _, fault in game.faults} == {"raised ZeroDivisionError: integer division or modulo by zero"}


def test_the_games_do_not_depend_on_the_number_of_threads() -> None:
    match = Match(HUNT, ("first", "broken", "random"), games=8, seed=3)
    alone = results(match)
    assert [number for number, *_ in alone] == list(range(8))
    assert alone == results(match, threads=3)


def test_another_seed_makes_another_match() -> None:
    assert results(Match(HUNT, ("random",) * 3, 2, seed=1)) != results(Match(HUNT, ("random",) * 3, 2, seed=2))


def test_finished_games_are_not_played_again() -> None:
    match = Match(TOYS, ("first", "last", "random"), games=7)
    assert sorted(game.number for game in match.play(2, finished={0, 3, 6})) == [1, 2, 4, 5]


def test_a_match_that_nobody_waits_for_any_more_stops_in_the_middle_of_its_games(spied: list[Question]) -> None:
    stop = Event()

    class Stopper(Spy):
        def choose(self, question: Question) -> Action:
            stop.set()
            return super().choose(question)

    with known(stopper=Stopper):
        match = Match(HUNT, ("stopper",) * 3, games=1)
    with pytest.raises(Stopped):
        match.play_one(0, stop)
    assert len(spied) == 1


def test_one_who_leaves_a_match_stops_the_games_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    play_one = Match.play_one
    told_to_stop: list[bool] = []

    def endless(match: Match, number: int, stop: Event) -> Played:
        if number > 0:
            told_to_stop.append(stop.wait(10))
            raise Stopped
        return play_one(match, number, stop)

    monkeypatch.setattr(Match, "play_one", endless)
    games = Match(HUNT, ("random",) * 3, games=1000).play(threads=2)
    next(games)
    games.close()
    assert told_to_stop
    assert all(told_to_stop)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"games": 0}, "games 0: expected a whole number, at least 1"),
        ({"games": True}, "games True"),
        ({"seed": -1}, "seed -1"),
        ({"kinds": ("first", "last")}, "bots 'first,last': 2 named for 3 seats"),
        ({"kinds": ("first", "genius", "last")}, "bot 'genius': unknown"),
        ({"kinds": ("first", "genius@2s", "last")}, "bot 'genius': unknown"),
        ({"kinds": ("first", "first@soon", "last")}, "budget 'soon': "),
    ],
)
def test_an_impossible_match_is_refused(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        replace(Match(TOYS, ("first",) * 3, games=1), **change)
    assert str(refusal.value).startswith(reason)


@pytest.mark.parametrize("threads", [0, -1, True])
def test_an_impossible_number_of_threads_is_refused(threads: int) -> None:
    with pytest.raises(Unreadable, match=f"threads {threads}: expected a whole number, at least 1"):
        next(Match(TOYS, ("first",) * 3, games=1).play(threads))
