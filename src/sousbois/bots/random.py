"""A player without any plan."""

from __future__ import annotations

from sousbois.bots.contract import Question
from sousbois.core.action import Action
from sousbois.core.chance import mix


class Random:
    """Any legal move, all equally likely."""

    def choose(self, question: Question) -> Action:
        return question.legal[mix(question.seed) % len(question.legal)]
