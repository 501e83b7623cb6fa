"""The menagerie in the browser: the pyramid of rows, the reader's hand, what one knows of the others, and the count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sousbois.core.naming import names_of
from sousbois.core.option import Choice, settings_of
from sousbois.core.outcome import Outcome
from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.view import View
from sousbois.core.words import Words
from sousbois.games.menagerie.known import lying
from sousbois.games.menagerie.material import Species, Variant
from sousbois.web.drawing import Drawing, Scene
from sousbois.web.tables.menagerie_count import MAJORITIES, Count, Counting
from sousbois.web.tables.menagerie_known import Known, what_is_known
from sousbois.web.tables.menagerie_names import Card, Names, Player
from sousbois.web.tables.menagerie_places import Exchange, Places

KNOCKS = ("knock", "knock-by-limit")
SUDDEN_DEATH = ("sudden-death", "life-gained", "life-lost-to-sudden-death")
COUNT = (*MAJORITIES, "points-counted", "all-equal", "lives-lost")
GOING_OUT = ("out", "round-limit")
"""The events that tell how a round ends, by the part that they belong to."""


@dataclass(frozen=True)
class Row:
    """One of the open rows."""

    number: int
    cards: list[Card]
    label: str
    moves: str
    """What pressing it sends: the row, or nothing where it is chosen and pressing it takes that back."""
    is_legal: bool
    is_chosen: bool
    is_new: bool
    """Whether its cards have been put down just now."""


@dataclass(frozen=True)
class Kind:
    """The reader's cards of a species."""

    cards: list[Card]
    picked: int
    """How many of them, from the last, are to be put down already."""


@dataclass(frozen=True)
class Draft:
    """An exchange that the reader has begun."""

    row: int
    missing: range
    """How many cards can be missing, from the most to none."""


@dataclass(frozen=True)
class Told:
    """What happened last, where it was an exchange."""

    player: Player
    down: list[Card]
    """The cards that lie beside the row, to be exchanged for it at this moment."""
    gained: Sequence[str]
    given: Sequence[str]
    """The species taken and put down, once that is done."""


@dataclass(frozen=True)
class Knock:
    """The knock: what it is called here, and what comes of it."""

    name: str
    why: str
    sure: str
    """The answer of who wants it all the same."""
    is_legal: bool


@dataclass(frozen=True)
class Ending:
    """How a round ends, while it is told."""

    sentence: str
    count: Count | None
    set: list[Card]
    """The cards of a sudden death."""
    story: list[str]
    """What has been told of it so far."""


