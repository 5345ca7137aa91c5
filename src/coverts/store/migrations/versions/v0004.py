"""Reviews of finished games, kept so that nobody waits twice for the same one."""

import sqlalchemy as sa
from alembic import op

revision = "v0004"
down_revision = "v0003"

TEXT = sa.String().with_variant(sa.String(collation="C"), "postgresql")
"""Letters in the order of their numbers, on both databases."""


def upgrade() -> None:
    """One table more; the others stay as they are."""
    op.create_table(
        "reviews",
        sa.Column("table_id", TEXT, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("review", sa.LargeBinary, nullable=False),
    )
