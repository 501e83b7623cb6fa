"""The end of a game of the badger: where everybody's points come from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from sousbois.core.naming import names_of
from sousbois.core.outcome import Outcome
from sousbois.core.setup import Setup
from sousbois.core.view import View, seen_in
from sousbois.core.words import Words
from sousbois.games.badger.material import Kind
from sousbois.games.badger.points import FED, badgers_of, hamsters_of, pair_points, twig_points
from sousbois.web.tables.badger_cards import Cards, animals_first
from sousbois.web.tables.badger_places import Stacks, stacks_of


class Part(NamedTuple):
    """Something in a collection that counts."""

    stacks: Stacks
    """Its cards; none for what is worth something besides the cards."""
    label: str
    worth: int


class Row(NamedTuple):
    """One player's result."""

    seat: int
    place: int
    name: str
    parts: tuple[Part, ...]
    total: int
    badgers: int
    hamsters: int


def result_rows(
    outcome: Outcome, view: View, setup: Setup, words: Words, names: Sequence[str], cards: Cards
) -> tuple[Row, ...]:
    """A row for each player, the winner first."""
    seen: Any = seen_in(view, setup, "collection")
    return tuple(
        Row(
            seat=seat,
            place=outcome.ranking[seat],
            name=names[seat],
            parts=tuple(_parts(seat, view, seen, setup, words, cards)),
            total=outcome.scores[seat],
            badgers=badgers_of(seen, seat),
            hamsters=hamsters_of(seen, seat),
        )
        for seat in outcome.by_place
    )


def _parts(seat: int, view: View, seen: Any, setup: Setup, words: Words, cards: Cards) -> Iterator[Part]:
    """B17, B21, B28 Stack by stack, twigs together; then the pair."""
    edition: Any = setup.edition.shadow
    printed = dict(zip(names_of(Kind), edition.points, strict=True))
    for stack in animals_first(view["collection"][seat]):
        kinds, count = stack.split("-"), view["collection"][seat][stack]
        fed = FED if len(kinds) > 1 and {"wheat", "weevil"} & set(kinds) else 0
        worth = count * (sum(int(printed[kind]) for kind in kinds) + fed)
        if stack == "twig":
            worth = twig_points(seen, edition, seat)
        yield Part(stacks_of(seat, stack, count), cards.counted(words.say("part-a-stack", stack=stack), count), worth)
    if pair := pair_points(seen, seat):
        yield Part((), words.say("label-pair"), pair)
