"""Calls about duplicate nights, and the deal of the day."""

from itertools import groupby

from msgspec import UNSET

from vendome.table.actions import nights
from vendome.table.actions.night_entries import entry_of
from vendome.table.calls.common import Request
from vendome.table.nights.deals import commitments_of
from vendome.table.nights.scoring import played, standing_of
from vendome.table.problems import Refused
from vendome.table.protocol.answers import NewTableMade
from vendome.table.protocol.nights import Entered, Night, NightDeal, NightMade, WaitingTable
from vendome.table.storage.nights import NightRow, WaitingSeat
from vendome.table.tokens import matches


async def make_night(request: Request) -> NightMade:
    request.services.limits.tables.take(request.address, "too-many-tables")
    night, token = await nights.make(request.house, request.body)
    return NightMade(night.id, token)


async def show_night(request: Request) -> Night:
    return await shown(request, await night_of(request))


async def night_of_today(request: Request) -> Night:
    return await shown(request, await nights.of_today(request.house, request.path["game"]))


async def enter_night(request: Request) -> Entered:
    request.services.limits.joins.take(request.address, "too-many-joins")
    return Entered(await nights.enter(request.house, await night_of(request), request.body, request.device))


async def sit_at_night(request: Request) -> NewTableMade:
    request.services.limits.tables.take(request.address, "too-many-tables")
    night = await night_of(request)
    return await nights.sit_down(request.house, night, request.token, request.body, request.device)


async def close_night(request: Request) -> Night:
    request.services.limits.moves.take(request.token, "too-many-requests")
    await nights.close(request.house, await night_of(request), request.token)
    return await shown(request, await night_of(request))


async def night_of(request: Request) -> NightRow:
    return await nights.found(request.house, request.path["night"][:60])


async def shown(request: Request, night: NightRow) -> Night:
    """As whoever calls may see it: their own results, and everybody's when the night has closed."""
    store, results = request.house.store.nights, request.services.night_results
    is_closed = night.closes_at <= request.house.clock.now()
    closed = await results.closed(night) if is_closed else None
    counts = closed.counts if closed else await results.counts(night)
    own = await own_entry(request, night)
    return Night(
        night.id,
        night.title,
        night.game,
        night.options,
        night.level,
        [NightDeal(seal, played(counts, deal)) for deal, seal in enumerate(seals_of(night), 1)],
        night.closes_at,
        is_closed,
        night.day,
        await store.entries(night.id),
        UNSET if own is None else standing_of(await store.seats_of(night.id, own), counts),
        closed.standings if closed else UNSET,
        UNSET if own is None or closed else waiting_tables(await store.waiting(night.id)),
    )


async def own_entry(request: Request, night: NightRow) -> str | None:
    """Of whoever calls, if they take part. A token of nobody is refused; a device key of somebody else is as none."""
    if not request.token or matches(request.token, night.host):
        return None
    known = await entry_of(request.house, night, request.token, request.device)
    if known is None and request.device is None:
        raise Refused("not-entered")
    return known


def waiting_tables(seats: list[WaitingSeat]) -> list[WaitingTable]:
    """Where those who take part can sit down."""
    tables = []
    for table, own in groupby(seats, key=lambda seat: seat.table):
        there = list(own)
        names = [seat.name for seat in there if seat.kind != "open"]
        if names and len(names) < len(there):
            tables.append(WaitingTable(table, there[0].deal, names, len(there) - len(names)))
    return tables


def seals_of(night: NightRow) -> list[str]:
    return commitments_of(night.secret, night.deals)
