"""The bot driver: what nobody has to ask for at a table. Bots answer, and a bot decides when the time is up."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress

from vendome.table import metrics
from vendome.table.actions import moves
from vendome.table.actions.common import shielded
from vendome.table.bot_workers import BotWorkers
from vendome.table.elsewhere import Elsewhere
from vendome.table.house import SOON, House
from vendome.table.levels import default_level
from vendome.table.room import Room
from vendome.table.storage.writer import Unavailable
from vendome.table.workers import Lane, QueueFull

log = logging.getLogger(__name__)

RETRY_AFTER = 2.0  # seconds until a bot tries again when the store does not answer
UNWATCHED_PAUSE = 5.0  # seconds a bot takes at least where nobody looks
AFTER_TIME_IS_UP = 0.05  # seconds that the alarm waits longer, so that the time is really up when it rings


class BotDriver:
    def __init__(
        self, house: House, workers: BotWorkers, *,
        retry_after: float = RETRY_AFTER, unwatched_pause: float = UNWATCHED_PAUSE,
    ) -> None:  # fmt: skip
        self.house, self.workers = house, workers
        self.retry_after, self.unwatched_pause = retry_after, unwatched_pause
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closed = False

    def after_change(self, room: Room) -> None:
        """Set bots to work on what is asked of them, and the alarm for the end of the time to think."""
        if self.is_closed or room.is_closed or not room.has_session:
            return
        room.is_paused = False
        for seat in room.session.asked:
            if seat not in room.thinking and self.should_answer(room, seat):
                if self.should_pause(room):
                    room.is_paused = True
                else:
                    self.start_thinking(room, seat)
        self.set_alarm(room)

    def after_look(self, room: Room) -> None:
        """Somebody looks at this table: bots that paused go on, and those that wait are more urgent."""
        if room.is_paused:
            self.after_change(room)
        elif room.thinking:
            self.workers.hurry(room.row.id, room.lane)

    def should_answer(self, room: Room, seat: int) -> bool:
        return room.is_bot(seat) or room.time_is_up(seat)

    def should_pause(self, room: Room) -> bool:
        """Bots among themselves play for those who look on. Where people play, bots go on for them."""
        return room.lane == Lane.NOBODY and not (room.has_people or room.is_played_to_the_end)

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
            backs, since = room.backs, time.monotonic()
            move = await self.choose(room, seat, ply)
            await self.pause(room, since)
            await self.answer(room, seat, ply, move, backs)
        except Unavailable as error:
            log.warning("a bot waits for the store", extra={"reason": str(error)})
            await asyncio.sleep(self.retry_after)
        except Elsewhere:
            return  # its table goes on in another process
        except QueueFull:  # it comes to its turn later
            await asyncio.sleep(self.retry_after)
        except Exception:  # a table must not stand still for a mistake of ours
            log.exception("a bot could not answer", extra={"table": room.row.id})
            await asyncio.sleep(self.retry_after)
        finally:
            if room.thinking.get(seat) is asyncio.current_task():
                del room.thinking[seat]
        self.after_change(room)

    async def choose(self, room: Room, seat: int, ply: int) -> str:
        """The move that the seat's bot chooses; any legal one if the bot fails."""
        level = room.seats[seat].level or default_level()
        session, place = room.session, room.place
        legal = session.shown(seat).legal
        start = time.perf_counter()
        try:
            witness = await self.house.witness(room, seat, place)
            action = await self.workers.choose(room.bot_question(witness, ply, level), place)
        except QueueFull:
            raise
        except Exception:  # whatever goes wrong in a bot, its seat plays on
            log.exception("a bot failed", extra={"table": room.row.id, "level": level})
            metrics.BOT_FAILURES.inc()
            return secrets.choice(legal)
        metrics.THINK_SECONDS.labels(level).observe(time.perf_counter() - start)
        return session.setup.game.moves[action]

    async def pause(self, room: Room, since: float) -> None:
        """A bot takes its time, and more of it where nobody looks. Whoever comes to look does not wait for that."""
        await asyncio.sleep(since + self.house.settings.bot_pause - time.monotonic())
        if room.lane == Lane.NOBODY:
            room.look.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(room.look.wait(), since + self.unwatched_pause - time.monotonic())

    @shielded
    async def answer(self, room: Room, seat: int, ply: int, move: str, backs: int) -> None:
        async with self.house.changing(room):
            if not self.should_answer(room, seat) or room.session.refusal(seat, ply, move):
                return  # too late: the person came back, or the question has been answered
            if room.backs != backs:
                return  # it has thought about a move that was taken back
            await moves.accept(self.house, room, seat, ply, move, None)

    # -- the clock ------------------------------------------------------------------------------------

    def set_alarm(self, room: Room) -> None:
        """For whoever's time is up next. What is due later than soon is only in the database."""
        now, alarms = room.clock.now(), self.house.alarms
        end = min((end for end in room.ends if end > now), default=None)
        if end is None or end > now + SOON:
            alarms.cancel(room.row.id)
        else:
            alarms.set(room.row.id, end + AFTER_TIME_IS_UP)

    async def close(self) -> None:
        """A move that is being written is written to its end, but nothing follows from it any more."""
        self.is_closed = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
