"""Moves are taken back: a log has a row for that as well, and its rows are numbered in the order they came in."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

KEPT = "table_id, ply, seat, move, client_id, at"


def upgrade() -> None:
    """A primary key can't be changed in SQLite, so the rows move into a new table."""
    op.create_table(
        "moves_by_arrival",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("arrived", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.String(200), nullable=False),
        sa.Column("client_id", sa.String(64), nullable=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "client_id", name="moves_made_once"),
    )
    number = "row_number() OVER (PARTITION BY table_id ORDER BY arrived, ply) - 1"
    op.execute(f"INSERT INTO moves_by_arrival ({KEPT}, kind, arrived) SELECT {KEPT}, 'move', {number} FROM moves")
    op.drop_table("moves")
    op.rename_table("moves_by_arrival", "moves")
