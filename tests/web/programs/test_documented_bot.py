"""The bot of `docs/api.md`, as it stands there, plays a game to its end."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from sousbois.web.api.document import document
from tests.patience import PATIENCE
from tests.web.programs.asking import Program
from tests.web.serving import Server

DOCUMENT = Path(__file__).parents[3] / "docs" / "api.md"
LONGEST = 30


def code() -> str:
    """The bot."""
    (found,) = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    return str(found)


def test_the_bot_is_short() -> None:
    assert len(code().splitlines()) <= LONGEST


@pytest.mark.parametrize(("game", "seats"), [("hamster", ["easy", "open"]), ("menagerie", ["easy", "easy", "open"])])
def test_the_bot_plays_to_the_end(server: Server, game: str, seats: list[str], tmp_path: Path) -> None:
    table = Program(server).open(game, *seats)["id"]
    bot = tmp_path / "bot.py"
    bot.write_text(code(), encoding="utf-8")
    played = subprocess.run(
        [sys.executable, str(bot), server.address, table],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=4 * PATIENCE, check=False,
    )  # fmt: skip
    assert played.stderr == ""
    about = Program(server).http.get(f"/tables/{table}").json()
    assert about["stage"] == "finished"
    assert about["seats"][-1] == {"kind": "person", "name": "Puck", "level": None}
    assert re.search("win|victory is shared", played.stdout)
    assert Program(server, table).get("record").text.startswith(f'[Game "{game}"]')


def test_every_error_that_there_is_is_described() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for kind in document()["components"]["schemas"]["Refusal"]["properties"]["error"]["enum"]:
        assert f"`{kind}`" in text
    for path, operations in document()["paths"].items():
        assert all(f"`{method.upper()} {path.replace('{table}', '{id}')}`" in text for method in operations), path
