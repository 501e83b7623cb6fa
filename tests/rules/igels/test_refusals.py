"""Igels: every refusal, with the clause that it cites."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from sousbois.core.errors import Illegal, NotAllowed
from sousbois.core.naming import named_member
from sousbois.core.position import digest_of
from sousbois.games.igels.material import Refusal
from tests.rules.editions import written
from tests.rules.igels.glade import Glade
from tests.rules.igels.sheets import row, tables

Setting = Callable[[], Glade]


def species() -> Glade:
    """Nobody has a species yet, but the seat that has chosen the mice."""
    glade = Glade()
    glade.table = glade.table.rewound()
    (seat,) = glade.table.acting()
    glade.table.play(seat, "mouse")
    return glade


def building() -> Glade:
    """Seat 0 draws."""
    return Glade(step="build")


def leading() -> Glade:
    """Seat 0 may lead, with Jumbo only."""
    return Glade(pools=("jumbo oppa:asleep gilly:dead", "berthe"))


def supporting() -> Glade:
    """Jumbo leads."""
    glade = Glade(pools=("jumbo tofu oppa:asleep gilly:dead", "berthe"))
    glade.play(0, "lead-jumbo")
    glade.play(1, "lead-berthe")
    return glade


def laying() -> Glade:
    """Seat 0 lays support cards."""
    glade = Glade(pools=("jumbo", "berthe"), hands=("mud-ball thumper-kick duckweed strong-coffee",))
    glade.fights("jumbo", "berthe")
    glade.pass_window()
    return glade


def peace() -> Glade:
    """Seat 0 is asked after build, and nobody has anything."""
    hand = "mud-ball mouse-hole duckweed boy-scouts hedgehog-den thieving-magpie strong-coffee fairy-godmother"
    return Glade(hands=(hand,), step="build-window")


def last_window(leader: str = "jumbo", hand: str = "mud-ball") -> Glade:
    """Seat 0 is asked in the last window of a battle with seat 1."""
    glade = Glade(pools=(leader, "berthe"), hands=(hand,))
    glade.fights(leader, "berthe")
    glade.lays()
    return glade


def alone_outside() -> Glade:
    """Seat 0 is asked in the last window of seat 1’s lonely battle."""
    glade = Glade(pools=("", "berthe"), hands=("boy-scouts coach-party cigarette-butts world-upside-down acid-rain",))
    glade.fights("", "berthe")
    glade.lays()
    return glade


def used_up() -> Glade:
    """The Carrot Kid has used his one-shot, and is asked again."""
    glade = Glade(pools=("", "kid-carotte"), hands=("", "mud-ball"))
    glade.fights("", "kid-carotte")
    glade.lays()
    glade.play(1, "use")
    return glade


def aiming() -> Glade:
    """Seat 0 has played a magpie, and may take a nut of seat 1 or a worm of seat 2."""
    glade = Glade(hands=("thieving-magpie",), foods=("", "nut", "worm"), secured=("", "picnic"), step="loot-window")
    glade.play(0, "play-thieving-magpie")
    return glade


def mushroom() -> Glade:
    """Seat 0 has played a doubtful mushroom, at a table of three."""
    glade = Glade(hands=("doubtful-mushroom",), seats=3, step="loot-window")
    glade.play(0, "play-doubtful-mushroom")
    return glade


def aimed_at() -> Glade:
    """A magpie is after seat 1’s nut."""
    glade = Glade(hands=("thieving-magpie", "vet-on-call mud-ball"), foods=("", "nut"), step="loot-window")
    glade.play(0, "play-thieving-magpie")
    return glade


def picking() -> Glade:
    """Seat 0 secures three of four foods."""
    glade = Glade(hands=("hedgehog-den",), foods=("nut nut worm leaf",), step="loot-window")
    glade.play(0, "play-hedgehog-den")
    return glade


def sending_home() -> Glade:
    """Seat 0’s fox picks two of three supporters."""
    glade = Glade(pools=("jumbo", "berthe paques hoppsa trunkee pfeffer"), hands=("flex-the-fox",))
    glade.fights("jumbo", "berthe paques hoppsa trunkee")
    glade.play(0, "play-flex-the-fox")
    return glade


def trading() -> Glade:
    """Seat 0 may exchange two cards."""
    return Glade(hands=("mud-ball club nettles",), step="trade")


def half_traded() -> Glade:
    """Seat 0 has chosen the first of two cards."""
    glade = trading()
    glade.play(0, "trade-club")
    return glade


REFUSED: list[tuple[Setting, str, str, str]] = [
    (species, "mouse", "species-taken", "I4"),
    (species, "draw-card", "not-now", "I6"),
    (building, "pass", "not-now", "I6"),
    (building, "hedgehog", "not-now", "I6"),
    (leading, "pass", "not-now", "I6"),
    (leading, "support-jumbo", "not-now", "I6"),
    (leading, "lead-berthe", "not-your-species", "I10"),
    (leading, "lead-floxel", "not-your-species", "I10"),
    (leading, "lead-tofu", "still-in-pile", "I8"),
    (leading, "lead-oppa", "asleep", "I27"),
    (leading, "lead-gilly", "dead", "I35"),
    (supporting, "stay-out", "not-now", "I6"),
    (supporting, "lead-tofu", "not-now", "I6"),
    (supporting, "support-jumbo", "fights-already", "I11"),
    (supporting, "support-berthe", "not-your-species", "I10"),
    (supporting, "support-oursin", "still-in-pile", "I8"),
    (supporting, "support-oppa", "asleep", "I27"),
    (supporting, "support-gilly", "dead", "I35"),
    (laying, "decline", "not-now", "I6"),
    (laying, "play-strong-coffee", "not-now", "I6"),
    (laying, "lay-nettles", "not-in-hand", "I13"),
    (laying, "lay-thumper-kick", "other-species-only", "I33"),
    (laying, "lay-duckweed", "counter-by-itself", "R3"),
    (laying, "lay-strong-coffee", "cannot-be-laid", "I13"),
    (peace, "use", "not-now", "I6"),
    (peace, "lay-mud-ball", "not-now", "I6"),
    (peace, "counter-duckweed", "not-now", "I6"),
    (peace, "play-stroke", "not-in-hand", "I13"),
    (peace, "play-mud-ball", "combat-is-laid", "I13"),
    (peace, "play-mouse-hole", "other-species-only", "I33"),
    (peace, "play-duckweed", "counter-by-itself", "R3"),
    (peace, "play-boy-scouts", "not-in-this-window", "I29"),
    (peace, "play-hedgehog-den", "no-sense", "R1"),
    (peace, "play-thieving-magpie", "no-sense", "R1"),
    (peace, "play-strong-coffee", "no-sense", "R1"),
    (peace, "play-fairy-godmother", "no-sense", "R1"),
    (alone_outside, "play-boy-scouts", "no-side", "R11"),
    (alone_outside, "play-coach-party", "no-side", "R11"),
    (alone_outside, "play-cigarette-butts", "no-sense", "R1"),
    (alone_outside, "play-world-upside-down", "no-sense", "R1"),
    (alone_outside, "play-acid-rain", "no-sense", "R1"),
    (alone_outside, "use", "no-one-shot", "I37"),
    (last_window, "use", "no-one-shot", "I37"),
    (used_up, "use", "used-up", "I37"),
    (aiming, "decline", "not-optional", "R2"),
    (aiming, "pass", "not-now", "I6"),
    (aiming, "on-1", "not-now", "I6"),
    (aiming, "picnic-of-1", "no-target", "R1"),
    (aiming, "nut-of-0", "no-target", "R1"),
    (aiming, "worm-of-1", "no-target", "R1"),
    (mushroom, "on-0", "no-target", "R1"),
    (mushroom, "on-3", "no-target", "R1"),
    (aimed_at, "pass", "not-now", "I6"),
    (aimed_at, "play-vet-on-call", "not-now", "I6"),
    (aimed_at, "counter-duckweed", "not-in-hand", "I13"),
    (aimed_at, "counter-vet-on-call", "no-counter", "R3"),
    (aimed_at, "counter-mud-ball", "no-counter", "R3"),
    (picking, "pick-picnic", "cannot-be-picked", "I40"),
    (picking, "pass", "not-now", "I6"),
    (sending_home, "choose-berthe", "cannot-be-picked", "I40"),
    (sending_home, "choose-pfeffer", "cannot-be-picked", "I40"),
    (sending_home, "choose-jumbo", "cannot-be-picked", "I40"),
    (sending_home, "pick-nut", "not-now", "I6"),
    (trading, "pass", "not-now", "I6"),
    (trading, "trade-stroke", "not-in-hand", "I13"),
    (half_traded, "decline", "trade-begun", "I28"),
    (half_traded, "trade-club", "not-in-hand", "I13"),
]


@pytest.mark.parametrize(
    ("setting", "move", "refusal", "clause"), REFUSED, ids=[f"{each[0].__name__} {each[1]}" for each in REFUSED]
)
def test_what_is_not_allowed_is_refused_with_its_clause(setting: Setting, move: str, refusal: str, clause: str) -> None:
    """I6, I29, I33, I37, R1–R3, R11 It changes nothing, and is not among the legal moves."""
    glade = setting()
    before = digest_of(glade.table.position())
    (seat,) = glade.table.acting()
    with pytest.raises(Illegal) as refused:
        glade.table.play(seat, move)
    assert (refused.value.refusal, refused.value.clause) == (refusal, clause)
    assert digest_of(glade.table.position()) == before
    assert move not in glade.legal(seat)


def test_a_one_shot_that_would_change_nothing_is_refused(tmp_path: Path) -> None:
    """I37, R1 A Ninja Squirrel who cannot rise above himself, in an edition of one’s own."""
    changed = tables()
    row(changed, "animal", "ninja")["ability"]["value"] = 3
    glade = Glade(
        pools=("", "", "ninja"), hands=("", "", "mud-ball"), edition=written(tmp_path / "tired-ninja.toml", changed)
    )
    glade.fights("", "", "ninja")
    glade.lays()
    with pytest.raises(Illegal) as refused:
        glade.play(2, "use")
    assert (refused.value.refusal, refused.value.clause) == ("no-one-shot", "I37")


def test_every_refusal_has_a_case() -> None:
    """I6 All but the one that refuses nothing."""
    found = {refusal for _, _, refusal, _ in REFUSED} | {"allowed"}
    assert found == {named_member(refusal) for refusal in Refusal}


def test_whoever_does_not_act_cannot_play() -> None:
    """I6 One player at a time."""
    glade = leading()
    with pytest.raises(NotAllowed, match="waiting for 0"):
        glade.table.play(1, "lead-berthe")


def test_nobody_plays_when_the_game_is_over() -> None:
    """I25 Not even an event."""
    glade = Glade(pools=("jumbo",), hands=("hedgehog-den",))
    glade.leave_in_forest("nut")
    glade.fights("jumbo")
    glade.lays()
    glade.pass_window()
    with pytest.raises(NotAllowed, match="the game is over"):
        glade.table.play(0, "play-hedgehog-den")
