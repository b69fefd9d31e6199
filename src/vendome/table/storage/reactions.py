"""Reactions in the database: how players took the moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, insert

from vendome.table.protocol.views import Reacted
from vendome.table.storage import schema
from vendome.table.storage.writer import Statement

if TYPE_CHECKING:
    from vendome.table.storage.store import Store

C = schema.reactions.c
READ_AT_ONCE = 500  # of a table, the latest moves first: more than any story tells of


class Reactions:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def save(self, table: str, reacted: Reacted) -> None:
        """In place of the seat's reaction before."""
        values = {"table_id": table, "ply": reacted.ply, "seat": reacted.seat, "reaction": reacted.reaction}
        anew = Statement(insert(schema.reactions), values)
        await self.store.writer.write(delete_one(table, reacted.ply, reacted.seat), anew, table=table)

    async def delete(self, table: str, ply: int, seat: int) -> None:
        await self.store.writer.write(delete_one(table, ply, seat), table=table)


def delete_one(table: str, ply: int, seat: int) -> Statement:
    return Statement(delete(schema.reactions).where(C.table_id == table, C.ply == ply, C.seat == seat))


def reactions_of_seat_erased(table: str, seat: int) -> Statement:
    """Its player has left for good."""
    return Statement(delete(schema.reactions).where(C.table_id == table, C.seat == seat))


def reactions_to_move_erased(table: str, ply: int) -> Statement:
    """It was taken back, and its number will be another move's."""
    return Statement(delete(schema.reactions).where(C.table_id == table, C.ply == ply))
