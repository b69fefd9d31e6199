"""A table as one seat, or a spectator, is shown it. The only place where a view is put together.

The game's part comes from `Match.shown`, which is made from the redacted record; everything else here is public.
"""

import time
from typing import NamedTuple

import msgspec
from msgspec import UNSET, Raw

from vendome.table.protocol import (
    Change,
    ClockView,
    NextTable,
    SeatView,
    View,
    Welcome,
)
from vendome.table.room import Room
from vendome.table.tokens import Viewer

NOTHING = Raw(b"[]")
encoder = msgspec.json.Encoder()


class Shared(NamedTuple):
    """The parts of a view that are the same for all, encoded."""

    seats: Raw
    chat: Raw


def shared_of(room: Room) -> Shared:
    seats = [seat_view(room, seat) for seat in range(len(room.seats))]
    return Shared(Raw(encoder.encode(seats)), Raw(encoder.encode(room.chat)))


def view_of(room: Room, viewer: Viewer, shared: Shared | None = None) -> View:
    match = room.match
    seats, chat = shared or shared_of(room)
    shown = match.shown(viewer.seat) if match else None
    result = match.result if match else None
    return View(
        table=room.row.id,
        game=room.row.game,
        options=room.row.options,
        status=room.status,
        ply=match.ply(viewer.seat) if match else 0,
        seat=viewer.seat,
        asked=list(match.asked) if match else [],
        legal=shown.legal if shown else [],
        state=shown.state if shown else None,
        commitment=room.commitment,
        seats=seats,
        is_host=viewer.is_host,
        spectators=room.row.settings.spectators,
        hints=room.hints_for(viewer),
        memory=room.row.settings.memory,
        clock=clock_view(room),
        chat=chat,
        story=match.story if match else NOTHING,
        result=result or UNSET,
        question=shown.question if shown and shown.question else UNSET,
        next=NextTable(room.row.next_table) if room.row.next_table else UNSET,
    )


def seat_view(room: Room, number: int) -> SeatView:
    seat = room.seats[number]
    away = room.away(number)
    return SeatView(
        seat=number,
        name=seat.name,
        kind=seat.kind,
        connected=room.connected(number),
        thinking=number in room.thinking,
        by_bot=seat.by_bot,
        away=None if away is None else int(away),
        level=seat.level if room.is_bot(number) else UNSET,
    )


def clock_view(room: Room) -> ClockView | None:
    seconds = room.row.settings.clock
    if seconds is None:
        return None
    running = room.status == "playing"
    return ClockView(seconds, max(0, round(room.asked_at + seconds - time.time())) if running else None)


def welcome(room: Room, viewer: Viewer) -> bytes:
    view = view_of(room, viewer)
    fields = {name: getattr(view, name) for name in View.__struct_fields__}
    return encoder.encode(Welcome(**fields, view=view, events=[]))


def change(room: Room, viewer: Viewer, events: Raw, shared: Shared | None = None) -> bytes:
    view = view_of(room, viewer, shared)
    return encoder.encode(Change(view.ply, view, events))
