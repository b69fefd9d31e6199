"""The store, on SQLite and on a real PostgreSQL."""

import asyncio
import os
import stat
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from table.databases import new_file, new_postgresql
from vendome import BadOption
from vendome.table.protocol.views import Said
from vendome.table.storage import schema
from vendome.table.storage.database import database_url, open_database, open_for_writing
from vendome.table.storage.limits import StoreLimits
from vendome.table.storage.migrations import revisions
from vendome.table.storage.nights import NightRow, NightSeat, scored, sits_down
from vendome.table.storage.passkeys import merged
from vendome.table.storage.rows import MoveRow, SeatRow, TableRow, TableSettings
from vendome.table.storage.schema import metadata, moves, tables
from vendome.table.storage.store import Store
from vendome.table.storage.stored import Stored, Unreadable
from vendome.table.storage.subscriptions import Subscription, carried_over, erased_with_seat
from vendome.table.storage.writer import Conflict, Statement, Unavailable
from vendome.table.table_time import Break
from vendome.table.tokens import Device, digest

pytestmark = pytest.mark.anyio

BEATS = select(func.count()).select_from(schema.heartbeats)
SEATS = [SeatRow(0, "human", "Ann", token="a" * 64), SeatRow(1, "open", ""), SeatRow(2, "bot", "Odette", "random")]


def new_row(table: str, **more: object) -> TableRow:
    settings = TableSettings(clock=60, memory="full")
    row = TableRow(table, "shadow_thief", 1, {"players": 3, "hands": 1}, "s", "n", "b", "h", settings)
    return replace(row, **more)  # type: ignore[arg-type]  # by name


def move(ply: int, client_id: str | None = None, seat: int = 0) -> MoveRow:
    return MoveRow(ply, ply, seat, f"play {ply}", client_id, time.time())


@pytest.fixture
def store(both: Store) -> Store:
    return both


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


async def test_a_table_keeps_its_last_chat_lines_only(store: Store) -> None:
    """So that nobody fills the disk by talking. Another table's lines stay."""
    store.writer.limits = StoreLimits(chat_kept=3)
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
    seats = [SEATS[0], guest, SEATS[2]]
    await store.start("t", seats, seats, 7, 5.0)
    with pytest.raises(Conflict):
        await store.start("t", seats, seats, 7, 6.0)
    found = await store.load("t")
    assert found is not None
    assert (found.row.status, found.row.rules, found.row.asked_at, found.seats[1]) == ("playing", 7, 5.0, guest)
    assert await store.played_since(5.0) == ["t"]
    assert await store.played_since(5.1) == []


async def test_when_a_time_may_be_up_is_kept_with_the_move(store: Store) -> None:
    for table in ("t", "u", "v"):
        await store.create(new_row(table), SEATS)
    await store.start("t", SEATS, SEATS, 1, 5.0, 65.0)
    await store.start("u", SEATS, SEATS, 1, 5.0)
    await store.start("v", SEATS, SEATS, 1, 5.0, 40.0)
    assert await store.tables_due(60.0) == [("v", 40.0)]
    assert await store.tables_due(70.0) == [("v", 40.0), ("t", 65.0)], "who waits for longest comes first"
    await store.append("v", move(0), 100.0)
    assert await store.tables_due(70.0) == [("t", 65.0)]
    await store.finish("t", "{}")
    await store.note_due("v", 200.0)
    assert await store.tables_due(190.0) == []
    await store.put_off("v", 60.0)
    assert await store.tables_due(190.0) == [("v", 60.0)]


async def test_breaks_are_read_back_and_end_with_a_move_and_with_the_seat(store: Store) -> None:
    row = new_row("t", status="playing")
    await store.create(row, SEATS)
    now = time.time()
    long, short = Break(0, now, now + 9e5), Break(1, now, now + 1e5)
    for taken in (long, short, short._replace(until=now + 2e5)):
        await store.take_break("t", taken, now)
    assert (await loaded(store)).breaks == [long, short._replace(until=now + 2e5)]
    await store.append("t", move(0), ends_break=True)
    back, other = (await loaded(store)).breaks
    assert (back.until < now + 60, other.until) == (True, now + 2e5)
    left = [replace(SEATS[0], token=None), *SEATS[1:]]
    await store.change_company(row, "h", SEATS, left)
    assert [one.seat for one in (await loaded(store)).breaks] == [1]
    await store.sweep(now + 60, now + 60, now + 60)
    assert await store.rows(select(schema.breaks)) == []


