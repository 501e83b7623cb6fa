"""Igels: what can be in a battle, and whom a question can be for; all else is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.igels.damage import Change, both, cases, put, refused
from tests.rules.igels.glade import Glade
from tests.rules.igels.positions import aiming, countering, half_traded, last_window, laying


@cases(
    ("laid cards out of order", put("laid", 0, 0, 3), r"laid\[0\]: the cards laid are numbered"),
    ("laid twice", put("laid", 0, 0, 1), r"laid\[0\]: the cards laid are numbered"),
    ("laid, but not counted", put("laid_size", 0, 1), r"laid\[0\]: the cards laid are numbered"),
    ("a leader who does not fight", put("fate", "jumbo", "ready"), r"leader\[0\]: does not fight"),
    ("a leader of somebody else", put("leader", 0, "berthe"), r"leader\[0\]: an animal of this player"),
    ("a leader outside the battle", put("fighters", [1]), r"leader\[0\]: an animal of this player"),
    ("laid by nobody in the battle", put("leader", 0, None), r"laid\[0\]: nobody is laying"),
    ("strong outside the battle", put("initial", 2, 5), r"line\[2\]: this player is not in the battle"),
    (
        "a line before cards are revealed",
        both(put("hand", 1, 1, None), put("hand_size", 1, 1), put("line", 1, 0, "golf-ball"), put("line_size", 1, 1)),
        r"line\[1\]: no support cards are on the table",
    ),
    ("dazed without a leader", both(put("leader", 1, None), put("dazed", 1, True)), r"dazed\[1\]"),
    ("a winner before the end", put("winner", 0), "winner"),
    ("sharers before the end", put("sharers", [0, 1]), "sharers"),
    ("joined after the last", put("joined", "oppa", 9), "joined: "),
    ("more joiners than animals", put("joiners", 33), "joiners: 33"),
    ("asked outside the battle", both(put("asked", 2), put("turn", 2)), "turn: seat 2 is not the one to decide"),
)
def test_a_battle_that_cannot_be_is_refused(change: Change, complaint: str) -> None:
    """I10–I13, I19 Leaders fight, and laid cards are numbered."""
    refused(laying(), change, complaint)


def test_only_cards_that_can_be_laid_are_laid() -> None:
    """I13, R3 A counter in the place of a laid card."""
    glade = Glade(pools=("jumbo",), hands=("mud-ball duckweed nettles",))
    glade.fights("jumbo")
    glade.pass_window()
    glade.play(0, "lay-mud-ball")
    refused(glade, both(put("hand", 0, 0, "duckweed"), put("hand", 0, 1, "mud-ball")), r"laid\[0\]: .*cannot be laid")


@cases(
    ("a line outside the battle", both(put("fighters", [1]), put("leader", 0, None)), r"line\[0\]"),
    ("cards still laid", both(put("laid", 0, 0, 1), put("laid_size", 0, 1)), r"laid\[0\]"),
    ("void where no card is", put("void", 1, 0, 1), r"void\[1\]\[0\]"),
    ("a void event", both(put("line", 0, 0, "hedgehog-den"), put("void", 0, 0, 1)), r"void\[0\]\[0\]"),
    ("no leader", both(put("leader", 0, None), put("leader", 1, None)), "leader: no side is left"),
)
def test_a_last_window_that_cannot_be_is_refused(change: Change, complaint: str) -> None:
    """I14, I17 Revealed cards belong to sides."""
    refused(last_window(), change, complaint)


@pytest.mark.parametrize(
    ("glade", "change", "complaint"),
    [
        (laying, put("turn", 2), "turn"),
        (aiming, put("turn", 1), "turn"),
        (aiming, put("victim", None), "victim"),
        (aiming, put("victim", 2), "victim|turn"),
        (aiming, put("source", "mud-ball"), "source"),
        (aiming, put("source", "acid-rain"), "card"),
        (aiming, put("actor", None), "actor: there is a question about nobody"),
        (aiming, put("left", 0), "left: nothing is left to pick"),
        (aiming, put("question", "counter"), "turn: seat 0 is not"),
        (countering, put("turn", 2), "turn"),
        (countering, put("victim", 2), "aim"),
        (countering, put("victim", None), "victim: nobody can be asked for a counter"),
        (half_traded, put("turn", 2), "turn"),
    ],
)
def test_whoever_is_asked_is_who_the_question_is_for(
    glade: Callable[[], Glade], change: Change, complaint: str
) -> None:
    """I6, I13, R2–R4 Otherwise nobody could answer, or somebody else would."""
    refused(glade(), change, complaint)


@pytest.mark.parametrize("step", ["supporters", "stand-window", "lay", "cards", "last-window", "loot", "won"])
def test_a_battle_has_fighters(step: str) -> None:
    """I10, I19 Without a leader there is no battle, and none of its steps."""
    glade = Glade(pools=("jumbo",), hands=("mud-ball", "nettles"), step="build-window")
    refused(glade, put("step", step), "fighters")


@pytest.mark.parametrize("step", ["organise", "trade", "organise-window"])
def test_nobody_fights_on_after_the_battle(step: str) -> None:
    """I26, I27 Whoever fought sleeps, and cards are cleared away."""
    glade = Glade(pools=("jumbo", "berthe"), hands=("mud-ball club", "nettles"))
    glade.fights("jumbo", "berthe")
    refused(glade, put("step", step), "fate")
