"""Igels: a battle (I10–I20), who stands in the glade, and how strong each side is.

Sides         in_turn, is_side, sides, was_opposed, owner, animals_of, supporters, is_supporter
Abilities     is_active, has_lasting, shielded
Strength      counts, times, amount_for, concerns, lasting_amount, strength_of_leader, total, change_sap
Fates         arrive, join_battle, send_home, die, lead_on, fall
Cards         reveal, clear_cards
Outcome       settle_battle, sole_winner
"""

from __future__ import annotations

from sousbois.core.record import NOTHING
from sousbois.core.rule import rule
from sousbois.games.igels.deck import remove_from_hand, report
from sousbois.games.igels.material import ANIMALS, PILE_OF_ANIMALS, Edition, Event, Fate, State
from sousbois.games.igels.vocabulary import Condition, Effect, Per, Scope, When, Whom

# Sides


@rule
def in_turn(state: State, place: int) -> int:
    """I6 The player at a place in turn order: clockwise, from the first player on."""
    return int((state.first + place) % state.seats)


@rule
def is_side(state: State, seat: int) -> bool:
    """I10, R5 Whether a player has a side in the battle."""
    return bool(state.leader[seat] != NOTHING)


@rule
def sides(state: State) -> int:
    """I19 How many sides are in the battle."""
    found = 0
    for seat in range(state.seats):
        found += is_side(state, seat)
    return found


@rule
def was_opposed(state: State) -> bool:
    """I21 Whether more than one player has put a leader forward, even if a side went out later."""
    return bool(state.fighters & (state.fighters - 1))


@rule
def owner(state: State, animal: int) -> int:
    """I4 The player whose species an animal belongs to, if there is one."""
    for seat in range(state.seats):
        if state.species[seat] == animal // PILE_OF_ANIMALS:
            return seat
    return NOTHING


@rule
def first_animal(state: State, seat: int) -> int:
    """I4 The first of a player's eight animals."""
    return int(state.species[seat] * PILE_OF_ANIMALS)


@rule
def animals_of(state: State, seat: int, fate: int) -> int:
    """I27 How many animals of a player share a fate."""
    found = 0
    first = first_animal(state, seat)
    for animal in range(first, first + PILE_OF_ANIMALS):
        found += state.fate[animal] == fate
    return found


@rule
def supporters(state: State, seat: int) -> int:
    """I11 How many animals support the leader of a side."""
    return animals_of(state, seat, Fate.FIGHTING) - 1


@rule
def fits(wanted: int, found: int) -> bool:
    """I33 Whether something is what a card asks for, if it asks for anything."""
    return wanted == NOTHING or found == wanted  # noqa: PLR1714  # compiled, a tuple holds numbers of one size only


@rule
def is_supporter(state: State, animal: int, seat: int, sex: int, edition: Edition) -> bool:
    """I11, R4 Whether an animal supports this side, and is of this sex if one is named."""
    if state.fate[animal] != Fate.FIGHTING or state.leader[seat] == animal:
        return False
    if state.species[seat] != animal // PILE_OF_ANIMALS:
        return False
    return fits(sex, edition.sex[animal])


# Abilities


@rule
def is_active(state: State, edition: Edition, animal: int, seat: int) -> bool:
    """I20 Only the leader's ability counts; some count in every battle, or as long as the animal is in play."""
    if edition.effect[animal] == NOTHING:
        return False
    fate = state.fate[animal]
    leads = state.leader[seat] == animal
    if leads and state.dazed[seat]:
        return False
    if edition.scope[animal] == Scope.LEADER:
        return bool(leads)
    if edition.scope[animal] == Scope.BATTLE:
        return bool(fate == Fate.FIGHTING)
    return bool(fate not in (Fate.PILE, Fate.DEAD))


@rule
def has_lasting(state: State, edition: Edition, seat: int, effect: int) -> int:
    """I20 The animal of a player whose ability, at all times, has this effect; the one with most, if several."""
    found = NOTHING
    first = first_animal(state, seat)
    for animal in range(first, first + PILE_OF_ANIMALS):
        if (
            edition.effect[animal] == effect
            and is_active(state, edition, animal, seat)
            and (found == NOTHING or edition.amount[animal] > edition.amount[found])
        ):
            found = animal
    return found


@rule
def shielded(state: State, edition: Edition, seat: int, effect: int) -> bool:
    """R1 Whether the animals of a side cannot be chosen for an effect: by an ability, or by a card on the table."""
    first = first_animal(state, seat)
    for animal in range(first, first + PILE_OF_ANIMALS):
        if (
            edition.effect[animal] == Effect.SHIELD
            and edition.against[animal] >> effect & 1
            and is_active(state, edition, animal, seat)
        ):
            return True
    for at in range(state.line_size[seat]):
        source = ANIMALS + state.line[seat, at]
        if edition.effect[source] == Effect.SHIELD and edition.against[source] >> effect & 1:
            return True
    return False


