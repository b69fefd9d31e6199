"""Duplicate nights: the same sealed deals at many tables."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("night", sa.String(48), nullable=True))
    op.add_column("tables", sa.Column("deal", sa.Integer, nullable=True))
    op.create_index("tables_by_night", "tables", ["night"])
    op.create_table(
        "nights",
        sa.Column("id", sa.String(48), primary_key=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("level", sa.String(64), nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("host", sa.String(64), nullable=True),
        sa.Column("day", sa.String(10), nullable=True),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("closes_at", sa.Double, nullable=False),
    )
    op.create_table(
        "night_entries",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("night", sa.String(48), sa.ForeignKey("nights.id", ondelete="CASCADE"), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.UniqueConstraint("night", "token", name="night_entries_once"),
    )
    op.create_table(
        "night_seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("night", sa.String(48), sa.ForeignKey("nights.id", ondelete="CASCADE"), nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("entry", sa.String(32), sa.ForeignKey("night_entries.id", ondelete="CASCADE"), nullable=False),
        sa.Column("score", sa.Integer, nullable=True),
        sa.UniqueConstraint("night", "deal", "entry", name="night_seats_once"),
    )
    op.create_index("night_seats_by_entry", "night_seats", ["entry"])
