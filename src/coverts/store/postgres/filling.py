"""Filling a PostgreSQL database with the rows of another database, while no server works with it."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from time import gmtime, strftime
from typing import TypeAlias

from coverts.store.interface import StoreError
from coverts.store.postgres.opening import TABLES, upgrade, version_of
from coverts.store.postgres.session import Session
from coverts.store.postgres.url import PostgresUrl
from coverts.store.postgres.writing import WriterSession
from coverts.store.transacting import Connection
from coverts.store.transferring import Shape, count_of, shapes_of

Fill: TypeAlias = Callable[[Connection], None]
TO_FILL = "SET LOCAL statement_timeout = 0"


@contextmanager
def reserved(url: PostgresUrl) -> Iterator[Session]:
    """A session with a database that no server works with, nor comes to meanwhile; else `InUseError`."""
    with closing(WriterSession(url, alone=True)), closing(Session(url)) as session:
        yield session


def require_empty(url: PostgresUrl, session: Session) -> None:
    """Refuse a database in which there is something."""
    version = version_of(url, session)
    if version is not None and any(count_of(session, shape) for shape in shapes_of(version)):
        raise StoreError("store-not-empty", url=str(url))


def set_aside(session: Session) -> str | None:
    """Give the tables that are there a schema of their own, under which they stay; None if there are none."""
    tables = [str(name) for (name,) in session.query(TABLES).rows]
    if not tables:
        return None
    kept = f"coverts_replaced_{strftime('%Y%m%dt%H%M%Sz', gmtime())}"
    session.tell("BEGIN")
    session.tell(f'CREATE SCHEMA "{kept}"')
    for table in tables:
        session.tell(f'ALTER TABLE "{table}" SET SCHEMA "{kept}"')
    session.tell("COMMIT")
    return kept


def fill(url: PostgresUrl, session: Session, version: str, fill_with: Fill) -> None:
    """Make the tables of a version, and have them filled in one transaction."""
    upgrade(url, version)
    if version_of(url, session) != version:
        raise StoreError("store-other-tables", url=str(url))
    session.tell("BEGIN")
    try:
        fill_with(session)
        for shape in shapes_of(version):
            if shape.is_numbered:
                session.tell(_number_on(shape))
        session.tell("COMMIT")
    except BaseException:
        if session.in_transaction:
            session.tell("ROLLBACK")
        raise


def _number_on(shape: Shape) -> str:
    """The next row has the next number: PostgreSQL does not count rows that come with theirs."""
    name = shape.name
    sequence = f"pg_get_serial_sequence('{name}', 'id')"
    return f"SELECT setval({sequence}, coalesce(max(id), 0) + 1, false) FROM {name}"  # noqa: S608 - a name of ours
