"""A hosted table: who sits where, and what they may settle. Every change is an entry of its journal.

Whoever wants something asks; the answer is an entry, or an error that says why not, and nothing has changed yet. The
entry counts when `take` has taken it. A host writes it down in between, so that nothing is told that could be lost.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from functools import lru_cache
from typing import Literal

from sousbois.core.errors import NotAllowed, SousboisError, Unreadable
from sousbois.core.setup import Setup, set_up
from sousbois.games import load
from sousbois.play.journal import Bot, Decided, Entry, Followed, Free, Opened, Person, Seated, Sitter
from sousbois.play.owneditions import Offered, edition_of
from sousbois.play.steps import Log, Step, play_watched
from sousbois.play.table import Table

MOST_MOVES = 16
"""No decision of any game takes more actions."""

LONGEST_NAME = 24

Stage = Literal["waiting", "running", "finished"]


class Hosted:
    """One hosted table, as its journal tells it."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.setup = _setup_of(opened)
        self.sitters: list[Sitter] = [Free()] * opened.seats
        self.table: Table | None = None
        """The game; None while a seat is free."""
        self.ply = 0
        """How many decisions have counted."""
        self.choices: dict[int, tuple[str, ...]] = {}
        """What has been chosen in secret, by seat; it counts when all have chosen."""
        self.log = Log(self.setup)
        self.entries = 1
        """How many entries the journal has."""
        self.followed_by: str | None = None
        """The table at which the same people play again."""

    @classmethod
    def told_by(cls, journal: Iterable[Entry]) -> Hosted:
        """The table that a journal tells of. An error names the entry that cannot have happened."""
        entries = iter(journal)
        opened = next(entries, None)
        if not isinstance(opened, Opened):
            raise Unreadable("entry 0: a journal begins with the opening of a table")
        hosted = cls(opened)
        for number, entry in enumerate(entries, 1):
            try:
                hosted.check(entry)
                hosted.take(entry, watch=False)
            except SousboisError as error:
                raise Unreadable(f"entry {number}: {error}") from error
        return hosted

    # --- What holds now ----------------------------------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        """Whether it is waiting for players, running or finished."""
        if self.table is None:
            return "waiting"
        return "running" if self.table.acting() else "finished"

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where, by name; a free seat has none."""
        return tuple("" if isinstance(sitter, Free) else sitter.name for sitter in self.sitters)

    def seat_of(self, player: str) -> int | None:
        """Where a person sits."""
        return next(
            (i for i, each in enumerate(self.sitters) if isinstance(each, Person) and each.player == player), None
        )

    def owing(self) -> tuple[int, ...]:
        """The seats that the game waits for: they owe a decision and have not chosen yet."""
        return () if self.table is None else tuple(seat for seat in self.table.acting() if seat not in self.choices)

    # --- Asking ------------------------------------------------------------------------------------------------------

    def sit(self, seat: int, player: str, name: str) -> Seated:
        """A person takes a free seat."""
        self._check_free(seat)
        if self.seat_of(player) is not None:
            raise NotAllowed("you sit at this table already", reason="seated-already")
        return Seated(seat, Person(player, self._unlike_others(name)))

    def sit_bot(self, seat: int, level: str, names: Sequence[str]) -> Seated:
        """A bot takes a free seat, under one of these names that nobody has yet."""
        self._check_free(seat)
        return Seated(seat, Bot(level, next(name for name in names if name not in self.names)))

    def leave(self, player: str) -> Seated:
        """A person gets up before the game has begun."""
        seat = self.seat_of(player)
        if seat is None:
            raise NotAllowed("you do not sit at this table", reason="not-seated")
        if self.table is not None:
            raise NotAllowed("the game has begun", reason="begun")
        return Seated(seat, Free())

    def decide(self, seat: int, ply: int, moves: Sequence[str]) -> Decided | None:
        """A seat answers a position; None: so far the decision is only begun."""
        ahead = self.considered(seat, ply, moves)
        return None if ahead.setup.midway(ahead.state) else Decided(ply, seat, tuple(moves))

    def considered(self, seat: int, ply: int, moves: Sequence[str]) -> Table:
        """The table as it will stand when a seat has answered a position so."""
        if self.table is None:
            raise NotAllowed("the game has not begun", reason="waiting")
        if ply != self.ply:
            raise NotAllowed(f"decision {ply} is not asked for; the table is at decision {self.ply}", reason="stale")
        if seat not in self.table.acting():
            raise NotAllowed(f"seat {seat} owes no decision now", reason="not-your-turn")
        if not 0 < len(moves) <= MOST_MOVES:
            raise Unreadable(f"moves: {len(moves)} actions are no decision")
        return self.table.after(seat, moves)

    def follow(self, table: str) -> Followed:
        """The game is over, and the same people play again elsewhere."""
        if self.stage != "finished":
            raise NotAllowed("the game is not over", reason="running")
        if self.followed_by is not None:
            raise NotAllowed("there is another game already", reason="followed")
        return Followed(table)

    def check(self, entry: Entry) -> None:
        """Refuse an entry that nobody could have been given as an answer."""
        match entry:
            case Seated(seat, Free()):
                if self.table is not None or not 0 <= seat < self.opened.seats:
                    raise NotAllowed(f"seat {seat} cannot be left")
            case Seated(seat):
                self._check_free(seat)
            case Decided(ply, seat, moves):
                if self.decide(seat, ply, moves) is None:
                    raise Unreadable(f"decision {ply} is not complete")
            case Followed(table):
                self.follow(table)
            case Opened():
                raise Unreadable("a table is opened once")

    def copy(self) -> Hosted:
        """Another table that stands alike; what happens at one leaves the other alone."""
        twin = copy(self)
        twin.sitters, twin.choices, twin.log = list(self.sitters), dict(self.choices), self.log.copy()
        twin.table = self.table and self.table.after(0, ())
        return twin

    # --- Taking ------------------------------------------------------------------------------------------------------

    def take(self, entry: Entry, *, watch: bool = True) -> list[Step]:
        """Let an entry count; the answer is what it set off in the game, step by step if somebody watches."""
        self.entries += 1
        match entry:
            case Seated(seat, sitter):
                self.sitters[seat] = sitter
                if not any(isinstance(each, Free) for each in self.sitters):
                    self._deal()
            case Decided(_, seat, moves):
                self.choices[seat] = moves
                if not self.owing():
                    return self._carry_out(watch)
            case Followed(table):
                self.followed_by = table
        return []

    def _deal(self) -> None:
        self.table = Table.dealt(self.setup, self.opened.seed)
        self.table.players = tuple(
            f"{sitter.name} ({sitter.level})" if isinstance(sitter, Bot) else name
            for sitter, name in zip(self.sitters, self.names, strict=True)
        )
        self.log.add(self.table.state)

    def _carry_out(self, watch: bool) -> list[Step]:
        """All have decided: play what they have decided, in the order of the seats."""
        assert self.table is not None  # somebody has decided
        steps: list[Step] = []
        decided, self.choices = self.choices, {}
        for seat, moves in sorted(decided.items()):
            for move in moves:
                if watch:
                    steps += play_watched(self.table, seat, [move])
                else:
                    self.table.play(seat, move)
                self.log.add(self.table.state)
        self.ply += len(decided)
        return steps

    def _check_free(self, seat: int) -> None:
        if not 0 <= seat < self.opened.seats:
            raise Unreadable(f"seat {seat!r}: the seats are 0 to {self.opened.seats - 1}")
        if not isinstance(self.sitters[seat], Free):
            raise NotAllowed(f"seat {seat} is taken", reason="seat-taken")

    def _unlike_others(self, name: str) -> str:
        """The name, with a number where somebody at the table has the same."""
        numbered = (f"{name} {number}" for number in range(2, self.opened.seats + 2))
        return next(each for each in (name, *numbered) if each not in self.names)


def checked_name(name: str) -> str:
    """A person's name as it can stand in records and lists."""
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable() or set(name) & set(',[]"'):
        raise Unreadable(
            f"name {name[:80]!r}: a name has 1 to {LONGEST_NAME} signs, no commas, brackets or quotation marks"
        )
    return name


@lru_cache(maxsize=256)
def _setup(game: str, seats: int, edition: str, options: tuple[tuple[str, bool | int], ...]) -> Setup:
    """A game made ready, shared by all tables that are set up alike."""
    return set_up(load(game), seats, edition, dict(options))


def _setup_of(opened: Opened) -> Setup:
    """The set-up of a table; its rules and its edition must still be what they were."""
    game = load(opened.game)
    if opened.rules != game.version:
        raise Unreadable(f"rules version {opened.rules} of {game.name} is unknown (known: {game.version})")
    if opened.edition_text:
        edition = edition_of(Offered(opened.game, opened.edition_text))
        setup = set_up(game, opened.seats, edition, opened.options)
    else:
        game.check_edition_comes_with_it(opened.edition, "table")
        setup = _setup(opened.game, opened.seats, opened.edition, tuple(sorted(opened.options.items())))
    if (setup.edition.id, setup.edition.digest) != (opened.edition, opened.edition_hash):
        raise Unreadable(f"edition {opened.edition}: the table was dealt from other cards under the same name")
    return setup
