"""A table that waits for players, as its page shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sousbois.bots.levels import NAMES as LEVELS
from sousbois.core.option import settings_of
from sousbois.play.fairness import LONGEST_WORDS
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Bot, Free, Person
from sousbois.web.rendering import game_words, render


@dataclass(frozen=True)
class WaitingSeat:
    """A seat, and who sits there."""

    number: int
    kind: str
    name: str
    level: str
    you: bool
    has_words: bool
    """Whether they have added words to the shuffle; which ones, everybody learns when the cards are dealt."""


def waiting_board(table: str, hosted: Hosted, seat: int | None, language: str) -> str:
    """The seats: what changes on the page while one waits."""
    words = game_words(language, hosted.opened.game)
    seats = [
        WaitingSeat(
            number=number,
            kind="open" if isinstance(sitter, Free) else "bot" if isinstance(sitter, Bot) else "person",
            name=hosted.names[number],
            level=sitter.level if isinstance(sitter, Bot) else "",
            you=number == seat,
            has_words=bool(hosted.words[number]),
        )
        for number, sitter in enumerate(hosted.sitters)
    ]
    free = sum(each.kind == "open" for each in seats)
    by_hand = hosted.opened.terms.dealt_by_hand
    return render(
        "waiting_board.html",
        say=words.say,
        table_id=table,
        seats=seats,
        seat=seat,
        free=free,
        levels=LEVELS,
        heading=words.say("waiting-title" if free else "shuffle-undealt"),
        prompt=words.say("shuffle-waiting" if by_hand else "waiting-free", count=free),
        is_fair=hosted.shuffle is not None,
        words=hosted.words[seat] if seat is not None else "",
        longest=LONGEST_WORDS,
        may_deal=not free and (seat is not None or not any(isinstance(each, Person) for each in hosted.sitters)),
    )


def settings_summary(hosted: Hosted, language: str) -> Sequence[tuple[str, str]]:
    """What was settled when the table was opened, each with its name."""
    words = game_words(language, hosted.opened.game)
    options = settings_of(hosted.setup.game.options)
    title = str(getattr(hosted.setup.edition.title, language))
    edition = words.say("edition-own", title=title) if hosted.opened.edition_text else title
    summary = [(words.say("label-edition"), edition)]
    for name, value in hosted.setup.options.items():
        said = words.say("yes" if value else "no") if isinstance(value, bool) else str(value)
        label = words.say(f"option-{name.replace('_', '-')}")
        summary.append((f"{label} ({options[name].clause})", said))
    if hosted.opened.terms.undo:
        summary.append((words.say("undo"), words.say("undo-allowed")))
    return summary
