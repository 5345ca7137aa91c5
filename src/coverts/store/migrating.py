"""Schema migrations. SQLAlchemy and Alembic are imported only when the database is not up to date."""

from pathlib import Path
from typing import TYPE_CHECKING

from coverts.store.interface import NewerDatabaseError

if TYPE_CHECKING:
    from sqlalchemy import Connection

HEAD = "v0005"
"""The present shape: the last of the migrations."""

MIGRATIONS = Path(__file__).parent / "migrations"


def require_known(version: str) -> None:
    """Refuse a database whose shape a later version of Coverts has made."""
    # A migration's file has the name of the shape that it leads to.
    if not (MIGRATIONS / "versions" / f"{version}.py").is_file():
        raise NewerDatabaseError("store-newer", version=version, known=HEAD)


def upgrade(url: str, to: str = "head") -> None:
    """Bring an SQLite database to the present shape, in one transaction; one that has it stays as it is."""
    # 0.4 s to import, and a server whose database is up to date starts without them.
    from sqlalchemy import create_engine, event
    from sqlalchemy.pool import NullPool

    engine = create_engine(url, poolclass=NullPool)
    # Python's sqlite3 would otherwise leave CREATE TABLE outside of the transaction.
    event.listen(engine, "connect", lambda connection, _: setattr(connection, "isolation_level", None))
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    with engine.begin() as connection:
        upgrade_on(connection, to)


def upgrade_on(connection: "Connection", to: str = "head") -> None:
    """Bring the database of a connection of SQLAlchemy's to a shape, in the transaction that it is in."""
    from alembic import command
    from alembic.config import Config
    from alembic.migration import MigrationContext

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    for version in MigrationContext.configure(connection).get_current_heads():
        require_known(version)
    config.attributes["connection"] = connection
    command.upgrade(config, to)
