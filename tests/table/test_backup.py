"""`vendome backup` and `vendome restore`: the same rows, from SQLite to PostgreSQL and back, and the game goes on."""

import asyncio
import gzip
import hashlib
import io
import json
import os
import shutil
import sqlite3
import stat
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import text

from table.live_server import Guest, Party, make, running, settings_for
from vendome.cli import main
from vendome.table.protocol.views import Said
from vendome.table.storage import schema
from vendome.table.storage.database import database_url, make_engine, open_database, prepare_file
from vendome.table.storage.file_claim import claimed
from vendome.table.storage.migrations import revisions, upgrade
from vendome.table.storage.rows import MoveRow, SeatRow, TableRow, TableSettings
from vendome.table.storage.store import Store
from waits import until

pytestmark = pytest.mark.slow

Capture = pytest.CaptureFixture[str]
Lines = list[Any]

LAST = revisions()[-1]
PERSON = {"id": "p", "name": "Zoë", "made_at": 1.0, "seen_at": 2.0, "is_listed": True}
PASSKEY = {
    "id": "k", "person": "p", "public_key": bytes(range(256)), "count": 2**40, "label": "Firefox", "made_at": 1.0,
    "used_at": 2.0,
}  # fmt: skip


async def fill(url: str) -> None:
    """All that a column can have."""
    store = await Store.open(url)
    settings = TableSettings(clock=60, memory="full")
    for table in ("a", "b"):
        row = TableRow(table, "shadow_thief", 1, {"players": 2, "é": '"'}, "s", "n", "b", "h", settings)
        seats = [
            SeatRow(0, "human", "Zoë \\ “quoted” 💎", token="a" * 64, by_bot=True),
            SeatRow(1, "bot", "Odette", "random"),
        ]
        await store.create(row, seats)
        for ply in range(3):
            await store.append(table, MoveRow(ply, 2 - ply, 0, f"play {ply}", None if ply else "x", 1 / 3))
    await store.finish("b", '{"seats": []}')
    await store.say("a", 0, Said(None, "Host", "line\tof chat", 1e9 + 0.1))
    async with store.engine.execution_options(writing=True).begin() as connection:
        await connection.execute(schema.blocked.insert().values(network="192.0.2.0/24", reason="floods", at=5.0))
        await connection.execute(schema.notices.insert().values(table_id="a", at=5.0))
        await connection.execute(schema.people.insert().values(PERSON))
        await connection.execute(schema.passkeys.insert().values(PASSKEY))
    await store.close()


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("template") / "x.sqlite"
    asyncio.run(fill(str(file)))
    return file


@pytest.fixture
def filled(template: Path, tmp_path: Path) -> str:
    return str(shutil.copy(template, tmp_path / "x.sqlite"))


def lines_in(path: Path) -> Lines:
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]


def rows_in(path: Path) -> Lines:
    """Without the header, which has the time, and the checksum."""
    return lines_in(path)[1:-1]


def backed_up(database: str, path: Path) -> Lines:
    assert main(["backup", str(path), "--database", database, "--force"]) == 0
    return rows_in(path)


def refused(capsys: Capture, *arguments: object) -> str:
    """A mistake is told in a line."""
    assert main([str(argument) for argument in arguments]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1), err
    return err


def test_the_file_says_what_it_is_and_is_its_owners_alone(filled: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "backup"
    assert main(["backup", str(path), "--database", filled]) == 0
    assert capsys.readouterr() == ("", "backed up: 2 tables, 6 moves, 1 chat line\n")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    header, *rows, checksum = lines_in(path)
    assert (header["format"], header["schema"]) == ("vendome-backup/1", LAST)
    assert {table["name"]: table["rows"] for table in header["tables"]} == {
        "tables": 2, "seats": 4, "moves": 6, "chat": 1, "blocked": 1, "subscriptions": 0, "breaks": 0, "secrets": 0,
        "gallery": 0, "reactions": 0,
        "people": 1, "devices": 0, "sittings": 0, "results": 0, "passkeys": 1,
        "friend_links": 0, "friendships": 0, "mutes": 0, "invitations": 0, "reunions": 0,
        "ratings": 0, "rated_games": 0, "rated_seats": 0,
        "openings": 0, "reports": 0, "nights": 0, "night_entries": 0, "night_people": 0, "night_seats": 0,
    }  # fmt: skip
    assert len(rows) == 16
    before, _, _ = gzip.decompress(path.read_bytes()).rpartition(b'{"sha256"')
    assert checksum == {"sha256": hashlib.sha256(before).hexdigest()}
    assert f"{path} exists already: --force" in refused(capsys, "backup", path, "--database", filled)


def test_from_sqlite_to_postgresql_and_back(filled: str, postgresql: str, tmp_path: Path) -> None:
    rows = backed_up(filled, tmp_path / "1")
    assert main(["restore", str(tmp_path / "1"), "--database", postgresql]) == 0
    assert sorted(map(repr, backed_up(postgresql, tmp_path / "2"))) == sorted(map(repr, rows))
    again = str(tmp_path / "new folder" / "y.sqlite")
    assert main(["restore", str(tmp_path / "2"), "--database", again]) == 0
    assert backed_up(again, tmp_path / "3") == rows
    assert stat.S_IMODE(Path(again).stat().st_mode) == 0o600


CELLS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=8)


