"""A finished game looked at again: every decision judged by what its seat could know when it was made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sousbois.bots.contract import Question
from sousbois.core.action import Action
from sousbois.play.table import Table

if TYPE_CHECKING:
    from sousbois.bots.reviewing import Judgement

WHOLE_GAME = 1_000_000
"""Iterations for a whole game, the same for all: ten to twenty seconds of one core."""

PER_DECISION = 5
"""A judgement takes up to so many times the iterations of its search: two decisions are then tried out, each in as many
futures again, and as many more in which the trees grow."""

FEWEST, MOST = 100, 4000
"""Iterations that a search has at least and at most."""

COSTLIEST = 3
"""So many decisions of a seat are worth coming back to."""

WORTH_A_WORD = 0.01
"""A share of victory that has to be lost beyond doubt before a decision is called a mistake."""


@dataclass(frozen=True)
class Made:
    """A decision of a game, and the table that it was made at."""

    ply: int
    """How many decisions had counted before."""
    point: int
    """At which point of the game's course (`play/course.py`)."""
    seat: int
    actions: tuple[Action, ...]
    table: Table
    """As it stood before anybody had chosen who decided at the same time."""


@dataclass(frozen=True)
class Judged:
    """A decision, and what is to be thought of it."""

    ply: int
    """How many decisions had counted before."""
    point: int
    """At which point of the game's course."""
    seat: int
    actions: tuple[Action, ...]
    judgement: Judgement | None
    """None, where there was nothing to choose."""
    view: dict[str, Any] | None = None
    """What the seat saw, if the decision was a mistake."""


def decisions(played: Table, since: int = 0) -> Iterator[Made]:
    """The decisions of a game, one after the other, from the one with this number on: from there they are counted."""
    table = played.rewound()
    standing = table.after(0, ())
    ply = point = counted = 0
    actions: list[Action] = []
    for each in played.history:
        actions.append(each.action)
        table.play(each.seat, each.action)
        if table.setup.midway(table.state):
            continue
        if counted >= since:
            yield Made(ply - since, point, each.seat, tuple(actions), standing)
        actions.clear()
        counted += 1
        if table.open_state is table.state:  # nobody's choice is secret any more
            ply, point, standing = counted, point + 1, table.after(0, ())


def has_choice(made: Made) -> bool:
    """Whether something else could have been done."""
    table = made.table
    for number, action in enumerate(made.actions):
        if len(table.legal(made.seat)) > 1:
            return True
        if number + 1 < len(made.actions):
            table = table.after(made.seat, [action])
    return False


def choices(played: Table, since: int = 0) -> int:
    """How many decisions there are to judge, from one on."""
    return sum(map(has_choice, decisions(played, since)))


def judge_decisions(played: Table, iterations: int | None = None, since: int = 0) -> Iterator[Judged]:
    """Judge the decisions of a game, one after the other, from one on; each with a search of so many iterations."""
    from sousbois.bots.reviewing import judged  # only who wants a review waits for the search to be loaded

    each = iterations or iterations_for(choices(played, since))
    for made in decisions(played, since):
        if not has_choice(made):
            yield Judged(made.ply, made.point, made.seat, made.actions, None)
            continue
        judgement = judged(question(made), made.actions, each)
        is_mistake = judgement.beyond_doubt >= WORTH_A_WORD
        view = made.table.view(made.seat) if is_mistake else None
        yield Judged(made.ply, made.point, made.seat, made.actions, judgement, view)


def question(made: Made) -> Question:
    """What the seat was asked: all that it could not know is drawn anew."""
    return made.table.question(made.seat)


def iterations_for(choices: int) -> int:
    """The iterations of each search, in a game with so many decisions to judge."""
    return max(FEWEST, min(MOST, WHOLE_GAME // PER_DECISION // max(1, choices)))


def costliest(judged: Sequence[Judged], seat: int) -> list[Judged]:
    """The mistakes of a seat, the worst first: by what is lost beyond doubt."""
    found = [
        (each.judgement.beyond_doubt, each) for each in judged if each.seat == seat and each.judgement and each.view
    ]
    return [each for _, each in sorted(found, key=lambda pair: -pair[0])[:COSTLIEST]]


def final_shares(played: Table) -> tuple[float, ...]:
    """The share of the victory that each seat has got; alone, against the imaginary rival of all estimates."""
    outcome = played.outcome()
    assert outcome is not None  # the game is over
    if played.seats == 1:
        from sousbois.bots.reviewing import share_alone

        return (share_alone(played.setup, played.state),)
    return tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(played.seats))
