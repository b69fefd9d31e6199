"""Moves: a person's, and what is common to a person's and a bot's."""

from __future__ import annotations

import logging

from vendome.table import metrics
from vendome.table.actions.common import need_seat, shielded
from vendome.table.house import House
from vendome.table.problems import Refused
from vendome.table.protocol.requests import Move
from vendome.table.room import Room
from vendome.table.storage.rows import MoveRow
from vendome.table.storage.writer import Conflict
from vendome.table.tokens import Viewer, digest
from vendome.table.view_builder import view_of

log = logging.getLogger(__name__)


@shielded
async def move(house: House, room: Room, viewer: Viewer, wish: Move) -> bool:
    """A person's move. Refused says why not. The same id again is no mistake: it changes nothing and gives False."""
    need_seat(viewer)
    client_id = digest(str(wish.id))[:32]
    async with house.changing(room, viewer) as viewer:
        seat = need_seat(viewer)
        refused = room.session.refusal(seat, wish.ply, wish.move)
        if refused is None:
            refused = await accept(house, room, seat, wish.ply, wish.move, client_id)
        if refused is None:
            return True
        if await house.store.has_move(room.row.id, seat, client_id):
            return False
        if refused.code == "stale":
            refused.details["view"] = view_of(room, Viewer(seat))
        raise refused


async def accept(house: House, room: Room, seat: int, ply: int, move: str, client_id: str | None) -> Refused | None:
    """Make a move that the rules allow: first in the store, then in the room. Called under the room's lock.

    A bot's move has no `client_id`.
    """
    session, now = room.session, room.clock.now()
    on_break = room.time.break_of(seat, now) if client_id is not None else None  # whoever moves is back
    due_at = room.due_after(now) if len(session.asked) == 1 else None  # the last answer to a question
    try:
        row = MoveRow(ply, session.moves_made, seat, move, client_id, now)
        await house.store.append(room.row.id, row, due_at, ends_break=on_break is not None)
    except Conflict:
        await house.catch_up(room)
        return room.obstacle or Refused("answered-first")
    room.row.due_at = due_at or room.row.due_at
    if on_break is not None:
        room.time.keep_break(on_break._replace(until=now))
    room.play(seat, move, now)
    (metrics.BOTS_MOVES if client_id is None else metrics.PEOPLES_MOVES).inc()
    if session.finished:
        await house.note_end(room)  # before anybody is told: then they ask for their games and ratings
    house.changed(room, session.events)
    return None
