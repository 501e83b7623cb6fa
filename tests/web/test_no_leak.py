"""What reaches a seat's browser, or a spectator's, is a function of what they may see, byte for byte.

Whole games are played over the wire. At each step all that is hidden from a seat is exchanged, in a copy of the table
read from the store; what the server would send for the copy must be what it has sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from sousbois.core.record import NOTHING
from sousbois.core.view import masked
from sousbois.play.hosted import Hosted
from sousbois.play.journal import read
from sousbois.play.steps import Step
from sousbois.play.store import Store
from sousbois.web.api.stream import Listening
from sousbois.web.around import Around
from sousbois.web.clockwork import Time
from sousbois.web.readers import Reader, Readers
from sousbois.web.scenes import scene_now
from sousbois.web.undo_offer import UndoOffer
from tests.play.hosting import GAMES, SHORTER, any_decision, full
from tests.web.serving import Server, Visitor

SEATS = 3
LANGUAGES = ("fr", "en", "fr", "en")
"""Of the seats, and of a spectator."""


def exchanged(hosted: Hosted, seat: int, seed: int) -> Hosted:
    """The same table to one seat; all that it cannot know is drawn anew, secret choices too."""
    twin = hosted.copy()
    assert twin.table is not None
    twin.table.state = twin.setup.redealt(twin.table.state, seat, seed)
    chance = Random(seed)
    for other in hosted.choices:
        if other != seat:
            twin.choices[other] = (str(chance.choice(twin.table.legal(other))),)
    return twin


def blanked(hosted: Hosted, steps: Sequence[Step], seat: int) -> list[Step]:
    """What happened, without anything in it that the seat must not see; NOTHING is somebody looking on."""
    kind, setup = hosted.setup.game.rules.State, hosted.setup
    return [Step(setup.shadow(masked(kind, step.state.store(), seat)), step.event) for step in steps]


def sent_to(hosted: Hosted, seat: int | None, language: str, steps: Sequence[Step] = (), table: str = "table") -> str:
    """What a table sends to a page of one seat when something has happened; everybody is there, and looked on."""
    readers = Readers(table, Around.of(hosted, Time()))
    readers.listeners = {Listening(each, language, since=0) for each in (*range(SEATS), None)}
    reader = Reader(seat, language, 0)
    readers.pages = {reader}  # the others are there too, but nothing needs to be drawn for them
    readers.tell(hosted, steps, {})
    message = reader.outbox.get_nowait()
    assert message is not None
    return message


@pytest.mark.parametrize(("game", "seed"), [("igels", 12), ("igels", 13), ("menagerie", 1)])
def test_who_begins_to_decide_learns_nothing_hidden_and_nothing_that_chance_will_bring(game: str, seed: int) -> None:
    hosted, _ = full(game, SEATS, seed=seed, options=SHORTER.get(game))
    chance = Random(31)
    number = begun = 0
    while hosted.stage == "running":
        decision = any_decision(hosted, chance)
        number += 1
        twin = exchanged(hosted, decision.seat, number)
        for length in range(1, len(decision.moves)):
            draft = decision.moves[:length]
            shown, other = (scene_now(each, decision.seat, draft) for each in (hosted, twin))
            assert shown == other
            begun += 1
        hosted.take(decision)
    assert begun


@pytest.mark.parametrize("game", GAMES)
def test_message_to_a_page_depends_only_on_its_view(server: Server, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four pages, two of either language: those of the three seats, and that of a spectator."""
    # The offer to undo comes a moment later, by a message of its own: see `test_undo_offer`.
    monkeypatch.setattr(UndoOffer, "find_out", lambda *_: None)
    people = [Visitor(server, f"Nom {seat}", LANGUAGES[seat]) for seat in range(SEATS)]
    for person in people:
        person.post("/preferences", auto_pass="no")
    options = {f"option-{name}": value for name, value in SHORTER.get(game, {}).items()}
    table = people[0].open_table(game, seats=SEATS, **{"seat-0": "me"}, **options)
    for seat in (1, 2):
        people[seat].post(f"/table/{table}/sit", seat=seat)
    spectator = Visitor(server, "Zoé", LANGUAGES[SEATS])
    lines = [person.line(table) for person in (*people, spectator)]
    for line in lines:
        line.next("scene")
    for line in lines:  # all that was on its way comes before the answer
        line.send(kind="ping")
        line.next("pong")
    with Store.reading(server.folder) as store:
        hosted = Hosted.told_by(map(read, store.journal(table)))
    chance = Random(29)
    number = 0
    while hosted.stage == "running":
        decision = any_decision(hosted, chance)
        lines[decision.seat].send(kind="decide", ply=decision.ply, moves=decision.moves, about="")
        steps = hosted.take(decision)
        number += 1
        for seat, language, line in zip((*range(SEATS), None), LANGUAGES, lines, strict=True):
            text = line.text()
            if hosted.stage == "running":
                twin = exchanged(hosted, number % SEATS if seat is None else seat, number)
                seen = blanked(hosted, steps, NOTHING if seat is None else seat)
                shown = sent_to(twin, seat, language, seen, table)
                assert text == shown, f"decision {number} of the deal with seed {hosted.opened.seed}"
        assert lines[decision.seat].next() == {"kind": "taken"}
    for line in lines:
        line.close()
