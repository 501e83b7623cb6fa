"""Whoever plays by day or by night can read everything: colours as the style sheet names them."""

from __future__ import annotations

import re

import pytest

from sousbois.web.statics import STATIC

TEXT, SIGN = 4.5, 3.0
"""How much contrast WCAG 2.2 AA asks for, of text and of what one must find on the page."""

SEATS = range(6)
SUITS = ("pink", "orange", "blue", "green", "yellow")
PAPERS = ("surface", "surface-2", "ground", "ground-2", "card-face")

PAIRS = [
    *((ink, paper, TEXT) for ink in ("ink", "ink-soft", "accent", "good", "bad", "warn") for paper in PAPERS),
    *((line, paper, SIGN) for line in ("line-strong", "focus") for paper in PAPERS),
    *((f"seat-{seat}", paper, SIGN) for seat in SEATS for paper in PAPERS),
    *(("seat-ink", f"seat-{seat}", TEXT) for seat in SEATS),
    *(("suit-ink", f"suit-{suit}", TEXT) for suit in SUITS),
    ("accent-ink", "accent", TEXT),
    ("canopy-ink", "canopy", TEXT),
    ("ink", "card-window", TEXT),
    ("ink", "undergrowth", TEXT),
]


def colours() -> dict[str, tuple[str, str]]:
    """What every name stands for, by day and by night."""
    named = re.findall(r"--([\w-]+): ((?:light-dark\()?#[0-9a-f]{6}[^;]*);", (STATIC / "base.css").read_text("utf-8"))
    both = {name: re.findall("#[0-9a-f]{6}", value) for name, value in named}
    return {name: (found[0], found[-1]) for name, found in both.items()}


def luminance(colour: str) -> float:
    """How bright a colour is, as WCAG counts it."""
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """From 1, the same, to 21, black on white."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_counted_as_the_standard_does() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize(("front", "behind", "needed"), PAIRS)
def test_what_is_to_be_read_or_found_stands_out_by_day_and_by_night(front: str, behind: str, needed: float) -> None:
    found = colours()
    for one, other in zip(found[front], found[behind], strict=True):
        assert contrast(one, other) >= needed


def test_the_style_sheets_of_every_page_are_small() -> None:
    assert sum((STATIC / name).stat().st_size for name in ("base.css", "pieces.css")) < 40_000
