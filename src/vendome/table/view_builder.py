"""Builds views: a table as one seat, or a spectator, is shown it. This is the only place where a view is put together.

The game's part comes from `TableSession.public` and `shown`, which are made from redacted states; all else is public.
What a view looks like as JSON is in `protocol/views.py`.
"""

from typing import Any

import msgspec
from msgspec import UNSET, Raw
from msgspec.structs import replace

from vendome.table.protocol.answers import NextTable
from vendome.table.protocol.views import Change, ClockView, SeatView, View, WarningView, Welcome
from vendome.table.room import Room
from vendome.table.story import NO_EVENTS
from vendome.table.tokens import Viewer

Fields = dict[str, Any]  # of a view, by their names

encoder = msgspec.json.Encoder()


def view_of(room: Room, viewer: Viewer, public: View | None = None) -> View:
    """The public view, and what is this viewer's own. `public` may be given, if several views are built at once."""
    state = room.session.state(viewer.seat) if room.has_begun else None
    return replace(public or public_view(room, public_fields(room)), state=state, **own_fields(room, viewer))


def public_view(room: Room, fields: Fields) -> View:
    """The public fields as a view, which has nobody's own fields yet. What is long is encoded here once, for it is sent
    to many."""
    encoded = {name: Raw(encoder.encode(fields[name])) for name in ("seats", "chat")}
    story = room.session.story if room.has_begun else NO_EVENTS
    return View(**fields | encoded, story=story, state=None, ply=0, seat=None, legal=[], is_host=False, hints=False)


def own_fields(room: Room, viewer: Viewer) -> Fields:
    """The fields of a view that differ from viewer to viewer, but the state."""
    fields: Fields = {"ply": 0, "seat": viewer.seat, "legal": [], "is_host": viewer.is_host}
    fields["hints"] = room.hints_for(viewer)
    if room.has_begun:
        fields["ply"] = room.session.ply(viewer.seat)
        if viewer.seat is not None:
            _, fields["legal"], question = room.session.shown(viewer.seat)
            if question:
                fields["question"] = question
    return fields


def public_fields(room: Room) -> Fields:
    """The fields of a view that are the same for all, but the state and the story."""
    session, row = room.session if room.has_begun else None, room.row
    fields = {
        "table": row.id,
        "game": row.game,
        "options": row.options,
        "status": room.status,
        "asked": list(session.asked) if session else [],
        "commitment": room.commitment,
        "seats": [seat_view(room, seat) for seat in range(len(room.seats))],
        "spectators": row.settings.spectators,
        "memory": row.settings.memory,
        "clock": clock_view(room),
        "chat": room.chat,
    }
    if session and session.result:
        fields["result"] = session.result
    if row.next_table:
        fields["next"] = NextTable(row.next_table)
    if room.words_due:
        fields["words_due"] = room.words_due
    if room.host_seat is not None:
        fields["host_seat"] = room.host_seat
    if row.settings.hints:
        fields["hints_for_all"] = True
    if row.settings.locked:
        fields["locked"] = True
    if room.status == "playing":
        fields["patience"] = room.patience
    if room.warnings:
        fields["warnings"] = [warning_view(room, seat) for seat in sorted(room.warnings)]
    return fields


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
        left=True if seat.kind == "human" and not seat.has_person else UNSET,
    )


def warning_view(room: Room, seat: int) -> WarningView:
    warning = room.warnings[seat]
    left = max(0, round(warning.until - room.now()))
    return WarningView(seat, left, sorted(warning.voters), room.votes_needed(seat))


def clock_view(room: Room) -> ClockView | None:
    seconds = room.row.settings.clock
    if seconds is None:
        return None
    running = room.status == "playing"
    return ClockView(seconds, max(0, round(room.asked_at + seconds - room.clock.now())) if running else None)


def welcome_message(room: Room, viewer: Viewer) -> bytes:
    """What a socket is sent first."""
    view = view_of(room, viewer)
    fields = {name: getattr(view, name) for name in View.__struct_fields__}
    return encoder.encode(Welcome(**fields, view=view, events=[]))


def change_message(room: Room, viewer: Viewer, events: Raw, public: View | None = None) -> bytes:
    """What a socket is sent at every change."""
    view = view_of(room, viewer, public)
    return encoder.encode(Change(view.ply, view, events))
