"""Opening a store wherever it is: SQLite in a folder, or PostgreSQL."""

from pathlib import Path

from coverts.store.database import Place, require_driver
from coverts.store.operations import Operations
from coverts.store.sqlite import SqliteStore


async def open_store(place: Place, *, alone: bool = False) -> Operations:
    """The store in a folder or in a database of PostgreSQL; a `StoreError` says why it cannot be opened.

    A folder is for one server. A database is shared with others, unless it is to be alone.
    """
    if isinstance(place, Path):
        return await SqliteStore.open(place)
    require_driver()
    from coverts.store.postgres.store import PostgresStore

    return await PostgresStore.open(place, alone=alone)
