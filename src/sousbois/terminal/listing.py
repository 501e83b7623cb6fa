"""A game as it stands in the list of games."""

from __future__ import annotations

from dataclasses import asdict

from rich.padding import Padding
from rich.text import Text

from sousbois.core.game import Game
from sousbois.core.option import Setting, Switch, settings_of
from sousbois.core.words import Words
from sousbois.terminal.screen import Screen
from sousbois.terminal.sentence import Sentence
from sousbois.terminal.style import BANNER, QUIET


def show_game(screen: Screen, words: Words, game: Game) -> None:
    """Its name and title, what it is about, and what can be chosen."""
    options = settings_of(game.options)
    choices = (
        words.say("players", least=min(game.seats), most=max(game.seats)),
        words.say("editions", names=", ".join(game.editions)),
        words.say("options") if options else words.say("no-options"),
    )
    screen.show(
        Text.assemble((game.name, BANNER), f"  {words.say('title')}"),
        Padding(Sentence(words.say("one-line")), (0, 0, 0, 2)),
        Padding(Sentence(" · ".join(choices), QUIET), (0, 0, 0, 2)),
        *(Padding(Sentence(_option(words, *option), QUIET), (0, 0, 0, 4)) for option in options.items()),
    )


def _option(words: Words, name: str, setting: Setting) -> str:
    """How an option is set, what it is for, and its clause."""
    meaning = words.say(f"option-{name}".replace("_", "-"))
    purpose = f"{meaning} ({setting.clause})"
    if isinstance(setting, Switch):
        return f"{name}={'false' if setting.default else 'true'} — {purpose}"
    return words.say("option-in-range", name=name, purpose=purpose, **asdict(setting))
