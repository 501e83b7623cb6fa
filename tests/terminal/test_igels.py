"""Igels, drawn."""

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
from sousbois.games.igels.battle import is_side, total
from sousbois.games.igels.glade import parts_of
from sousbois.games.igels.material import Step
from sousbois.play.table import Table
from sousbois.terminal.answer import Vocabulary
from tests.rules.igels.glade import Glade
from tests.terminal.command import Ran, piped
from tests.terminal.drawn import NAMES, drawing, drawn, told
from tests.terminal.transcript import ALWAYS_THE_FIRST, record_in

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
seeds = st.integers(min_value=0, max_value=10_000)


def moments(seed: int, **options: Any) -> Iterator[Table]:
    """A table before every decision of a short game played by chance, and once it is over."""
    options = {"forest_size": 10, "standing_dens": bool(seed % 2), **options}
    table = sousbois.game("igels").table(seats=3 + seed % 2, seed=seed, options=options)
    chance = random.Random(seed)
    while acting := table.acting():
        yield table
        table.play(acting[0], chance.choice(table.legal(acting[0])))
    yield table


def table_of(glade: Glade, language: str = "en", reader: int | None = 0, width: int = 80) -> list[str]:
    """The table as it is shown."""
    return drawn(drawing(glade.table, language, reader).table(glade.table.view(reader)), width=width)


def hand_of(glade: Glade, language: str = "en", reader: int = 0, width: int = 80) -> list[str]:
    """A hand as it is shown."""
    return drawn(drawing(glade.table, language, reader).hand(glade.table.view(reader)), width=width)


def battle_of(glade: Glade, language: str = "en") -> str:
    """The battle as it is shown to a spectator, on one line."""
    shown = table_of(glade, language, None, width=200)
    return "\n".join(shown[shown.index("Battle" if language == "en" else "Bataille") + 1 :])


def row_of(shown: list[str], name: str) -> list[str]:
    """The lines about a player, without the columns before the larder."""
    begins = next(at for at, line in enumerate(shown) if line[2:].startswith(f"{name} "))
    ends = next(at for at, line in enumerate(shown) if at > begins + 1 and re.match(r"[● ] \S|●", line))
    return [line[28:] for line in shown[begins:ends]]


# Where we are


@pytest.mark.parametrize(
    ("moment", "in_french", "in_english"),
    [
        ((0, 1), "Avant le premier tour", "Before the first round"),
        ((3, 2), "Tour 3 · Combattre", "Round 3 · Battle"),
    ],
)
def test_the_heading_tells_round_and_phase(moment: tuple[int, int], in_french: str, in_english: str) -> None:
    table = sousbois.game("igels").table(seed=1)
    assert tuple(drawing(table, language).heading(moment) for language in LANGUAGES) == (in_french, in_english)


# The table


def test_the_forest_tells_what_its_foods_are_worth_to_the_reader() -> None:
    glade = Glade(pools=("jumbo",))
    glade.leave_in_forest("worm worm nut picnic")
    glade.dump("club", "mud-ball")
    assert table_of(glade)[:2] == [
        "Forest  4: nut (2) · worm (2+1) ×2 · picnic leftovers (4)",
        "Cards   general pile 102, dump 2",
    ]
    assert table_of(glade, reader=None)[0] == "Forest  4: nut (2) · worm (2) ×2 · picnic leftovers (4)"
    assert table_of(glade, "fr")[0] == "Forêt   4 : noix (2) · ver (2+1) ×2 · restes de pique-nique (4)"


def test_a_player_has_a_larder_and_a_pool() -> None:
    pools = ("jumbo gilly:asleep tofu oppa:dead", "pfeffer")
    glade = Glade(pools=pools, hands=("mud-ball duckweed",), foods=("nut nut worm",), secured=("picnic",))
    glade.bind("club")
    shown = table_of(glade)
    assert next(line for line in shown if "You" in line).split()[:4] == ["●", "You", "2", "11"]
    assert row_of(shown, "You") == [
        "nut ×2 · worm — secured: picnic leftovers",
        "ready: Jumbo 7 (Club) · Sister Tofu 4 ❀",
        "asleep: Gilly 3 — dead: Grandpa Oppa 2 — 4 animals",
        "in the pile",
    ]
    assert row_of(shown, "Alma")[0] == "no food yet"
    assert "● first player   ❀ vegetarian" in shown


