"""What a game's records are to the house: how they are read, replayed and written."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from coverts.games.contract import Step
from coverts.plugin import fetched
from coverts.records.format import Player, Record
from coverts.records.replaying import Replayed
from coverts.registry import PLUGINS


@dataclass(frozen=True, kw_only=True)
class RecordForm:
    """The records of one game.

    `record_type`  what a file holds
    `options_of`   how the table of a record played
    `replay`       every move of a record, made; `Illegal` at the first that cannot be
    `record_of`    the record of a game so far, from its options, its players and its steps
    """

    record_type: type[Any]
    options_of: Callable[[Any], Any]
    replay: Callable[[Any], Replayed]
    record_of: Callable[[Any, tuple[Player, ...], Iterable[Step[Any, Any]]], Record]


@cache
def form_of(game: str) -> RecordForm:
    """The records of a game, or `KeyError` if there is no such game."""
    form: RecordForm = fetched(PLUGINS[game].records)
    return form
