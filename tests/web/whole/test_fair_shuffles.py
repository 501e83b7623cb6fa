"""Fair shuffles in real browsers: people add words, play to the end, and their browsers check the promise."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from sousbois.play.fairness import Shuffle, drawn
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Entry, read, written
from sousbois.play.store import Store
from sousbois.play.terms import Terms
from sousbois.web.identity import COOKIE, Identity
from sousbois.web.listing import kept_of
from tests.play.hosting import any_decision, opened
from tests.terminal.command import piped
from tests.web.serving import Server
from tests.web.whole.accessible import check
from tests.web.whole.playing import ASKED, LONG, Player
from tests.web.whole.prepared import Prepared, keep
from tests.web.whole.visiting import come_in, introduce_oneself, load_anew, open_as_filled_in, prefer

pytestmark = pytest.mark.xdist_group("second-browser")

LEFT_TO_PLAY = 2


def fair(*, play: Callable[[Hosted], bool], dealt_by_hand: bool = False, people: int = 2) -> Prepared:
    """A hamster's table for two who have added words; they play at random as long as wanted."""
    seed, nonce = drawn()
    entry = msgspec.structs.replace(
        opened("hamster", 2, seed=seed), nonce=nonce, terms=Terms(dealt_by_hand=dealt_by_hand)
    )
    hosted = Hosted(entry)
    journal: list[Entry] = [entry]
    for seat, words in enumerate(("moss and fern", "trois lièvres")[:people]):
        journal.append(hosted.sit(seat, f"player-{seat}", f"Nom {seat}", words))
        hosted.take(journal[-1])
    return play_on(hosted, journal, play)


def play_on(hosted: Hosted, journal: list[Entry], play: Callable[[Hosted], bool]) -> Prepared:
    """Let people decide at random, as long as wanted."""
    chance = Random(8)
    while play(hosted):
        journal.append(any_decision(hosted, chance))
        hosted.take(journal[-1])
    return Prepared(hosted, journal)


def has_not_ended(hosted: Hosted) -> bool:
    return hosted.stage == "running"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """A server with tables that wait, run and are over; and the cookie of player 0."""
    folder = tmp_path_factory.mktemp("fair")
    tables = {
        "waiting": fair(play=lambda _: False, dealt_by_hand=True),
        "free": fair(play=lambda _: False, people=1),
        "running": fair(play=lambda hosted: hosted.ply < 2),
        "finished": fair(play=has_not_ended),
    }
    identities = keep(folder, tables)
    with Server(folder) as server:
        yield server, identities.cookie(Identity("player-0", "Nom 0", "en", pace="instant"))


def sit_down(page: Page, house: tuple[Server, str], table: str) -> str:
    """Open a table as player 0; the answer is its address."""
    server, cookie = house
    page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.address}])
    page.goto(f"{server.address}/table/{table}")
    return page.url


def results(page: Page) -> dict[str, str]:
    """What the browser has found, check by check."""
    expect(page.locator("#shuffle-verdict")).to_be_visible()
    found: list[list[str]] = page.locator("#shuffle-checks li").evaluate_all(
        "lines => lines.map(line => [line.dataset.check, line.className.replace('is-', '')])"
    )
    return dict(found)


def noted(page: Page, table: str) -> dict[str, object]:
    """What this browser has noted about a table."""
    page.wait_for_load_state()
    notes: dict[str, object] = json.loads(page.evaluate(f"localStorage.getItem('sousbois.shuffle.{table}')"))
    return notes


# --- From the first word to the last check ---------------------------------------------------------------------------


