"""Actions: small integers in named blocks, each with a text that reads back. No offset is typed by hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from sousbois.core.errors import Unreadable

_READABLE = re.compile(r"[^\s:;\[\]A-Z]+")
"""Texts that stand in a game record without being taken for something else."""


@dataclass(frozen=True)
class Action:
    """One thing a player can do. `str(action)` reads back; `int(action)` is its number."""

    number: int
    block: str
    """The kind of decision it belongs to."""
    text: str

    def __str__(self) -> str:
        return self.text

    def __index__(self) -> int:
        return self.number

    __int__ = __index__


@dataclass(frozen=True)
class Block:
    """A kind of decision, with the text of each possible answer."""

    name: str
    texts: tuple[str, ...]


class Actions:
    """All actions of a game, block after block.

    >>> actions = Actions(Block("choose", ("wolf", "rabbit")), Block("answer", ("yes", "no")))
    >>> actions.start("answer"), str(actions[3]), int(actions.read("yes"))
    (2, 'no', 2)
    """

    def __init__(self, *blocks: Block) -> None:
        self._starts: dict[str, int] = {}
        found: list[Action] = []
        for block in blocks:
            self._starts[block.name] = len(found)
            found += [Action(len(found) + i, block.name, text) for i, text in enumerate(block.texts)]
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
