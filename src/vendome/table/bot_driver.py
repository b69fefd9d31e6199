"""The bot driver: what nobody has to ask for at a table. Bots answer, and a bot decides when the time is up."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

from vendome.table import metrics
from vendome.table.actions import moves
from vendome.table.actions.common import shielded
from vendome.table.bot_workers import BotWorkers
from vendome.table.house import House
from vendome.table.levels import default_level
from vendome.table.room import Room
from vendome.table.writer import Unavailable

log = logging.getLogger(__name__)

RETRY_AFTER = 2.0  # seconds until a bot tries again when the store does not answer
AFTER_TIME_IS_UP = 0.05  # seconds that the timer waits longer, so that the time is really up when it fires


class BotDriver:
    def __init__(self, house: House, workers: BotWorkers) -> None:
        self.house, self.workers = house, workers
        self.tasks: set[asyncio.Task[None]] = set()

    def after_change(self, room: Room) -> None:
        """Set bots to work on what is asked of them, and the clock on the question."""
        if not room.has_begun:
            return
        for seat in room.session.asked:
            if seat not in room.thinking and self.should_answer(room, seat):
                self.start_thinking(room, seat)
        self.set_timer(room)

    def should_answer(self, room: Room, seat: int) -> bool:
        return room.is_bot(seat) or time_is_up(room)

    # -- a bot's answer -------------------------------------------------------------------------------

    def start_thinking(self, room: Room, seat: int) -> None:
        ply = room.session.ply(seat)
        task = asyncio.create_task(self.think_and_answer(room, seat, ply), name=f"bot {room.row.id} {ply}")
        room.thinking[seat] = task
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def think_and_answer(self, room: Room, seat: int, ply: int) -> None:
        """Choose a move, let the pause pass, answer. Whatever happens, look at the table again at the end."""
        try:
            not_before = time.monotonic() + self.house.settings.bot_pause
            move = await self.choose(room, seat, ply)
            await asyncio.sleep(max(0.0, not_before - time.monotonic()))
            await self.answer(room, seat, ply, move)
        except Unavailable as error:
            log.warning("a bot waits for the store", extra={"reason": str(error)})
            await asyncio.sleep(RETRY_AFTER)
        except Exception:  # a table must not stand still for a mistake of ours
            log.exception("a bot could not answer", extra={"table": room.row.id})
            await asyncio.sleep(RETRY_AFTER)
        finally:
            if room.thinking.get(seat) is asyncio.current_task():
                del room.thinking[seat]
        self.after_change(room)

    async def choose(self, room: Room, seat: int, ply: int) -> str:
        """The move that the seat's bot chooses; any legal one if the bot fails."""
        level = room.seats[seat].level or default_level()
        session = room.session
        legal = session.shown(seat).legal
        start = time.perf_counter()
        try:
            action = await self.workers.choose(room.bot_question(seat, ply, level))
        except Exception:  # whatever goes wrong in a bot, its seat plays on
            log.exception("a bot failed", extra={"table": room.row.id, "level": level})
            metrics.BOT_FAILURES.inc()
            return secrets.choice(legal)
        metrics.THINK_SECONDS.labels(level).observe(time.perf_counter() - start)
        return session.setup.game.moves[action]

    @shielded
    async def answer(self, room: Room, seat: int, ply: int, move: str) -> None:
        async with room.lock:
            if not self.should_answer(room, seat) or room.session.refusal(seat, ply, move):
                return  # too late: the person came back, or the question has been answered
            await moves.accept(self.house, room, seat, ply, move, None)

    # -- the clock ------------------------------------------------------------------------------------

    def set_timer(self, room: Room) -> None:
        seconds = room.row.settings.clock
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        if seconds is None or room.status != "playing" or time_is_up(room):
            return
        left = room.asked_at + seconds - time.time()
        room.timer = asyncio.get_running_loop().call_later(left + AFTER_TIME_IS_UP, self.timer_fired, room)

    def timer_fired(self, room: Room) -> None:
        room.timer = None
        self.after_change(room)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def time_is_up(room: Room) -> bool:
    """Whether the table has a clock, and its time for the present question has passed."""
    seconds = room.row.settings.clock
    return seconds is not None and time.time() >= room.asked_at + seconds