async def loaded(store: Store) -> Stored:
    found = await store.load("t")
    assert found is not None
    return found


async def test_a_seat_changes_only_if_it_is_as_we_know_it(store: Store) -> None:
    await store.create(new_row("t"), SEATS)
    guest, bot = SeatRow(1, "human", "Max", token="b" * 64), SeatRow(1, "bot", "Ivo", "random")
    await store.take_seat("t", guest)
    with pytest.raises(Conflict):
        await store.start("t", SEATS, [SEATS[0], bot, SEATS[2]], 1, 5.0)
    found = await store.load("t")
    assert found is not None
    assert (found.row.status, found.seats[1]) == ("waiting", guest), "all or nothing"
    away = replace(guest, by_bot=True, level="random")
    await store.change_seat("t", guest, away)
    for was in (guest, replace(away, token="c" * 64), replace(away, token=None), replace(away, kind="bot")):
        with pytest.raises(Conflict):
            await store.change_seat("t", was, replace(was, by_bot=False))
    found = await store.load("t")
    assert found is not None
    assert found.seats[1] == away


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
    assert await store.sweep(waiting_before=50.0, unfinished_before=50.0, finished_before=5.0) == ["a"]
    assert await store.load("a") is None
    left = await store.rows(text("SELECT DISTINCT table_id FROM moves ORDER BY table_id"))
    assert [row["table_id"] for row in left] == ["b", "c"]
    await store.touch("c", "finished")
    assert await store.sweep(waiting_before=50.0, unfinished_before=50.0, finished_before=50.0) == ["b"]


async def test_a_table_that_was_never_begun_is_closed_earlier(store: Store) -> None:
    for table, status in (("a", "waiting"), ("b", "playing"), ("c", "finished")):
        await store.create(new_row(table, status=status, touched_at=10.0), SEATS)
    assert await store.sweep(waiting_before=50.0, unfinished_before=5.0, finished_before=5.0) == ["a"]


