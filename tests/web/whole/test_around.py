"""Around the game, in real browsers: undo, chat, clocks, players who are away, spectators."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from sousbois.web.identity import new_player
from tests.web.inside import InProcess, Inside
from tests.web.whole.accessible import is_accessible
from tests.web.whole.playing import Player
from tests.web.whole.visiting import (
    enter,
    load_anew,
    open_as_filled_in,
    open_panel,
    sign_in,
    sit_down_both,
    take_seats,
)

pytestmark = pytest.mark.xdist_group("browser")

NOTED = """() => {
    window.called = [];
    window.Notification = class {
        static permission = "default";
        static async requestPermission() { return (this.permission = "granted"); }
        constructor(title, options) { window.called.push([title, options.body]); }
    };
    Object.defineProperty(document, "hidden", { get: () => window.isElsewhere ?? false });
}"""
"""Notifications are noted instead of shown; the page can be made to think that nobody looks at it."""


@pytest.fixture(scope="module")
def still(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server whose clock stands still."""
    with Inside(tmp_path_factory.mktemp("still")) as running:
        yield running


def acting_first(host: Page, guest: Page) -> tuple[Page, Page]:
    """Whoever is asked, and the other."""
    return (host, guest) if host.locator(".player.is-you.is-acting").count() else (guest, host)


def test_decision_is_undone_when_the_other_agrees(server: InProcess, desktop: Page, laptop: Page) -> None:
    sit_down_both(server, "menagerie", desktop, laptop)
    asked, other = acting_first(desktop, laptop)
    Player(asked, seed=1).decide()
    expect(other.locator("#prompt.prompt--yours")).to_be_visible()
    expect(asked.locator("#board")).to_have_attribute("data-ply", "1")
    asked.locator("#undo").click()
    expect(asked.locator("#requests")).to_be_visible()
    is_accessible(other)
    other.locator("#undo-yes").click()
    for page in (asked, other):
        expect(page.locator("#board")).to_have_attribute("data-ply", "0")
    expect(asked.locator("#prompt.prompt--yours")).to_be_visible()


def test_undo_disappears_with_the_next_decision_and_pressed_too_late_says_why(
    server: InProcess, desktop: Page, laptop: Page
) -> None:
    sit_down_both(server, "menagerie", desktop, laptop)
    asked, other = acting_first(desktop, laptop)
    Player(asked, seed=1).decide()
    expect(other.locator("#prompt.prompt--yours")).to_be_visible()
    expect(asked.locator("#undo")).to_be_visible()
    expect(other.locator("#undo")).to_have_count(0)
    Player(other, seed=2).decide()
    expect(asked.locator("#board")).to_have_attribute("data-ply", "2")
    expect(asked.locator("#undo")).to_have_count(0)
    asked.evaluate(
        """() => {
        const late = Object.assign(document.createElement("button"), { id: "undo" });
        late.dataset.send = JSON.stringify({ kind: "ask-undo", ply: 2 });
        document.getElementById("board").append(late);
        late.click();
    }"""
    )
    expect(asked.locator("#refusal")).to_contain_text("You can’t undo this move. Another player has moved since.")
    expect(asked.locator("#board")).to_have_attribute("data-ply", "2")


def test_player_among_bots_undoes_move_by_move(quick_server: InProcess, desktop: Page) -> None:
    sign_in(desktop, quick_server, new_player())
    desktop.goto(f"{quick_server.address}/new?game=hunt")
    desktop.locator(".tile:has([name=seats][value='3'])").click()
    take_seats(desktop, ["easy", "me", "easy"])
    desktop.locator("[name=undo]").check()
    open_as_filled_in(desktop)
    expect(desktop.locator("#undo")).to_have_count(0)
    player, board = Player(desktop, seed=1), desktop.locator("#board")
    for ply in (0, 3, 6):
        expect(board).to_have_attribute("data-ply", str(ply))
        assert player.is_asked()
        player.decide()
    expect(board).to_have_attribute("data-ply", "9")
    for ply in (6, 3, 0):
        assert player.is_asked()
        with desktop.expect_navigation():
            desktop.locator("#undo").click()
        expect(board).to_have_attribute("data-ply", str(ply))
    assert player.is_asked()
    expect(desktop.locator("#undo")).to_have_count(0)
    is_accessible(desktop)


def test_secret_choice_is_changed_freely(server: InProcess, desktop: Page, phone: Page) -> None:
    sit_down_both(server, "hunt", desktop, phone, bots=1)
    desktop.locator("#hand-wolf").click()
    expect(phone.locator("#player-0.has-chosen")).to_be_visible()
    desktop.locator("#withdraw").click()
    expect(phone.locator("#player-0.has-chosen")).to_have_count(0)
    expect(desktop.locator("#player-0.is-acting")).to_be_visible()


def test_people_talk_and_whoever_wants_hears_nothing(server: InProcess, desktop: Page, phone: Page) -> None:
    sit_down_both(server, "hunt", desktop, phone, bots=1)
    open_panel(desktop, "talk")
    desktop.locator("#saying-text").fill("Bonne chance <b>!</b>")
    desktop.keyboard.press("Enter")
    expect(desktop.locator("#talk")).to_contain_text("Bonne chance <b>!</b>")
    expect(phone.locator("#menu [data-unheard]")).to_have_text("1")
    open_panel(phone, "talk")
    expect(phone.locator("#menu [data-unheard]")).to_be_hidden()
    expect(phone.locator("#talk")).to_contain_text("Nom 0 Bonne chance <b>!</b>")
    is_accessible(phone)
    is_accessible(desktop)
    phone.locator(".reaction").first.tap()
    expect(desktop.locator("#talk > li")).to_have_count(2)
    phone.locator("#mute").check()
    expect(phone.locator("#talk")).to_be_hidden()
    load_anew(phone)
    open_panel(phone, "talk")
    expect(phone.locator("#talk")).to_be_hidden()
    expect(phone.locator("#mute")).to_be_checked()
    load_anew(desktop)
    open_panel(desktop, "talk")
    expect(desktop.locator("#talk > li")).to_have_count(2)


