"""What one client may ask for: a burst, then as much as the time gives back."""

from __future__ import annotations

from sousbois.web.limits import Allowance


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
