"""Which move may be taken back at a table, and who must allow it. What it would tell anybody is the engine's to say."""

from __future__ import annotations

from vendome.engine.errors import Stands
from vendome.table.problems import Refused
from vendome.table.room import Room

MOST_OF_SEAT = 50  # moves that one seat may take back in a game: its log must not grow without end


def refusal(room: Room, seat: int, ply: int | None = None) -> Refused | None:
    """Why a seat can't take its last move back; None if it can, though others may have to allow it. If the `ply` is
    given, it must be that move's."""
    session = room.session
    if room.row.settings.take_backs == "off":
        return Refused("no-taking-back")
    why = session.why_it_stands(seat)
    if why is not None:
        return refusal_of(why)
    if ply is not None and ply != session.last_ply(seat):
        return Refused("moved-on")
    if room.not_allowed == session.last_ply(seat):
        return Refused("not-allowed")
    if session.taken_back.get(seat, 0) >= MOST_OF_SEAT:
        return Refused("taken-back-too-often", most=MOST_OF_SEAT)
    return None


def refusal_of(why: Stands) -> Refused:
    """What the engine says, in words for people."""
    match why:
        case "none":
            return Refused("nothing-to-take-back")
        case "acted":
            return Refused("acted-on")
        case "revealed":
            return Refused("has-revealed")
        case "over":
            return Refused("game-over")


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
