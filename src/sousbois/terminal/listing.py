"""A game as it stands in the list of games."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text

from sousbois.core.game import Game
from sousbois.core.option import settings_of
from sousbois.core.words import Words
from sousbois.terminal.screen import Screen
from sousbois.terminal.sentence import Sentence


def show_game(screen: Screen, words: Words, game: Game) -> None:
    """Its name and title, what it is about, and what can be chosen."""
    options = ", ".join(settings_of(game.options))
    choices = (
        words.say("players", least=min(game.seats), most=max(game.seats)),
        words.say("editions", names=", ".join(game.editions)),
        words.say("options", names=options) if options else words.say("no-options"),
    )
    screen.show(
        Text.assemble((game.name, "banner"), f"  {words.say('title')}"),
        Padding(Sentence(words.say("one-line")), (0, 0, 0, 2)),
        Padding(Sentence(" · ".join(choices), "quiet"), (0, 0, 0, 2)),
    )