@settings(max_examples=8, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(CELLS, CELLS, st.floats(allow_nan=False, allow_infinity=False)), max_size=40))
def test_a_backup_of_what_was_restored_is_the_same(
    template: Path, tmp_path: Path, said: list[tuple[str, str, float]]
) -> None:
    one, other = str(shutil.copy(template, tmp_path / "one.sqlite")), str(tmp_path / "other.sqlite")
    with sqlite3.connect(one) as database:
        lines = [("b", number, None, *line, None) for number, line in enumerate(said)]
        database.executemany("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)", lines)
    database.close()
    rows = backed_up(one, tmp_path / "1")
    assert main(["restore", str(tmp_path / "1"), "--database", other, "--replace"]) == 0
    assert backed_up(other, tmp_path / "2") == rows


# -- while a server runs ------------------------------------------------------------------------------


@contextmanager
def playing(parties: list[Party]) -> Iterator[list[int]]:
    """People move at all tables at once; gives how many moves of each table have been answered."""
    stop, answered = threading.Event(), [0] * len(parties)

    def play(number: int) -> None:
        choose = Random(number)
        while not stop.is_set() and parties[number].play_on(choose, moves=1):
            answered[number] += 1

    players = [threading.Thread(target=play, args=[number]) for number in range(len(parties))]
    for player in players:
        player.start()
    try:
        yield answered
    finally:
        stop.set()
        for player in players:
            player.join()


def test_a_backup_while_people_play_has_every_answered_move_and_the_game_goes_on(tmp_path: Path) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    there.mkdir()
    here.mkdir()
    with running(settings_for(there)) as server:
        parties = [make(server, "master_thieves", "hh").start() for _ in range(3)]
        with playing(parties) as answered:
            until(lambda: min(answered) >= 5)
            before = list(answered)
            rows = backed_up(server.settings.database, tmp_path / "backup")
    made = [sum(1 for row in rows if row[0] == party.table and len(row) == 8) for party in parties]
    assert all(count >= answered_before for count, answered_before in zip(made, before, strict=True))
    assert main(["restore", str(tmp_path / "backup"), "--database", str(here / "tables.sqlite")]) == 0
    with running(settings_for(here)) as server:
        for party, count in zip(parties, made, strict=True):
            party.server = server
            party.seats = {seat: Guest(server, party.table, guest.token, seat) for seat, guest in party.seats.items()}
            assert party.seats[0].view()["ply"] == count
            assert party.play_on(Random(9), moves=2) == 2


def test_a_backup_of_postgresql_while_a_server_runs_and_no_restore_then(
    postgresql: str, tmp_path: Path, capsys: Capture
) -> None:
    with running(settings_for(tmp_path, database=postgresql)) as server:
        party = make(server, seats="hh").start()
        party.play_on(Random(1), moves=1)
        rows = backed_up(postgresql, tmp_path / "backup")
        assert sum(1 for row in rows if row[0] == party.table) == 1 + 2 + 1
        capsys.readouterr()
        said = refused(capsys, "restore", tmp_path / "backup", "--database", postgresql, "--replace")
        assert "is in use by a server: stop it first" in said
    assert main(["restore", str(tmp_path / "backup"), "--database", postgresql, "--replace"]) == 0


# -- into which database ------------------------------------------------------------------------------


