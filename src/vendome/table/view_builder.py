"""Builds views: a table as one seat, or a spectator, is shown it. This is the only place where a view is put together.

The game's part comes from `TableSession.public` and `shown`, which are made from redacted states; all else is public.
What a view looks like as JSON is in `protocol/views.py`.
"""

from typing import Any

import msgspec
from msgspec import UNSET, Raw
from msgspec.structs import replace

from vendome.table.protocol.answers import NextTable
from vendome.table.protocol.nights import NightOfTable
from vendome.table.protocol.views import (
    Change,
    ClockView,
    OpeningView,
    SeatView,
    TakeBackRequestView,
    TakeBackView,
    View,
    WarningView,
    Welcome,
)
from vendome.table.ratings.shown import rating_change
from vendome.table.room import Room
from vendome.table.storage.nights import NightRow
from vendome.table.storage.openings import Opening
from vendome.table.story import NO_EVENTS
from vendome.table.table_time import DAY
from vendome.table.take_back_request import TakeBackRequest
from vendome.table.taking_back import must_be_allowed_by, refusal, waits_for
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
    if room.may_see_gallery(viewer):
        fields["gallery"] = room.gallery
    if room.has_begun:
        fields["ply"] = room.session.ply(viewer.seat)
        if viewer.seat is not None:
            _, fields["legal"], question = room.session.shown(viewer.seat)
            if question:
                fields["question"] = question
            if room.status == "playing":
                fields |= fields_while_playing(room, viewer.seat)
    return fields


def fields_while_playing(room: Room, seat: int) -> Fields:
    """What a seat may do beside its moves."""
    fields: Fields = {}
    if seat in room.session.can_take_back and refusal(room, seat) is None:  # most seats can't: that is told quickly
        ply, asks = room.session.last_ply(seat), must_be_allowed_by(room, seat)
        fields["take_back"] = TakeBackView(ply, bool(asks))
    if room.time.knows_breaks:
        fields["break_days"] = int(room.time.break_left(seat, room.clock.now()) // DAY)
    return fields


def public_fields(room: Room) -> Fields:
    """The fields of a view that are the same for all, but the state and the story."""
    session, row = room.session if room.has_begun else None, room.row
    fields: Fields = {
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
    return fields | {name: value for name, value in rare_fields(room).items() if value is not UNSET}


def rare_fields(room: Room) -> Fields:
    """The fields that most views don't have."""
    session, row, settings = room.session if room.has_begun else None, room.row, room.row.settings
    told = session.plies_told if session and room.reactions else ()
    return {
        "result": (session and session.result) or UNSET,
        "next": NextTable(row.next_table) if row.next_table else UNSET,
        "words_due": room.words_due or UNSET,
        "host_seat": UNSET if (host := room.host_seat) is None else host,
        "rated": settings.rated or UNSET,
        "night": UNSET if room.night is None else night_view(room, room.night),
        "opening": UNSET if room.opening is None else opening_view(room.opening),
        "hints_for_all": settings.hints or UNSET,
        "locked": settings.locked or UNSET,
        "patience": room.patience if room.status == "playing" else UNSET,
        "chat_allows": UNSET if settings.chat == "free" else settings.chat,
        "gallery_allows": UNSET if settings.gallery == "free" else settings.gallery,
        "reactions": [one for one in room.reactions if one.ply in told] or UNSET,
        "take_backs": UNSET if settings.take_backs == "ask" else settings.take_backs,
        "take_back_request": UNSET if room.request is None else request_view(room, room.request),
        "warnings": [warning_view(room, seat) for seat in sorted(room.warnings)] or UNSET,
    }


def opening_view(opening: Opening) -> OpeningView:
    return OpeningView(opening.language, opening.experience, opening.is_listed, opening.by_itself)


def night_view(room: Room, night: NightRow) -> NightOfTable:
    return NightOfTable(night.id, room.row.deal or 0, night.title, night.closes_at, night.day, night.deals)


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
        rating=rating_change(*room.rating_changes[number]) if number in room.rating_changes else UNSET,
        **time_fields(room, number),
    )


def time_fields(room: Room, seat: int) -> Fields:
    """What a player has of the clock."""
    if room.time.seconds is None or not room.seats[seat].has_person:
        return {}
    if room.status == "finished":
        return {"time_used": round(room.time.used.get(seat, 0.0))}
    left, on_break = room.time_left(seat), room.time.break_of(seat, room.clock.now())
    fields: Fields = {} if left is None else {"time": round(left)}
    return fields | ({"break_until": on_break.until} if on_break else {})


def warning_view(room: Room, seat: int) -> WarningView:
    warning = room.warnings[seat]
    left = max(0, round(warning.until - room.now()))
    return WarningView(seat, left, sorted(warning.voters), room.votes_needed(seat))


def request_view(room: Room, request: TakeBackRequest) -> TakeBackRequestView:
    left = max(0, round(request.until - room.now()))
    return TakeBackRequestView(request.seat, request.ply, left, waits_for(room))


def clock_view(room: Room) -> ClockView | None:
    settings = room.row.settings
    if settings.clock is None:
        return None
    return ClockView(settings.clock, clock_left(room), room.time.kind, settings.increment)


def clock_left(room: Room) -> int | None:
    """Until the first time is up. While only bots are asked, one sees how long the question waits."""
    if room.status != "playing":
        return None
    asked = [left for seat in room.session.asked if (left := room.time_left(seat)) is not None]
    if not asked and room.time.kind == "decision":
        asked = [room.time.left(room.session.asked[0], room.asked_at, room.clock.now())]
    return round(min(asked)) if asked else None


def welcome_message(room: Room, viewer: Viewer) -> bytes:
    """What a socket is sent first."""
    view = view_of(room, viewer)
    fields = {name: getattr(view, name) for name in View.__struct_fields__}
    return encoder.encode(Welcome(**fields, view=view, events=[]))


def change_message(room: Room, viewer: Viewer, events: Raw, public: View | None = None) -> bytes:
    """What a socket is sent at every change."""
    view = view_of(room, viewer, public)
    return encoder.encode(Change(view.ply, view, events))
