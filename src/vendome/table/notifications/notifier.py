"""The notifier: looks at a table after every change, and when a time has come, and tells its players what is due."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

from vendome.table.alarms import Alarms
from vendome.table.elsewhere import Elsewhere
from vendome.table.house import House
from vendome.table.notifications.due import Due, Standing, due, known, pause_after
from vendome.table.notifications.sender import Message, Outcome, Sender
from vendome.table.problems import Refused
from vendome.table.room import Room
from vendome.table.storage.subscriptions import THE_BEGINNING, THE_END, Subscription
from vendome.table.storage.writer import LeaseLost, Unavailable

log = logging.getLogger(__name__)

LOOK_EVERY = 20.0  # seconds between two looks at what the database has due
SOON = 90.0  # seconds: what is due so soon has an alarm here; what is due later, only in the database
TABLES_AT_ONCE = 50
MOST_FAILURES = 8  # in a row; then an address is given up, after some two hours
EARLY = 0.05  # seconds: a timer may ring so much too early


class Notifier:
    """What is due is noted in the database, so that it is told though the server ends, or the table leaves the memory.
    A table that nobody wants to hear of costs nothing."""

    def __init__(self, house: House, sender: Sender) -> None:
        self.house, self.sender = house, sender
        self.alarms = Alarms(self.look, house.clock)
        self.looking: dict[str, asyncio.Task[None]] = {}  # by table: somebody is told something there
        self.again: set[str] = set()  # tables that changed meanwhile
        self.places = asyncio.Semaphore(TABLES_AT_ONCE)

    def after_change(self, room: Room) -> None:
        """Start what is due now. Nothing is sent in this call."""
        if not room.subscriptions or not room.has_session:
            return
        now = self.house.clock.now()
        if any(self.has_work(room, one, now) for one in room.subscriptions):
            self.look(room.row.id)
        else:
            self.set_alarm(room, now)

    def has_work(self, room: Room, subscription: Subscription, now: float) -> bool:
        """Whether something must be sent, or noted."""
        state = standing(room, subscription.seat)
        found = due(subscription, state, now)
        if found is None:
            return known(subscription, state) != subscription.told
        return found.at <= now + EARLY or must_be_noted(subscription, found, state)

    def set_alarm(self, room: Room, now: float) -> None:
        coming = [due(one, standing(room, one.seat), now) for one in room.subscriptions]
        at = min((found.at for found in coming if found is not None), default=None)
        if at is not None and at <= now + SOON:
            self.alarms.set(room.row.id, at)
        else:
            self.alarms.cancel(room.row.id)

    # -- at one table ---------------------------------------------------------------------------------

    def look(self, table: str) -> None:
        """Once at a time for each table: nobody is told twice."""
        if table in self.looking:
            self.again.add(table)
            return
        task = self.looking[table] = asyncio.create_task(self.attend(table), name=f"notify {table}")
        task.add_done_callback(lambda _: self.done(table))

    def done(self, table: str) -> None:
        del self.looking[table]
        if table in self.again:
            self.again.discard(table)
            self.look(table)

    async def attend(self, table: str) -> None:
        try:
            async with self.places:
                room = await self.house.find(table)
                now = self.house.clock.now()
                await asyncio.gather(*(self.see_to(room, one, now) for one in list(room.subscriptions)))
                self.set_alarm(room, self.house.clock.now())
        except Elsewhere:
            return  # whoever has the table looks there as well
        except (Refused, Unavailable, LeaseLost) as error:
            log.warning("a table's players were not told", extra={"table": table, "reason": str(error)})
        except Exception:  # what others wait for goes on
            log.exception("a table's players were not told", extra={"table": table})

    async def see_to(self, room: Room, subscription: Subscription, now: float) -> None:
        state = standing(room, subscription.seat)
        found = due(subscription, state, now)
        if found is None:
            await self.put_aside(room, subscription, known(subscription, state))
        elif found.at <= now + EARLY:
            await self.tell(room, subscription, state, found)
        elif must_be_noted(subscription, found, state):
            subscription.due_at = found.at
            await self.house.store.subscriptions.note(room.row.id, subscription)

    async def put_aside(self, room: Room, subscription: Subscription, told: int) -> None:
        """Nothing is due. Whoever was there when the game began or ended knows that."""
        if subscription.due_at is not None or subscription.told != told:
            subscription.due_at, subscription.told = None, told
            await self.house.store.subscriptions.note(room.row.id, subscription)

    async def tell(self, room: Room, subscription: Subscription, state: Standing, found: Due) -> None:
        message = Message(found.what, room.row.id, subscription.seat, room.setup.game, self.time_left(state))
        outcome = await self.sender.send(subscription, message)
        if outcome.fate == "gone" or subscription.failures >= MOST_FAILURES:
            await self.give_up(room, subscription)
            return
        self.take_in(subscription, state, found, outcome)
        await self.house.store.subscriptions.note(room.row.id, subscription)

    def time_left(self, state: Standing) -> float | None:
        if state.seconds is None or state.is_over:
            return None
        return max(0.0, state.ends_at - max(self.house.clock.now(), state.break_until))

    def take_in(self, subscription: Subscription, state: Standing, found: Due, outcome: Outcome) -> None:
        """What the player knows now, and when to look again."""
        now = self.house.clock.now()
        if outcome.fate == "failed":
            subscription.failures += 1
            subscription.due_at = now + max(outcome.wait or 0.0, pause_after(subscription.failures))
            return
        subscription.failures = 0
        if found.what == "over":
            subscription.told = THE_END
        elif found.what == "begun":
            subscription.told = THE_BEGINNING
        elif state.question is not None and found.what == "turn":
            subscription.told = state.question
        elif state.question is not None:
            subscription.reminded = state.question
        following = due(subscription, state, now)
        subscription.due_at = following.at if following else None

    async def give_up(self, room: Room, subscription: Subscription) -> None:
        room.subscriptions = [one for one in room.subscriptions if one is not subscription]
        await self.house.store.subscriptions.delete(room.row.id, subscription)

    # -- in the background ----------------------------------------------------------------------------

    async def look_for_ever(self) -> None:
        """At what the database has due: also at tables that are not in memory, and after a restart."""
        while True:
            for table in await self.house.store.subscriptions.tables_due(self.house.clock.now()):
                self.look(table)
            await asyncio.sleep(LOOK_EVERY)

    async def close(self) -> None:
        self.alarms.close()
        self.again.clear()
        tasks = list(self.looking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def standing(room: Room, seat: int) -> Standing:
    """How the table stands for this seat's player."""
    session, there = room.session, room.connected(seat)
    if session.finished:
        return Standing(None, room.asked_at, there, is_over=True)
    is_asked = seat in session.asked and room.seats[seat].has_person and not room.is_bot(seat)
    question, end = session.asked_after if is_asked else None, room.ends_at(seat)
    strangers = room.opening is not None
    asked = Standing(question, room.asked_at, there, room.patience.idle, among_strangers=strangers)
    if end is None:
        return asked
    on_break = room.time.break_of(seat, room.clock.now())
    until = on_break.until if on_break else 0.0
    return replace(asked, seconds=room.time.for_question(seat), ends_at=end, break_until=until)


def must_be_noted(subscription: Subscription, found: Due, state: Standing) -> bool:
    """Whether what is due later must be in the database. Of a player who is there only this process knows; when they
    go, all is looked at anew."""
    if state.is_there:
        return False
    return subscription.due_at is None or abs(subscription.due_at - found.at) > 1.0
