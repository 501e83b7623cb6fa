"""What the reader chooses cells of the hamster with: the cells as buttons, and what is said while one chooses."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass

from sousbois.games.hamster.material import CHOSEN, MOST_BY_ONES
from sousbois.web.drawing import Scene
from sousbois.web.tables.hamster_burrow import Burrow, Point

Say = Callable[..., str]
"""Gives a sentence in the reader's language."""


@dataclass(frozen=True)
class CellButton:
    """A cell that the reader can choose."""

    name: str
    room: str
    corner: Point
    label: str
    crossed: bool
    open: bool
    """Whether it is part of any way to cross cells now."""
    chosen: bool
    """Whether the reader has chosen it in secret already."""
    pencil: str
    """The cross that one sees while it is picked."""


@dataclass(frozen=True)
class Hint:
    """Something to say while the reader chooses."""

    when: str
    """What the script calls the moment."""
    text: str
    clause: str = ""


def cell_buttons(burrow: Burrow, say: Say, crossed: Collection[str], scene: Scene) -> list[CellButton]:
    """All cells, in reading order."""
    open_now, chosen = _cells_in(scene.legal), _cells_in(scene.choice)
    return [
        CellButton(
            name=name,
            room=cell.room,
            corner=cell.corner,
            label=say(
                "hamster-cell",
                room=cell.room,
                row=name[1:],
                column=name[0],
                holds=cell.picture or "nothing",
                state="crossed" if name in crossed else "free",
            ),
            crossed=name in crossed,
            open=name in open_now,
            chosen=name in chosen,
            pencil=cell.cross,
        )
        for name, cell in burrow.cells.items()
    ]


def hints(say: Say, scene: Scene, most: int, ones_left: int) -> Iterator[Hint]:
    """All that may have to be said: how many cells are picked and needed, and what is wrong with those picked. The
    first is the question."""
    roll = scene.view["roll"]
    if scene.choice:
        yield Hint("settled", say("hamster-chosen", cells=scene.choice[0]))
        yield Hint("picked-0", say("hamster-still-chosen", cells=scene.choice[0]))
    elif roll == CHOSEN:
        yield Hint("picked-0", say("hamster-choose-any", most=most))
    else:
        yield Hint("picked-0", say("hamster-choose", roll=roll))
    if roll == CHOSEN:
        for chosen in range(1, most + 1):
            yield Hint(f"picked-{chosen}", say("hamster-some-of-any", chosen=chosen))
            yield Hint(f"ready-{chosen}", say("hamster-ready-of-any", chosen=chosen, left=ones_left - chosen))
        yield Hint("over", say("refusal-track-too-short"), "H8")
    else:
        for chosen in range(1, roll):
            yield Hint(f"picked-{chosen}", say("hamster-some", chosen=chosen, roll=roll))
        yield Hint(f"ready-{roll}", say("hamster-ready", chosen=roll))
        yield Hint("over", say("refusal-wrong-number"), "H4")
    yield Hint("too-many", say("refusal-too-many", most=MOST_BY_ONES), "H8")
    yield Hint("several-rooms", say("refusal-several-rooms"), "H4")
    yield Hint("apart", say("refusal-apart"), "H4")
    yield Hint("crossed", say("refusal-crossed-already"), "H4")
    yield Hint("dead-end", say("hamster-dead-end"), "H4")
    yield Hint("forbidden", say("hamster-forbidden"))


def _cells_in(placements: Iterable[str]) -> set[str]:
    return {cell for placement in placements for cell in placement.split("-")}
