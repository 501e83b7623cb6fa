"""All routes of a server, as its two applications have them: a new one is fuzzed without a change here."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from litestar import Litestar
from litestar.enums import RequestEncodingType
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute, WebSocketRoute

from sousbois.web.api import models
from sousbois.web.api.document import document

_PART = re.compile(r"\{(\w+):(\w+)\}")
_NOT_SENT = ("request", "socket", "data", "scope", "state")
"""What a handler is given that does not come from the address."""
_MADE_BY_LITESTAR = ("OPTIONS", "HEAD")

BodyKind = Literal["none", "form", "multipart", "json"]


@dataclass(frozen=True)
class Route:
    """One route with one method."""

    method: str
    """`WEBSOCKET` for a WebSocket."""
    path: str
    """With its parameters in braces: `/table/{table}`."""
    in_path: tuple[str, ...]
    in_query: Mapping[str, Any]
    """The types of what may stand in the query, by name."""
    body: BodyKind
    sent: Any
    """The type of what is sent; None where the route does not say."""

    @property
    def name(self) -> str:
        """What people call it."""
        return f"{self.method} {self.path}"


def routes_of(applications: list[Litestar]) -> list[Route]:
    """Return the routes of some applications, always in the same order."""
    found = [route for app in applications for route in _routes(app)]
    return sorted(found, key=lambda route: route.name)


def _routes(app: Litestar) -> Iterator[Route]:
    for route in app.routes:
        if isinstance(route, WebSocketRoute):
            yield _route("WEBSOCKET", route.path, route.route_handler)
        elif isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                for method in sorted(handler.http_methods - set(_MADE_BY_LITESTAR)):
                    yield _route(method, route.path, handler)


def _route(method: str, template: str, handler: Any) -> Route:
    in_path = tuple(name for name, _ in _PART.findall(template))
    path = _PART.sub(r"{\1}", template)
    given = handler.parsed_fn_signature.parameters
    in_query = {name: field.annotation for name, field in given.items() if name not in {*_NOT_SENT, *in_path}}
    none: tuple[BodyKind, Any] = ("none", None)
    body, sent = _body(path, handler) if method in {"POST", "PUT", "PATCH"} else none
    return Route(method, path, in_path, in_query, body, sent)


def _body(path: str, handler: HTTPRouteHandler) -> tuple[BodyKind, Any]:
    """How a route wants to be sent something, and what."""
    data = handler.parsed_fn_signature.parameters.get("data")
    if data is not None:
        is_multipart = getattr(data.kwarg_definition, "media_type", None) == RequestEncodingType.MULTI_PART
        return "multipart" if is_multipart else "form", data.annotation
    operation = document()["paths"].get(path, {}).get("post", {})
    if "requestBody" in operation:
        reference: str = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"]
        return "json", getattr(models, reference.rpartition("/")[2])
    return "multipart", None


def is_struct(kind: Any) -> bool:
    """Whether a type is a form with named fields."""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)
