"""What an answer means: the number of a choice, its text, its name, or how one of these begins."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence

from sousbois.core.action import Action


def meant(
    answer: str, legal: Sequence[Action], actions: Iterable[Action], name: Callable[[Action], str]
) -> tuple[Action, ...]:
    """The actions that an answer can mean: one if it is clear, none if it is unknown.

    An illegal action can be meant too, so that its refusal can be explained; but a few letters rather mean a legal one.
    """
    numbered = {str(number): action for number, action in enumerate(legal, 1)}
    if answer in numbered:
        return (numbered[answer],)
    said = _plain(answer)
    called = {action: (_plain(action.text), _plain(name(action))) for action in actions}
    exact = tuple(action for action, names in called.items() if said in names)
    begun = tuple(action for action, names in called.items() if any(known.startswith(said) for known in names))
    return exact or tuple(action for action in begun if action in legal) or begun


def _plain(text: str) -> str:
    """A text without capitals and accents, which people leave out when they type."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
