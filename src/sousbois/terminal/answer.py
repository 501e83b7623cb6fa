"""What an answer means: the number of a choice, its text, its name, or how one of these begins."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sousbois.core.action import Action


@dataclass(frozen=True)
class Vocabulary:
    """What a person may say: the legal actions by number, and every action by text and by name."""

    legal: Sequence[Action]
    actions: Sequence[Action]
    name: Callable[[Action], str]

    def meant(self, answer: str) -> tuple[Action, ...]:
        """The actions that an answer can mean: one if it is clear, none if it is unknown. The order of words is free.

        An illegal action can be meant too, so that its refusal can be explained; but a few letters rather mean a legal
        one, even in the middle of its name.
        """
        numbered = {str(number): action for number, action in enumerate(self.legal, 1)}
        if answer in numbered:
            return (numbered[answer],)
        said, words = plain(answer), _words(answer)
        called = {action: (plain(action.text), plain(self.name(action))) for action in self.actions}
        exact = tuple(action for action, names in called.items() if any(_words(known) == words for known in names))
        begun = tuple(action for action, names in called.items() if any(known.startswith(said) for known in names))
        begun_legal = tuple(action for action in self.legal if action in begun)
        amid_legal = tuple(action for action in self.legal if any(f" {said}" in known for known in called[action]))
        if said.isdigit():  # whoever types a mere number means that of a choice, not of a card
            amid_legal = ()
        return exact or begun_legal or amid_legal or begun

    def meant_one_by_one(self, answer: str) -> tuple[Action, ...]:
        """Several actions said in one line, in the order in which the rules ask for them; none if a part is unclear."""
        words = answer.split()
        found: list[Action] = []
        while words:
            for many in range(len(words), 0, -1):
                meanings = self.meant(" ".join(words[:many]))
                if len(meanings) == 1:
                    found += meanings
                    words = words[many:]
                    break
            else:
                return ()
        return tuple(sorted(found, key=int))


def plain(text: str) -> str:
    """A text without capitals and accents, which people leave out when they type."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _words(text: str) -> list[str]:
    """The words of a text, in alphabetical order."""
    return sorted(plain(text).replace("-", " ").split())
