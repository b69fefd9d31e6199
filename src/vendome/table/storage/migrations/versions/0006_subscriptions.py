"""Where players are told that it is their turn, and the key that this server proves itself with to push services."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=True),
        sa.Column("auth", sa.String(64), nullable=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=True),
        sa.Column("quiet_to", sa.Integer, nullable=True),
        sa.Column("code", sa.String(8), nullable=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("reminded", sa.Integer, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("due_at", sa.Double, nullable=True),
        sa.Column("made_at", sa.Double, nullable=False),
    )
    op.create_index("subscriptions_by_due", "subscriptions", ["due_at"])
    op.create_index("subscriptions_by_address", "subscriptions", ["address"])
    op.create_index("subscriptions_by_secret", "subscriptions", ["secret"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
