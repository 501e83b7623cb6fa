"""The levels: the lower, the less they think and the more they slip."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from sousbois import bots
from sousbois.bots import levels
from sousbois.bots.budget import Budget
from sousbois.bots.contract import Question
from sousbois.bots.knowing import Level, knowledge_of
from sousbois.bots.random import Random
from sousbois.bots.search import ENDLESS, Thought
from sousbois.core.action import Action
from sousbois.core.setup import set_up
from sousbois.games import load, names

SETUP = set_up(load("hunt"), 4)
EASY, MEDIUM, HARD = knowledge_of(SETUP.game).LEVELS

pytestmark = pytest.mark.xdist_group("compiled hunt")


def question(budget: Budget | None = None, seed: int = 1) -> Question:
    state = SETUP.deal(3)
    return Question(SETUP, 0, state, SETUP.legal(state, 0), seed, budget)


@dataclass
class Searches:
    """Stands for search, and keeps what it was allowed."""

    allowed: list[tuple[Budget, int]]

    def __call__(self, budget: Budget, most: int = ENDLESS) -> Searches:
        self.allowed.append((budget, most))
        return self

    def choose(self, question: Question) -> Action:
        return question.legal[0]


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> Searches:
    found = Searches([])
    monkeypatch.setattr(levels, "Search", found)
    return found


@pytest.mark.parametrize("game", names())
def test_a_higher_level_thinks_at_least_as_much_and_slips_at_most_as_often(game: str) -> None:
    easy, medium, hard = knowledge_of(load(game)).LEVELS
    assert 0 < easy.iterations <= medium.iterations <= hard.iterations
    assert 100 > easy.slips >= medium.slips >= hard.slips >= 0
    assert len({easy, medium, hard}) == 3


@pytest.mark.parametrize(("name", "level"), [("easy", EASY), ("medium", MEDIUM), ("hard", HARD)])
def test_a_level_thinks_as_much_as_its_game_says(name: str, level: Level, searches: Searches) -> None:
    bots.bot(name).choose(question())
    assert searches.allowed == [(Budget(iterations=level.iterations), level.iterations)]


@pytest.mark.parametrize("budget", [Budget(iterations=3), Budget(milliseconds=7)])
def test_a_level_keeps_the_budget_of_the_table_too(budget: Budget, searches: Searches) -> None:
    bots.bot("hard").choose(question(budget))
    assert searches.allowed == [(budget, HARD.iterations)]


def test_an_expert_takes_all_the_time_of_the_table_or_its_own(searches: Searches) -> None:
    for budget in (None, Budget(milliseconds=7)):
        bots.bot("expert").choose(question(budget))
    assert searches.allowed == [(levels.THINKING_TIME, ENDLESS), (Budget(milliseconds=7), ENDLESS)]


def test_a_level_slips_as_often_as_its_game_says(searches: Searches, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowledge_of(SETUP.game), "LEVELS", (Level(5, slips=30), MEDIUM, HARD))
    answers = [(bots.bot("easy").choose(question(seed=seed)), seed) for seed in range(1000)]
    slips = 1000 - len(searches.allowed)
    assert 255 <= slips <= 345  # three deviations
    at_random = sum(answer == Random().choose(question(seed=seed)) for answer, seed in answers)
    assert slips <= at_random


@pytest.mark.parametrize("budget", [Budget(iterations=50), Budget(milliseconds=60_000)])
def test_search_makes_no_more_iterations_than_it_may(budget: Budget) -> None:
    assert Thought(question(), budget, most=40).iterations == 40
