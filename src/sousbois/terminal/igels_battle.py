"""The battle of igels, drawn: who stands in the glade, how strong each side is, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sousbois.core.naming import names_of
from sousbois.core.view import View
from sousbois.games.igels.battle import total
from sousbois.games.igels.glade import Part, parts_of, revealed_events, supporters_of
from sousbois.games.igels.material import Step
from sousbois.games.igels.telling import notes_on_battle
from sousbois.terminal.grid import labelled_lines
from sousbois.terminal.igels_names import Names
from sousbois.terminal.sentence import NO_BREAK_SPACE, Sentence, unbroken
from sousbois.terminal.style import HEADING, QUIET, style_for

WINNER = "★"


class Battle:
    """Draws one battle: what the reader sees of it, and the state that this is."""

    def __init__(self, names: Names, view: View, state: Any) -> None:
        self._names = names
        self._words = names.words
        self._view = view
        self._state = state

    def drawn(self) -> RenderableType:
        """A paragraph for each side in turn order, then what holds for the whole battle."""
        sides = labelled_lines()
        for seat in (*range(self._view["first"], self._view["seats"]), *range(self._view["first"])):
            if seat in self._view["fighters"]:
                winner = f"{WINNER} " if seat in (self._view["winner"], *self._view["sharers"]) else "  "
                style = style_for(self._names.teller, seat)
                sides.add_row(Text(f"{winner}{self._names.teller.names[seat]}", style), Group(*self._side(seat)))
        notes = [Sentence(note, QUIET) for note in notes_on_battle(self._view, self._names.teller)]
        return Group(Text(self._words.say("label-battle"), HEADING), sides, *notes)

    def _side(self, seat: int) -> Iterator[RenderableType]:
        if self._view["leader"][seat] is None:
            yield Sentence(self._words.say("battle-out"), QUIET)
            return
        yield Sentence(f"{NO_BREAK_SPACE}· ".join(self._standing(seat)))
        yield Sentence(self._sum(seat))

    def _standing(self, seat: int) -> Iterator[str]:
        """Leader, supporters, initial SAP, and the cards that have no value to add."""
        say, view, state = self._words.say, self._view, self._state
        yield unbroken(say("battle-leader", animal=self._names.marked(state.leader[seat], state)))
        supporters = [unbroken(self._names.marked(animal, state)) for animal in supporters_of(state, seat)]
        if supporters:
            yield say("battle-supporters", animals=", ".join(supporters))
        if names_of(Step).index(view["step"]) >= Step.LAY:
            yield unbroken(say("battle-initial", initial=view["initial"][seat]))
        if view["laid_size"][seat]:
            yield unbroken(say("battle-face-down", cards=view["laid_size"][seat]))
        events = [unbroken(self._thing(source)) for source in revealed_events(state, self._names.facts, seat)]
        if events:
            yield say("battle-events", cards=", ".join(events))

    def _sum(self, seat: int) -> str:
        """The total and its parts: `Total 6 = Jumbo 5 + Club 2 (bound) − Spider web 1 (effect)`."""
        parts = parts_of(self._state, self._names.facts, seat)
        found, added = total(self._state, self._names.facts, seat), sum(part.amount for part in parts)
        beginning = self._words.say("battle-total", total=found)
        if found != added:
            beginning = f"{beginning} ({self._words.say('battle-cut', sum=added)})"
        return f"{unbroken(beginning)} {self._added_up(parts)}"

    def _added_up(self, parts: Sequence[Part]) -> str:
        signs = ("=", *("−" if part.amount < 0 else "+" for part in parts[1:]))
        return " ".join(unbroken(f"{sign} {self._part(part)}") for sign, part in zip(signs, parts, strict=True))

    def _part(self, part: Part) -> str:
        note = f" ({self._words.say(f'battle-{part.note}')})" if part.note else ""
        return f"{self._thing(part.source)} {abs(part.amount)}{note}"

    def _thing(self, source: int) -> str:
        return self._names.thing(self._names.sources[source])
