"""What the page of a review shows: every line and every word follows from the judgements, and it reproaches nobody with
what may be chance."""

from __future__ import annotations

from random import Random

import pytest

from sousbois.bots.reviewing import Estimate, Judgement
from sousbois.core.words import LANGUAGES
from sousbois.play.hosted import Hosted
from sousbois.play.review import Judged, decisions, final_shares
from sousbois.web.rendering import game_words, render
from sousbois.web.reviewed import Reviewed
from tests.play.hosting import full, play_on
from tests.web.markup import Element, elements

SEATS = 3


@pytest.fixture(scope="module")
def hosted() -> Hosted:
    """A game that is over."""
    over, _ = full("hunt", SEATS, seed=7)
    play_on(over, Random(7))
    return over


def judged(hosted: Hosted, costs: dict[int, float], margin: float = 0.03) -> list[Judged]:
    """All decisions; those with these numbers cost something, and a carrot would have been better."""
    assert hosted.table is not None
    carrot = hosted.setup.actions.read("carrot")
    found = []
    for number, made in enumerate(decisions(hosted.table)):
        cost = costs.get(number, 0.0)
        share, rest = Estimate(0.6, 0.02), Estimate(0.6 - cost, 0.02)
        judgement = Judgement(share, rest, Estimate(cost, margin), (carrot,) if cost else made.actions, 500)
        view = made.table.view(made.seat) if cost > margin else None
        found.append(Judged(made.ply, made.point, made.seat, made.actions, judgement, view))
    return found


def shown(hosted: Hosted, found: list[Judged], reader: int | None = None, language: str = "en") -> list[Element]:
    """The page."""
    words = game_words(language, "hunt")
    frame = {"language": language, "theme": "auto", "me": None, "path": "/review/table", "title": words.say("title")}
    review = Reviewed("table", hosted, found, reader, language)
    html = render("review.html", say=words.say, game="hunt", table_id="table", review=review, alone=False, **frame)
    return elements(html)


def text_of(page: list[Element], marked: str) -> list[str]:
    """The texts of all elements of a class."""
    return [element.text for element in page if marked in element.classes]


def test_a_game_without_mistakes_says_so(hosted: Hosted) -> None:
    page = shown(hosted, judged(hosted, {}))
    assert text_of(page, "mistake") == []
    for balance in text_of(page, "panel")[1:]:
        assert balance.endswith("No decision cost anything that could not be chance.")


def test_what_may_be_chance_is_neither_told_nor_marked(hosted: Hosted) -> None:
    page = shown(hosted, judged(hosted, {0: 0.02, 1: 0.029}))
    assert text_of(page, "mistake") == []
    assert not [element for element in page if "dot--mistake" in element.classes]


def test_a_mistake_is_told_with_what_it_cost_and_what_would_have_been_better(hosted: Hosted) -> None:
    found = judged(hosted, {4: 0.25})
    page = shown(hosted, found)
    (told,) = text_of(page, "mistake")
    assert told.startswith("Day 1 of 4 · Round ")
    assert "BetterPlay a carrot." in told
    assert "25.0% ± 3.0% of the victory: 60% would have been possible, 35% was left. That is clear." in told
    assert [text for text in text_of(page, "panel") if "One decision cost more than chance can explain:" in text]
    hrefs = [element.attributes.get("href") for element in page if element.tag == "a"]
    mine = found[4]
    assert hrefs.count(f"/replay/table?at={mine.point}&seat={mine.seat}") == 3  # in the graph, in words, in the table


@pytest.mark.parametrize("reader", [None, 0, 2])
def test_the_readers_own_mistakes_come_first(hosted: Hosted, reader: int | None) -> None:
    review = Reviewed("table", hosted, judged(hosted, {}), reader, "en")
    first = [balance.seat for balance in review.balances]
    assert first == {None: [0, 1, 2], 0: [0, 1, 2], 2: [2, 0, 1]}[reader]
    assert [balance.is_you for balance in review.balances] == [reader is not None, False, False]
    assert review.lines[-1].seat == first[0]  # drawn last, and so above the others


def test_every_line_ends_with_the_share_of_the_victory_that_was_won(hosted: Hosted) -> None:
    assert hosted.table is not None
    shares = final_shares(hosted.table)
    for line in Reviewed("table", hosted, judged(hosted, {}), 0, "en").lines:
        assert line.points.split()[-1] == f"100,{100 - 100 * shares[line.seat]:g}"
        assert line.points.split()[0].endswith(",40")  # 60 % from below


def test_a_mistake_falls_from_what_was_possible_to_what_was_left(hosted: Hosted) -> None:
    dots = [dot for line in Reviewed("table", hosted, judged(hosted, {4: 0.25}), 0, "en").lines for dot in line.dots]
    assert [(dot.y, dot.fell_to) for dot in dots if dot.fell_to is not None] == [(40, 65)]


def test_the_scale_of_decisions_has_few_round_numbers(hosted: Hosted) -> None:
    ticks = Reviewed("table", hosted, [], 0, "en").ticks
    assert 3 <= len(ticks) <= 6
    assert ticks[0] == (0, 0.0)
    assert all(place == pytest.approx(100 * ply / hosted.ply, abs=0.01) for ply, place in ticks)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_what_it_rests_on(hosted: Hosted, language: str) -> None:
    page = " ".join(element.text for element in shown(hosted, judged(hosted, {}), language=language))
    assert {"en": "500 imagined courses", "fr": "500 suites imaginées"}[language] in page
    assert {"en": "by what its seat could know", "fr": "d’après ce que l’on pouvait savoir"}[language] in page
