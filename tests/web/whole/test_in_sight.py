"""The table fills the window and no more: the hand, the question and every control are in sight, and nothing jumps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize

from sousbois.games import load
from sousbois.web.identity import Language
from tests.play.hosting import GAMES, SHORTER, full
from tests.web.conftest import new_page
from tests.web.inside import InProcess
from tests.web.whole.prepared import Prepared
from tests.web.whole.sight import MOST_SHIFT, boards, out_of_sight
from tests.web.whole.visiting import place, sit_down

pytestmark = pytest.mark.xdist_group("second-browser")

SIZES = {"small laptop": (1280, 640), "desk": (1440, 900), "phone": (390, 844), "small phone": (360, 640)}

LARGE = "150%"
"""Large letters, as a reader sets them in the browser."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_is_in_sight_at_every_decision(chromium: Browser, server: InProcess, game: str, size: str) -> None:
    seats = max(load(game).seats)
    assert faults(chromium, server, game, seats, size, "fr") == []


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_in_sight_with_large_letters(chromium: Browser, server: InProcess, game: str) -> None:
    assert faults(chromium, server, game, min(load(game).seats[-1], 4), "small phone", "en", letters=LARGE) == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_from_one_decision_to_the_next(chromium: Browser, server: InProcess, game: str) -> None:
    assert faults(chromium, server, game, 4, "phone", "fr", most_shift=MOST_SHIFT) == []


def faults(
    chromium: Browser,
    server: InProcess,
    game: str,
    seats: int,
    size: str,
    language: Language,
    *,
    letters: str = "100%",
    most_shift: float | None = None,
) -> list[str]:
    """Return what is not in sight during a whole game, in a window of some size."""
    width, height = SIZES[size]
    is_phone = width < height
    viewport: ViewportSize = {"width": width, "height": height}
    options = {"viewport": viewport, "is_mobile": is_phone, "has_touch": is_phone, "reduced_motion": "reduce"}
    table = place(server, Prepared(*full(game, seats, seed=5, options=SHORTER.get(game))))
    with new_page(chromium, **options) as page:
        sit_down(page, server, table, language=language, show_tips=most_shift is None)
        page.evaluate("size => { document.documentElement.style.fontSize = size }", letters)
        if most_shift is not None:
            page.evaluate("document.adoptedStyleSheets = []")  # what is not drawn does not shift
        shown = boards(game, seats, language)
        return out_of_sight(page, shown, fits=letters == "100%", most_shift=most_shift)
