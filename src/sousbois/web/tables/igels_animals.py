"""An animal of igels as it lies on the table: how strong it is, what has become of it, and what pressing it means."""

from __future__ import annotations

from typing import NamedTuple

from sousbois.web.drawing import Scene
from sousbois.web.tables.igels_moves import Move, Moves
from sousbois.web.tables.igels_pieces import AnimalPiece, CardPiece, Pieces

DEED_OF_STEP = {"leaders": "lead", "supporters": "support"}
"""What a step asks to do with the animals of one's own."""


class AnimalOnTable(NamedTuple):
    """One animal."""

    piece: AnimalPiece
    sap: int
    fate: str
    used: bool
    """Whether its one-shot ability is used up."""
    doomed: bool
    """Whether it dies when this battle is over."""
    bound: tuple[CardPiece, ...]
    """The cards under it."""
    lit: bool
    """Whether something is happening to it, or by it."""
    label: str
    move: Move | None
    """What pressing it means, if it is to choose from."""


class Animals:
    """Puts the animals of one scene on the table."""

    def __init__(self, scene: Scene, pieces: Pieces, moves: Moves) -> None:
        self._view = scene.view
        self._pieces = pieces
        self._moves = moves
        self._used = frozenset(scene.view["used"])
        self._doomed = frozenset(scene.view["doomed"])
        facts = pieces.facts
        self._bound: dict[int, list[CardPiece]] = {}
        for card, count in scene.view["bound"].items():
            if count:
                piece = pieces.card(card)
                self._bound.setdefault(facts.bound_to[piece.number], []).extend([piece] * count)
        told = scene.events[-1].values if scene.events and scene.shows_what_happened else {}
        self._lit = {scene.view["source"], told.get("animal"), told.get("source")}

    def on_table(self, piece: AnimalPiece, own: bool) -> AnimalOnTable:
        """An animal, as it is now."""
        view, animal = self._view, piece.id
        sap, fate, bound = view["sap"][animal], view["fate"][animal], tuple(self._bound.get(piece.number, ()))
        used, doomed = animal in self._used, animal in self._doomed
        return AnimalOnTable(
            piece,
            sap,
            fate,
            used,
            doomed,
            bound,
            animal in self._lit,
            self._label(piece, sap, fate, bound, used, doomed),
            self._move(animal, own),
        )

    def _move(self, animal: str, own: bool) -> Move | None:
        deed = DEED_OF_STEP.get(self._view["step"])
        if deed and own and self._view["question"] == "step":
            return self._moves.to(f"{deed}-{animal}")
        return self._moves.legal_to(f"choose-{animal}")

    def _label(
        self, piece: AnimalPiece, sap: int, fate: str, bound: tuple[CardPiece, ...], used: bool, doomed: bool
    ) -> str:
        """All that is to be seen of an animal, for whoever cannot see it."""
        say = self._pieces.say
        said = [piece.name, say("card-sap", sap=sap), *(card.name for card in bound), say(f"igels-animal-{fate}")]
        marks = {"label-vegetarian": piece.vegetarian, "state-one-shot-used": used, "igels-animal-doomed": doomed}
        return ", ".join([*said, *(say(mark) for mark, there in marks.items() if there)])
