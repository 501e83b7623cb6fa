"""Tricky Badger: the badger, in rulebook order.

    Material            in `material.py`
    A round             deal, begin_round, deal_leaves, turn_up
    A trick             begin_trick, acting, why_not, fill_legal, apply, choose_stake, lay_leaf, win_trick
                        which leaf may be laid, and which one wins, in `trick.py`
    After the trick     win_card, use_or_ask, use, decline, end_trick
    Magpie              use_magpie, keep_or_discard
    Cage and trap       use_cage, use_trap, put_with
    The collection      arrive, choose_partner, settle, associate, quarrel, badgers_eat, weevils_eat
    End of a round      end_round
    End of the game     end_game, standing; the points in `points.py`
    What one knows      redeal, in `hidden.py`
    What can be         check, with `possible.py`

Departures from the printed rules: none. Where the rulebook is silent, the clauses say what we have ruled.
"""

from __future__ import annotations

from collections.abc import Iterator

from sousbois.core.chance import below
from sousbois.core.event import tell
from sousbois.core.record import NOTHING
from sousbois.core.rule import rule
from sousbois.games.badger.hidden import redeal
from sousbois.games.badger.material import (
    ACTIONS,
    CAGE,
    CARDS,
    COLOURS,
    DECLINE,
    FACE_UP,
    KEEP,
    KINDS,
    LEAF,
    MAGPIE,
    OFFERS,
    PARTNER,
    PARTNERS,
    ROUNDS,
    STACKS,
    STAKE,
    TRAP,
    TRICKS,
    WITH_BONE,
    WITH_CAGE,
    WITH_TRAP,
    WITH_WEEVIL,
    WITH_WHEAT,
    Answer,
    Colour,
    Edition,
    Event,
    Kind,
    Loose,
    Options,
    Question,
    Refusal,
    Stack,
    State,
    cage_use,
    colour_of,
    is_hungry,
    is_unfed,
    kind_of,
    leaves_in_use,
    lies_in,
    magpie_use,
    question_of,
    trap_use,
)
from sousbois.games.badger.points import badgers_of, count, hamsters_of, points_of
from sousbois.games.badger.possible import check_cards, check_collection, check_course, check_leaves, check_trick
from sousbois.games.badger.trick import fill_leaves, led_colour, trampler_of, trick_winner, why_not_leaf

__all__ = (
    "Event",
    "Options",
    "Refusal",
    "State",
    "acting",
    "apply",
    "check",
    "deal",
    "fill_legal",
    "redeal",
    "standing",
    "why_not",
)

# A round


@rule
def deal(state: State, edition: Edition) -> None:
    """B3, B14 The collection cards are shuffled; the first holder of the first-player card is drawn."""
    for offer in range(OFFERS):
        state.undrawn[offer] = edition.copies[offer]
    state.stake = NOTHING
    state.arriving = NOTHING
    state.first = below(state.chance, state.seats)
    begin_round(state)


@rule
def begin_round(state: State) -> None:
    """B5, B6 New leaves for everyone, and new cards to win."""
    state.round += 1
    state.trick = 0
    tell(state, Event.ROUND_BEGINS, state.first, state.round)
    deal_leaves(state)
    for _ in range(FACE_UP):
        turn_up(state)
    begin_trick(state)


@rule
def deal_leaves(state: State) -> None:
    """B5 All leaves in use are shuffled, and each player gets nine; the others stay hidden."""
    for seat in range(state.seats):
        for colour in range(COLOURS):
            state.lacks[seat, colour] = False
    in_use = leaves_in_use(state)
    for leaf in range(in_use):
        state.played[leaf] = False
    pack = list(range(in_use))
    dealt = 0
    for seat in range(state.seats):
        for _ in range(TRICKS):
            drawn = dealt + below(state.chance, in_use - dealt)
            pack[drawn], pack[dealt] = pack[dealt], pack[drawn]
            state.hand[seat, pack[dealt]] = True
            dealt += 1


