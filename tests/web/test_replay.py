"""Watching a game again: who may, what is shown, and that nobody learns anything of a game that is still played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from sousbois.core.position import position_of
from sousbois.play.course import Course
from sousbois.play.table import Table
from sousbois.web.archive import Recorded
from sousbois.web.replaying import Eyes, Projector
from tests.play.hosting import GAMES
from tests.web.replays import Shelf, finished, shelf_in

PARTS = ("", "?at=3&seat=all", "?seat=0", "/steps?first=0&last=3&seat=0", "/steps?first=0&last=3&seat=all", "/record")


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shelf]:
    with shelf_in(tmp_path_factory.mktemp("shelf")) as found:
        yield found


@cache
def recorded(game: str) -> Recorded:
    """A finished game, as the archive gives it."""
    hosted = finished(game).hosted
    assert hosted.table is not None
    players = tuple(f"player-{seat}" for seat in range(hosted.opened.seats))
    return Recorded(game, hosted.opened, Course.of(hosted.table), hosted.names, ("",) * len(players), players)


# --- Who may -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("player", ["player-0", "player-3", "stranger", None])
def test_a_running_game_is_refused_to_everybody_even_to_those_who_sit_there(
    shelf: Shelf, player: str | None, part: str
) -> None:
    client = shelf.somebody(player) if player else shelf.server.browser()
    with client:
        answer = client.get(f"/replay/running{part}")
    assert answer.status_code == 403
    assert "data-card" not in answer.text
    assert 'id="board"' not in answer.text
    if player:
        assert "The game is not over" in answer.text


def test_nobody_goes_on_from_a_running_game(shelf: Shelf) -> None:
    with shelf.somebody("player-0") as ana:
        answer = ana.post("/replay/running/what-if", data={"at": 1, "seat": 0, "level": "easy"})
    assert answer.status_code == 403


def test_a_game_that_has_not_begun_is_refused(shelf: Shelf) -> None:
    with shelf.somebody("player-0", "fr") as ana:
        answer = ana.get("/replay/waiting")
    assert answer.status_code == 403
    assert "pas encore commencé" in answer.text


def test_where_nobody_might_look_on_only_those_who_played_watch_again(shelf: Shelf) -> None:
    with shelf.somebody("player-1") as boris, shelf.somebody("stranger") as stranger:
        assert boris.get("/replay/private").status_code == 200
        for part in PARTS:
            assert stranger.get(f"/replay/private{part}").status_code == 403
        form = {"at": 1, "seat": 0, "level": "easy"}
        assert stranger.post("/replay/private/what-if", data=form).status_code == 403


@pytest.mark.parametrize("path", ["/replay/nosuchgame", "/replay/nosuchgame/steps?first=0&last=1&seat=0"])
def test_a_game_that_is_not_there_is_said_not_to_be(shelf: Shelf, path: str) -> None:
    with shelf.somebody("player-0") as ana:
        assert ana.get(path).status_code == 404


@pytest.mark.parametrize(
    "query", ["first=0&last=8&seat=0", "first=3&last=2&seat=0", "first=-1&last=2&seat=0", "first=0&last=1&seat=4"]
)
def test_steps_that_are_too_many_or_not_there_are_refused(shelf: Shelf, query: str) -> None:
    with shelf.somebody("player-0") as ana:
        assert ana.get(f"/replay/hunt/steps?{query}").status_code == 400


# --- What is shown -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_finished_game_has_a_page_and_steps_for_all_eyes(shelf: Shelf, game: str, language: str) -> None:
    with shelf.somebody("player-1", language) as boris:
        for eyes in ("0", "3", "onlooker", "all"):
            page = boris.get(f"/replay/{game}?at=4&seat={eyes}")
            assert page.status_code == 200
            assert f'<html lang="{language}"' in page.text
            steps = boris.get(f"/replay/{game}/steps?first=0&last=7&seat={eyes}").json()
            assert len(steps) == 8
            assert steps[4]["moments"][-1]["html"] in page.text
            assert page.text.count("<li") > steps[4]["moments"][-1]["told"]


def test_without_a_script_links_lead_through_the_game(shelf: Shelf) -> None:
    with shelf.somebody("player-1") as boris:
        page = boris.get("/replay/hunt?at=12&seat=all").text
        assert all(f"/replay/hunt?at={at}&amp;seat=all" in page for at in (0, 11, 13, recorded("hunt").course.last))
        assert "/replay/hunt?at=12&amp;seat=2" in page
        beyond = boris.get("/replay/hunt?at=99999&seat=all").text
        assert 'id="result"' in beyond
        assert "/again" not in beyond


def test_whoever_sat_there_sees_the_game_as_they_saw_it_and_others_see_everything(shelf: Shelf) -> None:
    with shelf.somebody("player-2") as chloe, shelf.somebody("stranger") as stranger:
        assert 'data-seat="2"' in chloe.get("/replay/badger").text
        assert 'data-seat="all"' in stranger.get("/replay/badger").text
    assert 'data-seat="all"' in shelf.server.get("/replay/badger").text


def test_finished_games_lead_to_their_replay(shelf: Shelf) -> None:
    with shelf.somebody("player-0") as ana:
        assert 'href="/replay/igels"' in ana.get("/").text
        assert 'href="/replay/running"' not in ana.get("/").text
        assert 'href="/replay/igels"' in ana.get("/table/igels").text
        record = ana.get("/replay/igels/record").text
        assert record == ana.get("/table/igels/record").text


class Exchanged(Course):
    """A course in which all that one seat cannot know is drawn anew."""

    def at(self, point: int) -> Table:
        """The game as it stood at a point, to the first seat."""
        table = super().at(point)
        table.state = table.setup.redealt(table.state, 0, seed=point)
        return table


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_is_shown_comes_from_its_own_view(game: str) -> None:
    true = recorded(game)
    course = true.course
    other = Exchanged(course.table, course.points, course.log, course.told)
    exchanged = Recorded(true.id, true.opened, other, true.names, true.levels, true.players)
    for point in range(0, course.last, max(1, course.last // 6)):
        assert Projector(exchanged, Eyes(0), "en").still(point) == Projector(true, Eyes(0), "en").still(point)


@pytest.mark.parametrize("game", ["badger", "hunt", "igels", "menagerie"])
def test_all_open_shows_every_hand(game: str) -> None:
    course = recorded(game).course
    point = course.last // 3
    table = course.at(point)
    state = position_of(table.setup, table.state.store())["state"]
    shown, _ = Projector(recorded(game), Eyes(None, is_open=True), "en").still(point)
    hands = re.split('class="openhand ', shown)[1:]
    assert len(hands) == table.seats
    for hand, html in zip(state["hand"], hands, strict=True):
        cards = [card for card, count in hand.items() if count] if isinstance(hand, dict) else filter(None, hand)
        for card in cards:
            assert f'data-card="{card}"' in html
    closed, _ = Projector(recorded(game), Eyes(None), "en").still(point)
    assert "openhand" not in closed


@pytest.mark.parametrize("game", GAMES)
def test_nothing_on_a_replayed_board_can_be_pressed_as_if_one_played(game: str) -> None:
    course = recorded(game).course
    for eyes in (Eyes(0), Eyes(2), Eyes(None, is_open=True)):
        projector = Projector(recorded(game), eyes, "fr")
        for first in (0, course.last // 2, course.last - 5):
            for stretch in projector.stretches(first, min(first + 5, course.last)):
                for moment in stretch.moments:
                    buttons = re.findall(r"<button[^>]*>", moment.html)
                    assert not re.search(r"data-moves|<form|<input|role=\"button\"", moment.html)
                    assert all("data-panel=" in button or "popovertarget=" in button for button in buttons)


@pytest.mark.parametrize("game", GAMES)
def test_the_log_is_in_step_with_the_board(game: str) -> None:
    course = recorded(game).course
    projector = Projector(recorded(game), Eyes(1), "en")
    first = course.last // 2
    for point, stretch in enumerate(projector.stretches(first, first + 5), first):
        told = [course.told[point - 1], *(moment.told for moment in stretch.moments)]
        assert told == sorted(told)
        assert told[-1] == course.told[point]
        assert all(lines > told[0] for lines in told[1:-1])
    assert len(projector.log()) == course.told[-1]
