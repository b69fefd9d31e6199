"""Ratings of people, and the rated games that they come from."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("people", sa.Column("is_listed", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("cautious", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_by_place", "ratings", ["game", "cautious"])
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("waits", sa.Boolean, nullable=False),
    )
    op.create_index("rated_games_by_wait", "rated_games", ["waits", "at"])
    op.create_table(
        "rated_seats",
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("rated_games.table_id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=True),
        sa.Column("level", sa.String(64), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("mean_before", sa.Double, nullable=True),
        sa.Column("deviation_before", sa.Double, nullable=True),
        sa.Column("mean_after", sa.Double, nullable=True),
        sa.Column("deviation_after", sa.Double, nullable=True),
    )
    op.create_index("rated_seats_by_person", "rated_seats", ["person"])
