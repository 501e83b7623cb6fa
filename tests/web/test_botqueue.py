"""Bots think in threads that clients share: clients take turns, and those with people come first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Future, wait
from queue import Queue
from threading import Event

import pytest

from sousbois.web.botqueue import BotQueue
from tests.patience import PATIENCE


class Jobs:
    """Jobs that say when they begin, and that end when the test lets them."""

    def __init__(self, threads: int) -> None:
        self.queue = BotQueue(threads)
        self.begun: Queue[str] = Queue()
        self.futures: dict[str, Future[str]] = {}
        self._may_end: dict[str, Event] = {}

    def add(self, name: str, *, has_people: bool = True) -> Future[str]:
        """Let a client wait for a job; the client is the first letter of its name."""
        self._may_end[name] = Event()

        def work() -> str:
            self.begun.put(name)
            assert self._may_end[name].wait(PATIENCE)
            return name

        self.futures[name] = self.queue.submit(name[0], work, has_people=has_people)
        return self.futures[name]

    def end(self, name: str) -> None:
        """Let a job come to its end."""
        self._may_end[name].set()
        self.futures[name].result(PATIENCE)

    def next(self) -> str:
        """The job that begins next."""
        return self.begun.get(timeout=PATIENCE)

    def close(self) -> None:
        """End everything."""
        self.queue.close()
        for event in self._may_end.values():
            event.set()
        wait([each for each in self.futures.values() if not each.cancelled()], PATIENCE)


Make = Callable[[int], Jobs]


@pytest.fixture
def jobs_for() -> Iterator[Make]:
    """Jobs for so many threads."""
    made: list[Jobs] = []

    def make(threads: int) -> Jobs:
        made.append(Jobs(threads))
        return made[-1]

    yield make
    for each in made:
        each.close()


def test_client_with_people_comes_before_sixty_with_bots_alone(jobs_for: Make) -> None:
    jobs = jobs_for(1)
    for number in range(60):
        jobs.add(f"{chr(0x3B1 + number)}1", has_people=False)
    first = jobs.next()
    jobs.add("p1")
    jobs.end(first)
    assert jobs.next() == "p1"


def test_bots_alone_leave_a_thread_free(jobs_for: Make) -> None:
    jobs = jobs_for(2)
    jobs.add("a1", has_people=False)
    jobs.add("b1", has_people=False)
    assert jobs.next() == "a1"
    jobs.add("p1")
    assert jobs.next() == "p1"  # though b was there before, and a goes on
    jobs.end("p1")
    jobs.add("q1")
    assert jobs.next() == "q1"
    jobs.end("a1")
    jobs.end("q1")
    assert jobs.next() == "b1"


def test_clients_take_turns(jobs_for: Make) -> None:
    jobs = jobs_for(1)
    for name in ("a1", "a2", "a3", "b1", "b2", "c1"):
        jobs.add(name)
    begun = []
    for _ in range(6):
        begun.append(jobs.next())
        jobs.end(begun[-1])
    assert begun == ["a1", "a2", "b1", "c1", "a3", "b2"]  # a2 was the first to wait


def test_clients_with_people_use_all_threads(jobs_for: Make) -> None:
    jobs = jobs_for(2)
    jobs.add("p1")
    jobs.add("q1")
    assert {jobs.next(), jobs.next()} == {"p1", "q1"}


def test_job_that_nobody_waits_for_is_left_out(jobs_for: Make) -> None:
    jobs = jobs_for(1)
    jobs.add("a1")
    assert jobs.next() == "a1"
    assert jobs.add("b1").cancel()
    jobs.add("c1")
    jobs.end("a1")
    assert jobs.next() == "c1"


def test_error_of_a_job_reaches_the_one_who_waits(jobs_for: Make) -> None:
    def fail() -> None:
        raise KeyError("a mistake")

    jobs = jobs_for(1)
    with pytest.raises(KeyError):
        jobs.queue.submit("a", fail, has_people=True).result(PATIENCE)
    jobs.add("b1")
    assert jobs.next() == "b1"


def test_closing_cancels_what_waits(jobs_for: Make) -> None:
    jobs = jobs_for(1)
    jobs.add("a1")
    jobs.next()
    waiting = jobs.add("b1")
    jobs.queue.close()
    with pytest.raises(CancelledError):
        waiting.result(PATIENCE)
    jobs.end("a1")
    assert jobs.begun.empty()
