"""Calls about duplicate nights, and the deal of the day."""

from msgspec import UNSET, UnsetType

from vendome.table.actions import nights
from vendome.table.actions.night_entries import entered
from vendome.table.calls.common import Request
from vendome.table.nights.deals import commitments_of
from vendome.table.nights.scoring import Counts, counts_of, played, standing_of, standings_of
from vendome.table.protocol.answers import NewTableMade
from vendome.table.protocol.nights import Entered, Night, NightDeal, NightMade, Standing
from vendome.table.storage.nights import NightRow
from vendome.table.tokens import matches

MOST_TOLD = 200  # that are told
MOST_RESULTS = 20_000  # that are counted


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
    return Entered(await nights.enter(request.house, await night_of(request), request.body))


async def sit_at_night(request: Request) -> NewTableMade:
    request.services.limits.tables.take(request.address, "too-many-tables")
    return await nights.sit_down(request.house, await night_of(request), request.token, request.body)


async def close_night(request: Request) -> Night:
    request.services.limits.moves.take(request.token, "too-many-requests")
    await nights.close(request.house, await night_of(request), request.token)
    return await shown(request, await night_of(request))


async def night_of(request: Request) -> NightRow:
    return await nights.found(request.house, request.path["night"][:60])


async def shown(request: Request, night: NightRow) -> Night:
    """As whoever calls may see it: their own results, and everybody's when the night has closed."""
    store = request.house.store.nights
    counts = counts_of(await store.counts(night.id))
    is_closed = night.closes_at <= request.house.clock.now()
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
        await own_standing(request, night, counts),
        standings_of(await store.finished(night.id, MOST_RESULTS), counts)[:MOST_TOLD] if is_closed else UNSET,
    )


async def own_standing(request: Request, night: NightRow, counts: Counts) -> Standing | UnsetType:
    if not request.token or matches(request.token, night.host):
        return UNSET
    store = request.house.store.nights
    entry = await entered(request.house, night, request.token)
    return standing_of(await store.seats_of(night.id, entry), counts)


def seals_of(night: NightRow) -> list[str]:
    return commitments_of(night.secret, night.deals)
