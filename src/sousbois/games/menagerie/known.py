"""What a seat can know of the hands of a menagerie from what it sees, and so of the majorities (M15)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sousbois.core.view import HIDDEN, View
from sousbois.games.menagerie.material import HAND
from sousbois.games.menagerie.rules import cards_for_a_majority


def lying(cards: Sequence[str | None]) -> list[str]:
    """The cards that lie in a row, or that are put down for one."""
    return [species for species in cards if species is not None]


@dataclass(frozen=True)
class Held:
    """How many cards of a species a player has, as far as a seat can know: at least and at most."""

    least: int
    most: int


class Hands:
    """The hands: one's own exactly, those of others by the rows that they took and the cards they put down."""

    def __init__(self, view: View) -> None:
        self.players = [seat for seat, lives in enumerate(view["lives"]) if lives]
        """Who is still in the game."""
        self._view = view
        self._seen = {
            seat: view["known"][seat] if view["hand"][seat] == HIDDEN else view["hand"][seat] for seat in self.players
        }

    def unseen(self, species: str, copies: int) -> int:
        """How many of all the cards of a species the seat has not seen: they are in a hand, or out of the round."""
        in_hands: int = sum(seen[species] for seen in self._seen.values())
        return copies - self.lie_open(species) - in_hands

    def lie_open(self, species: str) -> int:
        """How many cards of a species lie in the rows, or are put down for one."""
        return sum(cards.count(species) for cards in (*self._view["rows"], self._view["down"]))

    def held(self, species: str, unseen: int) -> dict[int, Held]:
        """How many cards of a species each player has, if so many of all are unseen."""
        return {seat: self._held_by(seat, species, unseen) for seat in self.players}

    def _held_by(self, seat: int, species: str, unseen: int) -> Held:
        seen = self._seen[seat]
        if seat == self._view["seat"]:
            return Held(seen[species], seen[species])
        put_down = len(lying(self._view["down"])) if seat == self._view["turn"] else 0
        hidden = HAND - put_down - sum(seen.values())
        return Held(seen[species], seen[species] + min(hidden, unseen, self._view["most"][seat][species]))


def can_have_majority(held: Mapping[int, Held]) -> set[int]:
    """The players who can have the majority of a species (M9, M10)."""
    return {seat for seat in held if _is_majority(held[seat].most, [other.least for other in _others(held, seat)])}


def surely_have_majority(held: Mapping[int, Held]) -> set[int]:
    """The player who has the majority of a species whatever the others hold, if there is one (M9, M10)."""
    return {seat for seat in held if _is_majority(held[seat].least, [other.most for other in _others(held, seat)])}


def _others(held: Mapping[int, Held], seat: int) -> list[Held]:
    return [cards for other, cards in held.items() if other != seat]


def _is_majority(cards: int, others: Sequence[int]) -> bool:
    """M9, M10 Enough cards, and more than anybody else."""
    return cards >= cards_for_a_majority(len(others) + 1) and all(cards > other for other in others)
