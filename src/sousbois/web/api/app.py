"""The application for programs: all that they can ask for, and the document that describes it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from time import monotonic
from typing import Any, cast

from litestar import Litestar, Router, get
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.response import Response

import sousbois
from sousbois.web.api.asking import Desk, within_limits
from sousbois.web.api.errors import say_no
from sousbois.web.api.playing import SEAT, decide, events, record, view
from sousbois.web.api.tables import about_table, games, join, open_table
from sousbois.web.guards import Application
from sousbois.web.house import House
from sousbois.web.messages import LARGEST
from sousbois.web.pages.common import NOT_KEPT

PATH = "/api"


def api(house: House, now: Callable[[], float] = monotonic) -> Application:
    """The application for programs of a server."""
    app = Litestar(
        route_handlers=[_routes(), openapi],
        state=State({"house": house, "desk": Desk(house.store.secret(), now)}),
        guards=[within_limits],
        exception_handlers={Exception: say_no},
        request_max_body_size=4 * LARGEST,
        openapi_config=None,
        logging_config=None,
    )
    return cast("Application", app)


@get(f"{PATH}/openapi.json", include_in_schema=False)
async def openapi() -> Response[dict[str, Any]]:
    """The document, in the form that OpenAPI 3.1 defines."""
    return Response(document(), media_type="application/json")


@cache
def document() -> dict[str, Any]:
    """The document. It is worked out by an application that serves nothing else, for one that makes such documents also
    serves pages to look at them."""
    config = OpenAPIConfig(
        title="sousbois",
        version=sousbois.__version__,
        summary="Tables of animal games for programs: open one, join, listen, play, fetch the record.",
        description="Texts are in French or English, as the header `Accept-Language` asks.",
        components=Components(security_schemes={SEAT: SecurityScheme(type="http", scheme="bearer")}),
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
    )
    return Litestar(route_handlers=[_routes()], openapi_config=config).openapi_schema.to_schema()


def _routes() -> Router:
    handlers = [games, open_table, about_table, join, view, events, decide, record]
    return Router(PATH, route_handlers=handlers, response_headers=NOT_KEPT)
