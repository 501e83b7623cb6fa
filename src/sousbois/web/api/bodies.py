"""What programs send, read strictly: a text is no number, and what nobody asked for is refused."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from sousbois.core.errors import Unreadable
from sousbois.web.pages.common import Asked

Sent = TypeVar("Sent")


async def sent(request: Asked, kind: type[Sent]) -> Sent:
    """What a request has sent. Litestar would read it leniently, as it reads forms."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable(f"body: {error}") from None
