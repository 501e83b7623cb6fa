"""Tips for a first game: what to know the first time something happens. `web/tips/<game>.py` holds those of a game.

Which tips apply follows from what the reader sees; which of them the reader has seen, only the reader's cookie knows.
So the board names all that apply, and the page shows those that are new.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import NamedTuple, Protocol

from sousbois.core.action import Action
from sousbois.core.words import Words
from sousbois.games import names
from sousbois.web.drawing import Scene
from sousbois.web.tips.tip import Tip


class GameTips(Protocol):
    """What the module of a game holds."""

    TIPS: Sequence[Tip]
    """The tips; of several that apply, the first is shown first."""
    CLAUSES: Mapping[str, str]
    """The clause that says what comes of an action, by its block, or by what it does with a card."""


class Applying(NamedTuple):
    """The ids of the tips that apply at one moment."""

    asked: tuple[str, ...] = ()
    """Those about what the reader is asked."""
    told: tuple[str, ...] = ()
    """Those about what has happened."""


class ToldTip(NamedTuple):
    """A tip in the reader's language."""

    id: str
    text: str
    clause: str


@cache
def tips_of(game: str) -> GameTips:
    """The tips of a game."""
    module: GameTips = import_module(f"{__name__}.{game}")
    return module


@cache
def all_ids() -> frozenset[str]:
    """The ids of all tips of all games."""
    return frozenset(tip.id for game in names() for tip in tips_of(game).TIPS)


def applying(game: str, scene: Scene) -> Applying:
    """The tips that apply at one moment; none, for somebody who only looks on."""
    if scene.view["seat"] is None:
        return Applying()
    now = [tip for tip in tips_of(game).TIPS if tip.applies(scene)]
    asked = tuple(tip.id for tip in now if tip.is_about_question)
    return Applying(asked, tuple(tip.id for tip in now if not tip.is_about_question))


def still_new(game: str, seen: Collection[str], words: Words) -> list[ToldTip]:
    """The tips of a game that somebody has not seen yet."""
    return [ToldTip(tip.id, words.say(f"tip-{tip.id}"), tip.clause) for tip in tips_of(game).TIPS if tip.id not in seen]


def clause_of(game: str, action: Action) -> str:
    """The clause that says what comes of an action; empty, where no single one does."""
    return tips_of(game).CLAUSES.get(action.values.get("deed", action.block), "")
