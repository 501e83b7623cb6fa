"""What happened, as pictures: how many there are, which need no pause, and that all is told on the way."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from sousbois.play.hosted import Hosted
from sousbois.play.steps import Step
from sousbois.web.around import Around
from sousbois.web.clockwork import Time
from sousbois.web.drawing import Drawing
from sousbois.web.readers import Reader, Readers
from sousbois.web.rendering import Painter
from sousbois.web.scenes import moments_between, scenes_between
from sousbois.web.tables.menagerie_count import MAJORITIES
from tests.play.hosting import GAMES, SHORTER, any_decision, full, play_on

ONE_PICTURE = {
    "badger": {"leaf-follows", "leaf-discarded", "leaf-trumps", "leaf-trampled", "trick-won"},
    "hamster": {"cells-crossed", "room-begun", "ones-used", "room-full"},
    "menagerie": {"majority", "no-majority", "single-card-is-none", "points-counted", "all-equal", "lives-lost", "out"},
}
"""What is told one after the other, and seen at once: who lays the last leaf and wins; all crosses; a whole count."""


def drawing(hosted: Hosted) -> Drawing:
    """How the first player's page draws the table."""
    return Painter(hosted.setup, hosted.names, 0, "en").drawing


@pytest.mark.parametrize("game", sorted(ONE_PICTURE))
def test_what_belongs_to_one_picture_is_seen_once(game: str) -> None:
    hosted, _ = full(game, seed=4)
    draws, seen = drawing(hosted), 0
    for steps in play_on(hosted, Random(4)):
        kinds = [step.event.kind for step in steps]
        shown = [len(told) for _, told in moments_between(steps, draws)]
        for end in shown:
            assert not {kinds[end - 1], kinds[end]} <= ONE_PICTURE[game]
            seen += kinds[end - 1] in ONE_PICTURE[game]
    assert seen


def test_a_count_tells_species_by_species_what_the_log_tells() -> None:
    hosted, _ = full("menagerie", seed=4)
    painter = Painter(hosted.setup, hosted.names, 0, "en")
    counts = 0
    for steps in play_on(hosted, Random(4)):
        log = [painter.line(step.event) for step in steps if step.event.kind in MAJORITIES]
        for scene, _ in scenes_between(hosted, 0, steps, painter.drawing):
            ending = painter.drawing.picture(scene)["ending"]
            if ending and ending.count:
                counts += 1
                assert len(ending.count.steps) == len(log)
                assert all(step in line for step, line in zip(ending.count.steps, log, strict=True))
    assert counts


# --- What is sent -----------------------------------------------------------------------------------------------------


def sent(hosted: Hosted, chance: Random) -> Iterator[tuple[list[Step], list[dict[str, Any]]]]:
    """Each decision of a game: what it sets off, and the frames that the first player's page is sent."""
    readers = Readers("table", Around.of(hosted, Time()))
    page = Reader(0, "en", len(hosted.log))
    readers.add(page, hosted, {})
    page.outbox.get_nowait()
    while hosted.stage == "running":
        steps = hosted.take(any_decision(hosted, chance))
        readers.tell(hosted, steps, {})
        message = page.outbox.get_nowait()
        assert message is not None
        yield steps, json.loads(message)["frames"]


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_log_comes_with_one_frame(game: str) -> None:
    hosted, _ = full(game, seed=3, options=SHORTER.get(game))
    before = len(hosted.log)
    lines = sum(len(frame["lines"]) for _, frames in sent(hosted, Random(3)) for frame in frames)
    assert lines == len(hosted.log) - before


@pytest.mark.parametrize(("game", "kind"), [("badger", "stake-chosen"), ("menagerie", "last-turn-left"), ("hunt", "")])
def test_nothing_waits_for_a_position_that_says_only_whose_turn_it_is(game: str, kind: str) -> None:
    """`kind` is what was told last before it; none, where a player has chosen in secret."""
    hosted, _ = full(game, seed=3)
    found = {True: 0, False: 0}
    for steps, frames in sent(hosted, Random(3)):
        *between, last = frames
        assert not any(frame.get("quiet") for frame in between)
        told = steps[-1].event.kind if steps else ""
        if told == kind:
            assert last["quiet"]
        found["quiet" in last] += 1
    assert all(found.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_board_says_whether_the_reader_is_asked_or_the_game_is_over(game: str) -> None:
    hosted, _ = full(game, seed=3, options=SHORTER.get(game))
    for _, frames in sent(hosted, Random(3)):
        *between, last = (" data-yours" in frame["html"].partition(">")[0] for frame in frames)
        assert not any(between)
        assert hosted.table is not None
        is_asked = 0 in hosted.table.acting() and hosted.table.only_pass(0) is None
        assert last == (is_asked or hosted.stage == "finished")
