"""Arguments that several commands accept."""

from __future__ import annotations

import argparse


def add_option_argument(parser: argparse.ArgumentParser) -> None:
    """The variants and house rules of a game."""
    meaning = "a variant or house rule, such as turn_limit=10 or advanced=true; may be given several times"
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=meaning)
