"""Editions of one's own for tests: the usual ones of all games, with a head and a fact of their own."""

from __future__ import annotations

from sousbois.core.edition import EditionText
from sousbois.games import load
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Entry, Opened
from tests.play.hosting import SHORTER

_CHANGED = {
    "badger": ("points = 3\n", "points = 5\n"),
    "hamster": ("timer = 4\n", "timer = 2\n"),
    "hunt": ("days = 4\n", "days = 1\n"),
    "igels": ("points = 4\n", "points = 7\n"),
    "menagerie": ("copies = 3\n", "copies = 4\n"),
}


def own_text(game: str, name: str = "mine", title: str = "My own") -> str:
    """An edition that plays otherwise than the usual one."""
    usual = load(game).edition().id
    text = load(game).editions[usual].read_text(encoding="utf-8")
    changes = (
        (f'id = "{usual}"', f'id = "{name}"'),
        _CHANGED[game],
        (_title_of(text), f'title = {{ fr = "À moi", en = "{title}" }}'),
    )
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def _title_of(text: str) -> str:
    return next(line for line in text.split("\n") if line.startswith("title = "))


def opened(game: str, text: str, seats: int | None = None) -> Opened:
    """A table that is to be played with a text."""
    rules = load(game)
    edition = rules.read_edition(EditionText(text))
    count = min(3, max(rules.seats)) if seats is None else seats
    options = dict(SHORTER.get(game, {}))
    return Opened(
        game, rules.version, edition.id, edition.digest, options, count, 7, "player-0", listed=False, edition_text=text
    )


def full(game: str, text: str) -> tuple[Hosted, list[Entry]]:
    """A table full of people that is played with a text, and its journal."""
    hosted = Hosted(opened(game, text))
    journal: list[Entry] = [hosted.opened]
    for seat in range(hosted.opened.seats):
        journal.append(hosted.sit(seat, f"player-{seat}", f"Nom {seat}"))
        hosted.take(journal[-1])
    return hosted, journal
