"""The command `sousbois`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

import sousbois
from sousbois.core.errors import SousboisError

COMMANDS = {
    "serve": "play in the browser, alone or with friends: serve the tables",
    "play": "play a game in the terminal against bots",
    "games": "list the games",
    "hint": "say which moves are best, in a recorded game or in a position",
    "replay": "show a recorded game step by step, or verify it",
    "sheet": "check or show a sheet of the hamster, one of your own for instance",
    "edition": "check an edition of a game, one of your own for instance",
    "simulate": "play many random games and print what came of them",
    "match": "let bots play a match against each other",
    "bench": "measure how fast the games run here",
    "backup": "copy all tables into one file, while a server works",
    "doctor": "replay every stored game and say whether all is well",
}
"""The commands and what they are for; `cli/<command>.py` holds each, and is imported only when it is called."""

WRONG_INPUT = 2
INTERRUPTED = 130


def main(words: Sequence[str] | None = None) -> int:
    """Run a command; the answer is the exit code. Whatever goes wrong is told in one line."""
    given = list(sys.argv[1:] if words is None else words)
    try:
        return _run(given)
    except SousboisError as error:
        print(f"sousbois: {error}", file=sys.stderr)
        return WRONG_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has left. Give the interpreter somewhere harmless to flush the rest to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(given: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="sousbois", description="A table for animal games.")
    parser.add_argument("--version", action="version", version=f"sousbois {sousbois.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    asked = next((word for word in given if word in COMMANDS), None)
    for name, purpose in COMMANDS.items():
        command = commands.add_parser(name, help=purpose, description=f"{purpose[0].upper()}{purpose[1:]}.")
        if name == asked:
            import_module(f"sousbois.cli.{name}").add_arguments(command)
    arguments = parser.parse_args(given)
    code = import_module(f"sousbois.cli.{arguments.command}").run(arguments)
    assert isinstance(code, int)
    return code
