"""What the pages show of a shuffle: before the deal the commitment, then everybody's words, after the end all of it."""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence
from dataclasses import dataclass

from sousbois.play.fairness import Shuffle
from sousbois.play.hosted import Hosted
from sousbois.web.rendering import game_words, render


@dataclass(frozen=True)
class Revealed:
    """What is shown when the game is over, and not a moment sooner."""

    secret: str
    nonce: str
    seed: int
    recipes: Sequence[str]
    """Commands by which everybody can work out both hashes."""


def shuffle_panel(table: str, hosted: Hosted, seat: int | None, language: str) -> str:
    """The shuffle as a reader may know it now; nothing, where there is no commitment."""
    shuffle = hosted.shuffle
    if shuffle is None:
        return ""
    is_dealt = hosted.table is not None
    return render(
        "shuffle.html",
        say=game_words(language, hosted.opened.game).say,
        table_id=table,
        stage=hosted.stage,
        seat=seat,
        commitment=shuffle.commitment,
        words=list(zip(hosted.names, shuffle.words, strict=True)) if is_dealt else None,
        all_words=json.dumps(shuffle.words) if is_dealt else None,
        revealed=_revealed(shuffle) if hosted.stage == "finished" else None,
    )


def _revealed(shuffle: Shuffle) -> Revealed:
    recipes = _recipe(shuffle.committed), f"{_recipe(shuffle.mixed)} | cut -c 1-16"
    return Revealed(shuffle.secret, shuffle.nonce, shuffle.seed, recipes)


def _recipe(lines: Sequence[str]) -> str:
    """The command that hashes these lines."""
    quoted = " \\\n  ".join(map(shlex.quote, lines))
    return f"printf '%s\\n' {quoted} | sha256sum"
