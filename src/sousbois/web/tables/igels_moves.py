"""What the reader of a table of igels can answer, and what a control has to send for it."""

from __future__ import annotations

from typing import NamedTuple

from sousbois.web.drawing import Scene


class Move(NamedTuple):
    """What pressing something means."""

    text: str
    """All actions of the decision from its start, with spaces between them."""
    legal: bool


class Moves:
    """The answers to the question that is open; none, while it is not the reader's to answer."""

    def __init__(self, scene: Scene) -> None:
        self.active = scene.active
        self.legal = scene.legal
        self._allowed = frozenset(scene.legal)
        self._begun = "".join(f"{action} " for action in scene.draft)

    def to(self, action: str) -> Move | None:
        """What pressing something means that stands for an action, legal or not; nothing, while nobody asks."""
        return Move(self._begun + action, action in self._allowed) if self.active else None

    def legal_to(self, action: str) -> Move | None:
        """What pressing something means that stands for an action; nothing, unless it is legal."""
        return Move(self._begun + action, True) if action in self._allowed else None