@rule
def turn_up(state: State) -> None:
    """B6 Any of the collection cards still face down is turned up."""
    left = 0
    for offer in range(OFFERS):
        left += state.undrawn[offer]
    skipped = below(state.chance, left)
    offer = 0
    while skipped >= state.undrawn[offer]:
        skipped -= state.undrawn[offer]
        offer += 1
    state.undrawn[offer] -= 1
    state.face_up[offer] += 1
    tell(state, Event.CARD_TURNED_UP, NOTHING, offer)


# A trick


@rule
def begin_trick(state: State) -> None:
    """B7 The first player is to choose the card at stake."""
    state.trick += 1
    for seat in range(state.seats):
        state.laid[seat] = NOTHING
    ask(state, state.first, Question.STAKE)


@rule
def ask(state: State, seat: int, question: int) -> None:
    """A seat owes a decision."""
    state.turn = seat
    state.question = question


@rule
def acting(state: State) -> int:
    """B7, B8, B13 One after the other."""
    return 0 if state.turn == NOTHING else 1 << state.turn


@rule
def why_not(state: State, edition: Edition, seat: int, action: int) -> int:
    """B7, B8, B15, B19, B22, B23 Only what is asked can be answered, and only with what there is."""
    if action == DECLINE:
        return why_not_decline(state)
    if question_of(action) != state.question:
        return Refusal.NOT_ASKED
    if action < LEAF:
        return Refusal.ALLOWED if state.face_up[action - STAKE] > 0 else Refusal.NOT_FACE_UP
    if action < MAGPIE:
        return why_not_leaf(state, seat, action - LEAF)
    if action < KEEP:
        return why_not_magpie(state, seat, action)
    if action < CAGE:
        return Refusal.ALLOWED
    if action < TRAP:
        return Refusal.ALLOWED if state.collection[cage_use(action)] > 0 else Refusal.NO_SUCH_BADGER
    if action < PARTNER:
        return Refusal.ALLOWED if state.collection[trap_use(action)] > 0 else Refusal.NO_SUCH_HAMSTER
    partner = PARTNERS[action - PARTNER]
    return Refusal.ALLOWED if can_partner(state, seat, state.arriving, partner) else Refusal.NO_SUCH_PARTNER


@rule
def why_not_magpie(state: State, seat: int, action: int) -> int:
    """B19, B27 An unassociated food of anybody, or an unassociated bone or twig of somebody else."""
    owner, card = magpie_use(action)
    if owner == seat and card <= Loose.TWIG:
        return Refusal.ONLY_FROM_OTHERS
    return Refusal.ALLOWED if state.collection[owner, card] > 0 else Refusal.NOT_THERE


@rule
def why_not_decline(state: State) -> int:
    """B19, B22, B23 A magpie, a cage or a trap that can be used must be, unless the house allows otherwise."""
    if state.question not in (Question.MAGPIE, Question.CAGE, Question.TRAP):
        return Refusal.NOT_ASKED
    return Refusal.ALLOWED if state.options.optional_effects else Refusal.MUST_BE_USED


@rule
def fill_legal(state: State, edition: Edition, seat: int, out: list[int]) -> int:
    """B7, B8 What `why_not` allows, listed without asking for each of the leaves."""
    if state.question == Question.LEAF:
        return fill_leaves(state, seat, out)
    found = 0
    if state.question == Question.STAKE:
        for offer in range(OFFERS):
            out[found] = STAKE + offer  # kept or written over: quicker than a branch that cannot be foreseen
            found += state.face_up[offer] > 0
        return found
    for action in range(MAGPIE, DECLINE + 1):
        out[found] = action
        found += why_not(state, edition, seat, action) == Refusal.ALLOWED
    return found


@rule
def apply(state: State, edition: Edition, seat: int, action: int) -> None:
    """B7, B8, B13 Carry a decision out. Unless that raises another question, the trick is over."""
    state.told = 0
    state.question = Question.NOTHING_MORE
    if action < LEAF:
        choose_stake(state, seat, action - STAKE)
    elif action < MAGPIE:
        lay_leaf(state, edition, seat, action - LEAF)
    elif action < DECLINE:
        use(state, seat, action)
    else:
        decline(state, seat)
    if state.question == Question.NOTHING_MORE:
        end_trick(state, edition)


