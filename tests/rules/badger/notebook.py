"""Somebody who never looks at the table, reads the log and keeps book: where all cards are, and what they are worth.

Who wins a trick, what a collection is worth and what must not lie together is written here once more, in other words
than in the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from sousbois.core.event import Event

TRAMPLED_BY = {("pink", 1): 3, ("pink", 7): 5, ("ordinary", 1): 5, ("ordinary", 11): 7}
POINTS = {"badger": 3, "female": 1, "male": 1}
"""What is printed; all other cards but twigs are worth nothing."""
COPIES = {
    "badger": 6,
    "female": 8,
    "male": 6,
    "magpie": 4,
    "bone": 5,
    "twig": 9,
    "cage": 3,
    "trap": 3,
    "wheat": 5,
    "weevil": 4,
}
CLAUSES = {
    "B5": ["round-begins"],
    "B6": ["card-turned-up", "last-card-discarded"],
    "B7": ["stake-chosen", "leaf-led"],
    "B8": ["leaf-follows", "leaf-discarded", "leaf-trumps"],
    "B11": ["leaf-trampled"],
    "B13": ["trick-won", "card-joins"],
    "B14": ["first-player-moves"],
    "B16": ["bone-keeps-badger-busy", "badger-eats"],
    "B17": ["hamster-gets-food"],
    "B18": ["quarrel", "hamster-lost-in-quarrel"],
    "B19": [
        "magpie-eats",
        "magpie-takes",
        "stolen-card-kept",
        "stolen-card-discarded",
        "magpie-finds-nothing",
        "magpie-declined",
    ],
    "B22": ["badger-stolen", "own-badger-caged", "cage-finds-nothing", "cage-declined"],
    "B23": ["hamster-stolen", "own-hamster-trapped", "trap-finds-nothing", "trap-declined"],
    "B25": ["weevil-eats-wheat"],
    "B28": ["collection-counted", "game-over"],
}
"""What happens by which clause."""


def by_the_book(laid: Mapping[int, str], first: int, *, highest: bool) -> int:
    """Who wins: strike out what is trampled, keep the trumps or else the led colour, take the last or the first."""
    cards = {seat: (leaf.split("-")[0], int(leaf.split("-")[1])) for seat, leaf in laid.items()}
    left = {
        seat: (colour, value)
        for seat, (colour, value) in cards.items()
        if (colour, TRAMPLED_BY.get(("pink" if colour == "pink" else "ordinary", value))) not in cards.values()
    }
    trumps = [seat for seat, (colour, _) in left.items() if colour == "pink"]
    contest = trumps or [seat for seat, (colour, _) in left.items() if colour == cards[first][0]]
    return sorted(contest, key=lambda seat: left[seat][1])[-1 if highest else 0]


def points(stacks: Mapping[str, int]) -> int:
    """What a collection is worth."""
    total = 0
    sexes = set()
    for stack, count in stacks.items():
        cards = stack.split("-")
        total += count * sum(POINTS.get(card, 0) for card in cards)
        if count and cards[0] in ("female", "male"):
            sexes.add(cards[0])
            total += count * any(food in cards for food in ("wheat", "weevil"))
    twigs = stacks["twig"]
    return total + (len(sexes) == 2) + (2 * twigs if twigs >= 5 else -twigs)


def unsettled(stacks: Mapping[str, int]) -> list[str]:
    """What must not lie together in a collection, but does."""
    there = [stack.split("-") for stack, count in stacks.items() for _ in range(count)]
    hungry = any("badger" in cards and "bone" not in cards for cards in there)
    hamsters = [cards for cards in there if cards[0] in ("female", "male")]
    unfed = any("wheat" not in cards and "weevil" not in cards for cards in hamsters)
    wrong = {
        "a bone and a hungry badger": ["bone"] in there and hungry,
        "a food and an unfed hamster": (["wheat"] in there or ["weevil"] in there) and unfed,
        "two males": sum(cards[0] == "male" for cards in hamsters) > 1,
        "a hungry badger and hamsters": hungry and bool(hamsters),
        "a weevil and wheat": ["weevil"] in there and ["wheat"] in there,
    }
    return [name for name, found in wrong.items() if found]


class Notebook:
    """The table as the log tells it."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.round = 0
        self.first = -1
        self.face_up = Counter[str]()
        self.stake: str | None = None
        self.laid: dict[int, str] = {}
        self.played: set[str] = set()
        self.trampled: set[int] = set()
        self.collections = [Counter[str]() for _ in range(seats)]
        self.discarded = Counter[str]()
        self.stolen: str | None = None
        self.counted: dict[int, int] = {}

    def read(self, event: Event) -> None:
        """Write down one line of the log."""
        assert event.kind in CLAUSES[event.clause]
        seat = -1 if event.seat is None else event.seat
        page = getattr(self, f"_{event.kind.replace('-', '_')}", None)
        assert page is not None, f"the notebook has no page for {event.kind}"
        page(seat, event.values)

    def agrees_with(self, state: Any, names: Mapping[str, tuple[str, ...]]) -> bool:
        """Whether the table looks as the log told it; names are those of stacks, kinds and offers. A card in want of a
        partner counts as being there."""
        stacks = [
            Counter({name: state.collection[seat, at] for at, name in enumerate(names["stack"])})
            for seat in range(self.seats)
        ]
        if state.arriving >= 0 and self.stolen is None:
            stacks[state.turn][names["stack"][state.arriving]] += 1
        discarded = {name: count for name, count in zip(names["kind"], state.discarded, strict=True) if count}
        face_up = {name: count for name, count in zip(names["offer"], state.face_up, strict=True) if count}
        return (
            self.collections == stacks
            and dict(+self.discarded) == discarded
            and dict(+self.face_up) == face_up
            and (self.round, self.first) == (state.round, state.first)
            and len(self.played) == sum(state.played)
        )

    # A round and its tricks

    def _round_begins(self, seat: int, values: Any) -> None:
        self.round += 1
        self.played = set()
        assert values["round"] == self.round
        assert self.first in (-1, seat)
        self.first = seat

    def _card_turned_up(self, seat: int, values: Any) -> None:
        self.face_up[values["card"]] += 1

    def _stake_chosen(self, seat: int, values: Any) -> None:
        assert seat == self.first
        self.face_up[values["card"]] -= 1
        self.stake = values["card"]
        self.laid = {}
        self.trampled = set()

    def _leaf_led(self, seat: int, values: Any) -> None:
        assert seat == self.first
        assert not self.laid
        self._lay(seat, values["leaf"])

    def _leaf_follows(self, seat: int, values: Any) -> None:
        assert values["leaf"].split("-")[0] == self.laid[self.first].split("-")[0]
        self._lay(seat, values["leaf"])

    def _leaf_trumps(self, seat: int, values: Any) -> None:
        assert self.laid[self.first][:4] != values["leaf"][:4] == "pink"
        self._lay(seat, values["leaf"])

    def _leaf_discarded(self, seat: int, values: Any) -> None:
        assert values["leaf"].split("-")[0] not in ("pink", self.laid[self.first].split("-")[0])
        self._lay(seat, values["leaf"])

    def _lay(self, seat: int, leaf: str) -> None:
        assert seat == (self.first + len(self.laid)) % self.seats
        assert leaf not in self.played
        self.laid[seat] = leaf
        self.played.add(leaf)

    def _leaf_trampled(self, seat: int, values: Any) -> None:
        assert self.laid[seat] == values["leaf"]
        assert values["trampler"] in self.laid.values()
        self.trampled.add(seat)

    def _trick_won(self, seat: int, values: Any) -> None:
        assert len(self.laid) == self.seats
        assert (self.laid[seat], self.stake) == (values["leaf"], values["card"])
        assert seat not in self.trampled
        assert seat == by_the_book(self.laid, self.first, highest=values["card"].endswith("up"))

    def _first_player_moves(self, seat: int, values: Any) -> None:
        assert self.stake is None
        assert seat == (self.first + 1) % self.seats
        assert not any(map(unsettled, self.collections))
        self.first = seat

    def _last_card_discarded(self, seat: int, values: Any) -> None:
        assert +self.face_up == Counter([values["card"]])
        self.face_up.clear()
        self.discarded[values["card"].split("-")[0]] += 1

    # Collections

    def _card_joins(self, seat: int, values: Any) -> None:
        assert self._take_stake() == values["card"]
        self.collections[seat][values["card"]] += 1

    def _bone_keeps_badger_busy(self, seat: int, values: Any) -> None:
        self._replace(seat, ["bone", values["badger"]], "badger", "bone", *values["badger"].split("-")[1:])

    def _hamster_gets_food(self, seat: int, values: Any) -> None:
        sex, *rest = values["hamster"].split("-")
        self._replace(seat, [values["food"], values["hamster"]], sex, values["food"], *rest)

    def _quarrel(self, seat: int, values: Any) -> None:
        males = [stack for stack in self.collections[seat].elements() if stack.split("-")[0] == "male"]
        assert len(males) == 2

    def _hamster_lost_in_quarrel(self, seat: int, values: Any) -> None:
        self._lose(seat, values["stack"])

    def _badger_eats(self, seat: int, values: Any) -> None:
        assert values["stack"].split("-")[0] in ("female", "male")
        assert self.collections[seat]["badger"] + self.collections[seat]["badger-cage"] > 0
        self._lose(seat, values["stack"])

    def _weevil_eats_wheat(self, seat: int, values: Any) -> None:
        assert self.collections[seat]["weevil"] > 0
        self._lose(seat, "wheat")

    # Magpie, cage and trap

    def _magpie_eats(self, seat: int, values: Any) -> None:
        assert values["food"] in ("wheat", "weevil")
        self._lose(values["owner"], values["food"])
        self._discard_stake("magpie")

    def _magpie_takes(self, seat: int, values: Any) -> None:
        assert values["card"] in ("bone", "twig")
        assert values["owner"] != seat
        self._remove(values["owner"], values["card"])
        self.stolen = values["card"]

    def _stolen_card_kept(self, seat: int, values: Any) -> None:
        assert self.stolen == values["card"]
        self.collections[seat][values["card"]] += 1
        self._discard_stake("magpie")

    def _stolen_card_discarded(self, seat: int, values: Any) -> None:
        assert self.stolen == values["card"]
        self.discarded[values["card"]] += 1
        self._discard_stake("magpie")

    def _magpie_finds_nothing(self, seat: int, values: Any) -> None:
        for owner, stacks in enumerate(self.collections):
            assert stacks["wheat"] == stacks["weevil"] == 0
            assert owner == seat or stacks["bone"] == stacks["twig"] == 0
        self._discard_stake("magpie")

    def _badger_stolen(self, seat: int, values: Any) -> None:
        assert values["owner"] != seat
        self._guard(seat, values["owner"], values["stack"], "cage")

    def _own_badger_caged(self, seat: int, values: Any) -> None:
        self._guard(seat, seat, values["stack"], "cage")

    def _hamster_stolen(self, seat: int, values: Any) -> None:
        assert values["owner"] != seat
        self._guard(seat, values["owner"], values["stack"], "trap")

    def _own_hamster_trapped(self, seat: int, values: Any) -> None:
        self._guard(seat, seat, values["stack"], "trap")

    def _cage_finds_nothing(self, seat: int, values: Any) -> None:
        assert not any(stacks["badger"] + stacks["badger-bone"] for stacks in self.collections)
        self._discard_stake("cage")

    def _trap_finds_nothing(self, seat: int, values: Any) -> None:
        there = {stack for stacks in self.collections for stack in +stacks}
        assert not any(stack.startswith(("female", "male")) and "trap" not in stack for stack in there)
        self._discard_stake("trap")

    def _magpie_declined(self, seat: int, values: Any) -> None:
        self._discard_stake("magpie")

    def _cage_declined(self, seat: int, values: Any) -> None:
        self._discard_stake("cage")

    def _trap_declined(self, seat: int, values: Any) -> None:
        self._discard_stake("trap")

    # The end

    def _collection_counted(self, seat: int, values: Any) -> None:
        there = Counter(stack.split("-")[0] for stack in self.collections[seat].elements())
        assert values == {
            "points": points(self.collections[seat]),
            "badgers": there["badger"],
            "hamsters": there["female"] + there["male"],
        }
        self.counted[seat] = values["points"]

    def _game_over(self, seat: int, values: Any) -> None:
        assert self.round == 5
        assert sorted(self.counted) == list(range(self.seats))

    # What goes where

    def _take_stake(self) -> str:
        assert self.stake is not None
        kind = self.stake.split("-")[0]
        self.stake = None
        return kind

    def _discard_stake(self, kind: str) -> None:
        assert self._take_stake() == kind
        self.discarded[kind] += 1
        self.stolen = None

    def _remove(self, seat: int, stack: str) -> None:
        assert self.collections[seat][stack] > 0
        self.collections[seat][stack] -= 1

    def _lose(self, seat: int, stack: str) -> None:
        self._remove(seat, stack)
        self.discarded.update(stack.split("-"))

    def _replace(self, seat: int, stacks: list[str], *cards: str) -> None:
        for stack in stacks:
            self._remove(seat, stack)
        self.collections[seat]["-".join(cards)] += 1

    def _guard(self, seat: int, owner: int, stack: str, guard: str) -> None:
        assert guard not in stack
        assert self._take_stake() == guard
        self._remove(owner, stack)
        self.collections[seat][f"{stack}-{guard}"] += 1
