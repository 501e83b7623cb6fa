"""Where the cards of the badger lie, and which card of the page is which.

The view says how many cards lie where, not which of two alike: so a card is called by the place where it lies. While it
is shown what a decision set off, a card that moves keeps the name that it had before the decision, and the page lets it
glide.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from sousbois.core.event import Event
from sousbois.core.naming import names_of
from sousbois.core.view import View
from sousbois.games.badger.material import Stack

FACE_UP = "face-up"
STAKE = "stake"
"""Where the card at stake lies; and, once it is won, the card that is to find its partner."""
ARRIVING = "arriving"
"""Where a card lies that a magpie has taken, until it is settled whether it is kept."""
DISCARD = "discard"

LOST = ("hamster-lost-in-quarrel", "badger-eats")
"""Events that tell of hamsters discarded."""
_FED = ("bone-keeps-badger-busy", "hamster-gets-food")
_GUARDED = ("badger-stolen", "hamster-stolen", "own-badger-caged", "own-hamster-trapped")
_USELESS = ("finds-nothing", "declined")
"""How the names of events end that tell of a card discarded without being used."""


class Card(NamedTuple):
    """A collection card, without its arrow."""

    id: str
    kind: str


Spot = tuple[int | str, str]
"""A collection, by its seat, or a place on the table; and what lies there, by its name."""
Stacks = Sequence[Sequence[Card]]
"""Stacks of one sort, each with the cards that lie on each other."""


class _Move(NamedTuple):
    """Cards come to lie together elsewhere."""

    taken: tuple[Spot, ...]
    to: Spot


def face_up(offer: str, number: int) -> str:
    """The name of one of the cards of a type and an arrow that can be won."""
    return f"offer-{offer}-{number}"


def stacks_of(seat: int, stack: str, count: int) -> list[tuple[Card, ...]]:
    """Stacks of one sort in a collection, called by where they lie."""
    kinds = stack.split("-")
    return [tuple(Card(f"held-{seat}-{stack}-{number}-{kind}", kind) for kind in kinds) for number in range(count)]


def lying(events: Sequence[Event], view: View) -> Mapping[Spot, Stacks]:
    """What lies where after these events of one decision, which have led to this view."""
    moves = [move for event in events for move in _moves(event, event is events[0], view)]
    counts = Counter[Spot](
        {(seat, stack): count for seat, held in enumerate(view["collection"]) for stack, count in held.items()}
    )
    for move in moves:  # back to what lay there before
        counts[move.to] -= 1
        counts.update(move.taken)
    spots = defaultdict[Spot, list[tuple[Card, ...]]](list)
    for (where, stack), count in counts.items():
        if isinstance(where, int):
            spots[where, stack] = stacks_of(where, stack, count)
    for move in moves:
        cards = [card for spot in move.taken for card in (spots[spot].pop() if spots[spot] else _found_at(spot, view))]
        kinds = move.to[1].split("-")
        spots[move.to].append(tuple(sorted(cards, key=lambda card: kinds.index(card.kind))))
    return spots


def _found_at(spot: Spot, view: View) -> tuple[Card, ...]:
    """What lay on the table before the decision."""
    where, name = spot
    if where == FACE_UP:
        return (Card(face_up(name, view["face_up"][name]), name.rpartition("-")[0]),)
    return (Card(str(where), name),)


def _moves(event: Event, is_first: bool, view: View) -> Iterator[_Move]:
    """What an event moves; `is_first`: the decision was about the event itself."""
    seat, values, kind = event.seat, event.values, event.kind
    card, _, fate = kind.partition("-")
    if kind == "stake-chosen":
        yield _Move(((FACE_UP, values["card"]),), (STAKE, _kind(values["card"])))
    elif kind == "last-card-discarded":
        if any(view["face_up"].values()):
            return  # meanwhile the cards of the next round lie there
        yield _Move(((FACE_UP, values["card"]),), (DISCARD, _kind(values["card"])))
    elif fate in _USELESS:
        yield _Move(((STAKE, card),), (DISCARD, card))
    elif kind == "magpie-takes":
        yield _Move(((values["owner"], values["card"]),), (ARRIVING, values["card"]))
    elif kind == "magpie-eats":
        yield _Move(((values["owner"], values["food"]),), (DISCARD, values["food"]))
        yield _Move(((STAKE, "magpie"),), (DISCARD, "magpie"))
    elif kind == "stolen-card-discarded":
        yield _Move(((STAKE, "magpie"),), (DISCARD, "magpie"))
        yield _Move(((ARRIVING, values["card"]),), (DISCARD, values["card"]))
    elif seat is not None:
        yield from _moves_in_collection(event, seat, is_first, view)


def _moves_in_collection(event: Event, seat: int, is_first: bool, view: View) -> Iterator[_Move]:
    """What an event moves into, in or out of the collection of the seat it happens to."""
    values, kind = event.values, event.kind
    settled = view["arriving"] is None  # otherwise the card that has come is to find its partner
    if kind == "card-joins" and settled:
        yield _Move(((STAKE, values["card"]),), (seat, values["card"]))
    elif kind == "stolen-card-kept":
        yield _Move(((STAKE, "magpie"),), (DISCARD, "magpie"))
        yield _Move(((ARRIVING, values["card"]),), (seat if settled else STAKE, values["card"]))
    elif kind in _FED:
        host, card = values.get("badger") or values["hamster"], values.get("food", "bone")
        yield _Move(((seat, host), (STAKE if is_first else seat, card)), (seat, together(host, card)))
    elif kind in _GUARDED:
        stack, guard = values["stack"], "cage" if "badger" in values["stack"] else "trap"
        yield _Move(((values.get("owner", seat), stack), (STAKE, guard)), (seat, together(stack, guard)))
    elif kind in LOST:
        yield _Move(((seat, values["stack"]),), (DISCARD, values["stack"]))
    elif kind == "weevil-eats-wheat":
        yield _Move(((seat, "wheat"),), (DISCARD, "wheat"))


def together(stack: str, kind: str) -> str:
    """The stack that comes about when a card is laid on another."""
    cards = {*stack.split("-"), kind}
    return next(name for name in names_of(Stack) if set(name.split("-")) == cards)


def _kind(offer: str) -> str:
    return offer.rpartition("-")[0]
