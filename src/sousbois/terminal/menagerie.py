"""The menagerie, drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from sousbois.core.action import Action
from sousbois.core.event import Event
from sousbois.core.naming import names_of
from sousbois.core.outcome import Outcome
from sousbois.core.record import NOTHING
from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.view import View
from sousbois.core.words import Words
from sousbois.games.menagerie.known import Hands, Held, can_have_majority, lying, surely_have_majority
from sousbois.games.menagerie.material import ROWS, Species, Variant
from sousbois.terminal.drawing import Drawing
from sousbois.terminal.grid import add_figures, empty_grid, legend
from sousbois.terminal.headline import banner
from sousbois.terminal.log import Line, below_each_other
from sousbois.terminal.numbers import signed
from sousbois.terminal.sentence import Sentence
from sousbois.terminal.style import BANNER, CLAUSE, HEADING, YOURS, style_for

CHOSEN, NOTHING_THERE, LIFE, TIE = "→", "·", "♥", "="
STARTER, TURN, KNOCKED, LAST_TURN = "●", "▶", "■", "○"
SUDDEN_DEATH, UNKNOWN, OR_MORE, POSSIBLE, SURE = "†", "?", "+", "☆", "★"

MEANINGS = {
    STARTER: "state-starter",
    TURN: "state-turn",
    KNOCKED: "state-knocked",
    LAST_TURN: "state-last-turn",
    SUDDEN_DEATH: "state-sudden-death",
    UNKNOWN: "state-unknown",
    OR_MORE: "state-or-more",
    POSSIBLE: "state-possible-majority",
    SURE: "state-sure-majority",
}
"""What the signs on the table mean."""

COUNT_MEANINGS = {
    "majority": ("+n", "state-majority"),
    "no-majority": (TIE, "state-tie"),
    "single-card-is-none": ("M10", "state-single-card"),
}
"""The sign in a count that tells of an event, and what it means."""

MOST_HEARTS = 5
"""More lives are written as a number."""

EXCHANGE = ("row-taken", "card-put-down", "card-taken")
"""Events that are told in one sentence."""
COUNT = (*COUNT_MEANINGS, "points-counted", "lives-lost")
"""Events that are told in one table."""

SPECIES_STYLES = {
    "giraffe": "yellow",
    "bear": "dark_orange3",
    "mole": "magenta",
    "goat": "cyan",
    "sheep": "blue",
    "dog": "dark_goldenrod",
    "rabbit": "green",
    "pig": "hot_pink3",
    "cat": "red",
    "mouse": "bright_black",
}


class MenagerieDrawing(Drawing):
    """Draws the menagerie for one reader."""

    def __init__(self, setup: Setup, words: Words, teller: Teller) -> None:
        facts = setup.edition.shadow
        variant = Variant.ADVANCED if setup.options["advanced"] else Variant.STANDARD
        self._values = dict(zip(names_of(Species), facts.copies, strict=True))
        self._sudden = [species for at, species in enumerate(self._values) if facts.sudden[variant, at]]
        self._words = words
        self._teller = teller

    def heading(self, moment: tuple[int, ...]) -> str:
        """The round and the turn."""
        number, turn = moment
        return f"{self._round(number)} · {self._words.say('label-turn', turn=turn)}"

    def name(self, action: Action) -> str:
        """A row, an animal, or the knock."""
        if action.block == "put":
            return self._words.say(f"species-{action.values['species']}")
        return self._words.say(f"name-{action.block}", **action.values)

    def table(self, view: View) -> RenderableType:
        """The rows, with the exchange that is under way or else the players; nothing once the game is over."""
        if view["turn"] is None:
            return Group()
        if view["row"] != NOTHING:
            return Group(self._pyramid(view), self._exchange_under_way(view))
        return Group(self._pyramid(view), Text(), *self._players(view))

    def hand(self, view: View) -> RenderableType:
        """The reader's cards by species."""
        held = [
            Text(f"{count} × {self._card(species)}", SPECIES_STYLES[species], no_wrap=True)
            for species, count in view["hand"][view["seat"]].items()
            if count
        ]
        line = Grid.grid(padding=(0, 2, 0, 0))
        line.add_row(Text(self._words.say("label-hand"), HEADING), Columns(held, padding=(0, 2)))
        return line

    def log(self, events: Sequence[Event], view: View) -> Iterator[RenderableType]:
        """A story, and the count as a table. Whoever is out by the count is told of after it."""
        count = [event for event in events if event.kind in COUNT]
        at = events.index(count[0]) if count else len(events)
        yield from self._story(events[:at])
        if count:
            yield self._count(count, view)
            yield from self._story([event for event in events[at:] if event.kind not in COUNT])

    def ranking(self, outcome: Outcome, view: View) -> RenderableType:
        """The places, with the lives left or the round in which the last one was lost."""
        grid = empty_grid(self._words, "label-place", "label-seat", "label-lives", gap=2)
        add_figures(grid, self._words, "label-out-in")
        for seat in outcome.by_place:
            place, name = str(outcome.ranking[seat]), self._teller.names[seat]
            lives, out_in = self._lives(view["lives"][seat]), str(view["out_in"][seat] or NOTHING_THERE)
            grid.add_row(place, name, lives, out_in, style=style_for(self._teller, seat))
        return grid

    # The table

    def _pyramid(self, view: View) -> RenderableType:
        """The four rows, each a card longer than the one above it."""
        width = max(map(len, map(self._card, self._values)))
        half_a_card = (width + len(" []")) // 2
        lines = []
        for row, cards in enumerate(view["rows"]):
            label = self._words.say("name-row", row=row + 1)
            line = Text(f"{CHOSEN if row == view['row'] else ' '} {label} {' ' * half_a_card * (ROWS - 1 - row)}")
            for species in lying(cards):
                line.append(" [").append(f"{self._card(species):^{width}}", SPECIES_STYLES[species]).append("]")
            lines.append(line)
        return Group(*lines)

    def _exchange_under_way(self, view: View) -> RenderableType:
        """Which row is being taken, what has been put down for it, and how many cards are missing."""
        row, down = lying(view["rows"][view["row"]]), lying(view["down"])
        missing = self._words.say("label-missing", missing=len(row) - len(down))
        given = self._listed([*self._counted(Counter(down)), missing])
        taken = self._listed(self._counted(Counter(row)))
        return Sentence(self._words.say("label-exchange", row=view["row"] + 1, taken=taken, given=given), YOURS)

    def _players(self, view: View) -> Iterator[RenderableType]:
        """The players side by side: their lives and turns, what is known of their hands; then what the signs mean."""
        hands = Hands(view)
        grid = empty_grid(self._words, "label-species", gap=1)  # sixty columns just hold five players
        add_figures(grid, self._words, "label-in-rows", "label-unseen")
        self._add_players(grid, hands.players)
        lives = [self._lives(view["lives"][seat]) for seat in hands.players]
        turns = [f"{view['turns'][seat]} {_signs(view, seat)}" for seat in hands.players]
        grid.add_row(self._words.say("label-lives"), "", "", *lives)
        grid.add_row(self._words.say("label-turns"), "", "", *turns, end_section=True)
        found = set("".join(turns))
        for species, copies in self._values.items():
            in_rows, unseen = sum(row.count(species) for row in view["rows"]), hands.unseen(species, copies)
            name = self._card(species) + (f" {SUDDEN_DEATH}" if species in self._sudden else "")
            cells = _known(hands.held(species, unseen))
            grid.add_row(Text(name, SPECIES_STYLES[species]), _number(in_rows), _number(unseen), *cells)
            found |= {*name, *"".join(cells)}
        yield grid
        yield legend(self._words, {sign: (state, sign in found) for sign, state in MEANINGS.items()})

    # The log

    def _story(self, events: Sequence[Event]) -> Iterator[RenderableType]:
        """Sentences, with a banner where a new round begins."""
        for is_new_round, group in groupby(events, lambda event: event.kind == "round-begins"):
            alike = list(group)
            if is_new_round:
                if alike[0] is not events[0]:
                    yield Text()
                yield banner(self._round(alike[0].values["round"]))
            yield below_each_other(self._lines(alike))

    def _lines(self, events: Sequence[Event]) -> Iterator[Line]:
        """A sentence for each event, but a single one for an exchange."""
        for is_exchange, group in groupby(events, lambda event: event.kind in EXCHANGE):
            if is_exchange:
                yield self._exchange(list(group))
            else:
                for event in group:
                    yield Line(event.clause, self._teller.sentence(event), style_for(self._teller, event.seat))

    def _exchange(self, events: Sequence[Event]) -> Line:
        """An exchange in one sentence."""
        row_taken = events[0]
        assert row_taken.seat is not None  # somebody exchanges
        down, taken = (
            {event.values["species"]: event.values["count"] for event in events if event.kind == kind}
            for kind in ("card-put-down", "card-taken")
        )
        sentence = self._words.say(
            "log-exchange",
            **self._teller.seat("seat", row_taken.seat),
            row=row_taken.values["row"],
            taken=self._listed(self._counted(taken)),
            down=self._listed(self._counted(down)),
        )
        return Line(row_taken.clause, sentence, style_for(self._teller, row_taken.seat))

    def _count(self, events: Sequence[Event], view: View) -> RenderableType:
        """A line for each species, with what its majority brings; then the points, and the lives that they cost."""
        seats = [event.seat for event in events if event.kind == "points-counted" and event.seat is not None]
        grid = empty_grid(self._words, gap=2)
        grid.add_column(style=CLAUSE)
        grid.add_column(self._words.say("label-species"))
        self._add_players(grid, seats)
        self._add_majorities(grid, events, seats, view)
        grid.add_section()
        self._add_totals(grid, events, seats, view)
        kinds = {event.kind for event in events}
        signs = {sign: (state, kind in kinds) for kind, (sign, state) in COUNT_MEANINGS.items()}
        return Padding(Group(grid, legend(self._words, signs)), (1, 0))

    def _add_majorities(self, grid: Grid, events: Sequence[Event], seats: Sequence[int], view: View) -> None:
        """What each player has laid open of each species, and what comes of it."""
        settled = {event.values["species"]: event for event in events if "species" in event.values}
        for species in self._values:
            event = settled.get(species)  # none if nobody has any of it
            cells = [_settled(event, seat, view["shown"][seat][species]) for seat in seats]
            clause = event.clause if event else ""
            grid.add_row(clause, Text(self._card(species), SPECIES_STYLES[species]), *cells)

    def _add_totals(self, grid: Grid, events: Sequence[Event], seats: Sequence[int], view: View) -> None:
        """The points of each player, the lives lost if anybody loses one, and the lives left."""
        totals = [event for event in events if event.kind == "points-counted"]
        points = [_figure(event.values["points"]) for event in totals]
        grid.add_row(totals[0].clause, self._words.say("label-points"), *points)
        losses = [event for event in events if event.kind == "lives-lost"]
        if losses:
            lost_by = {event.seat: event.values["lost"] for event in losses}
            lost = [_figure(-lost_by.get(seat, 0)) for seat in seats]
            grid.add_row(losses[0].clause, self._words.say("label-lives-lost"), *lost)
        grid.add_row("", self._words.say("label-lives-left"), *(self._lives(view["lives"][seat]) for seat in seats))

    def _add_players(self, grid: Grid, seats: Iterable[int]) -> None:
        """A column for each of these players."""
        for seat in seats:
            grid.add_column(self._teller.names[seat], no_wrap=True, style=style_for(self._teller, seat))

    # Names

    def _round(self, number: int) -> str:
        return self._words.say("label-round", round=number)

    def _card(self, species: str) -> str:
        """An animal and its value."""
        return f"{self._words.say(f'species-{species}')} {self._values[species]}"

    def _counted(self, cards: Mapping[str, int]) -> list[str]:
        """Cards by species, such as `a bear` and `2 moles`."""
        return [self._words.say(f"species-{species}.some", count=count) for species, count in cards.items() if count]

    def _listed(self, things: Sequence[str]) -> str:
        """Things in a sentence: `a bear, 2 moles and a cat`."""
        *before, last = things
        return self._words.say("log-list", before=", ".join(before), last=last) if before else last

    def _lives(self, lives: int) -> Text:
        """Lives as hearts, as far as they can be taken in at a glance."""
        if lives == 0:
            return Text(self._words.say("state-out"))
        return Text(LIFE * lives if lives <= MOST_HEARTS else f"{lives} {LIFE}", "red")


