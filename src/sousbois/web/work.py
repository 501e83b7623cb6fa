"""Work that takes long, for pages: done in threads beside everything else, once for all who ask for the same, and
rationed by the time of a processor that it takes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from functools import partial
from threading import Lock
from time import thread_time
from typing import TypeVar
from weakref import WeakValueDictionary

from sousbois.web.limits import Allowances

RATION = 30, 60.0
"""Seconds of a processor that one address may use: so many at once, and again within so many seconds."""
THREADS = 2
"""Only one at a time has the interpreter, so more would not be quicker. With one, quick work would wait for slow."""
MOST_REMEMBERED = 32 * 1024 * 1024
"""Bytes of what was rendered that are kept; what nobody has asked for longest is forgotten first."""

Result = TypeVar("Result")


class Work:
    """The work of one server. Every client, by its address, has one request after the other worked on."""

    def __init__(self, now: Callable[[], float], spent: Callable[[], float] = thread_time) -> None:
        self.allowances = Allowances(*RATION, now)
        self.spent = spent
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="work")
        self.remembered = Remembered(MOST_REMEMBERED)
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    def close(self) -> None:
        """Begin nothing more."""
        self.threads.shutdown(wait=False, cancel_futures=True)

    def turn(self, client: str) -> Turn:
        """All work of one request. What begins is finished, even if it costs more than was left."""
        return Turn(self, client)

    async def do(self, client: str, function: Callable[..., Result], *arguments: object) -> Result:
        """Do the one piece of work that a request asks for."""
        async with self.turn(client) as turn:
            return await turn.do(function, *arguments)

    def lock(self, *name: Hashable) -> asyncio.Lock:
        """A lock, the same as long as somebody has it or waits for it."""
        return self._locks.setdefault(name, asyncio.Lock())


class Turn(AsyncExitStack):
    """The work of one request: it waits for its turn, or is refused, when there is something to do."""

    def __init__(self, work: Work, client: str) -> None:
        super().__init__()
        self._work = work
        self._allowance = work.allowances.of(client)
        self._lock = work.lock("client", client)
        self._has_begun = False

    async def do(self, function: Callable[..., Result], *arguments: object, alike: Hashable = None) -> Result:
        """Do something at the client's expense. Of what is `alike`, only one is done at a time."""
        if not self._has_begun:
            await self.enter_async_context(self._lock)
            self._allowance.use(0)
            self._has_begun = True
        if alike is None:
            return await self._done(partial(function, *arguments))
        async with self._work.lock("alike", alike):
            return await self._done(partial(function, *arguments))

    async def once(self, key: Hashable, function: Callable[..., bytes], *arguments: object) -> bytes:
        """Do something that always comes to the same, unless it is remembered."""
        remembered = self._work.remembered
        found = remembered.get(key)
        if found is None:
            found = await self.do(remembered.get_or_make, key, partial(function, *arguments), alike=key)
        return found

    async def _done(self, function: Callable[[], Result]) -> Result:
        """Do something in a thread, and charge for it."""
        cost = 0.0

        def measured() -> Result:
            nonlocal cost
            began = self._work.spent()
            try:
                return function()
            finally:
                cost = self._work.spent() - began

        try:
            return await asyncio.get_running_loop().run_in_executor(self._work.threads, measured)
        finally:
            self._allowance.charge(cost)


class Remembered:
    """Texts that need not be made again, in bounded memory. Threads may share it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._known: OrderedDict[Hashable, bytes] = OrderedDict()
        self._one_at_a_time = Lock()

    def get(self, key: Hashable) -> bytes | None:
        """What is remembered."""
        with self._one_at_a_time:
            if key in self._known:
                self._known.move_to_end(key)
            return self._known.get(key)

    def get_or_make(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """What is remembered; else it is made and remembered."""
        found = self.get(key)
        if found is None:
            found = make()
            with self._one_at_a_time:
                self._size += len(found) - len(self._known.get(key, b""))
                self._known[key] = found
                while self._size > self._most:
                    self._size -= len(self._known.popitem(last=False)[1])
        return found
