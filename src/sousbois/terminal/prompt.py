"""Asks a person for a decision: offers the choices, understands the answer or says why not."""

from __future__ import annotations

from rich.columns import Columns
from rich.text import Text

from sousbois.core.action import Action
from sousbois.core.errors import Illegal
from sousbois.core.rulebook import clauses
from sousbois.terminal.answer import meant
from sousbois.terminal.narrator import Narrator
from sousbois.terminal.rules import show_clause, show_rules

RULES = "?"


def let_decide(narrator: Narrator, seat: int) -> None:
    """Show a person where the game stands, and ask until a decision is made."""
    show_position(narrator, seat)
    while True:
        answer = narrator.screen.ask(narrator.words.say("ask-choice"))
        if answer.startswith(RULES):
            _show_rules(narrator, seat, answer.removeprefix(RULES).strip())
            continue
        actions = meant(answer, narrator.table.legal(seat), narrator.table.setup.actions, narrator.drawing.name)
        if not answer or len(actions) != 1:
            _say_unclear(narrator, answer, actions)
            continue
        try:
            narrator.table.play(seat, actions[0])
        except Illegal as refused:
            narrator.screen.say(narrator.teller.refusal(refused.refusal, refused.clause, actions[0]), "refused")
        else:
            return


def show_position(narrator: Narrator, seat: int) -> None:
    """The table, the hand, and what may be done."""
    narrator.show_heading()
    narrator.show_table()
    narrator.screen.gap()
    narrator.show_hand()
    choices = [
        Text.assemble((f"{number:>2}", "heading"), f" {narrator.teller.action(action)}")
        for number, action in enumerate(narrator.table.legal(seat), 1)
    ]
    narrator.screen.show(Columns(choices, padding=(0, 2)))


def say_how_to_answer(narrator: Narrator) -> None:
    """What the person may type."""
    first_clause = next(iter(clauses(narrator.table.setup.game.name, narrator.words.language)))
    narrator.screen.say(narrator.words.say("how-to-answer", clause=first_clause))


def _show_rules(narrator: Narrator, seat: int, clause: str) -> None:
    game = narrator.table.setup.game.name
    if clause:
        show_clause(narrator.screen, narrator.words, game, clause)
    else:
        show_rules(narrator.screen, narrator.words, game)
        show_position(narrator, seat)  # the rulebook has pushed it off the screen


def _say_unclear(narrator: Narrator, answer: str, actions: tuple[Action, ...]) -> None:
    if answer and actions:
        names = ", ".join(map(narrator.drawing.name, actions))
        narrator.screen.say(narrator.words.say("choice-ambiguous", answer=answer, names=names), "refused")
        return
    if answer:
        narrator.screen.say(narrator.words.say("choice-unknown", answer=answer), "refused")
    say_how_to_answer(narrator)
