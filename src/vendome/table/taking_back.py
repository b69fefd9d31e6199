"""Which move may be taken back at a table, and who must allow it. What it would tell anybody is the engine's to say."""

from __future__ import annotations

from vendome.engine.errors import Stands
from vendome.table.problems import Refused
from vendome.table.protocol.refusals import Cause
from vendome.table.room import Room

MOST_OF_SEAT = 50  # moves that one seat may take back in a game: its log must not grow without end


# What the engine says, in words for people.
CAUSES: dict[Stands, Cause] = {
    "none": "nothing-to-take-back",
    "acted": "acted-on",
    "revealed": "has-revealed",
    "over": "game-over",
}


def refusal(room: Room, seat: int, ply: int) -> Refused | None:
    """Why a seat can't take back its move of this number; None if it can, though others may have to allow it."""
    cause = why_not(room, seat)
    if cause == "taken-back-too-often":
        return Refused(cause, most=MOST_OF_SEAT)
    if cause is None and ply != room.session.last_ply(seat):
        cause = "moved-on"
    return Refused(cause) if cause else None


def why_not(room: Room, seat: int) -> Cause | None:
    """The same of its last move."""
    session = room.session
    if room.row.settings.take_backs == "off":
        return "no-taking-back"
    if seat not in session.can_take_back:
        why = session.game_session.why_it_stands(seat)
        assert why is not None
        return CAUSES[why]
    if room.not_allowed == session.last_ply(seat):
        return "not-allowed"
    return "taken-back-too-often" if session.taken_back.get(seat, 0) >= MOST_OF_SEAT else None


def must_be_allowed_by(room: Room, seat: int) -> list[int]:
    """The other people who are there. Nobody is asked about a secret answer: nobody has seen it."""
    if room.row.settings.take_backs == "free" or room.session.is_secret(seat):
        return []
    people = (other for other in room.seats if other.has_person and not other.by_bot and other.seat != seat)
    return [other.seat for other in people if room.connected(other.seat)]


def waits_for(room: Room) -> list[int]:
    """The seats that have not yet said whether they allow what is asked."""
    assert room.request is not None
    asked = must_be_allowed_by(room, room.request.seat)
    return [seat for seat in asked if seat not in room.request.agreed]
