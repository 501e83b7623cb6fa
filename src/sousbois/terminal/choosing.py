"""Which game it shall be, when nobody has said so."""

from __future__ import annotations

from rich.text import Text

from sousbois.games import load, names
from sousbois.terminal.language import terminal_words
from sousbois.terminal.screen import Screen
from sousbois.terminal.style import BANNER, REFUSED


def choose_game(screen: Screen, language: str | None) -> str:
    """Ask for a game by its number or its name."""
    numbered = {str(number): name for number, name in enumerate(names(), 1)}
    for number, name in numbered.items():
        words = terminal_words(language, load(name))
        screen.show(Text.assemble((f"{number} {name}", BANNER), f"  {words.say('title')}"))
    words = terminal_words(language)
    while True:
        answer = screen.ask(words.say("ask-game")).lower()
        chosen = numbered.get(answer, answer)
        if chosen in names():
            return chosen
        screen.say(words.say("choice-unknown", answer=answer), REFUSED)