def test_two_people_add_words_and_their_browsers_check_the_shuffle(tmp_path: Path, desktop: Page, phone: Page) -> None:
    with Server(tmp_path) as server:
        come_in(desktop, server, "Ana")
        prefer(desktop, pace="instant")
        desktop.goto(f"{server.address}/new?game=hamster")
        desktop.locator(".tile:has([name=seats][value='2'])").click()
        desktop.locator("[name=dealt_by_hand]").check()
        open_as_filled_in(desktop)
        table = desktop.url
        desktop.locator("#words").fill(" moss  and\u200d fern ")
        desktop.locator("#wording button").click()
        expect(desktop.locator("#words")).to_have_value("moss and fern")
        phone.goto(table)
        introduce_oneself(phone, "Boris", "fr")
        prefer(phone, pace="instant")
        phone.locator("#words").fill("trois lièvres")
        phone.locator("#seat-1 button").tap()
        expect(phone.locator("#dealing")).to_be_visible()
        expect(phone.locator("#shuffle")).not_to_contain_text("moss and fern")
        desktop.locator("#dealing button").click()
        for page in (desktop, phone):
            expect(page.locator(".board--hamster")).to_be_visible()
            expect(page.locator("#shuffle q")).to_have_text(["moss and fern", "trois lièvres"])
            load_anew(page)  # a page that has not loaded its scripts cannot wait for a server
        port = server.port
        server.kill()
        go_on_nearly_to_the_end(tmp_path, table.rpartition("/")[2])
        server.start(port)
        for page in (desktop, phone):
            expect(page.locator("#board[data-ply='0']")).to_have_count(0, timeout=LONG)
        play_together(desktop, phone)
        expect(desktop.locator("#shuffle-verdict")).to_have_text(
            "Your browser has checked the shuffle: everything fits."
        )
        expect(phone.locator("#shuffle-verdict")).to_contain_text("tout concorde")
        for page in (desktop, phone):
            assert set(results(page).values()) == {"good"}
            page.reload()
            assert set(results(page).values()) == {"good"}
        with desktop.expect_download() as download:
            desktop.locator("#result a[download]").click()
        said = piped("replay", "--verify", str(download.value.path()))
    assert said.code == 0
    assert "The shuffle was checked" in said.out
    assert "with the words of 2 players" in said.out


def go_on_nearly_to_the_end(folder: Path, table: str) -> None:
    """While the server is away, let the journal go on until only a few decisions are missing."""
    with Store(folder) as store:
        journal = [read(entry) for entry in store.journal(table)]
        known = len(journal)
        whole = play_on(Hosted.told_by(journal), journal, has_not_ended).journal
        nearly = whole[:-LEFT_TO_PLAY]
        kept = kept_of(table, Hosted.told_by(nearly))
        store.append(table, known, [written(entry) for entry in nearly[known:]], kept).result()


def play_together(*pages: Page) -> None:
    """Decide for everybody until the result is there."""
    players = [Player(page, seed=1) for page in pages]
    while not pages[0].locator("#result").count():
        for player in players:
            if player.page.locator(f"{ASKED} #prompt.prompt--yours").count() and player.is_asked():
                player.decide()


# --- Alarm -----------------------------------------------------------------------------------------------------------


def test_who_sees_a_table_only_after_its_end_is_told_what_cannot_be_known(
    desktop: Page, house: tuple[Server, str]
) -> None:
    sit_down(desktop, house, "finished")
    assert results(desktop) == {"kept": "late", "commitment": "good", "words": "late", "seed": "good"}
    expect(desktop.locator("#shuffle-verdict")).to_contain_text("It did not see this table before the end")


def test_a_server_that_exchanges_its_commitment_is_found_out(desktop: Page, house: tuple[Server, str]) -> None:
    address = sit_down(desktop, house, "running")
    expect(desktop.locator("#shuffle-verdict")).to_be_hidden()
    before = str(noted(desktop, "running")["commitment"])
    lie(desktop, address, lambda page: page.replace(before, "0" * 64))
    desktop.reload()
    assert results(desktop)["kept"] == "bad"
    expect(desktop.locator("#shuffle-verdict[role=alert]")).to_contain_text("does not hold")
    expect(desktop.locator("[data-check=kept]")).to_contain_text(before)
    expect(desktop.locator("[data-check=kept]")).to_be_visible()


