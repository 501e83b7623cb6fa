"""How the server is, in numbers, for its host."""

from __future__ import annotations

from litestar import get
from litestar.response import Response

from sousbois.web.limits import ip_of
from sousbois.web.metrics import CONTENT_TYPE
from sousbois.web.pages.common import LOOPBACK, NOT_KEPT, Asked, house_of

_FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""By one of these at least, a request shows that another server has passed it on."""

_PLAIN = "text/plain"
_REFUSAL = """\
Metrics are for the host of this server. They are read on the machine itself, as http://localhost:PORT/metrics, and from
the addresses that the host has named: sousbois serve --metrics-from ADDRESS.
"""


@get("/metrics")
async def metrics(request: Asked) -> Response[bytes]:
    """What the server counts, for whoever may know."""
    house = house_of(request)
    if not _may_read(request):
        house.watch.refused_as("metrics")
        return Response(_REFUSAL.encode(), media_type=_PLAIN, status_code=403, headers=NOT_KEPT)
    text = house.watch.metrics.text(
        tables=house.tables_by_stage(),
        live=len(house.lobby),
        lines={"page": house.lobby.pages},  # whatever else is kept open for somebody is another kind here
        bots_ready=house.opponents.ready,
    )
    return Response(text, media_type=CONTENT_TYPE, headers=NOT_KEPT)


def _may_read(request: Asked) -> bool:
    """Whether somebody asks from this machine, or from an address that the host has named."""
    named = house_of(request).settings.metrics_from
    try:
        asking, *passing_on = map(ip_of, [request.client.host if request.client else "", *_passed_on_for(request)])
    except ValueError:
        return False
    if not any(name in request.headers for name in _FORWARDED) and asking.is_loopback:
        return request.base_url.hostname in LOOPBACK  # any other name: a proxy on this machine asks for somebody else
    # Whoever asks stands somewhere on the way, whichever proxies we know: so everybody on the way must be allowed.
    known = [any(address in network for network in named) for address in (asking, *passing_on)]
    return any(known) and all(
        is_named or address.is_loopback for is_named, address in zip(known, (asking, *passing_on), strict=True)
    )


def _passed_on_for(request: Asked) -> list[str]:
    """For whom proxies say that they ask."""
    return [each.strip() for header in request.headers.getall("x-forwarded-for", []) for each in header.split(",")]
