"""Tables with their logs and records, and the people who play at them."""

import sqlalchemy as sa
from alembic import op

revision = "v0001"
down_revision = None

TEXT = sa.String().with_variant(sa.String(collation="C"), "postgresql")
"""Letters in the order of their numbers, on both databases."""


def upgrade() -> None:
    """Everything there is at first."""
    op.create_table(
        "tables",
        sa.Column("id", TEXT, primary_key=True),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("game", TEXT, nullable=False),
        sa.Column("visibility", TEXT, nullable=False),
        sa.Column("phase", TEXT, nullable=False),
        sa.Column("free_seats", sa.Integer, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "visibility", "opened_at"])
    op.create_table(
        "log",
        sa.Column("table_id", TEXT, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.Column("who", TEXT),
        sa.Column("command_id", TEXT),
        sqlite_with_rowid=False,
    )
    has_key = sa.text("command_id IS NOT NULL")
    op.create_index(
        "log_by_command",
        "log",
        ["table_id", "who", "command_id"],
        unique=True,
        sqlite_where=has_key,
        postgresql_where=has_key,
    )
    op.create_table(
        "members",
        sa.Column("who", TEXT, primary_key=True),
        sa.Column("table_id", TEXT, sa.ForeignKey("tables.id"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("members_by_table", "members", ["table_id"])
    op.create_table(
        "records",
        sa.Column("table_id", TEXT, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("finished_at", sa.BigInteger, nullable=False),
    )
    _create_people()


def _create_people() -> None:
    op.create_table(
        "identities",
        sa.Column("who", TEXT, primary_key=True),
        sa.Column("name", TEXT, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("who", TEXT, sa.ForeignKey("identities.who"), nullable=False),
        sa.Column("kind", TEXT, nullable=False),
        sa.Column("label", TEXT, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger),
        sa.Column("revoked_at", sa.BigInteger),
        sqlite_with_rowid=False,
    )
    op.create_index("tokens_by_who", "tokens", ["who"])
