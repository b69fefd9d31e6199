"""Reviews of finished games, kept with their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("effort", sa.String(16), primary_key=True),
        sa.Column("format", sa.String(32), nullable=False),
        sa.Column("review", sa.LargeBinary, nullable=False),
    )
