"""Answers that are worked out once. That several threads get the same one is tested in `test_first_use.py`."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from sousbois.core.once import once
from tests.patience import PATIENCE


def test_answer_is_worked_out_once() -> None:
    @once()
    def answer(name: str, *, loud: bool = False) -> object:
        return object()

    assert answer("a") is answer("a")
    assert answer("a") is not answer("b")
    assert answer("a") is not answer("a", loud=True)


def test_answers_asked_for_last_are_remembered() -> None:
    @once(2)
    def answer(name: str) -> object:
        return object()

    before = {name: answer(name) for name in "abac"}
    assert [answer(name) is before[name] for name in "cab"] == [True, True, False]


def test_error_is_not_remembered() -> None:
    worked_out: list[None] = []

    @once()
    def answer() -> str:
        worked_out.append(None)
        if len(worked_out) == 1:
            raise LookupError
        return "an answer"

    with pytest.raises(LookupError):
        answer()
    assert answer() == "an answer"


def test_answer_does_not_wait_for_another() -> None:
    begun, may_end = Event(), Event()

    @once()
    def answer(name: str) -> str:
        if name == "slow":
            begun.set()
            assert may_end.wait(PATIENCE)
        return name

    with ThreadPoolExecutor(1) as threads:
        slow = threads.submit(answer, "slow")
        assert begun.wait(PATIENCE)
        assert answer("quick") == "quick"
        may_end.set()
        assert slow.result(PATIENCE) == "slow"
