"""The record of a game, from the log of its table."""

from collections.abc import Iterable

from coverts.games.contract import Act
from coverts.hall.entries import Acted, Chanced, Entry
from coverts.hall.table import Table, TablePhase, rebuilt
from coverts.hall.wire import game_of
from coverts.records.format import Player, Record
from coverts.records.writing import data_of, line, record_of, steps_of


def has_ended(table: Table) -> bool:
    """Whether there was a game on the table, and it is over: then there is a record of it."""
    return table.state is not None and table.phase in (TablePhase.OVER, TablePhase.ABORTED)


def recorded(log: Iterable[Entry]) -> Record:
    """The game that a table's log holds, finished or not."""
    entries = list(log)
    # The seats and the setup change only outside the game, which need not be played again for them.
    table = rebuilt("", [entry for entry in entries if not isinstance(entry, Acted | Chanced)])
    setup, seats = table.settings.setup, [Player(name) for name in table.names]
    return record_of(game_of(setup), setup, seats, steps_of(game_of(setup), setup, _moves(entries)))


def record_text(log: Iterable[Entry]) -> bytes:
    """The record as it is kept, on one line: with what the coach was allowed to say, if it was anything."""
    entries = list(log)
    data = data_of(recorded(entries))
    help_given = rebuilt("", [entry for entry in entries if not isinstance(entry, Acted | Chanced)]).settings.help
    return line(data if help_given == "off" else {**data, "help": help_given})


def _moves(entries: Iterable[Entry]) -> Iterable[object]:
    for entry in entries:
        if isinstance(entry, Acted):
            yield Act(entry.seat, entry.action)
        elif isinstance(entry, Chanced):
            yield entry.outcome
