"""Asks a person for a decision: offers the choices, understands the answer or says why not."""

from __future__ import annotations

from collections.abc import Callable

from rich.columns import Columns
from rich.text import Text

from sousbois.core.action import Action
from sousbois.core.errors import Illegal, Unreadable
from sousbois.core.rulebook import clauses
from sousbois.terminal.answer import Vocabulary
from sousbois.terminal.hints import show_advice
from sousbois.terminal.narrator import Narrator
from sousbois.terminal.rules import show_clause, show_rules
from sousbois.terminal.style import HEADING, REFUSED

RULES = "?"
HINT = "h"
TAKE_BACK = "0"
MOST_LISTED = 40
"""Longer lists of choices are not shown: nobody reads them."""


def let_decide(narrator: Narrator, seat: int, prepare: Callable[[], None]) -> None:
    """Show a person where the game stands, and ask until a decision is made. Some take several answers.

    `prepare` is called before a hint is thought about.
    """
    table = narrator.table
    _show_position(narrator, seat)
    while True:
        answer = narrator.screen.ask(narrator.words.say("ask-choice"))
        if answer.startswith(RULES):
            _show_rules(narrator, seat, answer.removeprefix(RULES).strip())
        elif answer.lower() == HINT:
            prepare()
            show_advice(narrator, table.hint(seat), _listed(narrator, seat))
        elif answer == TAKE_BACK and _is_half_made(narrator):
            table.take_back()
            _show_position(narrator, seat)
        elif _carry_out(narrator, seat, answer):
            if not _is_half_made(narrator):
                return
            _show_position(narrator, seat)


def _carry_out(narrator: Narrator, seat: int, answer: str) -> bool:
    """Do what an answer says, or say why that cannot be."""
    objection = narrator.drawing.objection(answer)
    if objection:
        narrator.screen.say(objection, REFUSED)
        return False
    table = narrator.table
    vocabulary = Vocabulary(table.legal(seat), tuple(table.setup.actions), narrator.drawing.name)
    meanings = vocabulary.meant(answer) if answer else ()
    actions = meanings if len(meanings) == 1 else vocabulary.meant_one_by_one(answer)
    if not actions:
        _say_unclear(narrator, answer, meanings)
        return False
    try:
        table.decide(seat, actions)
    except Illegal as refused:
        narrator.screen.say(narrator.teller.refusal(refused.refusal, refused.clause, refused.action), REFUSED)
    except Unreadable:
        _say_unclear(narrator, answer, ())
    else:
        return True
    return False


def _is_half_made(narrator: Narrator) -> bool:
    return narrator.table.setup.midway(narrator.table.state)


def _show_position(narrator: Narrator, seat: int) -> None:
    """The table, the hand, and what may be done."""
    narrator.show_heading()
    narrator.show_table()
    narrator.screen.gap()
    narrator.show_hand()
    listed = _listed(narrator, seat)
    if not listed:
        legal = narrator.table.legal(seat)
        example = narrator.drawing.name(legal[0])
        narrator.screen.say(narrator.words.say("too-many-to-list", choices=len(legal), example=example))
        return
    choices = [_choice(number, narrator.teller.action(action)) for number, action in enumerate(listed, 1)]
    if _is_half_made(narrator):
        choices.append(_choice(int(TAKE_BACK), narrator.words.say("take-back")))
    narrator.screen.show(Columns(choices, padding=(0, 2)))


def _listed(narrator: Narrator, seat: int) -> tuple[Action, ...]:
    """The choices that are shown with numbers: all of them, or none."""
    legal = narrator.table.legal(seat)
    return legal if len(legal) <= MOST_LISTED else ()


def _choice(number: int, sentence: str) -> Text:
    return Text.assemble((f"{number:>2}", HEADING), f" {sentence}")


def say_how_to_answer(narrator: Narrator) -> None:
    """What the person may type."""
    first_clause = next(iter(clauses(narrator.table.setup.game.name, narrator.words.language)))
    narrator.screen.say(narrator.words.say("how-to-answer", clause=first_clause))
    example = narrator.drawing.explained()
    if example:
        narrator.screen.say(narrator.words.say("how-to-explain", name=example))


def _show_rules(narrator: Narrator, seat: int, asked: str) -> None:
    """A clause, what is printed on a card, or the whole rulebook."""
    game, words = narrator.table.setup.game.name, narrator.words
    if not asked:
        show_rules(narrator.screen, words, game)
        _show_position(narrator, seat)  # the rulebook has pushed it off the screen
        return
    is_clause = asked.upper() in clauses(game, words.language)
    explanation = None if is_clause else narrator.drawing.explain(asked)
    if explanation is None:
        show_clause(narrator.screen, words, game, asked)
    else:
        narrator.screen.show(explanation)
        narrator.screen.gap()


def _say_unclear(narrator: Narrator, answer: str, actions: tuple[Action, ...]) -> None:
    if answer and actions:
        names = ", ".join(map(narrator.drawing.name, actions[:MOST_LISTED]))
        narrator.screen.say(narrator.words.say("choice-ambiguous", answer=answer, names=names), REFUSED)
        return
    if answer:
        narrator.screen.say(narrator.words.say("choice-unknown", answer=answer), REFUSED)
    say_how_to_answer(narrator)
