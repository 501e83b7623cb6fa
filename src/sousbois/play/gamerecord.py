"""The record of a game: a text that a person can read and type, and that plays the game again exactly.

    [Game "hunt"]
    [Seats "4"]
    [Seed "7"]
    ; a comment
    1.1  0:wolf 1:carrot 2:rabbit 3:hunter

`docs/formats.md` defines it.
"""

from __future__ import annotations

import json
import re
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import Any

from sousbois.core.edition import LoadedEdition
from sousbois.core.errors import SousboisError, Unreadable
from sousbois.core.option import checked_options, read_options
from sousbois.core.position import digest_of, table_of
from sousbois.core.setup import set_up
from sousbois.games import load
from sousbois.play.fairness import NONCE, SECRET, Shuffle, are_words
from sousbois.play.table import Decision, Table

_TAG = re.compile(r'\[([A-Za-z]+) "(.*)"\]')
_LABEL = re.compile(r"\d+(\.\d+)*")
_MOVE = re.compile(r"(\d{1,3}):(\S+)")
_SHUFFLE = ("Commitment", "Secret", "Nonce", "Words")
_REQUIRED = ("Game", "Rules", "Edition", "Seats")
_TAGS = (*_REQUIRED, "EditionHash", "Options", "Players", "Undo", "Seed", *_SHUFFLE, "Position", "Result", "State")
_UNDO_ALLOWED = "allowed"
_LONGEST_NUMBER = 20
"""The digits of the largest seed."""
_UNFINISHED = "*"

Edition = str | Path | LoadedEdition | None
"""An edition of one's own, by its file or loaded; None: the record names one that comes with the game."""


@dataclass
class _Reading:
    """A record taken apart; each part remembers its line."""

    tags: dict[str, tuple[int, str]] = field(default_factory=dict)
    moves: list[tuple[int, str, str]] = field(default_factory=list)
    """Line, label and move; the label is empty where none was written."""

    def tag(self, name: str) -> str:
        if name not in self.tags:
            raise Unreadable(f"record: the tag [{name}] is missing")
        return self.tags[name][1]

    def number(self, name: str) -> int:
        text = self.tag(name)
        if not text.isdecimal() or len(text) > _LONGEST_NUMBER:
            raise self.wrong(name, "is not a whole number")
        return int(text)

    def wrong(self, name: str, how: str) -> Unreadable:
        """What is wrong with a tag, and where it stands."""
        line, text = self.tags[name]
        return Unreadable(f"line {line}: {name}: {text[:80]!r} {how}")

    @contextmanager
    def blaming(self, name: str) -> Iterator[None]:
        """Whatever is wrong with the value of a tag is said with its line."""
        try:
            yield
        except Unreadable as error:
            if name not in self.tags or str(error).startswith("line "):
                raise
            raise Unreadable(f"line {self.tags[name][0]}: {error}") from error


def written(table: Table) -> str:
    """The record of a table."""
    tags = [f'[{name} "{value}"]' for name, value in _tags(table).items()]
    rounds = [_round_line(moment, list(made)) for moment, made in groupby(table.history, lambda made: made.moment)]
    return "\n".join([*tags, "", *rounds]) + "\n"


def _tags(table: Table) -> dict[str, str]:
    setup = table.setup
    outcome = table.outcome()
    return {
        "Game": setup.game.name,
        "Rules": str(setup.game.version),
        "Edition": setup.edition.id,
        "EditionHash": setup.edition.digest,
        "Options": " ".join(f"{name}={json.dumps(value)}" for name, value in setup.options.items()),
        "Seats": str(setup.seats),
        **({"Players": ", ".join(table.players)} if table.players else {}),
        **({"Undo": _UNDO_ALLOWED} if table.undo_allowed else {}),
        **({"Position": json.dumps(table.start)} if table.seed is None else {"Seed": str(table.seed)}),
        **_shuffle_tags(table.shuffle),
        "Result": " ".join(map(str, outcome.scores)) if outcome else _UNFINISHED,
        "State": digest_of(table.position()),
    }


def _round_line(moment: tuple[int, ...], decisions: list[Decision]) -> str:
    return f"{'.'.join(map(str, moment))}  {' '.join(f'{made.seat}:{made.action}' for made in decisions)}"


def replay(text: str, edition: Edition = None) -> Table:
    """Play a record again. Whatever it claims is checked on the way; the first thing that is wrong is named."""
    return deque(played_again(text, edition), maxlen=1).pop()


def played_again(text: str, edition: Edition = None) -> Iterator[Table]:
    """Play a record again, move by move: its table, as it stands before the first move and after each. What the record
    claims about the whole game is checked after the last."""
    reading = _read(text)
    table = _opened(reading, edition)
    if "Players" in reading.tags:
        _seat_players(table, *reading.tags["Players"])
    if "Undo" in reading.tags:
        if reading.tag("Undo") != _UNDO_ALLOWED:
            raise reading.wrong("Undo", f"is not {_UNDO_ALLOWED!r}")
        table.undo_allowed = True
    yield table
    for line, label, move in reading.moves:
        _play_move(table, line, label, move)
        yield table
    truth = _tags(table)
    for name, (line, claimed) in reading.tags.items():
        if claimed != truth.get(name) and name != "Position":
            raise Unreadable(f"line {line}: {name}: the record has {claimed!r}, the game gives {truth.get(name)!r}")


