"""The menagerie as it is drawn."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import pytest

import sousbois
from sousbois.bots.budget import Budget
from sousbois.play.table import Table
from tests.terminal.command import piped
from tests.terminal.drawn import NAMES, drawing, drawn, told

ROWS = ({"giraffe": 1}, {"bear": 1, "mole": 1}, {"dog": 1, "pig": 2}, {"sheep": 1, "cat": 2, "mouse": 1})


def figures(shown: Iterable[str], label: str) -> list[str]:
    """What stands in the line that begins with a label."""
    return next(line.removeprefix(label).split() for line in shown if line.startswith(label))


@pytest.fixture
def three() -> Table:
    return sousbois.game("menagerie").table(seats=3, seed=1)


def cards(table: Table, **counts: int) -> dict[str, int]:
    """So many cards of some species, and none of all others."""
    return dict.fromkeys(table.view(0)["known"][0], 0) | counts


def lying(**counts: int) -> list[str | None]:
    """So many cards of some species, as they lie in a row or are put down for one."""
    found = [species for species, count in counts.items() for _ in range(count)]
    return [*found, *[None] * (4 - len(found))]


def seen(table: Table, **fields: Any) -> dict[str, Any]:
    """What seat 0 sees of a table with the rows above, nothing known of other hands, and these fields."""
    nothing = cards(table)
    common = {
        "rows": [lying(**row) for row in ROWS],
        "known": [nothing] * 3,
        "most": [dict.fromkeys(nothing, 9)] * 3,
        "hand": [cards(table, giraffe=4, bear=3, rabbit=3), "hidden", "hidden"],
        "turn": 0,
        "starter": 0,
    }
    return table.view(0) | common | fields


# The table


def test_the_rows_are_a_pyramid(three: Table) -> None:
    assert drawn(drawing(three).table(seen(three)))[:4] == [
        "  row 1                    [giraffe 9]",
        "  row 2              [ bear 8  ] [ mole 7  ]",
        "  row 3        [  dog 6  ] [  pig 5  ] [  pig 5  ]",
        "  row 4  [ sheep 6 ] [  cat 4  ] [  cat 4  ] [ mouse 3 ]",
    ]


@pytest.mark.parametrize(
    ("language", "down", "says"),
    [
        ("en", {}, "Exchange: row 3 (a dog and 2 pigs) for 3 cards of your choice"),
        ("en", {"bear": 2}, "Exchange: row 3 (a dog and 2 pigs) for 2 bears and a card of your choice"),
        ("fr", {"bear": 1}, "Échange : la rangée 3 (un chien et 2 cochons) contre un ours et 2 cartes au choix"),
    ],
)
def test_an_exchange_under_way_shows_what_is_given_for_what(
    three: Table, language: str, down: dict[str, int], says: str
) -> None:
    shown = drawn(drawing(three, language).table(seen(three, row=2, down=lying(**down))), width=96)
    assert [line[0] for line in shown[:4]] == [" ", " ", "→", " "]
    assert shown[4] == says


def test_the_hand_stands_by_species_with_values(three: Table) -> None:
    assert drawn(drawing(three).hand(seen(three))) == ["Hand  4 × giraffe 9  3 × bear 8  3 × rabbit 5"]


def test_what_is_known_of_the_hands_is_told_with_who_can_have_the_majority(three: Table) -> None:
    known = [cards(three), cards(three, mole=2, rabbit=1), cards(three, mouse=2)]
    shown = drawn(drawing(three).table(seen(three, known=known)))
    assert figures(shown, "giraffe 9") == ["1", "4", "4", "☆", "?", "?"]  # only four are unseen
    assert figures(shown, "bear 8") == ["1", "4", "3", "?", "?"]  # anybody can have the majority
    assert figures(shown, "mole 7") == ["1", "4", "·", "2+☆", "?", "☆"]
    assert figures(shown, "rabbit 5 †") == ["·", "1", "3", "★", "1+", "?"]
    assert figures(shown, "mouse 3") == ["1", "·", "·", "·", "2", "★"]


def test_signs_tell_who_started_whose_turn_it_is_and_who_has_knocked(three: Table) -> None:
    shown = drawn(drawing(three).table(seen(three, turns=[3, 2, 3], starter=2, turn=1, knocked=0)))
    assert figures(shown, "Turns") == ["3", "■", "2", "▶○", "3", "●○"]
    legend = " ".join(shown[-3:])
    assert all(meaning in legend for meaning in ("● started", "▶ to play", "■ has knocked", "○ still has a last turn"))


def test_lives_are_hearts_and_who_is_out_has_no_column(three: Table) -> None:
    shown = drawn(drawing(three).table(seen(three, lives=[2, 0, 6])))
    assert figures(shown, "Lives") == ["♥♥", "6", "♥"]
    assert not any("Alma" in line for line in shown)


def test_only_species_of_the_variant_threaten_with_sudden_death(three: Table) -> None:
    advanced = sousbois.game("menagerie").table(seats=3, seed=1, options={"advanced": True})
    assert any(line.startswith("cat 4 †") for line in drawn(drawing(three).table(seen(three))))
    assert not any(line.startswith("cat 4 †") for line in drawn(drawing(advanced).table(seen(advanced))))


@pytest.mark.parametrize(
    ("language", "names"), [("en", ["row 3", "bear", "knock"]), ("fr", ["rangée 3", "ours", "frapper"])]
)
def test_actions_have_names_to_type(three: Table, language: str, names: list[str]) -> None:
    actions = [three.setup.actions.read(text) for text in ("row-3", "bear", "knock")]
    assert [drawing(three, language).name(action) for action in actions] == names


# The log


def test_an_exchange_is_one_line(three: Table) -> None:
    events = [
        told("row-taken", "M5", 1, row=3, cards=3),
        told("card-put-down", "M5", 1, species="dog", count=1),
        told("card-put-down", "M5", 1, species="pig", count=2),
        told("card-taken", "M5", 1, species="bear", count=1),
        told("card-taken", "M5", 1, species="mole", count=1),
        told("card-taken", "M5", 1, species="cat", count=1),
    ]
    shown = drawn(*drawing(three).log(events, seen(three)), width=96)
    assert shown == ["M5    Alma takes row 3 (a bear, a mole and a cat) and puts down a dog and 2 pigs."]
    assert drawn(*drawing(three, reader=1).log(events, seen(three)))[0].startswith("M5  ▸ You take row 3 (")


def test_a_count_is_a_table_and_the_story_goes_on_below_it(three: Table) -> None:
    events = [
        told("last-turn-left", "M6", 2),
        told("majority", "M9", 1, species="giraffe", cards=4, points=9),
        told("no-majority", "M9", species="bear", cards=2),
        told("majority", "M9", 0, species="mole", cards=1, points=7),
        told("points-counted", "M11", 0, points=7),
        told("points-counted", "M11", 1, points=9),
        told("points-counted", "M11", 2, points=0),
        told("lives-lost", "M11", 0, lost=1, left=3),
        told("lives-lost", "M11", 2, lost=2, left=0),
        told("out", "M12", 2),
        told("round-begins", "M3", 1, round=4),
    ]
    hands = [cards(three, bear=2, mole=1), cards(three, giraffe=4, bear=2), cards(three, giraffe=1, bear=1)]
    shown = drawn(*drawing(three).log(events, seen(three, shown=hands, lives=[3, 5, 0])))
    assert figures(shown, "M9    giraffe 9") == ["·", "4", "+9", "1"]
    assert figures(shown, "M9    bear 8") == ["2", "=", "2", "=", "1"]
    assert figures(shown, "M9    mole 7") == ["1", "+7", "·", "·"]
    assert figures(shown, "      mouse 3") == ["·", "·", "·"]
    assert figures(shown, "M11   Points") == ["7", "9", "0"]
    assert figures(shown, "M11   Lives lost") == ["−1", "0", "−2"]
    assert figures(shown, "      Lives left") == ["♥♥♥", "♥♥♥♥♥", "out"]
    order = ["M6    Boris knocks", "giraffe 9", "Lives left", "M12   Boris has no life", "Round 4 ═", "M3 "]
    text = "\n".join(shown)
    assert sorted(order, key=text.index) == order
    assert "has the majority" not in text  # what is in the table is not told again


def test_between_two_the_table_says_why_a_single_card_scores_nothing() -> None:
    table = sousbois.game("menagerie").table(seats=2, seed=1)
    events = [
        told("single-card-is-none", "M10", 1, species="mouse"),
        told("points-counted", "M11", 0, points=0),
        told("points-counted", "M11", 1, points=0),
        told("all-equal", "M11"),
    ]
    view = table.view(0) | {"shown": [cards(table), cards(table, mouse=1)]}
    shown = drawn(*drawing(table).log(events, view))
    assert figures(shown, "M10   mouse 3") == ["·", "1"]
    assert any("M10 between two, a single card is no majority" in line for line in shown)
    assert not any("Lives lost" in line or "=" in line for line in shown)
    assert shown[-1] == "M11   All have the same number of points: nobody loses a life."


# Whole games


def exchange_twice_and_knock(table: Table) -> None:
    """Play on with the last action there is: the longest row and the last species; or knock, on a third turn."""
    seat = table.acting()[0]
    legal = [str(action) for action in table.legal(seat)]
    rows = [action for action in legal if action != "knock"]
    table.play(seat, "knock" if "knock" in legal and table.state.turns[seat] >= 2 else rows[-1])


@pytest.mark.parametrize(("language", "reader"), [("fr", 0), ("en", None)])
def test_a_game_of_five_fits_sixty_columns(language: str, reader: int | None) -> None:
    table = sousbois.game("menagerie").table(seats=5, seed=2)
    drawer = drawing(table, language, reader)
    while table.acting():
        exchange_twice_and_knock(table)
        if table.events:
            view = table.view(reader)
            shown = drawn(drawer.table(view), *drawer.log(table.events, view), width=60)
            assert all(len(line) <= 60 and "…" not in line for line in shown)
    outcome = table.outcome()
    assert outcome is not None
    assert drawn(drawer.table(table.view(reader))) == []
    ranking = drawn(drawer.ranking(outcome, table.view(reader)))[2:]
    assert [int(line[0]) for line in ranking] == sorted(outcome.ranking)
    assert figures(ranking, f"1       {NAMES[outcome.winners[0]]}")[0].startswith("♥")


@pytest.mark.xdist_group("compiled menagerie")
def test_a_decision_that_is_half_made_is_advised_on_as_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sousbois.bots.hinting.USUAL_BUDGET", Budget(iterations=200))
    words = ("play", "menagerie", "--seats", "3", "--seed", "7", "--opponents", "random", "--lang", "en")
    whole, rest = piped(*words, typed="h\nrow 1\nh\n").out.split("Advice for you:")[1:]
    assert re.search(r"^ \d  Take row \d\. Put down an? \w+\.", whole, re.MULTILINE)
    advised = re.findall(r"^ +\d+  (.*\.) +\d+% ±", rest, re.MULTILINE)
    assert advised
    assert all(re.fullmatch(r"Put down an? \w+\.", move) for move in advised)
