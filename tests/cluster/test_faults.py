"""Servers that die, hang or are cut off in the middle of games. Afterwards no move that was acknowledged is lost, none
was made twice, everything that was shown really was, and every game is played to its end.

What fails tells its seed. With it in VENDOME_SEED the players choose by the same dice; deals are the servers' own.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import pytest

from cluster.checker import check
from cluster.players import Table, set_up
from cluster.seeds import any_seed, told
from cluster.servers import Cluster, Postgresql, cluster
from waits import until_async

pytestmark = [pytest.mark.slow, pytest.mark.anyio]

LONGEST = 150.0  # seconds for all games, on a busy machine


@pytest.fixture(scope="module")
def made(pg: Postgresql) -> Iterator[Cluster]:
    """One for all faults: each of them leaves it whole. One process's clock is a minute fast, another's slow."""
    with pg.new_database() as database, cluster(pg, database, wired=True, skews=(60.0, 0.0, -60.0)) as running:
        yield running


async def play_through(made: Cluster, fault: Callable[[Table], Awaitable[None]]) -> None:
    """Games of two kinds, and the fault in the middle of them. `test_chaos.py` has the third, which is long."""
    seed = any_seed()
    with told(seed):
        tables = await played(made, fault, seed)
        assert await check(made.database, [table.history for table in tables]) > 10


async def played(made: Cluster, fault: Callable[[Table], Awaitable[None]], seed: int) -> list[Table]:
    seats = {"shadow_thief": "hhhb", "gentlemen_thieves": "hhb"}
    tables = [
        await set_up(made.running, game, seats[game], seed, options={"hands": 1} if game == "shadow_thief" else {})
        for game in seats
    ]
    playing = [asyncio.create_task(table.play()) for table in tables]
    try:
        async with asyncio.timeout(LONGEST):
            await until_moves(tables, 6)
            await fault(tables[0])
            await asyncio.gather(*playing)
    except TimeoutError:
        raise AssertionError(f"a game stands still:\n{made.output()[-20_000:]}") from None
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return tables


async def until_moves(tables: list[Table], moves: int) -> None:
    await until_async(lambda: sum(len(table.history.acknowledged) for table in tables) >= moves, within=LONGEST)


async def owner_of(made: Cluster, table: Table) -> int:
    owner = await until_async(lambda: asyncio.to_thread(made.owner_of, table.history.table))
    return int(owner.number)


async def test_the_owner_of_a_table_is_killed(made: Cluster) -> None:
    async def fault(table: Table) -> None:
        owner = made.web[await owner_of(made, table)]
        owner.kill()
        await asyncio.sleep(2)
        await asyncio.to_thread(owner.start)

    await play_through(made, fault)


@pytest.mark.soak
async def test_a_process_that_only_has_sockets_is_killed(made: Cluster) -> None:
    """A process that is killed: `make test` has the owner of a table."""

    async def fault(table: Table) -> None:
        other = made.web[(await owner_of(made, table) + 1) % 3]
        other.kill()
        await asyncio.sleep(1)
        await asyncio.to_thread(other.start)

    await play_through(made, fault)


@pytest.mark.soak
async def test_a_process_is_stopped_and_started_again(made: Cluster) -> None:
    """`make test` has it in test_service.py: a process that stops hands its tables over, and says so."""

    async def fault(table: Table) -> None:
        for web in made.web:
            await asyncio.to_thread(web.stop)
            await asyncio.to_thread(web.start)

    await play_through(made, fault)


async def test_bots_are_killed(made: Cluster) -> None:
    async def fault(_: Table) -> None:
        for bots in made.bots:
            bots.kill()
        await asyncio.sleep(1)
        for bots in made.bots:
            bots.start()

    await play_through(made, fault)


async def test_the_bus_is_killed(made: Cluster) -> None:
    async def fault(_: Table) -> None:
        made.nats.kill()
        await asyncio.sleep(2)
        await asyncio.to_thread(made.nats.start)

    await play_through(made, fault)


async def test_the_database_is_killed(made: Cluster) -> None:
    async def fault(_: Table) -> None:
        made.postgresql.kill()
        await asyncio.sleep(1)
        await asyncio.to_thread(made.postgresql.start)

    await play_through(made, fault)


async def test_the_owner_freezes_and_wakes_up_late(made: Cluster) -> None:
    """Its tables have another owner then: it writes nothing."""

    async def fault(table: Table) -> None:
        frozen = made.web[await owner_of(made, table)]
        frozen.freeze()
        await asyncio.sleep(8)
        frozen.thaw()

    await play_through(made, fault)


async def test_the_owner_is_cut_off_from_the_bus(made: Cluster) -> None:
    async def fault(table: Table) -> None:
        wire = made.to_nats[await owner_of(made, table)]
        wire.cut()
        await asyncio.sleep(6)
        wire.mend()

    await play_through(made, fault)


@pytest.mark.soak
async def test_the_owner_is_cut_off_from_the_database(made: Cluster) -> None:
    """`make test` has the owner that freezes: its lease ends, and it writes nothing any more."""

    async def fault(table: Table) -> None:
        wire = made.to_postgresql[await owner_of(made, table)]
        wire.cut()
        await asyncio.sleep(8)
        wire.mend()

    await play_through(made, fault)