def test_a_penalty_stays_in_sight() -> None:
    glade = Glade(pools=("", "pfeffer"), hands=("doubtful-mushroom",), step="build-window")
    glade.play(0, "play-doubtful-mushroom", "on-1")
    shown = table_of(glade)
    assert row_of(shown, "Alma")[0] == "Doubtful mushroom (−2)"
    assert next(line for line in shown if "Alma" in line).split()[:3] == ["Alma", "0", "−2"]


def test_a_used_one_shot_is_marked() -> None:
    glade = Glade(pools=("", "", "ninja", "finee"), hands=("", "", "", "mud-ball"))
    glade.fights("", "", "ninja", "finee")
    glade.lays()
    glade.play(2, "use")
    assert "led by Ninja Squirrel ✗ · initial SAP 3\n         Total 9 = Ninja Squirrel 9 (raised)" in battle_of(glade)
    assert "✗ one-shot ability used" in " ".join(table_of(glade))


# The battle


def test_a_battle_tells_who_stands_there_and_why_they_are_so_strong() -> None:
    glade = Glade(
        pools=("jumbo gilly", "", "ronn"),
        hands=("left-hook", "", "bear-trap", "mud-ball"),
    )
    glade.bind("club")
    glade.fights("jumbo gilly", "", "ronn")
    glade.lays("left-hook", "", "bear-trap")
    assert battle_of(glade).splitlines() == [
        "  You    led by Jumbo · with Gilly · initial SAP 10",
        "         Total 9 = Jumbo 5 + Club 2 (bound) + Gilly 3 + Left hook 3 − Bear trap 4 (effect)",
        "  Boris  led by Ronn · initial SAP 2",
        "         Total 4 = Ronn 2 + Bear trap 1 + Ronn 1 (ability)",
    ]


def test_cards_that_lie_face_down_are_counted_and_not_named() -> None:
    glade = Glade(pools=("jumbo", "pfeffer"), hands=("left-hook", "chainsaw chainsaw"))
    glade.fights("jumbo", "pfeffer")
    glade.pass_window()
    glade.play(0, "lay-left-hook")
    glade.play(1, "lay-chainsaw")
    shown = " ".join(table_of(glade))
    assert shown.count("1 card face down") == 2
    assert not re.search("chainsaw|left hook", shown, re.IGNORECASE)
    assert "Laid face down: Chainsaw" in hand_of(glade, reader=1)


def test_void_cards_and_dazed_leaders_count_nothing_and_say_so() -> None:
    glade = Glade(pools=("jumbo", "flausch"), hands=("left-hook", "", "acid-rain", "mud-ball"))
    glade.fights("jumbo", "flausch")
    glade.lays("left-hook")
    glade.play(1, "on-0")
    glade.play(2, "play-acid-rain")
    assert "Total 0 = Jumbo 0 (dazed) + Left hook 0 (void)" in battle_of(glade)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Total 0 (instead of −1) = Grandpa Oppa 2 − Pfeffer 3 (ability)"),
        ("fr", "Total 0 (au lieu de −1) = Papy Oppa 2 − Pfeffer 3 (capacité)"),
    ],
)
def test_a_total_that_is_cut_off_at_nothing_tells_by_how_much(language: str, line: str) -> None:
    glade = Glade(pools=("oppa", "pfeffer"), hands=("", "", "mud-ball"))
    glade.fights("oppa", "pfeffer")
    glade.lays()
    assert line in battle_of(glade, language)


@pytest.mark.parametrize(
    ("card", "note"),
    [
        ("cigarette-butts", "Peace breaks out: whatever the totals"),
        ("world-upside-down", "The world is upside down: the lowest total wins this battle."),
        ("forest-ranger", "Whoever wins takes one food less."),
        ("coach-party", "A win brings you one extra food."),
    ],
)
def test_what_changes_the_outcome_stands_below_the_battle(card: str, note: str) -> None:
    glade = Glade(pools=("jumbo", "pfeffer"), hands=(card, "mud-ball"))
    glade.fights("jumbo", "pfeffer")
    glade.lays()
    assert note not in " ".join(table_of(glade))
    glade.play(0, f"play-{card}")
    assert note in " ".join(table_of(glade))


