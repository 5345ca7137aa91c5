"""From a game to its record, and from a record to text."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import to_builtins
from msgspec.structs import replace

from coverts.games.contract import AnyGame, Step
from coverts.records.form import form_of
from coverts.records.format import Fair, Player, Record

LINE = 100
"""How wide a record is laid out for people."""


def steps_of(game: AnyGame, options: object, moves: Iterable[object]) -> Iterable[Step[Any, Any]]:
    """What each of a game's moves leads to."""
    state = game.start(options)
    for move in moves:
        step = game.step(state, move)
        state = step.state
        yield step


def record_of(
    game: AnyGame,
    options: object,
    seats: Sequence[Player],
    steps: Iterable[Step[Any, Any]],
    fair: Fair | None = None,
) -> Record:
    """The record of a game so far, and what its deals followed from. Choices in closed fists are not part of it."""
    record: Any = form_of(game.name).record_of(options, tuple(seats), steps)
    whole: Record = record if fair is None else replace(record, fair=fair)
    return whole


def data_of(record: Record) -> dict[str, Any]:
    """A record as plain JSON data."""
    data: dict[str, Any] = to_builtins(record)
    return data


def line(data: dict[str, Any]) -> bytes:
    """A record on one line, as in a `.jsonl` file."""
    return msgspec.json.encode(data) + b"\n"


def page(data: dict[str, Any]) -> bytes:
    """A record laid out for people, as in a `.json` file: what fits on a line stays on it."""
    return _laid_out(data, "", 0).encode() + b"\n"


def _laid_out(value: object, indent: str, used: int) -> str:
    short = _spaced(value)
    if not isinstance(value, dict | list | tuple) or len(indent) + used + len(short) <= LINE:
        return short
    deeper = indent + "  "
    if isinstance(value, dict):
        keys = [(f"{msgspec.json.encode(key).decode()}: ", entry) for key, entry in value.items()]
        rows = [key + _laid_out(entry, deeper, len(key)) for key, entry in keys]
        return "{\n" + ",\n".join(deeper + row for row in rows) + f"\n{indent}}}"
    rows = [_laid_out(entry, deeper, 1) for entry in value]
    return "[\n" + ",\n".join(deeper + row for row in rows) + f"\n{indent}]"


def _spaced(value: object) -> str:
    """JSON on one line, with a space after each comma and colon."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_spaced(key)}: {_spaced(entry)}" for key, entry in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_spaced(entry) for entry in value) + "]"
    return msgspec.json.encode(value).decode()
