"""Whatever a bot does, the table gets a legal move and is told what was wrong."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from importlib.metadata import EntryPoint, EntryPoints
from typing import Any

import pytest

from sousbois import bots
from sousbois.bots.asking import LONGEST, ask
from sousbois.bots.budget import Budget
from sousbois.bots.contract import Question
from sousbois.core.action import Action
from sousbois.core.errors import Unreadable
from sousbois.core.setup import set_up
from sousbois.games import load
from sousbois.play.table import Table
from tests.contract.walks import content
from tests.terminal.command import piped

SETUP = set_up(load("hunt"), 3)
STATE = SETUP.deal(1)
LEGAL = SETUP.legal(STATE, 0)
A_LIE = replace(LEGAL[0], text="dragon")


class Told:
    """A bot that does what it is told."""

    def __init__(self, choose: Callable[[Question], Any]) -> None:
        self._choose = choose

    def choose(self, question: Question) -> Any:
        return self._choose(question)


def raising(error: BaseException) -> Told:
    """A bot that raises an error."""

    def choose(question: Question) -> Any:
        raise error

    return Told(choose)


class Unspeakable(Exception):
    """Something that cannot be told."""

    def __str__(self) -> str:
        raise RuntimeError

    __repr__ = __str__


class Agreeable:
    """Something that is equal to everything."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0

    def __repr__(self) -> str:
        return "yes"


def test_a_legal_answer_is_taken_as_it_is() -> None:
    for action in LEGAL:
        answer = ask(Told(lambda question, action=action: action), SETUP, STATE, 0, seed=1)  # type: ignore[misc]
        assert (answer.action, answer.fault) == (action, None)


@pytest.mark.parametrize(
    ("error", "fault"),
    [
        (ZeroDivisionError("division by zero"), "raised ZeroDivisionError: division by zero"),
        (KeyError(), "raised KeyError"),
        (TimeoutError(), "raised TimeoutError"),
        (ValueError("two\nlines \x1b[31m"), "raised ValueError: two lines [31m"),
        (Unspeakable(), "raised Unspeakable"),
        (SystemExit(3), "raised SystemExit: 3"),
        (KeyboardInterrupt(), "raised KeyboardInterrupt"),
    ],
)
def test_a_bot_that_raises_is_reported_and_replaced(error: BaseException, fault: str) -> None:
    answer = ask(raising(error), SETUP, STATE, 0, seed=1)
    assert str(answer.fault) == fault
    assert answer.action in LEGAL


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("x", "'x'"),
        (None, "None"),
        (0, "0"),
        (A_LIE, "'dragon'"),
        (replace(LEGAL[0], number=999), repr(LEGAL[0].text)),
        (Agreeable(), "yes"),
        (Unspeakable(), "<Unspeakable>"),
    ],
)
def test_nonsense_is_reported_and_replaced(given: Any, shown: str) -> None:
    answer = ask(Told(lambda question: given), SETUP, STATE, 0, seed=1)
    assert str(answer.fault) == f"answered {shown}, which is not a legal move"
    assert answer.action in LEGAL


def test_a_text_is_nonsense_even_if_it_names_a_legal_move() -> None:
    assert ask(Told(lambda question: str(LEGAL[0])), SETUP, STATE, 0, seed=1).fault is not None


def test_a_long_complaint_is_cut() -> None:
    fault = ask(raising(ValueError("x" * 9999)), SETUP, STATE, 0, seed=1).fault
    assert str(fault) == f"raised ValueError: {'x' * (LONGEST - 1)}…"


def test_something_without_a_method_choose_is_reported() -> None:
    nobody: Any = object()
    assert "no attribute 'choose'" in str(ask(nobody, SETUP, STATE, 0, seed=1).fault)


def test_a_bot_that_stalls_is_reported_and_replaced() -> None:
    never = threading.Event()
    answer = ask(Told(lambda question: never.wait()), SETUP, STATE, 0, seed=1, patience=0.01)
    never.set()  # lets the thread end
    assert str(answer.fault) == "gave no answer within 0.01 s"
    assert answer.action in LEGAL


def test_a_stalled_bot_keeps_no_program_from_ending() -> None:
    asked: list[threading.Thread] = []
    ask(Told(lambda question: asked.append(threading.current_thread())), SETUP, STATE, 0, seed=1)
    assert asked[0].daemon


def test_a_bot_may_use_up_its_budget_before_it_counts_as_stalled(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float | None] = []
    join = threading.Thread.join

    def watched(thread: threading.Thread, timeout: float | None = None) -> None:
        waited.append(timeout)
        join(thread, timeout)

    monkeypatch.setattr(threading.Thread, "join", watched)
    for budget in (None, Budget(iterations=5), Budget(milliseconds=90_000)):
        ask(Told(lambda question: question.legal[0]), SETUP, STATE, 0, 1, budget)
    assert waited == [30, 30, 120]


