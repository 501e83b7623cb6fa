"""The door to OpenSpiel: each game is registered as `sousbois_<game>` when this module is imported.

    import pyspiel
    import sousbois.doors.openspiel
    game = pyspiel.load_game("sousbois_menagerie(players=3,turn_limit=10)")

The parameters are `players`, `deals`, `edition` (an id, or the path of a file) and the options of the game. The root is
a chance node: its outcome k, one of so many `deals`, is the game that `sousbois.game(name).table(seed=k)` deals.
Whatever else is left to chance comes out of the generator in the state, which nobody sees, so no other chance node
follows. Seats that decide at the same time choose one after the other, and none sees what another has just chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from sousbois.bots.knowing import thinking_twins
from sousbois.core.errors import NotAllowed, Unreadable
from sousbois.core.game import Game
from sousbois.core.record import NOTHING, Records, clone
from sousbois.core.setup import Setup, set_up
from sousbois.doors.compiled.observation import Observation, look
from sousbois.doors.compiled.recalling import BEGIN, DECIDE, RESAMPLE, advance, blank_memory, sights
from sousbois.doors.compiled.rewards import pay
from sousbois.doors.openspiel_observer import SpielObserver
from sousbois.doors.openspiel_state import CHANCE, FIRST_SEAT, Node, SpielState
from sousbois.games import load, names

USUAL_DEALS = 1000
"""How many deals chance draws from, if nobody says otherwise."""


def spiel_game(setup: Setup, deals: int = USUAL_DEALS) -> SpielGame:
    """The game of OpenSpiel for a set-up. One that no parameters describe can be played and solved like any other, but
    its states cannot be pickled."""
    return SpielGame(setup, deals, parameters_of(setup, deals))


def parameters_of(setup: Setup, deals: int) -> dict[str, Any]:
    """The parameters that lead to a set-up. An edition that did not come with the game goes by its hash, which names
    none: rather than another edition with the same id, none is found."""
    edition = setup.edition
    name = edition.id if setup.game.comes_with(edition) else edition.digest
    return {"players": setup.seats, "deals": deals, "edition": name, **setup.options}


def game_type(game: Game, seats: range, parameters: Mapping[str, Any]) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game for so many seats. Who plays alone is paid by nobody."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"sousbois_{game.name}",
        long_name=f"Sousbois: {game.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if max(seats) == 1 else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """What all states of a game have in common, space to work in too: they are for one thread."""

    def __init__(self, setup: Setup, deals: int, parameters: Mapping[str, Any]) -> None:
        if isinstance(deals, bool) or not isinstance(deals, int) or deals < 1:
            raise Unreadable(f"deals {deals!r}: expected a whole number, at least 1")
        seats, actions = setup.seats, len(setup.actions)
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if seats == 1 else 0.0,
            max_game_length=setup.bound,
        )
        super().__init__(game_type(setup.game, range(seats, seats + 1), parameters), info, parameters)
        self.setup = setup
        self.deals = deals
        self.form = Observation(setup)
        self.facts = setup.edition.facts
        self.sights = sights(setup)
        self.texts = [str(action) for action in setup.actions]
        self.legal = np.zeros(actions, np.int64)
        self.seen = np.zeros(self.form.size, np.int16)
        self.earned = np.zeros(seats, np.float64)
        rules, thoughts = setup.game.twins, thinking_twins(setup.game)
        self._advance: Any = rules.of(advance)
        self.look: Any = thoughts.of(look)
        self.pay: Any = thoughts.of(pay)
        self.not_dealt = self._node(setup.blank(), FIRST_SEAT)

    def new_initial_state(self) -> SpielState:
        """The state before the deal."""
        return SpielState(self)

    def state_at(self, table: Records, seat: int) -> SpielState:
        """A state that goes on from a table. This seat decides; if others decide at the same time, they come after it.

        It has no history: nobody remembers what came before.
        """
        state = self.new_initial_state()
        state.at = self.node_at(table, seat)
        return state

    def dealt(self, deal: int) -> Node:
        """The table of a deal."""
        if deal not in range(self.deals):
            raise NotAllowed(f"deal {deal}: the deals are 0 to {self.deals - 1}")
        return self.node_at(self.setup.deal(seed=deal).store(), FIRST_SEAT)

    def node_at(self, table: Records, first: int) -> Node:
        """Where a table stands, if nobody remembers what came before."""
        node = self._node(clone(table), first)
        self._go_on(node, BEGIN)
        return node

    def decide(self, node: Node, action: int) -> None:
        """Carry out an action of the seat that decides."""
        node.done[node.seat].append(action)
        self._go_on(node, DECIDE, node.seat, action=action)

    def resample(self, node: Node, seat: int, seed: int) -> None:
        """Draw again all that a seat cannot know. The others remember nothing but what they see now."""
        node.done = [done if each == seat else [] for each, done in enumerate(node.done)]
        self._go_on(node, RESAMPLE, seat, seed=seed)

    def _go_on(self, node: Node, deed: int, seat: int = NOTHING, *, action: int = 0, seed: int = 0) -> None:
        at = (deed, seat, action, np.uint64(seed), node.first)
        asked = self._advance(node.table, node.words, self.facts, *at, *self.sights, node.memory, self.legal)
        node.await_decision(asked, self.legal)

    def _node(self, table: Records, first: int) -> Node:
        """A table of which nobody has seen anything yet."""
        seats = self.setup.seats
        return Node(table, blank_memory(seats), [[] for _ in range(seats)], first, CHANCE, [])

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Whoever writes down what players see: what OpenSpiel calls an observation, or an information state."""
        if params:
            raise Unreadable(f"observer: there are no parameters, found {params!r}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise Unreadable("observer: each seat sees what is open to all, and what is its own; nothing else is known")
        return SpielObserver(self.form, len(self.texts) if wanted.perfect_recall else None)

    def check_seat(self, seat: Any) -> None:
        """Refuse a seat that is not at the table."""
        if seat not in range(self.setup.seats):
            raise Unreadable(f"seat {seat!r}: the seats are 0 to {self.setup.seats - 1}")


class NamedGame(SpielGame):
    """The game of OpenSpiel that parameters lead to.

    Each game has a class of its own, because OpenSpiel lets go of what it was given when Python has ended already: a
    class stays where it is, but a function would be freed, which nobody can do by then.
    """

    game: Game

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        options = dict(parameters)
        players, deals, edition = (options.pop(name) for name in ("players", "deals", "edition"))
        super().__init__(set_up(self.game, players, edition, options), deals, parameters)


for _game in map(load, names()):
    pyspiel.register_game(
        game_type(_game, _game.seats, parameters_of(set_up(_game), USUAL_DEALS)),
        type(f"Spiel{_game.name.capitalize()}", (NamedGame,), {"game": _game, "__doc__": NamedGame.__doc__}),
    )
