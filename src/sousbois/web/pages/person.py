"""Saying who one is: a name and a language, asked once; preferences; moving to another device."""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec
import segno
from litestar import get, post
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromPath, FromQuery
from litestar.response import Redirect, Response
from markupsafe import Markup

from sousbois.core.errors import NotAllowed
from sousbois.play.hosted import LONGEST_NAME, checked_name
from sousbois.web.identity import Identity, Pace, Theme, new_player
from sousbois.web.pages.common import (
    Asked,
    address_of,
    back_from,
    go_to,
    house_of,
    identity_of,
    link_for_others,
    page,
    person_of,
)


class Welcome(msgspec.Struct):
    """Who somebody new is."""

    name: str
    language: Literal["fr", "en"]
    back: str = "/"


class Preferences(msgspec.Struct):
    """What somebody wants changed; what is not said stays."""

    name: str | None = None
    language: Literal["fr", "en"] | None = None
    theme: Theme | None = None
    pace: Pace | None = None
    auto_pass: Literal["yes", "no"] | None = None
    tips: Literal["yes", "no", "again"] | None = None
    """Whether to show any; or all again, even those seen."""
    back: str = "/"


_TABLE_PAGE = re.compile(r"/table/(\w+)")
"""The address of a table, and the id in it."""

Form = Body(media_type=RequestEncodingType.URL_ENCODED)


@get("/welcome")
async def welcome(request: Asked, back: FromQuery[str] = "/") -> Response[str] | Redirect:
    """Ask for a name and a language."""
    if identity_of(request) is not None:
        return go_to(back_from(back))
    return page(request, "welcome.html", back=back_from(back), longest=LONGEST_NAME)


@post("/welcome")
async def enter(request: Asked, data: Annotated[Welcome, Form]) -> Redirect:
    """Somebody new has come."""
    known = identity_of(request)
    player = known.player if known else new_player()
    return go_to(back_from(data.back), Identity(player, checked_name(data.name), data.language), request)


@get("/preferences")
async def preferences(request: Asked, back: FromQuery[str] = "/") -> Response[str]:
    """All that can be preferred."""
    return page(request, "preferences.html", identity=person_of(request), back=back_from(back), longest=LONGEST_NAME)


@post("/preferences")
async def prefer(request: Asked, data: Annotated[Preferences, Form]) -> Redirect:
    """Save preferences. A new visitor may choose a language before a name. A choice about automatic passes that is made
    at a table, or on the way from there, holds at this table."""
    identity = identity_of(request)
    if identity is None:
        return go_to(f"/welcome?back={back_from(data.back)}")
    changes: dict[str, object] = {
        name: value for name in ("language", "theme", "pace") if (value := getattr(data, name)) is not None
    }
    if data.name is not None:
        changes["name"] = checked_name(data.name)
    if data.auto_pass is not None:
        changes["auto_pass"] = data.auto_pass == "yes"
        await _set_auto_pass(request, identity, back_from(data.back), on=data.auto_pass == "yes")
    if data.tips is not None:
        changes["show_tips"] = data.tips != "no"
    if data.tips == "again":
        changes["tips"] = ()
    return go_to(back_from(data.back), msgspec.structs.replace(identity, **changes), request)


@post("/device")
async def device(request: Asked) -> Response[str]:
    """A private link by which another device becomes the same person."""
    link = link_for_others(request, f"/device/{house_of(request).identities.link(person_of(request))}")
    return page(request, "device.html", link=link, qr=await qr_for(request, link))


@get("/device/{link:str}")
async def claim(request: Asked, link: FromPath[str]) -> Response[str]:
    """Ask whether this device shall become that person: a link alone changes nothing, for programs follow links too."""
    identity = house_of(request).identities.followed(link)
    return page(request, "claim.html", link=link, name=identity.name)


@post("/device/{link:str}")
async def become(request: Asked, link: FromPath[str]) -> Redirect:
    """This device is the same person from now on."""
    return go_to("/", house_of(request).identities.followed(link), request)


async def _set_auto_pass(request: Asked, identity: Identity, page_before: str, *, on: bool) -> None:
    """Set automatic passes at the table that the visitor comes from, if they play there."""
    if (found := _TABLE_PAGE.fullmatch(page_before)) is None:
        return
    try:
        live = await house_of(request).lobby.table(found[1])
    except NotAllowed:  # there is no such table any more
        return
    if (seat := live.hosted.seat_of(identity.player)) is not None:
        await live.auto_pass(seat, on=on)


async def qr_for(request: Asked, link: str) -> Markup:
    """A link as a picture for a phone's camera. It is drawn at the expense of whoever asks: that takes a while."""
    return await house_of(request).work.do(address_of(request), _qr_of, link)


def _qr_of(link: str) -> Markup:
    return Markup(segno.make(link, error="m").svg_inline(omitsize=True, border=2, dark="#1d1a14", light="#ffffff"))
