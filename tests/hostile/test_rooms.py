"""Tables that vanish, rows that nobody can read, ten thousand games at a restart."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cluster.wires import free_port
from hostile.attacks.noise import OPEN, reset
from hostile.honest import honest_game
from hostile.server import START, Server, serving
from hostile.wire import Line, ask, head
from vendome.table.bot_driver import RETRY_AFTER
from waits import until

pytestmark = [pytest.mark.slow, pytest.mark.anyio]

TABLES, BOTS = 6, 4
THOUGHTS = "vendome_think_seconds_count"
MANY_LOOKS = 10
MANY = 10_000
UNKNOWN_GAME = "bada"  # a table of a game that we don't have


def change(database: Path, does: Callable[[sqlite3.Connection], Any]) -> None:
    """From outside, as an operator with a shell could."""
    with closing(sqlite3.connect(database, timeout=30)) as connection, connection:
        connection.execute("PRAGMA foreign_keys=ON")
        does(connection)


async def bots_at_play(server: Server, clock: int | None = None) -> str:
    seats = [{"kind": "bot", "level": "random"}] * BOTS
    wish = {"game": "master_thieves", "seats": seats, "clock": clock and {"seconds": clock}}
    made = (await ask(server.port, "POST", "/api/tables", wish)).json
    await ask(server.port, "POST", f"/api/tables/{made['table']}/start", {}, made["host"])
    return str(made["table"])


async def look_on(server: Server, tables: list[str]) -> None:
    """Until the bots are at play: where nobody looks they wait."""
    async with asyncio.timeout(START):
        while server.work[THOUGHTS] < TABLES * BOTS:
            for table in tables:
                await ask(server.port, "GET", f"/api/tables/{table}")
            await asyncio.sleep(0.5)


async def come_to_rest(server: Server) -> None:
    """Wait until it does nothing for a while; what a bot tries again and again it tries more often than that."""
    done = server.work
    for _ in range(MANY_LOOKS):
        await asyncio.sleep(2 * RETRY_AFTER)
        before, done = done, server.work
        if done == before:
            return
    raise AssertionError(f"it still does: {done - before}. {server.tell()}")


async def test_a_table_that_vanishes_leaves_nothing_behind(tmp_path: Path) -> None:
    """Bots play, people play, clocks run; then the rows are deleted. No endless log, and soon nothing is left to do."""
    with serving(tmp_path, bot_pause=0.05, metrics=f"127.0.0.1:{free_port()}") as server:
        tables = [await bots_at_play(server, 5 if number % 2 else None) for number in range(TABLES)]
        await look_on(server, tables)
        async with honest_game(server.port) as gone:
            await gone.play(5)
            change(server.database, lambda rows: rows.execute("DELETE FROM tables"))
            before = server.work
            async with honest_game(server.port, seed=2) as other:
                await other.play(100)
                await other.finish()
            done = server.work - before
            assert done["lines of the log"] < 60, server.tell()
            assert done[THOUGHTS] <= TABLES * BOTS, "a bot ends what it had begun"
            await come_to_rest(server)


def copies(rows: sqlite3.Connection, table: str) -> None:
    """Ten thousand copies of a game that goes on, a tenth of them with a clock that has run out."""
    rows.row_factory = sqlite3.Row
    row = dict(rows.execute("SELECT * FROM tables WHERE id = ?", [table]).fetchone())
    ids = [f"cpy{number:05}".translate(str.maketrans("01", "xy")) for number in range(MANY)]
    settings = json.loads(row["settings"])
    clocked = json.dumps({**settings, "clock": 5})
    late = {"settings": clocked, "due_at": row["asked_at"] + 5}
    many = [{**row, "id": one, **({} if i % 10 else late)} for i, one in enumerate(ids)]
    insert(rows, "tables", many)
    for name in ("seats", "moves"):
        found = [dict(found) for found in rows.execute(f"SELECT * FROM {name} WHERE table_id = ?", [table])]
        insert(rows, name, [{**one, "table_id": copy} for copy in ids for one in found])


def insert(rows: sqlite3.Connection, name: str, many: list[dict[str, Any]]) -> None:
    columns = ", ".join(many[0])
    values = ", ".join(f":{column}" for column in many[0])
    rows.executemany(f"INSERT INTO {name} ({columns}) VALUES ({values})", many)


def spoil(rows: sqlite3.Connection, table: str) -> None:
    """Rows that can't be read, each in its own way; the newest, so that they come first."""
    rows.row_factory = sqlite3.Row
    row = dict(rows.execute("SELECT * FROM tables WHERE id = ?", [table]).fetchone())
    now = time.time()
    faults: list[dict[str, Any]] = [
        {"game": "no_such_game"},
        {"settings": "{}"},
        {"settings": "null"},
        {"settings": '{"clock": "soon"}'},
        {"settings": '{"unknown": 1}'},
        {"settings": "{"},
        {"options": "[]"},
        {"options": '{"players": 99}'},
        {"rules": 99},
        {"seed": ""},
        {"bot_seed": "not hexadecimal"},
    ]
    many = [
        {**row, "id": UNKNOWN_GAME[:-1] + "abcdefghjkm"[i], "touched_at": now, **fault}
        for i, fault in enumerate(faults)
    ]
    insert(rows, "tables", many)
    seats = [dict(seat) for seat in rows.execute("SELECT * FROM seats WHERE table_id = ?", [table])]
    insert(rows, "seats", [{**seat, "table_id": bad["id"]} for bad in many for seat in seats])


async def leave_while_loading(server: Server) -> None:
    """Sockets on tables that are not in memory yet, whose clients have gone before they are."""
    for number in range(2222, 2322):
        if "0" in str(number) or "1" in str(number):
            continue
        async with await Line.open(server.port) as line:
            await line.write(head("GET", f"/api/tables/cpyx{number}/live", server.port, OPEN.items()))
            reset(line)


async def test_a_restart_with_ten_thousand_games_and_some_bad_rows(tmp_path: Path) -> None:
    """It answers at once, an honest game goes on, and the bad rows cost nobody anything."""
    with serving(tmp_path) as server:
        async with honest_game(server.port) as game:
            await game.play(8)
    change(server.database, lambda rows: spoil(rows, game.table))
    change(server.database, lambda rows: copies(rows, game.table))
    with serving(tmp_path) as server:
        assert server.health() == 200
        game.port = server.port
        await game.connect()
        try:
            await game.play(30)
            assert (await ask(server.port, "GET", "/api/tables/cpyxxxx2")).status == 200
            await leave_while_loading(server)
            assert (await ask(server.port, "GET", f"/api/tables/{UNKNOWN_GAME}")).code, "it is refused in words"
            await game.finish()
        finally:
            await game.leave()
        until(lambda: server.health() == 200)
        assert server.log.count("\n") < 200, server.tell()
