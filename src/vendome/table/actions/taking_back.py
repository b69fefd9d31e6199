"""Taking a move back: at once where it annoys nobody, otherwise when the others allow it."""

from __future__ import annotations

import asyncio
import logging

from vendome.table.actions.common import need_seat, shielded
from vendome.table.elsewhere import Elsewhere
from vendome.table.house import House
from vendome.table.problems import Refused
from vendome.table.protocol.requests import AllowTakeBack, TakeBack
from vendome.table.room import Room
from vendome.table.storage.rows import BACK, MoveRow
from vendome.table.storage.writer import Conflict, Unavailable
from vendome.table.take_back_request import TakeBackRequest
from vendome.table.taking_back import must_be_allowed_by, refusal, waits_for
from vendome.table.tokens import Viewer, digest
from vendome.table.view_builder import view_of

log = logging.getLogger(__name__)

REQUEST_SECONDS = 30.0


@shielded
async def take_back(house: House, room: Room, viewer: Viewer, wish: TakeBack) -> None:
    """A player's last move. Refused says why it stands. The same id again is no mistake: it changes nothing."""
    need_seat(viewer)
    client_id = digest(str(wish.id))[:32]
    async with house.changing(room, viewer) as viewer:
        seat = need_seat(viewer)
        refused = refusal(room, seat, wish.ply)
        if refused is None and must_be_allowed_by(room, seat):
            ask(house, room, seat, wish.ply, client_id)
            return
        if refused is None:
            refused = await accept(house, room, seat, client_id)
        if refused is None or await house.store.has_move(room.row.id, seat, client_id):
            return
        raise with_view(room, seat, refused)


def ask(house: House, room: Room, seat: int, ply: int, client_id: str) -> None:
    """Whoever asks again goes on waiting. Called under the room's lock."""
    if room.request is None:
        timer = asyncio.create_task(settle_later(house, room))
        room.request = TakeBackRequest(seat, ply, client_id, room.now() + REQUEST_SECONDS, timer)
        house.changed(room)


@shielded
async def answer(house: House, room: Room, viewer: Viewer, wish: AllowTakeBack) -> None:
    """Another player allows it, or does not; whoever asks for it may think better of it."""
    need_seat(viewer)
    async with house.changing(room, viewer) as viewer:
        seat, request = need_seat(viewer), room.request
        if request is None or request.ply != wish.ply or (seat == request.seat and wish.agree):
            raise with_view(room, seat, Refused("nobody-asks"))
        if wish.agree:
            request.agreed.add(seat)
            await settle(house, room)
        else:
            end(room, not_allowed=seat != request.seat)
            house.changed(room)


async def settle(house: House, room: Room) -> None:
    """Take the move back if all who are there allow it. Called under the room's lock."""
    request = room.request
    if request is None:
        return
    if waits_for(room):
        house.changed(room)
        return
    refused = refusal(room, request.seat, request.ply)
    if refused is None:
        refused = await accept(house, room, request.seat, request.client_id)
    if refused is not None:
        room.end_request()
        house.changed(room)


def end(room: Room, *, not_allowed: bool) -> None:
    """Nobody is asked twice about one move."""
    assert room.request is not None
    room.not_allowed = room.request.ply if not_allowed else None
    room.end_request()


async def settle_later(house: House, room: Room) -> None:
    await asyncio.sleep(REQUEST_SECONDS)
    try:
        await settle_now(house, room)
    except (Refused, Unavailable, Elsewhere) as error:  # whoever still wants it asks again
        log.warning("a move was not taken back", extra={"table": room.row.id, "reason": str(error)})


@shielded
async def settle_now(house: House, room: Room) -> None:
    """The time is up: who has gone meanwhile need not allow it, and who is silent does not."""
    async with house.changing(room):
        if room.request is not None and waits_for(room):
            end(room, not_allowed=True)
            house.changed(room)
        else:
            await settle(house, room)


async def accept(house: House, room: Room, seat: int, client_id: str) -> Refused | None:
    """Take a seat's last move back: first in the store, then in the room. Called under the room's lock.

    Its time to think goes on as if the move had not been made.
    """
    session, now = room.session, room.clock.now()
    time, asked_at = room.time_without_last(seat, await house.store.log(room.row.id))
    due_at = None if time.seconds is None else time.ends_at(seat, asked_at)
    if due_at is not None and now >= due_at:
        return Refused("time-was-up")
    row = MoveRow(session.last_ply(seat), session.moves_made, seat, "", client_id, now, BACK)
    try:
        await house.store.append(room.row.id, row, room.earlier_due(due_at))
    except Conflict:
        await house.catch_up(room)
        return room.obstacle or Refused("answered-first")
    room.row.due_at = room.earlier_due(due_at)
    room.take_back(seat, time, asked_at)
    house.changed(room, session.events)
    return None


def with_view(room: Room, seat: int, refused: Refused) -> Refused:
    """What is true now, for whoever did not know."""
    if refused.code == "stale":
        refused.details["view"] = view_of(room, Viewer(seat))
    return refused
