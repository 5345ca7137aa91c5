"""What an operator asks of a running house, who is banned from it, and what people report."""

import sqlalchemy as sa
from alembic import op

revision = "v0003"
down_revision = "v0002"

TEXT = sa.String().with_variant(sa.String(collation="C"), "postgresql")
"""Letters in the order of their numbers, on both databases."""


def upgrade() -> None:
    """Three tables more; the others stay as they are."""
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("what", TEXT, nullable=False),
        sa.Column("whom", TEXT, nullable=False),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("done_at", sa.BigInteger),
        sa.Column("outcome", TEXT),
    )
    op.create_table(
        "bans",
        sa.Column("whom", TEXT, primary_key=True),
        sa.Column("banned_at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("who", TEXT, nullable=False),
        sa.Column("against", TEXT, nullable=False),
        sa.Column("table_id", TEXT, nullable=False),
        sa.Column("kind", TEXT, nullable=False),
        sa.Column("text", TEXT, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("reports_by_who", "reports", ["who", "at"])
