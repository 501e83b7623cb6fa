"""Help at the table: a hint for whoever is asked, and the tips of a first game."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Annotated, NamedTuple

import msgspec
from litestar import post
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromPath
from litestar.response import Response

from sousbois.core.errors import NotAllowed, SousboisError
from sousbois.play.storefile import StoreError
from sousbois.web.limits import TooMany
from sousbois.web.live import Live
from sousbois.web.pages.common import (
    HTML,
    NOT_KEPT,
    Asked,
    address_of,
    cookie_of,
    house_of,
    language_of,
    person_of,
)
from sousbois.web.rendering import page_words, render
from sousbois.web.tips import all_ids, clause_of

if TYPE_CHECKING:
    from sousbois.bots.hinting import Advice, Hint

_LONGEST = 2000
"""Signs of a list of tips; all ids together are shorter."""


class AskedAt(msgspec.Struct):
    """The decision about which somebody asks."""

    ply: Annotated[int, msgspec.Meta(ge=0)]


class Seen(msgspec.Struct):
    """The ids of tips, with spaces between them."""

    tips: Annotated[str, msgspec.Meta(max_length=_LONGEST)]


class Move(NamedTuple):
    """A move that a hint names."""

    text: str
    clause: str
    actions: str
    """All actions of the decision from its start, with spaces between them."""
    share: int | None
    """The share of victory in per cent; None where there is nothing to weigh, or where points are known."""
    worth: str
    """What it promises, in words."""


def _refused(request: Asked, error: Exception) -> Response[str]:
    """Why there is no hint, to stand where it would stand."""
    reason = error.reason if isinstance(error, NotAllowed) else ""
    say = page_words(language_of(request)).say
    if isinstance(error, StoreError):
        house_of(request).watch.refused(error)
        status, message = 503, say(error.kind)
    else:
        message = say(f"not-allowed-{reason}") if reason else say("not-understood", detail=str(error))
        status = 404 if reason == "no-table" else 403 if reason else 400
    headers = dict(NOT_KEPT)
    if isinstance(error, TooMany):
        status, headers["retry-after"] = 429, str(error.wait)
    html = render("hint_refused.html", say=say, message=message)
    return Response(html, media_type=HTML, status_code=status, headers=headers)


@post("/table/{table:str}/hint", status_code=200, exception_handlers={SousboisError: _refused})
async def hint(
    request: Asked, table: FromPath[str], data: Annotated[AskedAt, Body(media_type=RequestEncodingType.URL_ENCODED)]
) -> Response[str]:
    """Good moves for whoever is asked, as a piece of the page."""
    me, house = person_of(request), house_of(request)
    live = await house.lobby.table(table)
    client = address_of(request)
    advice = await house.hints.ask(live, me.player, data.ply, client, house.new_hints.of(client))
    return Response(hint_html(live, advice, me.language), media_type=HTML, headers=NOT_KEPT)


@post("/tips/seen", status_code=204)
async def seen(
    request: Asked, data: Annotated[Seen, Body(media_type=RequestEncodingType.URL_ENCODED)]
) -> Response[None]:
    """Remember which tips somebody has seen; what is no tip is left out."""
    me = person_of(request)
    tips = tuple(sorted({*me.tips, *data.tips.split()} & all_ids()))
    return Response(None, status_code=204, cookies=[cookie_of(msgspec.structs.replace(me, tips=tips), request)])


def hint_html(live: Live, advice: Advice, language: str) -> str:
    """Advice in words, and for the script that marks the moves on the board."""
    painter = live.readers.painter(live.hosted, advice.seat, language)
    game, begun = live.hosted.opened.game, live.begun(advice.seat)
    say, is_only = painter.words.say, advice.sureness.value == "only"

    def move(found: Hint) -> Move:
        share = None if is_only or advice.counted_out else round(100 * found.value)
        if is_only:
            worth = ""
        elif share is None:
            worth = say("hint-points", points=found.value)
        else:
            worth = say("hint-share", share=share, margin=ceil(100 * found.margin))
        actions = " ".join((*begun, *map(str, found.actions)))
        return Move(painter.move(found.actions), clause_of(game, found.actions[0]), actions, share, worth)

    return render(
        "hint_answer.html",
        say=say,
        game=game,
        moves=list(map(move, advice.hints)),
        sureness=advice.sureness.value,
        futures=None if is_only else advice.iterations,
        is_alone=live.hosted.opened.seats == 1 and not is_only and not advice.counted_out,
    )
