"""Leases on a real PostgreSQL: one owner at a time, and an old one can write nothing."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from sqlalchemy import text

from vendome.table.storage.leases import Fence, Leases, list_processes
from vendome.table.storage.rows import MoveRow, SeatRow, TableRow, TableSettings
from vendome.table.storage.store import Store
from vendome.table.storage.writer import LeaseLost

pytestmark = [pytest.mark.slow, pytest.mark.anyio]

ROW = TableRow("t", "shadow_thief", 1, {"players": 2}, "00", "00", "00", "", TableSettings(), "playing")
SEATS = [SeatRow(seat, "human", f"Name {seat}") for seat in range(2)]


class Server:
    """A process as far as the database knows it."""

    def __init__(self, store: Store, name: str) -> None:
        self.store, self.name = store, name
        self.leases = Leases(store.engine, name)
        self.fence = store.writer.fence = Fence(name)

    async def renew(self) -> bool:
        """Whether it was taken to be gone."""
        return (await self.leases.renew(self.name, "", 0.0))[1]

    async def take(self, table: str = "t", *unreachable: str) -> str:
        taken = await self.leases.take(table, unreachable)
        assert taken is not None
        if taken.owner == self.name:
            self.fence.epochs[table] = taken.epoch
        return taken.owner

    async def move(self, ply: int) -> None:
        await self.store.append("t", MoveRow(ply, ply, 0, "pass", None, 0.0))


@pytest.fixture
async def servers(database: str) -> AsyncIterator[tuple[Server, Server]]:
    """Two of them, and a table that the first has made."""
    stores = [await Store.open(database) for _ in range(2)]
    first, second = (Server(store, name) for store, name in zip(stores, ("first", "second"), strict=True))
    for server in (first, second):
        await server.renew()
    await first.store.create(replace(ROW), SEATS)
    yield first, second
    for store in stores:
        await store.close()


async def lapse(server: Server) -> None:
    """It has not been heard of for too long."""
    async with server.store.engine.begin() as connection:
        await connection.execute(text(f"UPDATE processes SET until = 0 WHERE id = '{server.name}'"))


async def test_a_table_belongs_to_who_made_it_until_it_has_gone(servers: tuple[Server, Server]) -> None:
    first, second = servers
    assert await second.take() == "first"
    await lapse(first)
    assert await second.take() == "second"
    assert await first.take() == "second"
    assert await first.leases.owner("t") == "second"
    assert await first.leases.take("no-such-table") is None


async def test_who_is_cut_off_from_the_others_can_ask_whether_a_table_is_still_its_own(
    servers: tuple[Server, Server],
) -> None:
    first, second = servers
    epoch = first.fence.epochs["t"]
    assert await first.leases.is_held("t", epoch)
    await second.take("t", "first")
    assert not await first.leases.is_held("t", epoch)
    await first.take("t", "second")
    assert not await first.leases.is_held("t", epoch), "it is ours again, but not what we know of it"
    assert await first.leases.is_held("t", first.fence.epochs["t"])


async def test_an_owner_that_was_taken_to_be_gone_writes_nothing(servers: tuple[Server, Server]) -> None:
    first, second = servers
    await first.move(0)
    await lapse(first)
    await second.take()
    with pytest.raises(LeaseLost):
        await first.move(1)
    for change in (
        first.store.touch("t", "finished"),
        first.store.finish("t", "{}"),
        first.store.change_seat("t", *SEATS),
    ):
        with pytest.raises(LeaseLost):
            await change
    await second.move(1)
    stored = await second.store.load("t")
    assert stored is not None
    assert [move.ply for move in stored.moves] == [0, 1]
    assert await first.renew(), "it is told that it was taken to be gone"
    assert await first.leases.held() == {}


async def test_who_has_lost_a_table_and_got_it_back_is_another_owner(servers: tuple[Server, Server]) -> None:
    first, second = servers
    before = first.fence.epochs["t"]
    await lapse(first)
    await second.take()
    await second.leases.leave()
    assert await first.take() == "first"
    assert first.fence.epochs["t"] > before
    first.fence.epochs["t"] = before  # as a room would that has slept through all this
    with pytest.raises(LeaseLost):
        await first.move(0)


async def test_of_many_writes_only_those_of_lost_tables_fail(servers: tuple[Server, Server]) -> None:
    first, second = servers
    await first.store.create(replace(ROW, id="u"), SEATS)
    await lapse(first)
    await second.take("u")
    await first.renew()
    outcomes = await asyncio.gather(
        first.move(0), first.store.touch("u", "playing"), first.store.touch("t", "playing"), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), LeaseLost, type(None)]


async def test_a_table_is_taken_only_after_a_write_that_holds_it(servers: tuple[Server, Server]) -> None:
    """Otherwise the new owner could read the log before the last move of the old one is in it."""
    first, second = servers
    async with first.store.engine.begin() as connection:
        assert await connection.run_sync(first.fence.still_held, ["t"]) == {"t": 1}
        taking = asyncio.create_task(second.take("t", "first"))
        done, _ = await asyncio.wait({taking}, timeout=0.3)
        assert not done
    assert await taking == "second"


async def test_an_unreachable_owner_loses_its_tables_though_it_renews(servers: tuple[Server, Server]) -> None:
    first, second = servers
    assert await second.take("t", "first") == "second"
    await first.renew()
    assert await first.leases.held() == {}


async def test_games_that_nobody_has_are_adopted_once(servers: tuple[Server, Server]) -> None:
    first, second = servers
    for number in range(20):
        await first.store.create(replace(ROW, id=f"u{number}"), SEATS)
    await first.store.create(replace(ROW, id="w", status="waiting"), SEATS)
    assert await second.leases.adopt(50) == []
    await first.leases.leave()
    await first.renew()
    shares = await asyncio.gather(first.leases.adopt(12), second.leases.adopt(12))
    rest = await first.leases.adopt(50)
    tables = [adopted.table for share in (*shares, rest) for adopted in share]
    assert sorted(tables) == sorted(["t", *(f"u{number}" for number in range(20))]), "each once, and none that waits"


async def test_what_was_given_back_is_adopted_by_nobody(servers: tuple[Server, Server]) -> None:
    first, second = servers
    await first.leases.give_back("t", 1)
    assert await second.leases.adopt(50) == []
    assert await second.take() == "second"
    await first.leases.give_back("t", 1)  # too late
    assert await second.leases.held() == {"t": 2}


async def test_games_from_before_there_were_leases_go_on(servers: tuple[Server, Server]) -> None:
    first, second = servers
    async with first.store.engine.begin() as connection:
        await connection.execute(text("DELETE FROM leases"))
    await second.leases.add_missing(touched_after=0.0)
    assert [adopted.table for adopted in await second.leases.adopt(50)] == ["t"]


async def test_processes_are_listed_with_what_they_have(servers: tuple[Server, Server]) -> None:
    first, second = servers
    await lapse(second)
    listed = {process.id: (process.tables, process.is_there) for process in await list_processes(first.store.engine)}
    assert listed == {"first": (1, True), "second": (0, False)}
