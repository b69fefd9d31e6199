"""Tables in memory: read from the log when needed, forgotten when not, closed when old."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, update

from table.databases import new_file
from table.patch_reader import FakeListener
from vendome.engine.records import parse
from vendome.games.registry import find
from vendome.table import chores
from vendome.table.actions.before_game import start
from vendome.table.actions.moves import move
from vendome.table.actions.new_table import create
from vendome.table.bot_driver import BotDriver
from vendome.table.bot_workers import BotWorkers
from vendome.table.house import House
from vendome.table.problems import Refused
from vendome.table.protocol.requests import Clock, Move, NewSeat, NewTable, Start
from vendome.table.records import record_text
from vendome.table.room import Room
from vendome.table.settings import Settings
from vendome.table.storage import schema
from vendome.table.storage.rows import MoveRow
from vendome.table.storage.store import Store
from vendome.table.storage.writer import Statement
from vendome.table.sweeping import Sweeper
from vendome.table.tokens import Viewer
from vendome.table.view_builder import view_of
from vendome.table.waking import Waker
from vendome.table.workers import Lane
from waits import until_async

pytestmark = pytest.mark.anyio

HOST = Viewer(None, is_host=True)
TWO = NewTable("shadow_thief", seats=[NewSeat("human"), NewSeat("human")])


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    settings = Settings(idle_minutes=600.0, keep_unfinished_days=1.0)
    store = await Store.open(new_file(tmp_path / "x.sqlite"))
    yield House(settings, store)
    await store.close()


async def started(house: House, wish: NewTable = TWO) -> Any:
    room = await house.find((await create(house, wish)).table)
    await start(house, room, HOST, Start())
    return room


async def test_a_table_nobody_uses_leaves_the_memory_and_comes_back_from_its_log(house: House) -> None:
    room = await started(house)
    await move(house, room, Viewer(0), Move(0, room.session.shown(0).legal[0], "a"))
    Sweeper(house).unload_idle()
    assert room.row.id in house.rooms, "it was used just now"
    room.last_used -= 60 * 601
    Sweeper(house).unload_idle()
    assert room.row.id not in house.rooms
    again = await house.find(room.row.id)
    assert again is not room
    assert again.session.asked == [1]
    assert again.session.story == room.session.story


async def test_a_table_is_read_once_however_many_ask_for_it(house: House) -> None:
    room = await started(house)
    house.rooms.clear()
    found = await asyncio.gather(*(house.find(room.row.id) for _ in range(10)))
    assert len(set(map(id, found))) == 1


async def test_old_tables_are_closed(house: House) -> None:
    room = await started(house)
    room.last_used -= 10_000
    room.row.touched_at = time.time()
    assert house.settings.keep_unfinished_days == 1.0
    await Sweeper(house).close_old()
    assert room.row.id in house.rooms
    house.settings = replace(house.settings, keep_unfinished_days=-1.0)
    await Sweeper(house).close_old()
    assert room.row.id not in house.rooms
    with pytest.raises(Refused, match="no such table"):
        await house.find(room.row.id)


async def test_what_another_process_wrote_is_taken_over(house: House) -> None:
    """Two servers on one database by mistake: the log decides, and who lost the race is told how things stand."""
    room = await started(house)
    legal = room.session.shown(0).legal
    await house.store.append(room.row.id, MoveRow(0, 0, 0, legal[0], "other", time.time()))
    with pytest.raises(Refused) as refused:
        await move(house, room, Viewer(0), Move(0, legal[-1], "mine"))
    assert refused.value.code == "stale"
    assert room.session.asked == [1]
    assert room.session.moves_made == 1
    assert await move(house, room, Viewer(1), Move(1, room.session.shown(1).legal[0], "b"))


async def test_an_act_is_finished_though_its_caller_goes(house: House) -> None:
    """Memory follows the store, also when a connection breaks in the middle of a move."""
    room = await started(house)
    moving = asyncio.create_task(move(house, room, Viewer(0), Move(0, room.session.shown(0).legal[0], "a")))
    await asyncio.sleep(0)
    moving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await moving
    async with room.lock:
        stored = await house.store.load(room.row.id)
    assert stored is not None
    assert room.session.moves_made == len(stored.moves) == 1


async def test_a_table_of_older_rules_says_that_it_cannot_go_on_and_keeps_its_record(house: House) -> None:
    room = await started(house)
    legal = room.session.shown(0).legal
    await move(house, room, Viewer(0), Move(0, legal[0], "a"))
    with pytest.raises(Refused, match="not over yet"):
        record_text(room)
    old = await with_rules(house, room, 0)
    with pytest.raises(Refused, match="version 0 of the rules, this server by 1: it can't go on") as refused:
        view_of(old, Viewer(0))
    assert refused.value.status == 410
    record = json.loads(record_text(old))
    assert record["log"] == [{"seat": 0, "move": legal[0]}]
    assert (record["seed"], record["rules"], record["abandoned"]) == (room.row.seed, 0, True)
    again = await with_rules(house, room, 1)
    assert again.row.status == "abandoned", "its secrets were told, so it does not go on with the old server either"


async def test_a_table_of_newer_rules_waits_for_a_newer_server(house: House) -> None:
    room = await started(house)
    newer = await with_rules(house, room, 99)
    for ask in (lambda: view_of(newer, Viewer(0)), lambda: record_text(newer)):
        with pytest.raises(Refused, match="only 1 so far"):
            ask()
    assert (await with_rules(house, room, 1)).status == "playing"


async def test_a_finished_game_keeps_its_record_whatever_becomes_of_the_rules(house: House) -> None:
    room = await started(house, NewTable("shadow_thief", {"hands": 1}, seats=[NewSeat("human"), NewSeat("human")]))
    await play_to_the_end(house, room)
    old = await with_rules(house, room, 0)
    assert parse(json.loads(record_text(old)), find).result == room.session.game_session.result


async def test_a_game_that_ended_before_records_were_kept_gets_its_own(house: House) -> None:
    room = await started(house, NewTable("shadow_thief", {"hands": 1}, seats=[NewSeat("human"), NewSeat("human")]))
    await play_to_the_end(house, room)
    await house.store.writer.write(Statement(update(schema.tables).values(record=None)))
    house.rooms.clear()
    await Sweeper(house).keep_records()
    stored = await house.store.load(room.row.id)
    assert stored is not None
    assert stored.row.record == record_text(room)
    assert not house.rooms


async def test_an_end_that_was_missed_is_noted_with_the_moves_that_were(house: House) -> None:
    room = await started(house, NewTable("shadow_thief", {"hands": 1}, seats=[NewSeat("human"), NewSeat("human")]))
    twin = House(house.settings, house.store)
    behind = await twin.find(room.row.id)
    await play_to_the_end(house, room)
    await house.store.writer.write(Statement(update(schema.tables).values(record=None, status="playing")))
    await twin.catch_up(behind)
    stored = await house.store.load(room.row.id)
    assert stored is not None
    assert (stored.row.status, stored.row.record) == ("finished", record_text(room))


async def test_an_end_that_its_process_did_not_live_to_note_is_noted_by_the_next(house: House) -> None:
    room = await started(house, NewTable("shadow_thief", {"hands": 1}, seats=[NewSeat("human"), NewSeat("human")]))
    await play_to_the_end(house, room)
    await house.store.writer.write(Statement(update(schema.tables).values(record=None, status="playing")))
    await House(house.settings, house.store).find(room.row.id)
    stored = await house.store.load(room.row.id)
    assert stored is not None
    assert (stored.row.status, stored.row.record) == ("finished", record_text(room))


async def test_a_table_that_waits_begins_by_our_rules(house: House) -> None:
    room = await house.find((await create(house, TWO)).table)
    old = await with_rules(house, room, 0)
    await start(house, old, HOST, Start())
    stored = await house.store.load(room.row.id)
    assert stored is not None
    assert (stored.row.rules, stored.row.status) == (1, "playing")


async def play_to_the_end(house: House, room: Room) -> None:
    while room.status != "finished":
        seat = room.session.asked[0]
        ply = room.session.ply(seat)
        await move(house, room, Viewer(seat), Move(ply, room.session.shown(seat).legal[0], f"{ply}"))


async def with_rules(house: House, room: Room, version: int) -> Room:
    """The table as a server with other rules finds it."""
    c = schema.tables.c
    await house.store.writer.write(Statement(update(schema.tables).where(c.id == room.row.id).values(rules=version)))
    house.rooms.clear()
    return await house.find(room.row.id)


# -- the life of a room -------------------------------------------------------------------------------


class Bots(BotWorkers):
    """Bots that never come to an end; how many were asked."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, *_: object) -> int:
        self.asked += 1
        return int(await asyncio.Future())

    def hurry(self, *_: object) -> None: ...


