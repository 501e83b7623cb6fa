"""Cheap bots for matches."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from sousbois import bots
from sousbois.bots.contract import Question
from sousbois.core.action import Action


class First:
    """Always the first legal move."""

    def choose(self, question: Question) -> Action:
        return question.legal[0]


class Last:
    """Always the last legal move."""

    def choose(self, question: Question) -> Action:
        return question.legal[-1]


class Broken:
    """Never a legal move."""

    def choose(self, question: Question) -> Any:
        return 1 // 0


@contextmanager
def known(**makers: Any) -> Iterator[None]:
    """While this lasts, there are bots of these names."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bots, "_OURS", bots._OURS | makers)
        yield
