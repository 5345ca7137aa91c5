"""`--json` and `--output` of the measurements, which mean what they mean in the program's own commands."""

import argparse
from collections.abc import Callable
from pathlib import Path

import msgspec


def add_options(arguments: argparse.ArgumentParser) -> None:
    """Where figures for programs go."""
    arguments.add_argument("--json", action="store_true", help="print JSON to standard output instead of text")
    arguments.add_argument("--output", type=Path, metavar="FILE", help="write the JSON into this file")


def report(chosen: argparse.Namespace, figures: object, tell: Callable[[], None]) -> None:
    """Write and print what was found: as JSON, or as `tell` puts it for people."""
    data = msgspec.json.encode(figures) + b"\n"
    if chosen.output is not None:
        chosen.output.write_bytes(data)
    if chosen.json:
        print(data.decode(), end="")
    else:
        tell()
