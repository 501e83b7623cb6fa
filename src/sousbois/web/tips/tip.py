"""What a tip is, and what tells that it applies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sousbois.core.event import Event
from sousbois.web.drawing import Scene

Test = Callable[[Scene], bool]
"""Whether something is so, as the reader of a scene sees it."""


@dataclass(frozen=True)
class Tip:
    """What to know the first time something happens. Its words are the message `tip-<id>`."""

    id: str
    """Short: the browser keeps the ids of all that somebody has seen."""
    clause: str
    """The clause of the rules that says it."""
    applies: Test
    is_about_question: bool
    """Whether it helps with what the reader is asked: it makes sense only as long as that is asked."""


def asked(name: str, clause: str, applies: Test) -> Tip:
    """A tip for a decision of the reader's."""
    return Tip(name, clause, lambda scene: scene.active and applies(scene), is_about_question=True)


def told(name: str, clause: str, applies: Test) -> Tip:
    """A tip about something that happened: it can wait until nothing else is to be said."""
    return Tip(name, clause, applies, is_about_question=False)


def happened(*kinds: str) -> Test:
    """Something of these kinds has just happened to anybody."""
    return lambda scene: any(event.kind in kinds for event in scene.events)


def happened_to_reader(*kinds: str) -> Test:
    """Something of these kinds has just happened to the reader."""
    return lambda scene: any(event.kind in kinds and is_readers(event, scene) for event in scene.events)


def is_readers(event: Event, scene: Scene) -> bool:
    """Whether something happened to the reader."""
    return event.seat is not None and event.seat == scene.view["seat"]


def is_over(scene: Scene) -> bool:
    """The game has ended."""
    return scene.over
