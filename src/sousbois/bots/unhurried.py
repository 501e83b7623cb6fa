"""A player that thinks about its only answer as long as about several, so that its time tells nothing."""

from __future__ import annotations

from dataclasses import replace

from sousbois.bots.contract import Bot, Question
from sousbois.core.action import Action


class Unhurried:
    """A bot that is asked as if there were a choice: players that search answer at once where there is only one."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, question: Question) -> Action:
        """Return the answer of the bot to a question that names each legal answer twice."""
        return self._bot.choose(replace(question, legal=question.legal * 2))
