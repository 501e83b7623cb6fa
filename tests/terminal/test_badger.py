"""The badger, drawn."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sousbois
from sousbois.core.action import Action
from sousbois.core.words import LANGUAGES
from sousbois.play.table import Table
from sousbois.terminal.answer import Vocabulary
from tests.terminal.command import Ran, piped
from tests.terminal.drawn import NAMES, drawing, drawn, told
from tests.terminal.transcript import ALWAYS_THE_FIRST

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
seeds = st.integers(min_value=0, max_value=10_000)


def dealt(seats: int = 4, seed: int = 3, **options: bool) -> Table:
    return sousbois.game("badger").table(seats=seats, seed=seed, options=options)


def moments(seed: int) -> Iterator[Table]:
    """A table before every decision of a game played by chance, and once it is over."""
    table = dealt(3 + seed % 3, seed, optional_effects=bool(seed % 2))
    chance = random.Random(seed)
    while acting := table.acting():
        yield table
        table.play(acting[0], chance.choice(table.legal(acting[0])))
    yield table


def seen(table: Table, **fields: Any) -> dict[str, Any]:
    """What seat 0 sees, with these fields instead of those at the table; what a mapping leaves out is 0."""
    view = table.view(0)
    for name, value in fields.items():
        view[name] = dict.fromkeys(view[name], 0) | value if isinstance(value, dict) else value
    return view


def collections(table: Table, *found: dict[str, int]) -> list[dict[str, int]]:
    nothing = dict.fromkeys(table.view(0)["collection"][0], 0)
    return [nothing | collection for collection in found]


# The table


def test_the_cards_to_be_won_stand_by_their_arrows_with_their_points() -> None:
    table = dealt()
    face_up = {"badger-down": 1, "female-up": 2, "bone-up": 1, "twig-down": 3}
    assert drawn(drawing(table).table(seen(table, face_up=face_up)))[:3] == [
        "To be won  ▲ female (1) ×2 · bone (0)",
        "           ▼ badger (3) · twig (−1) ×3",
        "",
    ]


@pytest.mark.parametrize(
    ("language", "stake", "line"),
    [
        ("en", "male-up", "At stake   ▲ male (1): the highest value wins"),
        ("fr", "twig-down", "En jeu    ▼ brindille (−1) : la valeur la plus basse gagne"),
    ],
)
def test_the_card_at_stake_stands_first_with_what_wins_it(language: str, stake: str, line: str) -> None:
    table = dealt()
    assert drawn(drawing(table, language).table(seen(table, stake=stake)))[0] == line


def trick_shown(stake: str, first: int, *laid: str | None) -> list[str]:
    """The names and the leaves of a trick, as they are shown."""
    table = dealt()
    shown = drawn(drawing(table).table(seen(table, face_up={}, stake=stake, first=first, laid=list(laid))))
    names, _, leaves = shown[2:5]
    return [names, leaves]


def test_a_trick_stands_in_the_order_of_play() -> None:
    assert trick_shown("male-up", 2, None, None, "blue-3", "blue-2") == [
        "● Boris    Chloé     You   Alma",
        "blue 3 ★   blue 2    …     …",
    ]


def test_a_trampled_leaf_is_marked_and_does_not_win() -> None:
    leaves = ("orange-1", "pink-5", "orange-5", "blue-4")  # the example of B11
    assert trick_shown("bone-down", 0, *leaves)[1].split("   ") == ["orange 1 ✗", "pink 5 ★", "orange 5", " blue 4"]


def test_a_leaf_of_another_colour_never_wins() -> None:
    assert trick_shown("bone-up", 1, "blue-11", "green-2", "blue-9", None)[1].startswith("green 2 ★")


def test_associated_cards_lie_together() -> None:
    table = dealt(3)
    found = collections(table, {"badger-bone": 2, "twig": 5}, {"female-wheat-trap": 1, "male": 1}, {})
    shown = drawn(drawing(table).table(seen(table, first=0, collection=found)))
    rows = [line for line in shown if line[2:].startswith(NAMES[:3])]
    assert [re.split(r" {2,}", row.lstrip("● ")) for row in rows] == [
        ["You", "16", "twig ×5 · badger+bone ×2"],
        ["Alma", "4", "female+wheat+trap · male"],
        ["Boris", "0", "·"],
    ]


def test_colours_that_others_lack_are_shown_once_somebody_lacks_one() -> None:
    table = dealt()
    assert "Has none of" not in "".join(drawn(drawing(table).table(table.view(0))))
    shown = drawn(drawing(table).table(seen(table, lacks=[[], ["pink", "blue"], [], ["green"]])))
    assert [line.split()[-2:] for line in shown if "Alma" in line] == [["pink", "blue"]]


def test_the_legend_explains_the_signs_that_are_there() -> None:
    table = dealt()
    choosing = drawn(drawing(table).table(seen(table, question="stake")))
    assert choosing[-1] == "● first player   ▲ the highest wins   ▼ the lowest wins"
    french = drawn(drawing(table, "fr").table(seen(table, question="stake")))
    assert french[-1] == "● premier joueur   ▲ la plus haute gagne   ▼ la plus basse gagne"
    laid = ["orange-1", "orange-5", None, None]
    following = drawn(drawing(table).table(seen(table, question="leaf", stake="bone-up", first=0, laid=laid)))
    assert following[-1] == "● first player   ★ winning so far   ✗ trampled"


@given(seeds)
def test_the_points_on_the_table_are_those_of_the_rules(seed: int) -> None:
    *_, table = moments(seed)
    outcome = table.outcome()
    assert outcome is not None
    shown = drawn(drawing(table).table(table.view(0)))
    points = [int(found[1].replace("−", "-")) for line in shown if (found := re.match(r"[ ●] \w+ +(−?\d+) ", line))]
    assert points == list(outcome.scores)


@in_every_language
@pytest.mark.parametrize("width", [60, 80, 100])
def test_nothing_is_cut_off_on_a_narrow_screen(language: str, width: int) -> None:
    for at, table in enumerate(moments(seed=2)):
        if at % 9:  # drawing takes longer than playing
            continue
        view = table.view(0)
        drawer = drawing(table, language)
        things = [drawer.table(view), *drawer.log(table.events, view)]
        if table.acting() == (0,):
            things.append(drawer.hand(view))
        shown = drawn(*things, width=width)
        assert max(map(len, shown)) <= width
        assert not any(re.search(r"\w…", line) for line in shown)


def test_somebody_looking_on_sees_the_table() -> None:
    for table in moments(seed=3):
        shown = drawn(drawing(table, reader=None).table(table.view(None)))
        assert sum(line[2:].startswith(NAMES) for line in shown) >= table.seats


# The hand


@pytest.mark.parametrize(
    ("language", "rows"),
    [
        ("en", ["pink, trumps    4             1 2 3 5 6", "orange          3 10          2 4 5 6 7 8 9 11"]),
        ("fr", ["rose, atouts    4             1 2 3 5 6", "orange          3 10          2 4 5 6 7 8 9 11"]),
    ],
)
def test_the_hand_stands_by_colour_beside_the_leaves_not_seen_yet(language: str, rows: list[str]) -> None:
    table = dealt(3)
    hand = ["orange-3", "orange-10", "pink-4"]
    view = seen(table, hand=[hand, "hidden", "hidden"], played=["pink-7", "orange-1"])
    shown = drawn(drawing(table, language).hand(view))
    spaced = [re.sub(r" {2,}", "  ", line) for line in shown[2:4]]
    assert spaced == [re.sub(r" {2,}", "  ", row) for row in rows]
    assert shown[4].split() == ["blue" if language == "en" else "bleu", *map(str, range(1, 12))]


def test_the_hand_recalls_what_tramples_what() -> None:
    table = dealt()
    english, french = (drawn(drawing(table, language).hand(table.view(0))) for language in ("en", "fr"))
    assert "Trampling: 1 by 5, 11 by 7; in pink, 1 by 3, 7 by 5." in english
    assert "Piétinement : 1 par 5, 11 par 7 ; en rose, 1 par 3, 7 par 5." in french


@pytest.mark.parametrize(
    ("fields", "in_french", "in_english"),
    [
        (
            {"question": "stake"},
            "À vous de choisir la carte que ce pli fera gagner.",
            "It is for you to choose the card that this trick will win.",
        ),
        (
            {"question": "leaf", "laid": [None] * 4},
            "Vous entamez, avec la feuille de votre choix.",
            "You lead, with any leaf you like.",
        ),
        (
            {"question": "leaf", "laid": ["orange-4", None, None, None]},
            "La couleur demandée est l’orange : vous devez en fournir.",
            "The colour led is orange: you must follow.",
        ),
        (
            {"question": "leaf", "laid": ["blue-4", None, None, None]},
            "La couleur demandée est le bleu et vous n’en avez pas : jouez la feuille de votre choix.",
            "The colour led is blue, and you have none: play any leaf you like.",
        ),
        (
            {"question": "keep", "arriving": "twig"},
            "Vous avez pris une brindille : que devient cette carte ?",
            "You have taken a twig: what is to become of it?",
        ),
        (
            {"question": "partner", "arriving": "bone"},
            "À quel animal donner un os ?",
            "Which animal gets a bone?",
        ),
    ],
)
def test_the_question_is_asked_in_words(fields: dict[str, Any], in_french: str, in_english: str) -> None:
    table = dealt()
    view = seen(table, first=0, hand=[["orange-3"], "hidden", "hidden", "hidden"], **fields)
    asked = tuple(drawn(drawing(table, language).hand(view), width=96)[-1] for language in LANGUAGES)
    assert asked == (in_french, in_english)


# Names


@pytest.mark.parametrize(
    ("move", "in_french", "in_english"),
    [
        ("badger-up", "blaireau haut", "badger up"),
        ("orange-5", "5 orange", "orange 5"),
        ("magpie-bone-of-1", "os chez Alma", "bone of Alma"),
        ("magpie-wheat-of-0", "blé chez vous", "wheat of yours"),
        ("keep", "garder", "keep"),
        ("discard", "défausser", "discard"),
        ("cage-badger-bone-of-2", "blaireau+os chez Boris", "badger+bone of Boris"),
        ("trap-female-weevil-of-0", "femelle+charançon chez vous", "female+weevil of yours"),
        ("with-male-trap", "avec mâle+piège", "with male+trap"),
        ("decline", "renoncer", "decline"),
    ],
)
def test_every_answer_has_a_short_name(move: str, in_french: str, in_english: str) -> None:
    table = dealt()
    action = table.setup.actions.read(move)
    assert tuple(drawing(table, language).name(action) for language in LANGUAGES) == (in_french, in_english)


@in_every_language
@pytest.mark.parametrize("seed", [18, 26])
def test_whoever_types_the_name_of_an_answer_is_understood(language: str, seed: int) -> None:
    asked: set[Action] = set()
    for table in moments(seed):
        name = drawing(table, language).name
        for seat in table.acting():
            vocabulary = Vocabulary(table.legal(seat), tuple(table.setup.actions), name)
            for action in set(vocabulary.legal) - asked:
                assert vocabulary.meant(name(action)) == (action,)
                asked.add(action)


@cache
def questions_for_a_partner(language: str) -> dict[tuple[str, ...], Vocabulary]:
    """What may be said to such a question, by the names of the partners there are."""
    found: dict[tuple[str, ...], Vocabulary] = {}
    for table in (table for seed in (4, 11, 14) for table in moments(seed)):
        for seat in table.acting():
            if table.view(seat)["question"] == "partner":
                name = drawing(table, language, seat).name
                legal = table.legal(seat)
                found[tuple(map(name, legal))] = Vocabulary(legal, tuple(table.setup.actions), name)
    return found


@pytest.mark.parametrize(
    ("language", "partners", "said", "meant"),
    [
        ("en", ("with female", "with male"), "female", ["with female"]),
        ("fr", ("avec femelle", "avec mâle"), "male", ["avec mâle"]),
        ("en", ("with female+trap", "with male+trap"), "female", ["with female+trap"]),
        ("fr", ("avec femelle+piège", "avec mâle+piège"), "femelle+piège", ["avec femelle+piège"]),
        ("en", ("with badger", "with badger+cage"), "badger", ["with badger", "with badger+cage"]),
        ("fr", ("avec blaireau", "avec blaireau+cage"), "blaireau", ["avec blaireau", "avec blaireau+cage"]),
    ],
)
def test_the_plain_name_of_an_animal_means_a_partner_and_no_card_elsewhere(
    language: str, partners: tuple[str, ...], said: str, meant: list[str]
) -> None:
    vocabulary = questions_for_a_partner(language)[partners]
    assert [vocabulary.name(action) for action in vocabulary.meant(said)] == meant


def test_a_number_beyond_the_choices_is_not_the_value_of_a_leaf() -> None:
    table = dealt()
    legal = (table.setup.actions.read("orange-9"),)
    vocabulary = Vocabulary(legal, tuple(table.setup.actions), drawing(table).name)
    assert vocabulary.meant("9") == ()
    assert vocabulary.meant("orange") == legal


# The log


def test_a_trick_is_a_paragraph_and_tells_nothing_twice() -> None:
    table = dealt()
    events = [
        told("leaf-follows", "B8", 0, leaf="orange-7"),
        told("trick-won", "B13", 0, leaf="orange-7", card="female-up"),
        told("card-joins", "B13", 0, card="female"),
        told("badger-eats", "B16", 0, stack="female"),
        told("first-player-moves", "B14", 1),
    ]
    assert drawn(*drawing(table).log(events, table.view(0))) == [
        "B8  ▸ You follow with the orange 7.",
        "B13 ▸ In the colour led, the highest value wins: you take the female with the",
        "      orange 7.",
        "B16 ▸ Your hungry badger eats a female.",
        "",
        "B14   The first-player card passes to Alma.",
    ]


def test_a_round_begins_with_a_banner_and_all_its_cards_in_one_sentence() -> None:
    table = dealt()
    banner, begins, cards = drawn(*drawing(table).log(table.events, table.view(0)), width=120)
    assert banner.startswith("Round 1 of 5 ═")
    assert begins.startswith("B5    Round 1 begins: ")
    assert cards == (
        "B6    To be won in this round: female ▼ · male ▲ · male ▼ · magpie ▲ ×2 · bone ▲ · twig ▲ ×2 · twig ▼ ×2."
    )


@pytest.mark.parametrize(("reader", "mark"), [(0, " "), (1, "▸"), (2, "▸"), (None, " ")])
def test_thief_and_victim_find_a_theft_marked(reader: int | None, mark: str) -> None:
    table = dealt()
    theft = told("badger-stolen", "B22", 1, owner=2, stack="badger")
    assert drawn(*drawing(table, reader=reader).log([theft], table.view(reader)))[0][4] == mark


# The end and the whole


@given(seeds)
def test_the_sheet_of_points_adds_up(seed: int) -> None:
    *_, table = moments(seed)
    outcome = table.outcome()
    assert outcome is not None
    shown = drawn(drawing(table).ranking(outcome, table.view(0)), width=60)
    rows = {line.split()[0]: [int(figure.replace("−", "-")) for figure in line.split()[1:]] for line in shown[2:]}
    order = sorted(range(table.seats), key=lambda seat: outcome.ranking[seat])
    assert shown[0].split() == ["Seat", *(NAMES[seat] for seat in order)]
    assert rows["Place"] == [outcome.ranking[seat] for seat in order]
    assert rows["Total"] == [outcome.scores[seat] for seat in order]
    for at, seat in enumerate(order):
        twigs = table.view(0)["collection"][seat]["twig"]
        assert rows["Twigs"][at] == (2 * twigs if twigs >= 5 else -twigs)
        assert rows["Pair"][at] in (0, 1)
        assert 0 <= rows["Fed"][at] <= rows["Hamsters"][at]
        assert rows["Cards"][at] == 3 * rows["Badgers"][at] + rows["Hamsters"][at]


@cache
def whole_game(language: str) -> Ran:
    words = ("play", "badger", "--seats", "3", "--seed", "7", "--opponents", "random")
    return piped(*words, "--lang", language, typed=ALWAYS_THE_FIRST)


@pytest.mark.parametrize(
    ("language", "last_trick", "end"),
    [
        ("en", "Round 5 of 5 · Trick 9 of 9 ─", "The end ═"),
        ("fr", "Manche 5 sur 5 · Pli 9 sur 9 ─", "Fin de la partie ═"),
    ],
)
def test_a_piped_game_is_played_to_its_end(language: str, last_trick: str, end: str) -> None:
    ran = whole_game(language)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.index(last_trick) < ran.out.index(end)


def test_what_the_bots_do_one_after_the_other_is_one_log() -> None:
    shown = whole_game("en").out
    assert re.search(
        r"^B7    Alma puts .*wins\.\s*\n(      .*\n)?B7    Alma leads .*\nB8    Boris ", shown, re.MULTILINE
    )
