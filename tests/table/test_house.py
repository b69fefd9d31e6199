"""Tables in memory: read from the log when needed, forgotten when not, closed when old."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from vendome.table.actions.before_game import start
from vendome.table.actions.moves import move
from vendome.table.actions.new_table import create
from vendome.table.house import House
from vendome.table.problems import Refused
from vendome.table.protocol.requests import Move, NewSeat, NewTable, Start
from vendome.table.settings import Settings
from vendome.table.store import MoveRow, Store
from vendome.table.tokens import Viewer

pytestmark = pytest.mark.anyio

HOST = Viewer(None, is_host=True)
TWO = NewTable("shadow_thief", seats=[NewSeat("human"), NewSeat("human")])


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    settings = Settings(idle_minutes=600.0, keep_unfinished_days=1.0)
    store = await Store.open(str(tmp_path / "x.sqlite"))
    yield House(settings, store)
    await store.close()


async def started(house: House) -> Any:
    room = await house.find((await create(house, TWO)).table)
    await start(house, room, HOST, Start())
    return room


async def test_a_table_nobody_uses_leaves_the_memory_and_comes_back_from_its_log(house: House) -> None:
    room = await started(house)
    await move(house, room, Viewer(0), Move(0, room.session.shown(0).legal[0], "a"))
    house.unload_idle()
    assert room.row.id in house.rooms, "it was used just now"
    room.last_used -= 60 * 601
    house.unload_idle()
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
    await house.close_old()
    assert room.row.id in house.rooms
    object.__setattr__(house.settings, "keep_unfinished_days", -1.0)
    await house.close_old()
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


async def test_a_table_of_other_rules_is_kept_but_not_played(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await started(house)
    monkeypatch.setattr("vendome.table.room.find", lambda _: type("Changed", (), {"version": 99})())
    house.rooms.clear()
    with pytest.raises(Refused, match="version 1 of the rules"):
        await house.find(room.row.id)
