"""Play a game in the terminal against bots."""

from __future__ import annotations

import argparse
import shlex
import sys
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from sousbois.cli.arguments import add_option_argument

if TYPE_CHECKING:
    from sousbois.play.table import Table
    from sousbois.terminal.screen import Screen


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command accepts."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="the game, such as hunt (default: you are asked)")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (default: 4, or as many as can)")
    parser.add_argument("--lang", metavar="fr|en", help="the language (default: that of the environment)")
    parser.add_argument("--seed", type=int, metavar="S", help="the seed of the cards and the bots (default: drawn)")
    opponents = (
        "the bots, one kind for all or a list such as hard,hard,medium. The levels are easy, medium, hard and expert;"
        " greedy looks one move ahead, random plays anything; bots of other people go by their names (default: medium)"
    )
    parser.add_argument("--opponents", metavar="KINDS", help=opponents)
    parser.add_argument("--edition", metavar="E", help="the edition: its id, or a file of your own")
    add_option_argument(parser)
    auto_pass = "ask you even if all you can do is pass (usually that is done for you)"
    parser.add_argument("--no-auto-pass", dest="auto_pass", action="store_false", help=auto_pass)
    parser.add_argument("--resume", metavar="FILE", help="go on with a game whose record was saved")


def run(arguments: argparse.Namespace) -> int:
    """Play, and offer the record."""
    from sousbois.bots import CALLED
    from sousbois.cli.notice import prepare_bots
    from sousbois.terminal.language import terminal_words
    from sousbois.terminal.narrator import Narrator
    from sousbois.terminal.opponents import kinds_of, usual_kinds
    from sousbois.terminal.records import offer_record
    from sousbois.terminal.screen import Left, Screen
    from sousbois.terminal.session import PERSON, Session

    screen = Screen()
    try:
        table = _table(arguments, screen)
    except Left:
        return 0
    words = terminal_words(arguments.lang, table.setup.game)
    narrator = Narrator(screen, words, table, [words.say("you"), *CALLED], PERSON)
    asked = usual_kinds(table.players) if arguments.opponents is None else arguments.opponents
    prepare = cache(partial(prepare_bots, table.setup, words))  # told once, even where nothing compiled can be kept
    session = Session(narrator, kinds_of(asked, table.seats - 1), prepare, auto_pass=arguments.auto_pass)
    session.run()
    saved = offer_record(screen, words, session.record)
    if saved and table.outcome() is None:
        edition = [] if arguments.edition is None else ["--edition", arguments.edition]
        command = shlex.join([_called_as(), "play", table.setup.game.name, "--resume", saved, *edition])
        screen.say(words.say("to-go-on"))
        screen.show_verbatim(f"{command}\n")
    return 0


def _called_as() -> str:
    """The command as the person has just typed it."""
    return sys.argv[0] if Path(sys.argv[0]).name == "sousbois" else "sousbois"


def _table(arguments: argparse.Namespace, screen: Screen) -> Table:
    """A new table, or that of the record to go on with."""
    from sousbois.core.errors import Unreadable
    from sousbois.core.option import read_options
    from sousbois.library import open_game
    from sousbois.play.gamerecord import replay
    from sousbois.terminal.choosing import choose_game
    from sousbois.terminal.records import read_record

    if arguments.resume is None:
        game = open_game(arguments.game or choose_game(screen, arguments.lang))
        options = read_options(arguments.option)
        return game.table(seats=arguments.seats, seed=arguments.seed, options=options, edition=arguments.edition)
    if arguments.seats is not None or arguments.seed is not None or arguments.option:
        raise Unreadable("--resume: the record says itself how many seats there are, which seed and which options")
    table = replay(read_record(arguments.resume), arguments.edition)
    if arguments.game not in (None, table.setup.game.name):
        raise Unreadable(f"{arguments.resume}: a record of {table.setup.game.name}, not of {arguments.game}")
    return table
