"""What people do on the pages around the tables, by clicking."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from sousbois.web.identity import COOKIE, Identities, Identity, Language, new_player
from sousbois.web.lobby import new_id
from tests.patience import PATIENCE
from tests.play.hosting import any_decision
from tests.web.inside import InProcess
from tests.web.serving import Server
from tests.web.whole.prepared import Prepared, seated


def place(server: InProcess, table: Prepared) -> str:
    """Put a table onto a running server; the answer is its id."""
    name = new_id()
    server.keep({name: table})
    return name


def decide_for_all(server: InProcess, table: str, decisions: int) -> None:
    """Let everybody at a running table decide at random, so many times."""

    async def decide() -> None:
        live, chance = await server.house.lobby.table(table), Random(3)
        for _ in range(decisions):
            await live.settle(lambda hosted: any_decision(hosted, chance))

    asyncio.run_coroutine_threadsafe(decide(), server.loop).result(PATIENCE)


def sign_in(
    page: Page, server: InProcess, player: str = "player-0", language: Language = "en", name: str = "Ana", **more: Any
) -> None:
    """Give a page the cookie of a person who wants no pauses; `more` are preferences."""
    identity = Identity(player, name, language, **{"pace": "instant", **more})
    give_cookie(page, server, server.house.identities, identity)


def give_cookie(page: Page, server: Server, identities: Identities, identity: Identity) -> None:
    """Give a page the cookie that says who its reader is."""
    page.context.add_cookies([{"name": COOKIE, "value": identities.cookie(identity), "url": server.address}])


def enter(page: Page, address: str) -> None:
    """Open a table, and wait for the line: before, the page can neither hear nor say anything."""
    with page.expect_websocket() as line:
        page.goto(address, wait_until="commit")  # later, the first frame may have come already
    line.value.wait_for_event("framereceived")


def sit_down(
    page: Page, server: InProcess, table: str, player: str = "player-0", language: Language = "en", **more: Any
) -> None:
    """Come to a table as one of its players."""
    sign_in(page, server, player, language, **more)
    enter(page, f"{server.address}/table/{table}")


def sit_down_both(server: InProcess, game: str, host: Page, guest: Page, bots: int = 0) -> str:
    """Two people, the second of them French, come to a new table of theirs, perhaps with bots; the answer is its id."""
    people = new_player(), new_player()
    table = place(server, seated(game, people, bots))
    sit_down(host, server, table, people[0])
    sit_down(guest, server, table, people[1], "fr")
    return table


def open_panel(page: Page, name: str) -> None:
    """Look at a panel beside the board; in a narrow window, in place of the board."""
    if page.locator("#menu").is_visible():
        page.locator("#menu").click()
    page.locator(f"#{name}tab").click()


def come_in(page: Page, server: Server, name: str, language: str = "en") -> None:
    """Say who one is, and see the games."""
    page.goto(server.address)
    introduce_oneself(page, name, language)
    expect(page.locator("h1")).to_contain_text(name)


def introduce_oneself(page: Page, name: str, language: str = "en") -> None:
    """Fill in the first page."""
    page.locator("#name").fill(name)
    page.locator(f".tile:has([name=language][value={language}])").click()
    page.locator("form[action='/welcome'] button").click()
    expect(page.locator("html")).to_have_attribute("lang", language)


def prefer(page: Page, **preferences: str) -> None:
    """Change preferences, on their page."""
    page.locator(".topbar a[href^='/preferences']").click()
    for name, value in preferences.items():
        page.locator(f".tile:has([name={name}][value={value}])").click()
    page.locator("form[action='/preferences'] .button--primary").click()
    expect(page.locator("form[action='/preferences'] .button--primary")).to_have_count(0)


def play_now(page: Page, game: str, seats: int) -> None:
    """Sit down with easy bots."""
    form = page.locator(f".game--{game} form")
    form.locator("[name=level]").select_option("easy")
    form.locator("[name=seats]").select_option(str(seats))
    form.locator("button").click()
    arrive(page)
    expect(page.locator(f".board--{game}")).to_be_visible()


def open_table(page: Page, game: str, sitters: Sequence[str], **options: str) -> None:
    """Set up a table seat by seat; each of the sitters is `me`, `open` or the level of a bot."""
    page.locator(f".game--{game} a[href^='/new']").click()
    page.locator(f".tile:has([name=seats][value='{len(sitters)}'])").click()
    take_seats(page, sitters)
    for name, value in options.items():
        page.locator(f"[name=option-{name}]").fill(value)
    open_as_filled_in(page)


def take_seats(page: Page, sitters: Sequence[str]) -> None:
    """Say who sits where: one is `me`, the others are `open` or the level of a bot."""
    page.locator(f".tile:has(#my-seat-{sitters.index('me')})").click()
    for seat, sitter in enumerate(sitters):
        if sitter != "me":
            page.locator(f"#seat-{seat}").select_option(sitter)


def open_as_filled_in(page: Page) -> None:
    """Open the table that the form describes."""
    page.locator("form[action='/new'] .button--primary").click()
    arrive(page)


def arrive(page: Page) -> None:
    """Wait until the page of a table is there, with its scripts."""
    page.wait_for_url("**/table/*")


def load_anew(page: Page) -> None:
    """Leave a table and come back."""
    table = page.url
    page.goto("about:blank")
    enter(page, table)
