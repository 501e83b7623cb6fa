"""Igels in the browser: what its template draws. Each part of the table has a file of its own, `igels_<part>.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple

from sousbois.core.naming import names_of
from sousbois.core.outcome import Outcome
from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.view import View, seen_in
from sousbois.core.words import Words
from sousbois.games.igels.glade import STANDING, is_on
from sousbois.games.igels.material import Step
from sousbois.games.igels.rules import standing
from sousbois.web.drawing import Drawing, Scene
from sousbois.web.rendering import signed
from sousbois.web.tables.igels_animals import Animals
from sousbois.web.tables.igels_areas import Areas, others
from sousbois.web.tables.igels_cards import Cards
from sousbois.web.tables.igels_dock import DockPainter, asked
from sousbois.web.tables.igels_glade import GladePainter
from sousbois.web.tables.igels_larders import FOREST, FoodHeap, Foods
from sousbois.web.tables.igels_moves import Moves
from sousbois.web.tables.igels_pieces import CardPiece, Pieces
from sousbois.web.tables.igels_result import counted

STEPS = names_of(Step)
LARDERS = ("species", "foods", "secured", "kept")
"""What the rules must know to count points."""

FRAMES = frozenset(
    (
        *("species-chosen", "round-begins", "animal-drawn", "card-drawn", "recruited", "revived", "cards-traded"),
        *("leads", "supports", "leads-on", "sent-home", "dies", "side-out", "card-laid"),
        *("combat-revealed", "event-revealed", "card-void", "dazed", "ability-aimed", "card-aimed", "card-at-animal"),
        *("one-shot", "event-played", "event-aimed", "event-at-animal", "event-at-food", "event-for-animal"),
        *("countered", "sap-changed", "sap-raised", "draw-forced", "upside-down"),
        *("loot-changed", "loot-of-winner-changed", "total", "no-battle", "nobody-left"),
        *("wins", "wins-tie", "shares-draw", "too-few-foods"),
        *("food-taken", "food-shared", "food-put-back", "food-foraged", "food-stolen", "food-secured"),
        *("penalty", "den-stands", "cards-drawn", "card-stolen", "wakes", "bound", "sleep", "last-food", "winter"),
    )
)
"""Whatever moves a card, an animal or a food, and what decides a battle. What is only announced is seen with what
comes of it."""
TOGETHER = frozenset(
    ("animal-drawn", "card-drawn", "combat-revealed", "event-revealed", "card-void", "total", "shares-draw")
)
"""What happens to several at the same time."""
QUIET = frozenset(("card-drawn", "stays-out", "initial-sap", "ability-declined"))
"""What changes no more than a number beside a name, and whose turn it is."""


class Forest(NamedTuple):
    """The forest and the piles beside it."""

    heaps: list[FoodHeap]
    foods: int
    set_aside: list[FoodHeap]
    """The foods that are not in this game."""
    pile: int
    dump: int
    dumped: list[tuple[CardPiece, int]]
    """Which cards lie on the dump, and how many of each."""


class IgelsDrawing(Drawing):
    """Draws igels for one reader."""

    frames = FRAMES
    together = TOGETHER
    quiet = QUIET

    def __init__(self, setup: Setup, words: Words, teller: Teller) -> None:
        self._setup = setup
        self._teller = teller
        self._pieces = Pieces(setup, words, teller)

    def heading(self, view: View) -> str:
        """The round and its phase."""
        if view["round"] == 0:
            return self._pieces.say("heading-species")
        heading = self._pieces.say("round-heading", round=view["round"])
        if view["step"] == "over":
            return heading
        return f"{heading} · {self._pieces.say('phase-name', phase=self._phase(view))}"

    def prompt(self, scene: Scene) -> str:
        """What the reader is asked."""
        return asked(scene, self._pieces, self._teller)

    def scores(self, view: View) -> Sequence[str]:
        """The points of everybody's foods so far."""
        if view["round"] == 0:
            return [""] * view["seats"]
        state = seen_in(view, self._setup, *LARDERS)
        return [signed(standing(state, self._pieces.facts, seat, 0)) for seat in range(view["seats"])]

    def picture(self, scene: Scene) -> Mapping[str, Any]:
        """The forest, the glade, everybody's area, the reader's hand and question."""
        view, pieces, teller = scene.view, self._pieces, self._teller
        state = seen_in(view, self._setup, *STANDING, "used") if is_on(view) else None
        moves = Moves(scene)
        animals, foods, cards = Animals(scene, pieces, moves), Foods(scene, pieces, moves), Cards(scene, pieces, moves)
        areas = Areas(scene, pieces, teller, moves, animals, foods)
        return {
            "say": pieces.say,
            "forest": self._forest(view, foods),
            "areas": [areas.area(seat) for seat in others(view)],
            "mine": None if view["seat"] is None else areas.area(view["seat"]),
            "glade": GladePainter(scene, state, pieces, teller, moves, animals, cards).glade(self._phase(view)),
            "hand": cards.hand,
            "dock": DockPainter(scene, state, self._setup, pieces, teller, moves).dock(),
        }

    def result(self, outcome: Outcome, view: View) -> Mapping[str, Any]:
        """Who came where, and where the points come from."""
        state = seen_in(view, self._setup, *LARDERS)
        return {"players": counted(outcome, view, state, self._pieces, self._teller)}

    def _phase(self, view: View) -> int:
        """The phase of the round, from 1."""
        moment = SimpleNamespace(round=view["round"], step=STEPS.index(view["step"]))
        return int(self._setup.game.moment(moment)[1])

    def _forest(self, view: View, foods: Foods) -> Forest:
        species = None if view["seat"] is None else view["species"][view["seat"]]
        dumped = [(self._pieces.card(card), count) for card, count in view["dump"].items() if count]
        return Forest(
            foods.heaps(FOREST, view["forest"], species),
            sum(view["forest"].values()),
            foods.heaps("aside", view["set_aside"], species),
            view["pile_size"],
            sum(count for _, count in dumped),
            dumped,
        )


DRAWING = IgelsDrawing
