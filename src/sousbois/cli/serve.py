"""Serve the tables to browsers."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command accepts."""
    everywhere = "the address to listen at (default: 0.0.0.0, so that phones of the same network can join)"
    parser.add_argument("--host", metavar="ADDRESS", default="0.0.0.0", help=everywhere)
    parser.add_argument("--port", type=int, metavar="PORT", default=8000, help="the port (default: 8000; 0: any)")
    parser.add_argument("--data", metavar="DIR", help="where tables are kept (default: your own data folder)")


def run(arguments: argparse.Namespace) -> int:
    """Serve until somebody stops it."""
    from sousbois.play.store import data_folder
    from sousbois.web.serving import serve

    folder = data_folder() if arguments.data is None else Path(arguments.data)
    serve(arguments.host, arguments.port, folder, lambda line: print(line, flush=True))
    return 0
