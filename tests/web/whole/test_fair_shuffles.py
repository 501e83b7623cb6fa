"""Fair shuffles in real browsers: people add words, play to the end, and their browsers check the promise."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from sousbois.play.fairness import Shuffle, drawn
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Entry
from sousbois.play.terms import Terms
from sousbois.web.identity import new_player
from tests.play.hosting import opened
from tests.terminal.command import piped
from tests.web.inside import InProcess
from tests.web.whole.accessible import check
from tests.web.whole.playing import LONG, Player, play_together
from tests.web.whole.prepared import Prepared, is_over, play_on, skip_ahead
from tests.web.whole.visiting import enter, load_anew, open_as_filled_in, place, sign_in

pytestmark = pytest.mark.xdist_group("second-browser")

LEFT_TO_PLAY = 2


def fair(*, dealt_by_hand: bool = False, people: int = 2) -> Prepared:
    """A hamster's table for two who have added words."""
    seed, nonce = drawn()
    entry = msgspec.structs.replace(
        opened("hamster", 2, seed=seed), nonce=nonce, terms=Terms(dealt_by_hand=dealt_by_hand)
    )
    hosted = Hosted(entry)
    journal: list[Entry] = [entry]
    for seat, words in enumerate(("moss and fern", "trois lièvres")[:people]):
        journal.append(hosted.sit(seat, f"player-{seat}", f"Nom {seat}", words))
        hosted.take(journal[-1])
    return Prepared(hosted, journal)


TABLES: Mapping[str, Callable[[], Prepared]] = {
    "waiting": lambda: fair(dealt_by_hand=True),
    "free": lambda: fair(people=1),
    "running": lambda: play_on(fair(), lambda hosted: hosted.ply >= 2),
    "finished": lambda: play_on(fair(), is_over),
}
"""Tables at every stage."""


def look_at(page: Page, server: InProcess, stage: str) -> None:
    """Open a new table at some stage as player 0."""
    sign_in(page, server)
    page.goto(f"{server.address}/table/{place(server, TABLES[stage]())}")


def results(page: Page) -> dict[str, str]:
    """What the browser has found, check by check."""
    expect(page.locator("#shuffle-verdict")).not_to_be_empty()
    found: list[list[str]] = page.locator("#shuffle-checks li").evaluate_all(
        "lines => lines.map(line => [line.dataset.check, line.className.replace('is-', '')])"
    )
    return dict(found)


def write_words(page: Page, words: str) -> None:
    """Unfold the field for words, if it is folded, and fill it in."""
    if not page.locator("#words").is_visible():
        page.locator(".fair summary").click()
    page.locator("#words").fill(words)


def notes_about(page: Page) -> str:
    """The name under which a browser keeps what it has noted about the table of a page."""
    return f"sousbois.shuffle.{page.url.rpartition('/')[2]}"


def noted(page: Page) -> dict[str, object]:
    """What this browser has noted about the table of a page."""
    page.wait_for_load_state()
    notes: dict[str, object] = json.loads(page.evaluate("name => localStorage.getItem(name)", notes_about(page)))
    return notes


# --- From the first word to the last check ---------------------------------------------------------------------------


def test_two_people_add_words_and_their_browsers_check_the_shuffle(
    quick_server: InProcess, desktop: Page, phone: Page
) -> None:
    server = quick_server
    sign_in(desktop, server, new_player())
    desktop.goto(f"{server.address}/new?game=hamster")
    desktop.locator(".tile:has([name=seats][value='2'])").click()
    desktop.locator("[name=dealt_by_hand]").check()
    open_as_filled_in(desktop)
    table = desktop.url
    write_words(desktop, " moss  and\u200d fern ")
    desktop.locator("#wording button").click()
    expect(desktop.locator("#words")).to_have_value("moss and fern")
    sign_in(phone, server, new_player(), "fr", "Boris")
    phone.goto(table)
    write_words(phone, "trois lièvres")
    phone.locator("#seat-1 button").tap()
    expect(phone.locator("#dealing")).to_be_visible()
    expect(phone.locator("#shuffle")).not_to_contain_text("moss and fern")
    desktop.locator("#dealing button").click()
    for page in (desktop, phone):
        expect(page.locator(".board--hamster")).to_be_visible()
        expect(page.locator("#shuffle q")).to_have_text(["moss and fern", "trois lièvres"])
        load_anew(page)  # a page that has not loaded its scripts cannot wait for a server
    port = server.port
    server.stop()
    skip_ahead(server.folder, table.rpartition("/")[2], LEFT_TO_PLAY)
    server.start(port)
    for page in (desktop, phone):
        expect(page.locator("#board[data-ply='0']")).to_have_count(0, timeout=LONG)
    players = [Player(page, seed=1) for page in (desktop, phone)]
    play_together(players, lambda: desktop.locator("#result").count() > 0, "the result")
    expect(desktop.locator("#shuffle-verdict")).to_have_text("Your browser has checked the shuffle: everything fits.")
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


