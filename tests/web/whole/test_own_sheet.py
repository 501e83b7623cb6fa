"""A hamster sheet of one's own, from the file to the first crosses, in a real browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sousbois.web.identity import new_player
from tests.web.conftest import DESK
from tests.web.inside import InProcess
from tests.web.whole.accessible import check
from tests.web.whole.playing import Player
from tests.web.whole.visiting import open_as_filled_in, open_panel, sign_in

pytestmark = pytest.mark.xdist_group("browser")

DOCS = Path(__file__).parents[3] / "docs" / "sheets.md"


def test_own_sheet_is_mended_looked_at_and_played_on(desktop: Page, server: InProcess, tmp_path: Path) -> None:
    found = re.search(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    file = tmp_path / "my-burrow.toml"
    file.write_text(found[1].replace("CCC-DDD", "CCC.DDD"), encoding="utf-8")
    sign_in(desktop, server, new_player())
    desktop.goto(f"{server.address}/new?game=hamster")
    desktop.get_by_role("link", name="Play on a sheet of your own").click()
    desktop.get_by_label("A file").set_input_files(file)
    desktop.get_by_role("button", name="Check and look at it").click()

    expect(desktop.locator(".wrong")).to_contain_text("row 5, column a: no tunnels lead from S to room C")
    expect(desktop.locator(".wrong")).to_contain_text("Line 14")
    check(desktop)
    text = desktop.get_by_label("Or its text")
    text.fill(text.input_value().replace("CCC.DDD", "CCC-DDD"))
    desktop.get_by_role("button", name="Check and look at it").click()

    expect(desktop.locator("h1")).to_have_text("My burrow")
    expect(desktop.locator("#sheet-0")).to_be_visible()
    check(desktop)
    desktop.get_by_role("link", name="Set up a table with it").click()
    desktop.locator(".tile:has([name=seats][value='2'])").click()
    desktop.locator("#seat-1").select_option("easy")
    expect(desktop.locator("[name=edition]:checked")).to_have_attribute("value", re.compile("^own:"))
    open_as_filled_in(desktop)

    expect(desktop.locator(".board--hamster")).to_be_visible()
    expect(desktop.locator("#board [data-cell]")).to_have_count(27)
    desktop.set_viewport_size(DESK)
    desktop.locator("[data-card=timer]").first.hover()
    expect(desktop.locator("#cardtext")).to_contain_text("4 “4” dice")
    open_panel(desktop, "rules")
    expect(desktop.locator("#rulespanel")).to_contain_text("What is printed: My burrow")
    player = Player(desktop, seed=1)
    assert player.is_asked()
    player.decide()
    expect(desktop.locator("#board")).not_to_have_attribute("data-ply", "0")
