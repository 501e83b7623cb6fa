"""The pages of the rules, asked for as a browser without scripts does: the list, the search, the languages."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from sousbois.games import names
from tests.patience import PATIENCE
from tests.web.markup import Element, elements
from tests.web.serving import Server, Visitor


def asked(address: str, **more: Any) -> httpx.Response:
    """What somebody without a name is answered; all rulebooks are drawn for the first who searches them."""
    return httpx.get(address, timeout=PATIENCE, verify=False, **more)


def seen(server: Server, path: str, language: str = "en", **query: str) -> list[Element]:
    """A page as somebody sees it whom nobody knows."""
    answer = asked(f"{server.address}{path}", params=query or None, headers={"accept-language": language})
    assert answer.status_code == 200, answer.text
    return elements(answer.text)


def language_of(page: list[Element]) -> str:
    return next(element.attributes["lang"] for element in page if element.tag == "html")


def links(page: list[Element]) -> list[str]:
    return [element.attributes["href"] for element in page if element.tag == "a"]


def finds(page: list[Element]) -> list[str]:
    """The titles of what was found."""
    lines = [element.text for element in page if "find" in element.classes]
    titles = [element.text for element in page if element.tag == "h3"]
    return [title for title in titles if any(line.startswith(title) for line in lines)]


def test_the_list_leads_to_every_rulebook(server: Server) -> None:
    assert {f"/rules/{name}" for name in names()} <= set(links(seen(server, "/rules")))


def test_a_clause_is_found_by_its_number_and_leads_there(server: Server) -> None:
    page = seen(server, "/rules", q="b8")
    assert finds(page)[0] == "B8 Follow"
    assert "/rules/badger#clause-B8" in links(page)


def test_words_are_found_and_marked_without_a_script(server: Server) -> None:
    page = seen(server, "/rules", "fr", q="affame BLAIREAU", game="badger")
    assert any(title.startswith("B16") for title in finds(page))
    assert {"affamé", "blaireau"} <= {element.text for element in page if element.tag == "mark"}
    assert (
        next(element for element in page if element.attributes.get("id") == "q").attributes["value"]
        == "affame BLAIREAU"
    )


def test_that_nothing_is_found_is_said_kindly(server: Server) -> None:
    page = seen(server, "/rules", q="unicorn")
    assert finds(page) == []
    assert any("Perhaps with fewer words" in element.text for element in page if element.tag == "p")


def test_a_long_query_is_cut_and_a_strange_one_is_only_text(server: Server) -> None:
    answer = asked(f"{server.address}/rules", params={"q": "<b>" + "y" * 5000})
    assert answer.status_code == 200
    assert "y" * 100 not in answer.text
    assert "<b>" not in answer.text


def test_an_unknown_game_is_refused(server: Server) -> None:
    assert asked(f"{server.address}/rules", params={"q": "a", "game": "chess"}).status_code == 400


@pytest.mark.parametrize("path", ["/rules", "/rules?q=hamster", "/rules/hamster?edition=hamster-2020-b"])
def test_without_a_name_a_link_leads_to_the_other_language(server: Server, path: str) -> None:
    page = seen(server, path, "en")
    assert language_of(page) == "en"
    (other,) = [element for element in page if element.attributes.get("hreflang")]
    french = seen(server, other.attributes["href"], "en")
    assert language_of(french) == "fr"
    (back,) = [element for element in french if element.attributes.get("hreflang")]
    assert language_of(seen(server, back.attributes["href"], "fr")) == "en"
    if "edition" in path:
        assert any(
            element.text == "Hamstern, côté B (foncé)" for element in french if "aria-current" in element.attributes
        )


def test_links_and_the_search_keep_the_language_that_was_chosen(server: Server) -> None:
    page = seen(server, "/rules", "en", q="blaireau", lang="fr")
    inside = [link for link in links(page) if link.startswith("/rules/")]
    assert len(inside) > len(names())
    assert all("lang=fr" in link for link in inside)
    hidden = {
        element.attributes["name"]: element.attributes["value"]
        for element in page
        if element.attributes.get("type") == "hidden"
    }
    assert hidden == {"lang": "fr"}


def test_a_language_that_there_is_not_changes_nothing(server: Server) -> None:
    assert language_of(seen(server, "/rules", "fr", lang="de")) == "fr"


def test_with_a_name_the_preferred_language_holds(server: Server) -> None:
    ana = Visitor(server, "Ana", "fr")
    page = elements(ana.http.get("/rules/hunt?lang=en").text)
    assert language_of(page) == "fr"
    assert not [element for element in page if element.attributes.get("hreflang")]


def test_the_panel_beside_the_table_has_no_pictures(server: Server) -> None:
    """It is to be there at once."""
    panel = elements(asked(f"{server.address}/rules/igels?panel=1").text)
    assert not [element for element in panel if element.tag in ("svg", "figure", "form")]