def test_what_is_there_is_replaced_only_if_that_is_said(filled: str, tmp_path: Path, capsys: Capture) -> None:
    rows = backed_up(filled, tmp_path / "1")
    other = str(shutil.copy(filled, tmp_path / "other.sqlite"))
    execute(other, "DELETE FROM moves", "UPDATE seats SET name = 'Max'")
    capsys.readouterr()
    assert "is not empty" in refused(capsys, "restore", tmp_path / "1", "--database", other)
    with claimed(database_url(other)):
        said = refused(capsys, "restore", tmp_path / "1", "--database", other, "--replace")
        assert f"in use by process {os.getpid()}" in said
    assert rows_now(other, tmp_path) != rows
    assert main(["restore", str(tmp_path / "1"), "--database", other, "--replace"]) == 0
    assert rows_now(other, tmp_path) == rows
    execute(other, "UPDATE alembic_version SET version_num = '9999'")
    capsys.readouterr()
    assert "newer Vendôme" in refused(capsys, "restore", tmp_path / "1", "--database", other, "--replace")


def rows_now(database: str, tmp_path: Path) -> Lines:
    return backed_up(database, tmp_path / "now")


def execute(database: str, *statements: str) -> None:
    async def run() -> None:
        engine = await open_database(database)
        async with engine.execution_options(writing=True).begin() as connection:
            for statement in statements:
                await connection.execute(text(statement))
        await engine.dispose()

    asyncio.run(run())


def test_a_backup_of_an_older_schema_is_migrated(tmp_path: Path) -> None:
    old = str(tmp_path / "old.sqlite")
    asyncio.run(make_old(old))
    backed_up(old, tmp_path / "1")
    assert lines_in(tmp_path / "1")[0]["schema"] == "0001"
    new = str(tmp_path / "new.sqlite")
    assert main(["restore", str(tmp_path / "1"), "--database", new]) == 0
    stored = asyncio.run(load(new, "t"))
    assert stored is not None
    assert (stored.seats[0].name, stored.seats[0].word, stored.row.record) == ("Ann", None, None)


async def make_old(url: str) -> None:
    """A database as the first version made it."""
    prepare_file(database_url(url))
    engine = make_engine(database_url(url), patient=True)
    async with engine.execution_options(writing=True).begin() as connection:
        await connection.run_sync(upgrade, "0001")
        await connection.execute(
            text(
                "INSERT INTO tables (id, game, rules, options, seed, nonce, bot_seed, host, settings, status,"
                " created_at, asked_at, touched_at) VALUES ('t', 'shadow_thief', 1, '{}', 's', 'n', 'b', 'h', '{}',"
                " 'waiting', 1, 0, 1)"
            )
        )
        await connection.execute(text("INSERT INTO seats VALUES ('t', 0, 'human', 'Ann', '', NULL, 0)"))
    await engine.dispose()


async def load(url: str, table: str) -> Any:
    store = await Store.open(url)
    found = await store.load(table)
    await store.close()
    return found


def test_a_row_that_cannot_be_read_is_kept_with_the_others(filled: str, tmp_path: Path) -> None:
    """By SQLite, which does not mind; PostgreSQL does not take it, and is left as it was."""
    execute(filled, "UPDATE tables SET settings = '{' WHERE id = 'a'")
    rows = backed_up(filled, tmp_path / "1")
    other = str(tmp_path / "other.sqlite")
    assert main(["restore", str(tmp_path / "1"), "--database", other]) == 0
    assert backed_up(other, tmp_path / "2") == rows


# -- files that are no backup -------------------------------------------------------------------------


def packed(*lines: bytes) -> bytes:
    return gzip.compress(b"".join(line + b"\n" for line in lines))


def with_checksum(*lines: bytes) -> bytes:
    hashed = hashlib.sha256(b"".join(line + b"\n" for line in lines)).hexdigest()
    return packed(*lines, b'{"sha256":"%s"}' % hashed.encode())


def header(schema: str = LAST, tables: Any = (), form: str = "vendome-backup/1") -> bytes:
    return json.dumps({"format": form, "schema": schema, "vendome": "9.9", "at": 0.0, "tables": tables}).encode()


