"""Passkeys in the database, and the challenges that prove them."""

from __future__ import annotations

import hashlib
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Literal

from sqlalchemy import delete, func, insert, select, update

from vendome.table.storage import schema
from vendome.table.storage.merging import merged_company
from vendome.table.storage.nights import merged_entries
from vendome.table.storage.people import D, P, Person, R, S, add_device
from vendome.table.storage.ratings import merged_ratings
from vendome.table.storage.writer import Conflict, Statement
from vendome.table.tokens import Device

if TYPE_CHECKING:
    from vendome.table.storage.store import Store

Purpose = Literal["register", "sign-in"]

ANSWER_WITHIN = 300.0  # seconds for a person to find their finger, or their telephone

K, C = schema.passkeys.c, schema.challenges.c


@dataclass(frozen=True, slots=True)
class Passkey:
    id: str  # as the authenticator names it
    person: str
    public_key: bytes
    count: int  # how often it was used, as the authenticator counts; 0 where it doesn't
    label: str
    made_at: float
    used_at: float

    @property
    def number(self) -> str:
        """By which it is named to its person."""
        return hashlib.sha256(self.id.encode()).hexdigest()[:16]


class Passkeys:
    def __init__(self, store: Store) -> None:
        self.store = store

    # -- challenges -----------------------------------------------------------------------------------

    async def challenge(self, challenge: str, device: Device, purpose: Purpose) -> None:
        """It is this device's to answer, once and soon. Those that nobody answered go."""
        now = self.store.clock.now()
        values = {"challenge": challenge, "device": device.key, "purpose": purpose, "until": now + ANSWER_WITHIN}
        await self.store.writer.write(
            Statement(delete(schema.challenges).where(C.until < now)),
            Statement(insert(schema.challenges).values(values)),
        )

    async def take(self, challenge: str, device: Device, purpose: Purpose) -> bool:
        """Whether it was this device's to answer, and is no longer."""
        is_it = C.challenge == challenge, C.device == device.key, C.purpose == purpose
        open_ = delete(schema.challenges).where(*is_it, C.until >= self.store.clock.now())
        try:
            await self.store.writer.write(Statement(open_, must_match=True))
        except Conflict:
            return False
        return True

    # -- passkeys -------------------------------------------------------------------------------------

    async def of(self, person: str) -> list[Passkey]:
        query = select(schema.passkeys).where(K.person == person).order_by(K.made_at, K.id)
        return [Passkey(**row) for row in await self.store.rows(query)]

    async def find(self, number: str) -> Passkey | None:
        """By the name that its authenticator has for it."""
        found = await self.store.rows(select(schema.passkeys).where(K.id == number))
        return Passkey(**found[0]) if found else None

    async def add(self, passkey: Passkey) -> bool:
        """False: there is one of this name."""
        try:
            await self.store.writer.write(Statement(insert(schema.passkeys).values(asdict(passkey))))
        except Conflict:
            return False
        return True

    async def remove(self, person: str, number: str) -> bool:
        """False: the person has no such passkey."""
        gone = [passkey.id for passkey in await self.of(person) if passkey.number == number]
        for name in gone:
            await self.store.writer.write(Statement(delete(schema.passkeys).where(K.id == name)))
        return bool(gone)

    async def sign_in(self, passkey: Passkey, count: int, device: Device, before: Person | None) -> bool:
        """The device is the passkey's person's from now on, with all that whoever it was `before` had. False: the
        passkey was used elsewhere meanwhile, or is gone."""
        today = self.store.people.today()
        used = update(schema.passkeys).where(K.id == passkey.id, K.count == passkey.count)
        statements = [Statement(used.values(count=count, used_at=today), must_match=True)]
        if before is None:
            statements.append(add_device(passkey.person, device, today))
        elif before.id != passkey.person:
            statements += merged(before.id, passkey.person)
        try:
            await self.store.writer.write(*statements)
        except Conflict:
            return False
        return True


def merged(person: str, into: str) -> list[Statement]:
    """Two were one all along: their devices, passkeys, seats, games and friends are the other's."""
    moved = [
        update(table).where(column == person).values(person=into)
        for table, column in (
            (schema.devices, D.person), (schema.passkeys, K.person), (schema.sittings, S.person),
            (schema.results, R.person),
        )
    ]  # fmt: skip
    is_older = select(func.min(P.made_at)).where(P.id.in_((person, into))).scalar_subquery()
    since = update(schema.people).where(P.id == into).values(made_at=is_older)
    gone = delete(schema.people).where(P.id == person)
    others = (Statement(sql) for sql in (*moved, *merged_entries(person, into), *merged_ratings(person, into), since))
    return [*others, *merged_company(person, into), Statement(gone)]
