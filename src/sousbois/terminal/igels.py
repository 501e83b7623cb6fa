"""Igels, drawn. What needs room has a file of its own: igels_battle, igels_hand, igels_log, igels_cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sousbois.core.action import Action
from sousbois.core.event import Event
from sousbois.core.outcome import Outcome
from sousbois.core.record import PrintedName, Seat
from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.view import View, seen_in
from sousbois.core.words import Words
from sousbois.games.igels.foods import bonus_of_foods, penalty, points_of_foods
from sousbois.games.igels.glade import STANDING, is_on
from sousbois.games.igels.material import ANIMALS
from sousbois.games.igels.rules import standing
from sousbois.games.igels.vocabulary import Effect
from sousbois.terminal.drawing import Drawing
from sousbois.terminal.grid import add_figures, empty_grid, labelled_lines, legend
from sousbois.terminal.igels_battle import WINNER, Battle
from sousbois.terminal.igels_cards import Cards
from sousbois.terminal.igels_hand import Hand
from sousbois.terminal.igels_log import Log
from sousbois.terminal.igels_names import USED, VEGETARIAN, Names
from sousbois.terminal.numbers import signed
from sousbois.terminal.sentence import NO_BREAK_SPACE, Sentence
from sousbois.terminal.style import QUIET, style_for

FIRST_PLAYER = "●"
APART = f"{NO_BREAK_SPACE}— "
"""Between the groups of a list."""

LARDERS = ("species", "foods", "secured", "kept")
"""What the rules must know to count points."""
POOLS = ("sap", "bound", "used", "dump")
"""What there is to say of animals besides where they are, and the dump."""


class IgelsDrawing(Drawing):
    """Draws igels for one reader."""

    def __init__(self, setup: Setup, words: Words, teller: Teller) -> None:
        self._setup = setup
        self._words = words
        self._teller = teller
        self._names = Names(setup, words, teller)
        self._cards = Cards(self._names, setup)

    def heading(self, moment: tuple[int, ...]) -> str:
        """The round and its phase."""
        number, phase = moment
        if number == 0:
            return self._words.say("heading-species")
        return f"{self._words.say('round-heading', round=number)} · {self._words.say('phase-name', phase=phase)}"

    def name(self, action: Action) -> str:
        """What is done, and with which animal, card or food."""
        values: dict[str, str | int] = {}
        for name, value in action.values.items():
            if isinstance(value, Seat):
                values |= self._teller.seat(name, value)
            else:
                values[name] = self._names.thing(value) if isinstance(value, PrintedName) else value
        return self._words.say(f"name-{action.block}", **values)

    def explain(self, asked: str) -> RenderableType | None:
        """What is printed on a card, animal or food."""
        return self._cards.explained(asked)

    def explained(self) -> str:
        """The first animal, for an example."""
        return self._names.thing(self._names.animals[0])

    def table(self, view: View) -> RenderableType:
        """The forest and the piles, the players, and the battle if there is one."""
        state = seen_in(view, self._setup, *LARDERS, *POOLS, *STANDING)
        battle = [Text(), Battle(self._names, view, state).drawn()] if is_on(view) else []
        return Group(self._forest(view, state), Text(), self._players(view, state), self._legend(view), *battle)

    def hand(self, view: View) -> RenderableType:
        """The reader's cards, and what is to be decided."""
        return Hand(self._names, view, seen_in(view, self._setup, *POOLS)).drawn()

    def log(self, events: Sequence[Event], view: View) -> Iterator[RenderableType]:
        """Sentences, a banner where a round begins."""
        return Log(self._names, view).told(events)

    def ranking(self, outcome: Outcome, view: View) -> RenderableType:
        """The places, and where the points come from (I39)."""
        state = seen_in(view, self._setup, *LARDERS)
        facts = self._names.facts
        grid = empty_grid(self._words, "label-place", "label-seat", gap=2)
        add_figures(grid, self._words, "label-foods", "label-bonus", "label-penalty", "label-total")
        for seat in outcome.by_place:
            figures = (
                points_of_foods(state, facts, seat),
                bonus_of_foods(state, facts, seat),
                -penalty(state, facts, seat),
                outcome.scores[seat],
            )
            row = (str(outcome.ranking[seat]), self._teller.names[seat], *map(signed, figures))
            grid.add_row(*row, style=style_for(self._teller, seat))
        return grid

    # The table

    def _forest(self, view: View, state: Any) -> RenderableType:
        """How many foods there are, which, and what they are worth to the reader; the piles."""
        species = None if view["seat"] is None else view["species"][view["seat"]]
        foods = self._names.counted(view["forest"], lambda food: self._names.worth(food, species))
        lines = labelled_lines()
        lines.add_row(
            self._words.say("label-forest"),
            Sentence(self._words.say("label-in-forest", count=sum(view["forest"].values()), foods=foods)),
        )
        piles = self._words.say("label-piles", pile=view["pile_size"], dump=sum(state.dump))
        lines.add_row(self._words.say("label-cards"), Sentence(piles))
        return lines

    def _players(self, view: View, state: Any) -> RenderableType:
        """Who has how many cards and points, which foods and which animals."""
        grid = empty_grid(self._words, "label-seat", gap=1)
        add_figures(grid, self._words, "label-in-hand", "label-points")
        grid.add_column(self._words.say("label-pool"))
        for seat in range(view["seats"]):
            species = view["species"][seat]
            sign = FIRST_PLAYER if seat == view["first"] else " "
            called = "" if species is None else self._words.say(f"species-{species}.title")
            name = Text(f"{sign} {self._teller.names[seat]}\n  {called}")
            cards = str(view["hand_size"][seat] - view["laid_size"][seat])
            things = Group(*self._larder(view, seat), *self._pool(view, state, seat))
            points = signed(standing(state, self._names.facts, seat, 0))
            grid.add_row(name, cards, points, things, style=style_for(self._teller, seat))
        return grid

    def _larder(self, view: View, seat: int) -> Iterator[RenderableType]:
        """Foods, those that are secured, and cards that stay in front of a player."""
        found = []
        foods = self._names.counted(view["foods"][seat], self._names.food)
        if foods:
            found.append(foods)
        secured = self._names.counted(view["secured"][seat], self._names.food)
        if secured:
            found.append(self._words.say("label-secured", foods=secured))
        kept = self._names.counted(view["kept"][seat], self._kept)
        if kept:
            found.append(kept)
        yield Sentence(APART.join(found) or self._words.say("label-no-food"))

    def _kept(self, card: str) -> str:
        """A card that stays, and what it costs."""
        source = ANIMALS + self._names.cards.index(card)
        cost = self._names.facts.amount[source] if self._names.facts.effect[source] == Effect.PENALTY else 0
        return f"{self._names.thing(card)} ({signed(-cost)})" if cost else self._names.thing(card)

    def _pool(self, view: View, state: Any, seat: int) -> Iterator[RenderableType]:
        """The animals of a player: those that are ready, and quietly all others. The battle shows those that fight."""
        fates = {animal: view["fate"][animal] for animal in self._names.pool(view["species"][seat])}
        ready, *others = (self._sharing(fates, fate, state) for fate in ("ready", "asleep", "home", "dead"))
        if ready:
            yield Sentence(ready)
        in_pile = list(fates.values()).count("pile")
        if in_pile:
            others.append(self._words.say("label-in-pile", animals=in_pile))
        if any(others):
            yield Sentence(APART.join(filter(None, others)), QUIET)

    def _sharing(self, fates: Mapping[str, str], fate: str, state: Any) -> str:
        """The animals that share a fate; nothing if there are none."""
        animals = [self._names.animal(animal, state) for animal, found in fates.items() if found == fate]
        return self._words.say(f"fate-{fate}", animals=self._names.listed(animals)) if animals else ""

    def _legend(self, view: View) -> RenderableType:
        """What the signs on this table mean, as far as they are on it."""
        vegetarian = dict(zip(self._names.animals, self._names.facts.vegetarian, strict=True))
        shown = [animal for animal, fate in view["fate"].items() if fate != "pile"]
        signs = {
            FIRST_PLAYER: ("state-first-player", True),
            VEGETARIAN: ("state-vegetarian", any(vegetarian[animal] for animal in shown)),
            USED: ("state-one-shot-used", any(animal in view["used"] for animal in shown)),
            WINNER: ("state-winner", is_on(view) and (view["winner"] is not None or view["sharers"])),
        }
        return legend(self._words, signs)


DRAWING = IgelsDrawing
