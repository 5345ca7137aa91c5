"""Entries and summaries as bytes, and back."""

from collections.abc import Iterable
from typing import Any

import msgspec

from coverts.hall.desk import CommandKey, Logged
from coverts.hall.entries import Entry
from coverts.hall.summary import Summary
from coverts.store.interface import StoreError

encode = msgspec.json.Encoder().encode
_entry: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_summary = msgspec.json.Decoder(Summary)


def log_of(table: str, rows: Iterable[tuple[int, bytes, str | None, str | None]]) -> list[Logged]:
    """The log of a table from its rows. One that is not whole is never handed out in part."""
    log: list[Logged] = []
    for seq, entry, who, command_id in rows:
        if seq != len(log) + 1:
            raise StoreError(f"table {table}: entry {len(log) + 1} of the log is missing")
        key = None if who is None or command_id is None else CommandKey(who, command_id)
        log.append(Logged(_entry_of(table, seq, entry), key))
    return log


def _entry_of(table: str, seq: int, entry: bytes) -> Entry:
    try:
        return _entry.decode(entry)
    except msgspec.MsgspecError as error:
        raise StoreError(f"table {table}: entry {seq} of the log cannot be read: {error}") from error


def summary_of(row: tuple[str, bytes]) -> Summary:
    """A summary from its row."""
    table, summary = row
    try:
        return _summary.decode(summary)
    except msgspec.MsgspecError as error:
        raise StoreError(f"table {table}: its summary cannot be read: {error}") from error


def tag_of(setup: msgspec.Struct) -> Any:
    """What the game of a table is called."""
    return type(setup).__struct_config__.tag
