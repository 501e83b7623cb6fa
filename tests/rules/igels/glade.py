"""A table of igels set up by hand, and played on by the rules.

    glade = Glade(pools=("jumbo gilly:asleep", "pfeffer"), hands=("mud-ball club", "duckweed"))
    glade.fights("jumbo", "pfeffer")               # leaders and supporters of seats 0 and 1, the others stay out
    glade.lays("mud-ball", "")                     # support cards of each seat
    glade.total(0)

Seats 0 to 3 play hedgehogs, rabbits, squirrels and mice, in turn order from seat 0. Whoever is not mentioned has no
card, no food and no animal in the pool. What is not mentioned lies where it must to make the position possible: cards
in the pile, foods in the forest, animals in their piles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sousbois
from sousbois.core.errors import Illegal
from sousbois.core.event import Event
from sousbois.core.naming import names_of
from sousbois.core.record import NOTHING
from sousbois.games.igels.battle import total
from sousbois.games.igels.foods import bonus_of_foods, penalty, points_of_foods
from sousbois.games.igels.material import Animal, Card, Fate, Step
from sousbois.games.igels.rules import enter, proceed
from sousbois.games.igels.vocabulary import Food

IGELS = sousbois.game("igels")
SPECIES = ("hedgehog", "rabbit", "squirrel", "mouse")
FOODS = names_of(Food)
FATES = names_of(Fate)
STEPS = names_of(Step)


class Glade:
    """One table, set up as wanted and stopped at the beginning of a step."""

    def __init__(
        self,
        pools: Sequence[str] = (),
        hands: Sequence[str] = (),
        foods: Sequence[str] = (),
        secured: Sequence[str] = (),
        step: str = "leaders",
        seats: int = 4,
        seed: int = 1,
        edition: Any = None,
        **options: Any,
    ) -> None:
        chosen = {"choose_species": True, **options}
        self.table = IGELS.table(seats=seats, seed=seed, options=chosen, edition=edition)
        self.state.first = 0
        enter(self.state, Step.SPECIES)
        proceed(self.state, self.facts)
        for seat in range(seats):
            if seat in self.table.acting():
                self.table.play(seat, SPECIES[seat])
        self.animals = tuple(self.table.setup.edition.printed[Animal])
        self.cards = tuple(self.table.setup.edition.printed[Card])
        for animal in range(len(self.animals)):
            self.state.fate[animal] = Fate.PILE
        for seat in range(seats):
            self.hand(seat, "")
        for seat, pool in enumerate(pools):
            self.pool(seat, pool)
        for seat, hand in enumerate(hands):
            self.hand(seat, hand)
        for seat, owned in enumerate(foods):
            self.food(seat, owned)
        for seat, owned in enumerate(secured):
            self.food(seat, owned, secured=True)
        self.history: list[Event] = []
        """All that was told since the table was set up."""
        self.enter(step)

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def facts(self) -> Any:
        return self.table.setup.edition.shadow

    # Setting up

    def enter(self, step: str) -> None:
        """Go to the beginning of a step."""
        self.state.told = 0
        enter(self.state, Step(STEPS.index(step)))
        proceed(self.state, self.facts)
        self.history += self.table.events
        self.check()

    def check(self) -> None:
        """An AssertionError if something impossible lies on the table."""
        found = list(self.table.setup.game.rules.check(self.state, self.facts))
        if found:
            raise AssertionError(f"impossible: {found}")

    def pool(self, seat: int, animals: str) -> None:
        """Bring animals into the pool: `jumbo gilly:asleep oppa:dead`."""
        for word in animals.split():
            name, _, fate = word.partition(":")
            if self.owner(name) != seat:
                raise AssertionError(f"{name} is no animal of seat {seat}")
            self.state.fate[self.animals.index(name)] = FATES.index(fate or "ready")

    def owner(self, animal: str) -> int:
        """The seat whose species an animal belongs to."""
        return self.animals.index(animal) // 8

    def hand(self, seat: int, cards: str) -> None:
        """Exchange a hand for these cards, which come out of the pile."""
        state = self.state
        for at in range(state.hand_size[seat]):
            state.pile[state.pile_size] = state.hand[seat, at]
            state.pile_size += 1
            state.hand[seat, at] = NOTHING
            state.age[seat, at] = 0
        for at, name in enumerate(cards.split()):
            state.hand[seat, at] = self._out_of_pile(name)
        state.hand_size[seat] = len(cards.split())

    def bind(self, *cards: str) -> None:
        """Lay cards under the animals they are bound to."""
        for name in cards:
            kind = self._out_of_pile(name)
            self.state.bound[kind] += 1
            self.state.sap[self.facts.bound_to[kind]] += self.facts.value[kind]

    def dump(self, *cards: str) -> None:
        """Put cards of the pile on the dump."""
        for name in cards:
            self.state.dump[self._out_of_pile(name)] += 1

    def empty_pile(self) -> None:
        """Put the whole pile on the dump."""
        while self.state.pile_size:
            self.dump(self.cards[self.state.pile[self.state.pile_size - 1]])

    def _out_of_pile(self, name: str) -> int:
        state, kind = self.state, self.cards.index(name)
        places = [at for at in range(state.pile_size) if state.pile[at] == kind]
        if not places:
            raise AssertionError(f"no {name} is left in the pile")
        state.pile_size -= 1
        state.pile[places[0]] = state.pile[state.pile_size]
        state.pile[state.pile_size] = NOTHING
        return kind

    def food(self, seat: int, foods: str, *, secured: bool = False) -> None:
        """Give foods of the forest to a player."""
        for name in foods.split():
            self.state.forest[FOODS.index(name)] -= 1
            (self.state.secured if secured else self.state.foods)[seat, FOODS.index(name)] += 1

    def leave_in_forest(self, foods: str) -> None:
        """Set all foods of the forest aside but these."""
        kept = foods.split()
        for food, name in enumerate(FOODS):
            out = self.state.forest[food] - kept.count(name)
            self.state.forest[food] -= out
            self.state.set_aside[food] += out
            self.state.options.forest_size -= out
        self.check()

    # Playing

    def play(self, seat: int, *moves: str) -> list[Event]:
        """Decisions of one player; the answer is what they set off."""
        told: list[Event] = []
        for move in moves:
            told += self.table.play(seat, move)
        self.history += told
        self.check()
        return told

    def legal(self, seat: int) -> list[str]:
        """What a player may do."""
        return [str(action) for action in self.table.legal(seat)]

    def refusal(self, seat: int, move: str) -> tuple[str, str]:
        """The clause and the reason for which a decision is not allowed."""
        try:
            self.table.play(seat, move)
        except Illegal as refused:
            return refused.clause, refused.refusal
        raise AssertionError(f"{move} is allowed")

    def pass_window(self) -> list[Event]:
        """Everybody passes until the step is over."""
        step = self.state.step
        told: list[Event] = []
        while self.state.step == step and self.table.acting():
            (seat,) = self.table.acting()
            told += self.play(seat, "decline" if STEPS[step] == "trade" else "pass")
        return told

    def fights(self, *sides: str) -> None:
        """Each seat puts a leader and supporters forward, `jumbo oppa`, or stays out, ``; then all pass up to the next
        step that is no window of fighters: the stand window is open, if anybody has a card in hand."""
        teams = [side.split() for side in sides] + [[] for _ in range(self.table.seats - len(sides))]
        while self.step == "leaders":
            (seat,) = self.table.acting()
            self.play(seat, f"lead-{teams[seat].pop(0)}" if teams[seat] else "stay-out")
        while self.step == "supporters":
            (seat,) = self.table.acting()
            self.play(seat, f"support-{teams[seat].pop(0)}" if teams[seat] else "pass")

    def lays(self, *cards: str) -> list[Event]:
        """All pass the stand window, and each seat lays these cards face down; the answer is all that follows the
        last."""
        if self.step == "stand-window":
            self.pass_window()
        laid = [row.split() for row in cards] + [[] for _ in range(self.table.seats - len(cards))]
        told: list[Event] = []
        while self.step == "lay":
            (seat,) = self.table.acting()
            told = self.play(seat, f"lay-{laid[seat].pop(0)}" if laid[seat] else "pass")
        return told

    # Looking

    @property
    def step(self) -> str:
        return str(STEPS[self.state.step])

    def total(self, seat: int) -> int:
        """The total SAP of a side."""
        return total(self.state, self.facts, seat)

    def fate(self, animal: str) -> str:
        """Where an animal is."""
        return str(FATES[self.state.fate[self.animals.index(animal)]])

    def leader(self, seat: int) -> str | None:
        """Who leads a side."""
        leader = self.state.leader[seat]
        return None if leader == NOTHING else self.animals[leader]

    def cards_of(self, seat: int) -> list[str]:
        """The cards of a hand."""
        return [self.cards[self.state.hand[seat, at]] for at in range(self.state.hand_size[seat])]

    def foods_of(self, seat: int, *, secured: bool = False) -> list[str]:
        """The foods of a player, those that are not secured or those that are."""
        lying = self.state.secured if secured else self.state.foods
        return [name for food, name in enumerate(FOODS) for _ in range(lying[seat, food])]

    def on_dump(self, card: str) -> int:
        """How many copies of a card lie on the dump."""
        return int(self.state.dump[self.cards.index(card)])

    def points(self, seat: int) -> int:
        """What a player would have at the count."""
        counted = points_of_foods(self.state, self.facts, seat) + bonus_of_foods(self.state, self.facts, seat)
        return counted - penalty(self.state, self.facts, seat)

    def kinds(self) -> list[str]:
        """All that has happened, in a word each."""
        return [event.kind for event in self.history]
