"""The hand of a player of igels, drawn: the cards, the animals that can lead, and what is to be decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sousbois.core.naming import names_of
from sousbois.core.record import NOTHING
from sousbois.core.view import View
from sousbois.games.igels.material import ANIMALS, Deed
from sousbois.games.igels.telling import question
from sousbois.games.igels.vocabulary import Effect, Species, Window
from sousbois.terminal.igels_names import Names
from sousbois.terminal.sentence import Sentence
from sousbois.terminal.style import HEADING, ORDINARY, QUIET

NOW = "▸"


class Hand:
    """Draws the hand of the reader and the question that the reader is asked."""

    def __init__(self, names: Names, view: View, state: Any) -> None:
        self._names = names
        self._words = names.words
        self._view = view
        self._state = state
        cards = zip(view["hand"][view["seat"]], view["laid"][view["seat"]], strict=True)
        held = [(card, bool(place)) for card, place in cards if card is not None]
        self._free = Counter(card for card, is_laid in held if not is_laid)
        self._laid = Counter(card for card, is_laid in held if is_laid)

    def drawn(self) -> RenderableType:
        """The cards, those that can be used now with their texts; the animals, when one of them is to lead."""
        lines = Grid.grid(padding=(0, 1, 0, 0))
        lines.add_column(width=1)
        lines.add_column(ratio=2)
        lines.add_column(ratio=3)
        for card in sorted(self._free, key=self._names.cards.index):
            self._add_card(lines, card)
        if self._view["step"] == "leaders":
            self._add_animals(lines)
        title = [] if not self._free else [Text(self._words.say("label-hand"), HEADING)]
        return Group(*title, lines, *self._laid_cards(), Text(), *self._question())

    def _add_card(self, lines: Grid, card: str) -> None:
        count = f" ×{self._free[card]}" if self._free[card] > 1 else ""
        name = f"{self._names.thing(card)} {self._kind(card)}{count}"
        usable = any(f"{deed}-{card}" in self._view["legal"] for deed in names_of(Deed))
        about = self._names.text(card) if usable else self._what_and_when(card)
        lines.add_row(NOW if usable else " ", Sentence(name, ORDINARY if usable else QUIET), Sentence(about, QUIET))

    def _kind(self, card: str) -> str:
        """The value of a combat card, or that it is an event."""
        number = self._names.cards.index(card)
        is_combat = number < self._names.facts.combats
        return f"+{self._names.facts.value[number]}" if is_combat else f"({self._words.say('card-event')})"

    def _what_and_when(self, card: str) -> str:
        """What a card does, in a word, for whom, and in which windows."""
        say, facts = self._words.say, self._names.facts
        kind = self._names.cards.index(card)
        effect, species = facts.effect[ANIMALS + kind], facts.only_for[kind]
        told = [] if effect == NOTHING else [say(f"effect-{names_of(Effect)[effect]}")]
        if species != NOTHING:
            told.append(say("card-only-for", species=names_of(Species)[species]))
        when = ", ".join(say(f"window-name-{window}") for window in windows_of(self._names, card))
        return " · ".join([*told, when] if when else told) or " "

    def _add_animals(self, lines: Grid) -> None:
        """The animals that can lead, with what they can do as leaders."""
        lines.add_row("", Text(self._words.say("label-leaders"), HEADING), "")
        for animal in self._names.pool(self._view["species"][self._view["seat"]]):
            if self._view["fate"][animal] == "ready":
                name = Sentence(self._names.animal(animal, self._state))
                lines.add_row(NOW, name, Sentence(self._names.text(animal), QUIET))

    def _laid_cards(self) -> Iterator[RenderableType]:
        if self._laid:
            cards = self._names.counted(self._laid, self._names.thing)
            yield Sentence(self._words.say("label-laid", cards=cards))

    # The question

    def _question(self) -> Iterator[RenderableType]:
        """What is to be decided, with the text of the card or animal that it is about."""
        view, source = self._view, self._view["source"]
        if view["seat"] not in view["acting"]:
            return
        yield Sentence(question(view, self._names.teller), HEADING)
        if source is None and "use" in view["legal"]:
            source = view["leader"][view["seat"]]
        if source is not None:
            yield Sentence(f"{self._names.thing(source)} — {self._names.text(source)}", QUIET)


def windows_of(names: Names, card: str) -> list[str]:
    """The windows in which a card can be played, and whether it can be laid."""
    windows = names.facts.windows[names.cards.index(card)]
    return [name for number, name in enumerate(names_of(Window)) if windows >> number & 1]
