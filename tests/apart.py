"""Coroutines in tests run in a thread of their own: a browser of another test may have taken the loop of this one."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Answer = TypeVar("Answer")


LONGEST = 120
"""Seconds after which a coroutine is given up: the traceback says what it awaited."""


def run_apart(coroutine: Coroutine[Any, Any, Answer]) -> Answer:
    """Run a coroutine to its end."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, asyncio.wait_for(coroutine, LONGEST)).result()