def test_our_own_bots_are_waited_for_as_long_as_they_take() -> None:
    """They may have to compile rules; nobody else's thread is needed for them."""
    asked: list[threading.Thread] = []

    class Ours(Told):
        __module__ = "sousbois.bots.test"

    ask(Ours(lambda question: asked.append(threading.current_thread())), SETUP, STATE, 0, seed=1)
    assert asked == [threading.current_thread()]


def test_our_own_bots_can_be_interrupted_but_not_break_the_table() -> None:
    class Ours(Told):
        __module__ = "sousbois.bots.test"

    def interrupted(question: Question) -> Any:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ask(Ours(interrupted), SETUP, STATE, 0, seed=1)
    assert ask(Ours(lambda question: 1 // 0), SETUP, STATE, 0, seed=1).fault is not None


def test_the_move_that_stands_in_is_drawn_from_the_seed() -> None:
    wrong = Told(lambda question: None)
    chosen = [ask(wrong, SETUP, STATE, 0, seed).action for seed in range(40)]
    assert chosen == [ask(wrong, SETUP, STATE, 0, seed).action for seed in range(40)]
    assert set(chosen) == set(LEGAL)


def test_a_bot_that_meddles_with_its_question_harms_nobody() -> None:
    def meddle(question: Question) -> Any:
        question.state.hand[0, 0] = 9
        question.state.above[1] = 3
        object.__setattr__(question, "legal", (A_LIE,))
        return A_LIE

    before = content(STATE)
    answer = ask(Told(meddle), SETUP, STATE, 0, seed=1)
    assert str(answer.fault) == "answered 'dragon', which is not a legal move"
    assert answer.action in LEGAL
    assert content(STATE) == before
    assert SETUP.legal(STATE, 0) == LEGAL


def test_an_action_is_told_apart_by_what_it_is_and_not_by_the_values_it_claims() -> None:
    answer = ask(Told(lambda question: replace(LEGAL[1], values={"card": "dragon"})), SETUP, STATE, 0, seed=1)
    assert (answer.fault, answer.action.values) == (None, LEGAL[1].values)


def test_a_bot_is_told_its_budget_and_what_its_seat_sees() -> None:
    asked: list[Question] = []
    table = Table.dealt(SETUP, 1)
    table.play(1, "wolf")
    ask(Told(asked.append), SETUP, table.state, 0, seed=1, budget=Budget.read("7it"))
    assert asked[0].budget == Budget(iterations=7)
    seen = table.view(0)
    assert asked[0].view == {name: seen[name] for name in asked[0].view}
    assert asked[0].view["above"] == [None, "hidden", "hidden"]
    assert asked[0].view is asked[0].view


# Bots of other people


class Foreign:
    """A bot of somebody else's package."""

    def choose(self, question: Question) -> Action:
        return question.legal[-1]


def not_today() -> Foreign:
    """What makes no bot."""
    raise OSError("the book of openings is missing")


class Confused:
    """A bot that errs."""

    def choose(self, question: Question) -> Any:
        return "dragon"


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some packages that say they have bots."""
    found = {
        "zebra": f"{__name__}:Foreign",
        "random": f"{__name__}:Foreign",
        "confused": f"{__name__}:Confused",
        "absent": "nowhere.to.be.found:Bot",
        "unready": f"{__name__}:not_today",
        "thing": "builtins:object",
    }
    entries = EntryPoints(EntryPoint(name, value, bots.GROUP) for name, value in found.items())
    monkeypatch.setattr(bots, "entry_points", entries.select)


@pytest.mark.usefixtures("installed")
def test_bots_of_other_packages_are_named_after_ours() -> None:
    ours = tuple(bots._OURS)
    assert bots.names() == (*ours, "absent", "confused", "thing", "unready", "zebra")
    assert ask(bots.bot("zebra"), SETUP, STATE, 0, seed=1).action == LEGAL[-1]


@pytest.mark.usefixtures("installed")
def test_a_name_of_ours_stays_ours() -> None:
    assert type(bots.bot("random")).__module__ == "sousbois.bots.random"


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("absent", "'nowhere.to.be.found:Bot' cannot be loaded: ModuleNotFoundError: No module named 'nowhere'"),
        ("unready", "makes no bot: OSError: the book of openings is missing"),
        ("thing", "'builtins:object' makes no bot: what it makes has no method choose"),
        ("giraffe", "unknown (bots: "),
    ],
)
def test_a_bot_that_cannot_be_had_is_refused_by_name_and_with_the_reason(name: str, reason: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        bots.bot(name)
    assert str(refusal.value).startswith(f"bot '{name}': ")
    assert reason in str(refusal.value)


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Alma (confused) made a mistake (the answer 'dragon' is not a legal move)."),
        ("fr", "Alma (confused) s’est trompé (la réponse 'dragon' n’est pas un coup permis)."),
    ],
)
def test_a_person_is_told_that_a_bot_was_replaced(language: str, told: str) -> None:
    words = ("play", "hunt", "--seats", "3", "--seed", "7", "--opponents", "confused", "--lang", language)
    ran = piped(*words, typed="1\n")
    assert ran.code == 0
    assert told in " ".join(ran.out.split())
