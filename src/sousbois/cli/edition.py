"""Check an edition: the file of what is printed on the cards of a game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sousbois.core.game import Game

WRONG_EDITION = 2
"""The exit code for an edition that cannot be played."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command accepts."""
    parser.add_argument("what", choices=("check",), help="say all that is wrong with it")
    parser.add_argument("file", metavar="FILE", help="the file of the edition, or the id of one that comes with a game")
    parser.add_argument("--game", metavar="GAME", help="the game it is for, if the file does not say so")
    parser.add_argument("--lang", metavar="fr|en", help="the language (default: that of the environment)")


def run(arguments: argparse.Namespace) -> int:
    """Every complaint, with its card and field; or what the edition holds."""
    from sousbois.terminal.language import terminal_words

    words = terminal_words(arguments.lang)
    game, path = _find(arguments.file, arguments.game)
    found = game.complaints(path)
    for complaint in found:
        print(f"sousbois: {complaint}", file=sys.stderr)
    if found:
        return WRONG_EDITION
    edition = game.read_edition(path)
    marks = list(edition.provenance.values())
    print(
        words.say(
            "edition-holds",
            title=getattr(edition.title, words.language),
            id=edition.id,
            hash=edition.digest,
            tables=_tables(path),
            sourced=marks.count("sourced"),
            reconstructed=marks.count("reconstructed"),
        )
    )
    return 0


def _find(file: str, name: str | None) -> tuple[Game, Path]:
    """The game that an edition is for, and its file."""
    from sousbois.games import load, names

    for game in map(load, [name] if name else names()):
        if file in game.editions:
            return game, game.editions[file]
    path = Path(file)
    return load(name or _game_named_in(path)), path


def _game_named_in(path: Path) -> str:
    """The game that an edition file says it is for."""
    from sousbois.core.edition import read_toml
    from sousbois.core.errors import Unreadable
    from sousbois.games import names

    head = read_toml(path).get("edition")
    name = head.get("game") if isinstance(head, dict) else None
    if name not in names():
        said = "missing" if name is None else f"{name!r} is unknown"
        raise Unreadable(f"{path}: [edition]: game: {said} (games: {', '.join(names())}); name one here or with --game")
    return str(name)


def _tables(path: Path) -> str:
    """How many cards each table of a file stands for."""
    from sousbois.core.edition import read_toml

    tables = {name: table for name, table in read_toml(path).items() if name != "edition"}
    return ", ".join(f"{name} {_size(table)}" for name, table in tables.items())


def _size(table: Any) -> int:
    """A row stands for as many cards as it has copies."""
    return sum(row.get("copies", 1) for row in table) if isinstance(table, list) else 1
