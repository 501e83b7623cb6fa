"""The first page: the games, and one's own tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from litestar import get
from litestar.response import Response

from sousbois.core.words import Words
from sousbois.games import load, names
from sousbois.play.store import Kept
from sousbois.web.pages.common import Asked, house_of, page, person_of
from sousbois.web.rendering import game_words, page_words

MOST_LISTED = 30

MINUTES = {"badger": "30", "hamster": "5", "hunt": "30", "igels": "60", "menagerie": "20"}
"""About how long a game takes among people."""

_MINUTE, _HOUR, _DAY = 60, 3600, 86400


@dataclass(frozen=True)
class GameCard:
    """A game as the first page shows it."""

    name: str
    title: str
    one_line: str
    seats: str
    seat_counts: Sequence[int]
    minutes: str
    href: str


@dataclass(frozen=True)
class TableCard:
    """A table as a list shows it."""

    href: str
    game: str
    title: str
    names: Sequence[str]
    your_turn: bool
    when: str
    result: str
    free: int
    stage: str
    replay: str
    """Where it can be watched again, once it is over."""


@get("/")
async def home(request: Asked) -> Response[str]:
    """The games; my tables; open tables."""
    me = person_of(request)
    words = page_words(me.language)
    store = house_of(request).store
    tables = [kept for kept in store.of_player(me.player, MOST_LISTED) if kept.stage != "uploaded"]
    mine = [_card(kept, me.player, words) for kept in tables]
    open_tables = [kept for kept in store.open_tables(MOST_LISTED) if me.player not in kept.players]
    return page(
        request,
        "home.html",
        games=[game_card(name, me.language) for name in names()],
        running=[card for card in mine if card.stage in ("waiting", "running")],
        finished=[card for card in mine if card.stage == "finished"],
        open_tables=[card for card in (_card(kept, me.player, words) for kept in open_tables) if card.free],
    )


def game_card(name: str, language: str) -> GameCard:
    """A game in the reader's language."""
    game, words = load(name), game_words(language, name)
    fewest, most = min(game.seats), max(game.seats)
    return GameCard(
        name=name,
        title=words.say("title"),
        one_line=words.say("one-line"),
        seats=f"{fewest}–{most}" if fewest < most else str(most),
        seat_counts=game.seats,
        minutes=MINUTES[name],
        href=f"/new?game={name}",
    )


def _card(kept: Kept, player: str, words: Words) -> TableCard:
    """A table in the reader's language."""
    winners = kept.about["winners"]
    seated = [name for name in kept.about["names"] if name]
    return TableCard(
        href=f"/table/{kept.id}",
        game=kept.game,
        title=game_words(words.language, kept.game).say("title"),
        names=seated,
        your_turn=player in kept.about["owing"],
        when=since(kept.updated, words),
        result=words.say("list-won-by", names=", ".join(winners), count=len(winners)) if winners else "",
        free=kept.seats - len(seated),
        stage=kept.stage,
        replay=f"/replay/{kept.id}",
    )


def since(moment: str, words: Words) -> str:
    """How long ago something was."""
    seconds = max(0, int((datetime.now(UTC) - datetime.fromisoformat(moment)).total_seconds()))
    if seconds < _MINUTE:
        return words.say("since-now")
    if seconds < _HOUR:
        return words.say("since-minutes", count=seconds // _MINUTE)
    if seconds < _DAY:
        return words.say("since-hours", count=seconds // _HOUR)
    return words.say("since-days", count=seconds // _DAY)
