"""Actions: small integers in named blocks, each with a text that reads back. No offset is typed by hand."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import IntEnum
from itertools import product
from typing import Any

from sousbois.core.errors import Unreadable
from sousbois.core.naming import names_of
from sousbois.core.record import PrintedName, Seat, Seats

_READABLE = re.compile(r"[^\s:;\[\]A-Z]+")
"""Texts that stand in a game record without being taken for something else."""


@dataclass(frozen=True)
class Action:
    """One thing a player can do. `str(action)` reads back; `int(action)` is its number."""

    number: int
    block: str
    """The kind of decision it belongs to."""
    text: str
    values: Mapping[str, Any] = field(default_factory=dict, compare=False)
    """What it is made of, by the names of its block's axes; a seat is a `Seat`, the id of something printed a
    `PrintedName`."""

    def __str__(self) -> str:
        return self.text

    def __index__(self) -> int:
        return self.number

    __int__ = __index__


Axis = type[IntEnum] | range | tuple[str, ...]
"""What one part of an answer can be: a name, a seat, a number, or one of some texts."""


class PrintedNames(tuple[str, ...]):
    """An axis of printed things, by their ids."""

    __slots__ = ()


class Block:
    """A kind of decision; its possible answers run through all combinations of its axes, the last one fastest.

    >>> [answer.text for answer in Block("take", "{card}-of-{victim}", card=("bone", "twig"), victim=Seats(2)).answers]
    ['bone-of-0', 'bone-of-1', 'twig-of-0', 'twig-of-1']
    """

    def __init__(self, name: str, text: str, /, **axes: Axis | Seats) -> None:
        self.name = name
        combinations = product(*map(_along, axes.values()))
        parts = [dict(zip(axes, combination, strict=True)) for combination in combinations]
        self.answers = tuple(Action(at, name, text.format(**values), values) for at, values in enumerate(parts))


def _along(axis: Axis | Seats) -> tuple[Any, ...]:
    """The values along an axis."""
    if isinstance(axis, Seats):
        return tuple(Seat(seat) for seat in range(axis))
    if isinstance(axis, PrintedNames):
        return tuple(map(PrintedName, axis))
    return names_of(axis) if isinstance(axis, type) else tuple(axis)


class Actions:
    """All actions of a game, block after block.

    >>> actions = Actions(Block("choose", "{card}", card=("wolf", "rabbit")), Block("sleep", "sleep"))
    >>> actions.start("sleep"), str(actions[1]), int(actions.read("sleep"))
    (2, 'rabbit', 2)
    """

    def __init__(self, *blocks: Block) -> None:
        self._starts: dict[str, int] = {}
        found: list[Action] = []
        for block in blocks:
            self._starts[block.name] = len(found)
            found += [replace(answer, number=len(found) + answer.number) for answer in block.answers]
        self._actions = tuple(found)
        self._by_text = {action.text: action for action in found}
        if len(self._by_text) != len(found) or not all(map(_READABLE.fullmatch, self._by_text)):
            raise ValueError(
                "the text of an action is its own, and made of small letters, digits, hyphens and the like"
            )

    def start(self, block: str) -> int:
        """The number of a block's first action."""
        return self._starts[block]

    def read(self, move: str | int | Action) -> Action:
        """The action that a text or a number stands for."""
        if isinstance(move, Action):
            move = move.number
        if isinstance(move, str):
            action = self._by_text.get(move.strip().lower())
            if action is None:
                raise Unreadable(f"move {move!r}: expected one of {', '.join(self._by_text)}")
            return action
        if isinstance(move, bool) or not isinstance(move, int) or not 0 <= move < len(self):
            raise Unreadable(f"move {move!r}: actions are numbered from 0 to {len(self) - 1}")
        return self._actions[move]

    def __getitem__(self, number: int) -> Action:
        return self._actions[number]

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __len__(self) -> int:
        return len(self._actions)
