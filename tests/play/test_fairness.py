"""Fair shuffles: what is hashed, what the seed follows from, and that a record which was tampered with is found out."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sousbois.core.errors import NotAllowed, Unreadable
from sousbois.play.fairness import LONGEST_WORDS, NONCE, SECRET, Shuffle, are_words, cleaned, drawn, written_secret
from sousbois.play.gamerecord import replay, verify
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Dealt, Entry, Free, Opened, Person, Seated, Worded, read, written
from sousbois.play.store import Store
from sousbois.play.terms import Terms
from tests.patience import PATIENCE
from tests.play.hosting import any_decision, opened
from tests.play.shelf import keep
from tests.terminal.command import piped

SECRET_SEED, A_NONCE = 0x5F1C << 240, "03a9" * 8

KNOWN = Shuffle(written_secret(SECRET_SEED), A_NONCE, ("moss and fern", "", "trois lièvres, « là »"))

some_words = st.text(max_size=30).map(cleaned)
digits = st.sampled_from("0123456789abcdef")
shuffles = st.builds(
    Shuffle,
    st.text(digits, min_size=64, max_size=64),
    st.text(digits, min_size=32, max_size=32),
    st.lists(some_words | st.sampled_from(["", "seat 1 x", "x"]), min_size=3, max_size=3).map(tuple),
)


def is_refused(reason: str) -> pytest.RaisesExc[NotAllowed]:
    """The error with this reason."""
    return pytest.RaisesExc(NotAllowed, check=lambda error: error.reason == reason)


def fair(seats: int = 3, *, dealt_by_hand: bool = False) -> Opened:
    """A table of the hunt that has committed itself, and at which nobody sits yet."""
    plain = opened("hunt", seats, seed=SECRET_SEED)
    return msgspec.structs.replace(plain, nonce=A_NONCE, terms=Terms(dealt_by_hand=dealt_by_hand))


def journal_of(*entries: Entry, play: bool = True) -> list[Entry]:
    """These entries, and then a whole game at random."""
    journal = list(entries)
    hosted = Hosted.told_by(journal)
    chance = Random(4)
    while play and hosted.stage == "running":
        journal.append(any_decision(hosted, chance))
        hosted.take(journal[-1], watch=False)
    return journal


def seated(seat: int, words: str = "") -> Seated:
    return Seated(seat, Person(f"player-{seat}", f"Nom {seat}"), words)


WHOLE = journal_of(fair(), *(seated(seat, words) for seat, words in enumerate(KNOWN.words)))


def record_of(journal: list[Entry]) -> str:
    table = Hosted.told_by(journal).table
    assert table is not None
    return table.record()


RECORD = record_of(WHOLE)


def line_of(name: str) -> int:
    return next(number for number, line in enumerate(RECORD.split("\n"), 1) if line.startswith(f"[{name} "))


def with_tag(name: str, value: str) -> str:
    return re.sub(rf'\[{name} ".*"\]', lambda _: f'[{name} "{value}"]', RECORD)


# --- What is hashed --------------------------------------------------------------------------------------------------


def test_the_hashes_are_those_that_the_documentation_promises() -> None:
    """Worked out with `sha256sum`: whoever changes the texts breaks every commitment that was ever given."""
    assert KNOWN.commitment == "212120905911a2c6d65ac878bd0d9452686983cfd1c993b37f1f8bef9d4b81f0"
    assert KNOWN.seed == int("5b4c9cd460a43745", 16)
    assert Shuffle(KNOWN.secret, KNOWN.nonce, ("", "", "")).seed == int("0a39cf2df97ece96", 16)


@pytest.mark.parametrize(("lines", "begin"), [(KNOWN.committed, KNOWN.commitment), (KNOWN.mixed, f"{KNOWN.seed:016x}")])
def test_anybody_can_work_the_hashes_out_with_the_tools_of_the_system(lines: tuple[str, ...], begin: str) -> None:
    script = 'printf "%s\\n" "$@" | sha256sum'
    said = subprocess.run(
        ["sh", "-c", script, "sh", *lines], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert said.stdout.startswith(begin)


@given(shuffles, shuffles)
def test_no_two_shuffles_have_the_same_text(one: Shuffle, other: Shuffle) -> None:
    assert ("\n".join(one.mixed) == "\n".join(other.mixed)) == (one == other)
    assert (one.committed == other.committed) == ((one.secret, one.nonce) == (other.secret, other.nonce))
    assert not set(one.mixed) <= set(one.committed)


@given(shuffles, st.permutations(range(3)))
def test_whose_words_they_are_matters(shuffle: Shuffle, order: list[int]) -> None:
    moved = Shuffle(shuffle.secret, shuffle.nonce, tuple(shuffle.words[seat] for seat in order))
    assert moved.commitment == shuffle.commitment
    assert (moved.seed == shuffle.seed) == (moved.words == shuffle.words)


def test_secrets_are_long_and_never_the_same() -> None:
    several = [drawn() for _ in range(50)]
    assert len({seed for seed, _ in several}) == len({nonce for _, nonce in several}) == 50
    assert max(seed for seed, _ in several) > 1 << 240
    assert all(SECRET.fullmatch(written_secret(seed)) and NONCE.fullmatch(nonce) for seed, nonce in several)


@given(st.text())
def test_words_that_count_have_nothing_that_cannot_be_seen(text: str) -> None:
    try:
        words = cleaned(text)
    except Unreadable:
        assert len(text) > LONGEST_WORDS
        return
    assert words == words.strip() == cleaned(words)
    assert len(words.splitlines()) <= 1
    assert are_words(words)
    words.encode()


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (" moss\tand\n fern ", "moss and fern"),
        ("le\u00a0lièvre", "le lièvre"),
        ("a\u202eb\u200dc", "abc"),
        ("\ud800", ""),
        ("🦔 🍄", "🦔 🍄"),
    ],
)
def test_what_is_typed_is_cleaned(typed: str, words: str) -> None:
    assert cleaned(typed) == words


def test_words_that_are_too_long_are_refused() -> None:
    assert cleaned("x" * LONGEST_WORDS + " ")
    with pytest.raises(Unreadable, match="no more than 80 signs"):
        cleaned("x" * (LONGEST_WORDS + 1))


# --- At the table ----------------------------------------------------------------------------------------------------


def test_a_deal_follows_from_the_secret_and_everybodys_words() -> None:
    hosted = Hosted(fair())
    hosted.take(hosted.sit(0, "player-0", "Ana", " moss  and fern"))
    hosted.take(hosted.sit(1, "player-1", "Boris", "x"))
    for words in ("y", ""):
        worded = hosted.add_words("player-1", words)
        assert worded is not None
        hosted.take(worded)
    assert hosted.add_words("player-1", " ") is None
    hosted.take(hosted.sit(2, "player-2", "Chloé", KNOWN.words[2]))
    assert hosted.shuffle == KNOWN
    assert hosted.table is not None
    assert hosted.table.seed == KNOWN.seed
    assert hosted.table.after(0, ()).shuffle == hosted.table.rewound().shuffle == hosted.copy().shuffle == KNOWN


def test_whoever_gets_up_takes_their_words_along() -> None:
    hosted = Hosted(fair())
    hosted.take(hosted.sit(0, "player-0", "Ana", "moss"))
    hosted.take(hosted.leave("player-0"))
    assert hosted.words == ["", "", ""]
    hosted.take(hosted.sit(0, "player-1", "Boris"))
    assert hosted.words == ["", "", ""]


def test_words_of_a_copy_are_its_own() -> None:
    hosted = Hosted(fair())
    hosted.take(hosted.sit(0, "player-0", "Ana"))
    twin = hosted.copy()
    twin.take(Worded(0, "moss"))
    assert hosted.words == ["", "", ""]


def test_words_are_added_by_those_who_sit_there_and_before_the_deal() -> None:
    hosted = Hosted(fair())
    with is_refused("not-seated"):
        hosted.add_words("player-0", "moss")
    for seat in range(3):
        hosted.take(hosted.sit(seat, f"player-{seat}", "Nom"))
    with is_refused("dealt"):
        hosted.add_words("player-0", "moss")
    with is_refused("dealt"):
        hosted.deal("player-0")


def test_cards_that_are_dealt_by_hand_wait_for_somebody_who_sits_there() -> None:
    hosted = Hosted(fair(dealt_by_hand=True))
    hosted.take(hosted.sit(0, "player-0", "Ana"))
    with is_refused("seat-free"):
        hosted.deal("player-0")
    hosted.take(hosted.sit(1, "player-1", "Boris"))
    hosted.take(hosted.sit_bot(2, "easy", ["Chloé"]))
    assert hosted.is_full
    assert hosted.stage == "waiting"
    with is_refused("not-seated"):
        hosted.deal("player-9")
    hosted.take(hosted.leave("player-1"))
    with is_refused("seat-free"):
        hosted.deal("player-0")
    hosted.take(hosted.sit(1, "player-2", "Dora"))
    worded = hosted.add_words("player-2", "three hares")
    assert worded is not None
    hosted.take(worded)
    hosted.take(hosted.deal("player-0"))
    assert hosted.table is not None
    assert hosted.table.seed == Shuffle(KNOWN.secret, KNOWN.nonce, ("", "three hares", "")).seed


def test_where_only_bots_sit_anybody_may_have_the_cards_dealt() -> None:
    hosted = Hosted(fair(dealt_by_hand=True))
    for seat in range(3):
        hosted.take(hosted.sit_bot(seat, "easy", ["Ana", "Boris", "Chloé"]))
    hosted.take(hosted.deal("player-9"))
    assert hosted.stage == "running"


def test_a_table_from_before_there_were_commitments_deals_from_its_seed() -> None:
    kept = written(opened("hunt", 3)).replace(b',"nonce":""', b"")
    old = read(kept)
    assert b"nonce" not in kept
    assert isinstance(old, Opened)
    hosted = Hosted(old)
    assert hosted.shuffle is None
    with is_refused("no-words"):
        hosted.sit(0, "player-0", "Ana", "moss")
    for seat in range(3):
        hosted.take(hosted.sit(seat, f"player-{seat}", "Nom"))
    assert hosted.table is not None
    assert hosted.table.seed == 7
    assert "[Commitment " not in hosted.table.record()


def test_a_journal_with_words_and_a_deal_by_hand_tells_the_same_table_again() -> None:
    begun: list[Entry] = [fair(dealt_by_hand=True), *(seated(seat) for seat in range(3)), Worded(1, "moss"), Dealt()]
    journal = journal_of(*begun)
    again = Hosted.told_by(read(written(entry)) for entry in journal)
    assert again.words == ["", "moss", ""]
    assert again.stage == "finished"


@pytest.mark.parametrize(
    ("entries", "complaint"),
    [
        ([Worded(0, "moss")], "entry 1: nobody sits in seat 0"),
        ([Worded(9, "moss")], "entry 1: nobody sits in seat 9"),
        ([seated(0), Worded(0, "two\nlines")], "entry 2: words 'two\\\\nlines' cannot be added"),
        ([seated(0, "x" * 81)], "entry 1: words .* cannot be added"),
        ([seated(0), Dealt()], "entry 2: a seat is still free"),
        ([seated(0), seated(1), seated(2), Dealt()], "entry 4: the cards are dealt"),
        ([seated(0), seated(1), seated(2), Worded(1, "moss")], "entry 4: the cards are dealt"),
        ([seated(0), Seated(0, Free()), Worded(0, "moss")], "entry 3: nobody sits in seat 0"),
    ],
)
def test_an_entry_that_nobody_can_have_been_given_is_found(entries: list[Entry], complaint: str) -> None:
    with pytest.raises(Unreadable, match=complaint):
        Hosted.told_by([fair(), *entries])


def test_the_doctor_examines_fair_tables_too(tmp_path: Path) -> None:
    by_hand: list[Entry] = [fair(dealt_by_hand=True), *(seated(seat) for seat in range(3)), Worded(1, "moss")]
    wrong: list[Entry] = [fair(), seated(0), Worded(2, "moss")]
    with Store(tmp_path) as store:
        for table, journal in (("ash", by_hand), ("elm", [*by_hand, Dealt()]), ("oak", WHOLE), ("yew", wrong)):
            keep(store, table, *map(written, journal))
    ran = piped("doctor", "--data", str(tmp_path))
    assert ran.out.splitlines()[0] == "table yew: entry 2: nobody sits in seat 2 who could add words"
    assert ran.out.endswith("1 finished: 1 broken\n")


# --- Records ---------------------------------------------------------------------------------------------------------


def test_a_record_tells_the_shuffle_and_holds() -> None:
    assert f'[Seed "{KNOWN.seed}"]\n[Commitment "{KNOWN.commitment}"]\n[Secret "{KNOWN.secret}"]' in RECORD
    assert '[Words "["moss and fern", "", "trois lièvres, « là »"]"]' in RECORD
    assert verify(RECORD).shuffle == replay(RECORD).shuffle == KNOWN


@pytest.mark.parametrize(
    ("name", "value", "where", "complaint"),
    [
        ("Commitment", "0" * 64, "Commitment", "does not fit: secret and nonce give"),
        ("Commitment", "", "Commitment", "does not fit"),
        ("Secret", written_secret(SECRET_SEED + 1), "Commitment", "does not fit"),
        ("Secret", "5f1c", "Secret", "is not written as"),
        ("Nonce", "03aa" + A_NONCE[4:], "Commitment", "does not fit"),
        ("Nonce", A_NONCE.upper(), "Nonce", "is not written as"),
        ("Seed", "8", "Seed", "does not fit: secret, nonce and words give"),
        ("Words", '["moss and ferns", "", "trois lièvres, « là »"]', "Seed", "does not fit"),
        ("Words", '["", "moss and fern", "trois lièvres, « là »"]', "Seed", "does not fit"),
        ("Words", '["moss and fern", ""]', "Words", "one text for each seat"),
        ("Words", '["moss and fern", "", "two\\nlines"]', "Words", "is no list of words"),
        ("Words", '["moss and fern", "", 7]', "Words", "is no list of words"),
        ("Words", "[", "Words", "cannot be read"),
        ("Words", '["moss and fern","","trois lièvres, « là »"]', "Words", "the game gives"),
    ],
)
def test_a_record_whose_shuffle_was_tampered_with_is_refused(name: str, value: str, where: str, complaint: str) -> None:
    for reading in (replay, verify):
        with pytest.raises(Unreadable, match=complaint) as refused:
            reading(with_tag(name, value))
        assert str(refused.value).startswith(f"line {line_of(where)}: {where}: ")


def test_another_commitment_that_fits_itself_cannot_have_dealt_this_game() -> None:
    """A forger can make secret, commitment and seed fit one another, but not the moves and the result as well."""
    forged = Shuffle(written_secret(7), A_NONCE, KNOWN.words)
    text = RECORD
    for name, value in (("Commitment", forged.commitment), ("Secret", forged.secret), ("Seed", str(forged.seed))):
        text = re.sub(rf'\[{name} ".*"\]', f'[{name} "{value}"]', text)
    with pytest.raises(Unreadable):
        verify(text)


@pytest.mark.parametrize("name", ["Commitment", "Secret", "Nonce", "Words", "Seed"])
def test_a_record_that_keeps_part_of_the_shuffle_to_itself_is_refused(name: str) -> None:
    lines = [line for line in RECORD.split("\n") if not line.startswith(f"[{name} ")]
    with pytest.raises(Unreadable, match=rf"the tag \[{name}\] is missing"):
        replay("\n".join(lines))


def test_a_record_without_any_of_it_holds_too() -> None:
    lines = [line for line in RECORD.split("\n") if not re.match(r"\[(Commitment|Secret|Nonce|Words) ", line)]
    assert verify("\n".join(lines)).shuffle is None


def test_any_printable_words_go_through_a_record() -> None:
    words = ('"]', "[Seed 7] ; \\", "'$(rm)' `x`")
    record = record_of(journal_of(fair(), *(seated(seat, said) for seat, said in enumerate(words)), play=False))
    shuffle = verify(record).shuffle
    assert shuffle is not None
    assert shuffle.words == words
    assert json.dumps(words) in record


@pytest.mark.parametrize(
    ("language", "checked", "unknown"),
    [
        ("en", "The shuffle was checked: the seed fits the commitment", "The record has no commitment"),
        ("fr", "Le mélange a été vérifié", "Le relevé ne contient pas d’engagement"),
    ],
)
def test_the_command_says_whether_the_shuffle_was_checked(language: str, checked: str, unknown: str) -> None:
    said = piped("replay", "-", "--verify", "--lang", language, typed=RECORD).out
    assert checked in said
    assert KNOWN.commitment in said
    old = re.sub(r"\[(Commitment|Secret|Nonce|Words) .*\]\n", "", RECORD)
    assert unknown in piped("replay", "-", "--verify", "--lang", language, typed=old).out
    ran = piped("replay", "-", "--verify", "--lang", language, typed=with_tag("Commitment", "0" * 64))
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"sousbois: line {line_of('Commitment')}: Commitment: ")
