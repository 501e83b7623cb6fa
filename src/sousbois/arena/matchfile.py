"""The file of a match: a line that describes it, then a line for each finished game. A match goes on from its file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from os import truncate
from pathlib import Path
from typing import Any

import msgspec

from sousbois.arena.match import Match
from sousbois.arena.played import Played
from sousbois.core.errors import Unreadable

FORMAT = "sousbois-match"
VERSION = 1


class MatchFile:
    """A match file to write on. A file that holds something else is refused, and stays as it is."""

    def __init__(self, name: str, match: Match) -> None:
        self._name = name
        self._path = Path(name)
        first = _line(description(match))
        with self._named_in_errors():
            text = self._path.read_bytes() if self._path.is_file() else b""
            whole = text[: text.rfind(b"\n") + 1]  # without the last line, if that is torn
            if not whole and not first.startswith(text):
                raise Unreadable("not a match file")
            self.played = finished_games(whole, match) if whole else {}
            """The games that are in the file, by number."""
            if whole != text:
                truncate(self._path, len(whole))
            self._append(b"" if whole else first)  # even if it is nothing: whether it can be written shows at once

    def add(self, game: Played) -> None:
        """Write a finished game down at once, so that it is not lost if the match is interrupted."""
        with self._named_in_errors():
            self._append(_line(msgspec.to_builtins(game)))
        self.played[game.number] = game

    def _append(self, text: bytes) -> None:
        """A file that is never left open has nothing that could be lost."""
        with self._path.open("ab") as file:
            file.write(text)

    @contextmanager
    def _named_in_errors(self) -> Iterator[None]:
        """Whatever is wrong with the file is said with its name."""
        try:
            yield
        except OSError as error:
            raise Unreadable(f"{self._name}: {error.strerror or error}") from None
        except Unreadable as error:
            raise Unreadable(f"{self._name}: {error}") from None


def description(match: Match) -> dict[str, Any]:
    """What makes a match this match and no other. The number of games is left open: a match can be prolonged."""
    setup = match.setup
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": setup.game.name,
        "rules": setup.game.version,
        "edition": setup.edition.id,
        "edition_hash": setup.edition.digest,
        "options": dict(setup.options),
        "bots": list(match.kinds),
        "seed": match.seed,
        "budget": None if match.budget is None else str(match.budget),
    }


def finished_games(text: bytes, match: Match) -> dict[int, Played]:
    """The games in a match file, by number. The file must be of this match."""
    first, *lines = text.splitlines()
    _check_description(first, description(match))
    found: dict[int, Played] = {}
    for number, line in enumerate(lines, 2):
        try:
            game = msgspec.json.decode(line, type=Played)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Unreadable(f"line {number}: not a finished game") from None
        if game.number in found or game.number < 0 or not _fits(game, match):
            raise Unreadable(f"line {number}: not game {game.number} of this match, or there twice")
        found[game.number] = game
    return found


def _check_description(line: bytes, expected: dict[str, Any]) -> None:
    """Refuse another match, and say what is different about it."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise Unreadable("not a match file")
    for name, value in expected.items():
        if found.get(name) != value:
            is_there, asked = json.dumps(found.get(name)), json.dumps(value)
            raise Unreadable(f"holds another match: {name} {is_there}, not {asked}")


def _fits(game: Played, match: Match) -> bool:
    """Whether a game can be the one of its number."""
    by_seat = game.scores, game.places, game.decisions, game.seconds
    return (
        game.seats == match.arrangement(game.number)
        and all(len(values) == len(game.seats) for values in by_seat)
        and 1 in game.places
        and all(0 <= seat < len(game.seats) for seat, _ in game.faults)
    )


def _line(values: dict[str, Any]) -> bytes:
    """One line of the file."""
    return json.dumps(values, ensure_ascii=False).encode() + b"\n"
