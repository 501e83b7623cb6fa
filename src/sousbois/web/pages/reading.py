"""Pages to read: the rules, with what stands on the cards."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath, FromQuery
from litestar.response import Response

from sousbois.core.errors import NotAllowed
from sousbois.core.rulebook import clauses
from sousbois.games import load
from sousbois.web.pages.common import HTML, Asked, language_of
from sousbois.web.pages.rulebooks import page_to_read
from sousbois.web.rendering import game_words
from sousbois.web.rulesearch import LONGEST
from sousbois.web.rulespage import rulebook_html, rules_html, thing_html


@get("/rules/{game:str}")
async def rules(
    request: Asked, game: FromPath[str], panel: FromQuery[bool] = False, edition: FromQuery[str | None] = None
) -> Response[str]:
    """The rules of a game; as a panel, without the page around them."""
    rules, language, shown = load(game), language_of(request), _known(game, edition)
    if panel:
        return Response(rules_html(rules, language, rules.edition(shown)), media_type=HTML)
    return page_to_read(
        request,
        "rules.html",
        game=game,
        title=game_words(language, game).say("title"),
        rules=rulebook_html(rules, language, rules.edition(shown)),
        editions={name: getattr(rules.edition(name).title, language) for name in rules.editions},
        shown=shown,
        example=next(iter(clauses(game, language))),
        longest=LONGEST,
    )


@get("/rules/{game:str}/{edition:str}/thing/{name:str}")
async def thing(request: Asked, game: FromPath[str], edition: FromPath[str], name: FromPath[str]) -> Response[str]:
    """What there is to say of a card or the like."""
    rules = load(game)
    html = thing_html(rules, rules.edition(_known(game, edition)), name, language_of(request))
    if html is None:
        raise NotAllowed(f"{name[:40]!r}: there is no such thing in {game}", reason="no-page")
    return Response(html, media_type=HTML)


def _known(game: str, edition: str | None) -> str:
    """An edition that comes with the game: a page opens no file by its path."""
    rules = load(game)
    edition = edition or next(iter(rules.editions))
    rules.check_edition_comes_with_it(edition, "page")
    return edition
