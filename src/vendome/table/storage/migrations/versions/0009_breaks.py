"""When a table must be looked at though nothing happens there, and the players' breaks."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("due_at", sa.Double, nullable=True))
    op.create_index("tables_by_due", "tables", ["status", "due_at"])
    op.create_table(
        "breaks",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("begun_at", sa.Double, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    # Games with a clock are looked at once, which finds out when their time is up. The settings are compared as text: a
    # row that is no JSON must not stop a migration.
    op.execute(
        "UPDATE tables SET due_at = asked_at"
        " WHERE status = 'playing' AND CAST(settings AS TEXT) NOT LIKE '%\"clock\": null%'"
    )
