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
    before = before_last(table)
    made = table.history[len(before.history) :]
    if before.open_state is not before.state or len(before.acting()) > 1:
        raise NotAllowed("all have decided at the same time", reason="undo-together")
    if made[0].seat != seat:
        raise NotAllowed(f"the last decision was that of seat {made[0].seat}", reason="undo-anothers")
    if list(before.state.chance) != list(table.state.chance):
        raise NotAllowed("chance lies between", reason="undo-random")
    if _is_something_learned(before, seat, [each.action.number for each in made]):
        raise NotAllowed("something hidden came to light", reason="undo-hidden")


def _is_something_learned(before: Table, seat: int, actions: Sequence[int]) -> bool:
    """Whether anybody knows more by a decision than whoever decided could have told them."""
    seed = int(digest_of(before.view(seat))[:SEED_DIGITS], 16)
    truth = _learned(before, before.state, seat, actions)
    samples = (before.setup.redealt(before.state, seat, branch(seed, number)) for number in range(SAMPLES))
    return any(_learned(before, sample, seat, actions) != truth for sample in samples)


def _learned(table: Table, state: Shadow, seat: int, actions: Sequence[int]) -> list[dict[tuple[Any, ...], Any]]:
    """What changes for everybody, and for somebody looking on, when a seat decides so."""
    setup, after = table.setup, state.copy()
    for action in actions:
        setup.game.rules.apply(after, setup.edition.shadow, seat, action)
    everybody = (NOTHING, *range(setup.seats))
    pairs = ((dict(_facts(named_view(setup, each.store(), who))) for each in (state, after)) for who in everybody)
    return [{where: fact for where, fact in now.items() if earlier.get(where) != fact} for earlier, now in pairs]


def _facts(view: Any, where: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """All single facts of a view, each with its place."""
    inside = view.items() if isinstance(view, dict) else enumerate(view) if isinstance(view, list) else None
    if inside is None:
        yield where, view
    else:
        for name, value in inside:
            yield from _facts(value, (*where, name))
