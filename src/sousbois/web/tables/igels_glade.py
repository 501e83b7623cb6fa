"""The glade of igels: who stands there, how strong each side is and why, and what is being played."""

from __future__ import annotations

from typing import Any, NamedTuple

from sousbois.core.naming import names_of
from sousbois.core.telling import Teller
from sousbois.games.igels.battle import strength_of_leader, total
from sousbois.games.igels.glade import is_on, parts_of, supporters_of
from sousbois.games.igels.material import Step
from sousbois.games.igels.telling import notes_on_battle
from sousbois.web.drawing import Scene
from sousbois.web.tables.igels_animals import AnimalOnTable, Animals
from sousbois.web.tables.igels_cards import Cards, GladeCard
from sousbois.web.tables.igels_moves import Move, Moves
from sousbois.web.tables.igels_pieces import Pieces

PHASES = 4
AFTER_STAND = names_of(Step)[Step.LAY :]
"""The steps from which on the initial SAP of each side is fixed."""


class Term(NamedTuple):
    """One line of a sum: where some points of SAP come from."""

    thing: str
    """The animal or card, by its id."""
    name: str
    note: str
    """What is particular about it: bound, void, an ability."""
    amount: int


class Side:
    """One side of the battle."""

    def __init__(self, seat: int, name: str, own: bool) -> None:
        self.seat = seat
        self.name = name
        self.own = own
        self.leader: AnimalOnTable | None = None
        """Who leads; a side without a leader is out."""
        self.leader_note = ""
        """Whether the leader is dazed, or raised."""
        self.supporters: list[AnimalOnTable] = []
        self.cards: list[GladeCard] = []
        self.total = 0
        self.terms: list[Term] = []
        self.cut = ""
        """What the sum would be, were a total ever below 0."""
        self.change = 0
        """By how much the total has just changed."""
        self.initial = ""
        self.result = ""
        """Whether it wins, or shares a draw."""
        self.move: Move | None = None
        """What pressing the side means, if players are to choose from."""


class Phase(NamedTuple):
    """One of the four phases of a round."""

    name: str
    now: bool


class Glade(NamedTuple):
    """What is to be seen in the middle of the table."""

    phases: list[Phase]
    """The phases of the round; none before the first one, and after the last."""
    now: str
    """What is happening, or what the step is about."""
    sides: list[Side]
    places: int
    """How many sides there is room for: one for each player, until it is clear who leads."""
    notes: list[str]
    """What holds for the whole battle."""
    played: GladeCard | None
    """The event that somebody is playing."""
    played_by: str
    """Who plays it, and against whom; empty if that is what is happening."""


class GladePainter:
    """Draws the glade of one scene."""

    def __init__(
        self,
        scene: Scene,
        state: Any,
        pieces: Pieces,
        teller: Teller,
        moves: Moves,
        animals: Animals,
        cards: Cards,
    ) -> None:
        self._scene = scene
        self._view = scene.view
        self._state = state
        self._pieces = pieces
        self._teller = teller
        self._moves = moves
        self._animals = animals
        self._cards = cards

    def glade(self, phase: int) -> Glade:
        """The middle of the table, in one of the four phases."""
        view, fought = self._view, is_on(self._view)
        in_turn = [(view["first"] + place) % view["seats"] for place in range(view["seats"])]
        now = self._now()
        played_by = self._played_by()
        sides = [self._side(seat) for seat in in_turn if self._is_there(seat)] if fought else []
        return Glade(
            self._phases(phase) if view["round"] and view["step"] != "over" else [],
            now,
            sides,
            view["seats"] if view["step"] == "leaders" else len(sides),
            list(notes_on_battle(view, self._teller)) if fought else [],
            self._cards.played,
            played_by if played_by != now else "",
        )

    def _phases(self, now: int) -> list[Phase]:
        return [Phase(self._pieces.say("phase-name", phase=number), number == now) for number in range(1, PHASES + 1)]

    def _now(self) -> str:
        if self._scene.shows_what_happened and self._scene.events:
            return self._teller.sentence(self._scene.events[-1])
        return self._pieces.say(f"igels-now-{self._view['step']}")

    def _played_by(self) -> str:
        """What was told when the event was played, if that was just now."""
        told = [event for event in self._scene.events if event.kind.startswith("event-")]
        return self._teller.sentence(told[-1]) if told and self._cards.played else ""

    def _is_there(self, seat: int) -> bool:
        """Whether a player has, or had, a side that was not cleared away yet."""
        leader = self._view["leader"][seat]
        return seat in self._view["fighters"] and (leader is None or self._view["fate"][leader] == "fighting")

    def _side(self, seat: int) -> Side:
        view, state, facts, say = self._view, self._state, self._pieces.facts, self._pieces.say
        side = Side(seat, self._teller.names[seat], seat == view["seat"])
        side.cards = self._cards.glade[seat]
        side.move = self._moves.legal_to(f"on-{seat}")
        if seat == view["winner"]:
            side.result = say("igels-glade-wins")
        elif seat in view["sharers"]:
            side.result = say("igels-glade-draw")
        if view["leader"][seat] is None:
            return side
        leader = self._on_table(state.leader[seat], side.own)
        side.leader = leader._replace(sap=strength_of_leader(state, seat))
        side.leader_note = say("battle-dazed") if view["dazed"][seat] else ""
        if side.leader.sap > leader.sap:
            side.leader_note = say("battle-raised")
        side.supporters = [self._on_table(animal, side.own) for animal in supporters_of(state, seat)]
        side.total = total(state, facts, seat)
        self._add_up(side)
        if view["step"] in AFTER_STAND:
            side.initial = say("battle-initial", initial=view["initial"][seat])
        return side

    def _on_table(self, number: int, own: bool) -> AnimalOnTable:
        return self._animals.on_table(self._pieces.animal(self._pieces.animals[number]), own)

    def _add_up(self, side: Side) -> None:
        """Where the points of a side come from, and how many have just come."""
        say, added = self._pieces.say, 0
        for part in parts_of(self._state, self._pieces.facts, side.seat):
            added += part.amount
            thing = self._pieces.sources[part.source]
            note = say(f"battle-{part.note}") if part.note else ""
            side.terms.append(Term(thing, self._pieces.name(thing), note, part.amount))
        if added != side.total:
            side.cut = say("battle-cut", sum=added)
        event = self._scene.events[-1] if self._scene.events else None
        if event is not None and event.kind == "sap-changed" and event.seat == side.seat:
            side.change = event.values["amount"]
