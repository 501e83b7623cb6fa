"""The application: all pages behind their guards."""

from __future__ import annotations

from typing import Any, cast
from urllib.parse import quote

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.response import Redirect, Response

from sousbois.core.errors import NotAllowed, SousboisError
from sousbois.play.storefile import StoreError
from sousbois.web.api.app import api
from sousbois.web.guards import Application, guarded
from sousbois.web.house import House
from sousbois.web.limits import TooMany
from sousbois.web.messages import LARGEST
from sousbois.web.pages import (
    about,
    assets,
    editions,
    helping,
    home,
    monitoring,
    opening,
    person,
    reading,
    replay,
    review,
    rulebooks,
    seats,
    shuffling,
    table,
    upload,
    whatif,
)
from sousbois.web.pages.common import Unknown, go_to, house_of, language_of, page, path_of
from sousbois.web.rationing import rationed
from sousbois.web.rendering import page_words
from sousbois.web.stored import NoTable
from sousbois.web.traffic import method_of, route_of, watched

_NOT_FOUND = ("no-table", "no-page", "no-edition")


def application(house: House) -> Application:
    """The web application of a house: pages for people, and what programs can ask for."""
    app = Litestar(
        route_handlers=[
            home.home,
            person.welcome, person.enter, person.preferences, person.prefer, person.device, person.claim, person.become,
            opening.new, opening.open_table, opening.play_now, opening.again,
            seats.sit, seats.leave, seats.sit_bot,
            shuffling.add_words, shuffling.deal,
            table.table_page, table.table_line, table.record,
            helping.hint, helping.seen,
            replay.replay_page, replay.steps, replay.record, whatif.go_on, upload.ask_for_record, upload.take_record,
            review.review, review.progress,
            editions.bring, editions.check, editions.preview, editions.text, editions.printed_text,
            editions.table_rules, editions.table_thing, editions.table_edition,
            rulebooks.rulebooks, reading.rules, reading.thing,
            about.about, about.licence,
            assets.asset, assets.pictures, assets.health, monitoring.metrics,
        ],
        state=State({"house": house}),
        lifespan=[house.lifespan],
        exception_handlers={
            Unknown: _ask_for_name,
            NoTable: _send_to_replay,
            SousboisError: _say_no,
            ValidationException: _say_unreadable,
            HTTPException: _say_http,
            Exception: _say_sorry,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=4),
        request_max_body_size=4 * LARGEST,
        openapi_config=None,
        logging_config=None,
    )  # fmt: skip
    inside = guarded(rationed(cast("Application", app), house), api(house), house.watch.refused_as)
    return watched(inside, house.watch)


Asked = Request[Any, Any, State]


def _ask_for_name(request: Asked, _: Exception) -> Redirect:
    """Whoever is new says first what they are called; then they go where they wanted."""
    back = path_of(request) if request.method == "GET" else "/"
    return go_to(f"/welcome?back={quote(back, safe='/')}")


def _send_to_replay(request: Asked, _: Exception) -> Redirect:
    """Whoever looks for the table of an uploaded game finds the game."""
    return go_to(f"/replay/{request.path_params['table']}")


def _say_no(request: Asked, error: Exception) -> Response[str]:
    """What sousbois refuses, in the reader's language where there are words for it."""
    say = page_words(language_of(request)).say
    assert isinstance(error, SousboisError)
    house_of(request).watch.refused(error)
    if isinstance(error, TooMany):
        words = f"not-allowed-{error.reason}" if error.reason else "too-many"
        answer = page(request, "error.html", 429, status=429, message=say(words, seconds=error.wait))
        answer.headers["retry-after"] = str(error.wait)
        return answer
    if isinstance(error, NotAllowed) and error.reason:
        status = 404 if error.reason in _NOT_FOUND else 403
        return page(request, "error.html", status, status=status, message=say(f"not-allowed-{error.reason}"))
    if isinstance(error, StoreError):
        return page(request, "error.html", 503, status=503, message=say(error.kind))
    return page(request, "error.html", 400, status=400, message=say("not-understood", detail=str(error)))


def _say_unreadable(request: Asked, error: ValidationException) -> Response[str]:
    """A form or an address that cannot be understood: each part that is wrong is named."""
    house_of(request).watch.refused_as("unreadable")
    parts = [f"{part.get('key', '')}: {part['message']}" for part in error.extra or [] if isinstance(part, dict)]
    say = page_words(language_of(request)).say
    detail = "; ".join(parts) or str(error.detail)
    return page(request, "error.html", 400, status=400, message=say("not-understood", detail=detail))


def _say_http(request: Asked, error: HTTPException) -> Response[str]:
    """A page that does not exist, a form that is too large and the like."""
    say = page_words(language_of(request)).say
    known = {404: "not-allowed-no-page", 405: "not-allowed-no-page", 413: "too-large"}
    message = (
        say(known[error.status_code]) if error.status_code in known else say("not-understood", detail=error.detail)
    )
    return page(request, "error.html", error.status_code, status=error.status_code, message=message)


def _say_sorry(request: Asked, error: Exception) -> Response[str]:
    """Our own mistake: it is written to the log, and nobody sees more than that."""
    scope = request.scope
    house_of(request).watch.failed("our-mistake", error, method=method_of(scope), route=route_of(scope))
    return page(request, "error.html", 500, status=500, message=page_words(language_of(request)).say("our-mistake"))
