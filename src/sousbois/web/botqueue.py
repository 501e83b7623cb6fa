"""The order in which bots think: clients take turns, and those for whom people wait come first."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from threading import Lock
from typing import Any, TypeVar

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class _Job:
    """What a thread is to do, and where the answer goes."""

    work: Callable[[], Any]
    future: Future[Any]

    def carry_out(self) -> None:
        """Do the work, unless nobody waits for it any more."""
        if not self.future.set_running_or_notify_cancel():
            return
        try:
            answer = self.work()
        except BaseException as error:  # as in any executor: the error is for the one who waits
            self.future.set_exception(error)
        else:
            self.future.set_result(answer)


_Waiting = dict[str, deque[_Job]]
"""Jobs by client. The client whose turn is next comes first."""


class BotQueue:
    """Threads that many clients share.

    Each client (an address, as limits count) has a queue of its own, and the clients take turns: however many tables a
    client has, others wait for one job of it. Tables at which no person is present get a thread when no other job
    waits, and never get all threads.
    """

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._free = threads
        self._free_for_bots_alone = max(1, threads - 1)
        self._lock = Lock()
        """Held while jobs are added and chosen. Jobs run without it."""
        self._with_people: _Waiting = {}
        self._bots_alone: _Waiting = {}
        self._is_closed = False

    def submit(self, client: str, work: Callable[[], Answer], *, has_people: bool) -> Future[Answer]:
        """Let a thread work for a client; `has_people` is whether people are there who wait for the answer."""
        job = _Job(work, Future())
        with self._lock:
            waiting = self._with_people if has_people else self._bots_alone
            waiting.setdefault(client, deque()).append(job)
            self._start()
        return job.future

    def close(self) -> None:
        """Cancel what waits. What runs comes to its end."""
        with self._lock:
            self._is_closed = True
            jobs = [
                job for waiting in (self._with_people, self._bots_alone) for each in waiting.values() for job in each
            ]
        for job in jobs:
            job.future.cancel()
        self._threads.shutdown(wait=False)

    def _start(self) -> None:
        """Give free threads the next jobs."""
        while self._free and not self._is_closed:
            if self._with_people:
                self._free -= 1
                self._threads.submit(self._run, _next(self._with_people), 0)
            elif self._bots_alone and self._free_for_bots_alone:
                self._free -= 1
                self._free_for_bots_alone -= 1
                self._threads.submit(self._run, _next(self._bots_alone), 1)
            else:
                return

    def _run(self, job: _Job, of_bots_alone: int) -> None:
        job.carry_out()
        with self._lock:
            self._free += 1
            self._free_for_bots_alone += of_bots_alone
            self._start()


def _next(waiting: _Waiting) -> _Job:
    """Take a job of the client whose turn it is. With more jobs, the client waits for its next turn behind all
    others."""
    client = next(iter(waiting))
    jobs = waiting.pop(client)
    job = jobs.popleft()
    if jobs:
        waiting[client] = jobs
    return job
