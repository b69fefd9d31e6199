"""Who takes part in a night, and which of its deals they have had."""

from __future__ import annotations

from vendome.table.house import House
from vendome.table.problems import Refused
from vendome.table.storage.nights import NightRow, NightSeat
from vendome.table.storage.rows import CLOSED
from vendome.table.storage.stored import Stored
from vendome.table.tokens import Device


async def entry_of(house: House, night: NightRow, token: str, device: Device | None) -> str | None:
    """By the hash of the token. A device key is as good: it is its person's entry, whichever device has entered."""
    if device is not None:
        person = await house.store.people.of(device)
        return await house.store.nights.entry_of(night.id, person.id) if person else None
    return await house.store.nights.entry(night.id, token) if token else None


async def entered(house: House, night: NightRow, token: str, device: Device | None) -> str:
    known = await entry_of(house, night, token, device)
    if known is None:
        raise Refused("not-entered")
    return known


async def seat_with_deal(house: House, night: NightRow, entry: str, deal: int) -> NightSeat | None:
    """Where somebody has had this deal. A table that was closed before its game has cost nobody their try."""
    sat = await house.store.nights.seats_of(night.id, entry)
    known = next((one.seat for one in sat if one.seat.deal == deal), None)
    if known is None or not was_called_off(await house.store.load(known.table_id)):
        return known
    await house.store.nights.free(known.table_id)
    return None


def was_called_off(stored: Stored | None) -> bool:
    return stored is not None and stored.row.status in CLOSED and not stored.row.was_dealt
