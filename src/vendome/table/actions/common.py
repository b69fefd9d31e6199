"""What several actions need."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from vendome.table.chores import note_failure
from vendome.table.house import House, busy
from vendome.table.problems import Refused
from vendome.table.room import Room
from vendome.table.storage.writer import Conflict
from vendome.table.tokens import Viewer

P = ParamSpec("P")
T = TypeVar("T")
Action = Callable[P, Coroutine[Any, Any, T]]

TRIES = 3  # to change what another process changes too


def shielded(action: Action[P, T]) -> Action[P, T]:
    """An action that runs to its end though its caller is cancelled, say because a connection broke.

    Otherwise a change could be in the store and not in memory.
    """

    @wraps(action)
    async def run(*args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.ensure_future(action(*args, **kwargs))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(note_failure)
            raise

    return run


async def set_by_bot(house: House, room: Room, number: int, *, by_bot: bool, level: str) -> None:
    """A bot takes over a person's seat, or gives it back. Called under the room's lock."""

    async def change() -> None:
        was = room.seats[number]
        seat = replace(was, by_bot=by_bot, level=level)
        await house.store.change_seat(room.row.id, was, seat)
        room.seats[number] = seat
        room.note_here(number)

    await insist(house, room, change)
    house.changed(room)


async def insist(house: House, room: Room, change: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Called under the room's lock. If another process was first, we take over what it did and try again."""
    for _ in range(TRIES):
        try:
            await change()
        except Conflict:
            await house.catch_up(room)
            room.check_playable()
        else:
            return
    raise busy()  # it never is as the store has just told us


def need_token(viewer: Viewer) -> None:
    if viewer == Viewer():
        raise Refused("players-only")


def need_host(viewer: Viewer) -> None:
    need_token(viewer)
    if not viewer.is_host:
        raise Refused("host-only")


def need_seat(viewer: Viewer) -> int:
    need_token(viewer)
    if viewer.seat is None:
        raise Refused("seated-only")
    return viewer.seat


def one_line(text: str) -> str:
    """What people write, on one line, without characters that can't be seen. The page escapes it."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