BOTS = NewTable("shadow_thief", seats=[NewSeat("bot", level="random"), NewSeat("bot", level="random")])
ONE_BOT = NewTable("shadow_thief", seats=[NewSeat("human"), NewSeat("bot", level="random")])


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_deleted_table_ends_with_its_bots_and_tells_who_listens(house: House) -> None:
    house.driver = BotDriver(house, Bots())
    room = await started(house, ONE_BOT)
    ear = FakeListener(Viewer(0))
    room.connect(ear)
    await settle()
    (task,) = room.thinking.values()
    await house.store.writer.write(Statement(delete(schema.tables).where(schema.tables.c.id == room.row.id)))
    with pytest.raises(Refused, match="no such table"):
        await move(house, room, Viewer(0), Move(0, room.session.shown(0).legal[0], "a"))
    await settle()
    assert (task.cancelled(), room.thinking, room.row.id in house.rooms) == (True, {}, False)
    assert [refused.cause for refused in ear.dismissed] == ["no-such-table"]


async def test_a_bot_at_a_deleted_table_does_not_try_for_ever(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Bots()
    monkeypatch.setattr(BotDriver, "choose", first_choice)
    house.driver = driver = BotDriver(house, workers, retry_after=0.0)
    room = await started(house, ONE_BOT)
    await house.store.writer.write(Statement(delete(schema.tables).where(schema.tables.c.id == room.row.id)))
    await until_async(lambda: not driver.tasks)
    assert room.is_closed
    assert room.row.id not in house.rooms


async def first_choice(_: BotDriver, room: Room, seat: int, ply: int) -> str:
    return room.session.shown(seat).legal[0]


async def test_bots_among_themselves_wait_until_somebody_looks(house: House) -> None:
    house.driver = BotDriver(house, Bots())
    room = await started(house, BOTS)
    room.last_look = room.last_look_of_player = room.now() - 100
    room.close()
    house.rooms.clear()
    again = await house.find(room.row.id)
    assert (again.is_paused, again.thinking) == (True, {})
    house.looked(again, Viewer(), "1.2.3.4")
    assert not again.is_paused
    assert len(again.thinking) > 0
    again.close()


async def test_whoever_comes_to_look_does_not_wait_as_nobody_does(house: House) -> None:
    house.settings = Settings(bot_pause=0.0)
    room = await started(house)
    room.last_look = room.last_look_of_player = float("-inf")
    driver = BotDriver(house, Bots(), unwatched_pause=3600.0)
    waiting = asyncio.create_task(driver.pause(room, time.monotonic()))
    await settle()
    assert not waiting.done()
    house.looked(room, Viewer(), "1.2.3.4")
    await asyncio.wait_for(waiting, 30)


async def test_when_the_server_ends_no_bot_begins_to_think(house: House) -> None:
    house.driver = driver = BotDriver(house, Bots())
    room = await started(house, ONE_BOT)
    await settle()
    await driver.close()
    assert not room.thinking
    house.changed(room)
    assert not room.thinking


async def test_where_people_play_bots_go_on_though_nobody_looks(house: House) -> None:
    house.driver = BotDriver(house, Bots())
    room = await started(house, ONE_BOT)
    room.close()
    house.rooms.clear()
    again = await house.find(room.row.id)
    assert list(again.thinking) == [1]
    assert again.lane == Lane.NOBODY
    again.close()


async def test_a_table_with_a_clock_leaves_the_memory_and_is_woken_in_time(house: House) -> None:
    workers = Bots()
    house.driver = BotDriver(house, workers)
    clocked = NewTable("shadow_thief", seats=[NewSeat("human"), NewSeat("human")], clock=Clock(5))
    room = await started(house, clocked)
    room.last_used -= 60 * 601
    Sweeper(house).unload_idle()
    assert (room.row.id in house.rooms, room.row.id in house.alarms) == (False, True)
    waking = asyncio.create_task(Waker(house).wake_for_ever())
    house.alarms.set(room.row.id, time.time())
    await until_async(lambda: room.row.id in house.rooms)
    assert room.row.id in house.alarms, "its time is not up yet"
    house.rooms.pop(room.row.id).close()
    past = time.time() - 10
    await house.store.writer.write(Statement(update(schema.tables).values(asked_at=past, due_at=past + 5)))
    await Waker(house).look()
    await until_async(lambda: workers.asked >= 2)
    house.end()
    waking.cancel()


async def test_tables_whose_time_has_come_are_opened_one_after_the_other(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    at_once = most = 0

    async def find(table: str) -> Room:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        await asyncio.sleep(0.001)
        at_once -= 1
        opened.append(table)
        raise Refused("no-such-table")

    monkeypatch.setattr(house, "find", find)
    waking = asyncio.create_task(Waker(house).wake_for_ever())
    for number in range(50):
        house.alarms.set(f"t{number}", time.time())
    await until_async(lambda: len(opened) >= 50)
    assert most == 1
    waking.cancel()


async def test_a_restart_loads_nothing_and_answers_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand tables in play, some of which can't be read: they are opened one after the other, or when asked
    for."""
    now = time.time()
    rows = [row_of(number, now) for number in range(1_000)]
    await house.store.writer.write(*(Statement(insert(schema.tables), row) for row in rows))
    room = await started(house)
    house.rooms.clear()
    await Waker(house).resume()
    assert not house.rooms
    assert len(house.alarms) == 501
    assert (await house.find(room.row.id)).status == "playing"
    house.end()


def row_of(number: int, now: float) -> dict[str, Any]:
    """Every other one is not touched for long; every tenth has settings that nobody can read."""
    settings = "nonsense" if number % 10 == 1 else {"spectators": True, "clock": None, "hints": False, "memory": "own"}
    touched = now if number % 2 == 0 else now - 7200
    common = {"seed": "s", "nonce": "n", "bot_seed": "0", "host": "h", "created_at": now, "asked_at": now}
    known = {"game": "shadow_thief" if number % 4 else "whist", "rules": 1, "options": {"players": 2}}
    return {"id": f"t{number}", "status": "playing", "touched_at": touched, "settings": settings, **common, **known}


async def test_a_table_of_an_unknown_game_says_so(house: House) -> None:
    room = await started(house)
    c = schema.tables.c
    await house.store.writer.write(Statement(update(schema.tables).where(c.id == room.row.id).values(game="whist")))
    house.rooms.clear()
    found = await house.find(room.row.id)
    with pytest.raises(Refused, match="whist"):
        view_of(found, Viewer(0))


async def test_too_many_rooms_are_not_kept(house: House) -> None:
    house.settings = replace(house.settings, tables_in_memory=3)
    made = [await started(house) for _ in range(5)]
    Sweeper(house).unload_idle()
    assert list(house.rooms) == [room.row.id for room in made[2:]]


async def test_a_chore_that_fails_is_begun_anew() -> None:
    tries = 0

    async def fail_twice() -> None:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise RuntimeError("a mistake")

    await chores.supervised(fail_twice, again_after=0.0)
    assert tries == 3
