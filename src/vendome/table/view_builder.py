"""Builds views: a table as one seat, or a spectator, is shown it. This is the only place where a view is put together.

The game's part comes from `TableSession.shown`, which is made from redacted states; everything else here is public.
What a view looks like as JSON is in `protocol/views.py`.
"""

import time

import msgspec
from msgspec import UNSET, Raw
from msgspec.structs import replace

from vendome.table.protocol.answers import NextTable
from vendome.table.protocol.views import Change, ClockView, SeatView, View, Welcome
from vendome.table.room import Room
from vendome.table.story import NO_EVENTS
from vendome.table.tokens import Viewer

encoder = msgspec.json.Encoder()


def view_of(room: Room, viewer: Viewer, public: View | None = None) -> View:
    """The public view, and what is this viewer's own. `public` may be given, if several views are built at once."""
    view = public or public_view(room)
    if viewer == Viewer():
        return view
    if not room.has_begun or viewer.seat is None:
        return replace(view, seat=viewer.seat, is_host=viewer.is_host, hints=room.hints_for(viewer))
    session = room.session
    shown = session.shown(viewer.seat)
    return replace(
        view,
        ply=session.ply(viewer.seat),
        seat=viewer.seat,
        legal=shown.legal,
        state=shown.view,
        is_host=viewer.is_host,
        hints=room.hints_for(viewer),
        question=shown.question or UNSET,
    )


def public_view(room: Room) -> View:
    """What a spectator is shown."""
    session, row = room.session if room.has_begun else None, room.row
    seats = [seat_view(room, seat) for seat in range(len(room.seats))]
    return View(
        table=row.id,
        game=row.game,
        options=row.options,
        status=room.status,
        ply=session.ply(None) if session else 0,
        seat=None,
        asked=list(session.asked) if session else [],
        legal=[],
        state=session.shown(None).view if session else None,
        commitment=room.commitment,
        seats=Raw(encoder.encode(seats)),
        is_host=False,
        spectators=row.settings.spectators,
        hints=False,
        memory=row.settings.memory,
        clock=clock_view(room),
        chat=Raw(encoder.encode(room.chat)),
        story=session.story if session else NO_EVENTS,
        result=(session.result if session else None) or UNSET,
        next=NextTable(row.next_table) if row.next_table else UNSET,
        words_due=room.words_due or UNSET,
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
        word_hash=seat.word_hash or UNSET,
        word_missing=room.has_begun and bool(seat.word_hash) and not seat.word,
    )


def clock_view(room: Room) -> ClockView | None:
    seconds = room.row.settings.clock
    if seconds is None:
        return None
    running = room.status == "playing"
    return ClockView(seconds, max(0, round(room.asked_at + seconds - time.time())) if running else None)


def welcome_message(room: Room, viewer: Viewer) -> bytes:
    """What a socket is sent first."""
    view = view_of(room, viewer)
    fields = {name: getattr(view, name) for name in View.__struct_fields__}
    return encoder.encode(Welcome(**fields, view=view, events=[]))


def change_message(room: Room, viewer: Viewer, events: Raw, public: View | None = None) -> bytes:
    """What a socket is sent at every change."""
    view = view_of(room, viewer, public)
    return encoder.encode(Change(view.ply, view, events))
