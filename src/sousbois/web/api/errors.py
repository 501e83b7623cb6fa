"""How programs are told that nothing was done, and why: always JSON, always of one form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Response

from sousbois.core.errors import Illegal, NotAllowed, SousboisError
from sousbois.play.storefile import StoreError
from sousbois.web.api.models import Refusal
from sousbois.web.api.tokens import NoToken
from sousbois.web.limits import TooMany
from sousbois.web.pages.common import NOT_KEPT, house_of, preferred_language
from sousbois.web.rendering import page_words
from sousbois.web.traffic import method_of, route_of

_UNKNOWN = ("no-table", "no-page")

_OF_HTTP: Mapping[int, tuple[Any, str]] = {
    404: ("unknown", "not-allowed-no-page"),
    405: ("no-such-method", "no-such-method"),
    413: ("too-large", "too-large"),
    415: ("not-json", "not-json"),
}
"""What can be wrong with a request before anybody has looked at what it wants: the kind of error, and words for it."""

_MEANINGS = {
    400: "The request cannot be understood.",
    401: "There is no token, or it is not one of ours, or it has expired.",
    403: "This is not the caller's to do, or not now; `reason` says why.",
    404: "There is no such table.",
    405: "The resource knows no such method.",
    408: "The body took too long to arrive.",
    409: "The table has moved on meanwhile.",
    413: "The request is too large.",
    415: "The body is not JSON.",
    422: "The rules forbid it; `clause` says which of them.",
    429: "Too many requests or open streams; `Retry-After` says how many seconds to wait.",
    500: "Our own mistake.",
    503: "It could not be written down, and so it was not done; or the store of the server cannot be read.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """How the document declares refusals: those of every request, and some more."""
    return {
        status: ResponseSpec(data_container=Refusal, description=_MEANINGS[status], generate_examples=False)
        for status in (400, 401, 405, 429, 500, 503, *statuses)
    }


def say_no(request: Request[Any, Any, State], error: Exception) -> Response[Refusal]:
    """Why nothing was done."""
    headers = dict(NOT_KEPT)
    if isinstance(error, HTTPException):
        headers |= error.headers or {}
    elif isinstance(error, TooMany):
        headers["retry-after"] = str(error.wait)
    elif isinstance(error, NoToken):
        headers["www-authenticate"] = "Bearer"
    status, refusal = _refusal(error, preferred_language(request))
    watch, scope = house_of(request).watch, request.scope
    if refusal.error == "our-mistake":
        watch.failed("our-mistake", error, method=method_of(scope), route=route_of(scope))
    elif isinstance(error, StoreError):
        watch.refused(error)
    else:
        watch.refused_as(refusal.reason if isinstance(error, NotAllowed) and refusal.reason else refusal.error)
    return Response(refusal, status_code=status, headers=headers, media_type="application/json")


def _refusal(error: Exception, language: str) -> tuple[int, Refusal]:
    """An error as its status and what is said of it."""
    say = page_words(language).say
    match error:
        case Illegal():
            return 422, Refusal("illegal", str(error), error.clause, error.refusal)
        case TooMany(reason=reason):
            return 429, Refusal("too-many", say("too-many", seconds=error.wait), reason=reason or None)
        case NotAllowed(reason=reason) if reason:
            message = say(f"not-allowed-{reason}")
            if reason in _UNKNOWN:
                return 404, Refusal("unknown", message, reason=reason)
            if reason == "stale":
                return 409, Refusal("stale", message, reason=reason)
            return 403, Refusal("not-allowed", message, reason=reason)
        case NoToken(is_expired=True):
            return 401, Refusal("no-token", say("not-allowed-expired"), reason="expired")
        case NoToken():
            return 401, Refusal("no-token", say("no-token"))
        case StoreError(kind=kind):
            return 503, Refusal(kind, say(kind))
        case SousboisError():
            return 400, Refusal("unreadable", say("not-understood", detail=str(error)))
        case ValidationException():
            return 400, Refusal("unreadable", say("not-understood", detail=_parts(error)))
        case HTTPException(status_code=status) if status in _OF_HTTP:
            kind, words = _OF_HTTP[status]
            return status, Refusal(kind, say(words))
        case HTTPException():
            return 400, Refusal("unreadable", say("not-understood", detail=str(error.detail)))
    return 500, Refusal("our-mistake", say("our-mistake"))


def _parts(error: ValidationException) -> str:
    """Each part of a request that cannot be understood."""
    parts = [f"{part.get('key', '')}: {part['message']}" for part in error.extra or [] if isinstance(part, dict)]
    return "; ".join(parts) or str(error.detail)
