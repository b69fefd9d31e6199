"""A database that is locked or full, a second server on it, and tables that were played by other rules."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from hostile.honest import honest_game, play_one_game
from hostile.server import Server, serving
from hostile.test_rooms import change
from hostile.wire import ask
from waits import until_async

pytestmark = [pytest.mark.slow, pytest.mark.anyio]

NOTICED = 45.0  # seconds within which a fault is told, and its end


async def test_health_tells_of_a_locked_database_and_of_its_end(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with honest_game(server.port) as game:
            await game.play(5)
            with closing(sqlite3.connect(server.database, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                await until_async(lambda: asyncio.to_thread(lambda: server.health() == 503), within=NOTICED)
                told = await ask(server.port, "GET", "/api/health")
                assert told.code == "unavailable"
                assert told.json["error"]["message"]
                assert (await ask(server.port, "GET", "/api/live")).status == 200, "it lives, though it is not ready"
                other.execute("ROLLBACK")
            await until_async(lambda: asyncio.to_thread(lambda: server.health() == 200), within=NOTICED)
            await game.play(20)
            await game.finish()


async def test_health_tells_of_a_table_that_is_missing(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        change(server.database, lambda rows: rows.execute("ALTER TABLE moves RENAME TO elsewhere"))
        await until_async(lambda: asyncio.to_thread(lambda: server.health() == 503), within=NOTICED)
        change(server.database, lambda rows: rows.execute("ALTER TABLE elsewhere RENAME TO moves"))
        await until_async(lambda: asyncio.to_thread(lambda: server.health() == 200), within=NOTICED)


async def test_health_tells_of_a_full_disk(tmp_path: Path) -> None:
    """A limit on the size of its files stands for a full disk: the log of the database can't grow any more."""
    with serving(tmp_path) as server:
        async with honest_game(server.port) as game:
            await game.play(5)
            allow_file_size(server, Path(f"{server.database}-wal").stat().st_size)
            await until_async(lambda: asyncio.to_thread(lambda: server.health() == 503), within=NOTICED)
            allow_file_size(server)
            await until_async(lambda: asyncio.to_thread(lambda: server.health() == 200), within=NOTICED)
            await game.play(20)
            await game.finish()


def allow_file_size(server: Server, size: int | None = None) -> None:
    """Of any file that it writes; without a size, any."""
    _, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard if size is None else size, hard))


async def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        folder = tmp_path / "second"
        folder.mkdir()
        second = Server(folder)
        second.database = first.database
        async with honest_game(first.port) as game:
            await game.play(5)
            second.launch()
            assert second.process is not None
            try:
                code = await asyncio.to_thread(second.process.wait, 60)
            finally:
                second.kill()
            assert code not in (0, -15)
            complaint = [line for line in second.log.splitlines() if line.strip()]
            assert len(complaint) == 1, second.log
            assert str(first.pid) in complaint[0], "it names the first"
            await game.play(20)
            await game.finish()
    with serving(tmp_path):
        pass  # the file is free again


async def test_a_file_is_free_after_a_power_cut(tmp_path: Path) -> None:
    killed = Server(tmp_path).start()
    killed.kill()
    with serving(tmp_path):
        pass


async def test_a_table_of_other_rules_says_so_and_keeps_its_record(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        finished = await play_one_game(server.port)
        record = (await ask(server.port, "GET", f"/api/tables/{finished}/record")).json
        async with honest_game(server.port) as game:
            await game.play(5)
            playing = game.table
    change(server.database, lambda rows: rows.execute("UPDATE tables SET rules = 99"))
    with serving(tmp_path) as server:
        for table in (finished, playing):
            told = await ask(server.port, "GET", f"/api/tables/{table}")
            assert told.status != 500
            assert "rules" in told.body.decode(), told.body[:200]
        kept = await ask(server.port, "GET", f"/api/tables/{finished}/record")
        assert kept.status == 200, kept.body[:200]
        assert kept.json["log"] == record["log"]
        await play_one_game(server.port)


async def test_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    """They have seeds and moves."""
    before = os.umask(0)
    try:
        with serving(tmp_path) as server:
            await play_one_game(server.port)
            files = [file for file in tmp_path.iterdir() if file.name.startswith(server.database.name)]
            assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}, files
    finally:
        os.umask(before)


def test_a_database_newer_than_the_code_is_refused_in_one_line(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        pass
    change(server.database, lambda rows: rows.execute("UPDATE alembic_version SET version_num = '9999'"))
    server.log_file.unlink()
    server.launch()
    assert server.process is not None
    try:
        assert server.process.wait(60) not in (0, -15)
    finally:
        server.kill()
    assert len([line for line in server.log.splitlines() if line.strip()]) == 1, server.log
