"""Records of finished games, the players' words in the deal, and a row to try writing with."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("record", sa.Text, nullable=True))
    op.add_column("seats", sa.Column("word_hash", sa.String(64), nullable=True))
    op.add_column("seats", sa.Column("word", sa.String(64), nullable=True))
    op.add_column("seats", sa.Column("next_hash", sa.String(64), nullable=True))
    op.create_table(
        "heartbeats",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
