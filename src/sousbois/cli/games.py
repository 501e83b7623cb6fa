"""List the games."""

from __future__ import annotations

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command accepts."""
    parser.add_argument("--lang", metavar="fr|en", help="the language (default: that of the environment)")


def run(arguments: argparse.Namespace) -> int:
    """List them."""
    from sousbois.games import load, names
    from sousbois.terminal.language import terminal_words
    from sousbois.terminal.listing import show_game
    from sousbois.terminal.screen import Screen

    screen = Screen()
    for name in names():
        game = load(name)
        show_game(screen, terminal_words(arguments.lang, game), game)
    return 0