@rule
def choose_stake(state: State, seat: int, offer: int) -> None:
    """B7 The first player chooses the card at stake, then leads."""
    state.face_up[offer] -= 1
    state.stake = offer
    tell(state, Event.STAKE_CHOSEN, seat, offer)
    ask(state, seat, Question.LEAF)


@rule
def lay_leaf(state: State, edition: Edition, seat: int, leaf: int) -> None:
    """B7, B8 The first player leads, the others follow clockwise. Who does not follow has shown to lack the colour."""
    state.hand[seat, leaf] = False
    state.played[leaf] = True
    state.laid[seat] = leaf
    led = led_colour(state)
    if seat == state.first:
        tell(state, Event.LEAF_LED, seat, leaf)
    elif colour_of(leaf) == led:
        tell(state, Event.LEAF_FOLLOWS, seat, leaf)
    else:
        state.lacks[seat, led] = True
        tell(state, Event.LEAF_TRUMPS if colour_of(leaf) == Colour.PINK else Event.LEAF_DISCARDED, seat, leaf)
    following = clockwise(state, seat, 1)
    if following == state.first:
        win_trick(state, edition)
    else:
        ask(state, following, Question.LEAF)


@rule
def clockwise(state: State, seat: int, steps: int) -> int:
    """The seat so many steps to the left."""
    other = seat + steps
    return other - state.seats if other >= state.seats else other


@rule
def win_trick(state: State, edition: Edition) -> None:
    """B10, B11, B13 Trampled leaves are out; the strongest of the others wins the card at stake."""
    for turn in range(state.seats):
        seat = clockwise(state, state.first, turn)
        trampler = trampler_of(state, edition, state.laid[seat])
        if trampler != NOTHING:
            tell(state, Event.LEAF_TRAMPLED, seat, state.laid[seat], trampler)
    winner = trick_winner(state, edition)
    tell(state, Event.TRICK_WON, winner, state.laid[winner], state.stake)
    win_card(state, edition, winner)


# After the trick


@rule
def win_card(state: State, edition: Edition, seat: int) -> None:
    """B13 The winner takes the card at stake into the collection. Magpie, cage and trap are used instead."""
    kind = kind_of(state.stake)
    if kind == Kind.MAGPIE:
        use_or_ask(state, edition, seat, MAGPIE, KEEP, Event.MAGPIE_FINDS_NOTHING)
    elif kind == Kind.CAGE:
        use_or_ask(state, edition, seat, CAGE, TRAP, Event.CAGE_FINDS_NOTHING)
    elif kind == Kind.TRAP:
        use_or_ask(state, edition, seat, TRAP, PARTNER, Event.TRAP_FINDS_NOTHING)
    else:
        state.stake = NOTHING
        tell(state, Event.CARD_JOINS, seat, kind)
        arrive(state, seat, by_itself(kind))


@rule
def by_itself(kind: int) -> int:
    """B15 The stack that a card is as long as it is not associated."""
    stack = 0
    while CARDS[stack] != 1 << kind:
        stack += 1
    return stack


@rule
def use_or_ask(state: State, edition: Edition, seat: int, begin: int, end: int, finds_nothing: int) -> None:
    """B19, B22, B23 The card is used if it can be, and discarded if not; its uses are the actions from `begin` to
    before `end`. Where there is no choice nobody is asked."""
    ask(state, seat, question_of(begin))
    uses, action = uses_among(state, edition, seat, begin, end)
    if uses == 0:
        tell(state, finds_nothing, seat)
        state.question = Question.NOTHING_MORE
        discard_stake(state)
    elif uses == 1 and not state.options.optional_effects:
        state.question = Question.NOTHING_MORE
        use(state, seat, action)


