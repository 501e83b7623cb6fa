"""Advice in words: the best moves, what they promise, how sure that is, and what it rests on."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from rich.table import Table as Grid

from sousbois.bots.hinting import Advice, Hint, Sureness
from sousbois.core.action import Action
from sousbois.core.words import Words
from sousbois.play.table import Table
from sousbois.terminal.narrator import Narrator
from sousbois.terminal.screen import Screen
from sousbois.terminal.sentence import Sentence
from sousbois.terminal.style import HEADING
from sousbois.terminal.watching import names_at


def show_all_advice(screen: Screen, words: Words, table: Table, advice: Sequence[Advice]) -> None:
    """Advice for several seats, to somebody looking on."""
    narrator = Narrator(screen, words, table, names_at(words, table, reader=None), reader=None)
    narrator.show_heading()
    for each in advice:
        show_advice(narrator, each)


def show_advice(narrator: Narrator, advice: Advice, listed: Sequence[Action] = ()) -> None:
    """Advice for one seat. Where choices are listed on the screen, the moves have the numbers that they have there."""
    screen, words, teller = narrator.screen, narrator.words, narrator.teller
    screen.say(words.say("advice-for", **teller.seat("seat", advice.seat)))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=HEADING, justify="right", min_width=2)
    grid.add_column()
    grid.add_column(justify="right", no_wrap=True)
    for hint in advice.hints:
        number = str(listed.index(hint.actions[0]) + 1) if listed else ""
        move = " ".join(map(teller.action, hint.actions))
        grid.add_row(number, Sentence(move), _promise(words, advice, hint) if _has_choice(advice) else "")
    screen.show(grid)
    sentences = [words.say("advice-sureness", sureness=advice.sureness.value)]
    if _has_choice(advice):
        sentences.append(words.say("advice-basis", futures=advice.iterations))
        if narrator.table.setup.seats == 1 and not advice.counted_out:
            sentences.append(words.say("advice-alone"))
    screen.say(" ".join(sentences))
    screen.gap()


def _has_choice(advice: Advice) -> bool:
    """Whether there is something to weigh; where there is not, figures would say nothing."""
    return advice.sureness is not Sureness.ONLY


def _promise(words: Words, advice: Advice, hint: Hint) -> str:
    """The share of victory in per cent, or the points. The margin is rounded up, for no estimate is exact."""
    if advice.counted_out:
        return words.say("advice-points", points=hint.value)
    return words.say("advice-share", share=round(100 * hint.value), margin=ceil(100 * hint.margin))
