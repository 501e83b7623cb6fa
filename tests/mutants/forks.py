"""Forks of this process, which say what they find."""

from __future__ import annotations

import faulthandler
import json
import os
import resource
import selectors
import shutil
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, TypeVar

MEMORY = 4 << 30
"""How many bytes a fork may take up: a mutant may well collect things for ever."""

BY_THE_CLOCK = 30
"""A process that waits for ever takes no CPU time: it may wait this many times as long as it may run."""

Say = Callable[[Any], None]
"""How a fork passes on what it finds, in terms of JSON."""
Work = Callable[[Say], object]
Subject = TypeVar("Subject")


class Fork:
    """A copy of this process at work. Temporary files go to a folder of its own."""

    def __init__(self, work: Work) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        reading, writing = os.pipe()
        self._folder = tempfile.mkdtemp(prefix="mutants-")
        self.pid = os.fork()
        if self.pid == 0:
            os.close(reading)
            tempfile.tempdir = self._folder
            status = 1
            try:
                with os.fdopen(writing, "w") as out:
                    work(lambda found: print(json.dumps(found), file=out, flush=True))
                status = 0
            except BaseException:
                traceback.print_exc()
            finally:
                sys.stdout.flush()
                sys.stderr.flush()
                os._exit(status)
        os.close(writing)
        self.reading = reading

    def said(self) -> Iterator[Any]:
        """What it says, until it ends."""
        with os.fdopen(self.reading) as lines:
            yield from map(json.loads, lines)

    def status(self) -> int:
        """The status that it ends with."""
        status = os.waitpid(self.pid, 0)[1]
        shutil.rmtree(self._folder, ignore_errors=True)
        return status


def side_by_side(works: Iterable[tuple[Subject, Work]], jobs: int) -> Iterator[tuple[Subject, Any, int]]:
    """Do each work in a fork, so many at once: what was worked on, the last that the fork said, and its status."""
    left = iter(works)
    with selectors.DefaultSelector() as running:
        while True:
            for subject, work in islice(left, jobs - len(running.get_map())):
                fork = Fork(work)
                running.register(fork.reading, selectors.EVENT_READ, (subject, fork, bytearray()))
            if not running.get_map():
                return
            for key, _ in running.select():
                subject, fork, said = key.data
                some = os.read(fork.reading, 1 << 16)
                said += some
                if not some:
                    running.unregister(fork.reading)
                    os.close(fork.reading)
                    last = said.splitlines()[-1] if said else b"null"
                    yield subject, json.loads(last), fork.status()


def confine() -> None:
    """Print nothing from here on, not even after a crash, and take up no more than so much memory."""
    faulthandler.disable()
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def limit(seconds: float) -> None:
    """Let a signal end this process after so many CPU seconds, or many more by the clock; 0 sets no limit."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, BY_THE_CLOCK * seconds)