def test_a_side_that_is_out_stays_in_sight() -> None:
    glade = Glade(pools=("oppa", "pfeffer"), hands=("", "forest-road", "mud-ball"))
    glade.fights("oppa", "pfeffer")
    glade.play(1, "play-forest-road")
    shown = battle_of(glade)
    assert "You   out of the battle" in shown
    assert "dead: Grandpa Oppa 2" in " ".join(table_of(glade))


@given(seeds)
def test_the_parts_of_a_total_add_up(seed: int) -> None:
    sides = 0
    for table in moments(seed):
        state: Any = table.state
        facts: Any = table.setup.edition.shadow
        if state.step > Step.LOOT_WINDOW:  # the fighters have gone home
            continue
        for seat in range(table.seats):
            if is_side(state, seat):
                parts = parts_of(state, facts, seat)
                assert max(0, sum(part.amount for part in parts)) == total(state, facts, seat)
                sides += 1
    assert sides


@given(seeds)
def test_the_sum_on_the_screen_is_the_total_of_the_rules(seed: int) -> None:
    for at, table in enumerate(moments(seed)):
        if at % 7 or not table.state.fighters or table.state.step > Step.LOOT_WINDOW:
            continue
        view = table.view(None)
        shown = "\n".join(drawn(drawing(table, reader=None).table(view), width=1000))
        sums = re.findall(r"Total (\d+)(?: \(instead of −\d+\))? = (.*)", shown)
        assert len(sums) == sum(leader is not None for leader in view["leader"])
        for found, added in sums:
            terms = re.findall(r"(^|[+−] )[^+−]*? (\d+)(?= \(|$| [+−])", added)
            figures = [-int(figure) if sign == "− " else int(figure) for sign, figure in terms]
            assert max(0, sum(figures)) == int(found)


# The hand


def test_cards_that_can_be_used_now_are_marked_and_tell_their_texts() -> None:
    hands = ("mud-ball mud-ball bear-trap thumper-kick thieving-magpie duckweed",)
    glade = Glade(pools=("jumbo", "pfeffer"), hands=hands, foods=("", "nut"), step="build-window")
    shown = [re.sub(r"(?<=\S) {2,}", " ", line) for line in hand_of(glade, width=150)]
    text = "A sharp eye and a sharper beak: take one unsecured food of your choice from another player."
    assert shown[:6] == [
        "Your hand",
        "  Mud ball +1 ×2",
        "  Bear trap +1 changes SAP",
        "  Double thumper +4 only for the rabbits",
        f"▸ Thieving magpie (event) {text}",
        "  Duckweed (event) counter",
    ]


def test_an_event_tells_when_it_can_be_played() -> None:
    glade = Glade(pools=("jumbo",), hands=("thieving-magpie",))
    assert "theft of food · after build, after the loot, at the end of the round" in " ".join(
        " ".join(hand_of(glade)).split()
    )


def test_whoever_chooses_a_leader_reads_what_each_can_do() -> None:
    glade = Glade(pools=("jumbo tofu:asleep bouboule",))
    shown = " ".join(" ".join(hand_of(glade)).split())
    assert "▸ Jumbo 5 As leader, Jumbo settles ties with a club: they are all his." in shown
    assert "▸ Dumpling 3" in shown
    assert "Tofu" not in shown
    assert shown.endswith("Put a leader forward, or stay out of this battle.")


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Alma plays “Thieving magpie” against you: stop it with a fitting card, or let it happen."),
        ("fr", "Alma joue « Pie voleuse » contre vous : contrez avec une carte qui convient, ou laissez faire."),
    ],
)
def test_whoever_is_aimed_at_reads_by_whom_and_with_what(language: str, question: str) -> None:
    glade = Glade(pools=("jumbo",), foods=("nut",), hands=("duckweed", "thieving-magpie"), step="build-window")
    glade.play(0, "pass")
    glade.play(1, "play-thieving-magpie")
    shown = hand_of(glade, language, width=100)
    assert question in shown
    assert any("Thieving magpie — A sharp eye" in line or "Pie voleuse — Elle a l’œil" in line for line in shown)


