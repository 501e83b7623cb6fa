"""A match between bots, duplicate style: every deal is played in all arrangements of the bots over the seats."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, permutations
from threading import Event

from sousbois.arena.played import GameOfBots, Played
from sousbois.bots import maker
from sousbois.bots.budget import Budget
from sousbois.bots.contract import Bot
from sousbois.core.chance import branch, checked_seed
from sousbois.core.errors import Unreadable
from sousbois.core.setup import Setup

CARDS, CHANCE_OF_BOTS = 0, 1
"""The branches of the seed that the deals and the bots draw from, so that neither touches the other's chance."""


@dataclass(frozen=True)
class Match:
    """A number of games between bots. With a budget of iterations, game `i` depends on the seed and on `i` only."""

    setup: Setup
    kinds: tuple[str, ...]
    """The bots by name, `expert@2s` with a budget of its own; a kind may be there several times."""
    games: int
    seed: int = 0
    budget: Budget | None = None
    """How long a bot without a budget of its own may think about a decision; None: as it likes."""

    def __post_init__(self) -> None:
        checked_seed(self.seed)
        check_count("games", self.games)
        if len(self.kinds) != self.setup.seats:
            raise Unreadable(f"bots {','.join(self.kinds)!r}: {len(self.kinds)} named for {self.setup.seats} seats")
        assert self.makers  # refuses a bot that is unknown
        assert self.budgets  # refuses one that is none

    @cached_property
    def names(self) -> dict[str, str]:
        """The name of the bots of each kind."""
        return {kind: kind.partition("@")[0] for kind in self.kinds}

    @cached_property
    def makers(self) -> dict[str, Callable[[], Bot]]:
        """What makes the bots of each kind."""
        return {kind: maker(name) for kind, name in self.names.items()}

    @cached_property
    def budgets(self) -> dict[str, Budget | None]:
        """How long the bots of each kind may think about a decision."""
        return {kind: Budget.read(kind.partition("@")[2]) if "@" in kind else self.budget for kind in self.kinds}

    @cached_property
    def arrangements(self) -> tuple[tuple[str, ...], ...]:
        """All ways to seat the bots that differ, in a fixed order; bots of one kind are not told apart."""
        return tuple(dict.fromkeys(permutations(self.kinds)))

    def arrangement(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        return self.arrangements[number % len(self.arrangements)]

    def play(self, threads: int = 1, finished: Collection[int] = ()) -> Generator[Played]:
        """Play all games but those finished already, so many side by side; each is given out when it ends."""
        check_count("threads", threads)
        waiting = (number for number in range(self.games) if number not in finished)
        stop = Event()
        if threads == 1:
            yield from (self.play_one(number, stop) for number in waiting)
            return
        with ThreadPoolExecutor(threads) as pool:
            running = {pool.submit(self.play_one, number, stop) for number in islice(waiting, threads)}
            try:
                while running:
                    ended, running = wait(running, return_when=FIRST_COMPLETED)
                    running |= {pool.submit(self.play_one, number, stop) for number in islice(waiting, len(ended))}
                    yield from (each.result() for each in ended)
            finally:
                stop.set()  # an interrupted match does not wait until the games under way have ended

    def play_one(self, number: int, stop: Event) -> Played:
        """Game `number`, by bots made for it: they may remember what they see in it, and nothing else."""
        kinds = self.arrangement(number)
        bots = [(self.makers[kind](), self.budgets[kind]) for kind in kinds]
        # With the same chance in all games of a deal, a bot would repeat itself, and the games would tell less.
        chance = branch(branch(self.seed, CHANCE_OF_BOTS), number)
        cards = branch(branch(self.seed, CARDS), number // len(self.arrangements))
        return GameOfBots(self.setup, bots, chance, stop).play(number, kinds, cards)


def check_count(name: str, number: int) -> None:
    """Refuse what is not a number of things."""
    if type(number) is not int or number < 1:
        raise Unreadable(f"{name} {number!r}: expected a whole number, at least 1")