# Strength


@rule
def is_combat(edition: Edition, kind: int) -> bool:
    """I13 Whether a support card is a combat card; all others are events."""
    return bool(kind < edition.combats)


@rule
def counts(state: State, edition: Edition, seat: int, at: int) -> bool:
    """I17 Whether a revealed card is a combat card that is not void."""
    return is_combat(edition, state.line[seat, at]) and not state.void[seat, at]


@rule
def cards_that_count(state: State, edition: Edition, seat: int) -> int:
    """I17 How many combat cards of a side are on the table and not void."""
    found = 0
    for at in range(state.line_size[seat]):
        found += counts(state, edition, seat, at)
    return found


@rule
def times(state: State, edition: Edition, per: int, seat: int) -> int:
    """I17 What the number of an effect is multiplied by, for the side concerned."""
    if per == Per.OPPONENT:
        return sides(state) - 1
    if per == Per.SUPPORTER:
        return supporters(state, seat)
    if per == Per.COMBAT:
        return cards_that_count(state, edition, seat)
    if per == Per.LEADER:
        return int(edition.sap[state.leader[seat]])
    return 1


@rule
def amount_for(state: State, edition: Edition, source: int, seat: int) -> int:
    """I17 The points of SAP that an effect is worth to the side concerned; none if its condition is not met."""
    condition = edition.condition[source]
    if condition == Condition.ALONE and supporters(state, seat) > 0:
        return 0
    if condition == Condition.WITH:
        partner = edition.partner[source]
        if state.fate[partner] != Fate.FIGHTING or owner(state, partner) != seat:
            return 0
    return int(edition.amount[source] * times(state, edition, edition.per[source], seat))


@rule
def concerns(state: State, edition: Edition, source: int, actor: int, victim: int, seat: int) -> bool:
    """I32 Whether an effect concerns a side: one's own, a chosen one, all others, or all."""
    if not is_side(state, seat):
        return False
    whom = edition.whom[source]
    if whom == Whom.SELF:
        return seat == actor
    if whom == Whom.OPPONENT:
        return seat == victim
    return whom == Whom.ALL or seat != actor


@rule
def lasting_amount(state: State, edition: Edition, animal: int, seat: int) -> int:
    """I17, I20 The points of SAP that an animal's ability, counted afresh each time, is worth to a side."""
    if edition.effect[animal] != Effect.SAP or edition.when[animal] != When.ALWAYS:
        return 0
    actor = owner(state, animal)
    if actor == NOTHING or not is_active(state, edition, animal, actor):
        return 0
    if not concerns(state, edition, animal, actor, NOTHING, seat):
        return 0
    return amount_for(state, edition, animal, seat)


@rule
def strength_of_leader(state: State, seat: int) -> int:
    """I17, I37 The SAP of a leader with its bound cards: none if it is dazed, more if an ability has raised it."""
    if state.dazed[seat]:
        return 0
    return int(max(state.sap[state.leader[seat]], state.raised[seat]))


@rule
def strength_of_animals(state: State, seat: int) -> int:
    """I12 Leader, supporters and what is bound to them."""
    strength = strength_of_leader(state, seat)
    first = first_animal(state, seat)
    for animal in range(first, first + PILE_OF_ANIMALS):
        if state.fate[animal] == Fate.FIGHTING and animal != state.leader[seat]:
            strength += state.sap[animal]
    return strength


@rule
def total(state: State, edition: Edition, seat: int) -> int:
    """I17 Animals, bound cards, combat cards, plus and minus abilities and events; never below 0."""
    strength = strength_of_animals(state, seat)
    for at in range(state.line_size[seat]):
        if counts(state, edition, seat, at):
            strength += edition.value[state.line[seat, at]]
    for source in range(ANIMALS + edition.kinds):
        strength += state.swing[seat, source]
    for animal in range(ANIMALS):
        strength += lasting_amount(state, edition, animal, seat)
    return max(strength, 0)


@rule
def change_sap(state: State, edition: Edition, source: int, seat: int, amount: int) -> None:
    """I17 A side receives points of SAP, or loses some; they stay, whatever they were counted on."""
    state.swing[seat, source] += amount
    report(state, Event.SAP_CHANGED, seat, source, amount, total(state, edition, seat))


# Fates


@rule
def arrive(state: State, edition: Edition, animal: int, event: int, seat: int) -> None:
    """I5, I8 An animal comes into the pool of its player, ready."""
    state.fate[animal] = Fate.READY
    report(state, event, seat, animal, edition.sap[animal])


@rule
def join_battle(state: State, animal: int) -> None:
    """I10, I11 An animal joins the battle."""
    state.fate[animal] = Fate.FIGHTING
    state.joiners += 1
    state.joined[animal] = state.joiners


@rule
def send_home(state: State, animal: int, seat: int) -> None:
    """R4 The animal is out of this battle at once."""
    state.fate[animal] = Fate.HOME
    report(state, Event.SENT_HOME, seat, animal)


