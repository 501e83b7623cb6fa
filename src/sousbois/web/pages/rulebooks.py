"""The rules of all games: a list to choose from, and a search. Without a name, too, they are read in both languages."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from litestar import get
from litestar.params import FromQuery
from litestar.response import Response

from sousbois.games import load, names
from sousbois.web.pages.common import Asked, address_of, house_of, identity_of, language_of, page
from sousbois.web.pages.home import game_card
from sousbois.web.rendering import game_words
from sousbois.web.rulesearch import LONGEST, search

OTHER = {"fr": "en", "en": "fr"}


@get("/rules")
async def rulebooks(request: Asked, q: FromQuery[str] = "", game: FromQuery[str] = "") -> Response[str]:
    """The five rulebooks; and what is found in one of them, or in all."""
    language = language_of(request)
    searched = [load(game).name] if game else ()
    found = await house_of(request).work.do(address_of(request), search, q, language, searched)
    return page_to_read(
        request,
        "rulebooks.html",
        games=[game_card(name, language) for name in names()],
        titles={name: game_words(language, name).say("title") for name in names()},
        editions={
            edition: getattr(load(name).edition(edition).title, language)
            for name in names()
            for edition in load(name).editions
        },
        query=q[:LONGEST].strip(),
        shown=game,
        found=found,
        longest=LONGEST,
    )


def page_to_read(request: Asked, template: str, **context: Any) -> Response[str]:
    """A page that can be read without a name: then a link leads to the other language, and further links keep it."""
    language = language_of(request)
    chosen = {"lang": language} if identity_of(request) is None and "lang" in request.query_params else {}

    def link(path: str, fragment: str = "", **query: str) -> str:
        asked = urlencode(query | chosen)
        return f"{path}{'?' if asked else ''}{asked}{'#' if fragment else ''}{fragment}"

    asked = {name: value[:LONGEST] for name, value in request.query_params.items()}
    translated = f"{request.url.path}?{urlencode(asked | {'lang': OTHER[language]})}"
    return page(request, template, link=link, chosen=chosen, translated=translated, **context)
