"""A hosted table: who sits where, and what they may settle. Every change is an entry of its journal.

Whoever wants something asks; the answer is an entry, or an error that says why not, and nothing has changed yet. The
entry counts when `take` has taken it. A host writes it down in between, so that nothing is told that could be lost.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Literal

from sousbois.core.errors import NotAllowed, SousboisError, Unreadable
from sousbois.core.once import once
from sousbois.core.setup import Setup, set_up
from sousbois.games import load
from sousbois.play.course import Course
from sousbois.play.fairness import Shuffle, are_words, cleaned, written_secret
from sousbois.play.gamerecord import played_again
from sousbois.play.journal import (
    AutoPass,
    Bot,
    Dealt,
    Decided,
    Entry,
    Followed,
    Free,
    Opened,
    Person,
    Returned,
    Said,
    Seated,
    Sitter,
    StoodIn,
    Undone,
    Uploaded,
    Withdrawn,
    Worded,
)
from sousbois.play.owneditions import Offered, edition_of
from sousbois.play.steps import Log, Step, play_watched
from sousbois.play.table import Decision, Table
from sousbois.play.undoing import before_last, check_last_can_be_undone, seems_undoable

MOST_MOVES = 16
"""No decision of any game takes more actions."""

LONGEST_NAME = 24
LONGEST_SAYING = 200
MOST_SAID = 100
"""So much of what was said is remembered."""

Stage = Literal["waiting", "running", "finished"]


class Hosted:
    """One hosted table, as its journal tells it."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.setup = _setup_of(opened)
        self.sitters: list[Sitter] = [Free()] * opened.seats
        self.table: Table | None = None
        """The game; None until the cards are dealt."""
        self.words: list[str] = [""] * opened.seats
        """What people add to the shuffle, by seat."""
        self.ply = 0
        """How many decisions have counted."""
        self.choices: dict[int, tuple[str, ...]] = {}
        """What has been chosen in secret, by seat; it counts when all have chosen."""
        self._took: dict[int, int] = {}
        """Milliseconds that these choices took."""
        self._own_choices: list[tuple[int, int]] = []
        """Where the player had a choice, at a table that allows undo: how many decisions counted before, and how many
        actions had been played."""
        self.log = Log(self.setup)
        self.stand_ins: dict[int, str] = {}
        """The bots that decide for people who are gone, by seat: their levels."""
        self.late: frozenset[int] = frozenset()
        """The seats of people for whom a bot has made the last decision, because their time was up."""
        self.auto_passes: dict[int, bool] = {}
        """What players have chosen about automatic passes, by seat: whether the table passes for them."""
        self.thought: list[int] = [0] * opened.seats
        """Milliseconds that people have thought, by seat, at a table with a clock."""
        self.moved = 0
        """When the last decision came to count, in seconds since 1970, at a table with a clock; 0: not known."""
        self.said: list[Said] = []
        """What people have said lately."""
        self.sayings = 0
        """How often somebody has said something."""
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

    @property
    def is_full(self) -> bool:
        """Whether no seat is free."""
        return not any(isinstance(each, Free) for each in self.sitters)

    @property
    def history(self) -> tuple[Decision, ...]:
        """The decisions that have counted. They tell positions apart; `ply` does not, after one was taken back."""
        return () if self.table is None else tuple(self.table.history)

    @property
    def shuffle(self) -> Shuffle | None:
        """What the deal follows from, as far as it is settled: not for players. None, where the seed itself deals."""
        if not self.opened.nonce:
            return None
        return Shuffle(written_secret(self.opened.seed), self.opened.nonce, tuple(self.words))

    def owing(self) -> tuple[int, ...]:
        """The seats that the game waits for: they owe a decision and have not chosen yet."""
        return () if self.table is None else tuple(seat for seat in self.table.acting() if seat not in self.choices)

    def decides_for(self, seat: int) -> str | None:
        """The level of the bot that decides for a seat; None: a person does."""
        sitter = self.sitters[seat]
        return sitter.level if isinstance(sitter, Bot) else self.stand_ins.get(seat)

    def deciding_people(self) -> tuple[int, ...]:
        """The seats of the people who decide for themselves."""
        return tuple(
            seat for seat, each in enumerate(self.sitters) if isinstance(each, Person) and seat not in self.stand_ins
        )

    # --- Asking ------------------------------------------------------------------------------------------------------

    def sit(self, seat: int, player: str, name: str, words: str = "") -> Seated:
        """A person takes a free seat, and may add words to the shuffle."""
        self._check_free(seat)
        if self.seat_of(player) is not None:
            raise NotAllowed("you sit at this table already", reason="seated-already")
        self._check_room_for_person()
        seated = Seated(seat, Person(player, self._unlike_others(name)), cleaned(words))
        self._check_words(seated.words)
        return seated

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

    def add_words(self, player: str, words: str) -> Worded | None:
        """A person adds words to the shuffle in place of those before; None: they are the same."""
        seat = self.seat_of(player)
        if seat is None:
            raise NotAllowed("you do not sit at this table", reason="not-seated")
        worded = Worded(seat, cleaned(words))
        self.check(worded)
        return None if worded.words == self.words[seat] else worded

    def deal(self, player: str) -> Dealt:
        """Whoever sits there has the cards dealt; where only bots sit, anybody."""
        if self.seat_of(player) is None and any(isinstance(each, Person) for each in self.sitters):
            raise NotAllowed("you do not sit at this table", reason="not-seated")
        self.check(Dealt())
        return Dealt()

    def decide(self, seat: int, ply: int, moves: Sequence[str]) -> Decided | None:
        """A seat answers a position; None: so far the decision is only begun."""
        ahead = self.considered(seat, ply, moves)
        return None if ahead.setup.midway(ahead.state) else Decided(ply, seat, tuple(moves))

    def considered(self, seat: int, ply: int, moves: Sequence[str]) -> Table:
        """The table as it will stand when a seat has answered a position so. While the answer is only begun, all that
        the seat cannot know is drawn anew, chance too: who tries answers out learns nothing from it."""
        if self.table is None:
            raise NotAllowed("the game has not begun", reason="waiting")
        if ply != self.ply:
            raise NotAllowed(f"decision {ply} is not asked for; the table is at decision {self.ply}", reason="stale")
        if seat not in self.table.acting():
            raise NotAllowed(f"seat {seat} owes no decision now", reason="not-your-turn")
        if not 0 < len(moves) <= MOST_MOVES:
            raise Unreadable(f"moves: {len(moves)} actions are no decision")
        ahead = self.table.after(seat, moves)
        return self.table.guessed(seat).after(seat, moves) if self.setup.midway(ahead.state) else ahead

    def withdraw(self, seat: int, ply: int) -> Withdrawn:
        """A seat takes its secret choice back, while others have still to choose."""
        if ply != self.ply or seat not in self.choices:
            raise NotAllowed(f"seat {seat} has chosen nothing that could be taken back", reason="nothing-chosen")
        return Withdrawn(ply, seat)

    def undo(self, seat: int) -> Undone:
        """Undo the last decision, if it was this seat's and nothing lies between; where undo is allowed, this player's
        last choice and all that has happened since."""
        self._check_undo(seat)
        return Undone(self._own_choices[-1][0] if self._own_choices else self.ply - 1)

    def may_undo_freely(self, seat: int) -> bool:
        """Whether a player may undo their last choice whatever has happened since. A choice that is still secret is
        changed instead."""
        return bool(self._own_choices) and self.stage == "running" and seat not in self.choices

    def is_worth_undoing(self, seat: int) -> bool:
        """Whether a player may expect to be allowed to undo the last decision, and the table would not make it for them
        again. To find that out takes a moment. It depends on nothing that is hidden from the player."""
        assert self.table is not None  # something was decided
        if not seems_undoable(self.table, seat):
            return False
        return not self.auto_passes.get(seat, True) or before_last(self.table).only_pass(seat) is None

    def stand_in(self, seat: int, level: str) -> StoodIn:
        """A bot decides for somebody who is gone."""
        if seat not in self.deciding_people() or self.stage != "running":
            raise NotAllowed(f"seat {seat} needs nobody to decide for it", reason="nobody-gone")
        if self.opened.terms.away == "never":
            raise NotAllowed("at this table everybody waits for who is gone", reason="all-wait")
        return StoodIn(seat, level)

    def come_back(self, seat: int) -> Returned:
        """Somebody is back, and decides again."""
        if seat not in self.stand_ins:
            raise NotAllowed(f"nobody decides for seat {seat}", reason="nobody-gone")
        return Returned(seat)

    def say(self, seat: int, text: str) -> Said:
        """Somebody says something: a line of plain text."""
        line = " ".join(text.split())
        if not line or len(line) > LONGEST_SAYING or not line.isprintable():
            raise Unreadable(f"text: a line has 1 to {LONGEST_SAYING} signs that can be printed")
        if self.table is None or not 0 <= seat < self.opened.seats or not isinstance(self.sitters[seat], Person):
            raise NotAllowed("only those who play can say something", reason="not-seated")
        return Said(seat, line)

    def auto_pass(self, seat: int, *, on: bool) -> AutoPass | None:
        """A player chooses whether the table passes for them where they can only pass; None: nothing changes."""
        if not 0 <= seat < self.opened.seats or not isinstance(self.sitters[seat], Person):
            raise NotAllowed(f"no player sits in seat {seat}", reason="not-seated")
        return None if on == self.auto_passes.get(seat, True) else AutoPass(seat, on)

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
            case Seated(seat, sitter, words):
                self._check_free(seat)
                if isinstance(sitter, Person):
                    self._check_room_for_person()
                self._check_words(words if isinstance(sitter, Person) else "")
            case Worded(seat, words):
                self._check_undealt()
                self._check_words(words)
                if not 0 <= seat < self.opened.seats or not isinstance(self.sitters[seat], Person):
                    raise NotAllowed(f"nobody sits in seat {seat} who could add words")
            case Dealt():
                self._check_undealt()
                if not self.is_full:
                    raise NotAllowed("a seat is still free", reason="seat-free")
            case Decided(ply, seat, moves):
                if self.decide(seat, ply, moves) is None:
                    raise Unreadable(f"decision {ply} is not complete")
            case Withdrawn(ply, seat):
                self.withdraw(seat, ply)
            case Undone(ply):
                if self.ply == 0 or ply != self.undo(self._undoing_seat()).ply:
                    raise NotAllowed(f"decision {ply} is not the last one")
            case StoodIn(seat, level):
                self.stand_in(seat, level)
            case Returned(seat):
                self.come_back(seat)
            case Said(seat, text):
                self.say(seat, text)
            case AutoPass(seat, on):
                if self.auto_pass(seat, on=on) is None:
                    raise NotAllowed(f"automatic passes of seat {seat} are {'on' if on else 'off'} already")
            case Followed(table):
                self.follow(table)
            case Opened() | Uploaded():
                raise Unreadable("a table is opened once")

    def copy(self) -> Hosted:
        """Another table that stands alike; what happens at one leaves the other alone."""
        twin = copy(self)
        twin.sitters, twin.choices, twin.log = list(self.sitters), dict(self.choices), self.log.copy()
        twin._took, twin.words = dict(self._took), list(self.words)
        twin.stand_ins, twin.thought, twin.said = dict(self.stand_ins), list(self.thought), list(self.said)
        twin.auto_passes, twin._own_choices = dict(self.auto_passes), list(self._own_choices)
        twin.table = self.table and self.table.after(0, ())
        return twin

    # --- Taking ------------------------------------------------------------------------------------------------------

    def take(self, entry: Entry, *, watch: bool = True) -> list[Step]:
        """Let an entry count; the answer is what it set off in the game, step by step if somebody watches."""
        self.entries += 1
        match entry:
            case Seated(seat, sitter, words):
                self.sitters[seat], self.words[seat] = sitter, words
                self.auto_passes.pop(seat, None)
                if self.is_full and not self.opened.terms.dealt_by_hand:
                    self._deal()
            case Worded(seat, words):
                self.words[seat] = words
            case Dealt():
                self._deal()
            case Decided(_, seat, moves, took, at, by_bot):
                self.choices[seat] = moves
                self._took[seat] = took
                self.late = self.late | {seat} if by_bot else self.late - {seat}
                if not self.owing():
                    self.moved = at
                    return self._carry_out(watch)
            case Withdrawn(_, seat):
                del self.choices[seat]
                self.late -= {seat}
            case Undone(ply):
                self.late -= {self._undoing_seat()}
                self._go_back(ply)
            case StoodIn(seat, level):
                self.stand_ins[seat] = level
            case Returned(seat):
                del self.stand_ins[seat]
            case Said():
                self.said = [*self.said, entry][-MOST_SAID:]
                self.sayings += 1
            case AutoPass(seat, on):
                self.auto_passes[seat] = on
            case Followed(table):
                self.followed_by = table
        return []

    def _deal(self) -> None:
        """Deal the cards, or take up the game that this table goes on with."""
        if self.opened.begun:
            for table in played_again(self.opened.begun, self.setup.edition):
                self.table = table
                self.log.add(table.state)
            self._check_goes_on()
        else:
            shuffle, seed = self.shuffle, self.opened.seed
            self.table = Table.shuffled(self.setup, shuffle) if shuffle else Table.dealt(self.setup, seed)
            self.log.add(self.table.state)
        assert self.table is not None  # every record has a beginning
        self.table.players = tuple(
            f"{sitter.name} ({sitter.level})" if isinstance(sitter, Bot) else name
            for sitter, name in zip(self.sitters, self.names, strict=True)
        )
        self.table.undo_allowed |= self.opened.terms.undo

    def _check_goes_on(self) -> None:
        """A table goes on with a game that is set up as it is itself, and not over."""
        assert self.table is not None  # it has been taken up
        begun, own = self.table.setup, self.setup
        if (begun.game.name, begun.seats, begun.options) != (own.game.name, own.seats, own.options):
            raise Unreadable("the game that was begun is set up in another way")
        if not self.table.acting():
            raise NotAllowed("the game that was begun is over already", reason="over")

    def _carry_out(self, watch: bool) -> list[Step]:
        """All have decided: play what they have decided, in the order of the seats."""
        assert self.table is not None  # somebody has decided
        steps: list[Step] = []
        if self.opened.terms.undo and any(map(self._has_choice, self.choices)):
            self._own_choices.append((self.ply, len(self.table.history)))
        decided, self.choices = self.choices, {}
        for seat, moves in sorted(decided.items()):
            for move in moves:
                if watch:
                    steps += play_watched(self.table, seat, [move])
                else:
                    self.table.play(seat, move)
                self.log.add(self.table.state)
        self.ply += len(decided)
        for seat, took in self._took.items():
            self.thought[seat] += took
        self._took = {}
        return steps

    def _has_choice(self, seat: int) -> bool:
        """Whether a player sits in a seat who can do more than pass."""
        assert self.table is not None  # the seat owes a decision
        return isinstance(self.sitters[seat], Person) and self.table.only_pass(seat) is None

    def _check_undo(self, seat: int) -> None:
        """Refuse to undo the last decision, unless it was this seat's and nothing lies between. Where undo is allowed,
        refuse it only if the player has decided nothing that counts."""
        is_allowed = self.opened.terms.undo
        if self.table is None or not self.ply or (is_allowed and not self._own_choices):
            raise NotAllowed("nothing has been decided yet", reason="undo-nothing")
        if self.stage == "finished":  # hands and shuffle have been shown
            raise NotAllowed("the game is over", reason="undo-over")
        if is_allowed:
            if seat in self.choices:
                raise NotAllowed("what is chosen in secret is changed, not undone", reason="stale")
            return
        if self.choices:
            raise NotAllowed("somebody has chosen in secret since then", reason="undo-chosen")
        check_last_can_be_undone(self.table, seat)

    def _undoing_seat(self) -> int:
        """The seat whose decision is undone: that of the last one, or of the only player where undo is allowed."""
        assert self.table is not None  # something was decided
        if self._own_choices:
            return next(seat for seat, sitter in enumerate(self.sitters) if isinstance(sitter, Person))
        return self.table.history[-1].seat

    def _go_back(self, ply: int) -> None:
        """What was decided since was never decided; what was told of it, neither."""
        assert self.table is not None  # something was decided
        self.table = self.table.stood(self._own_choices.pop()[1]) if self._own_choices else before_last(self.table)
        self.ply, self.choices, self._took = ply, {}, {}
        self.log = Course.of(self.table).log

    def _check_free(self, seat: int) -> None:
        if not 0 <= seat < self.opened.seats:
            raise Unreadable(f"seat {seat!r}: the seats are 0 to {self.opened.seats - 1}")
        if not isinstance(self.sitters[seat], Free):
            raise NotAllowed(f"seat {seat} is taken", reason="seat-taken")

    def _check_room_for_person(self) -> None:
        if self.opened.terms.undo and any(isinstance(each, Person) for each in self.sitters):
            raise NotAllowed("a table that allows undo is for one player", reason="undo-not-alone")

    def _check_undealt(self) -> None:
        if self.table is not None:
            raise NotAllowed("the cards are dealt", reason="dealt")

    def _check_words(self, words: str) -> None:
        if words and not self.opened.nonce:
            raise NotAllowed("words would change nothing: this table deals from its seed alone", reason="no-words")
        if not are_words(words):
            raise Unreadable(f"words {words[:80]!r} cannot be added to a shuffle")

    def _unlike_others(self, name: str) -> str:
        """The name, with a number where somebody at the table has the same."""
        numbered = (f"{name} {number}" for number in range(2, self.opened.seats + 1))
        return next(each for each in (name, *numbered) if each not in self.names)


def checked_name(name: str) -> str:
    """A person's name as it can stand in records and lists."""
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable() or set(name) & set(',[]"'):
        raise Unreadable(
            f"name {name[:80]!r}: a name has 1 to {LONGEST_NAME} signs, no commas, brackets or quotation marks"
        )
    return name


@once(256)
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
