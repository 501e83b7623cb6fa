"""Metrics: they count what happens, name nobody, and are for the host alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from random import Random

import pytest
from prometheus_client.parser import text_string_to_metric_families

from sousbois.core.errors import NotAllowed, Unreadable
from sousbois.games import names
from sousbois.play.store import Store, Unkept
from sousbois.web.limits import TooMany
from sousbois.web.live import Live
from sousbois.web.messages import Decide
from sousbois.web.metrics import Metrics
from sousbois.web.settings import Settings, networks
from sousbois.web.watch import Watch
from tests.play.hosting import any_decision, full
from tests.play.shelf import shown
from tests.web.inside import InProcess
from tests.web.serving import Server, Visitor
from tests.web.test_killed import play_a_while, stored
from tests.web.test_live_table import with_table
from tests.web.test_serving import complaint

Counted = dict[tuple[str, frozenset[tuple[str, str]]], float]


def read(text: str) -> Counted:
    """All samples, by name and labels, as a monitoring system reads them."""
    families = text_string_to_metric_families(text)
    return {(each.name, frozenset(each.labels.items())): each.value for family in families for each in family.samples}


def counted(server: Server) -> Counted:
    """What the server has counted."""
    answer = server.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    return read(answer.text)


def key(name: str, **labels: str) -> tuple[str, frozenset[tuple[str, str]]]:
    return name, frozenset(labels.items())


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own: nobody else is counted."""
    with InProcess(tmp_path) as running:
        yield running


def test_what_happens_is_counted_and_no_label_names_anybody(own_server: Server) -> None:
    server = own_server
    ana = Visitor(server, "Anastasia")
    table = ana.post("/play", game="hunt", level="easy").headers["location"].removeprefix("/table/")
    ana.open_table("badger", seats=3, **{"seat-0": "me"})
    play_a_while(server, ana, table, Random(1), scenes=12)
    ana.http.get(f"/table/{table}")
    ana.http.get("/table/no-such-table")
    ana.http.get("/nothing/there")
    ana.http.get("/nothing/else")
    link = ana.post("/device").text.split("/device/")[1].split('"')[0].split("<")[0].strip()
    ana.http.get(f"/device/{link}")
    ana.http.post("/play", data={"game": "hunt"}, headers={"origin": "http://evil.example"})
    line = ana.line(table)
    line.next("scene")
    line.send(kind="decide", ply=0, moves=["wolf"])
    line.next("refused")
    before = stored(server, table)
    found = counted(server)
    assert found[key("sousbois_tables", stage="waiting")] == 1
    assert found[key("sousbois_tables", stage="running")] == 1
    assert found[key("sousbois_tables", stage="finished")] == 0
    assert found[key("sousbois_tables_opened_total", game="hunt")] == 1
    assert found[key("sousbois_live_tables")] == 2
    assert found[key("sousbois_open_lines", kind="page")] >= 1
    by_people = found[key("sousbois_decisions_total", by="person")]
    by_bots = found[key("sousbois_decisions_total", by="bot")]
    assert by_people > 0 < by_bots
    assert by_people + by_bots >= before.ply > 0
    assert found[key("sousbois_refusals_total", kind="stale")] == 1
    assert found[key("sousbois_refusals_total", kind="no-table")] == 1
    assert found[key("sousbois_refusals_total", kind="cross-site")] == 1
    assert found[key("sousbois_requests_total", route="/device/{link}", status="2xx")] == 1
    assert found[key("sousbois_requests_total", route="/table/{table}", status="2xx")] == 1
    assert found[key("sousbois_requests_total", route="/table/{table}", status="4xx")] == 1
    assert found[key("sousbois_requests_total", route="unknown", status="4xx")] == 3
    assert found[key("sousbois_request_seconds_count", route="/table/{table}")] == 2
    assert found[key("sousbois_line_messages_total", direction="in")] > 0
    assert found[key("sousbois_line_messages_total", direction="out")] > 0
    appends = found[key("sousbois_store_append_seconds_count")]
    assert appends >= by_people + by_bots + 2
    assert found[key("sousbois_store_group_size_sum")] == appends
    assert found[key("sousbois_store_append_failures_total")] == 0
    assert found[key("sousbois_bot_thinking_seconds_count", game="hunt", level="easy")] >= by_bots
    assert {key("sousbois_bots_ready", game=game) for game in names()} <= set(found)
    assert found[key("process_resident_memory_bytes")] > 0
    text = server.get("/metrics").text
    (cookie,) = ana.http.cookies.values()
    for secret in (table, link, cookie, "Anastasia", "127.0.0.1", "nothing", "no-such-table"):
        assert secret not in text