@rule
def uses_among(state: State, edition: Edition, seat: int, begin: int, end: int) -> tuple[int, int]:
    """How many of these actions are allowed, and the last of those."""
    uses = 0
    last = NOTHING
    for action in range(begin, end):
        if why_not(state, edition, seat, action) == Refusal.ALLOWED:
            uses += 1
            last = action
    return uses, last


@rule
def use(state: State, seat: int, action: int) -> None:
    """B15, B19, B22, B23 What the winner of the trick has decided about the card won, or could not but decide."""
    if action < KEEP:
        use_magpie(state, seat, action)
    elif action < CAGE:
        keep_or_discard(state, seat, action - KEEP)
    elif action < TRAP:
        use_cage(state, seat, action)
    elif action < PARTNER:
        use_trap(state, seat, action)
    else:
        choose_partner(state, seat, PARTNERS[action - PARTNER])


@rule
def decline(state: State, seat: int) -> None:
    """B19, B22, B23 House rule: the card is discarded unused."""
    kind = kind_of(state.stake)
    if kind == Kind.MAGPIE:
        tell(state, Event.MAGPIE_DECLINED, seat)
    elif kind == Kind.CAGE:
        tell(state, Event.CAGE_DECLINED, seat)
    else:
        tell(state, Event.TRAP_DECLINED, seat)
    discard_stake(state)


@rule
def discard_stake(state: State) -> None:
    """B19, B22, B23 A card that has been used up, or has no use, is discarded."""
    state.discarded[kind_of(state.stake)] += 1
    state.stake = NOTHING


@rule
def end_trick(state: State, edition: Edition) -> None:
    """B14 The first-player card moves clockwise, whoever has won."""
    state.first = clockwise(state, state.first, 1)
    tell(state, Event.FIRST_PLAYER_MOVES, state.first)
    if state.trick == TRICKS:
        end_round(state, edition)
    else:
        begin_trick(state)


# Magpie


@rule
def use_magpie(state: State, seat: int, action: int) -> None:
    """B19 The magpie eats a food, or takes a bone or a twig: then it is asked whether the thief keeps it."""
    owner, card = magpie_use(action)
    state.collection[owner, card] -= 1
    if card <= Loose.TWIG:
        tell(state, Event.MAGPIE_TAKES, seat, owner, card)
        state.arriving = card
        ask(state, seat, Question.KEEP)
    else:
        tell(state, Event.MAGPIE_EATS, seat, owner, card)
        discard(state, card)
        discard_stake(state)


@rule
def keep_or_discard(state: State, seat: int, answer: int) -> None:
    """B19 The stolen card joins the thief's collection or is discarded; so is the magpie."""
    card = arrived(state)
    discard_stake(state)
    if answer == Answer.KEEP:
        tell(state, Event.STOLEN_CARD_KEPT, seat, card)
        arrive(state, seat, card)
    else:
        tell(state, Event.STOLEN_CARD_DISCARDED, seat, card)
        discard(state, card)


# Cage and trap


@rule
def use_cage(state: State, seat: int, action: int) -> None:
    """B22 A badger, with its bone if it has one, comes into the cage: another player's, who loses it, or one's own."""
    owner, badger = cage_use(action)
    if owner == seat:
        tell(state, Event.OWN_BADGER_CAGED, seat, badger)
    else:
        tell(state, Event.BADGER_STOLEN, seat, owner, badger)
    put_with(state, seat, owner, badger, badger + WITH_CAGE)


@rule
def use_trap(state: State, seat: int, action: int) -> None:
    """B23 A hamster, with its food if it has one, comes into the trap: another player's, who loses it, or one's own."""
    owner, hamster = trap_use(action)
    if owner == seat:
        tell(state, Event.OWN_HAMSTER_TRAPPED, seat, hamster)
    else:
        tell(state, Event.HAMSTER_STOLEN, seat, owner, hamster)
    put_with(state, seat, owner, hamster, hamster + WITH_TRAP)


