"""The panel of what the reader of a menagerie can know of the hands, and so of the majorities (M15)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sousbois.core.view import View
from sousbois.games.menagerie.known import Hands, Held, can_have_majority, surely_have_majority
from sousbois.web.tables.menagerie_names import Names, Player


@dataclass(frozen=True)
class Cell:
    """What is known of one species in one hand."""

    text: str
    """As figures: `2+` is two or more."""
    label: str
    """In words."""
    claim: str
    """Whether it is the majority: `sure`, `possible` or nothing."""


@dataclass(frozen=True)
class Line:
    """What is known of a species."""

    species: str
    name: str
    value: int
    is_sudden: bool
    """Whether all of it in one hand ends the round."""
    unseen: int
    cells: list[Cell]


@dataclass(frozen=True)
class Known:
    """What is known of all hands."""

    players: list[Player]
    lines: list[Line]
    claims: list[str]
    """Which claims to majorities there are, to be explained."""


def what_is_known(names: Names, view: View, players: list[Player], sudden: frozenset[str]) -> Known:
    """A line for each species, with a cell for each player still in the game."""
    hands = Hands(view)
    lines = []
    for species, copies in names.values.items():
        unseen = hands.unseen(species, copies)
        cells = _cells(names, hands.held(species, unseen))
        lines.append(Line(species, names.species(species), copies, species in sudden, unseen, cells))
    claims = {cell.claim for line in lines for cell in line.cells}
    return Known(players, lines, [claim for claim in ("sure", "possible") if claim in claims])


def _cells(names: Names, held: Mapping[int, Held]) -> list[Cell]:
    """Where everybody can have the majority, nobody's claim is worth a word."""
    sure, possible = surely_have_majority(held), can_have_majority(held)
    is_open = len(possible) == len(held)
    claims = {seat: "sure" if seat in sure else "possible" if seat in possible and not is_open else "" for seat in held}
    return [_cell(names, own, claims[seat]) for seat, own in held.items()]


def _cell(names: Names, held: Held, claim: str) -> Cell:
    if held.least == held.most:
        text, label = str(held.least or "·"), str(held.least)
    else:
        text = f"{held.least}+" if held.least else "?"
        label = names.say("menagerie-between", least=held.least, most=held.most)
    if claim:
        label = names.say("menagerie-claim", cards=label, claim=names.say(f"state-{claim}-majority"))
    return Cell(text, label, claim)