def verify(text: str, edition: Edition = None) -> Table:
    """Play a record again and compare it, comments and blank lines apart, to the last byte with what it should be."""
    table = replay(text, edition)
    found = [(number, part) for number, line in enumerate(text.split("\n"), 1) if (part := _without_comment(line))]
    expected = [line for line in table.record().split("\n") if line]
    for (number, line), right in zip(found, expected, strict=False):
        if line != right:
            raise Unreadable(f"line {number}: the record has {line!r}, the game gives {right!r}")
    if len(found) < len(expected):
        raise Unreadable(f"the record ends where {expected[len(found)]!r} should follow")
    if len(found) > len(expected):
        number, line = found[len(expected)]
        raise Unreadable(f"line {number}: the record has {line!r}, where the game gives nothing more")
    return table


def _read(text: str) -> _Reading:
    reading = _Reading()
    for number, line in enumerate(text.splitlines(), 1):
        content = _without_comment(line).strip()
        if tag := _TAG.fullmatch(content):
            name, value = tag.groups()
            if name not in _TAGS:
                raise Unreadable(f"line {number}: the tag [{name}] is unknown (tags: {', '.join(_TAGS)})")
            if name in reading.tags:
                raise Unreadable(f"line {number}: the tag [{name}] stands there twice")
            if reading.moves:
                raise Unreadable(f"line {number}: the tag [{name}] comes after the first move")
            reading.tags[name] = (number, value)
        elif content.startswith("["):
            raise Unreadable(f'line {number}: {content!r}: a tag is written [Name "value"]')
        else:
            label = ""
            for word in content.split():
                if _LABEL.fullmatch(word):
                    label = word
                else:
                    reading.moves.append((number, label, word))
    for name in _REQUIRED:
        reading.tag(name)
    return reading


def _without_comment(line: str) -> str:
    """Comments run from a semicolon to the end of the line; a semicolon inside a tag is part of it."""
    return line if line.startswith("[") or ";" not in line else line.partition(";")[0].rstrip()


def _opened(reading: _Reading, edition: Edition) -> Table:
    """The table as it stood before the first move."""
    with reading.blaming("Game"):
        game = load(reading.tag("Game"))
    with reading.blaming("Rules"):
        if reading.number("Rules") != game.version:
            raise Unreadable(
                f"record: rules version {reading.tag('Rules')} of {game.name} is unknown (known: {game.version})"
            )
    if edition is None:
        with reading.blaming("Edition"):
            game.check_edition_comes_with_it(reading.tag("Edition"), "record")
    if "Position" in reading.tags:
        with reading.blaming("Position"):
            setup, state = table_of(game, _json(reading, "Position"), edition)
            return Table.standing(setup, state)
    shuffle = _shuffle(reading)
    with reading.blaming("Options"):
        options = read_options(reading.tag("Options").split() if "Options" in reading.tags else ())
        checked_options(game.options, options)
    with reading.blaming("Seats"):
        setup = set_up(game, reading.number("Seats"), edition or reading.tag("Edition"), options)
    with reading.blaming("Seed"):
        return Table.dealt(setup, reading.number("Seed")) if shuffle is None else Table.shuffled(setup, shuffle)


def _shuffle_tags(shuffle: Shuffle | None) -> dict[str, str]:
    """The tags by which everybody can check a shuffle."""
    if shuffle is None:
        return {}
    words = json.dumps(shuffle.words, ensure_ascii=False)
    return dict(zip(_SHUFFLE, (shuffle.commitment, shuffle.secret, shuffle.nonce, words), strict=True))


def _shuffle(reading: _Reading) -> Shuffle | None:
    """The shuffle that a record tells of, if it does: the commitment fits, and the seed follows from it."""
    if not any(name in reading.tags for name in _SHUFFLE):
        return None
    words = _json(reading, "Words")
    if not isinstance(words, list) or len(words) != reading.number("Seats") or not all(map(are_words, words)):
        raise reading.wrong("Words", "is no list of words, one text for each seat")
    for name, shape in (("Secret", SECRET), ("Nonce", NONCE)):
        if not shape.fullmatch(reading.tag(name)):
            raise reading.wrong(name, f"is not written as {shape.pattern}")
    shuffle = Shuffle(reading.tag("Secret"), reading.tag("Nonce"), tuple(words))
    if reading.tag("Commitment") != shuffle.commitment:
        raise reading.wrong("Commitment", f"does not fit: secret and nonce give {shuffle.commitment}")
    if reading.number("Seed") != shuffle.seed:
        raise reading.wrong("Seed", f"does not fit: secret, nonce and words give {shuffle.seed}")
    return shuffle


def _seat_players(table: Table, line: int, names: str) -> None:
    try:
        table.players = tuple(names.split(", "))
    except SousboisError as error:
        raise Unreadable(f"line {line}: Players: {error}") from error


def _json(reading: _Reading, name: str) -> Any:
    try:
        return json.loads(reading.tag(name))
    except (ValueError, RecursionError):
        raise reading.wrong(name, "cannot be read") from None


def _play_move(table: Table, line: int, label: str, move: str) -> None:
    match = _MOVE.fullmatch(move)
    if not match:
        raise Unreadable(f"line {line}: {move!r}: a move is written seat:move, such as 0:{table.setup.actions[0]}")
    moment = ".".join(map(str, table.setup.game.moment(table.state)))
    if label and label != moment and table.acting():
        raise Unreadable(f"line {line}: {move!r} stands under {label}, but the game is at {moment}")
    try:
        table.play(int(match[1]), match[2])
    except SousboisError as error:
        raise Unreadable(f"line {line}: {error}") from error
