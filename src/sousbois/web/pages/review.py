"""The review of a finished game: a page, and how far it has come."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import get
from litestar.params import FromPath
from litestar.response import Response

from sousbois.play.hosted import Hosted
from sousbois.web.audience import check_may_be_watched
from sousbois.web.pages.common import NOT_KEPT, Asked, address_of, house_of, page, person_of
from sousbois.web.rendering import game_words, page_words
from sousbois.web.reviewed import Reviewed
from sousbois.web.reviews import Reviewing

_PREPARING = "preparing"
"""The stage of a review whose game the bots cannot think about yet."""


@get("/review/{table:str}")
async def review(request: Asked, table: FromPath[str]) -> Response[str]:
    """Each seat's share of victory, decision by decision, and what cost most; before that, how far it has come."""
    me = person_of(request)
    hosted, reviewing = await _review_of(request, table, me.player)
    game = hosted.opened.game
    words = game_words(me.language, game)
    common = {"say": words.say, "title": words.say("title"), "game": game, "table_id": table}
    if reviewing is not None and reviewing.stage == "failed":
        house_of(request).reviews.forget(table)  # who loads the page again may have more luck
        return page(request, "error.html", 500, status=500, message=words.say("our-mistake"))
    if reviewing is None or reviewing.stage != "done":
        return page(request, "reviewing.html", **common, far=_far(reviewing), status=_status(me.language, reviewing))
    seen = Reviewed(table, hosted, reviewing.judged, hosted.seat_of(me.player), me.language)
    drawn = partial(page, request, "review.html", **common, review=seen, alone=hosted.opened.seats == 1)
    return await house_of(request).work.do(address_of(request), drawn)


@get("/review/{table:str}/progress")
async def progress(request: Asked, table: FromPath[str]) -> Response[dict[str, Any]]:
    """How far it has come, for the script of the page."""
    me = person_of(request)
    _, reviewing = await _review_of(request, table, me.player)
    return Response(_far(reviewing) | {"status": _status(me.language, reviewing)}, headers=NOT_KEPT)


async def _review_of(request: Asked, table: str, player: str) -> tuple[Hosted, Reviewing | None]:
    """A table and its review, for those who may watch the game again. While it runs nobody may: a review would say what
    is good to do."""
    house = house_of(request)
    hosted = (await house.lobby.table(table)).hosted
    check_may_be_watched(hosted, hosted.seat_of(player))
    if house.reviews.would_begin(table, hosted):
        house.new_reviews.of(address_of(request)).use()
    return hosted, house.reviews.of(table, hosted)


def _far(reviewing: Reviewing | None) -> dict[str, Any]:
    """How far a review has come."""
    if reviewing is None:
        return {"stage": _PREPARING, "done": 0, "total": 0}
    return {"stage": reviewing.stage, "done": reviewing.done, "total": reviewing.total}


def _status(language: str, reviewing: Reviewing | None) -> str:
    """The same in words."""
    return page_words(language).say("review-stage", stage=_PREPARING if reviewing is None else reviewing.stage)