@rule
def put_with(state: State, seat: int, owner: int, stack: int, guarded: int) -> None:
    """B22–B24 The cage or trap at stake is put on an animal; what is stolen arrives and is settled. It protects from
    theft only: settling asks for hunger and sex, never for cages and traps."""
    state.stake = NOTHING
    state.collection[owner, stack] -= 1
    if owner == seat:
        state.collection[seat, guarded] += 1
    else:
        arrive(state, seat, guarded)


# The collection


@rule
def arrive(state: State, seat: int, stack: int) -> None:
    """B15, B20, B26 Whatever arrives, won or stolen, is settled. A bone or a food may find partners that differ: then
    the owner chooses. A badger or a hamster never has the choice: all bones are alike, and so are all foods that wait,
    for a weevil leaves no wheat (B25)."""
    kinds = 0
    host = stack
    for partner in PARTNERS:
        if can_partner(state, seat, stack, partner):
            kinds += 1
            host = partner
    if kinds > 1:
        state.arriving = stack
        ask(state, seat, Question.PARTNER)
    else:
        settle(state, seat, stack, host)


@rule
def can_partner(state: State, seat: int, card: int, partner: int) -> bool:
    """B15 Whether there is such a partner for a bone or a food in the collection."""
    if state.collection[seat, partner] == 0:
        return False
    if card == Stack.BONE:
        return is_hungry(partner)
    return card in (Stack.WHEAT, Stack.WEEVIL) and is_unfed(partner)


@rule
def choose_partner(state: State, seat: int, partner: int) -> None:
    """B15 The owner has chosen the partner of the card that arrives."""
    settle(state, seat, arrived(state), partner)


@rule
def arrived(state: State) -> int:
    """The card that was on its way, as the question about it is answered."""
    card: int = state.arriving
    state.arriving = NOTHING
    return card


@rule
def settle(state: State, seat: int, stack: int, host: int) -> None:
    """B26 A stack comes into the collection, where all was settled before: associations first, then the quarrel, then
    badgers, then weevils. `host` is the badger or hamster that now may get a bone or a food: the one that arrives, or
    the partner of what arrives.

    Salomé has a fed female and a bone that waits. She steals a hungry badger with a cage: it takes the bone, and the
    female lives. Without the bone it eats the female, and the food is lost with her. In its cage it stays in any case:
    nobody can steal it again (B22).

    Once through is enough: quarrel, badgers and weevils take cards away together with all that lies with them. Nothing
    in that sets a card free that could be associated, brings a male, makes a badger hungry or a weevil loose.
    """
    state.collection[seat, stack] += 1
    associate(state, seat, host)
    quarrel(state, seat)
    badgers_eat(state, seat)
    weevils_eat(state, seat)


@rule
def associate(state: State, seat: int, host: int) -> None:
    """B15–B17, B20, B25 A hungry badger gets a bone, an unfed hamster a food, if one waits: for good."""
    if is_hungry(host) and state.collection[seat, Stack.BONE] > 0:
        tell(state, Event.BONE_KEEPS_BADGER_BUSY, seat, host)
        lay_on(state, seat, host, Stack.BONE, WITH_BONE)
    elif is_unfed(host) and state.collection[seat, Stack.WHEAT] > 0:
        tell(state, Event.HAMSTER_GETS_FOOD, seat, host, Loose.WHEAT)
        lay_on(state, seat, host, Stack.WHEAT, WITH_WHEAT)
    elif is_unfed(host) and state.collection[seat, Stack.WEEVIL] > 0:
        tell(state, Event.HAMSTER_GETS_FOOD, seat, host, Loose.WEEVIL)
        lay_on(state, seat, host, Stack.WEEVIL, WITH_WEEVIL)


@rule
def lay_on(state: State, seat: int, host: int, card: int, with_card: int) -> None:
    """B15 Two stacks become one."""
    state.collection[seat, card] -= 1
    state.collection[seat, host] -= 1
    state.collection[seat, host + with_card] += 1


