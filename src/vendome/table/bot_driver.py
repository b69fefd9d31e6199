"""What goes on by itself at a table: bots think and answer, and the clock runs out."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

from vendome.table import metrics
from vendome.table.acts import accept, need_token, whole
from vendome.table.bot_workers import Thinkers, Thought
from vendome.table.house import House
from vendome.table.levels import default_level, hint_bot
from vendome.table.problems import Refused
from vendome.table.protocol.answers import Hint, HintMove
from vendome.table.room import Room
from vendome.table.tokens import Viewer
from vendome.table.writer import Unavailable

log = logging.getLogger(__name__)

MOST_HINTS = 16  # at once: hints share the bots' processes, and a bot that is due should not wait for long
LATER = 2.0  # seconds until a bot tries again when the store does not answer


class Driver:
    """Watches every room of a house, and gives each question a bot must answer to the thinkers."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self.house, self.thinkers = house, thinkers
        self.tasks: set[asyncio.Task[None]] = set()
        self.hints = 0  # that are being thought about
        house.watchers.append(self.look)

    def look(self, room: Room) -> None:
        """After every change: set bots to work on what is asked of them, and the clock on the question."""
        if room.match is None:
            return
        for seat in room.match.asked:
            if seat not in room.thinking and (room.is_bot(seat) or self.is_late(room)):
                self.set_to_work(room, seat)
        self.set_alarm(room)

    def set_to_work(self, room: Room, seat: int) -> None:
        ply = room.playing.ply(seat)
        task = asyncio.create_task(self.think(room, seat, ply), name=f"bot {room.row.id} {ply}")
        room.thinking[seat] = task
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def think(self, room: Room, seat: int, ply: int) -> None:
        """Choose, wait the polite moment, answer; then look again, for the table has moved on."""
        try:
            not_before = time.monotonic() + self.house.settings.bot_pause
            move = await self.choice(room, seat, ply)
            await asyncio.sleep(max(0.0, not_before - time.monotonic()))
            await whole(self.answer(room, seat, ply, move))
        except Unavailable as error:
            log.warning("a bot waits for the store", extra={"reason": str(error)})
            await asyncio.sleep(LATER)
        except Exception:  # a table must not stand still for a mistake of ours
            log.exception("a bot could not answer", extra={"table": room.row.id})
            await asyncio.sleep(LATER)
        finally:
            if room.thinking.get(seat) is asyncio.current_task():
                del room.thinking[seat]
        self.look(room)

    async def choice(self, room: Room, seat: int, ply: int) -> str:
        level = room.seats[seat].level or default_level()
        match = room.playing
        legal = match.shown(seat).legal
        start = time.perf_counter()
        try:
            action = await self.thinkers.choose(self.thought(room, seat, ply, level))
        except Exception:  # whatever goes wrong in a bot, its seat plays on
            log.exception("a bot failed", extra={"table": room.row.id, "level": level})
            metrics.BOT_FAILURES.inc()
            return secrets.choice(legal)
        metrics.THINK_SECONDS.labels(level).observe(time.perf_counter() - start)
        return match.setup.game.moves[action]

    def thought(self, room: Room, seat: int, ply: int, level: str) -> Thought:
        players = len(room.seats)
        seed = int(room.row.bot_seed, 16) >> 1
        return Thought.of(room.playing.witness(seat), level, seed, 1 + seat + players * ply)

    async def answer(self, room: Room, seat: int, ply: int, move: str) -> None:
        async with room.lock:
            still_wanted = room.is_bot(seat) or self.is_late(room)
            if not still_wanted or room.playing.refuse(seat, ply, move):
                return  # a late answer: the person came back, or the question has gone
            await accept(self.house, room, seat, ply, move, None)

    # -- the clock ------------------------------------------------------------------------------------

    def is_late(self, room: Room) -> bool:
        seconds = room.row.settings.clock
        return seconds is not None and time.time() >= room.asked_at + seconds

    def set_alarm(self, room: Room) -> None:
        seconds = room.row.settings.clock
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        if seconds is None or room.status != "playing" or self.is_late(room):
            return
        left = room.asked_at + seconds - time.time()
        room.alarm = asyncio.get_running_loop().call_later(left + 0.05, self.ring, room)

    def ring(self, room: Room) -> None:
        room.alarm = None
        self.look(room)

    # -- hints ----------------------------------------------------------------------------------------

    async def hint(self, room: Room, viewer: Viewer) -> Hint:
        """What the hint bot thinks of the seat's moves: it knows what the seat knows."""
        need_token(viewer)
        if viewer.seat is None or not room.hints_for(viewer):
            raise Refused("no-hints")
        match = room.playing
        if viewer.seat not in match.asked:
            raise Refused("hints-when-asked")
        if self.hints >= MOST_HINTS:
            raise Refused("too-many-hints", details={"wait": 2.0})
        level = hint_bot(self.house.settings.hint_level)
        self.hints += 1
        try:
            opinions = await self.thinkers.consider(self.thought(room, viewer.seat, match.ply(viewer.seat), level))
        finally:
            self.hints -= 1
        moves = match.setup.game.moves
        return Hint([HintMove(moves[o.action], round(o.value, 4), round(o.share, 4)) for o in opinions])

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.close()
