"""The tables of the database, in words that every SQL database knows. Only the migrations and their tests read this.

Moments are milliseconds since 1970. JSON is kept as bytes: nobody asks the database what is in it.
"""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

Text = String().with_variant(String(collation="C"), "postgresql")
"""Letters in the order of their numbers: SQLite does so by itself, PostgreSQL would follow the customs of a country."""

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("summary", LargeBinary, nullable=False),
    Column("game", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("free_seats", Integer, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("tables_by_phase", "phase", "visibility", "opened_at"),
)
"""A row for each table: what the lists say of it."""

# Without a row id the entries of a table lie side by side in the order of their numbers, in one tree instead of two.
log = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("entry", LargeBinary, nullable=False),
    Column("who", Text),
    Column("command_id", Text),
    sqlite_with_rowid=False,
)
"""What has happened at every table, counted from 1."""

_has_key = log.c.command_id.is_not(None)
Index(
    "log_by_command",
    log.c.table_id,
    log.c.who,
    log.c.command_id,
    unique=True,
    sqlite_where=_has_key,
    postgresql_where=_has_key,
)

members = Table(
    "members",
    metadata,
    Column("who", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Index("members_by_table", "table_id"),
    sqlite_with_rowid=False,
)
"""Whose tables they are."""

records = Table(
    "records",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("record", LargeBinary, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
)
"""The records of finished games."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("review", LargeBinary, nullable=False),
)
"""What the coach said of them, by seat. It can always be made again."""

identities = Table(
    "identities",
    metadata,
    Column("who", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""Everybody who has ever come."""

tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("who", Text, ForeignKey("identities.who"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger),
    Column("revoked_at", BigInteger),
    Index("tokens_by_who", "who"),
    sqlite_with_rowid=False,
)
"""What proves who somebody is; the secrets themselves are not here, only their hashes."""

orders = Table(
    "orders",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("what", Text, nullable=False),
    Column("whom", Text, nullable=False),
    Column("asked_at", BigInteger, nullable=False),
    Column("done_at", BigInteger),
    Column("outcome", Text),
)
"""What an operator asks of the running house, and what came of it. The house looks once a second."""

bans = Table(
    "bans",
    metadata,
    Column("whom", Text, primary_key=True),
    Column("banned_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""People and addresses that are not let in."""

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("who", Text, nullable=False),
    Column("against", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("reports_by_who", "who", "at"),
)
"""What people report to the operator. No foreign keys: a report outlives the table."""

nodes = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Servers that share this database, and until when each counts as alive."""

cares = Table(
    "cares",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("node", Text, nullable=False),
    Index("cares_by_node", "node"),
    sqlite_with_rowid=False,
)
"""Which of them looks after the clock and the bots of a table under way. No foreign keys: nothing of record is here."""
