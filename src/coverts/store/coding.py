"""Serialisation of log entries and summaries."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec.structs import asdict

from coverts.hall.admission import Admission
from coverts.hall.desk import CommandKey, Logged
from coverts.hall.entries import Entry, Kept, Opened
from coverts.hall.sitters import Who
from coverts.hall.summary import Summary
from coverts.hall.table import TablePhase
from coverts.store.interface import Invited, OwnTable, PublicTable, StoreError, UnknownEntryError

encode = msgspec.json.Encoder().encode
_entry: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_summary = msgspec.json.Decoder(Summary)
_opened = msgspec.json.Decoder(Opened)

UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What a decoder raises for bytes of a damaged database."""


class _Listed(Summary, frozen=True, kw_only=True):
    """What is kept of a table for the lists: the summary, which anybody may read, and whose the seats are."""

    people: tuple[Who | None, ...] = ()
    """Empty in rows from before it was kept."""


_listed = msgspec.json.Decoder(_Listed)


def log_of(table: str, rows: Iterable[tuple[int, bytes, str | None, str | None]], *, after: int = 0) -> list[Logged]:
    """The log of a table from its rows, or its end. One that is not whole is never handed out in part."""
    log: list[Logged] = []
    for seq, entry, who, command_id in rows:
        if seq != after + len(log) + 1:
            raise StoreError("store-entry-missing", at=table, entry=after + len(log) + 1)
        key = None if who is None or command_id is None else CommandKey(who, command_id)
        log.append(Logged(_entry_of(table, seq, entry), key))
    return log


BEGINNING = 8
"""Entries of a log in which all seats are kept that ever are: it begins with them, and no game has more than seven."""


def admission_of(table: str, who: Who | None, rows: Sequence[tuple[str, str, bytes, int]]) -> Admission | None:
    """Who may know of a table, from its row and the beginning of its log, each with whether this person was there."""
    if not rows:
        return None
    visibility, phase, _, was_there = rows[0]
    first, *others = [_entry_of(table, seq, entry) for seq, (_, _, entry, _) in enumerate(rows, 1)]
    if not isinstance(first, Opened):
        raise StoreError("store-no-opening", at=table)
    kept = [entry.person.who for entry in others if isinstance(entry, Kept)]
    people = [first.host, *kept, *([who] if who is not None and was_there else [])]
    is_public, is_playing = visibility == "public", phase == TablePhase.PLAYING.value
    return Admission(is_public, first.invitation, frozenset(people), is_playing=is_playing)


def _entry_of(table: str, seq: int, entry: bytes) -> Entry:
    try:
        return _entry.decode(entry)
    except msgspec.ValidationError as error:
        raise UnknownEntryError("store-entry-unknown", at=table, entry=seq, why=str(error)) from error
    except UNREADABLE as error:
        raise StoreError("store-entry-unreadable", at=table, entry=seq, why=str(error)) from error


@contextmanager
def lawful(table: str) -> Iterator[None]:
    """A log is applied: nobody here has written one that breaks the rules, so the database is damaged."""
    try:
        yield
    except StoreError:
        raise
    except Exception as error:
        # Whatever the rules make of such a log.
        raise StoreError("store-log-illegal", at=table, error=type(error).__name__) from error


def summary_of(row: tuple[str, bytes]) -> Summary:
    """A summary from its row."""
    table, summary = row
    try:
        return _summary.decode(summary)
    except UNREADABLE as error:
        raise StoreError("store-summary-unreadable", at=table, why=str(error)) from error


def listed(summary: Summary, people: Sequence[Who | None]) -> bytes:
    """A table as the lists keep it."""
    return encode(_Listed(**asdict(summary), people=tuple(people)))


def agrees(row: tuple[str, bytes], summary: Summary, people: Sequence[Who | None]) -> bool:
    """Whether a row of the lists says this; it may be from before it was kept whose the seats are."""
    return summary_of(row) == summary and people_in(row) in ((), tuple(people))


def people_in(row: tuple[str, bytes]) -> tuple[Who | None, ...]:
    """Whose the seats are, by a row of the lists; empty in one from before that was kept."""
    table, kept = row
    try:
        return _listed.decode(kept).people
    except UNREADABLE as error:
        raise StoreError("store-seats-unreadable", at=table, why=str(error)) from error


def public_table_of(row: tuple[str, bytes]) -> PublicTable:
    """A table in the lobby from its row."""
    return PublicTable(summary_of(row), next((who for who in people_in(row) if who is not None), None))


def own_table_of(row: tuple[str, bytes], who: Who) -> OwnTable:
    """Somebody's table from its row."""
    summary = summary_of(row)
    people = people_in(row)
    return OwnTable(summary, people.index(who) if who in people else None)


def invited_of(row: tuple[str, bytes]) -> Invited:
    """A table's invitation, from the first entry of its log."""
    table, first = row
    try:
        opened = _opened.decode(first)
        return Invited(table, opened.invitation, opened.host)
    except UNREADABLE as error:
        raise StoreError("store-entry-unreadable", at=table, entry=1, why=str(error)) from error


def document_of(table: str, kept: bytes) -> dict[str, Any]:
    """The record or a review of a table's game."""
    try:
        return msgspec.json.decode(kept, type=dict[str, Any])
    except UNREADABLE as error:
        raise StoreError("store-document-unreadable", at=table, why=str(error)) from error
