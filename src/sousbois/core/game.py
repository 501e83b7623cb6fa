"""What sousbois knows of a game: its facts and its rules. A game's folder fills one of these in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

from sousbois.core import contract
from sousbois.core.action import Actions
from sousbois.core.cited import Cited
from sousbois.core.edition import EditionSource, LoadedEdition
from sousbois.core.errors import Unreadable
from sousbois.core.once import once
from sousbois.core.outcome import Step
from sousbois.core.record import Record
from sousbois.core.rule import Twins
from sousbois.core.state import GameState
from sousbois.core.words import Words


class Rules(Protocol):
    """What a game's `rules.py` holds; `core/contract.py` says what each rule is for."""

    @property
    def State(self) -> type[GameState]: ...  # noqa: N802  # a class
    @property
    def Event(self) -> type[Cited]: ...  # noqa: N802  # a class
    @property
    def Refusal(self) -> type[Cited]: ...  # noqa: N802  # a class

    def deal(self, state: Any, edition: Any) -> None: ...
    def acting(self, state: Any) -> int: ...
    def why_not(self, state: Any, edition: Any, seat: int, action: int) -> int: ...
    def apply(self, state: Any, edition: Any, seat: int, action: int) -> None: ...
    def standing(self, state: Any, edition: Any, seat: int, step: int) -> int: ...
    def redeal(self, state: Any, edition: Any, seat: int, seed: int) -> None: ...
    def check(self, state: Any, edition: Any) -> Iterator[str]: ...


@dataclass(frozen=True, eq=False)
class Game:
    """One game: the header of its folder. It is itself and no other."""

    name: str
    version: int
    """The version of the rules: records of another version are refused, for they might play differently."""
    seats: range
    """How many can play."""
    rules: Rules
    folder: Path
    """Where the game's words and editions lie."""
    actions: Callable[[LoadedEdition], Actions]
    """All actions; in some games they depend on what is printed."""
    read_edition: Callable[[EditionSource], LoadedEdition]
    """Read and check an edition."""
    complaints: Callable[[EditionSource], list[str]]
    """Say all that is wrong with an edition."""
    bound: Callable[[LoadedEdition, int, Mapping[str, int]], int]
    """The most actions a game can take, for an edition, a number of seats and the options."""
    moment: Callable[[Any], tuple[int, ...]]
    """A rule: where in the game a state is, in the numbers by which people count, such as a day and a round."""
    steps: tuple[Step, ...]
    """How the ranking is decided."""
    options: type[Record] | None = None
    simultaneous: bool = False
    """Whether seats decide at the same time, in secret; otherwise at most one owes a decision."""
    role: str | None = None
    """The field of the state that says what each seat plays as, where that makes a difference."""
    reports: Mapping[str, str] = field(default_factory=dict)
    """Statistics worth reporting: their names, and the field of the final state each is taken from."""

    @cached_property
    def editions(self) -> dict[str, Path]:
        """The editions that come with the game, by id; the first is the usual one."""
        return {path.stem: path for path in sorted((self.folder / "editions").glob("*.toml"))}

    def edition(self, name: str | Path | None = None) -> LoadedEdition:
        """An edition by its id, or from a file of one's own; the usual one if none is named."""
        if name is None:
            name = next(iter(self.editions))
        if isinstance(name, Path):
            return self.read_edition(name)
        if isinstance(name, str) and name in self.editions:
            return _own_edition(self, name)
        if not isinstance(name, str) or not name.endswith(".toml"):
            raise Unreadable(f"edition {name!r}: unknown (editions of {self.name}: {', '.join(self.editions)})")
        return self.read_edition(Path(name))

    def comes_with(self, edition: LoadedEdition) -> bool:
        """Whether an edition is one of the game's own, and none that only has the same id."""
        return edition.id in self.editions and self.edition(edition.id) is edition

    def check_edition_comes_with_it(self, name: Any, where: str) -> None:
        """Refuse an edition that a record or a position names by a path: whoever opens files is the reader, not it."""
        if name not in tuple(self.editions):
            known = ", ".join(self.editions)
            raise Unreadable(f"{where}: edition {name!r} is unknown (known: {known}); name its file")

    def words(self, language: str) -> Words:
        """The sentences of the game in one language."""
        return Words(language, self.folder / "words")

    @cached_property
    def meaning(self) -> dict[Any, Any]:
        """Which of this game's rules each name of the contract stands for."""
        names = [*contract.WRITTEN, *(name for name in contract.MAY_BE_WRITTEN if hasattr(self.rules, name))]
        return {getattr(contract, name): getattr(self.rules, name) for name in names} | {contract.moment: self.moment}

    @property
    def twins(self) -> Twins:
        """The compiled form of the game."""
        return _twins(self, checked=False)

    @property
    def checked_twins(self) -> Twins:
        """The compiled form with bounds checking, for tests."""
        return _twins(self, checked=True)


@once()
def _own_edition(game: Game, name: str) -> LoadedEdition:
    """Read an edition that comes with a game."""
    return game.read_edition(game.editions[name])


@once()
def _twins(game: Game, *, checked: bool) -> Twins:
    """Return the compiled form of a game."""
    return Twins(game.name, game.meaning, checked=checked)
