"""The editions of the hamster: a sheet as the rules read it (H2)."""

from __future__ import annotations

import msgspec
import numpy as np
from numpy.typing import NDArray

from sousbois.core.edition import EditionSource, LoadedEdition, loaded
from sousbois.core.record import Records
from sousbois.games.hamster import material
from sousbois.games.hamster.material import CELLS, SETS, SLICE, SLICES, WORD, Edition
from sousbois.games.hamster.sheet import Room, Sheet, cell_sets, numbers_in, place_name, read_sheet


def read_edition(source: EditionSource) -> LoadedEdition:
    """Read and check a sheet."""
    sheet = read_sheet(source)
    facts = Edition.blank()
    facts["ones_track"] = sheet.head.ones_track
    facts["timer"] = sheet.head.timer
    facts["rooms"] = len(sheet.rooms)
    for number, room in enumerate(sheet.rooms):
        facts["cells"][0, number] = len(room.cells)
        facts["points"][0, number] = room.points
    for field, places in (("acorns", sheet.acorns), ("mushrooms", sheet.mushrooms)):
        for number, cell in map(sheet.numbers.__getitem__, places):
            facts[field][0, number] |= 1 << cell
    _note_ways(sheet, facts)
    names = _note_placements(sheet, facts)
    provenance = {f"edition.{name}": mark for name, mark in msgspec.structs.asdict(sheet.head.provenance).items()}
    provenance |= {f"sheet.{name}": mark for name, mark in msgspec.structs.asdict(sheet.drawing.provenance).items()}
    printed = {material.Room: tuple(room.letter for room in sheet.rooms), material.Placement: names}
    return loaded(sheet.head.id, sheet.head.title, Edition, facts, provenance, printed)


def _note_ways(sheet: Sheet, facts: Records) -> None:
    """H6 Every tunnel leads both ways; the ways are sorted by the room they lead into."""
    ends = [tunnel.ends for tunnel in sheet.tunnels] + [tunnel.ends[::-1] for tunnel in sheet.tunnels]
    ways = sorted((*sheet.numbers[there], *sheet.numbers[here]) for here, there in ends)
    for way, (room, cell, from_room, from_cell) in enumerate(ways):
        facts["way_cell"][0, way] = cell
        facts["way_from_room"][0, way] = from_room
        facts["way_from_cell"][0, way] = from_cell
        facts["ways"][0, room + 1 :] = way + 1


def _note_placements(sheet: Sheet, facts: Records) -> tuple[str, ...]:
    """H4 All placements, sorted by room, then by size, then in reading order; the answer is what they are called."""
    names: list[str] = []
    words = 0
    for number, room in enumerate(sheet.rooms):
        called = [place_name(place) for place in room.cells]
        facts["neighbours"][0, number] = _by_slices(np.array(room.neighbours))
        for size, unsorted in enumerate(cell_sets(room), 1):
            members = sorted(map(numbers_in, unsorted))
            sets = np.array([sum(1 << cell for cell in cells) for cells in members], np.int64)
            facts["words"][0, number, size] = words
            for start in range(0, len(sets), WORD):
                facts["first_in"][0, words] = len(names) + start
                _note_word(room, sets[start : start + WORD], facts, words)
                words += 1
            facts["words"][0, number, size + 1] = words
            after = len(names) + len(sets)
            facts["room_of"][0, len(names) : after] = number
            facts["size_of"][0, len(names) : after] = size
            facts["cells_of"][0, len(names) : after] = sets
            names += ["-".join(called[cell] for cell in cells) for cells in members]
    facts["placements"] = len(names)
    return tuple(names)


def _note_word(room: Room, sets: NDArray[np.int64], facts: Records, word: int) -> None:
    """Which placements of a word hold each cell of their room."""
    cells = np.arange(len(room.cells))[:, np.newaxis]
    facts["holding"][0, word] = _by_slices((sets >> cells & 1) @ (1 << np.arange(len(sets))))


def _by_slices(of_cells: NDArray[np.int64]) -> NDArray[np.int64]:
    """What is known of each cell, as bits, put together for all sets of cells of each slice."""
    known = np.zeros(CELLS, np.int64)
    known[: len(of_cells)] = of_cells
    slices = np.zeros((SLICES, SETS), np.int64)
    for cell, bits in enumerate(known.reshape(SLICES, SLICE).T):
        slices[:, 1 << cell : 2 << cell] = slices[:, : 1 << cell] | bits[:, np.newaxis]
    return slices.ravel()
