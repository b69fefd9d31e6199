"""Tables at which anyone may sit down, and what people report from there."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "openings",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("experience", sa.String(16), nullable=False),
        sa.Column("opened_at", sa.Double, nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
        sa.Column("is_listed", sa.Boolean, nullable=False),
        sa.Column("by_itself", sa.Boolean, nullable=False),
        sa.Column("gathers", sa.String(128), nullable=True, unique=True),
    )
    op.create_index("openings_by_seen", "openings", ["is_listed", "seen_at"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("by_seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("chat", sa.JSON, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("reports_by_table", "reports", ["table_id"])
    op.create_index("reports_by_time", "reports", ["at"])
