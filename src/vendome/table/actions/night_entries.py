"""Who takes part in a night, and which of its deals they have had."""

from __future__ import annotations

from vendome.table.house import House
from vendome.table.problems import Refused
from vendome.table.storage.nights import NightRow, NightSeat


async def entered(house: House, night: NightRow, token: str) -> str:
    known = await house.store.nights.entry(night.id, token) if token else None
    if known is None:
        raise Refused("not-entered")
    return known


async def seat_with_deal(house: House, night: NightRow, entry: str, deal: int) -> NightSeat | None:
    sat = await house.store.nights.seats_of(night.id, entry)
    return next((one.seat for one in sat if one.seat.deal == deal), None)
