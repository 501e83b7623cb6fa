"""All that programs can ask for, by its path."""

from __future__ import annotations

from litestar import Router

from sousbois.web.api.playing import deal, decide, events, record, view
from sousbois.web.api.tables import about_table, games, join, open_table
from sousbois.web.pages.common import NOT_KEPT

PATH = "/api"


def routes() -> Router:
    """The routes, for one application."""
    handlers = [games, open_table, about_table, join, deal, view, events, decide, record]
    return Router(PATH, route_handlers=handlers, response_headers=NOT_KEPT)
