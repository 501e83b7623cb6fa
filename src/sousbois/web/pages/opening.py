"""Opening a table: at once against bots, or set up seat by seat and option by option."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from litestar import get, post
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromPath, FromQuery
from litestar.response import Redirect, Response

from sousbois.bots import CALLED
from sousbois.bots.levels import MEDIUM
from sousbois.bots.levels import NAMES as LEVELS
from sousbois.core.edition import LoadedEdition
from sousbois.core.errors import NotAllowed, Unreadable
from sousbois.core.game import Game
from sousbois.core.option import Choice, Setting, read_options, settings_of
from sousbois.core.setup import USUAL_SEATS, set_up
from sousbois.games import load
from sousbois.play.fairness import drawn
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Bot, Opened, Seated
from sousbois.play.owneditions import Offered
from sousbois.play.terms import USUAL, Terms
from sousbois.web.audience import check_may_look
from sousbois.web.identity import Identity
from sousbois.web.live import Live
from sousbois.web.pages.agreeing import AWAY, CLOCKS, GRACES, terms_of
from sousbois.web.pages.common import Asked, count_new_table, go_to, house_of, page, person_of
from sousbois.web.pages.editions import found, read
from sousbois.web.pages.home import game_card
from sousbois.web.rendering import game_words

ME, FREE = "me", "open"
WATCH = "none"
"""The seat of a player who opens a table only to watch it."""
OWN = "own:"
"""Stands before the name of an edition that does not come with the game."""

Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]


@dataclass(frozen=True)
class OptionRow:
    """An option as the form shows it."""

    name: str
    label: str
    clause: str
    clause_href: str
    kind: str
    default: int
    low: int
    high: int


@dataclass(frozen=True)
class EditionRow:
    """An edition as the form shows it."""

    id: str
    label: str
    default: bool


@get("/new")
async def new(request: Asked, game: FromQuery[str], own: FromQuery[str | None] = None) -> Response[str]:
    """The form for setting up a table, perhaps with somebody's own edition chosen."""
    me, rules = person_of(request), load(game)
    return page(
        request,
        "new.html",
        game=game_card(game, me.language),
        seat_counts=list(rules.seats),
        usual_seats=min(USUAL_SEATS, max(rules.seats)),
        levels=LEVELS,
        options=[_option_row(rules, me.language, *each) for each in settings_of(rules.options).items()],
        editions=[
            *([] if own is None else [await _own_row(request, rules, own, me.language)]),
            *(
                EditionRow(name, getattr(rules.edition(name).title, me.language), number == 0 and own is None)
                for number, name in enumerate(rules.editions)
            ),
        ],
        watch=WATCH,
        clocks=CLOCKS,
        away=AWAY,
        graces=GRACES,
        usual=USUAL,
    )


@post("/new")
async def open_table(request: Asked, data: Form) -> Redirect:
    """Open the table that the form describes."""
    me, game = person_of(request), load(data.get("game", ""))
    count = _number(data.get("seats", ""), "seats")
    sitters = _sitters(data, count)
    options = read_options([f"{name[7:]}={value}" for name, value in data.items() if name.startswith("option-")])
    listed = data.get("listed") is not None
    terms = terms_of(data)
    edition = data.get("edition")
    if edition is not None and edition.startswith(OWN):
        own = found(request, edition.removeprefix(OWN), game).text
        return go_to(await opened(request, me, game, sitters, None, options, listed=listed, terms=terms, own=own))
    return go_to(await opened(request, me, game, sitters, edition, options, listed=listed, terms=terms))


@post("/play")
async def play_now(request: Asked, data: Form) -> Redirect:
    """Sit down with bots of one level."""
    me, game = person_of(request), load(data.get("game", ""))
    usual = min(USUAL_SEATS, max(game.seats))
    count = _number(data["seats"], "seats") if data.get("seats") else usual
    return go_to(await opened(request, me, game, [ME, *[data.get("level", MEDIUM)] * (count - 1)]))


@post("/table/{table:str}/again")
async def again(request: Asked, table: FromPath[str]) -> Redirect:
    """The same game once more: the bots sit down again, the others find their seats free."""
    me, live = person_of(request), await house_of(request).lobby.table(table)
    check_may_look(live.hosted, live.hosted.seat_of(me.player))
    async with live.opening_next:
        if live.hosted.followed_by is None:
            await _follow(request, me, live)
    return go_to(f"/table/{live.hosted.followed_by}")


