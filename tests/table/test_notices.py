"""What is changed beside a server is taken over, also if that fails at first, and blocked addresses are kept out."""

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select, update

from table.databases import new_file
from table.live_server import client, error_of, make, running, settings_for
from table.patch_reader import FakeListener
from vendome.table import lag, metrics
from vendome.table.actions.before_game import start
from vendome.table.actions.new_table import create
from vendome.table.block_list import BlockList, network_named
from vendome.table.house import House
from vendome.table.notices import Notices
from vendome.table.problems import Refused
from vendome.table.protocol.requests import NewSeat, NewTable, Start
from vendome.table.room import Room
from vendome.table.settings import Settings
from vendome.table.storage import admin, schema
from vendome.table.storage.forgetting import forget_name
from vendome.table.storage.limits import StoreLimits
from vendome.table.storage.store import Store
from vendome.table.storage.writer import Statement, Unavailable
from vendome.table.sweeping import Sweeper
from vendome.table.tokens import Viewer
from waits import until, until_async

pytestmark = pytest.mark.slow

HOST = Viewer(None, is_host=True)
TWO = NewTable("shadow_thief", seats=[NewSeat("human", "Ann"), NewSeat("human", "Bo")])


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    store = await Store.open(new_file(tmp_path / "x.sqlite"))
    yield House(Settings(), store)
    await store.close()


async def new_room(house: House) -> Room:
    return await house.find((await create(house, TWO)).table)


@pytest.mark.anyio
async def test_a_table_that_waits_takes_over_new_names(house: House) -> None:
    room, ear = await new_room(house), FakeListener(Viewer(0))
    room.connect(ear)
    board = Notices(house, BlockList())
    await board.look()
    assert ear.heard == []
    await forget_name(house.store.engine, "Ann")
    await board.look()
    assert [seat.name for seat in room.seats] == ["Player 1", "Bo"]
    assert len(ear.heard) == 1
    await board.look()
    assert len(ear.heard) == 1, "once"


@pytest.mark.anyio
async def test_many_notices_are_read_in_parts(house: House) -> None:
    house.store.writer.limits = StoreLimits(notices_at_once=2)
    rooms = [await new_room(house) for _ in range(5)]
    await admin.close_tables(house.store.engine, [room.row.id for room in rooms])
    house.rooms.pop(rooms[0].row.id)
    await Notices(house, BlockList()).look()
    assert [room.is_closed for room in rooms] == [False, True, True, True, True], "the first was not in memory"
    found = [await house.find(room.row.id) for room in rooms[1:]]
    assert all(room.obstacle is not None for room in found)


@pytest.mark.anyio
async def test_a_table_that_is_being_opened_is_waited_for(house: House) -> None:
    """It may have been read just before it was changed."""
    table = (await new_room(house)).row.id
    house.rooms.clear()
    opening = asyncio.create_task(house.find(table))
    await asyncio.sleep(0)
    await admin.delete_tables(house.store.engine, [table])
    await house.take_over(table)
    assert table not in house.rooms
    await asyncio.gather(opening, return_exceptions=True)


@pytest.mark.anyio
async def test_who_starts_a_table_that_was_just_closed_is_told(house: House) -> None:
    """The notice has not been read yet."""
    room, ear = await new_room(house), FakeListener(Viewer(0))
    room.connect(ear)
    await admin.close_tables(house.store.engine, [room.row.id])
    with pytest.raises(Refused) as refused:
        await start(house, room, HOST, Start())
    assert refused.value.cause == "called-off"
    assert [said.cause for said in ear.dismissed] == ["called-off"]


@pytest.mark.anyio
async def test_a_closed_table_stays_closed_whatever_the_server_notes(house: House) -> None:
    room = await new_room(house)
    await admin.close_tables(house.store.engine, [room.row.id])
    await house.store.touch(room.row.id, "playing")
    await house.store.finish(room.row.id, "{}")
    (row,) = await house.store.rows(select(schema.tables))
    assert (row["status"], row["record"]) == ("closed-by-admin", None)


@pytest.mark.anyio
async def test_what_cannot_be_taken_over_is_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    room = await new_room(house)
    await admin.close_tables(house.store.engine, [room.row.id])
    board, load = Notices(house, BlockList()), house.store.load

    async def fail(*_: object) -> None:
        raise Unavailable("no answer")

    monkeypatch.setattr(house.store, "load", fail)
    await board.look()
    assert not room.is_closed
    monkeypatch.setattr(house.store, "load", load)
    await board.look()
    assert room.is_closed
    assert [record.message for record in caplog.records] == ["a change is not taken over yet"]


@pytest.mark.anyio
async def test_one_bad_table_keeps_no_other_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = await new_room(house), await new_room(house)
    take_over = house.take_over

    async def fail(table: str) -> None:
        if table == bad.row.id:
            raise RuntimeError("a mistake of ours")
        await take_over(table)

    monkeypatch.setattr(house, "take_over", fail)
    await admin.close_tables(house.store.engine, [bad.row.id, good.row.id])
    board = Notices(house, BlockList())
    await board.look()
    assert (good.is_closed, board.due) == (True, set())
    assert [record.message for record in caplog.records] == ["a change was not taken over"]


