"""Random play to the end of each game, one measured loop per library: how fast rules run.

A decision is one action applied for a player, forced or not. Deals and other chance events take part of the time
but are not counted. Each loop is the fastest form that the library offers for the job, as far as we know.
"""

import json
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

from loop import Loop, Run, measure_one, repeat

HUNT_CPP = Path(__file__).with_name("hunt.cpp")
HEARTS_CHANCE_NODES = 53  # the direction of the pass, then 52 cards
SOUSBOIS_BATCH = 50_000
LEDUC_BATCH = 10_000
LEDUC_STEPS = 100
SPARROW_BATCH = 1_000


def sousbois_hunt(seconds: float) -> Run:
    """Batches of the hunt, dealing included; a first small batch has the rules compiled."""
    hunt = import_module("sousbois").game("hunt")
    warm_up = hunt.batch(seats=4, games=10, seed=0).play_random()

    def play(seed: int) -> tuple[int, int]:
        result = hunt.batch(seats=4, games=SOUSBOIS_BATCH, seed=seed).play_random()
        return int(result.games), int(result.moves)

    return repeat(play, seconds, float(warm_up.compile_seconds))


def cpp_hunt(seconds: float) -> Run:
    """The hunt written by hand in C++, which keeps its own time; a short run first tells how many games to ask for."""
    if not HUNT_CPP.exists():
        sys.exit(f"no {HUNT_CPP.name}")
    compiler = shutil.which("g++")
    if compiler is None:
        sys.exit("no g++")
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "hunt"
        start = perf_counter()
        command = [compiler, "-std=c++20", "-O3", "-march=native", str(HUNT_CPP), "-o", str(program)]
        if subprocess.run(command, check=False).returncode != 0:
            sys.exit(f"g++ could not compile {HUNT_CPP.name}")
        compile_seconds = perf_counter() - start

        def play(games: int, seed: int) -> Run:
            said = json.loads(subprocess.check_output([program, str(games), str(seed)]))
            return Run(said["games"], said["moves"], said["seconds"], compile_seconds)

        trial = play(10_000, 1)
        return play(max(1, round(trial.games * seconds / trial.seconds)), 2)


def open_spiel_usual(name: str, seconds: float) -> Run:
    """An OpenSpiel game driven from Python as its own examples do it: chance by `chance_outcomes` and their weights."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(name)
    chance = random.Random(1)

    def play(_: int) -> tuple[int, int]:
        moves = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                moves += 1
        return 1, moves

    return repeat(play, seconds)


def open_spiel(name: str, seconds: float) -> Run:
    """An OpenSpiel game driven from Python in the quickest way that we found.

    The chance nodes of the games measured here are uniform, so `legal_actions` serves them as well as the players;
    it is several times faster than `chance_outcomes` and a weighted choice.
    """
    pyspiel = import_module("pyspiel")
    if name.startswith("python_"):
        import_module("open_spiel.python.games")
    game = pyspiel.load_game(name)
    terminal = int(pyspiel.PlayerId.TERMINAL)
    uniform = random.Random(1).random

    def play(_: int) -> tuple[int, int]:
        moves = 0
        state = game.new_initial_state()
        while (player := state.current_player()) != terminal:
            actions = state.legal_actions()
            state.apply_action(actions[int(uniform() * len(actions))])
            moves += player >= 0
        return 1, moves

    return repeat(play, seconds)


def open_spiel_bots(seconds: float) -> Run:
    """OpenSpiel's hearts with its random bots: Python asks for each game, and the moves stay within C++."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]

    def play(seed: int) -> tuple[int, int]:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return 1, state.move_number() - HEARTS_CHANCE_NODES

    return repeat(play, seconds)


def rlcard(name: str, config: dict[str, int], seconds: float) -> Run:
    """An RLCard environment stepped with random legal actions."""
    env = import_module("rlcard").make(name, config={"seed": 1, **config})
    uniform = random.Random(1).random

    def play(_: int) -> tuple[int, int]:
        moves = 0
        state, _player = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _player = env.step(actions[int(uniform() * len(actions))])
            moves += 1
        return 1, moves

    return repeat(play, seconds)


