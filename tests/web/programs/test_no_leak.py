"""What reaches a program is a function of what its seat may see, byte for byte.

Whole games are played over the wire. At each step all that is hidden from a seat, or from somebody looking on, is
exchanged, in a copy of the table read from the store; what the server would send for the copy must be what it has sent.
"""

from __future__ import annotations

from contextlib import ExitStack
from random import Random

import pytest
from litestar.serialization import encode_json

from sousbois.core.record import NOTHING
from sousbois.play.hosted import Hosted
from sousbois.play.journal import read
from sousbois.play.store import Store
from sousbois.web.api.positions import answer_to, told
from sousbois.web.api.stream import written
from tests.play.hosting import GAMES, SHORTER, any_decision
from tests.web.programs.asking import Program, answered, seated
from tests.web.serving import Server
from tests.web.test_no_leak import exchanged

SEATS = 3


def line_of(hosted: Hosted, seat: int | None, since: int) -> str:
    """The line of a stream that tells how a table stands."""
    return written(told(hosted, seat, "fr", since)).decode().removesuffix("\n")


@pytest.mark.parametrize("game", GAMES)
def test_what_reaches_a_program_does_not_depend_on_what_is_hidden_from_it(server: Server, game: str) -> None:
    programs = seated(server, game, SEATS, language="fr", options=SHORTER.get(game, {}))
    with Store.reading(server.folder) as store:
        hosted = Hosted.told_by(map(read, store.journal(programs[0].table)))
    with ExitStack() as streams:
        everybody = [*programs, Program(server, programs[0].table, language="fr")]
        lines = [streams.enter_context(each.stream()) for each in everybody]
        readers: list[int | None] = [*range(SEATS), None]
        since, number, chance = 0, 0, Random(31)
        while True:
            for reader, stream in zip(readers, lines, strict=True):
                seat = NOTHING if reader is None else reader
                table = exchanged(hosted, seat, number) if hosted.stage == "running" else hosted
                assert next(stream) == line_of(table, reader, since)
            if hosted.stage != "running":
                break
            since, number = len(hosted.log), number + 1
            decision = any_decision(hosted, chance)
            program, twin = programs[decision.seat], exchanged(hosted, decision.seat, number)
            for length in range(1, len(decision.moves)):
                begun = decision.moves[:length]
                answer = program.post("decisions", ply=decision.ply, moves=begun).content
                assert answer == encode_json(answer_to(twin, decision.seat, decision.ply, begun))
            answered(program.post("decisions", ply=decision.ply, moves=decision.moves))
            hosted.take(decision)
