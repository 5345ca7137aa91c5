"""Bringing a database to the present shape without starting a server, to see first whether it works."""

from contextlib import closing
from pathlib import Path

from msgspec import Struct

from coverts.store.database import Place, database_at
from coverts.store.migrating import HEAD, require_known
from coverts.store.opening import lock, prepare
from coverts.store.postgres.url import PostgresUrl


class Upgraded(Struct, frozen=True):
    """A database that has the present shape."""

    database: Place
    before: str | None
    """The shape that it had; None if there was nothing in it."""
    version: str = HEAD


def bring_up_to_date(place: Place) -> Upgraded:
    """Bring a database to the present shape, in one transaction; `InUseError` while a server works with it.

    One that was made by a newer version is refused.
    """
    database = database_at(place)
    with database.errors():
        before = database.version()
    if before is not None:
        require_known(before)
    if isinstance(place, Path):
        with closing(lock(place.parent)):
            prepare(place.parent)
    else:
        _at_postgres(place)
    return Upgraded(place, before)


def _at_postgres(url: PostgresUrl) -> None:
    # asyncpg is an extra, and wanted by those alone who name a PostgreSQL.
    from coverts.store.postgres import opening
    from coverts.store.postgres.session import Session
    from coverts.store.postgres.writing import WriterSession

    with closing(WriterSession(url, alone=True)), closing(Session(url)) as session:
        opening.prepare(url, session)
