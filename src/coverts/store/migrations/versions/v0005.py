"""Which servers are alive, and which of them looks after which table, where several share a database."""

import sqlalchemy as sa
from alembic import op

revision = "v0005"
down_revision = "v0004"

TEXT = sa.String().with_variant(sa.String(collation="C"), "postgresql")
"""Letters in the order of their numbers, on both databases."""


def upgrade() -> None:
    """Two tables more; the others stay as they are."""
    op.create_table(
        "nodes",
        sa.Column("id", TEXT, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "cares",
        sa.Column("table_id", TEXT, primary_key=True),
        sa.Column("node", TEXT, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("cares_by_node", "cares", ["node"])
