"""The document that describes all that programs can ask for, in the form that OpenAPI 3.1 defines."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import sousbois
from sousbois.web.api import models
from sousbois.web.api.asking import SEAT
from sousbois.web.api.routes import routes

_SENT = {"open_table": models.NewTable, "join": models.Join, "decide": models.Decision}
"""What programs send, by the name of the operation."""

_ANSWERED = (
    models.GameAbout, models.TableOpened, models.Joined, models.TableAbout, models.Position, models.Answer,
    models.Told, models.Ended, models.Beat, models.Refusal,
)  # fmt: skip
"""All that is answered as a whole; what it is made of follows."""

_REFERENCE = "#/components/schemas/{name}"


@cache
def document() -> dict[str, Any]:
    """The document. An application that serves nothing else works it out: one that makes such documents
    also serves pages of its own to look at them."""
    config = OpenAPIConfig(
        title="sousbois",
        version=sousbois.__version__,
        summary="Tables of animal games for programs: open one, join, listen, play, fetch the record.",
        description="Texts are in French or English, as the header `Accept-Language` asks.",
        components=Components(security_schemes={SEAT: SecurityScheme(type="http", scheme="bearer")}),
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
    )
    app = Litestar(route_handlers=[routes()], openapi_config=config, logging_config=None)
    made = app.openapi_schema.to_schema()
    for operations in made["paths"].values():
        for operation in operations.values():
            if operation["operationId"] in _SENT:
                schema = {"$ref": _REFERENCE.format(name=_SENT[operation["operationId"]].__name__)}
                operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    # msgspec reads and writes all of it, so it is msgspec that says what that is: Litestar would leave out some bounds.
    _, schemas = msgspec.json.schema_components([*_SENT.values(), *_ANSWERED], ref_template=_REFERENCE)
    made["components"]["schemas"] = schemas
    return made
