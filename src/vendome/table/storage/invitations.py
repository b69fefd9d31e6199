"""Invitations in the database: who is asked to sit down at which table that waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, exists, func, insert, literal, select, update

from vendome.table.storage import schema
from vendome.table.storage.friends import muted
from vendome.table.storage.people import DAY, P, S
from vendome.table.storage.writer import Statement
from vendome.table.tokens import new_table_id

if TYPE_CHECKING:
    from vendome.table.storage.store import Store

MOST_LISTED = 50  # of one person: the last ones
KEPT = DAY  # once the table waits no more

ASKED, M = schema.invitations.c, schema.mutes.c
T, SEATS = schema.tables.c, schema.seats.c


class Invited(NamedTuple):
    """Somebody is asked to sit down at a table that waits."""

    id: str
    table: str
    game: str
    sender: str | None  # the name
    seats: int
    free: int  # seats


class Invitations:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person: str) -> list[Invited]:
        """One for each table that waits for this person, the last ones first: not where they sit already, and not from
        whom they have muted."""
        seats = select(func.count()).where(SEATS.table_id == T.id)
        query = (
            select(
                ASKED.id,
                T.id.label("table"),
                T.game,
                P.name.label("sender"),
                seats.scalar_subquery().label("seats"),
                seats.where(SEATS.kind == "open").scalar_subquery().label("free"),
            )
            .join(schema.tables, T.id == ASKED.table_id)
            .join(schema.people, P.id == ASKED.sender)
            .where(
                ASKED.person == person,
                ~ASKED.declined,
                T.status == "waiting",
                ~exists().where(S.table_id == T.id, S.person == person),
                ~exists().where(M.person == person, M.muted == ASKED.sender),
            )
        )
        found = await self.store.rows(query.order_by(ASKED.at.desc(), ASKED.table_id, ASKED.id).limit(MOST_LISTED))
        by_table: dict[str, Invited] = {}
        for row in found:
            by_table.setdefault(row["table"], Invited(**row))
        return list(by_table.values())

    async def count_at(self, table: str) -> int:
        """How many have been asked to this table."""
        query = select(func.count().label("number")).where(ASKED.table_id == table)
        return int((await self.store.rows(query))[0]["number"])

    async def invite(self, table: str, person: str, sender: str) -> None:
        await self.store.writer.write(invited(table, person, sender, self.store.clock.now()), table=table)

    async def decline(self, person: str, invitation: str, *, mute: bool) -> None:
        """This person does not come to that table, whoever asks them; and with `mute` they see nothing more from whom
        this invitation is from."""
        query = select(ASKED.table_id, ASKED.sender).where(ASKED.id == invitation, ASKED.person == person)
        for row in await self.store.rows(query):
            there = update(schema.invitations).where(ASKED.table_id == row["table_id"], ASKED.person == person)
            statements = [Statement(there.values(declined=True))]
            if mute:
                statements.append(muted(person, row["sender"]))
            await self.store.writer.write(*statements)

    async def delete_old(self) -> None:
        """Those to tables that wait no more."""
        waits = exists().where(T.id == ASKED.table_id, T.status == "waiting")
        old = delete(schema.invitations).where(ASKED.at < self.store.clock.now() - KEPT, ~waits)
        await self.store.writer.write(Statement(old))


def invited(table: str, person: str, sender: str, at: float) -> Statement:
    """Nothing new, if this sender has asked them to this table before, or if they are nobody any more."""
    values = {
        "table_id": literal(table), "person": P.id, "sender": literal(sender), "id": literal(new_table_id()),
        "at": literal(at), "declined": literal(value=False),
    }  # fmt: skip
    is_asked = exists().where(ASKED.table_id == table, ASKED.person == person, ASKED.sender == sender)
    row = select(*values.values()).where(P.id == person, ~is_asked)
    return Statement(insert(schema.invitations).from_select(list(values), row))
