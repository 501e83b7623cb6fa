"""A game looked at again: its decisions are those that were made, judged from what could be known, the worst first."""

from __future__ import annotations

from random import Random

import pytest

from sousbois.bots.contract import Question
from sousbois.bots.reviewing import Estimate, Judgement
from sousbois.core.action import Action
from sousbois.core.outcome import Outcome
from sousbois.core.view import masked
from sousbois.play.course import Course
from sousbois.play.journal import Decided
from sousbois.play.review import (
    COSTLIEST,
    FEWEST,
    MOST,
    PER_DECISION,
    WHOLE_GAME,
    Judged,
    choices,
    costliest,
    decisions,
    final_shares,
    has_choice,
    iterations_for,
    judge_decisions,
)
from sousbois.play.table import Table
from tests.contract.walks import content
from tests.play.hosting import GAMES, SHORTER, any_decision, full, play_on

in_every_game = pytest.mark.parametrize("game", GAMES)


def played(game: str) -> tuple[Table, list[Decided]]:
    """A game played at random, and its decisions in the order in which they count."""
    hosted, _ = full(game, 3, options=SHORTER.get(game))
    chance = Random(3)
    made: list[Decided] = []
    while hosted.stage == "running":
        made.append(any_decision(hosted, chance))
        hosted.take(made[-1])
    assert hosted.table is not None
    return hosted.table, sorted(made, key=lambda decided: (decided.ply, decided.seat))


@in_every_game
def test_the_decisions_of_a_game_are_those_of_its_journal(game: str) -> None:
    table, made = played(game)
    found = [(each.ply, each.seat, tuple(map(str, each.actions))) for each in decisions(table)]
    assert found == [(each.ply, each.seat, each.moves) for each in made]


@in_every_game
def test_a_decision_is_looked_at_where_nobodys_secret_choice_was_made_yet(game: str) -> None:
    table, _ = played(game)
    found, course = list(decisions(table)), Course.of(table)
    for made in found:
        assert made.seat in made.table.acting()
        assert made.table.open_state is made.table.state
        assert len(made.table.history) == sum(len(before.actions) for before in found[: made.ply])
        assert len(made.table.history) == course.points[made.point]


@in_every_game
def test_of_a_game_that_went_on_elsewhere_only_what_was_decided_there_is_looked_at(game: str) -> None:
    table, _ = played(game)
    all_of_them = list(decisions(table))
    since = all_of_them[len(all_of_them) // 2].ply
    later = list(decisions(table, since))
    assert [(made.ply + since, made.point, made.seat, made.actions) for made in later] == [
        (made.ply, made.point, made.seat, made.actions) for made in all_of_them[since:]
    ]
    assert choices(table, since) == sum(map(has_choice, later))


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Question, tuple[Action, ...]]]:
    """What the search is asked instead of thinking."""
    found: list[tuple[Question, tuple[Action, ...]]] = []

    def judged(question: Question, made: tuple[Action, ...], iterations: int) -> Judgement:
        found.append((question, made))
        return judgement(cost=iterations / 1000)

    monkeypatch.setattr("sousbois.bots.reviewing.judged", judged)
    return found


@in_every_game
def test_the_search_gets_to_see_what_the_seat_saw_and_nothing_else(
    game: str, asked: list[tuple[Question, tuple[Action, ...]]]
) -> None:
    table, _ = played(game)
    kind = table.setup.game.rules.State
    judged = list(judge_decisions(table, iterations=50))
    chosen = [made for made in decisions(table) if has_choice(made)]
    assert len(asked) == len(chosen) == choices(table) == sum(each.judgement is not None for each in judged)
    for made, (question, actions) in zip(chosen, asked, strict=True):
        assert (question.seat, actions) == (made.seat, made.actions)
        seen, true = (masked(kind, each.store(), made.seat) for each in (question.state, made.table.state))
        assert seen.tobytes() == true.tobytes()
    assert any(
        content(question.state) != content(made.table.state) for made, (question, _) in zip(chosen, asked, strict=True)
    )


@pytest.mark.parametrize(("lost", "is_kept"), [(500, True), (10, True), (1, False)])
def test_what_a_seat_saw_is_kept_where_it_made_a_mistake(
    lost: int, is_kept: bool, asked: list[tuple[Question, tuple[Action, ...]]]
) -> None:
    table, _ = played("hunt")
    judged = [each for each in judge_decisions(table, iterations=lost) if each.judgement]
    assert asked
    assert all((each.view is not None) == is_kept for each in judged)
    if is_kept:
        first = next(decisions(table))
        assert judged[0].view == first.table.view(first.seat)


def test_where_there_is_one_move_there_is_nothing_to_judge() -> None:
    table, _ = played("hunt")
    last = list(decisions(table))[-1]
    assert len(last.table.legal(last.seat)) == 1
    assert not has_choice(last)


def judgement(cost: float, margin: float = 0.0) -> Judgement:
    """Of a decision that cost so much."""
    share = Estimate(0.5, 0.01)
    return Judgement(share, share, Estimate(cost, margin), (), 100)


def test_the_costliest_decisions_are_those_that_lost_most_beyond_doubt() -> None:
    figures = [(0.3, 0.28), (0.2, 0.01), (0.25, 0.1), (0.12, 0.02), (0.08, 0.02)]
    judged = [Judged(ply, ply, ply % 2, (), judgement(*each), {"round": 1}) for ply, each in enumerate(figures * 2)]
    for seat in (0, 1):
        assert {each.seat for each in costliest(judged, seat)} == {seat}
        assert [figures[each.ply % 5] for each in costliest(judged, seat)] == [figures[1], figures[2], figures[3]]
    assert COSTLIEST == 3


def test_who_made_no_mistake_is_reproached_nothing() -> None:
    assert costliest([Judged(0, 0, 0, (), judgement(0.02, 0.03)), Judged(1, 1, 0, (), None)], 0) == []


def test_a_long_game_is_thought_about_as_long_as_a_short_one_within_reason() -> None:
    assert iterations_for(200) * 200 * PER_DECISION == pytest.approx(WHOLE_GAME, rel=0.01)
    assert iterations_for(1) == iterations_for(0) == MOST
    assert iterations_for(10**6) == FEWEST


@pytest.mark.parametrize(("ranking", "shares"), [((2, 1, 3), (0, 1, 0)), ((1, 3, 1), (0.5, 0, 0.5))])
def test_at_the_end_the_winners_share_the_victory(
    ranking: tuple[int, ...], shares: tuple[float, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = played("hunt")
    monkeypatch.setattr(table, "outcome", lambda: Outcome((0, 0, 0), ranking, ()))
    assert final_shares(table) == shares


def test_alone_the_share_is_that_against_the_imaginary_rival(monkeypatch: pytest.MonkeyPatch) -> None:
    hosted, _ = full("hamster", 1)
    play_on(hosted, Random(1))
    assert hosted.table is not None
    monkeypatch.setattr("sousbois.bots.reviewing.share_alone", lambda setup, state: 0.25)
    assert final_shares(hosted.table) == (0.25,)
