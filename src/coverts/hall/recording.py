"""The record of a game, from the log of its table."""

from collections.abc import Iterable
from typing import Any

from coverts.fair.digest import PROTOCOL
from coverts.games.contract import Act, Over, Step
from coverts.hall.entries import Acted, Chanced, Entry
from coverts.hall.fair_steps import rounds_of
from coverts.hall.table import Table, TablePhase, rebuilt
from coverts.hall.wire import game_of
from coverts.records.fairness import fair_part_of
from coverts.records.format import Fair, Player, Record
from coverts.records.writing import data_of, line, record_of, steps_of


def has_ended(table: Table) -> bool:
    """Whether there was a game on the table, and it is over: then there is a record of it."""
    return table.state is not None and table.phase in (TablePhase.OVER, TablePhase.ABORTED)


def recorded(log: Iterable[Entry]) -> Record:
    """The game that a table's log holds, finished or not."""
    entries = list(log)
    return _record(_without_game(entries), entries)


def _without_game(entries: Iterable[Entry]) -> Table:
    """Seats and setup, which change only outside the game: it need not be played again for them."""
    return rebuilt("", [entry for entry in entries if not isinstance(entry, Acted | Chanced)])


def _record(table: Table, entries: Iterable[Entry]) -> Record:
    setup, seats = table.settings.setup, [Player(name) for name in table.names]
    steps = list(steps_of(game_of(setup), setup, _moves(entries)))
    return record_of(game_of(setup), setup, seats, steps, _fair(table, steps))


def _fair(table: Table, steps: list[Step[Any, Any]]) -> Fair | None:
    """What the deals followed from, if they did; the seed of a round under way is no part of any record."""
    fair, part = table.fair, fair_part_of(table.game.name)
    if fair is None or part is None or not fair.seeds:
        return None
    is_over = table.phase is TablePhase.ABORTED or (steps and isinstance(table.game.prompt(steps[-1].state), Over))
    revealed = len(fair.seeds) if is_over else part.scored(steps[-1].state) if steps else 0
    return Fair(PROTOCOL, fair.game, fair.rules, rounds_of(fair, revealed))


def record_text(log: Iterable[Entry]) -> bytes:
    """The record as it is kept, on one line: with what the coach was allowed to say, if it was anything, and from which
    moment of which record the game goes on, if it is practice.
    """
    entries = list(log)
    table = _without_game(entries)
    data = data_of(_record(table, entries))
    if table.settings.help != "off":
        data["help"] = table.settings.help
    if table.played_on is not None:
        earlier = table.played_on
        data["practice"] = {"of": earlier.record, "moves": earlier.moves, "seat": earlier.seat}
    return line(data)


def _moves(entries: Iterable[Entry]) -> Iterable[object]:
    for entry in entries:
        if isinstance(entry, Acted):
            yield Act(entry.seat, entry.action)
        elif isinstance(entry, Chanced):
            yield entry.outcome
