"""The rulebook on the screen: all of it, or one clause."""

from __future__ import annotations

from sousbois.core.rulebook import clauses, rulebook
from sousbois.core.words import Words
from sousbois.terminal.screen import Screen
from sousbois.terminal.style import REFUSED


def show_rules(screen: Screen, words: Words, game: str) -> None:
    """The whole rulebook."""
    screen.gap()
    screen.show_markdown(rulebook(game, words.language))


def show_clause(screen: Screen, words: Words, game: str, asked: str) -> None:
    """One clause, or which clauses there are."""
    known = clauses(game, words.language)
    clause = known.get(asked.upper())
    if clause is None:
        first, *_, last = known
        screen.say(words.say("no-such-clause", clause=asked, first=first, last=last), REFUSED)
    else:
        screen.gap()
        screen.show_markdown(f"**{clause.id} · {clause.title}** — {clause.text}")
        screen.gap()
