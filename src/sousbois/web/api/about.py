"""What there is to know of games and of tables before one plays."""

from __future__ import annotations

from sousbois.core.option import Choice, Setting, settings_of
from sousbois.games import load
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Bot, Free
from sousbois.play.journal import Sitter as Sitting
from sousbois.web.api.models import EditionAbout, GameAbout, OptionAbout, Sitter, TableAbout
from sousbois.web.rendering import game_words


def game_about(name: str, language: str) -> GameAbout:
    """A game, its editions and its options."""
    game, words = load(name), game_words(language, name)
    return GameAbout(
        name=name,
        title=words.say("title"),
        rules=game.version,
        seats=list(game.seats),
        editions=[EditionAbout(each, getattr(game.edition(each).title, language)) for each in game.editions],
        options=[
            _option(option, words.say(f"option-{option.replace('_', '-')}"), setting)
            for option, setting in settings_of(game.options).items()
        ],
    )


def _option(name: str, label: str, setting: Setting) -> OptionAbout:
    low, high = (setting.low, setting.high) if isinstance(setting, Choice) else (None, None)
    return OptionAbout(name, label, setting.clause, setting.default, low, high)


def table_about(table: str, link: str, hosted: Hosted) -> TableAbout:
    """What everybody who has its link may know of a table."""
    settled = hosted.opened
    return TableAbout(
        id=table,
        link=link,
        game=settled.game,
        edition=settled.edition,
        options=dict(hosted.setup.options),
        terms=settled.terms,
        stage=hosted.stage,
        seats=list(map(_sitter, hosted.sitters)),
        ply=hosted.ply,
        owing=list(hosted.owing()),
        followed_by=hosted.followed_by,
    )


def _sitter(sitter: Sitting) -> Sitter:
    """Who sits on a seat. The ids of people stay in the server."""
    if isinstance(sitter, Free):
        return Sitter("free", "", None)
    return Sitter("bot", sitter.name, sitter.level) if isinstance(sitter, Bot) else Sitter("person", sitter.name, None)
