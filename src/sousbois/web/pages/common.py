"""What all pages have in common: who is asking, and the frame around the page."""

from __future__ import annotations

from typing import Any, Literal, get_args

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, FormMultiDict, State
from litestar.response import Redirect, Response

from sousbois.core.errors import Unreadable
from sousbois.core.words import LANGUAGES
from sousbois.web.house import House, address_for_others
from sousbois.web.identity import COOKIE, COOKIE_LASTS, Identity, Language
from sousbois.web.limits import network_of
from sousbois.web.rendering import page_words, render

Asked = Request[Any, Any, State]

HTML = "text/html; charset=utf-8"
SEE_OTHER: Literal[303] = 303
LOOPBACK = ("localhost", "127.0.0.1", "::1")


class Unknown(Exception):
    """Somebody has to say first what they are called."""


def house_of(connection: ASGIConnection[Any, Any, Any, State]) -> House:
    """What the server has."""
    house = connection.app.state["house"]
    assert isinstance(house, House)
    return house


def identity_of(connection: ASGIConnection[Any, Any, Any, State]) -> Identity | None:
    """Who is asking; None, if we do not know."""
    return house_of(connection).identities.read(connection.cookies.get(COOKIE))


def address_of(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    """Where a request comes from, as limits count."""
    return network_of(connection.client.host if connection.client else "")


def count_new_table(request: Asked) -> None:
    """Count a table or a record that is about to be kept, or refuse it: nobody fills the disk."""
    house_of(request).new_tables.of(address_of(request)).use(reason="too-many-tables")


def person_of(request: Asked) -> Identity:
    """Who is asking; whom we do not know is asked for a name first."""
    identity = identity_of(request)
    if identity is None:
        raise Unknown
    return identity


async def form_of(request: Asked) -> FormMultiDict:
    """Return the fields of a form that may have files. Each text is decoded by the codec that its sender has named."""
    try:
        form = await request.form()
        for value in form.values():
            if isinstance(value, str):
                value.encode()  # some codecs let surrogates through, which no page can show
    except (LookupError, UnicodeError) as error:
        raise Unreadable(f"form: {error}") from None
    return form


def language_of(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    """The reader's language: the chosen one, or the one that the browser prefers. Without a name, a link chooses it."""
    return language_for(connection, identity_of(connection))


def language_for(connection: ASGIConnection[Any, Any, Any, State], identity: Identity | None) -> str:
    """Return the language of a reader whose cookie has been read."""
    if identity is not None:
        return identity.language
    linked = connection.query_params.get("lang")
    return str(linked) if linked in LANGUAGES else preferred_language(connection)


def preferred_language(connection: ASGIConnection[Any, Any, Any, State]) -> Language:
    """The language that a browser or a program prefers."""
    return language_among(connection.headers.get("accept-language", ""))


def language_among(accepted: str) -> Language:
    """Return the language that the header `Accept-Language` puts first."""
    wanted = accepted.lower().split(",")
    codes: tuple[Language, ...] = get_args(Language)
    return next((code for tag in wanted for code in codes if tag.strip().startswith(code)), "en")


def page(request: Asked, template: str, status: int = 200, /, **context: Any) -> Response[str]:
    """A whole page in the reader's language."""
    identity = identity_of(request)
    words = page_words(language_of(request))
    frame = {
        "say": words.say,
        "language": words.language,
        "theme": identity.theme if identity else "auto",
        "me": identity,
        "path": path_of(request),
    }
    cookies = []
    if identity is not None and house_of(request).identities.is_to_be_renewed(request.cookies.get(COOKIE)):
        cookies = [cookie_of(identity, request)]
    html = render(template, **(frame | context))
    return Response(html, media_type=HTML, status_code=status, headers=NOT_KEPT, cookies=cookies)


def path_of(request: Asked) -> str:
    """Where somebody is, with what they have asked there."""
    return f"{request.url.path}?{request.url.query}" if request.url.query else request.url.path


NOT_KEPT = {"cache-control": "no-store"}
"""What a page shows is its reader's own and changes all the time."""


def go_to(address: str, identity: Identity | None = None, request: Asked | None = None) -> Redirect:
    """Another page, perhaps as somebody else."""
    if identity is None or request is None:
        return Redirect(address, status_code=SEE_OTHER)
    return Redirect(address, status_code=SEE_OTHER, cookies=[cookie_of(identity, request)])


def cookie_of(identity: Identity, request: Asked) -> Cookie:
    """What the browser of whoever asks is to keep."""
    return Cookie(
        key=COOKIE,
        value=house_of(request).identities.cookie(identity),
        max_age=COOKIE_LASTS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def back_from(address: str) -> str:
    """Where to go back to, if that is one of our own pages; else home."""
    is_ours = address.startswith("/") and not address.startswith(("//", "/\\"))
    return address if is_ours and address.isprintable() else "/"


def link_for_others(request: Asked, path: str) -> str:
    """The address of a page as friends on other devices reach it."""
    url = request.base_url
    host = url.hostname or ""
    if host in LOOPBACK and house_of(request).settings.open_to_others and (found := address_for_others()):
        port = f":{url.port}" if url.port else ""
        return f"{url.scheme}://{found}{port}{path}"
    return f"{url.scheme}://{url.netloc}{path}"
