"""Undoing the last decision: only where nothing hidden, random or decided by another lies between.

Whether something hidden came to light is not guessed from the rules of a game: what the deciding seat could not know is
drawn anew several times, and wherever somebody would have learned something else from the same decision, they have
learned something.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sousbois.core.chance import branch
from sousbois.core.errors import NotAllowed
from sousbois.core.position import digest_of
from sousbois.core.record import NOTHING
from sousbois.core.shadow import Shadow
from sousbois.core.view import named_view
from sousbois.play.table import SEED_DIGITS, Table

SAMPLES = 8
"""So often all that a seat cannot know is drawn anew."""


def before_last(table: Table) -> Table:
    """Return the table as it was before the last decision."""
    return table.stood(table.decisions()[-1])


def check_last_can_be_undone(table: Table, seat: int) -> None:
    """Refuse to undo the last decision, unless it was this seat's and nothing lies between."""
    before, actions = _last(table, seat)
    if list(before.state.chance) != list(table.state.chance):
        raise NotAllowed("chance lies between", reason="undo-random")
    truth, _ = _learned(before, before.state, seat, actions)
    if any(learned != truth for learned, _ in _imagined(before, seat, actions)):
        raise NotAllowed("something hidden came to light", reason="undo-hidden")


def seems_undoable(table: Table, seat: int) -> bool:
    """Whether the last decision can be undone, as far as its seat could know. That follows from what the seat saw, so
    it may be told before it asks: the check above compares with the truth, and its answer is a fact about that."""
    try:
        before, actions = _last(table, seat)
    except NotAllowed:
        return False
    imagined = _imagined(before, seat, actions)
    first = next(imagined)
    _, is_random = first
    return not is_random and all(each == first for each in imagined)


Learned = list[dict[tuple[Any, ...], Any]]
"""What changes for everybody, and for a spectator."""


def _last(table: Table, seat: int) -> tuple[Table, list[int]]:
    """Return the table before the last decision, and its actions; refuse one that was not this seat's alone."""
    before = before_last(table)
    made = table.history[len(before.history) :]
    if before.open_state is not before.state or len(before.acting()) > 1:
        raise NotAllowed("all have decided at the same time", reason="undo-together")
    if made[0].seat != seat:
        raise NotAllowed(f"the last decision was that of seat {made[0].seat}", reason="undo-anothers")
    return before, [each.action.number for each in made]


def _imagined(before: Table, seat: int, actions: Sequence[int]) -> Iterator[tuple[Learned, bool]]:
    """Return what each player learns by a decision, for several resamples of all that its seat cannot know."""
    seed = int(digest_of(before.view(seat))[:SEED_DIGITS], 16)
    for number in range(SAMPLES):
        yield _learned(before, before.setup.redealt(before.state, seat, branch(seed, number)), seat, actions)


def _learned(table: Table, state: Shadow, seat: int, actions: Sequence[int]) -> tuple[Learned, bool]:
    """What changes for everybody when a seat decides so, and whether chance has a part in it."""
    setup, after = table.setup, state.copy()
    for action in actions:
        setup.game.rules.apply(after, setup.edition.shadow, seat, action)
    everybody = (NOTHING, *range(setup.seats))
    pairs = ((dict(_facts(named_view(setup, each.store(), who))) for each in (state, after)) for who in everybody)
    learned = [{where: fact for where, fact in now.items() if earlier.get(where) != fact} for earlier, now in pairs]
    return learned, list(state.chance) != list(after.chance)


def _facts(view: Any, where: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """All single facts of a view, each with its place."""
    inside = view.items() if isinstance(view, dict) else enumerate(view) if isinstance(view, list) else None
    if inside is None:
        yield where, view
    else:
        for name, value in inside:
            yield from _facts(value, (*where, name))
