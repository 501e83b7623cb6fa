"""The pace of a table, chosen beside the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from sousbois.web.identity import new_player
from sousbois.web.rendering import page_words
from tests.web.inside import InProcess
from tests.web.whole.prepared import seated
from tests.web.whole.visiting import load_anew, open_panel, place, sit_down

pytestmark = pytest.mark.xdist_group("second-browser")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_pace_is_chosen_at_the_table_and_kept_for_the_next_page(
    quick_server: InProcess, desktop: Page, language: str
) -> None:
    player, say = new_player(), page_words(language).say
    table = place(quick_server, seated("badger", [player], bots=2))
    sit_down(desktop, quick_server, table, player, "fr" if language == "fr" else "en", pace="slow")
    open_panel(desktop, "more")
    paces = desktop.get_by_role("group", name=say("pace"))
    expect(paces.locator("[aria-pressed=true]")).to_have_text(say("pace-normal"))
    expect(desktop.locator("body")).to_have_attribute("data-pace", "1800")
    desktop.evaluate("window.isStillHere = true")
    with desktop.expect_request_finished(lambda request: request.method == "POST"):
        paces.get_by_role("button", name=say("pace-fast")).click()
    expect(desktop.locator("body")).to_have_attribute("data-pace", "450")
    expect(paces.locator("[aria-pressed=true]")).to_have_text(say("pace-fast"))
    assert desktop.evaluate("window.isStillHere")
    load_anew(desktop)
    open_panel(desktop, "more")
    expect(paces.locator("[aria-pressed=true]")).to_have_text(say("pace-fast"))
    expect(desktop.locator("body")).to_have_attribute("data-pace", "450")