async def test_a_sweep_deletes_some_at_a_time_and_spares_what_is_touched_meanwhile(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.writer.limits = StoreLimits(swept_at_once=2)
    for number in range(7):
        await store.create(new_row(f"t{number}", touched_at=10.0), SEATS)
    write, commits = store.writer.write, 0

    async def touch_first(*statements: Statement) -> None:
        nonlocal commits
        commits += 1
        if commits == 1:
            await write(Statement(update(tables).where(tables.c.id.in_(["t1", "t6"])).values(touched_at=99.0)))
        await write(*statements)

    monkeypatch.setattr(store.writer, "write", touch_first)
    assert sorted(await store.sweep(50.0, 50.0, 50.0)) == ["t0", "t2", "t3", "t4", "t5"]
    assert commits == 4
    assert await store.load("t1") is not None
    assert await store.load("t6") is not None


@pytest.mark.parametrize(
    ("statement", "word"),
    [
        ('UPDATE tables SET settings = \'{"clock": 60, "dice": 2}\'', "dice"),
        ("UPDATE tables SET settings = '[]'", "settings"),
        ('UPDATE tables SET settings = \'{"memory": "none"}\'', "memory"),
        ("UPDATE tables SET options = '7'", "options"),
        ("UPDATE tables SET status = 'paused'", "status"),
        ("UPDATE seats SET kind = 'ghost'", "kind"),
    ],
)
async def test_a_row_that_cannot_be_read_is_told_as_such(store: Store, statement: str, word: str) -> None:
    await store.create(new_row("t"), SEATS)
    await store.writer.write(Statement(text(statement.replace(":", "\\:"))))
    with pytest.raises(Unreadable, match=word):
        await store.load("t")


async def test_a_row_that_is_no_json_does_not_hide_the_others(tmp_path: Path) -> None:
    """PostgreSQL does not take such a row."""
    store = await Store.open(new_file(tmp_path / "x.sqlite"))
    for table in ("bad", "good"):
        await store.create(new_row(table, status="playing"), SEATS)
    await store.writer.write(Statement(text("UPDATE tables SET settings = '{' WHERE id = 'bad'")))
    assert sorted(await store.played_since(0.0)) == ["bad", "good"]
    with pytest.raises(Unreadable, match="JSON"):
        await store.load("bad")
    assert await store.load("good") is not None
    await store.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def nothing(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database that does not exist yet, or has no table."""
    if request.param == "sqlite":
        yield str(tmp_path / "new folder" / "tables.sqlite")
        return
    with new_postgresql(request.getfixturevalue("postgresql_server")) as url:
        yield url


async def test_a_database_is_migrated_from_nothing_and_again(nothing: str) -> None:
    for _ in range(2):
        engine = await open_database(nothing)
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()


def differences(connection: Connection) -> list[object]:
    """Between what the migrations made and what the code describes."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_a_closed_store_takes_nothing(tmp_path: Path) -> None:
    store = await Store.open(new_file(tmp_path / "x.sqlite"))
    await store.close()
    with pytest.raises(Unavailable):
        await store.append("t", move(0))


async def test_a_store_that_fails_says_so(tmp_path: Path) -> None:
    store = await Store.open(new_file(tmp_path / "x.sqlite"))
    await store.rows(text("SELECT 1"))
    async with store.engine.execution_options(writing=True).begin() as connection:
        await connection.execute(text("DROP TABLE moves"))
    with pytest.raises(Unavailable, match="table of the database is missing"):
        await store.append("t", move(0))
    with pytest.raises(Unavailable, match="table of the database is missing"):
        await store.has_move("t", 0, "x")
    await store.close()


async def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    engine = await open_database(new_file(tmp_path / "x.sqlite"))
    writing = await open_for_writing(engine)
    for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
        query = text(f"PRAGMA {pragma}")
        async with engine.connect() as connection:
            assert (await connection.execute(query)).scalar() == value
        assert await writing.transact(partial(Connection.scalar, statement=query)) == value
    await writing.close()
    await engine.dispose()


@pytest.mark.parametrize("outcome", ["done", "failed"])
async def test_a_transaction_is_done_whole_or_not_at_all(url: str, outcome: str) -> None:
    engine = await open_database(url)
    writing = await open_for_writing(engine)

    def work(connection: Connection) -> int:
        beat = {"name": "a", "at": 1.0}
        connection.execute(insert(schema.heartbeats).values(beat))
        if outcome == "failed":
            connection.execute(insert(schema.heartbeats).values(beat))  # the name is taken
        return 7

    if outcome == "done":
        assert await writing.transact(work) == 7
    else:
        with pytest.raises(IntegrityError):
            await writing.transact(work)
    assert await writing.transact(lambda line: line.execute(BEATS).scalar()) == (outcome == "done")
    await writing.close()
    await engine.dispose()


async def test_a_transaction_that_is_given_up_before_its_commit_has_none(tmp_path: Path) -> None:
    engine = await open_database(new_file(tmp_path / "x.sqlite"))
    writing, begun, goes_on = await open_for_writing(engine), threading.Event(), threading.Event()

    def work(connection: Connection) -> None:
        connection.execute(insert(schema.heartbeats).values(name="a", at=1.0))
        begun.set()
        goes_on.wait()

    hanging = asyncio.create_task(writing.transact(work))
    await asyncio.to_thread(begun.wait)
    hanging.cancel()
    await asyncio.sleep(0)
    assert not hanging.done(), "it ends when the disk has answered"
    goes_on.set()
    with pytest.raises(asyncio.CancelledError):
        await hanging
    async with engine.connect() as connection:
        assert (await connection.execute(BEATS)).scalar() == 0
    await engine.dispose()


@pytest.mark.parametrize("written", ["mysql://x/y", "nonsense://", "://"])
def test_a_database_we_cannot_use_is_refused(written: str) -> None:
    with pytest.raises(BadOption, match="database"):
        database_url(written)


async def test_a_database_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "text.sqlite").write_text("not a database, but long enough to look like one " * 20)
    for path, word in (("folder", "it is a folder"), ("text.sqlite", "not a database"), ("text.sqlite/x", "directory")):
        with pytest.raises(BadOption, match=f"{path} can't be opened: .*{word}"):
            await open_database(str(tmp_path / path))
    with pytest.raises(BadOption, match="can't be opened"):
        await open_database("postgresql://nobody:secret@127.0.0.1:1/none")


async def test_a_database_that_names_no_file_is_refused() -> None:
    for written in ("sqlite://", ":memory:", "sqlite:///:memory:"):
        with pytest.raises(BadOption, match="names no file"):
            await open_database(written)


async def test_a_database_that_cannot_be_written_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.sqlite"
    await (await open_database(str(path))).dispose()
    path.chmod(0o400)
    monkeypatch.setattr(os, "access", lambda *_: False)  # the owner of this machine may do anything
    with pytest.raises(BadOption, match="we may not read and write"):
        await open_database(str(path))


async def test_a_database_newer_than_we_are_is_refused_and_left_as_it_is(url: str) -> None:
    engine = await open_database(url)
    async with engine.execution_options(writing=True).begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadOption, match=rf"made by a newer Vendôme \(its schema is 9999, ours {revisions()[-1]}\)"):
        await open_database(url)
    async with engine.execution_options(writing=True).begin() as connection:
        assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar() == "9999"
        await connection.execute(text(f"UPDATE alembic_version SET version_num = '{revisions()[-1]}'"))
    await engine.dispose()