@pytest.mark.anyio
async def test_looking_goes_on_when_the_store_fails(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0

    async def fail(_: int) -> list[tuple[int, str | None]]:
        nonlocal looks
        looks += 1
        if looks > 2:
            raise asyncio.CancelledError
        raise Unavailable("no answer")

    monkeypatch.setattr(house.store, "notices_after", fail)
    with pytest.raises(asyncio.CancelledError):
        await Notices(house, BlockList(), look_every=0.0).watch_for_ever()
    assert looks == 3


@pytest.mark.anyio
async def test_old_notices_are_deleted_and_their_numbers_not_used_again(house: House) -> None:
    room = await new_room(house)
    await admin.close_tables(house.store.engine, [room.row.id])
    ((first, _),) = await house.store.notices_after(0)
    await house.store.delete_old_notices()
    assert len(await house.store.notices_after(0)) == 1
    await house.store.writer.write(Statement(update(schema.notices).values(at=0.0)))
    await house.store.delete_old_notices()
    assert await house.store.notices_after(0) == []
    await admin.block(house.store.engine, "192.0.2.7", "")
    assert await house.store.notices_after(first) == [(first + 1, None)]


# -- the block list -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("blocked", "caller", "is_blocked"),
    [
        ("192.0.2.7", "192.0.2.7", True),
        ("192.0.2.7", "192.0.2.8", False),
        ("192.0.2.0/24", "192.0.2.8", True),
        ("192.0.2.0/24", "192.0.3.8", False),
        ("2001:db8::/64", "2001:db8::/64", True),
        ("2001:db8::/32", "2001:db8:1::/64", True),
        ("2001:db8::/32", "192.0.2.8", False),
        ("192.0.2.7", "", False),
    ],
)
def test_who_is_blocked(blocked: str, caller: str, is_blocked: bool) -> None:
    assert BlockList([blocked]).has(caller) == is_blocked
    assert not BlockList().has(caller)


@pytest.mark.parametrize(
    ("written", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("192.0.2.7/32", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8::7", "2001:db8::/64"),
        ("2001:db8::/96", "2001:db8::/64"),
        ("2001:db8::/48", "2001:db8::/48"),
    ],
)
def test_a_network_is_at_least_one_caller(written: str, network: str) -> None:
    assert network_named(written) == network


def test_behind_a_proxy_the_visitor_is_blocked_and_not_the_proxy(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, proxies=("127.0.0.1",))) as server:
        asyncio.run(block_two(server.settings.database))
        party = make(server, seats="hh")

        def status(address: str) -> int:
            return client().get(party.stranger.url(), headers={"X-Forwarded-For": address}).status_code

        until(lambda: status("203.0.113.9") == 403)
        assert (status("203.0.113.10"), status("127.0.0.1")) == (200, 403)
        answer = client().get(party.stranger.url(), headers={"X-Forwarded-For": "203.0.113.9"})
        assert error_of(answer)["cause"] == "blocked"


async def block_two(database: str) -> None:
    store = await Store.open(database)
    for network in ("203.0.113.9", "127.0.0.1"):
        await admin.block(store.engine, network, "")
    await store.close()


@pytest.mark.anyio
async def test_a_listener_elsewhere_stays(house: House) -> None:
    room, near, far = await new_room(house), FakeListener(Viewer(0), "192.0.2.7"), FakeListener(Viewer(1), "192.0.2.8")
    for ear in (near, far):
        room.connect(ear)
    await admin.block(house.store.engine, "192.0.2.7", "loud")
    await Notices(house, BlockList()).look()
    assert [said.cause for said in near.dismissed] == ["blocked"]
    assert far.dismissed == []


# -- metrics ------------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_the_lag_of_the_event_loop_is_measured() -> None:
    before = total(b"vendome_loop_lag_seconds_count")
    chore = asyncio.create_task(lag.measure_lag_for_ever(every=0.01))
    await until_async(lambda: total(b"vendome_loop_lag_seconds_count") >= before + 2)
    chore.cancel()
    await asyncio.gather(chore, return_exceptions=True)


def total(name: bytes) -> float:
    return next(float(line.split()[1]) for line in metrics.exposition().splitlines() if line.startswith(name + b" "))


def test_a_servers_queues_and_descriptors_are_counted(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server:
        text = metrics.exposition().decode()
        waiting = server.services.house.store.writer.waiting
    waiting.extend(range(3))  # the server has ended, so nobody takes them out
    assert total(b"vendome_writer_queue") == 3
    waiting.clear()
    if sys.platform == "linux":
        assert total(b"process_max_fds") > total(b"process_open_fds") > 0
    for name in (
        "vendome_bot_queue",
        "vendome_replay_queue",
        "vendome_writer_queue",
        "vendome_loop_lag_seconds_bucket",
    ):
        assert f"\n{name}" in text


@pytest.mark.anyio
async def test_the_sweep_deletes_old_notices(house: House) -> None:
    await admin.block(house.store.engine, "192.0.2.7", "")
    await house.store.writer.write(Statement(update(schema.notices).values(at=0.0)))
    sweeping = asyncio.create_task(Sweeper(house).sweep_for_ever(every=0.01))

    async def is_swept() -> bool:
        return not await house.store.notices_after(0)

    await until_async(is_swept)
    sweeping.cancel()
    await asyncio.gather(sweeping, return_exceptions=True)
