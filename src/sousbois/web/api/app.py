"""The application for programs: all that they can ask for, behind its limits."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any, cast

from litestar import Litestar, get
from litestar.datastructures import State
from litestar.response import Response

from sousbois.web.api.asking import Desk, within_limits
from sousbois.web.api.document import document
from sousbois.web.api.errors import say_no
from sousbois.web.api.routes import PATH, routes
from sousbois.web.api.tokens import Tokens
from sousbois.web.guards import Application
from sousbois.web.house import House
from sousbois.web.messages import LARGEST


def api(house: House, now: Callable[[], float] = monotonic) -> Application:
    """The application for programs of a server."""
    tokens = Tokens(house.store.secret(), house.time.now)
    app = Litestar(
        route_handlers=[routes(), openapi],
        state=State({"house": house, "desk": Desk(tokens, now)}),
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
