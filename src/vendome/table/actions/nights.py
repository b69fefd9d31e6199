"""Duplicate nights: to make one, to take part, to play its deals, to close it."""

from __future__ import annotations

import secrets
from dataclasses import replace

from vendome.engine.play import Setup
from vendome.games.registry import find
from vendome.table.actions.before_game import begin
from vendome.table.actions.common import one_line, shielded
from vendome.table.actions.new_table import FULL_FOR, human_seat, make_room, new_row, new_seat, setup_of, sitting
from vendome.table.actions.night_entries import entered, seat_with_deal
from vendome.table.house import House
from vendome.table.levels import checked_level, default_level
from vendome.table.nights import daily
from vendome.table.nights.deals import bot_seed_of, deal_of
from vendome.table.problems import Refused
from vendome.table.protocol.answers import NewTableMade, SeatToken
from vendome.table.protocol.nights import Enter, NewNight, SitDown
from vendome.table.protocol.requests import NewSeat, NewTable
from vendome.table.storage.nights import NightRow, NightSeat, sits_down
from vendome.table.storage.rows import SeatRow, TableSettings
from vendome.table.storage.stored import Stored
from vendome.table.storage.writer import Conflict
from vendome.table.tokens import Device, digest, matches, new_table_id, new_token, token_of_join

HOUR = 3_600.0  # seconds
SETTINGS = TableSettings(spectators=False, take_backs="off")  # whoever watched would know the deal


@shielded
async def make(house: House, wish: NewNight) -> tuple[NightRow, str]:
    """A night, and its host's token."""
    await check_room(house)
    setup = setup_of(NewTable(wish.game, wish.options))
    token, now = new_token(), house.clock.now()
    night = NightRow(
        id=new_table_id(),
        title=one_line(wish.title),
        game=setup.game.id,
        options=setup.stated(),
        level=checked_level(wish.level, setup.game),
        deals=wish.deals,
        secret=secrets.token_hex(32),
        host=digest(token),
        day=None,
        made_at=now,
        closes_at=now + wish.hours * HOUR,
    )
    await house.store.nights.make(night)
    return night, token


@shielded
async def of_today(house: House, game: str) -> NightRow:
    """The deal of the day. Whoever asks first draws it."""
    setup = setup_of(NewTable(game, {"players": daily.PLAYERS}))
    now = house.clock.now()
    day = daily.today(now)
    known = await house.store.nights.find(daily.night_of_day(day, game))
    if known is not None:
        return known
    night = NightRow(
        id=daily.night_of_day(day, game),
        title="",
        game=game,
        options=setup.stated(),
        level=default_level(),
        deals=1,
        secret=secrets.token_hex(32),
        host=None,
        day=day.isoformat(),
        made_at=now,
        closes_at=daily.end_of(day),
    )
    try:
        await house.store.nights.make(night)
    except Conflict:  # somebody else was first
        return await found(house, night.id)
    return night


async def check_room(house: House) -> None:
    """Nights and those who enter need room on the disk as tables do."""
    if not await house.store.ceilings.has_room():
        raise Refused("no-room", details={"wait": FULL_FOR})


async def found(house: House, night: str) -> NightRow:
    known = await house.store.nights.find(night)
    if known is None:
        raise Refused("no-such-night")
    return known


@shielded
async def enter(house: House, night: NightRow, wish: Enter, device: Device | None = None) -> str:
    """The token of whoever takes part. A person has one entry, on however many devices they enter."""
    check_open(house, night)
    await check_room(house)
    token = token_of_join(night.id, wish.id)
    person = (await house.store.people.sits_down(device, None)).id if device else None
    await house.store.nights.enter(night.id, digest(token), house.clock.now(), person)
    return token


def check_open(house: House, night: NightRow) -> None:
    if night.closes_at <= house.clock.now():
        raise Refused("night-closed")


@shielded
async def sit_down(
    house: House, night: NightRow, token: str, wish: SitDown, device: Device | None = None
) -> NewTableMade:
    """A table for a deal. Whoever asks again with the same `id` is given the same table again."""
    check_open(house, night)
    entry = await entered(house, night, token, device)
    check_seat(night, wish)
    house.check_name(wish.name, is_open=night.day is not None)  # strangers read the results of a day
    seat_token = token_of_join(f"{night.id}:{wish.deal}", wish.id)
    known = await seat_with_deal(house, night, entry, wish.deal)
    if known is not None:
        return await same_again(house, known, seat_token)
    return await make_table(house, night, entry, seat_token, wish, device)


def check_seat(night: NightRow, wish: SitDown) -> None:
    if not 1 <= wish.deal <= night.deals:
        raise Refused("no-such-deal", nth=wish.deal, last=night.deals)
    players = setup_of_night(night).players
    if not 0 <= wish.seat < players:
        raise Refused("no-such-seat", seat=str(wish.seat))
    if night.day is not None and (wish.seat != 0 or wish.others != "bots"):
        raise Refused("day-against-bots")


def setup_of_night(night: NightRow) -> Setup:
    options = dict(night.options)
    return Setup.of(find(night.game), options.pop("players"), options)


async def same_again(house: House, known: NightSeat, token: str) -> NewTableMade:
    stored = await house.store.load(known.table_id)
    if stored is None or not matches(digest(token), stored.seats[known.seat].token):
        raise Refused("deal-played")
    return NewTableMade(known.table_id, token, [SeatToken(known.seat, token)])


async def make_table(
    house: House, night: NightRow, entry: str, token: str, wish: SitDown, device: Device | None
) -> NewTableMade:
    setup = setup_of_night(night)
    seats = company(setup, night.level, wish, human_seat(wish.seat, wish.name, token, None))
    deal = deal_of(night.secret, wish.deal)
    row = replace(
        new_row(house, setup, SETTINGS, digest(token)),
        seed=deal.seed,
        nonce=deal.nonce,
        bot_seed=bot_seed_of(night.secret, wish.deal),
        night=night.id,
        deal=wish.deal,
    )
    also = [sits_down(NightSeat(row.id, wish.seat, night.id, wish.deal, entry))]
    if device is not None:
        also.append(await sitting(house, row.id, seats[wish.seat], device))
    try:
        room = await make_room(house, Stored(row, seats, night=night), also=also)
    except Conflict:
        raise Refused("deal-played") from None
    if wish.others == "bots":
        await begin(house, room, night.level)
    return NewTableMade(row.id, token, [SeatToken(wish.seat, token)])


def company(setup: Setup, level: str, wish: SitDown, person: SeatRow) -> list[SeatRow]:
    """Whoever sits down, and bots or open seats."""
    others = NewSeat("bot", level=level) if wish.others == "bots" else NewSeat("open")
    names = [person.name]
    seats = []
    for number in range(setup.players):
        seats.append(person if number == wish.seat else new_seat(number, others, setup.game, {}, names))
        names.append(seats[-1].name)
    return seats


async def close(house: House, night: NightRow, token: str) -> None:
    """Before its time. What was played can be looked at from now on."""
    if not token or not matches(token, night.host):
        raise Refused("host-only")
    await house.store.nights.close(night.id, house.clock.now())
    for table in [room.row.id for room in list(house.rooms.values()) if room.row.night == night.id]:
        await house.take_over(table)
