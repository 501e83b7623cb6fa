"""Values that no form of ours sends, and ways to spoil those that it does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any
from urllib.parse import quote_from_bytes

SCRIPT = "<script>fuzzed(1)</script>"
"""What must never stand in a page as it was sent."""

LONG_TEXTS = (
    "x" * 3100,
    "é" * 2600,
    "😀" * 1300,
    "9" * 4200,
    "9" * 5000,
    f"{SCRIPT}{'<' * 3000}",
    "a " * 1600,
    "\x00" * 2600,
)
NASTY_NUMBERS = (
    "-1", "-0", "00", "1e999", "1_0", "٣", "²", "0x10", "nan", "inf", "-inf", "1.5", "9" * 19, "9" * 4200, "9" * 5000,
    "1" + "0" * 40, "-99999", str(2**31), str(2**63), str(2**64), str(-(2**63) - 1), "true", "null", "", " 1", "1 ",
    "+1", "--1",
)  # fmt: skip
NASTY_TEXTS = (
    "", " ", "\t", "\n\n\n", "あ" * 25, "A" * 65, "true", "null", "None", "[]", "{}", '""', "\x00", "a\x00b",
    "\x1b[2J", "\u202eabc\u202c", "\u200f", "\ufeff", "\u2028", "İ", "ﬃ", "e\u0301" * 40, "\ud800", "\udcff",
    "a\ud83d", "../" * 12 + "etc/passwd", "/etc/passwd", "..%2f..%2fetc%2fpasswd", "..\\..\\", "file:///etc/passwd",
    "%", "%zz", "%00", SCRIPT, f'"><img src=x onerror=fuzzed(1)>{SCRIPT}', "{{7*7}}", "{% raw %}", "${7*7}",
    "{$name}", "%s%n", "'; DROP TABLE entry; --", "//evil.example/", "/\\evil.example", "https://evil.example/",
    "javascript:fuzzed(1)", "/\t/evil.example", "http://[", "a\r\nx-fuzzed: yes", "own:", "own:" + "a" * 3000, "me",
    "open", "-", ".", "..", "a b+c&d=e;f#g?h",
)  # fmt: skip

NASTY_HEADERS = (
    b"", b" ", b"x" * 3100, b"9" * 4200, b"\xff\xfe\x80", b"\xc3", b"http://[", b"http://[::1", b"a:b:c", b"a:99999",
    b":", b"[::1]:80", b"http://a:99999", b"null", b"*", b"-1", b"nan", b'"', b"W/\"", b",", b",,,,", b";", b"=",
    b"a=b; a=b; a=", b"\xe9.example", b"evil.example", b"http://evil.example", b"localhost", b"127.0.0.1:1",
    b"bytes=0-", b"bytes=5-1", b"bytes=-9999999999999", b"Bearer", b"Bearer ", b"Bearer x.y", b"Basic Og==",
    b"bearer \xff", b"text/html", b"application/json", b"application/json; charset=utf-16", b"multipart/form-data",
    b"multipart/form-data; boundary=", b"multipart/form-data; boundary=\xff",
    b"application/x-www-form-urlencoded; charset=x", b"fr;q=0,en;q=nan", b"fr-" + b"a" * 2000, b"en" * 900,
    b"gzip;q=\xff", b"../../etc/passwd", SCRIPT.encode(), b"1.2.3.4, 5.6.7.8", b"unix:", b"::ffff:1.2.3.4", b"ws",
    b"javascript",
)  # fmt: skip
"""Bytes that a parser of HTTP lets through in the value of a header."""

NASTY_JSON: tuple[Any, ...] = (
    None, True, False, 0, -1, 1.5, 2**31, 2**63, 2**64, -(2**63) - 1, 10**4200, float("nan"), float("inf"),
    float("-inf"), 1e308, [], {}, [[]], {"": ""}, [None] * 200, ["a"] * 17,
    {str(number): number for number in range(100)},
)  # fmt: skip

NASTY_BODIES = (
    b"", b"\x00", b"\xff\xfe", b"{", b"[" * 20_000, b'{"a":' * 3000, b"nul", b'"\\ud800"', b'{"ply":0,"ply":1}',
    b"\xef\xbb\xbf{}", b"1" * 5000, b"a=%ff&%00=%zz&=&&;", b"&" * 3000, b"a=b&" * 2000, b"--x\r\n",
    b"--x\r\n\r\n\r\n--x--\r\n",
    b'--x\r\ncontent-disposition: form-data; name="file"; filename="\xff/../a"\r\n\r\n\x00\r\n--x--\r\n',
    b"x" * 17_000,
)  # fmt: skip


def nasty_text(chance: Random) -> str:
    """Return a text that nobody types."""
    return chance.choice(chance.choice((NASTY_TEXTS, NASTY_TEXTS, NASTY_NUMBERS, LONG_TEXTS)))


def nasty_number(chance: Random) -> str:
    """Return what is not the number that is asked for, or too much of one."""
    return "-1" if chance.random() < 0.2 else chance.choice(NASTY_NUMBERS)


def mutated(text: str, chance: Random) -> str:
    """Return a text that is almost the one given."""
    return chance.choice(_MUTATIONS)(text, chance)


def mutated_bytes(content: bytes, chance: Random) -> bytes:
    """Return bytes that are almost those given: any of them may have changed."""
    spoilt = bytearray(content)
    for _ in range(chance.randint(1, 4)):
        if spoilt:
            spoilt[chance.randrange(len(spoilt))] ^= 1 << chance.randrange(8)
    return bytes(spoilt[: chance.randint(0, len(spoilt))] if chance.random() < 0.3 else spoilt)


def mutated_json(value: Any, chance: Random) -> Any:
    """Return a value in which one part has changed, disappeared or been added."""
    if isinstance(value, dict) and value and chance.random() < 0.7:
        key, changed = chance.choice(list(value)), dict(value)
        match chance.randrange(4):
            case 0:
                del changed[key]
            case 1:
                changed[nasty_text(chance)] = chance.choice(NASTY_JSON)
            case _:
                changed[key] = mutated_json(value[key], chance)
        return changed
    if isinstance(value, list) and value and chance.random() < 0.7:
        at = chance.randrange(len(value))
        return [*value[:at], mutated_json(value[at], chance), *value[at + chance.randrange(2) :]]
    if isinstance(value, str) and chance.random() < 0.5:
        return mutated(value, chance)
    return nasty_text(chance) if chance.random() < 0.5 else chance.choice(NASTY_JSON)


def percent_encoded(text: str, chance: Random, safe: str = "") -> bytes:
    """Return a text as part of an address; now and then not in UTF-8, or not quite encoded."""
    quoted = quote_from_bytes(text.encode("utf-8", "surrogatepass"), safe=safe).encode()
    match chance.randrange(40):
        case 0:
            return quoted + b"%ff%fe"
        case 1:
            return quoted + b"%"
        case 2:
            return quoted.replace(b"%", b"%25")
        case _:
            return quoted


def _cut(text: str, chance: Random) -> str:
    return text[: chance.randint(0, len(text))]


def _repeated(text: str, chance: Random) -> str:
    return text[:200] * chance.choice((2, 3, 20))


def _swapped(text: str, chance: Random) -> str:
    letters = list(text)
    if len(letters) > 1:
        one, two = chance.randrange(len(letters)), chance.randrange(len(letters))
        letters[one], letters[two] = letters[two], letters[one]
    return "".join(letters)


def _flipped(text: str, chance: Random) -> str:
    if not text:
        return text
    at = chance.randrange(len(text))
    return text[:at] + chr(ord(text[at]) ^ 1 << chance.randrange(7)) + text[at + 1 :]


def _filled(text: str, chance: Random) -> str:
    at = chance.randint(0, len(text))
    return text[:at] + nasty_text(chance) + text[at:]


def _other_case(text: str, _: Random) -> str:
    return text.swapcase()


_MUTATIONS: tuple[Callable[[str, Random], str], ...] = (_cut, _repeated, _swapped, _flipped, _filled, _other_case)