# --- Alarm -----------------------------------------------------------------------------------------------------------


def test_who_sees_a_table_only_after_its_end_is_told_what_cannot_be_known(desktop: Page, server: InProcess) -> None:
    look_at(desktop, server, "finished")
    assert results(desktop) == {"kept": "late", "commitment": "good", "words": "late", "seed": "good"}
    expect(desktop.locator("#shuffle-verdict")).to_contain_text("It did not see this table before the end")


def test_a_server_that_exchanges_its_commitment_is_found_out(desktop: Page, server: InProcess) -> None:
    look_at(desktop, server, "running")
    expect(desktop.locator("#shuffle-verdict")).to_be_hidden()
    before = str(noted(desktop)["commitment"])
    lie(desktop, lambda page: page.replace(before, "0" * 64))
    desktop.reload()
    assert results(desktop)["kept"] == "bad"
    alarm = desktop.locator("#shuffle-verdict[role=alert]")
    expect(alarm).to_contain_text("does not hold")
    expect(alarm).to_be_visible()
    expect(desktop.locator("[data-check=kept]")).to_contain_text(before)
    expect(desktop.locator("[data-check=kept]")).to_be_visible()


def test_figures_that_do_not_fit_one_another_are_found_out(desktop: Page, server: InProcess) -> None:
    look_at(desktop, server, "finished")
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
        lie(desktop, lambda page, name=name, value=value: with_datum(page, name, value))  # type: ignore[misc]
        desktop.reload()
        assert {check for check, result in results(desktop).items() if result == "bad"} == wrong, name


@pytest.mark.parametrize("notes", [{"mine": ["fern"]}, {"words": '["fern", "trois lièvres"]'}])
def test_words_that_were_exchanged_are_found_out(desktop: Page, server: InProcess, notes: dict[str, object]) -> None:
    """Though all figures fit one another: the browser knows which words its reader has added."""
    look_at(desktop, server, "finished")
    changed = json.dumps(noted(desktop) | notes)
    desktop.evaluate("([name, notes]) => localStorage.setItem(name, notes)", [notes_about(desktop), changed])
    desktop.reload()
    assert results(desktop) == {"kept": "late", "commitment": "good", "words": "bad", "seed": "good"}
    expect(desktop.locator("#shuffle-verdict")).to_contain_text("does not hold")


def lie(page: Page, change: Callable[[str], str]) -> None:
    """From now on, let the server show something else at the address of a page."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=change(response.text()))

    page.unroute_all()
    page.route(page.url, answer)


def with_datum(page: str, name: str, value: str) -> str:
    """A page whose shuffle has another figure."""
    escaped = value.replace('"', "&#34;")
    return re.sub(rf'(<section id="shuffle".* data-{name}=")[^"]*"', lambda found: f'{found[1]}{escaped}"', page)


# --- What is noted, and what it looks like ---------------------------------------------------------------------------


def test_a_browser_notes_the_commitment_and_its_readers_words(desktop: Page, server: InProcess) -> None:
    look_at(desktop, server, "waiting")
    shown = desktop.locator("#shuffle").get_attribute("data-commitment")
    assert noted(desktop) == {"commitment": shown, "stage": "waiting", "mine": ["moss and fern"]}
    write_words(desktop, "fern")
    desktop.locator("#wording button").click()
    expect(desktop.locator("#words[value=fern]")).to_have_count(1)
    assert noted(desktop)["mine"] == ["fern"]


def test_words_of_the_last_to_sit_down_are_noted_as_they_count(desktop: Page, server: InProcess) -> None:
    sign_in(desktop, server, new_player(), name="Boris")
    enter(desktop, f"{server.address}/table/{place(server, TABLES['free']())}")  # the script notes what is sent
    write_words(desktop, " trois \u200d\u00a0lièvres ")
    desktop.locator("#seat-1 button").click()
    expect(desktop.locator("#shuffle q")).to_have_text(["moss and fern", "trois lièvres"])
    notes = noted(desktop)
    assert notes["stage"] == "waiting"
    assert notes["mine"] == ["trois lièvres"]
    assert json.loads(str(notes["words"])) == ["moss and fern", "trois lièvres"]


@pytest.mark.parametrize("stage", ["waiting", "running", "finished"])
def test_axe_finds_nothing_with_the_panel_open(desktop: Page, server: InProcess, stage: str) -> None:
    look_at(desktop, server, stage)
    if stage != "waiting":
        desktop.locator("#moretab").click()
    desktop.locator("#shuffle summary").press("Enter")
    expect(desktop.locator("#shuffle code").first).to_be_visible()
    check(desktop)
