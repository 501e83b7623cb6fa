"""The scripts by which a browser checks a shuffle work out what Python works out."""

from __future__ import annotations

import hashlib
import unicodedata
from random import Random

import pytest
from playwright.sync_api import Page

from sousbois.core.errors import Unreadable
from sousbois.play.fairness import cleaned
from tests.web.browser.fakeserver import FakeServer

pytestmark = pytest.mark.xdist_group("second-browser")

VECTORS = {
    "": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq": (
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    "a" * 1_000_000: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
}
"""Those of FIPS 180-4."""

SIGNS = "a b  é 🦔 \t\n\u00a0\u2028\u200d\u202e\ufeff\u3000\u0085\x00\x1c\ue000"


def in_browser(page: Page, script: str, function: str, texts: list[str]) -> list[str]:
    """What a function of a script makes of each text."""
    code = "async ([script, name, texts]) => texts.map((await import(script))[name])"
    answers: list[str] = page.evaluate(code, [f"/static/{script}", function, texts])
    return answers


def test_the_hash_is_sha_256(server: FakeServer, desktop: Page) -> None:
    server.visit(desktop)
    assert in_browser(desktop, "sha256.js", "sha256", list(VECTORS)) == list(VECTORS.values())
    chance = Random(3)
    texts = ["".join(chance.choices("abc é🦔\n", k=length)) for length in range(200)]
    hashes = [hashlib.sha256(text.encode()).hexdigest() for text in texts]
    assert in_browser(desktop, "sha256.js", "sha256", texts) == hashes


def test_words_are_cleaned_as_the_server_does(server: FakeServer, desktop: Page) -> None:
    server.visit(desktop)
    chance = Random(5)
    texts = ["".join(chance.choices(SIGNS, k=length % 40)) for length in range(400)]
    every_sign = [chr(code) for code in range(0x3100) if unicodedata.category(chr(code)) != "Cn"]
    texts += [f"x{sign}y" for sign in every_sign]
    found = in_browser(desktop, "cleaned.js", "cleaned", texts)
    assert found == [cleaned(text) for text in texts]
    with pytest.raises(Unreadable):
        cleaned("x" * 81)
