"""Show a recorded game step by step, or verify it."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sousbois.core.words import Words
    from sousbois.play.table import Table

DIFFERS = 1
"""The exit code for a record that does not hold."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command accepts."""
    parser.add_argument("file", metavar="FILE", help="the record; - is the standard input")
    parser.add_argument("--verify", action="store_true", help="only say whether the record holds")
    parser.add_argument("--lang", metavar="fr|en", help="the language (default: that of the environment)")
    parser.add_argument("--edition", metavar="E", help="the edition file, if it is one of your own")
    parser.add_argument("--seat", type=int, metavar="N", help="the seat to look from, from 0 (default: none of them)")


def run(arguments: argparse.Namespace) -> int:
    """Show or verify."""
    from sousbois.play.gamerecord import replay
    from sousbois.terminal.language import terminal_words
    from sousbois.terminal.records import STANDARD_INPUT, read_record
    from sousbois.terminal.screen import Screen
    from sousbois.terminal.watching import watch

    text = read_record(arguments.file)
    if arguments.verify:
        return _verify(text, arguments)
    table = replay(text, arguments.edition)
    screen = Screen()
    # Where the record came down the standard input, no answers can come from there.
    pause = screen.interactive and arguments.file != STANDARD_INPUT
    watch(screen, terminal_words(arguments.lang, table.setup.game), table, arguments.seat, pause=pause)
    return 0


def _about_shuffle(table: Table, words: Words) -> str:
    """Whether the shuffle was checked; a record that holds has been."""
    if table.shuffle is None:
        return words.say("shuffle-unknown")
    said = sum(map(bool, table.shuffle.words))
    return words.say("shuffle-holds", commitment=table.shuffle.commitment, count=said)


def _verify(text: str, arguments: argparse.Namespace) -> int:
    """One line: that the record holds, or the first thing in it that differs."""
    from sousbois.core.errors import SousboisError
    from sousbois.play.gamerecord import verify
    from sousbois.terminal.language import terminal_words

    words = terminal_words(arguments.lang)
    try:
        table = verify(text, arguments.edition)
    except SousboisError as error:
        print(f"sousbois: {error}", file=sys.stderr)
        return DIFFERS
    outcome = table.outcome()
    print(
        words.say(
            "record-holds",
            game=table.setup.game.name,
            seats=table.seats,
            decisions=len(table.history),
            result=" ".join(map(str, outcome.scores)) if outcome else words.say("no-result"),
        ),
        _about_shuffle(table, words),
    )
    return 0
