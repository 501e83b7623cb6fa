"""The figures of the hamster: the sheet, parts of it with crosses that are allowed or not, and what is counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sousbois.core.edition import LoadedEdition
from sousbois.core.game import Game
from sousbois.core.words import Words
from sousbois.games.hamster.material import ACORN_POINTS
from sousbois.web.figures.figure import Figure, Figures, Mark, Piece, Strip
from sousbois.web.tables.hamster_burrow import Burrow, burrow_of
from sousbois.web.tables.hamster_sheets import Points, Sheet
from sousbois.web.tables.hamster_strokes import CELL
from sousbois.web.things.thing import Thing

AROUND = CELL // 2
"""How much is seen around the cells of a detail."""
EDGE = 26
"""Where the letters of the columns and the numbers of the rows stand, above and beside it."""

EXAMPLES: dict[str, Sequence[tuple[str, str, Mark]]] = {
    "H4": (("", "g7 h7", "yes"), ("", "g6 h7", "no"), ("h7", "g7 i7", "no")),
    "H5": (("g6 h6", "g7 g8", "yes"), ("g6 h6", "h8 i8", "no")),
    "H6": (("g7", "e7 e6 d6 d7", "yes"), ("g7", "c6 e6 d6 d7", "no")),
    "H7": (("e6 e7 c9", "c6 c7", "no"),),
}
"""The examples of the text: the cells crossed before, those that are to be crossed, and whether they may be."""

EXAMPLE_ROOMS, EXAMPLE_MUSHROOMS, EXAMPLE_ACORNS = (5, 7), 3, 2
"""H13 The rooms, mushrooms and acorns of the example."""

EXAMPLE_ONES = 5
"""H8 How many points of the track the example spends."""


class Detail(NamedTuple):
    """A part of a sheet."""

    burrow: Burrow
    box: tuple[int, int, int, int]
    """The left edge, the top, the width and the height of what is seen."""
    edge: int = 0
    """How much of that is for letters and numbers."""
    crosses: str = ""
    """The crosses of earlier turns."""
    new: str = ""
    """The crosses of this turn."""


class Row(NamedTuple):
    """So many pictures in a row, the first of them crossed off."""

    picture: str
    many: int
    crossed: int = 0


class HamsterFigures(Figures):
    """Draws the hamster."""

    def __init__(self, game: Game, edition: LoadedEdition, words: Words) -> None:
        super().__init__(game, edition, words)
        self.burrow = burrow_of(edition)
        self.sheet = Sheet(0, 0, "", "", (), "", 0, False, Points(0, 0, 0, 0, 0))
        """A sheet on which nothing is crossed yet."""

    def drawn(self) -> Iterator[Figure]:
        """The sheet, crosses, tracks, points."""
        edition = getattr(self.edition.title, self.words.language)
        yield self.figure("H2", [Strip((Piece("whole", self, self._told()),))], edition=edition)
        if self.is_told_of:
            for clause, crossings in EXAMPLES.items():
                yield self.figure(clause, [Strip(tuple(self._crossing(*each) for each in crossings))])
        yield self.figure("H8", [Strip((self._row("label-ones", "die-1", self.facts.ones_track, EXAMPLE_ONES),))])
        yield self.figure("H10", [Strip((self._row("label-timer", "die-4", self.facts.timer, 1),))])
        yield self.figure("H13", self._points())

    def portrait(self, thing: Thing) -> Piece:
        """A room as it is drawn on the sheet; of everything else, its picture."""
        for room in self.burrow.rooms:
            if room.letter == thing.name:
                return Piece("detail", Detail(self.burrow, self._around(room.cells)), thing.title)
        return super().portrait(thing)

    def _told(self) -> str:
        """The sheet in words: its rooms with what each is worth."""
        rooms = [
            self.say("figure-room", room=room.letter, points=self.points(room.points)) for room in self.burrow.rooms
        ]
        return self.say("figure-sheet", rooms=", ".join(rooms))

    def _crossing(self, before: str, now: str, mark: Mark) -> Piece:
        """Cells that somebody wants to cross."""
        old, new = before.split(), now.split()
        cells = self.burrow.cells
        crosses, fresh = ("".join(cells[name].cross for name in names) for names in (old, new))
        told = self.say("figure-crossing", before=", ".join(old), now=", ".join(new), count=len(old))
        left, top, width, height = self._around((*old, *new))
        box = left - EDGE, top - EDGE, width + EDGE, height + EDGE
        return Piece("detail", Detail(self.burrow, box, EDGE, crosses, fresh), told, ", ".join(new), mark)

    def _around(self, names: Sequence[str]) -> tuple[int, int, int, int]:
        """The part of the drawing around some cells."""
        corners = [self.burrow.cells[name].corner for name in names]
        left, top = min(corner.x for corner in corners) - AROUND, min(corner.y for corner in corners) - AROUND
        right, bottom = max(corner.x for corner in corners), max(corner.y for corner in corners)
        return left, top, right - left + CELL + AROUND, bottom - top + CELL + AROUND

    def _row(self, label: str, picture: str, count: int, crossed: int = 0) -> Piece:
        told = self.say("figure-crossed-off", name=self.say(label), crossed=crossed, count=count)
        return Piece("row", Row(picture, count, crossed), told)

    def _points(self) -> Iterator[Strip]:
        """Acorns, one to four; then the example."""
        for acorns, points in enumerate(ACORN_POINTS[1:], 1):
            yield Strip((self._some("acorn", acorns),), says=self.points(points))
        rooms = tuple(
            Piece("room", points, self.say("figure-full-room", points=self.points(points))) for points in EXAMPLE_ROOMS
        )
        rest = self._some("mushroom", EXAMPLE_MUSHROOMS), self._some("acorn", EXAMPLE_ACORNS)
        worth = (*EXAMPLE_ROOMS, EXAMPLE_MUSHROOMS, ACORN_POINTS[EXAMPLE_ACORNS])
        says = f"{' + '.join(map(str, worth))} = {self.points(sum(worth))}"
        yield Strip((*rooms, *rest), self.name("noah"), says)

    def _some(self, picture: str, count: int) -> Piece:
        told = self.say(f"thing-{picture}s", **{f"{picture}s": count})
        return Piece("row", Row(picture, count), told)


FIGURES = HamsterFigures
