"""Bringing a PostgreSQL database to the present shape, with the same migrations as SQLite."""

import asyncio

from coverts.store.interface import NotADatabaseError, StoreError
from coverts.store.migrating import HEAD, require_known, upgrade_on
from coverts.store.postgres.errors import connecting
from coverts.store.postgres.session import SETTINGS, TO_CONNECT, Session
from coverts.store.postgres.url import PostgresUrl

TABLES = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"


def prepare(url: PostgresUrl, session: Session) -> None:
    """Bring a database up to date. Whoever calls this holds the lock."""
    version = version_of(url, session)
    if version is not None:
        require_known(version)
    if version != HEAD:
        upgrade(url)


def version_of(url: PostgresUrl, session: Session) -> str | None:
    """The shape that a database has; None if there is nothing in it yet."""
    (encoding,) = session.query("SHOW server_encoding").rows[0]
    if encoding != "UTF8":
        raise StoreError("store-not-utf8", url=str(url), encoding=str(encoding))
    there = {str(name) for (name,) in session.query(TABLES).rows}
    if not there:
        return None
    if "alembic_version" not in there or not {"tables", "log"} <= there:
        raise NotADatabaseError("store-something-else", url=str(url))
    row = session.query("SELECT version_num FROM alembic_version").fetchone()
    return None if row is None else str(row[0])


def upgrade(url: PostgresUrl, to: str = HEAD) -> None:
    """Bring a database to the present shape, or to an older one if it is empty, in one transaction."""
    with connecting(url):
        asyncio.run(_upgrade(url, to))


async def _upgrade(url: PostgresUrl, to: str) -> None:
    import asyncpg
    from sqlalchemy.exc import DBAPIError
    from sqlalchemy.ext.asyncio import create_async_engine
    from sqlalchemy.pool import NullPool

    async def connect() -> asyncpg.Connection:
        return await asyncpg.connect(url.dsn, timeout=TO_CONNECT, server_settings=SETTINGS)

    engine = create_async_engine("postgresql+asyncpg://", async_creator=connect, poolclass=NullPool)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(lambda plain: upgrade_on(plain, to))
    except DBAPIError as error:
        raise StoreError("store-not-upgraded", url=str(url), why=str(error.orig)) from None
    finally:
        await engine.dispose()
