"""Editions of one's own: brought, checked, looked at, and read at the tables that are played with them."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from litestar import get, post
from litestar.datastructures import FormMultiDict, UploadFile
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Response
from markupsafe import Markup

from sousbois.core.checking import MOST_COMPLAINTS
from sousbois.core.edition import LARGEST, LoadedEdition
from sousbois.core.errors import NotAllowed, Unreadable
from sousbois.core.game import Game
from sousbois.games import load
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Opened
from sousbois.play.owneditions import Offered, complaints, edition_of, find, keep, name_of
from sousbois.web.audience import check_may_look
from sousbois.web.complaints import Complaint, complaint_of
from sousbois.web.pages.common import (
    HTML,
    NOT_KEPT,
    Asked,
    address_of,
    form_of,
    go_to,
    house_of,
    language_of,
    link_for_others,
    page,
    person_of,
)
from sousbois.web.pages.home import game_card
from sousbois.web.previewing import preview_of
from sousbois.web.rendering import game_words, page_words, render
from sousbois.web.rulespage import rules_html, thing_html

_LARGEST_FORM = 3 * LARGEST
"""Bytes of the form: a text in the field, another in a file, and what a browser writes around them."""
_WRONG = 400
_TOML = "application/toml; charset=utf-8"


# --- Bringing one ----------------------------------------------------------------------------------------------------


@get("/editions/new")
async def bring(
    request: Asked, game: FromQuery[str], start: FromQuery[str | None] = None, own: FromQuery[str | None] = None
) -> Response[str]:
    """The form for an edition: empty, or filled in with one that comes with the game, or with somebody's own."""
    person_of(request)
    rules = load(game)
    text = ""
    if own is not None:
        text = found(request, own, rules).text
    elif start is not None:
        text = _printed(rules, start)
    return _form(request, rules, text)


@post("/editions/new", request_max_body_size=_LARGEST_FORM)
async def check(request: Asked) -> Response[str] | Redirect:
    """Keep an edition and show it; or show all that is wrong with it beside its text."""
    person_of(request)
    data = await form_of(request)
    game = load(_text(data.get("game")))
    house = house_of(request)
    try:
        text = await _sent(data)
    except UnicodeDecodeError:
        problem = page_words(language_of(request)).say("edition-not-utf-8")
        return _form(request, game, _text(data.get("text")), [Complaint("", "", problem, "", None)])
    offered = Offered(game.name, text)
    async with house.work.turn(address_of(request)) as turn:
        if wrong := await turn.do(_wrong_with, offered):
            return _form(request, game, text, wrong)
        name = name_of(offered)
        if house.store.kept(name) is None:
            house.new_editions_of_address.of(address_of(request)).use(reason="too-many-editions")
            house.new_editions.use(reason="too-many-editions")
            await turn.do(keep, house.store, offered)
        return go_to(f"/editions/{name}")


def _wrong_with(offered: Offered) -> list[Complaint]:
    """All that is wrong with an edition."""
    return [complaint_of(offered.text, each) for each in complaints(offered)]


async def _sent(data: FormMultiDict) -> str:
    """The text that a form brings: a file, if one was chosen, or else what stands in the field."""
    file = data.get("file")
    content = await file.read() if isinstance(file, UploadFile) else b""
    text = content.decode("utf-8-sig") if content else _text(data.get("text"))
    return text.replace("\r\n", "\n")


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise Unreadable("form: the game and the text of an edition are expected")
    return value


def _form(request: Asked, game: Game, text: str, wrong: list[Complaint] | None = None) -> Response[str]:
    language = language_of(request)
    return page(
        request,
        "edition_new.html",
        _WRONG if wrong else 200,
        game=game_card(game.name, language),
        text=text,
        wrong=wrong or [],
        most=MOST_COMPLAINTS,
        printed={name: getattr(game.edition(name).title, language) for name in game.editions},
        kilobytes=LARGEST // 1024,
    )


# --- Looking at it ---------------------------------------------------------------------------------------------------


