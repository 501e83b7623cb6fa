"""Connections that one address may have open, so that it does not use up the descriptors of the server."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Protocol, cast

from uvicorn import Config
from uvicorn.middleware.proxy_headers import _TrustedHosts

from sousbois.web.limits import MOST_CLIENTS, ip_of, network_of

MOST = 400
"""Connections of one address, those of live pages and streams included: more than all these together may be."""

Client = tuple[str, int] | None
"""The address and the port of a connection; None, if it is not of the internet."""


class Connection(Protocol):
    """A connection of HTTP, or a WebSocket."""

    client: Client


def is_one_too_many(client: Client, connections: Collection[object], config: Config) -> bool:
    """Return whether the address of a new connection has too many, all visitors of a proxy apart. They are counted only
    when there are many in all, which is rare."""
    if client is None or len(connections) <= MOST or _may_be_proxy(client[0], cast("str", config.forwarded_allow_ips)):
        return False
    network, others = network_of(client[0]), cast("Collection[Connection]", connections)
    return sum(other.client is not None and network_of(other.client[0]) == network for other in others) > MOST


@lru_cache(MOST_CLIENTS)
def _may_be_proxy(host: str, trusted: str) -> bool:
    """Return whether visitors may come from an address whose own addresses only a proxy knows."""
    return ip_of(host).is_loopback or host in _TrustedHosts(trusted)
