"""Two people were one all along: their friends, mutes, invitations and reunions become the other's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Table, and_, delete, exists, or_, update

from vendome.table.storage import schema
from vendome.table.storage.writer import Statement

# The tables that know two people by a row, what these two are called there, and what else a row is of.
PAIRS = (
    (schema.friendships, ("person", "friend"), ()),
    (schema.mutes, ("person", "muted"), ()),
    (schema.invitations, ("person", "sender"), ("table_id",)),
)


def merged_company(person: str, into: str) -> list[Statement]:
    """Nothing is there twice afterwards, and nothing is between a person and themselves."""
    statements = moved(schema.friend_links, "person", (), person, into)
    statements += moved(schema.reunions, "person", ("played",), person, into)
    for table, (one, other), also in PAIRS:
        for side, far_side in ((one, other), (other, one)):
            with_oneself = and_(table.c[side] == person, table.c[far_side] == into)
            statements += moved(table, side, (far_side, *also), person, into, but=with_oneself)
    return [Statement(sql) for sql in statements]


def moved(table: Table, side: str, also: Sequence[str], person: str, into: str, but: Any = None) -> list[Any]:
    """The rows of the one are the other's, but for those that the other has already, which `also` tells, and for those
    that are to go."""
    twin = table.alias()
    is_there = exists().where(twin.c[side] == into, *(twin.c[name] == table.c[name] for name in also))
    goes = is_there if but is None else or_(is_there, but)
    return [
        delete(table).where(table.c[side] == person, goes),
        update(table).where(table.c[side] == person).values({side: into}),
    ]