@rule
def quarrel(state: State, seat: int) -> None:
    """B18, B24 Two males: every hamster is lost, with food and traps, the newcomer too."""
    if count(state, seat, Stack.MALE, STACKS) > 1:
        tell(state, Event.QUARREL, seat)
        lose_hamsters(state, seat, Event.HAMSTER_LOST_IN_QUARREL)


@rule
def badgers_eat(state: State, seat: int) -> None:
    """B16, B24 A hungry badger, caged or not, eats every hamster, with food and traps; also those that come later."""
    if state.collection[seat, Stack.BADGER] + state.collection[seat, Stack.BADGER_CAGE] > 0:
        lose_hamsters(state, seat, Event.BADGER_EATS)


@rule
def weevils_eat(state: State, seat: int) -> None:
    """B25 A weevil that is not associated eats all unassociated wheat, also what comes later."""
    if state.collection[seat, Stack.WEEVIL] > 0:
        while state.collection[seat, Stack.WHEAT] > 0:
            tell(state, Event.WEEVIL_EATS_WHEAT, seat)
            state.collection[seat, Stack.WHEAT] -= 1
            state.discarded[Kind.WHEAT] += 1


@rule
def lose_hamsters(state: State, seat: int, event: int) -> None:
    """B15, B16, B18 Every hamster is discarded, with all that lies with it."""
    for stack in range(Stack.FEMALE, STACKS):
        while state.collection[seat, stack] > 0:
            tell(state, event, seat, stack)
            state.collection[seat, stack] -= 1
            discard(state, stack)


@rule
def discard(state: State, stack: int) -> None:
    """B15 What happens to one card of a stack happens to all."""
    for kind in range(KINDS):
        state.discarded[kind] += lies_in(kind, stack)


# End of a round


@rule
def end_round(state: State, edition: Edition) -> None:
    """B5, B6 The card that nobody has chosen is discarded. Five rounds."""
    for offer in range(OFFERS):
        if state.face_up[offer] > 0:
            tell(state, Event.LAST_CARD_DISCARDED, NOTHING, offer)
            state.face_up[offer] -= 1
            state.discarded[kind_of(offer)] += 1
    if state.round == ROUNDS:
        end_game(state, edition)
    else:
        begin_round(state)


# End of the game


@rule
def end_game(state: State, edition: Edition) -> None:
    """B28 The collections are counted."""
    state.turn = NOTHING
    for seat in range(state.seats):
        points = points_of(state, edition, seat)
        tell(state, Event.COLLECTION_COUNTED, seat, points, badgers_of(state, seat), hamsters_of(state, seat))
    tell(state, Event.GAME_OVER)


@rule
def standing(state: State, edition: Edition, seat: int, step: int) -> int:
    """B28 Most points; then most badgers; then most hamsters; then victory is shared."""
    if step == 0:
        return points_of(state, edition, seat)
    return badgers_of(state, seat) if step == 1 else hamsters_of(state, seat)


# What can be


def check(state: State, edition: Edition) -> Iterator[str]:
    """What is impossible about a position, in words: B5–B8 leaves and turns, B3, B6 collection cards, B26 collections,
    and B10, B15, B19, B22, B23 whether there is anything to be decided."""
    complaints = list(check_course(state))
    if not complaints:
        complaints += check_trick(state)
        complaints += check_leaves(state)
        complaints += check_cards(state, edition)
        for seat in range(state.seats):
            complaints += check_collection(state, seat)
    yield from complaints or check_question(state, edition)


def check_question(state: State, edition: Edition) -> Iterator[str]:
    """B10, B13 After the trick its winner is asked, B15, B19, B22, B23 and only where there is a choice."""
    if state.question in (Question.STAKE, Question.LEAF, Question.NOTHING_MORE):
        return
    if state.question != Question.PARTNER and state.turn != trick_winner(state, edition):
        yield f"turn: seat {trick_winner(state, edition)} has won the trick"
    uses, _ = uses_among(state, edition, state.turn, 0, len(ACTIONS))
    if uses <= 1:
        yield "question: nobody is asked where there is no choice"
