"""The game: going out, next rounds, winning, and the limit of rounds."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sousbois.play.table import Table
from tests.rules.course import kinds, random_moves, told
from tests.rules.menagerie.board import MENAGERIE, board, count, exchange, state_of

THREE = ("5 giraffe, 5 sheep", "5 bear, 4 dog, mouse", "7 mole, goat, 2 cat")
"""Hands worth 15, 17 and 18 points: the first is last, the last is first."""


def ranking(table: Table) -> tuple[int, ...]:
    """The places at the end."""
    outcome = table.outcome()
    assert outcome is not None
    return outcome.ranking


def test_who_loses_the_last_life_is_out_at_once() -> None:
    """M12 No cards and no turns in the next round."""
    table = count(*THREE, lives=[2, 5, 5])
    state = state_of(table)
    assert told(table.events, "out") == [{"seat": 0}]
    assert (state["lives"], state["out_in"], state["round"]) == ([0, 4, 5], [4, 0, 0], 5)
    assert [sum(hand.values()) for hand in state["hand"]] == [0, 10, 10]
    for _ in range(4):
        assert table.acting() != (0,)
        exchange(table, 1, next(name for name in state_of(table)["hand"][table.acting()[0]] if can_put(table, name)))


def can_put(table: Table, species: str) -> bool:
    """Whether whose turn it is can take the first row for a card."""
    state = state_of(table)
    return bool(state["hand"][state["turn"]][species]) and state["rows"][0][0] != species


def test_who_is_left_with_a_life_plays_on() -> None:
    """M12 One life is enough."""
    table = count(*THREE, lives=[3, 5, 5])
    assert state_of(table)["lives"] == [1, 4, 5]
    assert "out" not in kinds(table.events)


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_next_round_is_started_clockwise_after_the_last_starter(starter: int) -> None:
    """M12 Whoever knocked or won."""
    table = board(*THREE, starter=starter, turn=starter, laps=1)
    for _ in range(3):
        table.play(table.acting()[0], "knock")
    state = state_of(table)
    assert state["starter"] == state["turn"] == (starter + 1) % 3
    assert told(table.events, "round-begins") == [{"seat": (starter + 1) % 3, "round": 2}]


def test_who_has_just_gone_out_does_not_start() -> None:
    """M12 The first player still in the game clockwise does."""
    table = board(*THREE, lives=[2, 5, 5], starter=2, turn=2, laps=1)
    for _ in range(3):
        table.play(table.acting()[0], "knock")
    assert state_of(table)["lives"][0] == 0
    assert state_of(table)["starter"] == 1


def test_the_turn_passes_over_those_who_are_out() -> None:
    """M4, M12 They are no longer in the game."""
    table = board("5 giraffe, 5 sheep", "", "5 bear, 5 dog", "", lives=[5, 0, 5, 0])
    exchange(table, 1, "giraffe")
    assert table.acting() == (2,)
    exchange(table, 1, "bear")
    assert table.acting() == (0,)


def test_the_last_player_in_the_game_wins() -> None:
    """M12 All cards are put together, and the round just played stays the last."""
    table = count("9 giraffe, bear", "7 bear, 3 mole", lives=[2, 1])
    state = state_of(table)
    assert table.acting() == ()
    assert ranking(table) == (2, 1)
    assert kinds(table.events)[-1] == "game-over"
    assert "round-begins" not in kinds(table.events)
    assert not any(any(hand.values()) for hand in state["hand"])
    assert {card for row in state["rows"] for card in row} == {None}


def test_the_score_is_the_rounds_survived() -> None:
    """M12 The round in which one goes out is not survived, so the last player left is first by that alone."""
    table = count("9 giraffe, bear", "7 bear, 3 mole", "", lives=[2, 1, 0])
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.scores == (3, 4, 2)
    assert [reason.step.name for reason in outcome.reasons] == ["rounds"]


def test_two_who_go_out_in_the_same_round_are_placed_equal() -> None:
    """M12 However many lives they had."""
    table = count(*THREE, lives=[2, 1, 3])
    assert ranking(table) == (2, 2, 1)


def test_who_goes_out_later_is_placed_better() -> None:
    """M12 Seat 2 went out in the third round, seat 0 goes out in the fourth."""
    table = count("9 giraffe, bear", "7 bear, 3 mole", "", lives=[2, 1, 0])
    assert ranking(table) == (2, 1, 3)


def test_a_sudden_death_can_end_the_game() -> None:
    """M7, M12 Who causes it is the last one left."""
    table = board("3 cat, ...", "...", "...", rows="cat / 2 bear / 3 mole / 4 goat", lives=[1, 1, 1])
    events = exchange(table, 1, "giraffe")
    assert kinds(events)[-1] == "game-over"
    assert ranking(table) == (1, 2, 2)


# The limit of rounds


def test_after_the_last_round_the_game_ends_and_most_lives_win() -> None:
    """M8 Here after one round."""
    table = count(*THREE, options={"round_limit": 1})
    assert state_of(table)["lives"] == [3, 4, 5]
    assert kinds(table.events)[-2:] == ["round-limit", "game-over"]
    assert table.acting() == ()
    assert ranking(table) == (3, 2, 1)


def test_those_with_most_lives_share_the_victory() -> None:
    """M8 Both have five lives left."""
    hands = ("6 goat, 2 bear, 2 dog", "6 mole, 2 bear, 2 dog", "6 sheep, 2 bear, 2 dog")
    assert ranking(count(*hands, options={"round_limit": 1})) == (1, 1, 3)


def test_before_the_last_round_the_game_goes_on() -> None:
    """M8 A limit of two rounds leaves one more."""
    table = count(*THREE, options={"round_limit": 2})
    assert state_of(table)["round"] == 2
    assert table.acting() == (1,)


def test_at_the_limit_those_in_the_game_are_before_those_who_are_out() -> None:
    """M8, M12 Also before one who goes out in the last round, who is before one who went out earlier."""
    hands = (*THREE, "")
    table = count(*hands, lives=[1, 3, 3, 0], options={"round_limit": 4})
    assert state_of(table)["lives"] == [0, 2, 3, 0]
    assert ranking(table) == (3, 2, 1, 4)


def test_who_wins_alone_in_the_last_round_has_not_met_the_limit() -> None:
    """M8, M12 The game would have ended anyway."""
    table = count("9 giraffe, bear", "7 bear, 3 mole", lives=[2, 1], options={"round_limit": 4})
    assert "round-limit" not in kinds(table.events)


@given(seats=st.integers(2, 5), limit=st.integers(1, 6), advanced=st.booleans(), seed=st.integers(0, 2**64 - 1))
def test_places_follow_from_when_the_log_says_who_is_out(seats: int, limit: int, advanced: bool, seed: int) -> None:
    """M8, M12, M13 Rank the players by the log alone: the round in which they went out, then the lives they have."""
    options = {"round_limit": limit, "advanced": advanced, "turn_limit": 2}
    table = MENAGERIE.table(seats=seats, seed=seed, options=options)
    lives, out = [5] * seats, [limit + 1] * seats
    round_ = 1
    for events in random_moves(table, seed):
        for event in events:
            seat = -1 if event.seat is None else event.seat
            if event.kind in ("lives-lost", "life-lost-to-sudden-death"):
                lives[seat] -= event.values["lost"]
                assert lives[seat] == event.values["left"]
            elif event.kind == "life-gained":
                lives[seat] += 1
                assert lives[seat] == event.values["lives"]
            elif event.kind == "out":
                assert lives[seat] == 0
                out[seat] = round_
            elif event.kind == "round-begins":
                round_ += 1
                assert event.values["round"] == round_
    assert state_of(table)["lives"] == lives
    score = list(zip(out, lives, strict=True))
    assert ranking(table) == tuple(1 + sum(other > own for other in score) for own in score)
