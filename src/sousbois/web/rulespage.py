"""The rules of a game, as a page with pictures or in short beside the table; and the text of a single card or thing."""

from __future__ import annotations

from collections import OrderedDict
from functools import cached_property

from markupsafe import Markup

from sousbois.core.edition import LoadedEdition
from sousbois.core.game import Game
from sousbois.core.words import Words
from sousbois.web.figures import figures_of
from sousbois.web.rendering import FOLDER, game_words, render
from sousbois.web.ruletext import RuleText
from sousbois.web.things import things_of
from sousbois.web.things.thing import MARKS, Group, Thing


def rules_html(game: Game, language: str, edition: LoadedEdition) -> Markup:
    """The rules and what is printed in an edition. Headings begin at h2: the page around it has a title."""
    return _kept(game, language, edition).document


def rulebook_html(game: Game, language: str, edition: LoadedEdition) -> Markup:
    """The same with pictures: figures beside the clauses, and all cards as they look."""
    return _kept(game, language, edition).illustrated


def thing_html(game: Game, edition: LoadedEdition, name: str, language: str) -> Markup | None:
    """What there is to say about a thing, by the id that views have it under; None if there is no such thing."""
    return _kept(game, language, edition).about(name)


def printed_groups(game: Game, language: str, edition: LoadedEdition) -> list[Group]:
    """All that an edition states, as the rules page lists it."""
    return _kept(game, language, edition).groups


class _Rules:
    """The rules of one game in one language, with one edition."""

    def __init__(self, game: Game, language: str, edition: LoadedEdition) -> None:
        self._rules = game
        self._game = game.name
        self._edition = edition
        self._words = Words(language, game.folder / "words", FOLDER / "rules")

    @cached_property
    def document(self) -> Markup:
        """The whole of it."""
        return self._rendered("rulebook.html", self._words)

    @cached_property
    def illustrated(self) -> Markup:
        """The whole of it, with pictures."""
        words = game_words(self._words.language, self._game)
        drawn = figures_of(self._game)(self._rules, self._edition, words)
        figures = {figure.clause: figure for figure in drawn.drawn()}
        portraits = {thing.name: drawn.portrait(thing) for group in self.groups for thing in group.things}
        return self._rendered("illustrated.html", words, game=self._game, figures=figures, portraits=portraits)

    def _rendered(self, template: str, words: Words, **more: object) -> Markup:
        said = {mark for group in self.groups for thing in group.things for mark, _ in thing.marked()}
        return Markup(
            render(
                template,
                say=words.say,
                rules=RuleText(self._game, words.language),
                edition=getattr(self._edition.title, words.language),
                marks=[mark for mark in MARKS if mark in said],
                groups=self.groups,
                **more,
            )
        )

    def about(self, name: str) -> Markup | None:
        """One thing."""
        thing = self._things.get(name)
        if thing is None:
            return None
        quoted = [self._quotable.quoted(reference) for reference in thing.clauses.quoted]
        return Markup(render("thing.html", say=self._words.say, game=self._game, thing=thing, quoted=quoted))

    @cached_property
    def _quotable(self) -> RuleText:
        """The rules with links that lead to their page from anywhere."""
        return RuleText(self._game, self._words.language, page=f"/rules/{self._game}")

    @cached_property
    def groups(self) -> list[Group]:
        """What is printed."""
        return list(things_of(self._game).listed(self._edition, self._words))

    @cached_property
    def _things(self) -> dict[str, Thing]:
        listed = [thing for group in self.groups for thing in group.things]
        others = things_of(self._game).others(self._edition, self._words)
        return {thing.name: thing for thing in (*listed, *others)}


_REMEMBERED = 64
"""Rules that need not be read again, each of one game with one edition in one language."""
_KEPT: OrderedDict[tuple[str, str, LoadedEdition], _Rules] = OrderedDict()


def _kept(game: Game, language: str, edition: LoadedEdition) -> _Rules:
    """Reading rules and words takes a tenth of a second: it is done once for each game, language and edition. What was
    not asked for for the longest time is forgotten, as anybody may bring editions of their own."""
    key = game.name, language, edition
    if key not in _KEPT:
        _KEPT[key] = _Rules(game, language, edition)
    _KEPT.move_to_end(key)
    while len(_KEPT) > _REMEMBERED:
        _KEPT.popitem(last=False)
    return _KEPT[key]