class MenagerieDrawing(Drawing):
    """Draws the menagerie for one reader."""

    one_picture = frozenset({*SUDDEN_DEATH, *COUNT, *GOING_OUT})
    frames = one_picture | {"row-taken"}
    quiet = frozenset({"last-turn-left"})

    def __init__(self, setup: Setup, words: Words, teller: Teller) -> None:
        facts = setup.edition.shadow
        variant = Variant.ADVANCED if setup.options["advanced"] else Variant.STANDARD
        species = names_of(Species)
        self._setup = setup
        self._say = words.say
        self._teller = teller
        self._names = Names(words, dict(zip(species, facts.copies, strict=True)))
        self._sudden = frozenset(each for at, each in enumerate(species) if facts.sudden[variant, at])

    def heading(self, view: View) -> str:
        """The round, and the turn of whoever has it; how many there can be, if that was agreed upon."""
        the_round = self._limited("round", _round_shown(view))
        if view["turn"] is None or _tells_of_an_ending(view):
            return the_round
        if view["knocked"] is not None:
            return f"{the_round} · {self._say('menagerie-last-turns')}"
        return f"{the_round} · {self._limited('turn', view['turns'][view['turn']] + 1)}"

    def prompt(self, scene: Scene) -> str:
        """Which row, or which cards; and what else there is to do."""
        view = scene.view
        if scene.draft:
            row = view["row"] + 1
            return self._say("menagerie-prompt-put", row=row, cards=row - len(lying(view["down"])))
        if "row-1" not in scene.legal:
            return self._say("menagerie-prompt-only-knock")
        if view["knocked"] is not None:
            return self._say("menagerie-prompt-last")
        return self._say("menagerie-prompt-turn" if "knock" in scene.legal else "menagerie-prompt-first")

    def scores(self, view: View) -> Sequence[str]:
        """The lives."""
        return [self._say("menagerie-lives", lives=each) if each else self._say("state-out") for each in view["lives"]]

    def picture(self, scene: Scene) -> Mapping[str, Any]:
        """The table; while it is told how a round ends, only that."""
        view = scene.view
        players = self._players(view)
        ending = self._ending(scene, players)
        count = None if ending else self._last_count(scene, players)
        is_out = any(player.is_you and not player.lives for player in players)
        picture: dict[str, Any] = {"ending": ending, "count": count, "is_count_new": bool(count), "is_out": is_out}
        places = Places(scene)
        if scene.over or (scene.shows_what_happened and ending):
            picture |= dict.fromkeys(("draft", "told", "knocked", "knock", "known"))
            hand = [] if scene.over else self._hand_at_the_end(view, places)
            return picture | {"rows": [], "hand": hand, "notice": ending.sentence if ending else ""}
        in_game = [player for player in players if player.lives]
        plays = any(player.is_you for player in in_game)
        first = view["seat"] if plays else view["starter"]  # after whose first turn the last count is an old one
        return picture | {
            "is_count_new": count is not None and not view["turns"][first],
            "rows": [self._row(scene, places, row, lying(cards)) for row, cards in enumerate(view["rows"])],
            "hand": self._hand(scene, places) if plays else [],
            "draft": Draft(view["row"] + 1, range(view["row"] + 1, -1, -1)) if scene.draft else None,
            "told": self._told(players, places),
            "notice": self._notice(scene, places),
            "knocked": self._knocked(view, "menagerie-knocked"),
            "knocked_short": self._knocked(view, "menagerie-knocked-short"),
            "knock": self._knock(scene),
            "known": self._known(view, in_game),
            "out": [(player.name, view["out_in"][player.seat]) for player in players if not player.lives],
        }

    def result(self, outcome: Outcome, view: View) -> Mapping[str, Any]:
        """The places: how many rounds each player has survived, the lives left, and the points of the last count."""
        counted = any(any(cards.values()) for cards in view["shown"])
        players = self._players(view)
        lines = [
            {
                "place": outcome.ranking[seat],
                "player": players[seat],
                "rounds": outcome.scores[seat],
                "points": view["points"][seat] if any(view["shown"][seat].values()) else None,
            }
            for seat in outcome.by_place
        ]
        return {"lines": lines, "counted": counted}

    # --- The table ---------------------------------------------------------------------------------------------------

    def _row(self, scene: Scene, places: Places, row: int, cards: list[str]) -> Row:
        view, exchange = scene.view, places.exchange
        is_taken = exchange is not None and not exchange.is_done and exchange.row == row
        is_chosen = row == view["row"] and (bool(scene.draft) or is_taken)
        move = f"row-{row + 1}"
        return Row(
            number=row + 1,
            cards=self._names.cards(cards, places.in_row(row, len(cards))),
            label=self._say("menagerie-row", row=row + 1, cards=self._names.listed(cards)),
            moves="" if is_chosen else move,
            is_legal=bool(scene.draft) or move in scene.legal,
            is_chosen=is_chosen,
            is_new=exchange is not None and exchange.is_done and exchange.row == row,
        )

    def _hand(self, scene: Scene, places: Places) -> list[Kind]:
        """The reader's cards, those put down for a row that is not taken yet among them: they can be taken back."""
        view = scene.view
        down = lying(view["down"]) if scene.draft else []
        hand = view["hand"][view["seat"]]
        return [
            self._kind(species, kept + down.count(species), places, down.count(species))
            for species, kept in hand.items()
            if kept or species in down
        ]

    def _hand_at_the_end(self, view: View, places: Places) -> list[Kind]:
        """The reader's cards while it is told how the round ends; those of the next one are not shown before."""
        if view["seat"] is None:
            return []
        shown = view["shown"][view["seat"]]
        hand = shown if any(shown.values()) else {} if _is_dealt_anew(view) else view["hand"][view["seat"]]
        return [self._kind(species, cards, places) for species, cards in hand.items() if cards]

    def _kind(self, species: str, cards: int, places: Places, picked: int = 0) -> Kind:
        return Kind(self._names.cards([species] * cards, places.in_hand(species, cards)), picked)

    def _told(self, players: list[Player], places: Places) -> Told | None:
        exchange = places.exchange
        if exchange is None:
            return None
        player = players[exchange.seat]
        if exchange.is_done:
            return Told(player, [], exchange.taken, exchange.down)
        return Told(player, self._names.cards(exchange.down, places.put_down(exchange)), (), ())

    def _notice(self, scene: Scene, places: Places) -> str:
        """What has happened last. Who has knocked, and which round it is, is told anyway."""
        if places.exchange:
            return self._exchanged(places.exchange)
        is_told = not scene.events or scene.events[-1].kind in (*KNOCKS, "round-begins")
        return "" if is_told else self._teller.sentence(scene.events[-1])

    def _exchanged(self, exchange: Exchange) -> str:
        return self._say(
            "log-exchange",
            **self._teller.seat("seat", exchange.seat),
            row=exchange.row + 1,
            taken=self._names.listed(exchange.taken),
            down=self._names.listed(exchange.down),
        )

    def _knocked(self, view: View, words: str) -> str:
        """Who has knocked, and who still has a last turn."""
        if view["knocked"] is None or view["turn"] is None:
            return ""
        clockwise = [(view["turn"] + step) % view["seats"] for step in range(view["seats"])]
        left = clockwise[: clockwise.index(view["knocked"])]
        names = ", ".join(self._teller.names[seat] for seat in left if view["lives"][seat])
        return self._say(words, **self._teller.seat("seat", view["knocked"]), names=names)

    def _knock(self, scene: Scene) -> Knock | None:
        if not scene.active or scene.draft:
            return None
        which = "menagerie-knock" if scene.view["knocked"] is None else "menagerie-keep"
        return Knock(self._say(which), self._say(f"{which}.why"), self._say(f"{which}.sure"), "knock" in scene.legal)

    def _known(self, view: View, players: list[Player]) -> Known:
        return what_is_known(self._names, view, players, self._sudden)

    # --- The end of a round ------------------------------------------------------------------------------------------

    def _ending(self, scene: Scene, players: list[Player]) -> Ending | None:
        """How the round ends, while it is told; a sudden death still stands there when the next round begins."""
        events = [event for event in scene.events if event.kind in (*SUDDEN_DEATH, *COUNT, *GOING_OUT)]
        sudden = next((event for event in events if event.kind == "sudden-death"), None)
        if not events or not (sudden or scene.shows_what_happened):
            return None
        sentence = self._teller.sentence(events[-1])
        if sudden:
            species = sudden.values["species"]
            copies = self._names.values[species]
            cards = self._names.cards([species] * copies, [f"set-{number}" for number in range(copies)])
            return Ending(sentence, None, cards, [self._teller.sentence(event) for event in events])
        counting = Counting(self._setup, self._names, self._teller, scene.view)
        return Ending(sentence, counting.told(_round_shown(scene.view), players, events), [], [])

    def _last_count(self, scene: Scene, players: list[Player]) -> Count | None:
        """The count of the round before, or of the last one; None if there was none."""
        view = scene.view
        counting = Counting(self._setup, self._names, self._teller, view)
        number = view["round"] if scene.over else view["round"] - 1
        return counting.settled(number, players) if counting.is_there else None

    # --- Parts -------------------------------------------------------------------------------------------------------

    def _players(self, view: View) -> list[Player]:
        return [
            Player(seat, self._teller.names[seat], seat == view["seat"], lives)
            for seat, lives in enumerate(view["lives"])
        ]

    def _limited(self, what: str, number: int) -> str:
        """`Round 2`, or `Round 2 of 3` if a limit was agreed upon that is not the usual one."""
        name = f"{what}_limit"
        limit, usual = self._setup.options[name], settings_of(self._setup.game.options)[name]
        assert isinstance(usual, Choice)  # a number
        if limit == usual.default or number > limit:
            return self._say(f"label-{what}", **{what: number})
        return self._say(f"menagerie-{what}-of", number=number, limit=limit)


def _tells_of_an_ending(view: View) -> bool:
    """Whether it is being told how a round ended."""
    kinds = {event["kind"] for event in view["events"]}
    return not view["acting"] and bool(kinds & {*SUDDEN_DEATH, *COUNT, *GOING_OUT}) and "round-begins" not in kinds


def _is_dealt_anew(view: View) -> bool:
    """Whether nobody has had a turn of the round yet."""
    return view["turn"] is not None and not any(view["turns"])


def _round_shown(view: View) -> int:
    """The round on the table. When the last thing is told about a round, the next one is dealt already."""
    number: int = view["round"]
    return number - 1 if _is_dealt_anew(view) and _tells_of_an_ending(view) else number


DRAWING = MenagerieDrawing
