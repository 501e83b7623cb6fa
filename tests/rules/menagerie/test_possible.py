"""What can be: positions that no game can lead to are refused, and the field is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sousbois.core.chance import branch
from sousbois.core.errors import Unreadable
from sousbois.core.record import NOTHING
from tests.rules.course import random_moves
from tests.rules.menagerie.board import MENAGERIE, board, count, state_of

Change = Callable[[dict[str, Any]], object]

ROWS = "bear / 2 pig / 3 rabbit / 2 cat, 2 pig"
HANDS = ("6 giraffe, 3 goat, mouse", "5 bear, 5 sheep", "5 mole, 5 dog")


def refused(position: dict[str, Any], change: Change, complaint: str) -> None:
    """Whether a position is accepted as it is, and refused after a change."""
    MENAGERIE.table(position=position)
    change(position["state"])
    with pytest.raises(Unreadable, match=f"impossible position: {complaint}"):
        MENAGERIE.table(position=position)


def move(state: dict[str, Any], species: str, source: Any, target: Any) -> None:
    """Move a card from one place to another."""
    source[species] -= 1
    target[species] += 1


def cases(*found: tuple[str, Change, str]) -> pytest.MarkDecorator:
    """Parameters for a test: what is done, how, and what is complained of."""
    return pytest.mark.parametrize(
        ("change", "complaint"), [case[1:] for case in found], ids=[case[0] for case in found]
    )


@cases(
    ("a card too many", lambda s: s["aside"].update(dog=s["aside"]["dog"] + 1), "dog: 7 on the table, expected 6"),
    ("a card too few", lambda s: s["aside"].update(dog=0), "dog: 5 on the table, expected 6"),
    ("less than none", lambda s: s["hand"][0].update(cat=-1, goat=4), r"hand\[0\]: 10 cards in hand"),
    ("a small hand", lambda s: move(s, "goat", s["hand"][0], s["aside"]), r"hand\[0\]: 9 cards in hand, expected 10"),
    ("a large hand", lambda s: move(s, "dog", s["aside"], s["hand"][1]), r"hand\[1\]: 11 cards in hand, expected 10"),
    ("a row too long", lambda s: s["rows"][0].__setitem__(1, "dog"), r"rows\[0\]: 1 cards in the order"),
    ("a row too short", lambda s: s["rows"][3].__setitem__(3, None), r"rows\[3\]: 4 cards in the order"),
    (
        "a row with a gap",
        lambda s: s["rows"].__setitem__(2, ["rabbit", None, "rabbit", "rabbit"]),
        r"rows\[2\]: 3 cards in the order",
    ),
    ("a row out of order", lambda s: s["rows"][3].reverse(), r"rows\[3\]: 4 cards in the order"),
)
def test_the_cards_are_all_there_and_lie_where_they_can(change: Change, complaint: str) -> None:
    """M2, M3 In hands of ten, in rows of one to four, or aside."""
    refused(board(*HANDS, rows=ROWS, laps=1).position(), change, complaint)


@cases(
    ("round 0", lambda s: s.update(round=0), "round: 0 is not one of the 100 rounds"),
    ("round 101", lambda s: s.update(round=101), "round: 101 is not one of the 100 rounds"),
    ("no starter", lambda s: s.update(starter=None), "starter: somebody has started"),
    ("nobody's turn", lambda s: s.update(turn=None), "turn: nobody's, but the game is not over"),
    ("negative lives", lambda s: s["lives"].__setitem__(0, -1), r"lives\[0\]: -1 after 3 rounds"),
    ("all out", lambda s: s.update(lives=[0] * 4, out_in=[3] * 4), "turn: seat 0 is out"),
    ("one left", lambda s: s.update(lives=[5, 0, 0, 0], out_in=[0, 3, 3, 3]), "lives: the game goes on, but only one"),
    ("the turn of who is out", lambda s: s.update(turn=3), "turn: seat 3 is out of the game"),
    ("a starter who is out", lambda s: s.update(starter=3), "starter: seat 3 is out of the game"),
    ("a knock of who is out", lambda s: s.update(knocked=3), "knocked: seat 3 is out of the game"),
    ("out, but with lives", lambda s: s["out_in"].__setitem__(0, 3), r"out_in\[0\]: a player is out from the round"),
    ("no lives, but not out", lambda s: s["out_in"].__setitem__(3, 0), r"out_in\[3\]: a player is out from the round"),
    ("out too early", lambda s: s["out_in"].__setitem__(3, 2), r"out_in\[3\]: nobody can have been put out in round 2"),
    (
        "out in time to come",
        lambda s: s["out_in"].__setitem__(3, 4),
        r"out_in\[3\]: nobody can have been put out in round 4",
    ),
    ("six lives", lambda s: s["lives"].__setitem__(0, 6), r"lives\[0\]: 6 after 3 rounds"),
    ("too many lost", lambda s: s.update(round=2), r"lives\[1\]: 2 after 1 rounds"),
)
def test_rounds_lives_and_players_agree(change: Change, complaint: str) -> None:
    """M1, M8, M11, M12 Who is out has no lives and no turn, since some round; nobody loses more than two in a round."""
    refused(board(*HANDS, "", rows=ROWS, laps=1, lives=[5, 2, 5, 0]).position(), change, complaint)


def test_in_the_advanced_variant_a_life_can_be_gained_in_every_round() -> None:
    """M13 And no more than that."""
    options = {"advanced": True}
    position = board(*HANDS, rows=ROWS, laps=1, lives=[8, 4, 4], options=options).position()
    refused(position, lambda s: s["lives"].__setitem__(0, 9), r"lives\[0\]: 9 after 3 rounds")


@cases(
    ("who comes first", lambda s: s.update(turns=[1, 2, 1]), r"turns\[0\]: 1, but players take turns"),
    ("a turn too many", lambda s: s.update(turns=[2, 1, 2]), r"turns\[2\]: 2, but players take turns"),
    ("less than none", lambda s: s.update(turns=[0, -1, -1]), r"turns\[1\]: -1"),
    (
        "beyond the limit",
        lambda s: s.update(turns=[41, 40, 40]),
        r"turns\[1\]: 40 without a knock, but the limit is 40",
    ),
    ("a turn after the own knock", lambda s: s.update(knocked=1), "knocked: seat 1 .* has its turn after knocking"),
)
def test_the_turn_goes_round_clockwise(change: Change, complaint: str) -> None:
    """M4, M6, M8 From the starter on; after an exchange one may knock, and after the limit one has to."""
    position = board(*HANDS, rows=ROWS, laps=1, turn=1).position()
    refused(position, change, complaint)


def test_a_first_turn_is_no_knock() -> None:
    """M6 Seat 0 has had one turn, which was an exchange."""
    position = board(*HANDS, rows=ROWS, turn=1).position()
    refused(position, lambda s: s.update(knocked=0), "knocked: seat 0 has not exchanged before")


@cases(
    ("an own knock", lambda s: s.update(knocked=0), "knocked: seat 0 .* has its turn after knocking"),
    ("a knock beyond the limit", lambda s: s.update(turns=[43, 43, 43]), r"turns\[1\]: 42 without a knock"),
)
def test_the_round_is_counted_when_the_turn_is_back_at_who_knocked(change: Change, complaint: str) -> None:
    """M6, M8 So it is never their turn again."""
    refused(board(*HANDS, rows=ROWS, laps=2, knocked=1).position(), change, complaint)


def midway() -> dict[str, Any]:
    """Seat 0 takes the third row, three rabbits, and has put a goat down."""
    table = board("6 giraffe, goat, 3 rabbit", "...", "...", rows="bear / 2 pig / goat, 2 rabbit / 2 cat, 2 pig")
    table.play(0, "row-4")
    table.play(0, "goat")
    return table.position()


def lay_down(*down: str | None) -> Change:
    """Change what is put down, and nothing else."""
    return lambda state: state.update(down=[*down, *[None] * (4 - len(down))])


@cases(
    ("no such row", lambda s: s.update(row=4), "row: there is no row 5"),
    ("a row before the first", lambda s: s.update(row=-2), "row: there is no row -1"),
    ("no row", lambda s: s.update(row=-1), "down: fewer cards than the row"),
    ("a gap", lay_down(None, "goat"), "down: .* in the order of the species"),
    ("complete", lambda s: s.update(row=0), "down: fewer cards than the row"),
    ("nothing but the row", lambda s: s.update(row=2, hand=swap(s)), "row: row 3 cannot be exchanged"),
    ("too few that follow", lambda s: s.update(hand=swap(s)), "row: row 4 cannot be exchanged"),
)
def test_an_exchange_under_way_can_be_completed(change: Change, complaint: str) -> None:
    """M5 The cards put down lie in order, fewer than the row has, and can still become another row."""
    refused(midway(), change, complaint)


def swap(state: dict[str, Any]) -> list[dict[str, int]]:
    """The hands, after seat 0 has changed a rabbit for a giraffe that lies aside."""
    move(state, "rabbit", state["hand"][0], state["aside"])
    move(state, "giraffe", state["aside"], state["hand"][0])
    return list(state["hand"])


def test_cards_put_down_lie_in_order() -> None:
    """M5 The species put down later comes later in their order."""
    position = midway()
    position["state"]["down"][1] = "rabbit"
    position["state"]["hand"][0]["rabbit"] -= 1
    position["state"]["most"][0]["rabbit"] -= 1
    refused(position, lambda s: s.update(down=["rabbit", "goat", None, None]), "down: .* in the order of the species")


def test_who_can_only_knock_has_begun_no_exchange() -> None:
    """M8 After so many turns of each."""
    position = board(*HANDS, rows=ROWS, laps=40).position()
    refused(position, lambda s: s.update(row=0), "row: seat 0 can only knock")


@cases(
    ("not in the hand", lambda s: s["known"][0].update(cat=1), r"known\[0\].cat: 1 known, 0 in hand"),
    ("less than none", lambda s: s["known"][0].update(cat=-1), r"known\[0\].cat: -1"),
    ("too much hidden", lambda s: s["most"][0].update(goat=2), r"most\[0\].goat: 2 cannot be all"),
    ("less than none at most", lambda s: s["most"][0].update(cat=-1), r"most\[0\].cat: -1 cannot be all"),
    ("more than there are", lambda s: s["most"][0].update(dog=7), r"most\[0\].dog: 7 cannot be all"),
    ("a whole set", lambda s: s["most"][0].update(cat=4), r"most\[0\].cat: 4 cannot be all"),
    ("too few have gone", lambda s: s["most"][0].update(dog=4), r"most\[0\]: does not fit the 1 cards"),
    ("nothing known", lambda s: s["known"][0].update(giraffe=0), r"known\[0\]: 0 cards known after 1 turns"),
    ("too much known", lambda s: s["known"][0].update(giraffe=5), r"known\[0\]: 5 cards known after 1 turns"),
)
def test_what_is_known_of_a_hand_can_be(change: Change, complaint: str) -> None:
    """M15 The row taken last is known, and it is in the hand; the rest is not more than can be hidden."""
    refused(board(*HANDS, rows=ROWS, laps=1).position(), change, complaint)


def test_before_the_first_exchange_nothing_is_known() -> None:
    """M15 And everything can be: `most` are all cards."""
    position = board(*HANDS, rows=ROWS).position()
    refused(position, lambda s: s["most"][0].update(cat=3), r"most\[0\]: does not fit the 0 cards")
    refused(
        board(*HANDS, rows=ROWS).position(),
        lambda s: s["known"][0].update(mouse=1),
        r"known\[0\]: 1 cards known after 0 turns",
    )


def test_who_has_exchanged_does_not_hold_a_whole_set() -> None:
    """M7 That would have ended the round. Before an exchange it can be, and in the advanced variant with cats."""
    hands = ("4 cat, 6 giraffe", "5 bear, 5 sheep")
    board(*hands)
    board(*hands, laps=1, options={"advanced": True})
    with pytest.raises(Unreadable, match=r"most\[0\].cat: 2 cannot be all"):
        board(*hands, laps=1)


@cases(
    ("cards", lambda s: s["aside"].update(dog=1), "dog: 1 on the table, expected 0"),
    ("a row", lambda s: s["rows"][0].__setitem__(0, "dog"), r"rows\[0\]: .* none once the game is over"),
    ("a knock", lambda s: s.update(knocked=1), "turns: the game is over"),
    ("turns", lambda s: s.update(turns=[1, 1]), "turns: the game is over"),
    (
        "an earlier end",
        lambda s: s.update(round=5),
        "out_in: the game is over, but nobody was put out in its last round",
    ),
    ("somebody's turn", lambda s: s.update(turn=1, round=5), "lives: the game goes on, but only one"),
)
def test_when_the_game_is_over_nothing_is_left_on_the_table(change: Change, complaint: str) -> None:
    """M12 All cards are put together, and the round in which the last but one went out is the last."""
    refused(count("9 giraffe, bear", "7 bear, 3 mole", lives=[2, 1]).position(), change, complaint)


@cases(
    ("points", lambda s: s["points"].__setitem__(0, 14), r"points\[0\]: 14, but the hands shown give 15"),
    ("a card less", lambda s: s["shown"][1].update(dog=3), r"shown\[1\]: 9 cards"),
    ("a card too often", lambda s: s["shown"][1].update(giraffe=5, bear=0), "shown: 10 of the species giraffe"),
    ("less than none", lambda s: s["shown"][1].update(bear=6, cat=-1), r"shown\[1\]: 10 cards"),
    ("a whole set", lambda s: s["shown"][2].update(cat=4, goat=0, mole=6), r"shown\[2\].cat: all of them"),
    ("too early", lambda s: s.update(round=1, lives=[5, 5, 5]), "shown: all players of the last round"),
    (
        "points for nothing",
        lambda s: s.update(shown=[dict.fromkeys(s["aside"], 0)] * 3),
        r"points\[0\]: 15, but the hands shown give 0",
    ),
)
def test_what_was_shown_last_fits_the_points(change: Change, complaint: str) -> None:
    """M7, M9 Ten cards each, counted by the rules; nothing before the first count."""
    position = count("5 giraffe, 5 sheep", "5 bear, 4 dog, mouse", "7 mole, goat, 2 cat").position()
    refused(position, change, complaint)


def test_who_was_first_in_a_count_does_not_go_out_by_it() -> None:
    """M11, M12 The others may have."""
    table = count("5 giraffe, 5 sheep", "5 bear, 4 dog, mouse", "7 mole, goat, 2 cat", "", lives=[1, 1, 1, 0])
    assert state_of(table)["lives"] == [0, 0, 1, 0]
    position = table.position()
    refused(
        position,
        lambda s: s.update(lives=[1, 0, 0, 0], out_in=[0, 4, 4, 3]),
        r"out_in\[2\]: who has most points in a count",
    )


def test_between_two_a_count_needs_two_cards() -> None:
    """M10 As the points that were counted show."""
    position = count("mouse, 9 giraffe", "2 cat, 8 bear").position()
    assert position["state"]["points"] == [9, 12]
    refused(position, lambda s: s.update(points=[12, 12]), r"points\[0\]: 12, but the hands shown give 9")


@given(seats=st.integers(2, 5), limit=st.integers(1, 4), advanced=st.booleans(), seed=st.integers(0, 2**64 - 1))
def test_every_position_of_a_game_and_every_guess_at_it_can_be(
    seats: int, limit: int, advanced: bool, seed: int
) -> None:
    """M3, M5, M7, M12, M15 Whatever is played, with short rounds too, and whoever guesses."""
    options = {"advanced": advanced, "turn_limit": limit, "round_limit": 3 * limit}
    table = MENAGERIE.table(seats=seats, seed=seed, options=options)
    check = table.setup.game.rules.check
    for number, _ in enumerate(random_moves(table, seed)):
        assert list(check(table.state, table.setup.edition.shadow)) == []
        viewer = branch(seed, number) % (seats + 1) or NOTHING
        guess = table.setup.redealt(table.state, viewer if viewer < seats else 0, branch(number, seed))
        assert list(check(guess, table.setup.edition.shadow)) == []
