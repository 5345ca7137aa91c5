"""From bytes to records: whatever a stranger's file holds, the answer is a record or a sentence about the file."""

import json
import re
from collections.abc import Iterator
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from coverts.games.contract import Refusal
from coverts.records.form import form_of
from coverts.records.format import FORMATS, Record
from coverts.registry import PLUGINS

MOST_BYTES = 4 * 1024 * 1024
"""The longest record that is read. A game of three rounds takes about 5 kB."""


HALF_CHARACTER = re.compile(
    rb"""
      \\u [dD][89abAB]..  (?! \\u [dD][c-fC-F].. )    # a first half without the second
    | (?<! \\u [dD][89abAB].. )  \\u [dD][c-fC-F]..    # or the other way round
    """,
    re.VERBOSE,
)
"""Why JSON is sometimes broken in a way that msgspec calls truncated."""


LATER = re.compile(r"coverts/(?!1$)[1-9]\d{0,5}")
"""Versions of the format that this program does not read yet."""


class Document(Struct, frozen=True):
    """A record as it was found: the JSON with every unknown key, and what it says."""

    data: dict[str, Any]
    record: Record


class Unreadable(Exception):
    """Why something is not a record at all, as the key and data of a sentence, and where in it."""

    def __init__(self, key: str, *, where: str = "the record", **args: int | str) -> None:
        super().__init__(f"{where}: {key} {args}")
        self.where = where
        self.refusal = Refusal("", key, args)


def read(text: bytes) -> Document:
    """The record that some JSON holds, or `Unreadable`."""
    if len(text) > MOST_BYTES:
        raise Unreadable("unreadable-too-long", number=MOST_BYTES)
    return document(_json(text))


def document(data: object) -> Document:
    """The record that some decoded JSON holds, or `Unreadable`."""
    if not isinstance(data, dict):
        raise Unreadable("unreadable-not-an-object")
    version, game = data.get("format"), data.get("game")
    if "format" not in data:
        raise Unreadable("unreadable-no-record")
    if isinstance(version, str) and LATER.fullmatch(version):
        raise Unreadable("unreadable-later", found=version, formats=", ".join(FORMATS))
    if version not in FORMATS:
        raise Unreadable("unreadable-format", found=_shown(version), formats=", ".join(FORMATS))
    if "game" not in data:
        raise Unreadable("unreadable-no-game", games=", ".join(PLUGINS))
    if not isinstance(game, str) or game not in PLUGINS:
        raise Unreadable("unreadable-game", found=_shown(game), games=", ".join(PLUGINS))
    try:
        return Document(data, msgspec.convert(data, form_of(game).record_type))
    except msgspec.ValidationError as error:
        # msgspec says "Expected `int`, got `str` - at `$.rounds[0].starter`".
        why, _, path = str(error).partition(" - at `$")
        raise Unreadable("unreadable-shape", where=path.strip(".`") or "the record", why=why) from None


def _json(text: bytes) -> object:
    try:
        return msgspec.json.decode(text.removeprefix(b"\xef\xbb\xbf"))
    except UnicodeError:
        raise Unreadable("unreadable-utf8") from None
    except RecursionError:
        raise Unreadable("unreadable-nesting") from None
    except msgspec.MsgspecError as error:
        if HALF_CHARACTER.search(text):
            raise Unreadable("unreadable-surrogate") from None
        raise Unreadable("unreadable-json", why=str(error).removeprefix("JSON is malformed: ")) from None


def _shown(value: object) -> str:
    """A stranger's value as JSON has it, short and printable."""
    if isinstance(value, dict | list):
        return "{…}" if isinstance(value, dict) else "[…]"
    return json.dumps(value)[:40]


def chunks(source: BinaryIO, *, lines: bool | None = None) -> Iterator[tuple[int, bytes | Unreadable]]:
    """The records of a source, unread, each with the number of the line it begins on.

    `lines` says whether there is one record a line; None looks at the beginning. Memory stays bounded whatever comes:
    a line or file that is too long is passed over and reported.
    """
    first = _bounded_line(source)
    number = 1
    while first is not None and not isinstance(first, Unreadable) and not first.strip():
        first, number = _bounded_line(source), number + 1
    if first is None:
        return
    second = _bounded_line(source)
    if lines is None:
        lines = _looks_like_lines(first, second)
    if lines:
        yield from _each_line(source, number, first, second)
    else:
        yield number, _whole(source, first, second)


def _looks_like_lines(first: bytes | Unreadable, second: bytes | Unreadable | None) -> bool:
    """One record a line, unless the first line is the beginning of something that the second goes on with."""
    if isinstance(first, Unreadable) or second is None:
        return True
    complete = first.strip().endswith(b"}")
    return complete or (isinstance(second, bytes) and second.lstrip().startswith(b'{"'))


def _bounded_line(source: BinaryIO) -> bytes | Unreadable | None:
    line = source.readline(MOST_BYTES + 1)
    if not line:
        return None
    if len(line) <= MOST_BYTES or line.endswith(b"\n"):
        return line
    while line and not line.endswith(b"\n"):
        line = source.readline(MOST_BYTES)
    return Unreadable("unreadable-too-long", number=MOST_BYTES)


def _each_line(
    source: BinaryIO, number: int, *begun: bytes | Unreadable | None
) -> Iterator[tuple[int, bytes | Unreadable]]:
    for line in begun:
        if line is not None and (isinstance(line, Unreadable) or line.strip()):
            yield number, line
        number += 1
    while (line := _bounded_line(source)) is not None:
        if isinstance(line, Unreadable) or line.strip():
            yield number, line
        number += 1


def _whole(source: BinaryIO, *begun: bytes | Unreadable | None) -> bytes | Unreadable:
    parts = [part for part in begun if part is not None]
    room = MOST_BYTES - sum(len(part) for part in parts if isinstance(part, bytes))
    rest = source.read(max(room, 0) + 1)
    if len(rest) > room or any(isinstance(part, Unreadable) for part in parts):
        return Unreadable("unreadable-too-long", number=MOST_BYTES)
    return b"".join([part for part in parts if isinstance(part, bytes)]) + rest