def pick_action(jax: Any, key: Any, legal: Any) -> Any:
    """One random legal action for each game of a batch, with one random number each."""
    count = jax.numpy.cumsum(legal, axis=-1)
    rank = jax.numpy.floor(jax.random.uniform(key, (legal.shape[0], 1)) * count[:, -1:])
    return (count <= rank).sum(axis=-1)


def repeat_compiled(jax: Any, play: Callable[[Any], Any], seconds: float) -> Run:
    """Have jax compile `play`, which takes a key and returns (games, moves), then repeat it."""
    compiled = jax.jit(play)

    def call(seed: int) -> tuple[int, int]:
        games, moves = compiled(jax.random.key(seed))
        return int(games), int(moves)

    start = perf_counter()
    call(0)
    return repeat(call, seconds, perf_counter() - start)


def pgx_leduc(seconds: float) -> Run:
    """Leduc hold'em in pgx, where a new deal at once replaces each game that ends: dealing it is cheap."""
    jax = import_module("jax")
    env = import_module("pgx").make("leduc_holdem")
    init = jax.vmap(env.init)
    step = jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))

    def play(key: Any) -> Any:
        def turn(state: Any, key: Any) -> Any:
            action_key, deal_key = jax.random.split(key)
            action = pick_action(jax, action_key, state.legal_action_mask)
            state = step(state, action, jax.random.split(deal_key, LEDUC_BATCH))
            return state, state.terminated.sum()

        deal_key, turn_key = jax.random.split(key)
        state = init(jax.random.split(deal_key, LEDUC_BATCH))
        _, ended = jax.lax.scan(turn, state, jax.random.split(turn_key, LEDUC_STEPS))
        return ended.sum(), LEDUC_STEPS * LEDUC_BATCH

    return repeat_compiled(jax, play, seconds)


def pgx_sparrow(seconds: float) -> Run:
    """Sparrow mahjong in pgx, each batch played until its last game ends: dealing at each turn would be slower."""
    jax = import_module("jax")
    env = import_module("pgx").make("sparrow_mahjong")
    init, step = jax.vmap(env.init), jax.vmap(env.step)

    def play(key: Any) -> Any:
        def unfinished(carry: Any) -> Any:
            return ~carry[0].terminated.all()

        def turn(carry: Any) -> Any:
            state, key, moves = carry
            key, action_key = jax.random.split(key)
            moves += (~state.terminated).sum()
            return step(state, pick_action(jax, action_key, state.legal_action_mask)), key, moves

        deal_key, turn_key = jax.random.split(key)
        state = init(jax.random.split(deal_key, SPARROW_BATCH))
        return SPARROW_BATCH, jax.lax.while_loop(unfinished, turn, (state, turn_key, 0))[2]

    return repeat_compiled(jax, play, seconds)


SOUSBOIS = "sousbois hunt"
ENGINES = {
    SOUSBOIS: Loop(4, sousbois_hunt),
    "hunt by hand in C++": Loop(4, cpp_hunt),
    "OpenSpiel hearts, from Python": Loop(4, partial(open_spiel_usual, "hearts")),
    "OpenSpiel hearts, quickest loop": Loop(4, partial(open_spiel, "hearts")),
    "OpenSpiel hearts, C++ bots": Loop(4, open_spiel_bots),
    "OpenSpiel python_team_dominoes": Loop(4, partial(open_spiel, "python_team_dominoes")),
    "RLCard uno": Loop(4, partial(rlcard, "uno", {"game_num_players": 4})),
    "RLCard gin-rummy": Loop(2, partial(rlcard, "gin-rummy", {})),
    "pgx leduc_holdem": Loop(2, pgx_leduc),
    "pgx sparrow_mahjong": Loop(3, pgx_sparrow),
}


if __name__ == "__main__":
    measure_one(ENGINES)
