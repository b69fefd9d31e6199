"""Subscriptions in the database: where players are told that it is their turn."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Literal

from sqlalchemy import delete, func, insert, literal, null, select, update

from vendome.table.storage import schema
from vendome.table.storage.writer import Conflict, Statement

if TYPE_CHECKING:
    from vendome.table.storage.store import Store

SubscriptionKind = Literal["push", "webhook", "email"]

NEVER = -1  # `told` and `reminded` of who was told nothing yet
THE_BEGINNING = -2  # `told` of who knows that the game has begun, and has not been asked yet
THE_END = 2**31 - 1  # `told` of who knows that the game is over
KEPT_AFTER_END = 7 * 86_400.0  # seconds: the company may play again until then
DUE_AT_ONCE = 200  # tables that are read at once

C = schema.subscriptions.c


@dataclass
class Subscription:
    """An address of a seat's player, and what they know already."""

    seat: int
    kind: SubscriptionKind
    address: str
    language: str
    origin: str
    zone: str
    secret: str
    made_at: float
    p256dh: str | None = None
    auth: str | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None
    code: str | None = None
    told: int = NEVER
    reminded: int = NEVER
    failures: int = 0
    due_at: float | None = None
    id: str = ""

    def __post_init__(self) -> None:
        self.id = id_of(self.address)

    @property
    def is_confirmed(self) -> bool:
        return self.code is None


def id_of(address: str) -> str:
    return hashlib.sha256(address.encode()).hexdigest()[:16]


class Subscriptions:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, table: str) -> list[Subscription]:
        query = select(schema.subscriptions).where(C.table_id == table).order_by(C.made_at)
        return [read_subscription(row) for row in await self.store.rows(query)]

    async def save(self, table: str, subscription: Subscription) -> None:
        """The same address again replaces what was there."""
        values = {"table_id": table, **asdict(subscription)}
        statements = Statement(delete_one(table, subscription)), Statement(insert(schema.subscriptions), values)
        await self.store.writer.write(*statements, table=table)

    async def note(self, table: str, subscription: Subscription) -> None:
        """What has changed of it. It may be gone: then it stays so."""
        values = {name: getattr(subscription, name) for name in ("code", "told", "reminded", "failures", "due_at")}
        change = update(schema.subscriptions).where(*is_one(table, subscription)).values(values)
        await self.store.writer.write(Statement(change))

    async def delete(self, table: str, subscription: Subscription) -> None:
        await self.store.writer.write(Statement(delete_one(table, subscription)))

    async def delete_mail(self, secret: str) -> bool:
        """Whoever has the secret of a mail wants no more of them, from any table. False: nobody has it."""
        found = await self.store.rows(select(C.address).where(C.secret == secret, C.kind == "email"))
        if not found:
            return False
        address = found[0]["address"]
        everywhere = delete(schema.subscriptions).where(C.address == address, C.kind == "email")
        await self.store.writer.write(Statement(everywhere))
        return True

    async def tables_due(self, now: float) -> list[str]:
        """Tables where somebody is to be told something, though nothing may happen there. Those that wait for longest
        come first."""
        first = func.min(C.due_at)
        query = select(C.table_id).where(C.due_at <= now).group_by(C.table_id).order_by(first).limit(DUE_AT_ONCE)
        return [row["table_id"] for row in await self.store.rows(query)]

    async def delete_old(self, now: float) -> None:
        """Of games that are over, and that nobody has gone on from."""
        t = schema.tables.c
        is_over = t.status.not_in(("waiting", "playing")) & (t.touched_at < now - KEPT_AFTER_END)
        over = select(t.id).where(t.id == C.table_id, is_over).exists()
        await self.store.writer.write(Statement(delete(schema.subscriptions).where(over)))

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        """What this server alone knows under a name. It is made when it is first asked for."""
        s = schema.secrets.c
        query = select(s.value).where(s.name == name)
        for row in await self.store.rows(query):
            return str(row["value"])
        new = make()
        try:
            await self.store.writer.write(Statement(insert(schema.secrets), {"name": name, "value": new}))
        except Conflict:  # another process was first
            return str((await self.store.rows(query))[0]["value"])
        return new


def read_subscription(row: Any) -> Subscription:
    return Subscription(**{str(name): value for name, value in row.items() if name != "table_id"})


def is_one(table: str, subscription: Subscription) -> Sequence[Any]:
    return C.table_id == table, C.seat == subscription.seat, C.id == subscription.id


def delete_one(table: str, subscription: Subscription) -> Any:
    return delete(schema.subscriptions).where(*is_one(table, subscription))


def erased_with_seat(table: str, seat: int) -> Statement:
    """Whoever sits there next, or nobody, is not told in the name of who sat there before."""
    return Statement(delete(schema.subscriptions).where(C.table_id == table, C.seat == seat))


def carried_over(before: str, after: str) -> Statement:
    """The company plays on at another table, and is told there as it was here."""
    fresh = {"table_id": literal(after), "told": literal(NEVER), "reminded": literal(NEVER), "due_at": null()}
    columns: list[Any] = [fresh.get(column.name, column) for column in C]
    copied = select(*columns).where(C.table_id == before, C.code.is_(None))
    return Statement(insert(schema.subscriptions).from_select([column.name for column in C], copied))