ONE_ROW = [{"name": "blocked", "columns": ["network", "reason", "at"], "rows": 1}]
ORPHAN = [{"name": "seats", "columns": [column.name for column in schema.seats.columns], "rows": 1}]
A_PASSKEY = [{"name": "passkeys", "columns": list(PASSKEY), "rows": 1}]
BAD_FILES = {
    "nothing": (b"", "is no backup"),
    "text": (b"hello", "is no backup, or is damaged"),
    "other json": (packed(b"[]"), "is no backup of Vendôme"),
    "other format": (packed(header(form="vendome-backup/2")), "has the format 'vendome-backup/2'"),
    "newer": (with_checksum(header("0999")), f"made by a newer Vendôme, 9.9 (its schema is 0999, ours {LAST})"),
    "no checksum": (packed(header()), "its checksum is another one"),
    "other checksum": (packed(header(), b'{"sha256":"00"}'), "its checksum is another one"),
    "missing row": (with_checksum(header(tables=ONE_ROW)), "row 1 of 'blocked' is missing"),
    "short row": (with_checksum(header(tables=ONE_ROW), b'["x"]'), "row 1 of 'blocked' is missing or can't be read"),
    "no row": (with_checksum(header(tables=ONE_ROW), b"{"), "row 1 of 'blocked'"),
    "a tail": (with_checksum(header()) + packed(b"more"), "something follows its end"),
    "unknown table": (
        with_checksum(header(tables=[{"name": "x", "columns": [], "rows": 0}])),
        f"has a table 'x' that schema {LAST} does not have so",
    ),
    "unknown column": (
        with_checksum(header(tables=[{"name": "blocked", "columns": ["network"], "rows": 1}]), b'["x"]'),
        f"has a table 'blocked' that schema {LAST}",
    ),
    "bytes that are none": (
        with_checksum(header(tables=A_PASSKEY), b'["k","p","***",0,"Firefox",1.0,2.0]'),
        "a row of 'passkeys' can't be read: Invalid base64",
    ),
    "a seat at no table": (
        with_checksum(header(tables=ORPHAN), b'["t",0,"human","Ann","",null,false,null,null,null]'),
        "is left as it was: FOREIGN KEY constraint failed",
    ),
}


@pytest.mark.parametrize("name", BAD_FILES)
def test_a_bad_file_changes_nothing(name: str, filled: str, tmp_path: Path, capsys: Capture) -> None:
    content, words = BAD_FILES[name]
    rows = backed_up(filled, tmp_path / "good")
    bad = tmp_path / "bad"
    bad.write_bytes(content)
    capsys.readouterr()
    assert words in refused(capsys, "restore", bad, "--database", filled, "--replace")
    assert rows_now(filled, tmp_path) == rows


def test_a_file_that_was_cut_or_changed_anywhere_is_refused(filled: str, tmp_path: Path, capsys: Capture) -> None:
    backed_up(filled, tmp_path / "good")
    content, target = (tmp_path / "good").read_bytes(), tmp_path / "new.sqlite"
    capsys.readouterr()
    random = Random(1)
    for _ in range(20):
        at = random.randrange(12, len(content) - 8)
        changed = content[:at] + bytes([content[at] ^ 0x55]) + content[at + 1 :]
        for bad in (content[:at], changed):
            (tmp_path / "bad").write_bytes(bad)
            refused(capsys, "restore", tmp_path / "bad", "--database", target)
    assert not target.exists()


def test_a_backup_goes_to_standard_output_too(filled: str, tmp_path: Path, capsys: Capture, monkeypatch: Any) -> None:
    output = io.TextIOWrapper(io.BytesIO())
    monkeypatch.setattr("sys.stdout", output)
    assert main(["backup", "-", "--database", filled]) == 0
    (tmp_path / "piped").write_bytes(output.buffer.getvalue())
    monkeypatch.setattr(output, "isatty", lambda: True, raising=False)
    assert main(["backup", "-", "--database", filled]) == 2
    assert rows_in(tmp_path / "piped") == backed_up(filled, tmp_path / "1")


def test_a_backup_that_fails_leaves_no_file(tmp_path: Path, capsys: Capture) -> None:
    assert "there is no database" in refused(capsys, "backup", tmp_path / "b", "--database", tmp_path / "x.sqlite")
    assert "b: No such file" in refused(capsys, "restore", tmp_path / "b", "--database", tmp_path / "x.sqlite")
    assert list(tmp_path.iterdir()) == []
