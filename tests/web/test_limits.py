"""What one client may ask for: a burst, then as much as the time gives back."""

from __future__ import annotations

from pathlib import Path

import pytest

from sousbois.web import house
from sousbois.web.limits import Allowance
from tests.web.inside import Inside
from tests.web.serving import Visitor


class Time:
    """A clock that stands still until somebody moves it."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self) -> float:
        return self.seconds


def test_after_a_burst_one_has_to_wait() -> None:
    time = Time()
    allowance = Allowance(3, 6.0, time.now)
    assert [allowance.take() for _ in range(5)] == [True, True, True, False, False]
    assert allowance.wait == 2.0


def test_time_gives_back_what_was_used_and_no_more() -> None:
    time = Time()
    allowance = Allowance(3, 6.0, time.now)
    while allowance.take():
        pass
    time.seconds = 2.0
    assert [allowance.take() for _ in range(2)] == [True, False]
    time.seconds = 1000.0
    assert [allowance.take() for _ in range(4)] == [True, True, True, False]


def test_nobody_fills_the_disk_with_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "TABLES", (3, 3600.0))
    with Inside(tmp_path) as server:
        visitor, other = (Visitor(server, name, machine="192.0.2.7") for name in ("Ana", "Boris"))
        for person in (visitor, other, visitor):
            person.open_table("hunt", seats=3)
        for path in ("/new", "/play", "/replay/x/what-if", "/replay"):
            answer = other.post(path, game="hunt", seats=3)
            assert answer.status_code == 429
            assert "Try again in a few minutes" in answer.text
        server.time.pass_by(1200)
        visitor.open_table("hunt", seats=3)
