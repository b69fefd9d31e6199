"""Friends by link, invitations to tables, and companies that meet again."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def person(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "friend_links",
        person("person"),
        sa.Column("code", sa.String(64), nullable=False, unique=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_index("friend_links_by_until", "friend_links", ["until"])
    op.create_table(
        "friendships",
        person("person"),
        person("friend"),
        sa.Column("id", sa.String(32), nullable=False),
    )
    op.create_index("friendships_by_friend", "friendships", ["friend"])
    op.create_index("friendships_by_id", "friendships", ["id"])
    op.create_table(
        "mutes",
        person("person"),
        person("muted"),
        sa.Column("id", sa.String(32), nullable=False),
    )
    op.create_index("mutes_by_muted", "mutes", ["muted"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        person("person"),
        person("sender"),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False),
    )
    op.create_index("invitations_by_person", "invitations", ["person"])
    op.create_index("invitations_by_sender", "invitations", ["sender"])
    op.create_table(
        "reunions",
        person("person"),
        sa.Column("played", sa.String(32), primary_key=True),
        sa.Column("next_table", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("reunions_by_time", "reunions", ["at"])
