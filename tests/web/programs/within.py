"""Programs in the test's own process, on a clock that stands still until somebody moves it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx

from sousbois.web.api.app import api
from sousbois.web.house import House
from sousbois.web.settings import Settings
from tests.apart import run_apart
from tests.patience import PATIENCE
from tests.web.faketime import FakeTime

TABLE = {"game": "hunt", "seats": ["me", "open", "open"], "name": "Ana"}

From = Callable[[str], httpx.AsyncClient]
"""Somebody at an address."""


def with_house(folder: Path, act: Callable[[House, From, FakeTime], Awaitable[None]]) -> None:
    """Let programs ask something."""

    async def run() -> None:
        time = FakeTime()
        house = House(folder, Settings(), time)
        app = api(house, time.now)

        def client(address: str) -> httpx.AsyncClient:
            transport = httpx.ASGITransport(app, client=(address, 1))
            return httpx.AsyncClient(transport=transport, base_url="http://test/api")

        try:
            async with asyncio.timeout(PATIENCE):
                await act(house, client, time)
        finally:
            await house.lobby.close()
            house.opponents.close()
            house.store.close()

    run_apart(run())