def test_figures_that_do_not_fit_one_another_are_found_out(desktop: Page, house: tuple[Server, str]) -> None:
    address = sit_down(desktop, house, "finished")
    true = desktop.locator("#shuffle").evaluate("panel => ({...panel.dataset})")
    other = {"secret": "1" * 64, "nonce": "1" * 32, "seed": "7", "words": '["moss", "trois lièvres"]'}
    other["commitment"] = Shuffle(other["secret"], other["nonce"], ()).commitment
    swapped = json.dumps(list(reversed(json.loads(true["words"]))))
    for name, value, wrong in [
        ("secret", other["secret"], {"commitment", "seed"}),
        ("nonce", other["nonce"], {"commitment", "seed"}),
        ("seed", other["seed"], {"seed"}),
        ("commitment", other["commitment"], {"kept", "commitment"}),
        ("words", other["words"], {"seed"}),
        ("words", swapped, {"seed"}),
    ]:
        lie(desktop, address, lambda page, name=name, value=value: with_datum(page, name, value))  # type: ignore[misc]
        desktop.reload()
        assert {check for check, result in results(desktop).items() if result == "bad"} == wrong, name


@pytest.mark.parametrize("notes", [{"mine": ["fern"]}, {"words": '["fern", "trois lièvres"]'}])
def test_words_that_were_exchanged_are_found_out(
    desktop: Page, house: tuple[Server, str], notes: dict[str, object]
) -> None:
    """Though all figures fit one another: the browser knows which words its reader has added."""
    sit_down(desktop, house, "finished")
    changed = json.dumps(noted(desktop, "finished") | notes)
    desktop.evaluate("notes => localStorage.setItem('sousbois.shuffle.finished', notes)", changed)
    desktop.reload()
    assert results(desktop) == {"kept": "late", "commitment": "good", "words": "bad", "seed": "good"}
    expect(desktop.locator("#shuffle-verdict")).to_contain_text("does not hold")


def lie(page: Page, address: str, change: Callable[[str], str]) -> None:
    """From now on, let the server show another page at an address."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=change(response.text()))

    page.unroute_all()
    page.route(address, answer)


def with_datum(page: str, name: str, value: str) -> str:
    """A page whose shuffle has another figure."""
    escaped = value.replace('"', "&#34;")
    return re.sub(rf'(<section id="shuffle".* data-{name}=")[^"]*"', lambda found: f'{found[1]}{escaped}"', page)


# --- What is noted, and what it looks like ---------------------------------------------------------------------------


def test_a_browser_notes_the_commitment_and_its_readers_words(desktop: Page, house: tuple[Server, str]) -> None:
    sit_down(desktop, house, "waiting")
    shown = desktop.locator("#shuffle").get_attribute("data-commitment")
    assert noted(desktop, "waiting") == {"commitment": shown, "stage": "waiting", "mine": ["moss and fern"]}
    desktop.locator("#words").fill("fern")
    desktop.locator("#wording button").click()
    expect(desktop.locator("#words[value=fern]")).to_be_visible()
    assert noted(desktop, "waiting")["mine"] == ["fern"]


def test_words_of_the_last_to_sit_down_are_noted_as_they_count(desktop: Page, house: tuple[Server, str]) -> None:
    server, _ = house
    desktop.goto(f"{server.address}/table/free")
    introduce_oneself(desktop, "Boris")
    load_anew(desktop)  # the script notes what is sent
    desktop.locator("#words").fill(" trois \u200d\u00a0lièvres ")
    desktop.locator("#seat-1 button").click()
    expect(desktop.locator("#shuffle q")).to_have_text(["moss and fern", "trois lièvres"])
    notes = noted(desktop, "free")
    assert notes["stage"] == "waiting"
    assert notes["mine"] == ["trois lièvres"]
    assert json.loads(str(notes["words"])) == ["moss and fern", "trois lièvres"]


@pytest.mark.parametrize("table", ["waiting", "running", "finished"])
def test_axe_finds_nothing_with_the_panel_open(desktop: Page, house: tuple[Server, str], table: str) -> None:
    sit_down(desktop, house, table)
    if table != "waiting":
        desktop.locator("#shuffle summary").press("Enter")
    expect(desktop.locator("#shuffle code").first).to_be_visible()
    for theme in ("light", "dark"):
        desktop.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        check(desktop)
