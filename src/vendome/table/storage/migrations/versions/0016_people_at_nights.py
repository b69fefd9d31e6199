"""Whoever enters a night with a device key has one entry on all their devices."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "night_people",
        sa.Column("entry", sa.String(32), sa.ForeignKey("night_entries.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("night", sa.String(48), sa.ForeignKey("nights.id", ondelete="CASCADE"), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.UniqueConstraint("person", "night", name="night_people_once"),
    )
