"""Health tells the truth: a server says that it takes moves when it does, and says why when it does not."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import psutil  # type: ignore[import-untyped]  # it has no types
import pytest
from sqlalchemy import text
from sqlalchemy.dialects.sqlite.base import SQLiteDialect

from table.databases import new_file
from table.live_server import client, error_of, make, running, settings_for
from vendome.table.actions import moves
from vendome.table.actions.before_game import join, start
from vendome.table.actions.new_table import create
from vendome.table.house import House
from vendome.table.protocol.requests import Join, Move, NewSeat, NewTable, Start
from vendome.table.settings import Settings
from vendome.table.storage import database, health, patience, writer
from vendome.table.storage.limits import USUAL_LIMITS, StoreLimits
from vendome.table.storage.schema import metadata
from vendome.table.storage.store import Store
from vendome.table.storage.writer import Statement, Unavailable
from vendome.table.tokens import Viewer
from waits import until, until_async

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

HOST = Viewer(None, is_host=True)
TWO = NewTable("shadow_thief", {"hands": 1}, seats=[NewSeat("human"), NewSeat("human")])
THREE = NewTable("shadow_thief", {"hands": 1}, seats=[NewSeat("human"), NewSeat("open"), NewSeat("open")])
TABLES = [table.name for table in metadata.sorted_tables]


# Answers are good for this moment only, and what is past is past.
SHORT_MEMORY = StoreLimits(good_for=0.0, remembered=0.0)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(new_file(tmp_path / "x.sqlite"), limits=SHORT_MEMORY)
    yield opened
    await opened.close()


def change_limits(store: Store, **limits: float) -> None:
    store.writer.limits = replace(store.writer.limits, **limits)  # type: ignore[arg-type]  # some are whole numbers


async def recovered(store: Store) -> None:
    async def is_well() -> bool:
        return await store.readiness.trouble() is None

    await until_async(is_well)


# -- what is wrong ------------------------------------------------------------------------------------


async def test_a_healthy_store_writes_a_row_of_its_own(store: Store) -> None:
    for _ in range(2):
        assert await store.readiness.trouble() is None
    rows = await store.rows(text("SELECT name, at FROM heartbeats"))
    assert [row["name"] for row in rows] == [health.NAME]


@pytest.mark.parametrize("table", TABLES)
async def test_a_table_that_is_missing_is_noticed(store: Store, table: str) -> None:
    async with store.engine.execution_options(writing=True).begin() as connection:
        await connection.execute(text("PRAGMA defer_foreign_keys=ON"))
        await connection.execute(text(f"ALTER TABLE {table} RENAME TO gone"))
    assert await store.readiness.trouble() == "a table of the database is missing"
    async with store.engine.execution_options(writing=True).begin() as connection:
        await connection.execute(text(f"ALTER TABLE gone RENAME TO {table}"))
    await recovered(store)


async def test_a_full_disk_is_noticed(store: Store) -> None:
    """A row of our own may still fit where a new one does not: the failure of others' writes counts too."""
    change_limits(store, remembered=60.0)
    house = House(Settings(), store)
    connection = await store.writer.connected()
    await connection.transact(lambda line: line.exec_driver_sql("PRAGMA max_page_count=1"))  # as many as there are now
    outcomes = await asyncio.gather(*(create(house, TWO) for _ in range(50)), return_exceptions=True)
    assert {str(outcome) for outcome in outcomes if isinstance(outcome, Exception)} == {"the disk is full"}
    assert await store.readiness.trouble() == "the disk is full"
    connection = await store.writer.connected()  # a new one, without that limit
    change_limits(store, remembered=0.0)
    await create(house, TWO)
    await recovered(store)


