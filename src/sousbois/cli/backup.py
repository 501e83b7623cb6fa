"""Copy all tables into one file, while a server works."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command accepts."""
    parser.add_argument("file", metavar="FILE", help="the copy; to use it, name it sousbois.sqlite3 in a folder")
    parser.add_argument("--data", metavar="DIR", help="where tables are kept (default: your own data folder)")
    parser.add_argument("--overwrite", action="store_true", help="replace FILE if there is one")


def run(arguments: argparse.Namespace) -> int:
    """Make the copy, and say what it holds."""
    from sousbois.cli.notice import progress_bar
    from sousbois.play.backup import back_up
    from sousbois.play.store import data_folder

    folder = data_folder() if arguments.data is None else Path(arguments.data)
    file = Path(arguments.file)
    with progress_bar() as progress:
        task = progress.add_task("copying", total=None)
        tables = back_up(
            folder,
            file,
            lambda done, parts: progress.update(task, completed=done, total=parts),
            overwrite=arguments.overwrite,
        )
    print(f"{file}: {tables:,} tables, {file.stat().st_size:,} bytes")
    print("   It holds the secret that signs cookies: keep it as safe as the server's own folder.")
    return 0
