"""The record of a game, from the log of its table."""

from collections.abc import Iterable
from typing import Any

from coverts.games.contract import Act
from coverts.hall.entries import Acted, Chanced, Entry, Opened
from coverts.hall.settings import game_of
from coverts.hall.table import rebuilt
from coverts.records.format import Player, Record
from coverts.records.writing import record_of, steps_of


def recorded(log: Iterable[Entry]) -> Record:
    """The game that a table's log holds, finished or not."""
    entries = list(log)
    first = entries[0]
    assert isinstance(first, Opened)
    setup = first.settings.setup
    # The seats change only outside the game, which need not be played again for their names.
    outside = [entry for entry in entries if not isinstance(entry, Acted | Chanced)]
    seats = [Player(name) for name in rebuilt("", outside).names]
    return record_of(game_of(setup), setup, seats, steps_of(game_of(setup), setup, _moves(entries)))


def _moves(entries: Iterable[Entry]) -> Iterable[Any]:
    for entry in entries:
        if isinstance(entry, Acted):
            yield Act(entry.seat, entry.action)
        elif isinstance(entry, Chanced):
            yield entry.outcome
