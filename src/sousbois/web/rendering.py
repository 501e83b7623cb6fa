"""Turns scenes into HTML: the templates, and what they may use."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.ext import Extension

from sousbois.core.action import Action
from sousbois.core.event import Event
from sousbois.core.game import Game
from sousbois.core.outcome import Outcome
from sousbois.core.record import NOTHING
from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.words import Words
from sousbois.games import load
from sousbois.play.journal import Said
from sousbois.web.drawing import Drawing, Scene, drawing_of
from sousbois.web.pictures import version as picture_version
from sousbois.web.statics import address
from sousbois.web.tips import applying

FOLDER = Path(__file__).parent
PAGES = tuple(
    FOLDER / name
    for name in (
        "words",
        "table",
        "around",
        "rules",
        "rulebook",
        "host",
        "replay",
        "review",
        "editions",
        "help",
        "shuffle",
        "api",
    )
)
"""The words of the pages."""
_REMEMBERED = 1 << 12
"""Pictures and cards that need not be drawn again: they look the same at every table."""


class _Unindented(Extension):
    """Indentation is for those who read templates: no browser is sent it."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        return re.sub("^[ \t]+", "", source, flags=re.MULTILINE)


@cache
def environment() -> Environment:
    """The templates. A name that a template does not know is an error, never an empty place."""
    made = Environment(
        loader=FileSystemLoader(FOLDER / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        extensions=[_Unindented],
    )
    made.filters["signed"] = signed
    made.globals["static"] = address
    made.globals["picture_version"] = picture_version()
    cards = made.get_template("cards.html").module
    made.globals |= {name: lru_cache(_REMEMBERED)(getattr(cards, name)) for name in ("icon", "face", "card", "back")}
    return made


def signed(number: int) -> str:
    """A number with the minus sign that stands in print."""
    return str(number).replace("-", "\N{MINUS SIGN}")


@cache
def page_words(language: str) -> Words:
    """The words of the pages around the tables."""
    return Words(language, *PAGES)


@cache
def game_words(language: str, game: str) -> Words:
    """The words of the pages and of one game."""
    return Words(language, load(game).folder / "words", *PAGES, FOLDER / "tables" / game, FOLDER / "tips" / game)


def render(template: str, /, **context: Any) -> str:
    """A template filled in."""
    return environment().get_template(template).render(context)


class Painter:
    """Paints one table for one reader in one language. A reader of None is somebody looking on."""

    def __init__(self, setup: Setup, names: Sequence[str], reader: int | None, language: str) -> None:
        game: Game = setup.game
        self._game = game.name
        self._setup = setup
        self._names = names
        self._reader = reader
        self.words = game_words(language, game.name)
        self._teller = Teller(game, self.words, names, NOTHING if reader is None else reader, setup.edition.called)

    @cached_property
    def drawing(self) -> Drawing:
        """How the game looks."""
        return drawing_of(self._game)(self._setup, self.words, self._teller)

    def board(
        self, scene: Scene, strip: Sequence[Any], outcome: Outcome | None = None, aids: Any = None, **more: Any
    ) -> str:
        """The board at one moment; `strip` says who sits at the table, `aids` what the reader can ask for."""
        return render(
            "board.html",
            say=self.words.say,
            game=self._game,
            edition=self._setup.edition.id,
            own=not self._setup.game.comes_with(self._setup.edition),
            scene=scene,
            names=self._names,
            reader=self._reader,
            heading=self.drawing.heading(scene.view),
            prompt=self._prompt(scene),
            seats_strip=strip,
            aids=aids,
            tips=applying(self._game, scene),
            picture=self.drawing.picture(scene),
            result=self.drawing.result(outcome, scene.view) if outcome else None,
            verdict=self._verdict(outcome) if outcome else [],
            **more,
        )

    def line(self, event: Event) -> str:
        """One line of the log."""
        sentence = self._teller.sentence(event)
        mine = event.seat is not None and event.seat == self._reader
        return render("logline.html", say=self.words.say, game=self._game, sentence=sentence, event=event, mine=mine)

    def saying(self, said: Said) -> str:
        """What somebody has said."""
        return render("saying.html", name=self._names[said.seat], seat=said.seat, text=said.text)

    def move(self, actions: Sequence[Action]) -> str:
        """What somebody may decide, in words."""
        return " ".join(map(self._teller.action, actions))

    def refusal(self, refusal: str, clause: str, action: Any) -> str:
        """Why the rules forbid an action, with the clause."""
        sentence = self.words.say(f"refusal-{refusal}", **self._teller.values(action))
        return render("refusal.html", say=self.words.say, game=self._game, sentence=sentence, clause=clause)

    def _prompt(self, scene: Scene) -> str:
        """What the reader is asked, or who is waited for."""
        if scene.over:
            return self.words.say("prompt-over")
        if scene.active:
            return self.drawing.prompt(scene)
        if self._reader in scene.acting:
            return self.words.say("prompt-passing")
        waited = [self._names[seat] for seat in scene.acting if seat not in scene.chosen]
        if not waited:
            return self.words.say("prompt-happening")
        return self.words.say("prompt-waiting", names=", ".join(waited), count=len(waited))

    def _verdict(self, outcome: Outcome) -> list[str]:
        """Who has won, and what decided it, tie by tie."""
        winner, *decided = self._teller.outcome(outcome)
        ties = []
        for earlier, reason in zip(outcome.reasons, outcome.reasons[1:], strict=False):
            tied = ", ".join(self._names[seat] for seat in earlier.left)
            values = ", ".join(f"{self._names[seat]} {value}" for seat, value in reason.values.items())
            step = self.words.say(f"step-{reason.step.name}")
            ties.append(self.words.say("verdict-tie", names=tied, step=step, values=values))
        return [winner, *ties, *decided]