@rule
def die(state: State, edition: Edition, animal: int, seat: int) -> None:
    """I35, R6 The animal goes to the dump for good, and so do its bound cards, which are support cards again."""
    state.fate[animal] = Fate.DEAD
    state.doomed[animal] = False
    state.sap[animal] = edition.sap[animal]
    report(state, Event.DIES, seat, animal)
    for kind in range(edition.combats):
        if edition.bound_to[kind] == animal:
            state.dump[kind] += state.bound[kind]
            state.bound[kind] = 0


@rule
def lead_on(state: State, seat: int) -> None:
    """R5 After its leader's death the strongest supporter leads on, the earliest of several; without one the side is
    out."""
    state.dazed[seat] = False
    state.raised[seat] = 0
    best = NOTHING
    first = first_animal(state, seat)
    for animal in range(first, first + PILE_OF_ANIMALS):
        if state.fate[animal] == Fate.FIGHTING and (
            best == NOTHING
            or state.sap[animal] > state.sap[best]
            or (state.sap[animal] == state.sap[best] and state.joined[animal] < state.joined[best])
        ):
            best = animal
    state.leader[seat] = best
    if best == NOTHING:
        report(state, Event.SIDE_OUT, seat)
    else:
        report(state, Event.LEADS_ON, seat, best, state.sap[best])


@rule
def fall(state: State, edition: Edition, animal: int, seat: int) -> None:
    """R5, R6 An animal dies in the battle, the leader or another."""
    die(state, edition, animal, seat)
    if state.leader[seat] == animal:
        lead_on(state, seat)


# Cards


@rule
def reveal(state: State, edition: Edition, seat: int) -> None:
    """I14 The cards that a player has laid are turned up, in the order in which they were laid."""
    size = state.laid_size[seat]
    for at in range(state.hand_size[seat] - 1, -1, -1):
        place = state.laid[seat, at]
        if place > 0:
            state.line[seat, place - 1] = state.hand[seat, at]
            remove_from_hand(state, seat, at)
    state.laid_size[seat] = 0
    state.line_size[seat] = size
    for at in range(size):
        kind = state.line[seat, at]
        if is_combat(edition, kind):
            report(state, Event.COMBAT_REVEALED, seat, kind, edition.value[kind])
        else:
            report(state, Event.EVENT_REVEALED, seat, kind)


@rule
def clear_cards(state: State, edition: Edition, seat: int) -> None:
    """I26 Played support cards go to the dump. I36, R7 A bound card goes under its animal, if that was on this side and
    lives, sent home or not."""
    while state.line_size[seat] > 0:  # from the last on: whoever looks meanwhile sees no gap in the line
        state.line_size[seat] -= 1
        last = state.line_size[seat]
        kind = state.line[seat, last]
        animal = edition.bound_to[kind]
        state.line[seat, last] = NOTHING
        state.void[seat, last] = False
        if animal != NOTHING and owner(state, animal) == seat and state.fate[animal] in (Fate.FIGHTING, Fate.HOME):
            state.bound[kind] += 1
            state.sap[animal] += edition.value[kind]
            report(state, Event.BOUND, seat, kind, animal, state.sap[animal])
        else:
            state.dump[kind] += 1


# Outcome


@rule
def settle_battle(state: State, edition: Edition) -> None:
    """I19, I23, I31 The highest total wins, or the lowest; several with it share a draw, unless one of them wins
    ties."""
    best = NOTHING
    leading = 0
    for seat in range(state.seats):
        if is_side(state, seat):
            own = total(state, edition, seat)
            if state.draw_forced:
                leading |= 1 << seat
            elif best == NOTHING or (own < best if state.upside_down else own > best):
                best = own
                leading = 1 << seat
            elif own == best:
                leading |= 1 << seat
    state.winner, by_tie = sole_winner(state, edition, leading)
    if state.winner == NOTHING:
        state.sharers = leading
        for place in range(state.seats):
            seat = in_turn(state, place)
            if leading >> seat & 1:
                report(state, Event.SHARES_DRAW, seat)
    else:
        report(state, Event.WINS_TIE if by_tie else Event.WINS, state.winner, total(state, edition, state.winner))


@rule
def sole_winner(state: State, edition: Edition, leading: int) -> tuple[int, bool]:
    """I19 The only player who leads, or the only one of several who wins ties; whether it took that."""
    leaders = 0
    leader = NOTHING
    tie_winners = 0
    tie_winner = NOTHING
    for seat in range(state.seats):
        if leading >> seat & 1:
            leaders += 1
            leader = seat
            if not state.draw_forced and has_lasting(state, edition, seat, Effect.WIN_TIES) != NOTHING:
                tie_winners += 1
                tie_winner = seat
    if leaders == 1:
        return leader, False
    return (tie_winner, True) if tie_winners == 1 else (NOTHING, False)
