"""Information-set Monte-Carlo tree search, written once on the contract for every game, and compiled.

One tree, that of the thinking seat (SO-ISMCTS): its positions are what that seat can tell apart. At every iteration all
that the seat cannot know is drawn anew, the best known moves are followed until a position is new, and from there the
game is played out and judged. Where several seats decide at the same time, the others choose first and the thinking
seat, which cannot see their choices, last: so nobody answers a choice that is still secret, and each has its own
account of what has done well at that position (decoupled UCB).
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from sousbois.bots.judging import judge
from sousbois.bots.knowing import leg, pick, promise
from sousbois.bots.tree import NODE, NOWHERE, digest, joined, place_of
from sousbois.core.chance import below, branch, sow
from sousbois.core.contract import acting, apply, fill_legal, first_of, midway, redeal
from sousbois.core.record import NOTHING, Words64
from sousbois.core.rule import rule

DEEPEST = 512
"""The most moves of a line that are remembered; what follows is played out."""

POLICY = 1
"""The branch of the seed that playouts draw from."""


@rule
def think(
    tables: Any,
    words: Any,
    editions: Any,
    seat: int,
    steps: int,
    last_leg: int,
    seed: int,
    first: int,
    last: int,
    exploration: float,
    breadth: int,
    alone: bool,
    where: Any,
    seen: Any,
    where_others: Any,
    seen_others: Any,
    given: Any,
    moves: Any,
    used: Any,
    root: Any,
    led_to: Any,
    line: Any,
    movers: Any,
    legal: Any,
    scores: Any,
    shares: Any,
    policy: Words64,
) -> None:
    """Iterations `first` to `last`; each depends on the seed, its number and those before it, on nothing else.

    `tables[0]` is the position to think about, `tables[1]` working space, and `words` both of them word by word;
    `where` and `seen` say what of them the seat sees, `where_others` and `seen_others` what others are thought to see.
    The seat's decision begins with the actions in `given`, if there are any: they are not chosen, but what follows is.
    `moves` and `used` are the memory; the key of the position in which the seat chooses first is left in `root`, and
    in `led_to` the share of victory that each iteration led to, as far as there is room. Playouts end when a leg after
    `last_leg` begins.
    """
    edition = editions[0]
    for iteration in range(first, last):
        tables[1] = tables[0]
        state = tables[1]
        redeal(state, edition, seat, branch(seed, iteration))
        sow(policy, branch(branch(seed, iteration), POLICY))
        at_root = True
        made = 0
        length = 0
        mover = 0
        half_made = 0
        deciding = False
        owing = acting(state)
        while owing != 0 and leg(state) <= last_leg:
            if not deciding:
                mover = next_to_choose(owing, seat)
                half_made = mover
            found = fill_legal(state, edition, mover, legal)
            action = legal[0]
            if mover == seat and made < len(given):
                action = given[made]
                made += 1
            elif found > 1 or (at_root and mover == seat):
                if alone and mover != seat:
                    action = pick(state, edition, mover, legal, found, policy)
                else:
                    if mover == seat:
                        key = joined(digest(words[1], where, seen, half_made), mover)
                    else:
                        key = joined(digest(words[1], where_others, seen_others, half_made), mover)
                    place, action = follow(
                        state,
                        edition,
                        mover,
                        moves,
                        used,
                        key,
                        at_root,
                        legal,
                        found,
                        exploration,
                        breadth,
                        scores,
                        policy,
                    )
                    if place == NOWHERE or length == DEEPEST:
                        break
                    if at_root and mover == seat:
                        root[0] = key
                        at_root = False
                    line[length] = place
                    movers[length] = mover
                    length += 1
            apply(state, edition, mover, action)
            deciding = midway(state)
            at_root = at_root and (made == 0 or deciding)
            half_made = joined(half_made, action)
            owing = acting(state)
        play_out(state, edition, seat, last_leg, mover if deciding else NOTHING, legal, policy)
        judge(state, edition, steps, shares)
        if iteration - first < len(led_to):
            led_to[iteration - first] = shares[seat]
        for i in range(length):
            moves[line[i]].tried += 1
            moves[line[i]].total += shares[movers[i]]


@rule
def play_out(state: Any, edition: Any, seat: int, last_leg: int, midst: int, legal: Any, policy: Words64) -> None:
    """Let everyone do what comes to mind until the game or its last leg to look at is over. `midst` is the seat that
    has a decision half made, if any."""
    mover = midst
    while acting(state) != 0 and leg(state) <= last_leg:
        if mover == NOTHING:
            mover = next_to_choose(acting(state), seat)
        found = fill_legal(state, edition, mover, legal)
        apply(state, edition, mover, pick(state, edition, mover, legal, found, policy))
        if not midway(state):
            mover = NOTHING


@rule
def next_to_choose(owing: int, seat: int) -> int:
    """Of the seats that owe a decision the first other one; the thinking seat last."""
    others = owing & ~(1 << seat)
    return seat if others == 0 else first_of(others)


@rule
def follow(
    state: Any,
    edition: Any,
    mover: int,
    moves: Any,
    used: Any,
    key: int,
    at_root: bool,
    legal: Any,
    found: int,
    exploration: float,
    breadth: int,
    scores: Any,
    policy: Words64,
) -> tuple[int, int]:
    """The move that is most worth trying at a position, and where it is remembered; NOWHERE at a new position, unless
    that is where the search begins.

    Untried moves come first, all equally likely or the most promising ones first. Then it is UCB1, which counts how
    often a move was legal rather than how often the position was met: hands differ from one iteration to the next.
    """
    node = place_of(moves, used, key, NODE)
    if node == NOWHERE:
        return NOWHERE, legal[0]
    moves[node].tried += 1
    if moves[node].tried == 1 and not at_root:
        return NOWHERE, legal[0]
    if found > breadth:
        found = most_promising(state, edition, mover, legal, found, breadth + root_of(moves[node].tried), scores)
    best = NOWHERE
    best_action = legal[0]
    best_value = -1.0
    untried = 0
    counted = 0
    logarithm = 0.0
    for i in range(found):
        at = place_of(moves, used, key, legal[i])
        if at == NOWHERE:
            return NOWHERE, legal[0]
        moves[at].legal += 1
        if moves[at].tried == 0:
            untried += 1
            if below(policy, untried) == 0:
                best = at
                best_action = legal[i]
        elif untried == 0:
            if moves[at].legal != counted:
                counted = moves[at].legal
                logarithm = log(counted)
            value = moves[at].total / moves[at].tried + exploration * sqrt(logarithm / moves[at].tried)
            if value > best_value:
                best_value = value
                best = at
                best_action = legal[i]
    return best, best_action


@rule
def most_promising(state: Any, edition: Any, mover: int, legal: Any, found: int, wanted: int, scores: Any) -> int:
    """Put the most promising moves first, in their order; the answer is how many there are, as many as wanted."""
    kept = 0
    for i in range(found):
        action = legal[i]
        score = promise(state, edition, mover, action)
        if kept < wanted:
            kept += 1
        elif score <= scores[kept - 1]:
            continue
        at = kept - 1
        while at > 0 and scores[at - 1] < score:
            scores[at] = scores[at - 1]
            legal[at] = legal[at - 1]
            at -= 1
        scores[at] = score
        legal[at] = action
    return kept


@rule
def root_of(number: int) -> int:
    """The square root, rounded down."""
    return int(sqrt(number))


@rule
def log(number: int) -> float:
    """The logarithm to base 2, straight lines between the powers: plain arithmetic, the same on every machine."""
    bits = 0
    while number >> bits + 1 != 0:
        bits += 1
    return bits + number / (1 << bits) - 1.0


@rule
def recall(moves: Any, used: Any, key: int, legal: Any, tried: Any, totals: Any) -> None:
    """How the moves of a position have fared."""
    for i in range(len(legal)):
        at = place_of(moves, used, key, legal[i])
        if at != NOWHERE:
            tried[i] = moves[at].tried
            totals[i] = moves[at].total
