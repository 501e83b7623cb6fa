"""The bots at hosted tables: what they do wrong is noted, and their time tells nothing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from random import Random
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from sousbois.bots.contract import Question
from sousbois.core.action import Action
from sousbois.play.hosted import Hosted
from sousbois.play.table import Table
from sousbois.web import opponents as opponents_module
from sousbois.web.metrics import Metrics
from sousbois.web.opponents import Opponents
from sousbois.web.watch import Watch
from tests.apart import run_apart
from tests.play.hosting import any_decision, full


def table_of(hosted: Hosted) -> Table:
    assert hosted.table is not None
    return hosted.table


def without_choice() -> tuple[Table, int]:
    """A table of igels at which a seat can only pass."""
    hosted, _ = full("igels", 3, 1)
    while table_of(hosted).only_pass(hosted.owing()[0]) is None:
        hosted.take(any_decision(hosted, Random(3)))
    return table_of(hosted), hosted.owing()[0]


def decided(opponents: Opponents, deciding: Coroutine[Any, Any, tuple[str, ...]]) -> tuple[str, ...]:
    try:
        return run_apart(deciding)
    finally:
        opponents.close()


@pytest.mark.parametrize("fault", ["raised", "nonsense"])
def test_bot_that_fails_is_logged_and_counted(
    fault: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Failing:
        def choose(self, question: Question) -> Action:
            if fault == "raised":
                raise KeyError("a card")
            return question.legal  # type: ignore[return-value]

    Failing.__module__ = "sousbois.bots.failing"
    monkeypatch.setattr(opponents_module, "Hasty", Failing)
    metrics = Metrics()
    opponents = Opponents(Watch(metrics, b"secret"))
    table = table_of(full("badger", 3)[0])
    (seat,) = table.acting()
    with caplog.at_level(logging.ERROR):
        moves = decided(opponents, opponents.decide("table", table, seat, "easy", client="here", has_people=True))
    table.decide(seat, moves)
    (record,) = caplog.records
    assert record.message == "bot-failed"
    assert vars(record)["fields"].items() >= {"game": "badger", "bot": "easy", "fault": fault}.items()
    assert vars(record)["fields"].get("error") == ("KeyError" if fault == "raised" else None)
    families = text_string_to_metric_families(metrics.text({}, 0, {}, ()).decode())
    counted = {tuple(each.labels.values()): each.value for family in families for each in family.samples}
    assert counted["bot-failed",] == 1


def test_bot_without_a_choice_takes_as_long_as_others() -> None:
    """Others took an hour; it was quick, and waits for the rest of that."""
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    opponents = Opponents(pause=pause)
    opponents._durations["igels", "easy", False].append(3600.0)
    opponents._durations["igels", "expert", False].append(9 * 3600.0)
    table, seat = without_choice()
    assert decided(opponents, opponents.decide("table", table, seat, "easy", client="here", has_people=True)) == (
        "pass",
    )
    assert pauses == [pytest.approx(3600.0, rel=0.1)]


def test_first_bot_without_a_choice_thinks_as_if_it_had_one(monkeypatch: pytest.MonkeyPatch) -> None:
    answers, pauses = [], []

    class Noting:
        def choose(self, question: Question) -> Action:
            answers.append(len(question.legal))
            return question.legal[-1]

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    async def twice() -> list[tuple[str, ...]]:
        deciding = (opponents.decide("table", table, seat, "easy", client="here", has_people=True) for _ in range(2))
        return [await each for each in deciding]

    Noting.__module__ = "sousbois.bots.noting"
    monkeypatch.setattr(opponents_module, "Hasty", Noting)
    opponents = Opponents(pause=pause)
    table, seat = without_choice()
    try:
        assert run_apart(twice()) == [("pass",), ("pass",)]
    finally:
        opponents.close()
    assert answers == [2, 1]
    assert len(opponents._durations["igels", "easy", False]) == 1
    assert len(pauses) <= 1  # the second waits for what the first took longer


def test_bot_with_a_choice_waits_for_nothing_and_sets_the_pace() -> None:
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    opponents = Opponents(pause=pause)
    table = table_of(full("badger", 3)[0])
    (seat,) = table.acting()
    decided(opponents, opponents.decide("table", table, seat, "easy", client="here", has_people=True))
    assert pauses == []
    assert len(opponents._durations["badger", "easy", False]) == 1


@pytest.mark.parametrize("has_people", [False, True])
def test_bots_wait_in_the_queue_of_the_client(monkeypatch: pytest.MonkeyPatch, has_people: bool) -> None:
    opponents = Opponents()
    submit, queued = opponents._queue.submit, []

    def noted(client: str, work: Any, *, has_people: bool) -> Any:
        queued.append((client, has_people))
        return submit(client, work, has_people=has_people)

    monkeypatch.setattr(opponents._queue, "submit", noted)
    monkeypatch.setattr(Table, "hint", lambda *_: "advice")
    table = table_of(full("badger", 3)[0])
    (seat,) = table.acting()

    async def ask() -> tuple[str, ...]:
        await asyncio.gather(opponents.advise("there", table, seat, None))
        return await opponents.decide("table", table, seat, "easy", client="here", has_people=has_people)

    decided(opponents, ask())
    assert queued == [("there", True), ("here", has_people)]
