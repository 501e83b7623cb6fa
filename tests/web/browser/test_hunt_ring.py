"""The ring of the hunt on the page: the lodges stand where the arrows lead."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from sousbois.games.hunt import GAME
from sousbois.web.rendering import Painter
from sousbois.web.scenes import scene_now
from sousbois.web.tables.hunt_ring import NARROW, WIDE, Ring
from tests.play.hosting import full
from tests.web.browser.fakeserver import STATIC

pytestmark = pytest.mark.xdist_group("browser")

STYLE = "".join(
    (STATIC / name).read_text("utf-8") for name in ("base.css", "pieces.css", "table.css", "tables/hunt.css")
)
NEAR = 2.0
"""In hundredths of the ring."""

MIDDLES = """
() => {
  const ring = document.querySelector("#ring").getBoundingClientRect();
  return [...document.querySelectorAll(".lodge")].map((lodge) => {
    const { left, top, right, bottom } = lodge.getBoundingClientRect();
    return [((left + right) / 2 - ring.left) / ring.width * 100, ((top + bottom) / 2 - ring.top) / ring.height * 100];
  });
}
"""


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize(("ring", "size"), [(WIDE, (904, 380)), (NARROW, (350, 380))])
def test_lodges_stand_where_arrows_lead(desktop: Page, ring: Ring, size: tuple[int, int], seats: int) -> None:
    hosted, _ = full("hunt", seats)
    board = Painter(hosted.setup, hosted.names, 0, "en").board(scene_now(hosted, 0), [], table_id="7", followed_by=None)
    desktop.set_viewport_size({"width": size[0], "height": size[1]})
    desktop.set_content(f"<style>{STYLE}</style>{board}")
    desktop.evaluate("document.body.replaceChildren(document.querySelector('.stage__game'))")
    desktop.evaluate("document.body.style.cssText = 'display: block; height: 100dvh'")
    for middle, place in zip(desktop.evaluate(MIDDLES), ring.lodges[seats], strict=True):
        assert middle == pytest.approx(place, abs=NEAR)
