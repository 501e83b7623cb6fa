"""From a hosted table to what one reader sees of it: now, and while it is shown what happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Protocol

from sousbois.core.event import Event
from sousbois.core.record import NOTHING
from sousbois.core.setup import Setup
from sousbois.core.shadow import Shadow
from sousbois.core.view import named_view
from sousbois.play.hosted import Hosted
from sousbois.play.steps import Step
from sousbois.web.drawing import Drawing, Scene


def scene_now(hosted: Hosted, seat: int | None, draft: tuple[str, ...] = (), *, is_asked: bool = True) -> Scene:
    """The position that stays; `draft` is what the reader has begun to decide. Whoever is not asked sees no choices."""
    table = hosted.table
    assert table is not None  # nothing is drawn before the deal
    seen = hosted.considered(seat, hosted.ply, draft) if draft and seat is not None else table
    return Scene(
        view=seen.view(seat),
        events=table.events,
        ply=hosted.ply,
        acting=table.acting(),
        chosen=frozenset(hosted.choices),
        choice=hosted.choices.get(seat, ()) if seat is not None else (),
        draft=draft,
        legal=tuple(map(str, seen.legal(seat))) if seat is not None and is_asked else (),
        over=not table.acting(),
    )


class Played(Protocol):
    """A game that something has happened in: one of a table, or one that is watched again."""

    @property
    def setup(self) -> Setup: ...

    @property
    def ply(self) -> int: ...


def scenes_between(
    played: Played, seat: int | None, steps: Sequence[Step], drawing: Drawing
) -> Iterator[tuple[Scene, list[Event]]]:
    """What happened, moment by moment, each with the events that it adds; the position that stays is not among them,
    but its last events are: they come without a scene of their own."""
    shown = 0
    for state, told in moments_between(steps, drawing):
        yield scene_between(played, seat, state, told), told[shown:]
        shown = len(told)


def moments_between(steps: Sequence[Step], drawing: Drawing) -> Iterator[tuple[Shadow, list[Event]]]:
    """The moments worth a look while something happens: the true state, and all that has been told by then."""
    told: list[Event] = []
    for step, following in pairwise(steps):
        told.append(step.event)
        kind = step.event.kind
        is_one_of_several = kind == following.event.kind and kind in drawing.together
        is_part = {kind, following.event.kind} <= drawing.one_picture
        if kind in drawing.frames and not is_one_of_several and not is_part:
            yield following.state if kind in drawing.told_first else step.state, list(told)


def scene_between(played: Played, seat: int | None, state: Shadow, told: Sequence[Event]) -> Scene:
    """A moment while something happens, as one reader sees it."""
    return Scene(_view_between(played.setup, state, seat, told), tuple(told), played.ply)


def _view_between(setup: Setup, state: Shadow, seat: int | None, told: Sequence[Event]) -> dict[str, object]:
    """What a seat sees while it is shown what happened: nobody decides anything."""
    view = named_view(setup, state.store(), NOTHING if seat is None else seat)
    return view | {"acting": [], "legal": [], "events": [event.plain() for event in told]}