@get("/editions/{name:str}")
async def preview(request: Asked, name: FromPath[str]) -> Response[str]:
    """An edition as it will be at the table; whoever has the address may look at it."""
    me = person_of(request)
    offered = found(request, name)
    game = load(offered.game)
    shown = await house_of(request).work.do(
        address_of(request), lambda: preview_of(game, edition_of(offered), me.language)
    )
    return page(
        request,
        "edition.html",
        say=game_words(me.language, game.name).say,
        game=game_card(game.name, me.language),
        name=name,
        shown=shown,
        link=link_for_others(request, f"/editions/{name}"),
    )


@get("/editions/{name:str}/text")
async def text(request: Asked, name: FromPath[str]) -> Response[str]:
    """The text of an edition, as it was brought."""
    person_of(request)
    offered = found(request, name)
    return _file(offered.text, (await read(request, offered)).id)


@get("/editions/of/{game:str}/{edition:str}")
async def printed_text(request: Asked, game: FromPath[str], edition: FromPath[str]) -> Response[str]:
    """The text of an edition that comes with a game, to begin from."""
    person_of(request)
    return _file(_printed(load(game), edition), edition)


def _printed(game: Game, edition: str) -> str:
    """An edition that comes with a game: a page opens no file by its path."""
    game.check_edition_comes_with_it(edition, "page")
    return game.editions[edition].read_text(encoding="utf-8")


def _file(content: str, name: str) -> Response[str]:
    headers = NOT_KEPT | {"content-disposition": f'attachment; filename="{name}.toml"'}
    return Response(content, media_type=_TOML, headers=headers)


def found(request: Asked, name: str, game: Game | None = None) -> Offered:
    """An edition that somebody has brought, perhaps one that must be of some game."""
    offered = find(house_of(request).store, name)
    if game is not None and offered.game != game.name:
        raise Unreadable(f"edition {name}: of the game {offered.game}, not {game.name}")
    return offered


async def read(request: Asked, offered: Offered) -> LoadedEdition:
    """An edition itself."""
    return await house_of(request).work.do(address_of(request), edition_of, offered)


# --- At a table ------------------------------------------------------------------------------------------------------


def addresses_of(table: str, opened: Opened) -> dict[str, str]:
    """Where the page of a table finds the rules, and the texts of things: those of its own edition at the table itself,
    for nobody else can have it."""
    if opened.edition_text:
        return {"rules": f"/table/{table}/rules?panel=1", "things": f"/table/{table}/thing/"}
    game, edition = opened.game, quote(opened.edition)
    return {"rules": f"/rules/{game}?panel=1&edition={edition}", "things": f"/rules/{game}/{edition}/thing/"}


@get("/table/{table:str}/rules")
async def table_rules(request: Asked, table: FromPath[str], panel: FromQuery[bool] = False) -> Response[str]:
    """The rules with what is printed in the edition of a table; as a panel, without the page around them."""
    hosted, language = await _seen(request, table), language_of(request)
    setup, words = hosted.setup, game_words(language, hosted.opened.game)
    title = str(getattr(setup.edition.title, language))
    note = render("edition_note.html", say=words.say, table_id=table, title=title, own=bool(hosted.opened.edition_text))
    html = Markup(note) + rules_html(setup.game, language, setup.edition)
    if panel:
        return Response(html, media_type=HTML)
    return page(request, "table_rules.html", title=words.say("title"), table_id=table, rules=html)


@get("/table/{table:str}/thing/{name:str}")
async def table_thing(request: Asked, table: FromPath[str], name: FromPath[str]) -> Response[str]:
    """What there is to say of a card or the like, as the edition of a table has it."""
    setup = (await _seen(request, table)).setup
    html = thing_html(setup.game, setup.edition, name, language_of(request))
    if html is None:
        raise NotAllowed(f"{name[:40]!r}: there is no such thing at this table", reason="no-page")
    return Response(html, media_type=HTML)


@get("/table/{table:str}/edition")
async def table_edition(request: Asked, table: FromPath[str]) -> Response[str]:
    """The text of the edition of a table: what is printed is no secret, even while the game goes on."""
    hosted = await _seen(request, table)
    edition = hosted.opened.edition
    return _file(hosted.opened.edition_text or _printed(hosted.setup.game, edition), edition)


async def _seen(request: Asked, table: str) -> Hosted:
    """A table, for everybody who may see its page."""
    me = person_of(request)
    hosted = (await house_of(request).lobby.table(table)).hosted
    check_may_look(hosted, hosted.seat_of(me.player))
    return hosted
