"""Records: whatever a record claims is checked, and the first thing that is wrong is named with its line."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sousbois.core.errors import SousboisError, Unreadable
from sousbois.core.setup import set_up
from sousbois.games import load
from sousbois.play.gamerecord import replay, verify
from sousbois.play.table import Table

MAY_BE_LEFT_OUT = ("EditionHash", "Options", "Result", "State")


def unfinished() -> Table:
    """A hunt that broke off in its third round."""
    table = Table.dealt(set_up(load("hunt"), 4), 7)
    for number in range(10):
        seat = table.acting()[-1]
        legal = table.legal(seat)
        table.play(seat, legal[number % len(legal)])
    return table


def finished() -> Table:
    """A whole hunt."""
    table = Table.dealt(set_up(load("hunt"), 3), 11)
    while acting := table.acting():
        legal = table.legal(acting[0])
        table.play(acting[0], legal[len(table.history) % len(legal)])
    return table


TABLE = unfinished()
SHORT = TABLE.record()
WHOLE = finished().record()
FROM_POSITION = Table.standing(TABLE.setup, TABLE.state.store()).record()
LINES = SHORT.split("\n")
TAGS = {match[1]: number for number, line in enumerate(LINES, 1) if (match := re.match(r"\[(\w+)", line))}


def with_line(number: int, line: str, text: str = SHORT) -> str:
    """The record with another line, counted from 1."""
    lines = text.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


def without_line(number: int, text: str = SHORT) -> str:
    lines = text.split("\n")
    del lines[number - 1]
    return "\n".join(lines)


def with_tag(name: str, value: str, text: str = SHORT) -> str:
    """The record with another value of a tag."""
    return re.sub(rf'\[{name} ".*"\]', lambda _: f'[{name} "{value}"]', text)


@pytest.mark.parametrize("text", [SHORT, WHOLE, FROM_POSITION])
def test_a_record_reads_back_to_the_byte(text: str) -> None:
    assert verify(text).record() == replay(text).record() == text


def test_a_record_is_written_as_the_formats_say() -> None:
    assert list(TAGS) == ["Game", "Rules", "Edition", "EditionHash", "Options", "Seats", "Seed", "Result", "State"]
    assert LINES[len(TAGS)] == ""
    assert re.fullmatch(r"1\.1  3:\S+ 2:\S+ 1:\S+ 0:\S+", LINES[len(TAGS) + 1])
    assert SHORT.endswith("\n")
    assert '[Result "*"]' in SHORT
    assert re.search(r'\[Result "-?\d+ -?\d+ -?\d+"\]', WHOLE)
    assert "[Position " in FROM_POSITION
    assert "[Seed " not in FROM_POSITION


@pytest.mark.parametrize("number", [n for n, line in enumerate(LINES, 1) if line])
def test_a_record_with_a_line_cut_out_does_not_verify(number: int) -> None:
    with pytest.raises(Unreadable, match=r"line|record"):
        verify(without_line(number))


@pytest.mark.parametrize("number", [n for n, line in enumerate(LINES, 1) if line])
def test_a_record_with_a_line_cut_out_is_refused_unless_a_person_may_leave_it_out(number: int) -> None:
    text = without_line(number)
    if any(TAGS[name] == number for name in MAY_BE_LEFT_OUT):
        assert replay(text).record() == SHORT
    else:
        with pytest.raises(Unreadable, match=r"line|record"):
            replay(text)


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [
        ("Game", "chess", "game 'chess': unknown"),
        ("Game", "", "game '': unknown"),
        ("Rules", "99", r"rules version 99 of hunt is unknown \(known: 1\)"),
        ("Rules", "one", "line 2: Rules: 'one' is not a whole number"),
        ("Rules", "01", "line 2: Rules: the record has '01', the game gives '1'"),
        ("Edition", "hunt-1900", r"edition 'hunt-1900' is unknown \(known: hunt-2011\)"),
        ("Edition", "nowhere.toml", "edition 'nowhere.toml' is unknown"),
        ("Edition", "", "edition"),
        ("EditionHash", "0" * 16, "line 4: EditionHash: the record has '0000000000000000', the game gives"),
        ("EditionHash", "", "line 4: EditionHash"),
        ("Options", "naps=true", "option 'naps': unknown"),
        ("Options", "naps", "option 'naps'"),
        ("Seats", "3", "line 11: .*seat 3: the seats are 0 to 2"),
        ("Seats", "5", "line|seat"),
        ("Seats", "6", "seats 6: hunt is for 3 to 5 players"),
        ("Seats", "four", "line 6: Seats: 'four' is not a whole number"),
        ("Seats", "-4", "line 6: Seats: '-4' is not a whole number"),
        ("Seats", "9" * 5000, "Seats|seats"),
        ("Seed", "8", "line"),
        ("Seed", "-1", "line 7: Seed: '-1' is not a whole number"),
        ("Seed", str(2**64), f"seed {2**64}: a seed is a whole number"),
        ("Seed", "1.5", "line 7: Seed: '1.5' is not a whole number"),
        ("Seed", "x", "line 7: Seed: 'x' is not a whole number"),
        ("Seed", "", "line 7: Seed: '' is not a whole number"),
        ("Seed", "07", "line 7: Seed: the record has '07', the game gives '7'"),
        ("Seed", "²", "line 7: Seed"),
        ("Seed", "\N{ARABIC-INDIC DIGIT SEVEN}", "line 7: Seed"),
        ("Seed", "1" * 5000, "Seed|seed"),
        ("Result", "1 2 3 4", r"line 8: Result: the record has '1 2 3 4', the game gives '\*'"),
        ("State", "0" * 32, "line 9: State: the record has '0{32}', the game gives '[0-9a-f]{32}'"),
    ],
)
def test_a_tag_that_is_not_true_is_refused(name: str, value: str, complaint: str) -> None:
    with pytest.raises(Unreadable, match=complaint):
        replay(with_tag(name, value))


def test_every_tag_of_a_finished_game_is_checked_too() -> None:
    scores = re.search(r'\[Result "(.*)"\]', WHOLE)
    assert scores is not None
    for wrong in ("*", f"{scores[1]} 0", " ".join(reversed(scores[1].split())), ""):
        if wrong != scores[1]:
            with pytest.raises(Unreadable, match="line 8: Result"):
                replay(with_tag("Result", wrong, WHOLE))


@pytest.mark.parametrize("name", TAGS)
def test_a_doubled_tag_is_refused(name: str) -> None:
    number = TAGS[name]
    with pytest.raises(Unreadable, match=rf"line {number + 1}: the tag \[{name}\] stands there twice"):
        replay(with_line(number, f"{LINES[number - 1]}\n{LINES[number - 1]}"))


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('[Weather "fine"]', r"line 10: the tag \[Weather\] is unknown \(tags: Game, Rules"),
        ("[Weather]", r"line 10: '\[Weather\]': a tag is written"),
        ('[Game "hunt"', "line 10: .*a tag is written"),
        ("[", "line 10: .*a tag is written"),
        ("hello", "line 10: 'hello': a move is written seat:move, such as 0:hunter"),
        ("0:", "line 10: '0:': a move is written"),
        (":wolf", "line 10: ':wolf': a move is written"),
        ("-1:wolf", "line 10: '-1:wolf': a move is written"),
        ("0:bear", "line 10: move 'bear': expected one of hunter, wolf"),
        ("7:wolf", "line 10: seat 7: the seats are 0 to 3"),
        ("1.2  0:wolf", "line 10: '0:wolf' stands under 1.2, but the game is at 1.1"),
        ("1  0:wolf", "line 10: '0:wolf' stands under 1, but the game is at 1.1"),
        ("1.1.1  0:wolf", "line 10: '0:wolf' stands under 1.1.1"),
        ("1" * 5000 + ":wolf", "line 10"),
        ("\0", "line 10"),
    ],
)
def test_a_line_that_cannot_be_read_is_refused_by_its_number(line: str, complaint: str) -> None:
    with pytest.raises(Unreadable, match=complaint):
        replay(with_line(10, line))


def test_a_tag_after_the_first_move_is_refused() -> None:
    with pytest.raises(Unreadable, match=r"line 14: the tag \[Game\]"):
        replay(SHORT + '[Game "hunt"]\n')
    with pytest.raises(Unreadable, match=r"line 13: the tag \[State\] comes after the first move"):
        replay(without_line(TAGS["State"]) + f"{LINES[TAGS['State'] - 1]}\n")


def moves_of(text: str) -> list[tuple[int, int]]:
    """Where the moves of a record stand: from and to."""
    return [match.span() for match in re.finditer(r"(?<= )\d:\S+", text)]


@pytest.mark.parametrize("number", range(len(moves_of(SHORT))))
def test_a_record_with_a_move_altered_is_refused(number: int) -> None:
    begin, end = moves_of(SHORT)[number]
    seat, card = SHORT[begin:end].split(":")
    for other in ("hunter", "wolf", "rabbit", "carrot", "closed-season"):
        if other != card:
            with pytest.raises(Unreadable, match="line"):
                replay(f"{SHORT[:begin]}{seat}:{other}{SHORT[end:]}")
    for wrong in range(4):
        if str(wrong) != seat:
            with pytest.raises(Unreadable, match="line"):
                replay(f"{SHORT[:begin]}{wrong}:{card}{SHORT[end:]}")


@pytest.mark.parametrize("number", range(len(moves_of(SHORT))))
def test_a_record_with_a_move_cut_out_or_doubled_is_refused(number: int) -> None:
    begin, end = moves_of(SHORT)[number]
    for text in (SHORT[:begin] + SHORT[end:], f"{SHORT[:end]} {SHORT[begin:]}"):
        with pytest.raises(Unreadable, match="line"):
            replay(text)


def test_moves_that_two_seats_swapped_are_refused() -> None:
    rounds = LINES[len(TAGS) + 1 :]
    for offset, line in enumerate(rounds, len(TAGS) + 2):
        moves = [move.split(":") for move in line.split()[1:]]
        for (seat, card), (other, second) in pairwise(moves):
            if card != second:
                swapped = line.replace(f"{seat}:{card}", f"{seat}:{second}").replace(
                    f"{other}:{second}", f"{other}:{card}"
                )
                with pytest.raises(Unreadable, match="line"):
                    replay(with_line(offset, swapped))


def test_rounds_that_changed_places_are_refused() -> None:
    first, second = len(TAGS) + 2, len(TAGS) + 3
    swapped = with_line(second, LINES[first - 1], with_line(first, LINES[second - 1]))
    with pytest.raises(Unreadable, match=f"line {first}: .* stands under 1.2, but the game is at 1.1"):
        replay(swapped)


def test_choices_made_at_the_same_time_may_be_typed_in_any_order() -> None:
    number = len(TAGS) + 2
    label, *moves = LINES[number - 1].split()
    assert replay(with_line(number, " ".join([label, *sorted(moves)]))).position() == TABLE.position()


def test_moves_after_the_end_are_refused() -> None:
    last = WHOLE.count("\n")
    for move in ("0:wolf", "4.30  0:wolf"):
        with pytest.raises(Unreadable, match=f"line {last + 1}: seat 0 owes no decision: the game is over"):
            replay(f"{WHOLE}{move}\n")


@pytest.mark.parametrize("text", ["", "\n", ";", "; only a comment\n", " \t\n\n"])
def test_an_empty_record_lacks_its_first_tag(text: str) -> None:
    with pytest.raises(Unreadable, match=r"record: the tag \[Game\] is missing"):
        replay(text)


@pytest.mark.parametrize("length", range(0, len(SHORT) - 1, 7))
def test_a_record_cut_off_anywhere_does_not_verify(length: int) -> None:
    with pytest.raises(Unreadable):
        verify(SHORT[:length])


def test_comments_and_spaces_mean_nothing() -> None:
    number = len(TAGS) + 2
    spaced = "   ".join(LINES[number - 1].split()) + " ; a fine start"
    text = "; a game\n" + with_line(number, f"\n{spaced}\n\n; and on")
    assert replay(text).record() == SHORT
    assert replay(SHORT.replace("\n", "\r\n")).record() == SHORT
    assert verify("; a game\n" + with_line(number, f"{LINES[number - 1]} ; a fine start\n\n; and on")).record() == SHORT


def test_labels_may_be_left_out() -> None:
    assert replay(re.sub(r"(?m)^\d+\.\d+  ", "", SHORT)).record() == SHORT


@pytest.mark.parametrize(
    "alter",
    [
        lambda text: text.replace("1.1  ", "1.1 "),
        lambda text: text.replace("1.1  ", ""),
        lambda text: f"{text}1.3\n",
        lambda text: f"{text}9.9\n",
        lambda text: text.replace("\n1.2", " 1.2"),
        lambda text: f" {text}",
        lambda text: text.replace("\n1.1", " \n1.1"),
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace('[Options ""]\n', ""),
        lambda text: "\n".join([*sorted(text.split("\n")[:9]), *text.split("\n")[9:]]),
        lambda text: text.upper().replace("GAME", "Game"),
    ],
    ids=range(11),
)
def test_to_verify_every_byte_counts(alter: Any) -> None:
    with pytest.raises(Unreadable):
        verify(alter(SHORT))


def test_a_record_that_ends_early_says_what_should_follow() -> None:
    text = without_line(TAGS["State"], without_line(TAGS["Result"]))
    with pytest.raises(Unreadable, match="line 8: the record has"):
        verify(text)
    just_dealt = Table.dealt(TABLE.setup, 7).record()
    with pytest.raises(Unreadable, match=r"the record ends where '\[State .*' should follow"):
        verify(without_line(TAGS["State"], just_dealt))


def test_a_record_that_goes_on_too_long_says_where() -> None:
    with pytest.raises(
        Unreadable, match=rf"line {len(LINES)}: the record has '9\.9', where the game gives nothing more"
    ):
        verify(f"{SHORT}9.9\n")


def test_a_record_from_a_position_needs_no_seed_and_allows_none() -> None:
    assert replay(FROM_POSITION).start == TABLE.position()
    with pytest.raises(Unreadable, match="Seed"):
        replay(with_line(1, f'{FROM_POSITION.split(chr(10), maxsplit=1)[0]}\n[Seed "7"]', FROM_POSITION))


@pytest.mark.parametrize("name", ["Game", "Rules", "Edition", "Seats"])
def test_a_record_from_a_position_names_game_and_seats_all_the_same(name: str) -> None:
    text = re.sub(rf'\[{name} ".*"\]\n', "", FROM_POSITION)
    with pytest.raises(Unreadable, match=rf"record: the tag \[{name}\] is missing"):
        replay(text)


@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        ("{}", "position: 'game' is missing"),
        ("[]", "position: expected a mapping"),
        ("", "Position: '' cannot be read"),
        ("{", "Position: '{' cannot be read"),
        ("NaN", "position: expected a mapping"),
        ("[" * 100_000, "Position"),
        ("1" * 5000, "Position"),
    ],
)
def test_a_record_from_no_position_is_refused(value: str, complaint: str) -> None:
    with pytest.raises(Unreadable, match=complaint):
        replay(with_tag("Position", value, FROM_POSITION))


@pytest.mark.parametrize(
    ("name", "value"), [("Seats", "3"), ("EditionHash", "0" * 16), ("Rules", "2"), ("Game", "toy")]
)
def test_a_record_whose_tags_contradict_its_position_is_refused(name: str, value: str) -> None:
    with pytest.raises(Unreadable):
        replay(with_tag(name, value, FROM_POSITION))


PLAYERS = ("Ada", "Élodie; the 2nd", "greedy", "random")


def with_players(value: str) -> str:
    """The record with a line that says who plays."""
    return with_line(TAGS["Seed"], f'[Players "{value}"]\n{LINES[TAGS["Seed"] - 1]}')


def test_a_record_says_who_plays_if_anybody_said_so() -> None:
    text = with_players(", ".join(PLAYERS))
    table = verify(text)
    assert table.players == PLAYERS
    assert table.record() == text
    assert replay(SHORT).players == ()


@pytest.mark.parametrize("value", ["", "Ada", "Ada, Boris, Chloé", "Ada, Boris, Chloé, Dora, Émile"])
def test_a_record_has_as_many_players_as_seats(value: str) -> None:
    with pytest.raises(Unreadable, match="line 7: Players"):
        replay(with_players(value))


@pytest.mark.parametrize("name", ["Ada, the 1st", 'Ada"]\n[Seed "9', "Ada\nBoris", "Ada\u2028", ""])
def test_a_name_that_a_record_could_not_hold_never_gets_into_one(name: str) -> None:
    table = unfinished()
    try:
        table.players = (name, "Boris", "greedy", "random")
        text = table.record()
    except SousboisError:
        return
    assert verify(text).players == table.players


def test_a_record_does_not_open_files_by_itself(tmp_path: Path) -> None:
    """A record may come from anybody: it names an edition, and only whoever replays it names a file."""
    path = tmp_path / "mine.toml"
    path.write_bytes(load("hunt").editions["hunt-2011"].read_bytes())
    without_state = without_line(TAGS["State"])
    with pytest.raises(Unreadable, match="edition"):
        replay(with_tag("Edition", str(path), without_state))
    with pytest.raises(Unreadable, match="edition"):
        replay(FROM_POSITION.replace('"edition": "hunt-2011"', f'"edition": "{path}"'))
    assert replay(without_state, path).position() == TABLE.position()


def replayed(text: str) -> Table | None:
    """The table of a record, or None if it is refused as it should be."""
    try:
        return replay(text)
    except SousboisError:
        return None


ALPHABET = st.sampled_from('[]" \n\r\t;:.0123456789*=-{}x') | st.characters()


@settings(max_examples=200)
@given(st.text(ALPHABET, max_size=80))
def test_any_text_is_refused_in_words(text: str) -> None:
    with pytest.raises(SousboisError):
        replay(text)


@settings(max_examples=200)
@given(data=st.data(), source=st.sampled_from([SHORT, FROM_POSITION]))
def test_a_mutated_record_is_refused_in_words_or_plays_a_true_game(data: st.DataObject, source: str) -> None:
    text = source
    for _ in range(data.draw(st.integers(1, 3))):
        begin = data.draw(st.integers(0, len(text)))
        end = min(len(text), begin + data.draw(st.integers(0, 12)))
        patch = data.draw(st.text(ALPHABET, max_size=6) | st.sampled_from(["0:wolf", "1.1", '"]\n[Seed "3', text[:60]]))
        text = text[:begin] + patch + text[end:]
    table = replayed(text)
    if table:
        assert verify(table.record()).position() == table.position()


@settings(max_examples=100)
@given(tags=st.dictionaries(st.sampled_from([*TAGS, "Position"]), st.text(ALPHABET, max_size=12), max_size=3))
def test_a_record_with_any_tags_is_refused_in_words_or_plays_a_true_game(tags: dict[str, str]) -> None:
    text = SHORT
    for name, value in tags.items():
        text = with_tag(name, value, text) if name in TAGS else f'[{name} "{value}"]\n{text}'
    table = replayed(text)
    if table:
        assert table.record() == SHORT
