"""What the rules forbid, pressed all the same: the reason stands beside it, with the clause, and nothing changes."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from sousbois.core.errors import Illegal
from sousbois.play.hosted import Hosted
from sousbois.web.around import Around
from sousbois.web.clockwork import Time
from sousbois.web.identity import Language
from sousbois.web.readers import Readers
from tests.web.inside import InProcess
from tests.web.markup import elements
from tests.web.whole.playing import ASKED, Player
from tests.web.whole.prepared import Prepared, played_until
from tests.web.whole.visiting import place, sit_down

pytestmark = pytest.mark.xdist_group("browser")

REFUSALS = {
    "badger": "must-follow",
    "hamster": "not-in-central-room",
    "hunt": "not-in-hand",
    "igels": "other-species-only",
    "menagerie": "not-exchanged-yet",
}
"""Something of each game that can be pressed although it is forbidden."""

FAR_FROM_THE_CENTRE = "b1-c1"
"""Cells of the hamster's sheet that nobody may cross at the beginning."""

IS_UNCOVERED = """clause => {
    const panel = clause.closest(".panel__body");
    const [shown, around] = [clause, panel].map((one) => one.getBoundingClientRect());
    const middle = (shown.left + shown.right) / 2;
    for (let y = Math.max(shown.top, around.top) + 1; y < Math.min(shown.bottom, around.bottom); y += 10) {
        if (!panel.contains(document.elementFromPoint(middle, y))) return false;
    }
    return true;
}"""
"""Whether nothing lies over a clause, as far as it is scrolled into the panel."""


class Forbidden(NamedTuple):
    """Something forbidden, and why."""

    moves: str
    error: Illegal


@cache
def at_a_refusal(game: str) -> Prepared:
    """A table of people who wait for player 0, who can press something forbidden."""
    return played_until(game, lambda hosted: forbidden(hosted, REFUSALS[game]) is not None)


def forbidden(hosted: Hosted, refusal: str) -> Forbidden | None:
    """What player 0 can press at a table that is refused so; None, if there is nothing."""
    for moves in pressable(hosted) if 0 in hosted.owing() else ():
        try:
            hosted.decide(0, hosted.ply, moves.split())
        except Illegal as error:
            if error.refusal == refusal:
                return Forbidden(moves, error)
    return None


def pressable(hosted: Hosted) -> list[str]:
    """All that can be pressed in vain."""
    if hosted.opened.game == "hamster":
        return [FAR_FROM_THE_CENTRE]
    drawn = elements(Readers("table", Around.of(hosted, Time())).board(hosted, 0, "en"))
    return [each.attributes["data-moves"] for each in drawn if "aria-disabled" in each.attributes]


@pytest.mark.parametrize(("device", "language"), [("desktop", "en"), ("phone", "fr")])
@pytest.mark.parametrize("game", REFUSALS)
def test_a_refusal_stands_beside_the_thing_and_leads_to_the_rules(
    request: pytest.FixtureRequest, server: InProcess, game: str, device: str, language: Language
) -> None:
    page: Page = request.getfixturevalue(device)
    table = at_a_refusal(game)
    hosted = table.hosted
    found = forbidden(hosted, REFUSALS[game])
    assert found is not None
    sit_down(page, server, place(server, table), "player-0", language, auto_pass=False)

    dock, refusal = page.locator("#dock"), page.locator("#refusal")
    place_of_dock = box_of(dock)
    press_forbidden(Player(page, seed=1), found.moves)
    expect(refusal).to_be_visible()
    painter = Readers("table", Around.of(hosted, Time())).painter(hosted, 0, language)
    reason, _, _ = painter.refusal(found.error.refusal, found.error.clause, found.error.action).partition(" <a ")
    expect(refusal).to_contain_text(reason)
    assert_in_sight(refusal, page)
    assert box_of(dock) == place_of_dock  # nothing makes room for it
    expect(page.locator(f"{ASKED}[data-ply='{hosted.ply}']")).to_be_visible()

    refusal.locator(".clause").click()
    clause = page.locator(f"#rulespanel #clause-{found.error.clause}")
    expect(clause).to_be_in_viewport()
    expect(clause).to_be_focused()
    assert clause.evaluate(IS_UNCOVERED)


def press_forbidden(player: Player, moves: str) -> None:
    """Press what is forbidden."""
    if moves != FAR_FROM_THE_CENTRE:
        thing = player.page.locator(f"[data-moves='{moves}'][aria-disabled]").first
    else:
        for cell in moves.split("-"):
            player.press(player.page.locator(f"#cell-{cell}"), in_vain=True)
        thing = player.page.locator("#cells-cross")
    player.press(thing, in_vain=True)


def assert_in_sight(refusal: Locator, page: Page) -> None:
    """All of it lies inside the window."""
    box, window = box_of(refusal), page.viewport_size
    assert window is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= window["width"]
    assert box["y"] + box["height"] <= window["height"]


def box_of(thing: Locator) -> FloatRect:
    """Where something is."""
    box = thing.bounding_box()
    assert box is not None
    return box
