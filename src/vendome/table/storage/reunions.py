"""Companies that meet again, in the database: whose finished game it was, and who has asked the others when."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, insert, select

from vendome.table.storage import schema
from vendome.table.storage.people import DAY, R
from vendome.table.storage.writer import Statement

if TYPE_CHECKING:
    from vendome.table.storage.store import Store

ONCE_IN = DAY  # one may ask the company of a game

U = schema.reunions.c


class Player(NamedTuple):
    """Somebody who has finished a game, and whom we know."""

    person: str
    seat: int
    game: str
    players: int


class Asked(NamedTuple):
    next_table: str
    at: float


class Reunions:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def players_of(self, played: str) -> list[Player]:
        """Of a finished game, by seat. The table itself may be gone."""
        query = select(R.person, R.seat, R.game, R.players).where(R.table_id == played).order_by(R.seat)
        return [Player(**row) for row in await self.store.rows(query)]

    async def asked(self, person: str, played: str) -> Asked | None:
        """What this person has asked of the company of this game lately."""
        lately = self.store.clock.now() - ONCE_IN
        query = select(U.next_table, U.at).where(U.person == person, U.played == played, U.at > lately)
        return next((Asked(**row) for row in await self.store.rows(query)), None)

    async def delete_old(self) -> None:
        old = delete(schema.reunions).where(U.at <= self.store.clock.now() - ONCE_IN)
        await self.store.writer.write(Statement(old))


def asks(person: str, played: str, next_table: str, at: float) -> list[Statement]:
    """A Conflict, if this person has asked the company of this game lately."""
    old = delete(schema.reunions).where(U.person == person, U.played == played, U.at <= at - ONCE_IN)
    values = {"person": person, "played": played, "next_table": next_table, "at": at}
    return [Statement(old), Statement(insert(schema.reunions).values(values))]
