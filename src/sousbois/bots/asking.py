"""The guard around bots: whatever a bot does, the table gets a legal move, and no bot gets to see the true state."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from threading import Thread

from sousbois.bots.budget import Budget
from sousbois.bots.contract import Bot, Question
from sousbois.bots.random import Random
from sousbois.core.action import Action
from sousbois.core.chance import branch
from sousbois.core.setup import Setup
from sousbois.core.shadow import Shadow

PATIENCE = 30.0
"""How many seconds a bot may take beyond its budget before it counts as stalled."""

LONGEST = 120
"""How many characters of a bot's own words are passed on."""

_OURS = f"{__package__}."
"""How the names of the modules begin that hold our bots."""


class Wrong(Enum):
    """What a bot can do wrong, and how that is said."""

    RAISED = "raised {}"
    STALLED = "gave no answer within {} s"
    NONSENSE = "answered {}, which is not a legal move"


@dataclass(frozen=True)
class Fault:
    """What a bot did wrong, such as `raised ZeroDivisionError: division by zero`."""

    wrong: Wrong
    detail: str
    error: BaseException | None = field(default=None, compare=False, repr=False)
    """What the bot raised."""

    def __str__(self) -> str:
        return self.wrong.value.format(self.detail)


_Reply = Action | Fault


@dataclass(frozen=True)
class Answer:
    """The action that the table takes for a bot's."""

    action: Action
    fault: Fault | None = None
    """What the bot did wrong; then the action is a random one."""


def ask(
    bot: Bot,
    setup: Setup,
    state: Shadow,
    seat: int,
    seed: int,
    budget: Budget | None = None,
    patience: float | None = None,
) -> Answer:
    """What a bot answers at a table whose true state is `state`, of which it sees what its seat may see.

    Where several seats decide in secret, `state` is the one before any of them has chosen. A bot that gives no answer
    within `patience` seconds is left to itself. Where nothing is said, others' bots are waited for as long as they may
    think, and `PATIENCE` more; ours as long as they take, for they keep to their budget, and may have to compile rules
    before their first answer.
    """
    seen = setup.redealt(state, seat, branch(seed, 0))
    legal = setup.legal(seen, seat)
    question = Question(setup, seat, seen, legal, seed, budget)
    if patience is None and type(bot).__module__.startswith(_OURS):
        reply = _asked(bot, question, legal, Exception)
    else:
        reply = _asked_in_a_thread(bot, question, legal, _usual_patience(budget) if patience is None else patience)
    if isinstance(reply, Action):
        return Answer(reply)
    untouched = Question(setup, seat, seen, legal, seed)  # whatever the bot has done to its own
    return Answer(Random().choose(untouched), reply)


def _usual_patience(budget: Budget | None) -> float:
    """How many seconds a bot is waited for that may think so long."""
    return PATIENCE + (budget.milliseconds or 0) / 1000 if budget else PATIENCE


def _asked_in_a_thread(bot: Bot, question: Question, legal: tuple[Action, ...], patience: float) -> _Reply:
    """Ask, and wait no longer than so many seconds. Python cannot end a thread: one that has stalled is abandoned."""
    replies: list[_Reply] = []
    thread = Thread(target=lambda: replies.append(_asked(bot, question, legal, BaseException)), daemon=True)
    thread.start()
    thread.join(patience)
    return replies[0] if replies else Fault(Wrong.STALLED, f"{patience:g}")


def _asked(bot: Bot, question: Question, legal: tuple[Action, ...], caught: type[BaseException]) -> _Reply:
    """Ask, and make sure of the answer."""
    try:
        answer: object = bot.choose(question)
    except caught as error:
        name, said = type(error).__name__, _in_own_words(str, error)
        return Fault(Wrong.RAISED, f"{name}: {said}" if said else name, error)
    if type(answer) is Action and answer in legal:
        return legal[legal.index(answer)]  # ours, for the bot's may carry other values
    named = answer.text if isinstance(answer, Action) else answer
    shown = _in_own_words(repr, named) or f"<{type(answer).__name__}>"
    return Fault(Wrong.NONSENSE, shown)


def _in_own_words(describe: Callable[[object], str], thing: object) -> str:
    """What a bot's own thing says of itself: on one line and not too long; nothing, if it cannot."""
    try:
        text = describe(thing)
    except BaseException:
        return ""
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"