async def _follow(request: Asked, me: Identity, live: Live) -> None:
    """Open the table that follows a finished one. It is for the same people, so it is not listed."""
    before = live.hosted
    seat = before.seat_of(me.player)
    if seat is None:
        raise NotAllowed("you do not sit at this table", reason="not-seated")
    before.follow("")  # refused unless the game is over
    sitters = [each.level if isinstance(each, Bot) else FREE for each in before.sitters]
    sitters[seat] = ME
    settings = before.opened
    address = await opened(
        request,
        me,
        before.setup.game,
        sitters,
        settings.edition,
        settings.options,
        terms=settings.terms,
        own=settings.edition_text,
    )
    await live.settle(lambda hosted: hosted.follow(address.removeprefix("/table/")))


async def opened(
    request: Asked,
    me: Identity,
    game: Game,
    sitters: Sequence[str],
    edition: str | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    listed: bool = False,
    terms: Terms = USUAL,
    own: str = "",
    count: Callable[[Asked], None] = count_new_table,
) -> str:
    """Open a table with these sitters, each `me`, `open` or the level of a bot; the answer is its address. `own` is the
    text of an edition that does not come with the game; `count` refuses a table that is one too many."""
    if terms.undo and (sitters.count(ME) != 1 or FREE in sitters):
        raise NotAllowed("undo is for one player among bots", reason="undo-not-alone")
    printed: str | LoadedEdition | None = edition
    if own:
        printed = await read(request, Offered(game.name, own))
    elif edition is not None:
        game.check_edition_comes_with_it(edition, "table")
    setup = set_up(game, len(sitters), printed, options)
    seed, nonce = drawn()
    entry = Opened(
        game=game.name,
        rules=game.version,
        edition=setup.edition.id,
        edition_hash=setup.edition.digest,
        options=setup.options,
        seats=setup.seats,
        seed=seed,
        host=me.player,
        listed=listed,
        terms=terms,
        nonce=nonce,
        edition_text=own,
    )
    seated = _seated(Hosted(entry), sitters, me)
    count(request)
    return f"/table/{await house_of(request).lobby.open(entry, seated)}"


def _sitters(form: Mapping[str, str], count: int) -> list[str]:
    """Who sits where, by a form. The list of a player's own seat does not count; a seat that the table does not have
    is the last one, as the number of players may have been lowered afterwards."""
    sitters = [form.get(f"seat-{seat}", FREE) for seat in range(count)]
    mine = form.get("my_seat", WATCH)
    if mine != WATCH and sitters:
        sitters[min(_number(mine, "my_seat"), count - 1)] = ME
    if sitters.count(ME) > 1:
        raise NotAllowed("you can sit on one seat only", reason="two-seats")
    return sitters


def _seated(hosted: Hosted, sitters: Sequence[str], me: Identity) -> list[Seated]:
    """Who sits down at once; the person first, so that no bot takes their name."""
    entries = []
    for seat in sorted(range(len(sitters)), key=lambda seat: sitters[seat] != ME):
        if sitters[seat] == ME:
            entries.append(hosted.sit(seat, me.player, me.name))
        elif sitters[seat] != FREE:
            entries.append(hosted.sit_bot(seat, checked_level(sitters[seat]), CALLED))
        else:
            continue
        hosted.take(entries[-1])
    return entries


def checked_level(level: str) -> str:
    """The level, if there is such a one."""
    if level not in LEVELS:
        raise Unreadable(f"level {level[:40]!r}: unknown (levels: {', '.join(LEVELS)})")
    return level


def _number(text: str, what: str) -> int:
    if not text.isdecimal() or len(text) > 2:  # noqa: PLR2004  # no table has a hundred seats
        raise Unreadable(f"{what}: {text[:40]!r} is not a small whole number")
    return int(text)


async def _own_row(request: Asked, game: Game, name: str, language: str) -> EditionRow:
    """Somebody's own edition as the form shows it."""
    edition = await read(request, found(request, name, game))
    label = game_words(language, game.name).say("edition-own", title=str(getattr(edition.title, language)))
    return EditionRow(f"{OWN}{name}", label, default=True)


def _option_row(game: Game, language: str, name: str, setting: Setting) -> OptionRow:
    """An option in the reader's language."""
    words = game_words(language, game.name)
    is_number = isinstance(setting, Choice)
    return OptionRow(
        name=name,
        label=words.say(f"option-{name.replace('_', '-')}"),
        clause=setting.clause,
        clause_href=f"/rules/{game.name}#clause-{setting.clause}",
        kind="int" if is_number else "bool",
        default=int(setting.default),
        low=setting.low if isinstance(setting, Choice) else 0,
        high=setting.high if isinstance(setting, Choice) else 1,
    )