def test_whoever_may_use_an_ability_is_asked_so() -> None:
    glade = Glade(pools=("", "", "", "futty"), hands=("mud-ball",))
    glade.pool(0, "jumbo gilly")
    glade.enter("leaders")
    glade.fights("jumbo gilly", "", "", "futty")
    glade.lays()
    assert "Use the ability of Futty the Shrew, or do without." in hand_of(glade, reader=3)


def test_who_picks_animals_or_foods_reads_for_what() -> None:
    glade = Glade(foods=("nut worm bug berry",), hands=("hedgehog-den",), step="build-window")
    glade.play(0, "play-hedgehog-den")
    assert "Hedgehog den: choose the next animal or food." in hand_of(glade)


# Names


@in_every_language
@pytest.mark.parametrize("seed", [4, 9])
def test_whoever_types_the_name_of_an_answer_is_understood(language: str, seed: int) -> None:
    asked: set[Action] = set()
    for table in moments(seed):
        for seat in table.acting():
            new = set(table.legal(seat)) - asked
            if new:
                name = drawing(table, language).name
                vocabulary = Vocabulary(table.legal(seat), tuple(table.setup.actions), name)
                for action in new:
                    assert vocabulary.meant(name(action)) == (action,)
                asked |= new


@pytest.mark.parametrize(
    ("step", "said", "meant"),
    [
        ("leaders", "jumbo", "lead-jumbo"),
        ("leaders", "oppa", "lead-oppa"),
        ("leaders", "stay", "stay-out"),
        ("build-window", "magpie", "play-thieving-magpie"),
        ("build-window", "pa", "pass"),
        ("trade", "mud", "trade-mud-ball"),
    ],
)
def test_a_word_of_a_name_is_enough(step: str, said: str, meant: str) -> None:
    hands = ("thieving-magpie mud-ball duckweed",)
    glade = Glade(pools=("jumbo oppa",), hands=hands, foods=("", "nut worm"), step=step)
    vocabulary = Vocabulary(glade.table.legal(0), tuple(glade.table.setup.actions), drawing(glade.table).name)
    assert [str(action) for action in vocabulary.meant(said)] == [meant]


def test_a_target_is_typed_by_its_bare_name() -> None:
    glade = Glade(hands=("thieving-magpie doubtful-mushroom",), foods=("", "nut worm", "nut"), step="build-window")
    actions, name = tuple(glade.table.setup.actions), drawing(glade.table).name
    glade.play(0, "play-doubtful-mushroom")
    assert [str(one) for one in Vocabulary(glade.table.legal(0), actions, name).meant("boris")] == ["on-2"]
    glade.play(0, "on-2", "play-thieving-magpie")
    vocabulary = Vocabulary(glade.table.legal(0), actions, name)
    assert [str(one) for one in vocabulary.meant("worm")] == ["worm-of-1"]
    assert [str(one) for one in vocabulary.meant("nut from boris")] == ["nut-of-2"]


# The log


def log_of(glade: Glade, *events: Any, reader: int | None = 0) -> list[str]:
    return drawn(*drawing(glade.table, reader=reader).log(events, glade.table.view(reader)))


def test_a_new_card_is_named_to_its_player_only() -> None:
    glade = Glade(pools=("jumbo",), hands=("mud-ball chainsaw",))
    drawn_card = told("card-drawn", "I8", 0)
    assert log_of(glade, drawn_card) == ["I8  ▸ You draw a support card.", "    ▸ New in your hand: Chainsaw."]
    assert log_of(glade, drawn_card, reader=1) == ["I8    You draws a support card."]
    assert log_of(glade, drawn_card, reader=None) == ["I8    You draws a support card."]
    two = told("cards-drawn", "I9", 0, cards=2)
    assert log_of(glade, two)[-1] == "    ▸ New in your hand: Mud ball · Chainsaw."


