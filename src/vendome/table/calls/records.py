"""Calls about finished games: those of tables, and files of one's own."""

from pathlib import Path

import msgspec

from vendome.engine.contract import Memory
from vendome.table.calls.common import Finished, Request, StoredAnswer, effort_of, frames_of, nth_of
from vendome.table.protocol.reviews import ReviewState
from vendome.table.records import record_text
from vendome.table.replay_builder import ALL, ReplayWish
from vendome.table.room import Room
from vendome.table.workers import Place


def finished_game(room: Room, *, to_be_played: bool = True) -> Finished:
    """The game of a table, which tells everything. Refused, if it is not over."""
    room.check_opened()
    text = record_text(room).encode()
    if to_be_played:
        room.check_playable()
    return Finished(text, room.row.settings.memory)


async def record(request: Request) -> msgspec.Raw:
    """To anyone with the link: the game is over, nothing is secret any more."""
    return msgspec.Raw(finished_game(request.room, to_be_played=False).record)


async def replay(request: Request) -> StoredAnswer:
    return await stored_replay(request, request.finished.record, 1, request.finished.memory)


async def replay_file(request: Request) -> StoredAnswer:
    return await stored_replay(request, request.body, nth_of(request.query), "full")


async def stored_replay(request: Request, record: bytes, nth: int, memory: Memory) -> StoredAnswer:
    request.services.limits.replays.take(request.address, "too-many-replays")
    place = Place(address=request.address)
    wish = ReplayWish(request.query.get("seat", ALL)[:20], memory, frames_of(request.query))
    return StoredAnswer(await request.services.replays.file(record, nth, wish, place))


async def lens(request: Request) -> StoredAnswer:
    """To anyone with the link, like the replay."""
    return await stored_lens(request, request.finished.record, 1)


async def lens_file(request: Request) -> StoredAnswer:
    return await stored_lens(request, request.body, nth_of(request.query))


async def stored_lens(request: Request, record: bytes, nth: int) -> StoredAnswer:
    request.services.limits.replays.take(request.address, "too-many-replays")
    seat, place = request.query.get("seat", "0")[:20], Place(address=request.address)
    return StoredAnswer(await request.services.replays.lens(record, nth, seat, place))


async def review(request: Request) -> StoredAnswer | ReviewState:
    """To anyone with the link, like the record."""
    effort, place = effort_of(request.query), Place(address=request.address)
    table, game = request.path["table"], request.finished
    return stored(await request.services.reviews.of_table(table, game.record, effort, place))


async def review_file(request: Request) -> StoredAnswer | ReviewState:
    nth, effort, place = nth_of(request.query), effort_of(request.query), Place(address=request.address)
    return stored(await request.services.reviews.of_file(request.body, nth, effort, place))


def stored(made: Path | ReviewState) -> StoredAnswer | ReviewState:
    return StoredAnswer(made) if isinstance(made, Path) else made