def test_time_runs_for_all_to_see_and_when_it_is_up_a_bot_decides(
    still: Inside, new_desktop: Page, laptop: Page
) -> None:
    desktop = new_desktop
    desktop.clock.install()
    sign_in(desktop, still, new_player())
    desktop.goto(f"{still.address}/new?game=menagerie")
    desktop.locator("[name=clock]").select_option("move-30")
    desktop.locator(".tile:has([name=seats][value='2'])").click()
    open_as_filled_in(desktop)
    sign_in(laptop, still, new_player(), "fr")
    laptop.goto(desktop.url)
    laptop.locator("#seat-1 button").first.click()
    for page in (desktop, laptop):
        expect(page.locator(".board--menagerie")).to_be_visible()
        load_anew(page)
    asked, other = acting_first(desktop, laptop)
    for page in (asked, other):
        expect(page.locator(".player__clock.is-running")).to_have_text("0:30")
    desktop.clock.run_for(5000)
    expect(desktop.locator(".player__clock.is-running")).to_have_text("0:25")
    still.time.pass_by(29)
    expect(asked.locator("#board")).to_have_attribute("data-ply", "0")
    still.time.pass_by(1)
    for page in (asked, other):
        expect(page.locator("#board")).to_have_attribute("data-ply", "1")
        expect(page.locator(".player__late")).to_be_visible()
    expect(other.locator("#prompt.prompt--yours")).to_be_visible()
    is_accessible(other)


def test_a_bot_stands_in_for_who_is_gone_until_they_are_back(still: Inside, desktop: Page, laptop: Page) -> None:
    table = sit_down_both(still, "menagerie", desktop, laptop)
    gone, here = acting_first(desktop, laptop)
    name = gone.locator(".player.is-you").get_attribute("id")
    gone.goto("about:blank")
    expect(here.locator(f"#{name}.is-away")).to_be_visible()
    still.time.pass_by(121)
    here.locator("#requests button").click()
    expect(here.locator("#board")).to_have_attribute("data-ply", "1")
    is_accessible(here)
    gone.goto(f"{still.address}/table/{table}")
    expect(here.locator(f"#{name}:not(.is-away)")).to_be_visible()
    Player(here, seed=1).decide()
    expect(gone.locator("#prompt.prompt--yours")).to_be_visible()


def test_whoever_has_the_link_looks_on_and_sees_what_everybody_sees(
    server: InProcess, desktop: Page, laptop: Page, phone: Page
) -> None:
    sit_down_both(server, "hunt", desktop, laptop, bots=1)
    open_panel(desktop, "more")
    desktop.locator(".watch summary").click()
    sign_in(phone, server, new_player())
    enter(phone, desktop.locator("#watch-link").input_value())
    expect(phone.locator(".board--hunt")).to_be_visible()
    expect(desktop.locator(".bar__watched")).to_be_visible()
    desktop.locator("#hand-wolf").click()
    expect(phone.locator("#player-0.has-chosen")).to_be_visible()
    expect(phone.locator("#lodge-0 [data-card=wolf]")).to_have_count(0)
    expect(phone.locator("[data-moves], [data-send]")).to_have_count(0)
    is_accessible(phone)


def test_a_table_can_forbid_to_look_on(server: InProcess, desktop: Page, phone: Page) -> None:
    sign_in(desktop, server, new_player())
    desktop.goto(f"{server.address}/new?game=hunt")
    desktop.locator("[name=spectators]").uncheck()
    desktop.locator(".tile:has([name=seats][value='3'])").click()
    for seat in (1, 2):
        desktop.locator(f"#seat-{seat}").select_option("easy")
    open_as_filled_in(desktop)
    expect(desktop.locator(".board--hunt")).to_be_visible()
    expect(desktop.locator(".watch")).to_have_count(0)
    sign_in(phone, server, new_player())
    phone.goto(desktop.url)
    expect(phone.locator("h1")).to_be_visible()
    expect(phone.locator("#board")).to_have_count(0)
    expect(phone.locator("main")).to_contain_text("Only the players of this table")


def test_player_who_looks_elsewhere_is_called_to_their_turn(
    server: InProcess, new_desktop: Page, new_laptop: Page
) -> None:
    for page in (new_desktop, new_laptop):
        page.add_init_script(f"({NOTED})()")
    sit_down_both(server, "menagerie", new_desktop, new_laptop)
    asked, other = acting_first(new_desktop, new_laptop)
    open_panel(other, "more")
    other.locator("#notify button").click()
    expect(other.locator("#notify")).to_be_hidden()
    other.evaluate("window.isElsewhere = true")
    Player(asked, seed=1).decide()
    expect(other).to_have_title(re.compile("^● "))
    assert other.evaluate("window.called.length") == 1
    asked.goto(server.address)
    expect(asked.locator(".tablerow.is-yours")).to_have_count(0)
    other.goto(server.address)
    expect(other.locator(".tablerow.is-yours")).to_have_count(1)
