"""Where the cards of the badger lie, as ids on the page, and where those have come from that have just moved.

The view says how many cards lie where, not which of two alike: so an id names a place. A card that the last event has
moved bears the id of the place where it lay before; the page then lets it glide from there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import takewhile

from sousbois.core.event import Event
from sousbois.core.naming import names_of
from sousbois.games.badger.material import Stack
from sousbois.web.drawing import View

STAKE = "stake"
ARRIVING = "arriving"
"""The card whose owner is asked what becomes of it."""

STOLEN = ("badger-stolen", "hamster-stolen")
GUARDED = ("own-badger-caged", "own-hamster-trapped")
LOST = ("hamster-lost-in-quarrel", "badger-eats")
FED = ("bone-keeps-badger-busy", "hamster-gets-food")
USELESS = ("finds-nothing", "declined")
"""How events end that tell of a card discarded without being used."""


@dataclass
class Moved:
    """What the last event has moved."""

    before: dict[str, str] = field(default_factory=dict)
    """Where a card lay before, by the place where it lies now."""
    discarded: list[tuple[str, str]] = field(default_factory=list)
    """The cards that were discarded: the type, and where it lay."""


def face_up(offer: str, number: int) -> str:
    """The place of one of the cards of a type and an arrow that can be won."""
    return f"offer-{offer}-{number}"


def held(seat: int, stack: str, number: int, kind: str) -> str:
    """The place of a card in one of the stacks of a sort in a collection."""
    return f"held-{seat}-{stack}-{number}-{kind}"


def together(stack: str, kind: str) -> str:
    """The stack that comes about when a card is laid on another."""
    cards = {*stack.split("-"), kind}
    return next(name for name in names_of(Stack) if set(name.split("-")) == cards)


def at_once(events: Sequence[Event]) -> Sequence[Event]:
    """The last event, and those of the same kind right before it: they are shown together."""
    alike = list(takewhile(lambda event: event.kind == events[-1].kind, reversed(events)))
    return alike[::-1]


def moved(events: Sequence[Event], view: View) -> Moved:
    """What the last of these events has moved, or those that are shown together; `view` is the table after them."""
    found = Moved()
    if events:
        found.before = dict(_joined(events[-1], len(events) == 1, view))
        shown = at_once(events)
        for at, event in enumerate(shown):
            alike = sum(later.values == event.values for later in shown[at + 1 :])
            found.discarded += _discarded(event, alike, view)
    return found


def _joined(event: Event, is_first: bool, view: View) -> Iterator[tuple[str, str]]:
    """What has come to lie elsewhere on the table: where it lies now, and where it lay before."""
    seat, values, kind = event.seat, event.values, event.kind
    if kind == "stake-chosen":
        yield STAKE, face_up(values["card"], view["face_up"][values["card"]])
    elif kind == "magpie-takes":
        yield ARRIVING, _left(values["owner"], values["card"], view)
    elif seat is None:
        return
    elif kind in ("card-joins", "stolen-card-kept"):
        card, was = values["card"], STAKE if kind == "card-joins" else ARRIVING
        waits = view["arriving"] is not None  # its owner is still to choose its partner
        yield ARRIVING if waits else _last(seat, card, view), was
    elif kind in FED:
        host, card = values.get("badger", values.get("hamster")), values.get("food", "bone")
        yield from _laid_on(seat, seat, host, view, card, ARRIVING if is_first else _left(seat, card, view))
    elif kind in STOLEN or kind in GUARDED:
        guard = "cage" if "badger" in values["stack"] else "trap"
        yield from _laid_on(seat, values.get("owner", seat), values["stack"], view, guard, STAKE)


def _discarded(event: Event, alike: int, view: View) -> Iterator[tuple[str, str]]:
    """The cards that are out of the game: their type, and where they lay. So many events were alike after this one."""
    seat, values, kind = event.seat, event.values, event.kind
    card, _, fate = kind.partition("-")
    if fate in USELESS:
        yield card, STAKE
    elif kind == "last-card-discarded":
        offer = values["card"]
        yield offer.rpartition("-")[0], face_up(offer, view["face_up"][offer])
    elif kind == "magpie-eats":
        yield values["food"], _left(values["owner"], values["food"], view)
        yield "magpie", STAKE
    elif kind == "stolen-card-discarded":
        yield values["card"], ARRIVING
        yield "magpie", STAKE
    elif kind == "stolen-card-kept":
        yield "magpie", STAKE
    elif kind == "weevil-eats-wheat" and seat is not None:
        yield "wheat", _left(seat, "wheat", view, alike)
    elif kind in LOST and seat is not None:
        number = view["collection"][seat][values["stack"]] + alike
        for each in values["stack"].split("-"):
            yield each, held(seat, values["stack"], number, each)


def _laid_on(seat: int, owner: int, stack: str, view: View, card: str, card_was: str) -> Iterator[tuple[str, str]]:
    """A stack, now in the collection of `seat` with another card on it, that the owner had until now."""
    now = together(stack, card)
    number, was = view["collection"][seat][now] - 1, view["collection"][owner][stack]
    for kind in stack.split("-"):
        yield held(seat, now, number, kind), held(owner, stack, was, kind)
    yield held(seat, now, number, card), card_was


def _last(seat: int, card: str, view: View) -> str:
    """The place of the card that has just come into a collection, by itself."""
    return held(seat, card, view["collection"][seat][card] - 1, card)


def _left(seat: int, card: str, view: View, later: int = 0) -> str:
    """The place of a card by itself that has just left a collection; so many like it have left after it."""
    return held(seat, card, view["collection"][seat][card] + later, card)