async def test_a_locked_database_is_noticed_and_comes_back(tmp_path: Path) -> None:
    limits = StoreLimits(busy_timeout=0.1, good_for=0.0, remembered=60.0)
    store = await Store.open(new_file(tmp_path / "x.sqlite"), limits=limits)
    house = House(Settings(), store)
    with closing(sqlite3.connect(tmp_path / "x.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        async with asyncio.timeout(30):
            outcomes = await asyncio.gather(store.readiness.trouble(), create(house, TWO), return_exceptions=True)
        assert outcomes[0] == str(outcomes[1]) == "the database is locked by another program"
        assert isinstance(outcomes[1], Unavailable)
        other.execute("ROLLBACK")
    change_limits(store, remembered=0.0)
    await recovered(store)
    await create(house, TWO)
    await store.close()


def test_nobody_waits_for_a_lock_longer_than_a_person_would() -> None:
    assert USUAL_LIMITS.busy_timeout < USUAL_LIMITS.longest_check


async def test_a_writer_that_is_behind_is_noticed(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    with hanging_commits(monkeypatch) as gate:
        change_limits(store, long_queue=2)
        first = asyncio.create_task(store.touch("t", "playing"))
        await until_async(lambda: store.writer.began is not None, pause=0)
        others = [asyncio.create_task(store.touch("t", "playing")) for _ in range(3)]
        await asyncio.sleep(0)
        assert await store.readiness.trouble() == "too many writes wait"
        change_limits(store, long_queue=99, long_wait=0.0)
        assert store.writer.trouble() == writer.HANGS
        store.writer.began, began = None, store.writer.began
        assert store.writer.trouble() == "too many writes wait", "the first of them for too long"
        store.writer.began = began
        gate.opened.set()
        await asyncio.gather(first, *others)
    change_limits(store, long_wait=60.0)
    await recovered(store)


# -- a commit that hangs ------------------------------------------------------------------------------


class Gate:
    """What hangs waits here, in SQLite's own thread, like a disk that does not answer."""

    def __init__(self) -> None:
        self.reached, self.opened = threading.Event(), threading.Event()

    def wait(self) -> None:
        self.reached.set()
        self.opened.wait()

    async def within(self, _: float, work: Any) -> Any:
        """For `patience.within`: gives up as soon as something hangs, however long that takes on a busy machine."""
        task = asyncio.ensure_future(work)
        await until_async(lambda: self.reached.is_set() or task.done(), pause=0.001)
        return await patience.within(0.0, task)


@contextmanager
def hanging_commits(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    gate, commit = Gate(), cast(Any, SQLiteDialect.do_commit)

    def hang(dialect: Any, connection: Any) -> None:
        gate.wait()
        commit(dialect, connection)

    with monkeypatch.context() as patched:
        patched.setattr(SQLiteDialect, "do_commit", hang)
        try:
            yield gate
        finally:
            gate.opened.set()


async def test_a_check_that_hangs_is_answered_all_the_same(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    change_limits(store, longest_check=0.05, long_wait=0.01)
    with hanging_commits(monkeypatch) as gate:

        async def hangs() -> bool:
            return await store.readiness.trouble() == writer.HANGS  # before it, that it takes long

        await until_async(hangs, pause=0)
        async with asyncio.timeout(30):
            check = store.readiness.check
            assert await asyncio.gather(*(store.readiness.trouble() for _ in range(50))) == [writer.HANGS] * 50
        assert store.readiness.check is check, "they share the one that hangs"
        gate.opened.set()
        change_limits(store, longest_check=60.0, long_wait=60.0)
        await recovered(store)


async def test_many_who_ask_at_once_share_one_commit(tmp_path: Path) -> None:
    commits: list[int] = []
    limits = StoreLimits(good_for=600.0)
    store = await Store.open(new_file(tmp_path / "x.sqlite"), lambda size, _: commits.append(size), limits=limits)
    for _ in range(3):
        assert set(await asyncio.gather(*(store.readiness.trouble() for _ in range(200)))) == {None}
    assert commits == [1]
    await store.close()


async def test_a_commit_that_hangs_is_given_up_and_memory_follows_the_log(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows whether it takes place. It does, later: whoever repeats the move is told so."""
    house = House(Settings(), store)
    room = await house.find((await create(house, TWO)).table)
    await start(house, room, HOST, Start())
    ask = Move(0, room.session.shown(0).legal[0], "a")
    with hanging_commits(monkeypatch) as gate:
        monkeypatch.setattr(writer, "within", gate.within)
        for _ in range(2):  # the second is refused at once, before it is tried
            with pytest.raises(Unavailable):
                await moves.move(house, room, Viewer(0), ask)
        with pytest.raises(Unavailable, match=writer.HANGS):
            await store.touch(room.row.id, "playing")
        assert await store.readiness.trouble() == writer.HANGS
        assert room.session.moves_made == 0
        monkeypatch.setattr(writer, "within", patience.within)
        gate.opened.set()
        await recovered(store)
    assert not await moves.move(house, room, Viewer(0), ask), "the same id again changes nothing"
    assert room.session.moves_made == 1
    stored = await store.load(room.row.id)
    assert stored is not None
    assert [move.move for move in stored.moves] == [ask.move]
    assert await moves.move(house, room, Viewer(1), Move(1, room.session.shown(1).legal[0], "b"))


async def test_a_write_that_hangs_before_its_commit_never_takes_place(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, execute = Gate(), writer.execute

    def slow(connection: Any, batch: Any) -> None:
        execute(connection, batch)
        gate.wait()

    house = House(Settings(), store)
    with monkeypatch.context() as patched:
        patched.setattr(writer, "execute", slow)
        patched.setattr(writer, "within", gate.within)
        with pytest.raises(Unavailable, match="in time"):
            await create(house, TWO)
        gate.opened.set()
    await recovered(store)
    assert await store.rows(text("SELECT id FROM tables")) == []


async def test_what_is_on_disk_though_it_was_refused_is_taken_over(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line broke after each commit: a guest, a beginning, a secret move and a next table are there all the same."""
    house = House(Settings(), store)
    room = await house.find((await create(house, THREE)).table)
    guest = Join("Max", id="never-to-be-guessed")
    with answers_lost(store, monkeypatch), pytest.raises(Unavailable):
        await join(house, room, guest)
    assert (await join(house, room, guest)).seat == 1
    seat = (await join(house, room, Join("Eva"))).seat
    assert [(seat.kind, seat.name) for seat in room.seats[1:]] == [("human", "Max"), ("human", "Eva")]
    assert seat == 2
    with answers_lost(store, monkeypatch), pytest.raises(Unavailable):
        await start(house, room, HOST, Start())
    assert not room.has_begun
    await start(house, room, HOST, Start())
    assert room.status == "playing"
    stored = await store.load(room.row.id)
    assert stored is not None
    assert stored.seats == room.seats


@contextmanager
def answers_lost(store: Store, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    write = store.writer.write

    async def lose(*statements: Statement, **_: object) -> None:
        await write(*statements)
        raise Unavailable("the database can't be reached")

    with monkeypatch.context() as patched:
        patched.setattr(store.writer, "write", lose)
        yield


async def test_the_order_of_secret_answers_is_that_of_the_log(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that was written though it was refused comes first, in memory too."""
    house = House(Settings(), store)
    wish = NewTable("shadow_thief", seats=[NewSeat("human"), NewSeat("human"), NewSeat("human")])
    room = await house.find((await create(house, wish)).table)
    await start(house, room, HOST, Start())
    assert room.session.asked == [0, 1, 2]
    with answers_lost(store, monkeypatch), pytest.raises(Unavailable):
        await moves.move(house, room, Viewer(2), answer_of(room, 2))
    await moves.move(house, room, Viewer(1), answer_of(room, 1))
    stored = await store.load(room.row.id)
    assert stored is not None
    assert [(move.arrived, move.seat) for move in stored.moves] == [(0, 2), (1, 1)]
    assert room.session.asked == [0]


def answer_of(room: Any, seat: int) -> Move:
    return Move(room.session.ply(seat), room.session.shown(seat).legal[0], f"secret {seat}")


# -- over HTTP ----------------------------------------------------------------------------------------


def test_health_and_life_are_told_apart(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, calls_per_second=0.001)) as server:
        server.services.house.store.writer.limits = SHORT_MEMORY
        url = f"http://{server.address}/api"
        for _ in range(20):  # probes are never refused for being many
            assert client().get(f"{url}/health").json() == client().get(f"{url}/live").json()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
            other.execute("ALTER TABLE moves RENAME TO gone")
        error = error_of(client().get(f"{url}/health"))
        reason = "a table of the database is missing"
        assert (error["code"], error["cause"]) == ("unavailable", "not-ready")
        assert (error["parts"], reason in error["message"]) == ({"reason": reason}, True)
        assert client().get(f"{url}/live").json()["status"] == "ok"


# -- PostgreSQL ---------------------------------------------------------------------------------------


LITTLE_PATIENCE = StoreLimits(
    longest_commit=1.0, longest_read=1.0, connect_timeout=1.0, pool_timeout=0.5, longest_check=0.5,
    statement_timeout=600,  # ours must do, whatever the driver does
    good_for=0.0, remembered=0.0,
)  # fmt: skip


@contextmanager
def stopped(server: Any) -> Iterator[None]:
    """PostgreSQL, all its processes, does not run, but its connections stay."""
    main = psutil.Process(server.get_pid())
    processes = [main, *main.children(recursive=True)]
    for process in processes:
        process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            process.send_signal(signal.SIGCONT)


@pytest.mark.skipif(os.name != "posix", reason="only there can a process be stopped")
async def test_a_stopped_postgresql_is_noticed_in_seconds_and_comes_back(
    postgresql: str, postgresql_server: Any
) -> None:
    """A move that was refused may have been written all the same: the game goes on either way."""
    store = await Store.open(postgresql, limits=LITTLE_PATIENCE)
    house = House(Settings(), store)
    room = await house.find((await create(house, TWO)).table)
    await start(house, room, HOST, Start())
    ask = Move(0, room.session.shown(0).legal[0], "a")
    with stopped(postgresql_server):
        async with asyncio.timeout(60):  # without limits of our own it takes minutes, or for ever
            outcomes = await asyncio.gather(
                moves.move(house, room, Viewer(0), ask),
                *(store.load(room.row.id) for _ in range(20)),
                store.readiness.trouble(),
                return_exceptions=True,
            )
            assert outcomes.pop()
            assert {type(outcome) for outcome in outcomes} == {Unavailable}
            with pytest.raises(Unavailable):
                await moves.move(house, room, Viewer(0), ask)
    await recovered(store)
    await moves.move(house, room, Viewer(0), ask)
    assert room.session.moves_made == 1
    stored = await store.load(room.row.id)
    assert stored is not None
    assert [move.move for move in stored.moves] == [ask.move]
    await store.close()


@pytest.mark.skipif(os.name != "posix", reason="only there can a process be stopped")
async def test_a_connection_that_hangs_is_replaced(postgresql: str) -> None:
    """As when the machine at its other end is gone and another has taken over: nobody waits for the dead one."""
    store = await Store.open(postgresql, limits=LITTLE_PATIENCE)
    connection = await store.writer.connected()
    pid = await connection.transact(lambda line: line.execute(text("SELECT pg_backend_pid()")).scalar_one())
    backend = psutil.Process(pid)
    backend.send_signal(signal.SIGSTOP)
    try:
        with pytest.raises(Unavailable, match="in time"):
            await store.touch("t", "playing")
        await recovered(store)
    finally:
        backend.send_signal(signal.SIGCONT)
    await store.close()


async def test_a_postgresql_that_was_restarted_is_found_again(postgresql: str) -> None:
    """Connections that broke meanwhile are replaced; whoever reads does not notice."""
    store = await Store.open(postgresql, limits=SHORT_MEMORY)
    await asyncio.gather(*(store.rows(text("SELECT 1")) for _ in range(4)))
    others = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND application_name = 'vendome'"
    async with database.make_engine(store.engine.url, patient=True).connect() as connection:
        await connection.execute(text(f"SELECT pg_terminate_backend(pid) {others}"))
    for _ in range(4):
        await store.rows(text("SELECT 1"))
    await recovered(store)
    await store.close()


@pytest.mark.skipif(os.name != "posix", reason="only there can a process be stopped")
def test_a_server_on_a_stopped_postgresql_says_so(postgresql: str, postgresql_server: Any, tmp_path: Path) -> None:
    with running(settings_for(tmp_path, database=postgresql)) as server:
        server.services.house.store.writer.limits = LITTLE_PATIENCE
        party = make(server, seats="hh").start()
        url = f"http://{server.address}/api"
        assert client().get(f"{url}/health").status_code == 200
        with stopped(postgresql_server):
            assert error_of(client().get(f"{url}/health", timeout=30))["cause"] == "not-ready"
            assert client().get(f"{url}/live", timeout=30).status_code == 200
            view = party.seats[0].view()
            answer = party.seats[0].move(view["ply"], view["legal"][0], "a")
            assert error_of(answer)["code"] == "unavailable"
        until(lambda: client().get(f"{url}/health").status_code == 200)
        assert party.seats[0].move(view["ply"], view["legal"][0], "a").status_code == 200
