"""The board changes in place: what the reader holds on to survives, and things glide to where they now are."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.fakeserver import FakeServer, board, frame

pytestmark = pytest.mark.xdist_group("browser")

MORPH = """async ([selector, html]) => {
    const { morph } = await import("/static/morph.js");
    const template = document.createElement("template");
    template.innerHTML = html;
    morph(document.querySelector(selector), template.content.firstElementChild);
}"""


def redraw(page: Page, inside: str) -> None:
    """Draw the board anew with something else on it."""
    page.evaluate(MORPH, ["#board", board(inside)])


def button(name: str, more: str = "") -> str:
    """A choice of that id and name."""
    return f'<button type="button" id="{name}" data-moves="{name}" {more}>{name}</button>'


def tree(random: Random, names: list[str], depth: int = 3) -> str:
    """A random piece of HTML; each of the names is the id of at most one element."""
    inside = "".join(
        tree(random, names, depth - 1)
        if depth and random.random() < 0.7
        else random.choice(["", "text", "<!--note-->"])
        for _ in range(random.randrange(5))
    )
    tag = random.choice(["div", "span", "b"])
    name = f' id="{names.pop()}"' if names and random.random() < 0.6 else ""
    classes = f' class="{random.choice("xyz")}"' if random.random() < 0.5 else ""
    return f"<{tag}{name}{classes}>{inside}</{tag}>"


def test_whatever_it_was_it_becomes_what_it_should_be(server: FakeServer, desktop: Page) -> None:
    server.visit(desktop)
    random = Random(7)
    pairs = []
    for _ in range(300):
        names = [f"thing-{number}" for number in range(8)]
        pairs.append(
            [f"<section>{tree(random, random.sample(names, len(names)))}</section>" for _ in ("before", "after")]
        )
    different = desktop.evaluate(
        """async (pairs) => {
            const { morph } = await import("/static/morph.js");
            const made = (html) => {
                const template = document.createElement("template");
                template.innerHTML = html;
                return template.content.firstElementChild;
            };
            return pairs.filter(([before, after]) => {
                const element = made(before);
                document.body.append(element);
                morph(element, made(after));
                element.remove();
                return !element.isEqualNode(made(after));
            });
        }""",
        pairs,
    )
    assert different == []


def test_a_thing_moves_without_losing_the_focus_in_an_older_browser_too(server: FakeServer, desktop: Page) -> None:
    desktop.add_init_script("delete Element.prototype.moveBefore")
    server.visit(desktop, button("a") + button("b") + button("c"))
    desktop.locator("#c").focus()
    redraw(desktop, button("c") + button("a") + button("b"))
    expect(desktop.locator("#c")).to_be_focused()


def test_a_thing_that_moves_among_its_like_stays_the_same_element(server: FakeServer, desktop: Page) -> None:
    server.visit(desktop, button("a") + button("b") + button("c"))
    desktop.evaluate("window.held = document.getElementById('b')")
    redraw(desktop, button("c") + button("new") + button("b", 'class="is-picked"') + button("a"))
    assert desktop.evaluate("held === document.getElementById('b') && held.className === 'is-picked'")
    assert desktop.locator("#board button").all_inner_texts() == ["c", "new", "b", "a"]


def test_typed_text_and_the_focus_stay(server: FakeServer, desktop: Page) -> None:
    field = '<label>Name <input id="name" value="{}"></label>'
    server.visit(desktop, "<p>one</p>" + field.format(""))
    desktop.locator("#name").press_sequentially("Blaireau")
    redraw(desktop, "<p>two</p><p>three</p>" + field.format("Nobody"))
    expect(desktop.locator("#name")).to_have_value("Blaireau")
    expect(desktop.locator("#name")).to_be_focused()


def test_the_focus_follows_a_thing_to_another_place(server: FakeServer, desktop: Page) -> None:
    server.visit(desktop, f"<div>{button('wolf')}</div><ol></ol>")
    desktop.locator("#wolf").focus()
    redraw(desktop, f"<div></div><ol><li>{button('wolf')}</li></ol>")
    expect(desktop.locator("#wolf")).to_be_focused()


def test_when_its_thing_is_gone_the_focus_goes_to_the_nearest_choice(server: FakeServer, desktop: Page) -> None:
    server.visit(desktop, button("a") + button("b") + button("c") + "<p>gap</p>" + button("d"))
    desktop.locator("#c").focus()
    redraw(desktop, button("a") + button("b") + "<p>gap</p>" + button("d"))
    expect(desktop.locator("#b")).to_be_focused()


def test_the_focus_waits_at_the_prompt_and_comes_back(server: FakeServer, desktop: Page) -> None:
    server.visit(desktop, button("a") + button("b"))
    desktop.locator("#b").focus()
    redraw(desktop, '<div id="a">a</div><div id="b">b</div>')
    expect(desktop.locator("#prompt")).to_be_focused()
    redraw(desktop, "meanwhile")
    expect(desktop.locator("#prompt")).to_be_focused()
    redraw(desktop, button("a") + button("b"))
    expect(desktop.locator("#b")).to_be_focused()


def test_opened_details_stay_open(server: FakeServer, desktop: Page) -> None:
    details = "<details><summary>more</summary><p>{}</p></details>"
    server.visit(desktop, details.format("one"))
    desktop.locator("summary").click()
    redraw(desktop, details.format("two"))
    expect(desktop.get_by_text("two")).to_be_visible()


def test_scroll_positions_stay(server: FakeServer, desktop: Page) -> None:
    lines = "".join(f"<p>{number}</p>" for number in range(200))
    moved = f'<textarea id="sheet" rows="3">{"line " * 300}</textarea>'
    server.visit(desktop, f"<div>{moved}</div><div></div>{lines}")
    desktop.evaluate("document.getElementById('sheet').scrollTop = 40; scrollTo(0, 300)")
    redraw(desktop, f"<div></div><div>{moved}</div>{lines}<p>more</p>")
    assert desktop.evaluate("document.getElementById('sheet').scrollTop") == 40
    assert desktop.evaluate("scrollY") == 300


# --- Gliding ---------------------------------------------------------------------------------------------------------

WATCH = """() => {
    window.transitions = [];
    const named = () => [...document.querySelectorAll("[data-glide]")]
        .map((element) => element.style.viewTransitionName)
        .filter(Boolean);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
        const names = { before: named() };
        transitions.push(names);
        window.transition = start(() => {
            change();
            names.after = named();
        });
        return transition;
    };
}"""

SLOWLY = """() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync("::view-transition-group(*) { animation-duration: 1000s }");
    document.adoptedStyleSheets.push(slow);
}"""


def glider(name: str, more: str = "") -> str:
    """A thing that glides."""
    return f'<div id="{name}" data-glide {more}>{name}</div>'


def test_things_have_a_name_only_while_they_glide(server: FakeServer, desktop: Page) -> None:
    line = server.visit(desktop, glider("leaf 5") + glider("gone"))
    desktop.evaluate(WATCH)
    line.scene(frame(glider("new") + glider("leaf 5"), "A leaf is new."))
    expect(desktop.locator("#new")).to_be_visible()
    expect(desktop.locator("[data-glide][style*=view-transition-name]")).to_have_count(0)
    before, after = [r"glide-leaf\ 5", "glide-gone"], ["glide-new", r"glide-leaf\ 5"]
    assert desktop.evaluate("transitions") == [{"before": before, "after": after}]


def test_few_things_glide_and_only_in_sight(server: FakeServer, desktop: Page) -> None:
    many = "".join(f'<span id="thing-{number}" data-glide>·</span>' for number in range(100))
    far = "<br>" * 200 + glider("far")
    line = server.visit(desktop, glider("near") + far)
    desktop.evaluate(WATCH)
    line.scene(frame(glider("near") + many + far, "Many are new."))
    expect(desktop.locator("#thing-99")).to_be_visible()
    [names] = desktop.evaluate("transitions")
    assert names["before"] == ["glide-near"]
    assert len(names["after"]) == 80


def test_nothing_glides_for_who_likes_it_calm(server: FakeServer, desktop: Page) -> None:
    desktop.emulate_media(reduced_motion="reduce")
    line = server.visit(desktop, glider("leaf"))
    desktop.evaluate(WATCH)
    line.scene(frame(glider("leaf") + "after", "Something happens."))
    expect(desktop.locator("#board")).to_contain_text("after")
    assert desktop.evaluate("transitions") == []


def test_a_press_on_what_still_glides_counts(server: FakeServer, desktop: Page) -> None:
    line = server.visit(desktop, button("wolf", "data-glide"))
    box = desktop.locator("#wolf").bounding_box()
    assert box is not None
    desktop.evaluate(SLOWLY)
    desktop.evaluate(WATCH)
    line.scene(frame(button("wolf", "data-glide"), "Something happens.", ply=1))
    expect(desktop.locator("#board[data-ply='1']:not(.is-playing)")).to_be_attached()
    desktop.evaluate("transition.ready")
    desktop.mouse.click(box["x"] + 5, box["y"] + 5)
    assert line.decision()["about"] == "wolf"