@pytest.mark.parametrize("kind", ["card-drawn", "card-laid", "card-stolen", "cards-drawn"])
def test_what_others_draw_lay_or_steal_is_not_named(kind: str) -> None:
    glade = Glade(pools=("jumbo",), hands=("mud-ball", "chainsaw"))
    event = told(kind, "I8", 1, victim=2, cards=1)
    assert not re.search("mud ball|chainsaw", " ".join(log_of(glade, event)), re.IGNORECASE)


def test_a_theft_is_marked_for_thief_and_victim() -> None:
    glade = Glade(pools=("jumbo",))
    theft = told("food-stolen", "R10", 1, food="nut", victim=2)
    assert [log_of(glade, theft, reader=reader)[0][4] for reader in (0, 1, 2, None)] == [" ", "▸", "▸", " "]


def test_foods_of_a_shorter_game_and_totals_take_one_line() -> None:
    glade = Glade(pools=("jumbo",))
    aside = [told("food-set-aside", "I4", food=food) for food in ("nut", "worm", "nut")]
    assert log_of(glade, *aside) == ["I4    Set aside for a shorter game: nut ×2 · worm."]
    totals = [told("total", "I17", seat, total=seat + 5) for seat in (0, 2)]
    assert log_of(glade, *totals) == ["I17   Totals: You 5, Boris 7."]


def test_what_a_player_reveals_takes_one_line() -> None:
    glade = Glade(pools=("jumbo",))
    events = [
        told("combat-revealed", "I14", 1, card="mud-ball", value=1),
        told("event-revealed", "I14", 1, card="acid-rain"),
        told("combat-revealed", "I14", 0, card="club", value=2),
    ]
    assert log_of(glade, *events) == ["I14   Alma reveals Mud ball +1 · Acid rain.", "I14 ▸ You reveal Club +2."]


def test_an_ability_that_changes_sap_is_told_once() -> None:
    glade = Glade(pools=("jumbo", "pfeffer"), hands=("", "", "mud-ball"))
    glade.fights("jumbo", "pfeffer")
    glade.lays()
    shown = " ".join(log_of(glade, *glade.history))
    assert "You get −3 SAP (Pfeffer)" in shown
    assert "takes effect" not in shown


# What is printed on a card


def explained(asked: str, language: str = "en") -> list[str]:
    table = sousbois.game("igels").table(seed=1)
    explanation = drawing(table, language).explain(asked)
    return [] if explanation is None else drawn(explanation, width=100)


@pytest.mark.parametrize(
    ("asked", "language", "begins", "text"),
    [
        ("jumbo", "en", "Jumbo · hedgehog · SAP 5 · male · wins ties", "settles ties with a club"),
        ("MAGPIE", "en", "Thieving magpie · event · in the game: 3 · played after build", "A sharp eye"),
        ("magpie", "fr", "Pie voleuse · événement · dans le jeu : 3", "Elle a l’œil et le bec"),
        ("epingle", "fr", "Épingle à chapeau · carte combat, valeur 2", "Une dame sort couverte"),
        ("club", "en", "Club · combat card, value 2 · in the game: 1 · bound to Jumbo", "Finders may swing it"),
    ],
)
def test_a_card_is_explained_by_name_or_id(asked: str, language: str, begins: str, text: str) -> None:
    shown = explained(asked, language)
    assert shown[1].startswith(begins)
    assert text in " ".join(shown)


def test_an_explanation_tells_what_is_known_and_what_reconstructed() -> None:
    assert explained("ninja")[-2:] == [
        "Known from the rulebook or another public source: name, species, ability.",
        "Reconstructed, because the original is lost: sex, SAP, diet.",
    ]
    assert explained("nut")[1] == "Nut · 2 points · in the game: 5 · +1 for the squirrels"


def test_what_is_unknown_or_means_too_much_is_not_explained() -> None:
    assert explained("zebra") == explained("") == explained("s") == []


