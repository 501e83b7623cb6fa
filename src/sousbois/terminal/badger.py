"""The badger, drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sousbois.core.action import Action
from sousbois.core.event import Event
from sousbois.core.naming import names_of
from sousbois.core.outcome import Outcome
from sousbois.core.record import NOTHING
from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.view import View, seen_in
from sousbois.core.words import Words
from sousbois.games.badger.material import ROUNDS, TRICKS, VALUES, Colour, Kind, Leaf, Offer, Suit
from sousbois.games.badger.points import (
    badgers_of,
    fed_points,
    hamsters_of,
    pair_points,
    points_of,
    printed_points,
    twig_points,
)
from sousbois.games.badger.trick import strength, trampler_of
from sousbois.terminal.drawing import Drawing
from sousbois.terminal.grid import add_figures, empty_grid, labelled_lines, legend
from sousbois.terminal.headline import banner
from sousbois.terminal.log import Line, below_each_other, log_lines
from sousbois.terminal.numbers import signed
from sousbois.terminal.sentence import NO_BREAK_SPACE, Sentence, unbroken
from sousbois.terminal.style import HEADING, QUIET, YOURS, style_for

FIRST_PLAYER, WINNING, TRAMPLED, TO_COME, NOTHING_THERE = "●", "★", "✗", "…", "·"
ARROWS = {"up": "▲", "down": "▼"}

TRICK_AND_COLLECTIONS = ("first", "stake", "laid", "collection")
"""What the rules must know to say who is winning the trick, and what a collection is worth."""

UNTOLD = ("card-joins", "collection-counted")
"""Events that the sentence before them tells as well, or the sheet of points."""
OPENING = ("first-player-moves", "round-begins")
"""Events with which a new paragraph of the log begins."""
TIDYING = ("first-player-moves", "last-card-discarded")
"""Events of every trick and every round; the table shows what comes of them anyway."""

SHEET_OF_POINTS = ("place", "cards", "fed", "pair", "twigs", "total", "badgers", "hamsters")
"""Its rows, by their labels."""

COLOUR_STYLES = {"pink": "magenta", "orange": "dark_orange", "blue": "blue", "green": "green", "yellow": "yellow"}


class BadgerDrawing(Drawing):
    """Draws the badger for one reader."""

    def __init__(self, setup: Setup, words: Words, teller: Teller) -> None:
        self._setup = setup
        self._edition: Any = setup.edition.shadow
        self._printed = dict(zip(names_of(Kind), self._edition.points, strict=True))
        self._words = words
        self._teller = teller

    def heading(self, moment: tuple[int, ...]) -> str:
        """The round and the trick."""
        number, trick = moment
        return f"{self._round(number)} · {self._words.say('label-trick', trick=trick, tricks=TRICKS)}"

    def name(self, action: Action) -> str:
        """A card, a leaf, an answer, or what lies in a collection and whose that is."""
        values = dict(action.values)
        if action.block == "stake":
            kind, arrow = _parted(values["offer"])
            return f"{self._stack(kind)} {self._words.say(f'name-{arrow}')}"
        if action.block == "leaf":
            return self._leaf(values["leaf"])
        if action.block == "partner":
            return self._words.say("name-partner", stack=self._stack(values["partner"]))
        if action.block in ("keep", "decline"):
            return self._words.say(f"name-{action}")
        whose = self._of_owner(values.pop("owner"))
        (stack,) = values.values()
        return f"{self._stack(stack)} {whose}"

    def table(self, view: View) -> RenderableType:
        """The cards to be won, the trick, the collections, and what the signs mean."""
        seen = seen_in(view, self._setup, *TRICK_AND_COLLECTIONS)
        marks = self._marks(view, seen)
        offers = (self._offers(view), Text()) if view["acting"] else ()  # at the end there are none
        trick = (self._trick(view, marks), Text()) if view["stake"] else ()
        return Group(*offers, *trick, self._collections(view, seen), self._legend(view, marks))

    def hand(self, view: View) -> RenderableType:
        """The reader's leaves, those that the reader has not seen yet, and what is to be decided."""
        held = view["hand"][view["seat"]]
        grid = empty_grid(self._words, "label-colour", "label-hand", "label-unseen", gap=3)
        for colour in names_of(Colour)[: view["seats"]]:
            leaves = [leaf for leaf in names_of(Leaf) if _parted(leaf)[0] == colour]
            own = [leaf for leaf in leaves if leaf in held]
            unseen = [leaf for leaf in leaves if leaf not in held and leaf not in view["played"]]
            style = COLOUR_STYLES[colour]
            name = Text(self._words.say(f"colour-{colour}.suit"), style)
            grid.add_row(name, Text(_values(own), f"bold {style}"), Text(_values(unseen), QUIET))
        return Group(grid, Sentence(self._trampling(), QUIET), Text(), Sentence(self._question(view), HEADING))

    def log(self, events: Sequence[Event], view: View) -> Iterator[RenderableType]:
        """Sentences, a paragraph a trick; a banner where a new round begins, and its cards in a single sentence."""
        told = [event for event in events if event.kind not in UNTOLD]
        for kind, group in groupby(told, _way_of_telling):
            alike = list(group)
            if kind in OPENING and alike[0] is not told[0]:
                yield Text()
            if kind == "round-begins":
                yield banner(self._round(alike[0].values["round"]))
            yield self._turned_up(alike) if kind == "card-turned-up" else self._lines(alike)

    def ranking(self, outcome: Outcome, view: View) -> RenderableType:
        """A sheet of points, the winner's first, with the badgers and hamsters that part those who tie (B28)."""
        seen = seen_in(view, self._setup, *TRICK_AND_COLLECTIONS)
        grid = empty_grid(self._words, "label-seat", gap=1)
        columns = []
        for seat in outcome.by_place:
            grid.add_column(self._teller.names[seat], justify="right", style=style_for(self._teller, seat))
            column = (
                outcome.ranking[seat],
                printed_points(seen, self._edition, seat),
                fed_points(seen, seat),
                pair_points(seen, seat),
                twig_points(seen, self._edition, seat),
                outcome.scores[seat],
                badgers_of(seen, seat),
                hamsters_of(seen, seat),
            )
            columns.append(column)
        for label, *figures in zip(SHEET_OF_POINTS, *columns, strict=True):
            grid.add_row(self._words.say(f"label-{label}"), *map(signed, figures))
        return grid

    # The table

    def _offers(self, view: View) -> RenderableType:
        """The card at stake; then those that can still be won, a line for each arrow."""
        lines = labelled_lines()
        if view["stake"]:
            _, arrow = _parted(view["stake"])
            stake = self._words.say(f"state-stake-{arrow}", card=self._offer(view["stake"]))
            lines.add_row(self._words.say("label-at-stake"), Sentence(f"{ARROWS[arrow]} {stake}", YOURS))
        label = self._words.say("label-face-up")
        for arrow, sign in ARROWS.items():
            offers = {offer: count for offer, count in view["face_up"].items() if _parted(offer)[1] == arrow}
            if any(offers.values()):
                lines.add_row(label, Sentence(f"{sign} {_listed(offers, self._offer)}"))
                label = ""
        return lines

    def _marks(self, view: View, seen: Any) -> dict[int, str]:
        """Whose leaf is trampled, and whose is winning so far, while a card is at stake."""
        laid = {seat: seen.laid[seat] for seat, leaf in enumerate(view["laid"]) if leaf and view["stake"]}
        trampled = [seat for seat in laid if trampler_of(seen, self._edition, laid[seat]) != NOTHING]
        marks = dict.fromkeys(trampled, TRAMPLED)
        if laid:
            marks[max(laid, key=lambda seat: strength(seen, self._edition, laid[seat]))] = WINNING
        return marks

    def _trick(self, view: View, marks: Mapping[int, str]) -> RenderableType:
        """The leaves in the order in which they are laid, the first player's first."""
        grid = empty_grid(self._words, gap=2)
        leaves = []
        for seat in (*range(view["first"], view["seats"]), *range(view["first"])):
            name = self._teller.names[seat]
            grid.add_column(f"{FIRST_PLAYER} {name}" if seat == view["first"] else name, no_wrap=True)
            leaves.append(self._laid(view["laid"][seat], marks.get(seat, "")))
        grid.add_row(*leaves)
        return grid

    def _laid(self, leaf: str | None, mark: str) -> Text:
        """A leaf in the trick, or that it is still to come."""
        if leaf is None:
            return Text(TO_COME)
        colour, _ = _parted(leaf)
        return Text(f"{self._leaf(leaf)} {mark}", COLOUR_STYLES[colour])

    def _collections(self, view: View, seen: Any) -> RenderableType:
        """What each seat has gathered, its points, and the colours that it has shown to lack."""
        grid = empty_grid(self._words, "label-seat", gap=2)
        add_figures(grid, self._words, "label-points")
        grid.add_column(self._words.say("label-collection"))
        if any(view["lacks"]):
            label = self._words.say("label-lacks")
            grid.add_column(label, max_width=len(label))
        for seat, collection in enumerate(view["collection"]):
            sign = FIRST_PLAYER if seat == view["first"] else " "
            points = signed(points_of(seen, self._edition, seat))
            stacks = Sentence(_listed(collection, self._stack) or NOTHING_THERE)
            lacks = (Text(self._words.say(f"colour-{colour}"), COLOUR_STYLES[colour]) for colour in view["lacks"][seat])
            row = (f"{sign} {self._teller.names[seat]}", points, stacks, Text(" ").join(lacks))
            grid.add_row(*row[: len(grid.columns)], style=style_for(self._teller, seat))
        return grid

    def _legend(self, view: View, marks: Mapping[int, str]) -> RenderableType:
        """What the signs on this table mean, as far as they are on it."""
        signs = {
            FIRST_PLAYER: ("state-first-player", True),
            WINNING: ("state-winning", WINNING in marks.values()),
            TRAMPLED: ("state-trampled", TRAMPLED in marks.values()),
            ARROWS["up"]: ("state-arrow-up", view["question"] == "stake"),
            ARROWS["down"]: ("state-arrow-down", view["question"] == "stake"),
        }
        return legend(self._words, signs)

    # The hand

    def _trampling(self) -> str:
        """What tramples what (B12)."""

        def cases(suit: Suit) -> str:
            tramplers = ((value, self._edition.trampled_by[suit, value]) for value in range(VALUES))
            return ", ".join(
                self._words.say("label-trampled-by", value=value, trampler=trampler)
                for value, trampler in tramplers
                if trampler
            )

        return self._words.say("label-trampling", ordinary=cases(Suit.ORDINARY), pink=cases(Suit.PINK))

    def _question(self, view: View) -> str:
        """What the reader has to decide."""
        led = view["laid"][view["first"]]
        if view["question"] != "leaf":
            return self._words.say(f"question-{view['question']}", stack=view["arriving"] or "")
        if led is None:
            return self._words.say("question-lead")
        colour, _ = _parted(led)
        can_follow = any(_parted(leaf)[0] == colour for leaf in view["hand"][view["seat"]])
        return self._words.say("question-follow" if can_follow else "question-no-follow", colour=colour)

    # The log and the ranking

    def _lines(self, events: Sequence[Event]) -> RenderableType:
        return log_lines(self._teller, events, self._line_style)

    def _turned_up(self, events: Sequence[Event]) -> RenderableType:
        """The cards of a round in one sentence."""
        turned_up = [event.values["card"] for event in events]
        cards = {offer: turned_up.count(offer) for offer in names_of(Offer)}
        sentence = self._words.say("log-turned-up", cards=_listed(cards, self._with_arrow))
        return below_each_other([Line(events[0].clause, sentence, QUIET)])

    # Names

    def _round(self, number: int) -> str:
        return self._words.say("label-round", round=number, rounds=ROUNDS)

    def _leaf(self, leaf: str) -> str:
        return self._words.say("part-leaf", leaf=leaf)

    def _stack(self, stack: str) -> str:
        """Cards that lie together, such as `badger+bone`."""
        return "+".join(self._words.say(f"card-{kind}") for kind in stack.split("-"))

    def _offer(self, offer: str) -> str:
        """A card to be won, and its points."""
        kind, _ = _parted(offer)
        return f"{self._stack(kind)} ({signed(self._printed[kind])})"

    def _with_arrow(self, offer: str) -> str:
        """A card to be won, and its arrow."""
        kind, arrow = _parted(offer)
        return f"{self._stack(kind)} {ARROWS[arrow]}"

    def _of_owner(self, owner: int) -> str:
        """Whose card an action is about."""
        return self._words.say("name-of-owner", **self._teller.seat("owner", owner))

    def _line_style(self, event: Event) -> str:
        if event.kind in TIDYING:
            return QUIET
        return style_for(self._teller, event.seat, event.values.get("owner"))


def _way_of_telling(event: Event) -> str:
    """Events that are told alike, one after the other, are told together."""
    return event.kind if event.kind in (*OPENING, "card-turned-up") else "sentence"


def _parted(name: str) -> tuple[str, str]:
    """A leaf as its colour and value, a card face up as its type and arrow."""
    first, _, last = name.rpartition("-")
    return first, last


def _values(leaves: Sequence[str]) -> str:
    """The values of leaves, in a row."""
    return " ".join(value for _, value in map(_parted, leaves))


def _listed(counts: Mapping[str, int], name: Callable[[str], str]) -> str:
    """What there is, each with how often. A line does not break within a name."""
    named = (f"{name(thing)} ×{count}" if count > 1 else name(thing) for thing, count in counts.items() if count)
    return f"{NO_BREAK_SPACE}· ".join(map(unbroken, named))


DRAWING = BadgerDrawing
