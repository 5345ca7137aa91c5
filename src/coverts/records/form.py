"""What a game's records are to the house: how they are read, replayed and written."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, TypeAlias, TypeVar

from coverts.games.contract import Step
from coverts.plugin import fetched
from coverts.records.format import Player, Record
from coverts.records.replaying import Replayed
from coverts.registry import PLUGINS

Options = TypeVar("Options")
State = TypeVar("State")
Event = TypeVar("Event")
FoundRecord = TypeVar("FoundRecord", bound=Record)


@dataclass(frozen=True, kw_only=True)
class RecordForm(Generic[FoundRecord, Options, State, Event]):
    """The records of one game.

    `record_type`  what a file holds
    `options_of`   how the table of a record played
    `replay`       every move of a record, made; `Illegal` at the first that cannot be
    `record_of`    the record of a game so far, from its options, its players and its steps
    """

    record_type: type[FoundRecord]
    options_of: Callable[[FoundRecord], Options]
    replay: Callable[[FoundRecord], Replayed]
    record_of: Callable[[Options, tuple[Player, ...], Iterable[Step[State, Event]]], FoundRecord]


AnyForm: TypeAlias = RecordForm[Any, Any, Any, Any]


@cache
def form_of(game: str) -> AnyForm:
    """The records of a game, or `KeyError` if there is no such game."""
    form: AnyForm = fetched(PLUGINS[game].records)
    return form