def _signs(view: View, seat: int) -> str:
    """Who started the round, whose turn it is, who has knocked, and who still has a last turn."""
    signs = {
        STARTER: seat == view["starter"],
        TURN: seat == view["turn"],
        KNOCKED: seat == view["knocked"],
        LAST_TURN: seat in _last_turns(view),
    }
    return "".join(sign for sign, there in signs.items() if there)


def _last_turns(view: View) -> list[int]:
    """After a knock: the players who still have their last turn, clockwise from the one whose turn it is."""
    if view["knocked"] is None:
        return []
    seats = view["seats"]
    left = (view["knocked"] - view["turn"]) % seats
    clockwise = [(view["turn"] + step) % seats for step in range(left)]
    return [seat for seat in clockwise if view["lives"][seat]]


def _known(held: Mapping[int, Held]) -> list[str]:
    """What is known of a species in each hand. Where everybody can have the majority, no star tells it."""
    possible, sure = can_have_majority(held), surely_have_majority(held)
    stars = {} if len(possible) == len(held) else dict.fromkeys(possible, POSSIBLE)
    stars |= dict.fromkeys(sure, SURE)
    return [f"{_hand(own):2}{stars.get(seat, '')}" for seat, own in held.items()]


def _hand(held: Held) -> str:
    """How many cards of a species a player has: `2+` is two or more."""
    if held.least == held.most:
        return _number(held.least)
    return f"{held.least}{OR_MORE}" if held.least else UNKNOWN


def _settled(event: Event | None, seat: int, cards: int) -> Text:
    """The cards of a species that a player has laid open, and what comes of them."""
    if event and event.kind == "majority" and event.seat == seat:
        return Text(f"{cards} +{event.values['points']}", BANNER)
    tied = event and event.kind == "no-majority" and event.values["cards"] == cards
    return Text(f"{cards} {TIE}" if tied else _number(cards))


def _figure(number: int) -> str:
    """A sum, below what it is the sum of."""
    return f"{signed(number):>4}"


def _number(count: int) -> str:
    return str(count or NOTHING_THERE)


DRAWING = MenagerieDrawing
