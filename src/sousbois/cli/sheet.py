"""Check or show a sheet of the hamster."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

WRONG_SHEET = 2
"""The exit code for a sheet that cannot be played."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command accepts."""
    parser.add_argument("what", choices=("check", "show"), help="say all that is wrong with it, or draw it")
    parser.add_argument("file", metavar="FILE", help="the file of the sheet, or the id of one that comes with the game")
    parser.add_argument("--lang", metavar="fr|en", help="the language (default: that of the environment)")


def run(arguments: argparse.Namespace) -> int:
    """Check or show."""
    from sousbois.games.hamster import GAME

    path = GAME.editions.get(arguments.file, Path(arguments.file))
    return _check(path, arguments.lang) if arguments.what == "check" else _show(path, arguments.lang)


def _check(path: Path, language: str | None) -> int:
    """Every complaint, with its row and column; or what there is to play on."""
    from sousbois.games.hamster import GAME
    from sousbois.games.hamster.sheet import complaints
    from sousbois.terminal.language import terminal_words

    words = terminal_words(language, GAME)
    found = complaints(path)
    for complaint in found:
        print(f"sousbois: {complaint}", file=sys.stderr)
    if found:
        return WRONG_SHEET
    facts = GAME.edition(path).shadow
    print(
        words.say(
            "sheet-holds",
            rooms=facts.rooms,
            cells=sum(facts.cells),
            ways=facts.placements,
            points=sum(facts.points),
        )
    )
    return 0


def _show(path: Path, language: str | None) -> int:
    """The sheet as it lies before the first turn."""
    from sousbois.games.hamster import GAME
    from sousbois.terminal.language import terminal_words
    from sousbois.terminal.screen import Screen
    from sousbois.terminal.sheet import draw_margin, draw_sheet, sheet_of
    from sousbois.terminal.style import BANNER

    words = terminal_words(language, GAME)
    edition = GAME.edition(path)
    sheet = sheet_of(edition)
    screen = Screen()
    screen.say(getattr(edition.title, words.language), BANNER)
    screen.show(*draw_sheet(sheet, words))
    screen.gap()
    screen.show(draw_margin(sheet, words))
    return 0
