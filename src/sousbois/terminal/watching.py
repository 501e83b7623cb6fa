"""A recorded game, shown round by round."""

from __future__ import annotations

from itertools import groupby

from sousbois.core.errors import Unreadable
from sousbois.core.words import Words
from sousbois.play.table import Table
from sousbois.terminal.narrator import Narrator
from sousbois.terminal.screen import Left, Screen


def watch(screen: Screen, words: Words, played: Table, reader: int | None, *, pause: bool) -> None:
    """Show a game that was played, as a seat saw it or as somebody looking on; pause after each round."""
    if reader is not None and reader not in range(played.seats):
        raise Unreadable(f"seat {reader}: the seats of this game are 0 to {played.seats - 1}")
    narrator = Narrator(screen, words, played.rewound(), names_at(words, played, reader), reader)
    try:
        _show(narrator, played, pause)
    except (Left, KeyboardInterrupt):
        return


def _show(narrator: Narrator, played: Table, pause: bool) -> None:
    narrator.show_title()
    narrator.show_log()
    for _, decisions in groupby(played.history, lambda made: made.moment):
        narrator.show_heading()
        for made in decisions:
            narrator.table.play(made.seat, made.action)
            narrator.show_log()
        narrator.screen.gap()
        narrator.show_table()
        if pause and len(narrator.table.history) < len(played.history):
            narrator.screen.ask(narrator.words.say("ask-next"))
    outcome = played.outcome()
    if outcome:
        narrator.show_outcome(outcome)
    else:
        narrator.screen.say(narrator.words.say("unfinished"))


def names_at(words: Words, played: Table, reader: int | None) -> list[str]:
    """The names in the record, if they tell the players apart; else seats are called by their numbers."""
    names = [words.say("seat-number", seat=seat) for seat in range(played.seats)]
    if len(set(played.players)) == played.seats:
        names = list(played.players)
    return [words.say("you") if seat == reader else name for seat, name in enumerate(names)]