# -- what nobody else may see -------------------------------------------------------------------------


@pytest.mark.skipif(os.name != "posix", reason="rights are others there")
async def test_files_and_folders_are_their_owners_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    before = os.umask(0)
    try:
        store = await Store.open(str(tmp_path / "a" / "b" / "x.sqlite"))
        await store.create(new_row("t"), SEATS)
    finally:
        os.umask(before)
    made = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "a").rglob("*")}
    assert made == {"b": 0o700, "x.sqlite": 0o600, "x.sqlite-wal": 0o600, "x.sqlite-shm": 0o600}
    assert stat.S_IMODE((tmp_path / "a").stat().st_mode) == 0o700
    await store.close()
    assert not caplog.records


@pytest.mark.skipif(os.name != "posix", reason="rights are others there")
async def test_a_file_with_wider_rights_keeps_them_and_is_named(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "x.sqlite"
    path.touch(0o644)
    path.chmod(0o644)
    await (await Store.open(str(path))).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o644
    assert [record.message for record in caplog.records] == [
        "others on this machine can read the database; chmod 600 prevents it"
    ]


async def test_no_error_tells_a_seed_or_a_move(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    """Neither what SQLAlchemy says, nor what we do: asyncpg itself tells the value that does not fit."""
    await store.create(new_row("t"), SEATS)
    secret = {"table_id": "t", "ply": 0, "arrived": 0, "seat": 0, "move": "play the ruby", "client_id": None, "at": 0.0}
    twice = tables.insert().values(**{**vars(new_row("t")), "settings": {}, "seed": "the secret seed"})
    for statement in (moves.insert().values(**{**secret, "table_id": "none"}), twice):
        with pytest.raises(DBAPIError) as failed:
            async with store.engine.execution_options(writing=True).begin() as connection:
                await connection.execute(statement)
        assert "ruby" not in str(failed.value)
        assert "secret" not in str(failed.value)
    unfit = moves.insert().values(**{**secret, "ply": "the ruby"})
    with pytest.raises((Unavailable, Conflict)) as refused:
        await store.writer.write(Statement(unfit), Statement(unfit))
    assert "ruby" not in f"{refused.value} {[vars(record) for record in caplog.records]}"


async def test_what_a_host_changes_is_written_if_nobody_else_did(store: Store) -> None:
    row = new_row("t", status="playing")
    await store.create(row, SEATS)
    await store.change_settings(row, replace(row.settings, clock=None), None)
    with pytest.raises(Conflict):
        await store.change_settings(row, replace(row.settings, locked=True), None)
    row.settings.clock = None
    await store.change_settings(row, replace(row.settings, locked=True, clock=5), 7.0)
    with pytest.raises(Conflict):
        await store.change_settings(row, row.settings, None)
    left = [SEATS[0], SEATS[1], replace(SEATS[2], level="burglar")]
    with pytest.raises(Conflict):
        await store.change_company(replace(row, status="waiting"), "other", SEATS, left)
    await store.change_company(row, "other", SEATS, left)
    with pytest.raises(Conflict):
        await store.change_company(row, "third")
    await store.close_table(row)
    with pytest.raises(Conflict):
        await store.close_table(row)
    await store.touch("t", "playing")
    found = await store.load("t")
    assert found is not None
    assert (found.row.host, found.row.status, found.row.asked_at) == ("other", "closed-by-host", 7.0)
    assert (found.row.settings, found.seats) == (replace(row.settings, locked=True, clock=5), left)


async def test_settings_of_tables_that_could_not_be_locked_yet_can_be_changed(store: Store) -> None:
    row = new_row("t")
    await store.create(row, SEATS)
    old = update(tables).where(tables.c.id == "t").values(settings={"spectators": True, "clock": 60})
    await store.writer.write(Statement(old))
    await store.change_settings(row, replace(row.settings, locked=True), None)
    found = await store.load("t")
    assert found is not None
    assert found.row.settings.locked


HOOK = Subscription(0, "webhook", "https://ann.example/hook", "fr", "https://table", "Europe/Paris", "s", 5.0)


async def test_subscriptions_are_kept_found_when_due_and_erased(store: Store) -> None:
    kept = store.subscriptions
    for table in ("t", "u"):
        await store.create(new_row(table), SEATS)
        await kept.save(table, HOOK)
    mail = replace(
        HOOK, seat=1, kind="email", address="ann@ann.example", secret="letter", quiet_from=1320, quiet_to=480
    )
    await kept.save("t", mail)
    await kept.save("t", replace(HOOK, language="de"))
    assert {one.address: one for one in await kept.of("t")} == {
        HOOK.address: replace(HOOK, language="de"),
        mail.address: mail,
    }
    await kept.note("t", replace(HOOK, due_at=20.0, told=3))
    await kept.note("u", replace(HOOK, due_at=10.0))
    assert (await kept.tables_due(9.0), await kept.tables_due(30.0)) == ([], ["u", "t"])
    await kept.delete("u", HOOK)
    await kept.note("u", replace(HOOK, due_at=10.0))
    assert await kept.of("u") == [], "what is gone stays so"
    assert not await kept.delete_mail("s"), "this is no secret of a mail"
    assert await kept.delete_mail("letter")
    assert [one.kind for one in await kept.of("t")] == ["webhook"]


async def test_subscriptions_end_a_week_after_the_game(store: Store) -> None:
    for table, status in (("t", "finished"), ("u", "playing")):
        await store.create(new_row(table, status=status), SEATS)
        await store.subscriptions.save(table, HOOK)
    await store.subscriptions.delete_old(time.time() + 6 * 86_400)
    assert len(await store.subscriptions.of("t")) == 1
    await store.subscriptions.delete_old(time.time() + 8 * 86_400)
    assert [len(await store.subscriptions.of(table)) for table in ("t", "u")] == [0, 1]


async def test_the_company_plays_on_and_nobody_takes_over_anothers_addresses(store: Store) -> None:
    for table in ("t", "u"):
        await store.create(new_row(table), SEATS)
    await store.subscriptions.save("t", replace(HOOK, told=9, reminded=9, due_at=1.0))
    await store.subscriptions.save("t", replace(HOOK, seat=1, address="not@confirmed.example", code="123456"))
    await store.writer.write(carried_over("t", "u"))
    assert await store.subscriptions.of("u") == [HOOK]
    await store.writer.write(erased_with_seat("t", 0))
    assert [one.seat for one in await store.subscriptions.of("t")] == [1]


async def test_a_secret_of_the_server_is_made_once(store: Store) -> None:
    assert await store.subscriptions.secret("push", lambda: "one") == "one"
    assert await store.subscriptions.secret("push", lambda: "two") == "one"


# -- nights -------------------------------------------------------------------------------------------

NIGHT = NightRow("n", "Club", "shadow_thief", {"players": 3}, "random", 2, "s" * 64, "h" * 64, None, 0.0, 100.0)


async def test_a_night_has_one_try_for_everybody_and_counts_until_it_closes(store: Store) -> None:
    nights = store.nights
    await nights.make(NIGHT)
    assert await nights.find("n") == NIGHT
    for _ in range(2):
        await nights.enter("n", "a" * 64, 1.0)
    entry = await nights.entry("n", "a" * 64)
    assert entry is not None
    assert (await nights.entries("n"), await nights.entry("n", "b" * 64)) == (1, None)
    for table in ("t", "u"):
        row = new_row(table, night="n", deal=1)
        sits = sits_down(NightSeat(table, 0, "n", 1, entry))
        if table == "t":
            await store.create(row, SEATS, also=[sits])
        else:
            with pytest.raises(Conflict):
                await store.create(row, SEATS, also=[sits])
    assert await store.load("u") is None, "all of it, or nothing"
    found = await store.load("t")
    assert found is not None
    assert found.night == NIGHT
    await store.writer.write(*scored("t", {0: 7}, 100.0))
    assert await nights.counts("n") == [], "it has closed"
    await store.writer.write(*scored("t", {0: 7}, 99.0))
    assert await nights.counts("n") == [(1, 0, 7, 1)]
    assert [(sat.name, sat.seat.score) for sat in await nights.finished("n", 9)] == [("Ann", 7)]
    await nights.close("n", 50.0)
    assert [table for _, table in await store.notices_after(0)] == ["t"]
    await nights.delete_old(50.0, 51.0)
    assert await nights.find("n") is not None, "somebody has played there"
    await nights.delete_old(51.0, 51.0)
    assert await nights.find("n") is None


async def test_what_a_bot_has_decided_for_somebody_is_no_result_of_theirs(store: Store) -> None:
    await store.nights.make(NIGHT)
    for table, client_id in (("t", "a hash"), ("u", None)):
        token = digest(table)
        await store.nights.enter("n", token, 1.0)
        entry = await store.nights.entry("n", token)
        assert entry is not None
        sits = sits_down(NightSeat(table, 0, "n", 1, entry))
        await store.create(new_row(table, night="n", deal=1), SEATS, also=[sits])
        await store.append(table, move(0, client_id))
        await store.append(table, move(1, seat=1))
        await store.writer.write(*scored(table, {0: 7}, 2.0))
    assert [sat.seat.table_id for sat in await store.nights.finished("n", 9)] == ["t"]


async def test_a_night_nobody_plays_is_kept_for_a_short_while(store: Store) -> None:
    await store.nights.make(NIGHT)
    await store.nights.delete_old(50.0, 100.0)
    assert await store.nights.find("n") is not None
    await store.nights.delete_old(50.0, 101.0)
    assert await store.nights.find("n") is None


async def test_who_enters_again_on_another_device_has_the_same_entry(store: Store) -> None:
    nights, ada = store.nights, Device("a" * 64)
    await nights.make(NIGHT)
    person = (await store.people.sits_down(ada, None)).id
    for token in ("a" * 64, "b" * 64, "a" * 64):
        await nights.enter("n", token, 1.0, person)
        assert await nights.entry("n", token) == await nights.entry_of("n", person)
        assert await nights.entries("n") == 1
    other = (await store.people.sits_down(Device("b" * 64), "Bo")).id
    await nights.enter("n", "a" * 64, 1.0, other)
    assert await nights.entry_of("n", other) is None, "it is somebody else's"


@pytest.mark.parametrize("is_first_had_by_both", [True, False])
async def test_two_people_who_were_one_have_one_entry_with_all_their_deals(
    store: Store, *, is_first_had_by_both: bool
) -> None:
    nights = store.nights
    await nights.make(NIGHT)
    people = [(await store.people.sits_down(Device(key * 64), "Ada")).id for key in "ab"]
    deals = ([1] if is_first_had_by_both else [], [1, 2])
    for number, person in enumerate(people):
        await nights.enter("n", str(number) * 64, 1.0, person)
        entry = await nights.entry_of("n", person)
        assert entry is not None
        for deal in deals[number]:
            table = f"{'tu'[number]}{deal}"
            sits = sits_down(NightSeat(table, 0, "n", deal, entry))
            await store.create(new_row(table, night="n", deal=deal), SEATS, also=[sits])
    into = await nights.entry_of("n", people[0])
    await store.writer.write(*merged(people[1], people[0]))
    assert (await nights.entries("n"), await nights.entry_of("n", people[0])) == (1, into)
    assert into is not None
    found = [sat.seat.table_id for sat in await nights.seats_of("n", into)]
    assert found == (["t1", "u2"] if is_first_had_by_both else ["u1", "u2"])
