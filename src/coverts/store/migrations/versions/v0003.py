"""What an operator asks of a running house, who is banned from it, and what people report."""

import sqlalchemy as sa
from alembic import op

revision = "v0003"
down_revision = "v0002"


def upgrade() -> None:
    """Three tables more; the others stay as they are."""
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("what", sa.String, nullable=False),
        sa.Column("whom", sa.String, nullable=False),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("done_at", sa.BigInteger),
        sa.Column("outcome", sa.String),
    )
    op.create_table(
        "bans",
        sa.Column("whom", sa.String, primary_key=True),
        sa.Column("banned_at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("who", sa.String, nullable=False),
        sa.Column("against", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("reports_by_who", "reports", ["who", "at"])
