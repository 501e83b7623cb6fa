"""What the reader of a menagerie can know of the hands, and so of the majorities (M15)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sousbois.core.setup import Setup
from sousbois.core.view import seen_in
from sousbois.games.menagerie.hidden import hidden_cards
from sousbois.games.menagerie.rules import cards_for_a_majority
from sousbois.web.drawing import View
from sousbois.web.tables.menagerie_names import Names, Player, lying


@dataclass(frozen=True)
class Held:
    """How many cards of a species are in a hand: at least and at most."""

    least: int
    most: int


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
    in_rows: int
    unseen: int
    cells: list[Cell]


@dataclass(frozen=True)
class Known:
    """What is known of all hands."""

    players: list[Player]
    lines: list[Line]
    claims: list[str]
    """Which claims to majorities there are, to be explained."""


def what_is_known(setup: Setup, names: Names, view: View, players: list[Player], sudden: frozenset[str]) -> Known:
    """A line for each species, with a cell for each player still in the game."""
    seats = [player.seat for player in players]
    hidden = _hidden(setup, view, seats)
    lines = []
    for species, copies in names.values.items():
        open_cards = [lying(cards).count(species) for cards in (*view["rows"], view["down"])]
        least = {seat: _seen(view, seat)[species] for seat in seats}
        unseen = copies - sum(open_cards) - sum(least.values())
        held = {
            seat: Held(least[seat], least[seat] + min(hidden[seat], unseen, view["most"][seat][species]))
            for seat in seats
        }
        cells = _cells(names, held)
        is_sudden = species in sudden
        lines.append(Line(species, names.species(species), copies, is_sudden, sum(open_cards), unseen, cells))
    claims = {cell.claim for line in lines for cell in line.cells}
    return Known(players, lines, [claim for claim in ("sure", "possible") if claim in claims])


def _seen(view: View, seat: int) -> Mapping[str, int]:
    """What the reader sees of a hand: all of their own, of others what they took from the rows."""
    seen: Mapping[str, int] = view["hand"][seat] if seat == view["seat"] else view["known"][seat]
    return seen


def _hidden(setup: Setup, view: View, seats: list[int]) -> dict[int, int]:
    """How many cards of each hand the reader does not know."""
    state = seen_in(view, setup, "known", "turn", "lives", "down")
    return {seat: 0 if seat == view["seat"] else hidden_cards(state, seat) for seat in seats}


def _cells(names: Names, held: Mapping[int, Held]) -> list[Cell]:
    """Where everybody can have the majority, nobody's claim is worth a word."""
    claims = {seat: _claim(seat, held) for seat in held}
    if set(claims.values()) == {"possible"}:
        claims = dict.fromkeys(held, "")
    return [_cell(names, own, claims[seat]) for seat, own in held.items()]


def _claim(seat: int, held: Mapping[int, Held]) -> str:
    """Whether a player has the majority of a species for certain, or can have it (M9, M10)."""
    own, others = held[seat], [cards for other, cards in held.items() if other != seat]
    enough = cards_for_a_majority(len(held))
    if own.least >= max(enough, 1 + max(other.most for other in others)):
        return "sure"
    return "possible" if own.most >= max(enough, 1 + max(other.least for other in others)) else ""


def _cell(names: Names, held: Held, claim: str) -> Cell:
    if held.least == held.most:
        text, label = str(held.least or "·"), str(held.least)
    else:
        text = f"{held.least}+" if held.least else "?"
        label = names.say("menagerie-between", least=held.least, most=held.most)
    if claim:
        label = names.say("menagerie-claim", cards=label, claim=names.say(f"state-{claim}-majority"))
    return Cell(text, label, claim)