@in_every_language
def test_whatever_is_printed_is_explained(language: str) -> None:
    edition = sousbois.game("igels").table(seed=1).setup.edition
    for thing in edition.called:
        shown = " ".join(explained(thing, language))
        assert getattr(edition.called[thing], language) in shown
        assert "reconstr" in shown.lower() or "reconstit" in shown.lower()


# Narrow screens, and the end


@in_every_language
@pytest.mark.parametrize("width", [50, 80])
def test_nothing_is_cut_off_on_a_narrow_screen(language: str, width: int) -> None:
    for at, table in enumerate(moments(seed=2)):
        acting = table.acting()
        if at % 23 or not acting:  # drawing takes longer than playing
            continue
        view = table.view(acting[0])
        drawer = drawing(table, language, acting[0])
        shown = drawn(drawer.table(view), drawer.hand(view), *drawer.log(table.events, view), width=width)
        assert max(map(len, shown)) <= width
        assert not any("…" in line for line in shown)


def test_somebody_looking_on_sees_the_table() -> None:
    for at, table in enumerate(moments(seed=3)):
        if at % 11 == 0:
            shown = drawn(drawing(table, reader=None).table(table.view(None)))
            assert sum(line[2:].startswith(NAMES) for line in shown) >= table.seats


def test_species_that_are_still_to_be_chosen_are_left_open() -> None:
    table = sousbois.game("igels").table(seed=1, options={"choose_species": True})
    (seat,) = table.acting()
    view = table.view(seat)
    shown = drawn(drawing(table, reader=seat).table(view), drawing(table, reader=seat).hand(view))
    assert "Choose your species." in shown
    assert not any("ready" in line for line in shown)


@given(seeds)
def test_the_sheet_of_points_adds_up(seed: int) -> None:
    *_, table = moments(seed)
    outcome = table.outcome()
    assert outcome is not None
    shown = drawn(drawing(table).ranking(outcome, table.view(0)), width=60)
    names = [line.split()[1] for line in shown[2:]]
    assert names == [NAMES[seat] for seat in sorted(range(table.seats), key=lambda seat: outcome.ranking[seat])]
    for name, line in zip(names, shown[2:], strict=True):
        foods, bonus, penalty, points = (int(figure.replace("−", "-")) for figure in line.split()[2:])
        assert foods + bonus + penalty == points == outcome.scores[NAMES.index(name)]


# A whole game down a pipe


@cache
def whole_game(language: str, *more: str) -> Ran:
    words = ("play", "igels", "--seats", "3", "--seed", "7", "--opponents", "random", "--option", "forest_size=8")
    return piped(*words, "--lang", language, *more, typed="?jumbo\n" + ALWAYS_THE_FIRST)


@pytest.mark.parametrize(("language", "end"), [("en", "The end ═"), ("fr", "Fin de la partie ═")])
def test_a_piped_game_is_played_to_its_end(language: str, end: str) -> None:
    ran = whole_game(language)
    assert (ran.code, ran.err) == (0, "")
    assert end in ran.out
    assert sousbois.replay(record_in(ran.out)).outcome() is not None


def test_a_card_can_be_asked_for_in_play() -> None:
    shown = whole_game("en").out
    assert "“? Jumbo” shows what is printed on a card." in shown
    assert "Jumbo · hedgehog · SAP 5 · male · wins ties" in shown
    assert "Reconstructed, because the original is lost: SAP, diet, ability." in shown


ONLY_PASS = re.compile(r"^ 1 (Pass|Decline)\.\s*\nYour choice: ", re.MULTILINE)


def test_whoever_can_only_pass_is_not_asked() -> None:
    assert not ONLY_PASS.search(whole_game("en").out)


def test_unless_one_wants_to_be_asked() -> None:
    asked = whole_game("en", "--no-auto-pass")
    assert (asked.code, asked.err) == (0, "")
    assert ONLY_PASS.search(asked.out)
    assert asked.out.count("Your choice: ") > whole_game("en").out.count("Your choice: ")


def test_passing_by_itself_changes_nothing_else() -> None:
    by_itself, asked = (record_in(whole_game("en", *more).out) for more in ((), ("--no-auto-pass",)))
    assert by_itself == asked
