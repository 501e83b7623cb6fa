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
    for_hosts = parser.add_argument_group("for those who run a server for others (docs/hosting.md)")
    finished = "remove finished games that nobody has touched for so many days (default: they are kept for ever)"
    for_hosts.add_argument("--keep-finished", type=int, metavar="DAYS", help=finished)
    waiting = "remove tables that never began, likewise (default: they are kept for ever)"
    for_hosts.add_argument("--keep-waiting", type=int, metavar="DAYS", help=waiting)
    metrics = (
        "an address or a network, such as 10.0.0.0/8, that may read /metrics; may be given several times "
        "(default: this machine alone)"
    )
    for_hosts.add_argument("--metrics-from", action="append", default=[], metavar="ADDRESS", help=metrics)
    form = "how the log on stderr is written (default: text)"
    for_hosts.add_argument("--log", choices=["text", "json"], default="text", help=form)
    level = "what is logged: errors, also warnings, also what becomes of tables (notice), also every request (info)"
    levels = ["error", "warning", "notice", "info"]
    usual = " (default: warning; of --log json: notice)"
    for_hosts.add_argument("--log-level", choices=levels, help=level + usual)


def run(arguments: argparse.Namespace) -> int:
    """Serve until somebody stops it."""
    from sousbois.play.store import data_folder
    from sousbois.web.logs import USUAL_LEVEL, start_logging
    from sousbois.web.serving import serve
    from sousbois.web.settings import Retention, Settings, networks

    folder = data_folder() if arguments.data is None else Path(arguments.data)
    settings = Settings(
        metrics_from=networks(arguments.metrics_from),
        retention=Retention(arguments.keep_finished, arguments.keep_waiting),
    )
    start_logging(arguments.log, arguments.log_level or USUAL_LEVEL[arguments.log])
    serve(arguments.host, arguments.port, folder, settings, lambda line: print(line, flush=True))
    return 0
