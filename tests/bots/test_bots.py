"""Bots: they answer legally, cannot cheat, and the better one is better."""

from __future__ import annotations

from pathlib import Path
from statistics import mean, stdev

import pytest
from hypothesis import given, settings

from sousbois import bots
from sousbois.bots.asking import ask
from sousbois.bots.budget import Budget
from sousbois.bots.contract import Question
from sousbois.core.action import Action
from sousbois.core.chance import branch
from sousbois.core.errors import Unreadable
from sousbois.core.record import Seen
from sousbois.core.setup import Setup, set_up
from sousbois.core.shadow import Shadow
from sousbois.games import load
from sousbois.play.table import Table
from tests.contract.walks import content, seeds, walk
from tests.toy import GAME as TOY
from tests.toy import rules as toy_rules

HUNT = load("hunt")
SETUPS = [set_up(HUNT, 3), set_up(HUNT, 5), set_up(TOY, 3, "toy-three-dens", {"naps": True})]

pytestmark = pytest.mark.xdist_group("compiled hunt")

THOUGHTS = Budget(iterations=200)
"""Enough for a bot that would think longer. A time would make its answers depend on the machine."""

every_bot = pytest.mark.parametrize("name", bots.names())
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=["hunt-3", "hunt-5", "toy"])


def moments(setup: Setup, seed: int, choices: int, every: int) -> list[tuple[Shadow, int]]:
    """Some states of a walk, with a seat that owes a decision."""
    return [(state.copy(), seat) for at, (state, seat, _) in enumerate(walk(setup, seed, choices)) if at % every == 1]


@every_bot
@every_setup
@settings(max_examples=3)
@given(seed=seeds, choices=seeds)
def test_a_bot_always_answers_legally(name: str, setup: Setup, seed: int, choices: int) -> None:
    for state, seat in moments(setup, seed, choices, every=23 if setup.game is HUNT else 2):
        before = content(state)
        answer = ask(bots.bot(name), setup, state, seat, seed, THOUGHTS)
        assert answer.fault is None
        assert answer.action in setup.legal(state, seat)
        assert content(state) == before


@every_bot
@every_setup
@settings(max_examples=3)
@given(seed=seeds, choices=seeds, guess=seeds)
def test_states_that_look_the_same_to_a_bot_have_the_same_answer(
    name: str, setup: Setup, seed: int, choices: int, guess: int
) -> None:
    bot = bots.bot(name)
    for state, seat in moments(setup, seed, choices, every=31 if setup.game is HUNT else 3):
        other = setup.redealt(state, seat, guess)
        assert ask(bot, setup, state, seat, seed, THOUGHTS) == ask(bot, setup, other, seat, seed, THOUGHTS)


class Spy:
    """A bot that keeps what it is shown."""

    def __init__(self) -> None:
        self.shown: list[Shadow] = []

    def choose(self, question: Question) -> Action:
        self.shown += [question.state, question.sample(1), question.sample(2)]
        return question.legal[0]


@every_setup
@settings(max_examples=3)
@given(seed=seeds, choices=seeds)
def test_a_bot_is_never_shown_the_true_chance(setup: Setup, seed: int, choices: int) -> None:
    spy = Spy()
    for state, seat in moments(setup, seed, choices, every=11):
        ask(spy, setup, state, seat, seed)
        assert all(list(shown.chance) != list(state.chance) for shown in spy.shown)


def test_a_bot_is_not_shown_what_others_hold() -> None:
    """Over many questions, what a bot is shown of hidden cards agrees with the truth no more often than luck does."""
    spy = Spy()
    setup = set_up(HUNT, 5)
    state = setup.deal(1)
    for seat in (1, 2, 3, 4):
        HUNT.rules.apply(state, setup.edition.shadow, seat, 0)  # all hunters: one of five kinds
    for seed in range(200):
        ask(spy, setup, state, 0, branch(3, seed))
    for seat in (1, 2, 3, 4):
        right = sum(shown.above[seat] == state.above[seat] for shown in spy.shown)
        assert 60 <= right <= 180  # 600 guesses, one in five right


@every_bot
def test_the_same_question_with_the_same_seed_has_the_same_answer(name: str) -> None:
    setup = set_up(HUNT, 3)
    state = setup.deal(4)
    for seed in range(3):
        assert len({ask(bots.bot(name), setup, state, 1, seed, THOUGHTS) for _ in range(2)}) == 1


def test_random_takes_every_legal_move_about_equally_often() -> None:
    setup = set_up(HUNT, 3)
    state = setup.deal(4)
    counts = dict.fromkeys(setup.legal(state, 0), 0)
    for seed in range(2000):
        counts[ask(bots.bot("random"), setup, state, 0, branch(0, seed)).action] += 1
    assert sum((count - 400) ** 2 / 400 for count in counts.values()) < 18.5  # one in a thousand, four freedoms


def lead(setup: Setup, seat: int, seed: int) -> float:
    """How many points a greedy player at this seat is ahead of the average of random ones, after one game."""
    table = Table.dealt(setup, seed)
    while acting := table.acting():
        bot = bots.bot("greedy" if acting[0] == seat else "random")
        table.play(acting[0], ask(bot, setup, table.state, acting[0], branch(seed, len(table.history))).action)
    outcome = table.outcome()
    assert outcome is not None
    return outcome.scores[seat] - mean(score for other, score in enumerate(outcome.scores) if other != seat)


def test_greedy_beats_random_clearly(tmp_path: Path) -> None:
    """One greedy player against four random ones, in hunts of one day."""
    text = HUNT.editions["hunt-2011"].read_text(encoding="utf-8").replace("days = 4", "days = 1", 1)
    (tmp_path / "short.toml").write_text(text, encoding="utf-8")
    setup = set_up(HUNT, 5, tmp_path / "short.toml")
    leads = [lead(setup, seed % 5, seed) for seed in range(25)]
    assert mean(leads) > 3
    assert mean(leads) > 2 * stdev(leads) / len(leads) ** 0.5


def test_greedy_takes_the_better_of_two_nuts() -> None:
    """In the toy game with one den, digging is always worth a point; a chestnut is worth three."""
    setup = set_up(TOY, 2, "toy-one-den")
    seed = next(seed for seed in range(99) if holds_chestnut(setup.deal(seed)))
    state = setup.deal(seed)
    assert str(ask(bots.bot("greedy"), setup, state, setup.acting(state)[0], 1).action) == "chestnut"


def holds_chestnut(state: Shadow) -> bool:
    return bool(state.hand[state.turn, toy_rules.Nut.CHESTNUT] > 0)


@pytest.mark.parametrize("name", ["", "genius", "Greedy"])
def test_an_unknown_bot_is_refused_and_the_known_ones_are_named(name: str) -> None:
    with pytest.raises(Unreadable, match=rf"bot '{name}': unknown \(bots: easy, medium, hard, expert, greedy, random"):
        bots.bot(name)


def test_something_is_hidden_in_the_games_of_these_tests() -> None:
    for game in (HUNT, TOY):
        assert any(field.seen is Seen.BY_OWNER for field in game.rules.State.fields)
