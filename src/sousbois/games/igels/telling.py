"""Igels: what there is to say of a table besides what happens there: what is asked, and what holds for a battle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from sousbois.core.telling import Teller

View = Mapping[str, Any]


def question(view: View, teller: Teller) -> str:
    """What the player who acts is asked: what the step asks, or what the effect of a card or animal does."""
    source = view["source"]
    if source is None:
        return teller.words.say(f"question-{view['step']}")
    asked = "use" if "use" in view["legal"] else view["question"]
    return teller.words.say(f"question-{asked}", source=teller.thing(source), **teller.seat("seat", view["actor"]))


def notes_on_battle(view: View, teller: Teller) -> Iterator[str]:
    """What changes how a battle is decided (I19, I31), and what a win brings (I21)."""
    say = teller.words.say
    if view["draw_forced"]:
        yield say("event-draw-forced")
    if view["upside_down"]:
        yield say("event-upside-down")
    for seat, amount in enumerate(view["loot_change"]):
        if amount:
            yield say("event-loot-changed", amount=amount, **teller.seat("seat", seat))
    if view["loot_change_of_winner"]:
        yield say("event-loot-of-winner-changed", amount=view["loot_change_of_winner"])
