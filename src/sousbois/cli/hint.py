"""Say which moves are best, in a recorded game or in a position."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sousbois.play.table import Table


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command accepts."""
    parser.add_argument("file", metavar="FILE", help="a record, or a position as JSON; - is the standard input")
    at = "so many decisions of the record have been made, 0 being the deal (default: all of them)"
    parser.add_argument("--at", type=int, metavar="PLY", help=at)
    seat = "the seat to advise, from 0 (default: all that owe a decision)"
    parser.add_argument("--seat", type=int, metavar="N", help=seat)
    budget = "how long to think about a decision, as 50ms, 2s or 2000it (iterations; default: 1s)"
    parser.add_argument("--budget", metavar="B", help=budget)
    parser.add_argument("--lang", metavar="fr|en", help="the language (default: that of the environment)")
    parser.add_argument("--edition", metavar="E", help="the edition file, if it is one of your own")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a text")


def run(arguments: argparse.Namespace) -> int:
    """Think for each seat that is to be advised, and show what came of it."""
    from sousbois.bots.budget import Budget
    from sousbois.cli.notice import prepare_bots
    from sousbois.terminal.hints import show_all_advice
    from sousbois.terminal.language import terminal_words
    from sousbois.terminal.screen import Screen

    budget = None if arguments.budget is None else Budget.read(arguments.budget)
    table = _table(arguments)
    seats = _seats(table, arguments.seat)
    words = terminal_words(arguments.lang, table.setup.game)
    prepare_bots(table.setup, words)
    advice = [table.hint(seat, budget) for seat in seats]
    if arguments.json:
        plain = [each.plain() for each in advice]
        print(json.dumps({"game": table.setup.game.name, "ply": len(table.history), "advice": plain}))
    else:
        show_all_advice(Screen(), words, table, advice)
    return 0


def _table(arguments: argparse.Namespace) -> Table:
    """The table that is asked about, as it stands at the ply that is asked for."""
    from sousbois.core.errors import Unreadable
    from sousbois.play.gamerecord import replay
    from sousbois.terminal.records import read_record

    text = read_record(arguments.file)
    if not text.lstrip().startswith("{"):
        return _before_its_end(replay(text, arguments.edition), arguments.at)
    if arguments.at is not None:
        raise Unreadable("--at: a position is one moment of a game; only a record has several")
    table = _standing(text, arguments.file, arguments.edition)
    if not table.acting():
        raise Unreadable(f"{arguments.file}: in this position the game is over")
    return table


def _standing(text: str, file: str, edition: str | None) -> Table:
    """The table of a position."""
    from sousbois.core.errors import Unreadable
    from sousbois.library import open_game

    try:
        position = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unreadable(f"{file}: a position is written in JSON, but this is not: {error}") from None
    if "game" not in position:
        raise Unreadable(f"{file}: position: 'game' is missing")
    return open_game(position["game"]).table(position=position, edition=edition)


def _before_its_end(played: Table, ply: int | None) -> Table:
    """The table of a record after so many decisions; where it ends, if no number is given."""
    from sousbois.core.errors import Unreadable

    made = len(played.history)
    last = made if played.acting() else made - 1
    if ply is None and last < made:
        raise Unreadable(f"the game is over; say with --at how many decisions have been made, from 0 to {last}")
    if ply is None:
        return played
    if not 0 <= ply <= last:
        raise Unreadable(f"--at {ply}: somebody is to decide after 0 to {last} decisions of this record")
    table = played.rewound()
    if played.players:
        table.players = played.players
    for decision in played.history[:ply]:
        table.play(decision.seat, decision.action)
    return table


def _seats(table: Table, asked: int | None) -> tuple[int, ...]:
    """The seats to advise."""
    from sousbois.core.errors import NotAllowed, Unreadable

    owing = table.acting()
    if asked is None:
        return owing
    if asked not in range(table.seats):
        raise Unreadable(f"seat {asked}: the seats of this game are 0 to {table.seats - 1}")
    if asked not in owing:
        raise NotAllowed(f"seat {asked} owes no decision here; waiting for {', '.join(map(str, owing))}")
    return (asked,)
