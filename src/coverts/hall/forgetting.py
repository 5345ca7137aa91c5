"""Erasure: a table's log without somebody, who has no name, identity or words in it. The game stays as it was."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from msgspec.structs import replace

from coverts.hall.desk import Logged
from coverts.hall.entries import (
    Aborted,
    Acted,
    Chanced,
    Entry,
    Forgotten,
    Kept,
    Left,
    Millis,
    Opened,
    SatDown,
    Spoke,
    StoodUp,
)
from coverts.hall.sitters import FORGOTTEN, KeptSeat, Person, Sitter, Who
from coverts.hall.table import Table, TablePhase, applied, opened


def without(who: Who, log: Sequence[Logged], now: Millis) -> list[Logged]:
    """A log without somebody, who leaves the table if they are still at it.

    The entries keep their places. The log ends with the moment of forgetting, so it is longer than before, and nothing
    that was decided with the old log in hand can be appended any more.
    """
    kept, table = [], None
    for logged in log:
        key = None if logged.key is not None and logged.key.who == who else logged.key
        kept.append(Logged(_redacted(logged.entry, who, table), key))
        table = _after(table, logged.entry)
    assert table is not None
    return [*kept, Logged(Forgotten(now)), *map(Logged, _departure(table, who, now))]


def without_talk(log: Sequence[Logged], now: Millis) -> list[Logged]:
    """A log without anything that was said; like the other it is longer than before."""
    silent = [Logged(Forgotten(one.entry.at), one.key) if isinstance(one.entry, Spoke) else one for one in log]
    return [*silent, Logged(Forgotten(now))]


def spoken_by(who: Who, log: Sequence[Logged]) -> Iterator[Spoke]:
    """What somebody has said at a table, in words of their own or ready-made ones. Moves are not looked at."""
    table = None
    for logged in log:
        entry = logged.entry
        if isinstance(entry, Acted | Chanced):
            continue
        if isinstance(entry, Spoke) and table is not None and _is(table.sitters[entry.seat], who):
            yield entry
        table = _after(table, entry)


def _after(table: Table | None, entry: Entry) -> Table:
    if isinstance(entry, Opened):
        return opened("", entry)
    assert table is not None
    return applied(table, entry).table


def _redacted(entry: Entry, who: Who, table: Table | None) -> Entry:
    """An entry without somebody; the table is as it was before it."""
    match entry:
        case Opened(host=host) if host == who:
            return replace(entry, host=FORGOTTEN)
        case SatDown(sitter=sitter) if _is(sitter, who):
            return replace(entry, sitter=Person(FORGOTTEN, ""))
        case Kept(person=person) if _is(person, who):
            return replace(entry, person=Person(FORGOTTEN, ""))
        case Spoke(at, seat) if table is not None and _is(table.sitters[seat], who):
            return Forgotten(at)
        case _:
            return entry


def _departure(table: Table, who: Who, now: Millis) -> Iterator[Entry]:
    """How somebody leaves who will not come back: a table that they host is closed if no game has begun."""
    seats = [seat for seat, sitter in enumerate(table.sitters) if _is(sitter, who)]
    match table.phase:
        case TablePhase.GATHERING if table.host == who:
            yield Aborted(now, seats[0] if seats else None)
        case TablePhase.GATHERING:
            yield from (StoodUp(now, seat) for seat in seats)
        case TablePhase.PLAYING if table.settings.leaver == "abort":
            yield from (Aborted(now, seat) for seat in seats)
        case TablePhase.PLAYING:
            yield from (Left(now, seat) for seat in seats if seat not in table.away)
        case TablePhase.OVER | TablePhase.ABORTED:
            pass
        case _:
            assert_never(table.phase)


def _is(sitter: Sitter, who: Who) -> bool:
    return isinstance(sitter, Person | KeptSeat) and sitter.who == who
