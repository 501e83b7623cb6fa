"""Let a bot of sousbois play against OpenSpiel's own IS-MCTS, with the same time for each action.

`python benchmarks/ismcts.py GAME` puts one bot of ours at a table of OpenSpiel's players and prints its share of the
victories. It is a match like those of `sousbois match`: every deal is played with the bot in each of the seats. The
games are played one after the other, so that nobody's thinking slows down somebody else's.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from time import perf_counter
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from peers import cpu_name, find_versions
from sousbois.arena.figures import by_bot, by_kind
from sousbois.arena.match import Match
from sousbois.bots import maker, names
from sousbois.bots.budget import Budget
from sousbois.bots.contract import Bot, Question
from sousbois.bots.judging import share_victory
from sousbois.bots.warming import warm_up
from sousbois.core.action import Action
from sousbois.core.errors import SousboisError
from sousbois.core.setup import Setup, set_up
from sousbois.doors.compiled.recalling import NOW
from sousbois.doors.openspiel import USUAL_DEALS, SpielGame, parameters_of
from sousbois.doors.openspiel_state import SpielState
from sousbois.games import load

OPEN_SPIEL = "OpenSpiel"
UCT_C = 2.0
"""How readily moves are tried again that have seemed worse: as in OpenSpiel's examples. At one table with players that
take 0.5, 1 and 4, none of them did better."""
FEWEST = 2
"""The simulations that it takes to try a move: the first one only makes the root."""
ENDLESS = 1 << 30
"""More simulations than anyone has time for."""
PACKAGES = ("python", "sousbois", "open_spiel", "numpy", "numba")


class GameOfVictories(SpielGame):
    """A game of the door to OpenSpiel, in which nothing counts but victory: as in the match."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, USUAL_DEALS, parameters_of(setup, USUAL_DEALS))
        self.share_victory: Any = setup.game.twins.of(share_victory)

    def new_initial_state(self) -> SpielState:
        return StateOfVictories(self)

    def compile(self) -> None:
        """Play any game to its end, so that no player's time is spent on compiling."""
        dealt = self.setup.deal(seed=0)
        seat = self.setup.acting(dealt)[0]
        state = self.state_at(dealt.store(), seat).resample_from_infostate(seat, random.random)
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
        state.returns()


class StateOfVictories(SpielState):
    """A state of such a game, in which players go by what they see now: a position that is reached in two ways is
    searched once, as our own bots do."""

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat sees now, in one number."""
        return str(self.at.memory[self.at.seat if player is None else player, NOW])

    def returns(self) -> list[float]:
        """At the end: each seat's share of victory, from -1 for none of it to 1 for all."""
        game = self.spiel
        game.share_victory(self.at.table[0], game.facts[0], len(game.setup.game.steps), game.earned)
        return [2 * share - 1 for share in game.earned.tolist()]


class OutOfTime(Exception):
    """The time for an action is used up."""


class IsMcts:
    """OpenSpiel's IS-MCTS as a player at a table of ours.

    Its search runs as OpenSpiel wrote it, in one go. When the time is up, it is broken off where it wants another guess
    at what is hidden, and what its tree says by then counts.
    """

    def __init__(self, game: GameOfVictories, seconds: float, seed: int) -> None:
        self.searches = 0
        self.simulations = 0
        self._game = game
        self._seconds = seconds
        self._chance = random.Random(seed)
        self._bot = ISMCTSBot(
            game,
            # Python's own generator picks a move many times quicker than numpy's, which OpenSpiel takes if not told.
            RandomRolloutEvaluator(random_state=random.Random(self._chance.getrandbits(32))),
            UCT_C,
            ENDLESS,
            random_state=np.random.RandomState(self._chance.getrandbits(32)),
            final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        self._bot.set_resampler(self._guess)

    def choose(self, question: Question) -> Action:
        """The move that was tried most often."""
        self._end = perf_counter() + self._seconds
        self._made = 0
        state = self._game.state_at(question.state.store(), question.seat)
        try:
            policy = self._bot.run_search(state)
        except OutOfTime:
            policy = self._bot.get_final_policy(state, self._bot.lookup_node(state))
        self.searches += 1
        self.simulations += self._made
        numbers, chances = zip(*policy, strict=True)
        return question.setup.actions[self._chance.choices(numbers, chances)[0]]

    def _guess(self, state: SpielState, seat: int) -> SpielState:
        """One more state to begin a simulation from, if there is time for it."""
        if self._made >= FEWEST and perf_counter() > self._end:
            raise OutOfTime
        self._made += 1
        return state.resample_from_infostate(seat, self._chance.random)


@dataclass(frozen=True, kw_only=True)
class MatchWithOpenSpiel(Match):
    """A match of the bot named first against OpenSpiel's player, at all other seats: it forgets all after each move."""

    open_spiel: IsMcts

    @cached_property
    def makers(self) -> dict[str, Callable[[], Bot]]:
        return {OPEN_SPIEL: lambda: self.open_spiel, self.kinds[0]: maker(self.kinds[0])}


def run(options: argparse.Namespace) -> None:
    """Play the match and print what came of it."""
    setup, budget = set_up(load(options.game), options.seats), Budget(milliseconds=options.ms)
    table = GameOfVictories(setup)
    player = IsMcts(table, options.ms / 1000, options.seed)
    kinds = (options.bot, *[OPEN_SPIEL] * (setup.seats - 1))
    match = MatchWithOpenSpiel(setup, kinds, options.games, options.seed, budget, open_spiel=player)
    warm_up(setup)
    table.compile()
    played = []
    for game in match.play():
        if game.faults:
            sys.exit("; ".join(f"{game.seats[seat]} {fault}" for seat, fault in game.faults))
        played.append(game)
        ours, theirs = by_kind(by_bot(match, played))
        print(f"{ours.games} of {match.games} games, {float(ours.victories):.2f} victories", file=sys.stderr)

    low, high = ours.interval
    times_fair = ours.share * setup.seats
    versions = find_versions()
    print(f"{options.game}, {setup.seats} seats: {ours.name} against {theirs.bots} IS-MCTS players of OpenSpiel")
    print(f"{ours.games} games, {budget} for each action")
    print(f"victories: {ours.share:.1%} (95 %: {low:.1%} to {high:.1%}), {times_fair:.2f} times the fair share")
    print(f"mean time for an action: {ours.mean_seconds * 1000:.0f} ms, OpenSpiel {theirs.mean_seconds * 1000:.0f} ms")
    print(f"OpenSpiel: {player.simulations / player.searches:.0f} simulations for each action, uct_c {UCT_C:g}")
    print(f"{datetime.now(UTC):%Y-%m-%d}, {cpu_name()}")
    print(", ".join(f"{package} {versions[package]}" for package in PACKAGES))


def main() -> None:
    """Read the command line; whatever is wrong with it is told in one line."""
    parser = argparse.ArgumentParser(description="Let a bot of sousbois play against OpenSpiel's own IS-MCTS.")
    parser.add_argument("game", help="the game, such as hunt")
    parser.add_argument("--games", type=int, default=100, help="how many (default: 100)")
    parser.add_argument("--ms", type=int, default=200, help="milliseconds for each action (default: 200)")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the deals (default: 0)")
    parser.add_argument("--bot", default="expert", help=f"our bot, one of: {', '.join(names())} (default: expert)")
    parser.add_argument("--seats", type=int, default=4, help="how many play (default: 4)")
    options = parser.parse_args()
    try:
        run(options)
    except SousboisError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
