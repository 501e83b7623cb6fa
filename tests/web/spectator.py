"""A spectator at a table of igels, who notes all that they receive and when, and guesses which passes were automatic.

Whatever has to be waited for is a moment of a clock that the game itself moves on: nothing takes any time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log
from pathlib import Path
from random import Random

from sousbois.play.hosted import Hosted
from sousbois.play.journal import Decided, Entry, read, written
from sousbois.play.store import Store
from sousbois.web.api.stream import Listening
from sousbois.web.listing import kept_of
from sousbois.web.live import Live
from sousbois.web.messages import Decide
from sousbois.web.opponents import Opponents
from sousbois.web.readers import Reader
from tests.apart import run_apart
from tests.play.hosting import any_decision, full
from tests.web.faketime import FakeTime

PASS = ("pass",)
OWN_PASSES = 0.6
"""How often players who have a choice pass, so that about as many passes are their own as are automatic."""


def own_pause(chance: Random) -> float:
    """Seconds that players take for a pass of their own that they need not think about: some 0.6 s until they have seen
    and pressed, and a time that varies as reactions do."""
    return 0.6 + chance.lognormvariate(log(1.1), 0.8)


class Page(Reader):
    """A page that notes when it receives what."""

    def __init__(self, seat: int | None, time: FakeTime) -> None:
        super().__init__(seat, "en", 0)
        self._time = time
        self.received: list[tuple[float, str]] = []

    def send(self, message: str) -> None:
        self.received.append((self._time.now(), message))


class Stream(Listening):
    """The stream of a program that notes when it receives what."""

    def __init__(self, time: FakeTime) -> None:
        super().__init__(None, "en", since=0)
        self._time = time
        self.received: list[tuple[float, str]] = []

    def hear(self, hosted: Hosted) -> None:
        super().hear(hosted)
        line = self._outbox.get_nowait()
        assert line is not None
        self.received.append((self._time.now(), line.decode()))


@dataclass(frozen=True)
class Pass:
    """A pass as a spectator sees it."""

    ply: int
    waited: float
    """Seconds since the decision before."""
    is_automatic: bool
    """What the spectator wants to know."""


@dataclass
class Watched:
    """A game that was watched."""

    passes: list[Pass] = field(default_factory=list)
    page: list[str] = field(default_factory=list)
    stream: list[str] = field(default_factory=list)
    """All that the spectator has received, without the time."""


def watched_game(folder: Path, seed: int, decisions: int, *, auto_pass: bool = True) -> Watched:
    """Let three players decide so often while a spectator watches. Their decisions depend on the seed alone; without
    `auto_pass`, they pass themselves where they can only pass."""
    return run_apart(_watched_game(folder, seed, decisions, auto_pass=auto_pass))


async def _watched_game(folder: Path, seed: int, decisions: int, *, auto_pass: bool) -> Watched:
    time, own_plies, own_time = FakeTime(), set[int](), Random(seed)

    async def pause(seconds: float) -> None:
        time.pass_by(seconds)

    _, journal = full("igels", 3, seed)
    opponents = Opponents()
    with Store(folder) as store:
        live = await _live(store, journal, opponents, time, pause)
        pages = [Page(seat, time) for seat in (None, *range(3))]
        stream = Stream(time)
        live.listen(stream)
        for page in pages:
            live.join(page)
        for seat in range(3):
            await live.auto_pass(seat, on=auto_pass)
        while True:
            if live._driver is not None:
                await live._driver  # which passes as often as it can
            if live.hosted.ply >= decisions or live.hosted.stage != "running":
                break
            (seat,), ply = live.hosted.owing(), live.hosted.ply
            moves = _chosen(live.hosted, seat, Random(f"{seed} {ply}"))
            own_plies.add(ply)
            time.pass_by(own_pause(own_time))
            await live.decide(seat, Decide(ply, moves))
        await live.stop()
        opponents.close()
        decided = [entry for entry in map(read, store.journal("table")) if isinstance(entry, Decided)]
    return _told(decided, own_plies, pages[0], stream)


async def _live(store: Store, journal: Sequence[Entry], opponents: Opponents, time: FakeTime, pause: object) -> Live:
    hosted = Hosted.told_by(journal)
    await asyncio.wrap_future(store.append("table", 0, [written(entry) for entry in journal], kept_of("table", hosted)))
    return Live("table", hosted, store, opponents, pause, time)  # type: ignore[arg-type]


def _chosen(hosted: Hosted, seat: int, chance: Random) -> tuple[str, ...]:
    """What a player chooses: a pass now and then, else anything."""
    assert hosted.table is not None
    can_pass = PASS[0] in map(str, hosted.table.legal(seat))
    return PASS if can_pass and chance.random() < OWN_PASSES else any_decision(hosted, chance, seat).moves


def _told(decided: Sequence[Decided], own_plies: set[int], page: Page, stream: Stream) -> Watched:
    """What the spectator has received. The last messages are about the decisions, one about each."""
    at = [moment for moment, _ in stream.received][-len(decided) - 1 :]
    assert at == [moment for moment, _ in page.received][-len(decided) - 1 :], "page and stream are told at one time"
    passes = [
        Pass(ply, at[ply + 1] - at[ply], is_automatic=ply not in own_plies)
        for ply, each in enumerate(decided)
        if each.moves == PASS
    ]
    return Watched(passes, [text for _, text in page.received], [text for _, text in stream.received])


def share_guessed(passes: Sequence[Pass], bins: int = 10) -> float:
    """How many of the second half of all passes a spectator recognises who knows all about the first half, both kinds
    weighed alike: 0.5 is chance. The guess is what was more frequent among passes that took about as long."""
    learned, guessed = passes[: len(passes) // 2], passes[len(passes) // 2 :]
    waits = sorted(each.waited for each in learned)
    bounds = [waits[len(waits) * number // bins] for number in range(1, bins)]

    def bin_of(each: Pass) -> int:
        return sum(each.waited >= bound for bound in bounds)

    def share(kind: bool, number: int) -> float:
        mine = [each for each in learned if each.is_automatic is kind]
        return sum(bin_of(each) == number for each in mine) / len(mine)

    guesses = [share(True, number) > share(False, number) for number in range(bins)]
    right = []
    for kind in (True, False):
        mine = [each for each in guessed if each.is_automatic is kind]
        right.append(sum(guesses[bin_of(each)] is kind for each in mine) / len(mine))
    return sum(right) / 2