def test_two_applications_count_apart() -> None:
    one, other = Watch(Metrics(), b"one"), Watch(Metrics(), b"other")
    one.opened("oak", "hunt")
    texts = [watch.metrics.text({}, 0, {}, ()).decode() for watch in (one, other)]
    assert ['sousbois_tables_opened_total{game="hunt"} 1.0' in text for text in texts] == [True, False]


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (NotAllowed("x", reason="stale"), "stale"),
        (NotAllowed("x"), "not-allowed"),
        (Unreadable("x"), "unreadable"),
        (TooMany("x", 1), "too-many"),
        (Unkept("x"), "not-kept"),
    ],
)
def test_refusals_are_counted_by_their_kind(error: NotAllowed | Unreadable | Unkept, kind: str) -> None:
    watch = Watch(Metrics(), b"")
    watch.refused(error)
    assert watch.metrics.refusals.labels(kind)._value.get() == 1


def test_reviews_are_counted_by_game() -> None:
    watch = Watch(Metrics(), b"")
    watch.reviewed("hunt", 3.0)
    found = read(watch.metrics.text({}, 0, {}, ()).decode())
    assert found[key("sousbois_review_seconds_count", game="hunt")] == 1
    assert found[key("sousbois_review_seconds_sum", game="hunt")] == 3.0


def test_an_append_that_fails_is_counted(tmp_path: Path) -> None:
    metrics = Metrics()
    with Store(tmp_path, metrics.wrote) as store:
        failed: Future[None] = store.append("oak", 7, [b"one"], shown("oak"))
        assert isinstance(failed.exception(), Unkept)
    assert metrics._append_failures._value.get() == 1


def test_the_end_of_a_game_is_counted_once(tmp_path: Path) -> None:
    hosted, _ = full("hunt", 3)

    async def act(live: Live, _: Store, __: list[float]) -> None:
        live.watch = Watch(Metrics(), b"")
        chance = Random(2)
        while live.hosted.stage == "running":
            decision = any_decision(live.hosted, chance)
            await live.decide(decision.seat, Decide(decision.ply, decision.moves))
        await live.settle(lambda hosted: hosted.follow("elsewhere"))
        assert live.watch.metrics.finished.labels("hunt")._value.get() == 1
        assert live.watch.metrics.decisions.labels("person")._value.get() >= live.hosted.ply

    with_table(tmp_path, hosted, act)


# --- Who may read them -----------------------------------------------------------------------------------------------


def asked(server: Server, **headers: str) -> int:
    """The status with which somebody is answered who asks for metrics."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    answer = server.get("/metrics", headers=named)
    if answer.status_code != 200:
        assert "--metrics-from" in answer.text
        assert "sousbois_" not in answer.text
    return answer.status_code


def test_only_this_machine_may_read_metrics_unless_the_host_says_otherwise(server: Server) -> None:
    assert asked(server) == 200
    assert asked(server, host=f"localhost:{server.port}") == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "games.example"},
        {"x_forwarded_for": "203.0.113.9"},
        {"x_forwarded_for": "127.0.0.1"},
        {"x_forwarded_for": "127.0.0.1, 203.0.113.9"},
        {"x_forwarded_for": "nonsense"},
        {"x_forwarded_proto": "https"},
        {"forwarded": "for=203.0.113.9"},
        {"via": "1.1 proxy"},
        {"x_real_ip": "203.0.113.9"},
    ],
)
def test_a_proxy_on_this_machine_does_not_make_metrics_public(server: Server, headers: dict[str, str]) -> None:
    assert asked(server, **headers) == 403


def test_the_host_names_from_where_metrics_may_be_read(tmp_path: Path) -> None:
    with InProcess(tmp_path, settings=Settings(metrics_from=networks(["10.0.0.0/8", "2001:db8::7"]))) as server:
        assert asked(server) == 200
        assert asked(server, host="games.example", x_forwarded_for="10.1.2.3") == 200
        assert asked(server, host="games.example", x_forwarded_for="2001:db8::7") == 200
        assert asked(server, host="games.example", x_forwarded_for="::ffff:10.1.2.3") == 200
        assert asked(server, host="games.example", x_forwarded_for="203.0.113.9") == 403
        assert asked(server, host="games.example", x_forwarded_for="10.1.2.3, 203.0.113.9") == 403
        assert asked(server, host="games.example", x_forwarded_for="203.0.113.9, 10.1.2.3") == 403
        assert asked(server, host="games.example", x_forwarded_for="127.0.0.1") == 403
        assert asked(server, host="games.example") == 403


@pytest.mark.parametrize("word", ["everywhere", "10.0.0.1/8", ""])
def test_an_address_that_cannot_be_is_named(word: str) -> None:
    with pytest.raises(Unreadable, match=f"^--metrics-from {re.escape(word)}: "):
        networks([word])


def test_the_command_says_which_address_cannot_be(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--metrics-from everywhere: " in complaint(capsys, "--metrics-from", "everywhere")
