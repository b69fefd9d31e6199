"""`vendome admin`: on SQLite and on a real PostgreSQL, and beside a server that runs."""

import asyncio
import json
import stat
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from sqlalchemy import insert, select, text, update
from websockets.exceptions import ConnectionClosed

from table.live_server import Server, client, error_of, make, running, settings_for
from vendome.cli import admin as command
from vendome.cli import main
from vendome.table import notices
from vendome.table.protocol.views import Said
from vendome.table.storage import schema
from vendome.table.storage.database import open_database
from vendome.table.storage.rows import MoveRow, SeatRow, TableRow, TableSettings
from vendome.table.storage.store import Store
from vendome.table.storage.subscriptions import Subscription
from waits import until

pytestmark = pytest.mark.slow

T = TypeVar("T")
Capture = pytest.CaptureFixture[str]

ANN = SeatRow(0, "human", "Ann", token="a" * 64, word_hash="b" * 64, word="c" * 64, next_hash="d" * 64)
SEATS = [ANN, SeatRow(1, "bot", "Odette", "burglar"), SeatRow(2, "open", "")]
SECRETS = ("the seed", "the nonce", "b0b0", "the host", *(letter * 64 for letter in "abcd"), "play it")


def new_row(table: str, **more: Any) -> TableRow:
    given = {"game": "shadow_thief", "rules": 1, "options": {"players": 3, "hands": 1}, **more}
    settings = TableSettings(clock=60)
    return TableRow(
        table, seed="the seed", nonce="the nonce", bot_seed="b0b0", host="the host", settings=settings, **given
    )


def record(*names: str) -> str:
    return json.dumps(
        {"seats": names, "log": [{"seat": 0, "move": "play it"}]}, separators=(",", ":"), ensure_ascii=False
    )


@pytest.fixture
def database(url: str) -> str:
    """With three tables: t waits, u is played, v is finished."""
    asyncio.run(fill(url))
    return url


async def fill(url: str) -> None:
    store, now = await Store.open(url), time.time()
    await store.create(new_row("t", created_at=now - 8 * 86_400), SEATS)
    await store.create(new_row("u", status="playing", created_at=now - 7_200), SEATS)
    seats = [SeatRow(0, "human", "[red]Bo"), SeatRow(1, "bot", "Ann", "burglar")]
    ended = new_row("v", game="master_thieves", status="finished", created_at=now - 60, record=record("[red]Bo", "Ann"))
    await store.create(ended, seats)
    for table in "uv":
        for ply in range(2):
            await store.append(table, MoveRow(ply, ply, 0, "play it", None, now))
    await store.say("u", 0, Said(0, "Ann", "hello [red]", now))
    await store.say("u", 1, Said(None, "Host", "welcome", now))
    await store.close()


def run(capsys: Capture, *arguments: object) -> tuple[int, str, str]:
    code = main(["admin", *(str(argument) for argument in arguments)])
    out, err = capsys.readouterr()
    return code, out, err


def done(capsys: Capture, *arguments: object) -> str:
    code, out, err = run(capsys, *arguments)
    assert code == 0, err
    return out


def refused(capsys: Capture, *arguments: object) -> str:
    """A mistake is told in a line."""
    code, out, err = run(capsys, *arguments)
    assert (code, out, err.count("\n")) == (2, "", 1), err
    return err


def rows(database: str, query: Any) -> list[dict[str, Any]]:
    async def read() -> list[dict[str, Any]]:
        engine = await open_database(database)
        async with engine.connect() as connection:
            found = [dict(row) for row in (await connection.execute(query)).mappings()]
        await engine.dispose()
        return found

    return asyncio.run(read())


def write(database: str, statement: Any) -> None:
    async def run() -> None:
        engine = await open_database(database)
        async with engine.execution_options(writing=True).begin() as connection:
            await connection.execute(statement)
        await engine.dispose()

    asyncio.run(run())


# -- looking ------------------------------------------------------------------------------------------


def test_alone_it_says_what_it_can_do(capsys: Capture) -> None:
    assert "Look after the tables" in done(capsys)


def test_list_has_the_newest_first(database: str, capsys: Capture) -> None:
    lines = done(capsys, "list", "--database", database).splitlines()
    assert lines[0].split() == ["table", "game", "status", "moves", "made", "used", "players"]
    assert [line.split()[0] for line in lines[1:]] == ["v", "u", "t"]
    assert "[red]Bo, Ann" in lines[1]
    assert "playing" in lines[2]
    assert "2 h" in lines[2]
    assert "Ann, Odette, –" in lines[2]


def test_list_as_json_and_only_some(database: str, capsys: Capture) -> None:
    for flags, found in (
        ([], ["v", "u", "t"]),
        (["--limit", 1], ["v"]),
        (["--status", "waiting"], ["t"]),
        (["--game", "shadow_thief"], ["u", "t"]),
        (["--game", "shadow_thief", "--status", "finished"], []),
    ):
        listed = json.loads(done(capsys, "list", "--database", database, "--json", *flags))
        assert [line["id"] for line in listed] == found
        assert {line["moves"] for line in listed} <= {0, 2}


def test_an_empty_list_says_so(database: str, capsys: Capture) -> None:
    flags = ["--game", "shadow_thief", "--status", "finished"]
    assert done(capsys, "list", "--database", database, *flags).strip() == "there is no such table"
    done(capsys, "delete", "t", "u", "v", "--yes", "--database", database)
    assert done(capsys, "list", "--database", database).strip() == "there are no tables"


def test_show_has_everything_but_secrets(database: str, capsys: Capture) -> None:
    text, data = (
        done(capsys, "show", "u", "--database", database),
        done(capsys, "show", "u", "--database", database, "--json"),
    )
    for part in ("playing", "players=3, hands=1", "clock=60", "Ann", "bot, burglar", "nobody yet", "2 lines"):
        assert part in text
    assert not [secret for secret in SECRETS if secret in text + data]
    shown = json.loads(data)
    assert (shown["moves"], shown["chat_lines"], shown["chat"]) == (2, 2, [])
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Odette", ""]
    talk = done(capsys, "show", "u", "--database", database, "--chat")
    assert "Ann: hello [red]" in talk
    assert talk.index("hello") < talk.index("welcome")


def test_stats_count_what_there_is(database: str, capsys: Capture) -> None:
    write(database, insert(schema.blocked).values(network="192.0.2.7", reason="", at=0.0))
    data = json.loads(done(capsys, "stats", "--database", database, "--json"))
    assert {(line["game"], line["status"]): line["tables"] for line in data["tables"]} == {
        ("shadow_thief", "waiting"): 1, ("shadow_thief", "playing"): 1, ("master_thieves", "finished"): 1,
    }  # fmt: skip
    assert (data["moves"], data["chat_lines"], data["blocked"], data["max_tables"]) == (4, 2, 1, 100_000)
    assert (data["made"], data["finished"]) == ({"day": 2, "week": 2}, {"day": 1, "week": 1})
    assert data["bytes"] > 10_000
    text = done(capsys, "stats", "--database", database)
    assert "3 of 100,000" in text
    assert [line.split() for line in text.splitlines()[:3]] == [
        ["game", "finished", "playing", "waiting", "all"],
        ["master_thieves", "1", "0", "0", "1"],
        ["shadow_thief", "0", "1", "1", "2"],
    ]


def test_an_empty_server_has_statistics_too(tmp_path: Path, capsys: Capture) -> None:
    file = str(tmp_path / "x.sqlite")
    asyncio.run(opened(file))
    assert "0 of 100,000" in done(capsys, "stats", "--database", file)


async def opened(database: str) -> None:
    await (await open_database(database)).dispose()


# -- changing -----------------------------------------------------------------------------------------


def test_close_keeps_what_was_played(database: str, capsys: Capture) -> None:
    assert done(capsys, "close", "t", "u", "--database", database) == "closed: t, u\n"
    assert [line["status"] for line in rows(database, select(schema.tables).order_by(schema.tables.c.id))] == [
        "closed-by-admin", "closed-by-admin", "finished",
    ]  # fmt: skip
    assert len(rows(database, select(schema.moves))) == 4
    assert [line["table_id"] for line in rows(database, select(schema.notices).order_by(schema.notices.c.id))] == [
        "t",
        "u",
    ]
    assert "table v is finished: nobody can play on" in refused(capsys, "close", "v", "--database", database)
    assert "table t is closed-by-admin" in refused(capsys, "close", "t", "--database", database)
    assert "there is no table 'x'" in refused(capsys, "close", "t", "x", "--database", database)


def test_delete_takes_everything_and_asks_first(
    database: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "there is no table 'x'" in refused(capsys, "delete", "u", "x", "--database", database, "--yes")
    assert "add --yes" in refused(capsys, "delete", "u", "--database", database)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("typer.confirm", answer_no)
    assert run(capsys, "delete", "u", "--database", database)[::2] == (130, "vendome: stopped\n")
    assert len(rows(database, select(schema.tables))) == 3
    monkeypatch.setattr("typer.confirm", lambda *_, **__: None)
    assert done(capsys, "delete", "u", "t", "--database", database) == "deleted: u, t\n"
    assert [row["id"] for row in rows(database, select(schema.tables))] == ["v"]
    assert {row["table_id"] for row in rows(database, select(schema.seats))} == {"v"}
    assert rows(database, select(schema.chat)) == []


def answer_no(question: str, *, abort: bool) -> None:
    import typer

    assert "2 tables" in question or "1 table" in question
    raise typer.Abort


def test_export_tells_no_secret_unless_it_is_told_to(database: str, capsys: Capture, tmp_path: Path) -> None:
    assert done(capsys, "export", "v", "--database", database) == record("[red]Bo", "Ann") + "\n"
    assert "table u is playing: --with-secrets" in refused(capsys, "export", "u", "--database", database)
    assert "there is no table" in refused(capsys, "export", "x", "--database", database, "--with-secrets")
    file = tmp_path / "u.json"
    done(capsys, "export", "u", file, "--database", database, "--with-secrets")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    told = json.loads(file.read_text())
    assert (told["seed"], told["status"], told["words"]) == ("the seed", "playing", ["c" * 64, None, None])
    assert told["log"] == [{"seat": 0, "move": "play it"}] * 2
    write(database, update(schema.tables).where(schema.tables.c.id == "v").values(record=None))
    assert json.loads(done(capsys, "export", "v", "--database", database))["status"] == "finished"


def test_a_row_that_cannot_be_read_is_told_as_such(database: str, capsys: Capture) -> None:
    write(database, update(schema.tables).values(settings={"dice": 2}))
    assert "table u: the table has settings that we don't know: dice" in refused(
        capsys, "show", "u", "--database", database
    )


# -- forgetting ---------------------------------------------------------------------------------------


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a server nobody has to be waited for."""
    monkeypatch.setattr(command, "UNTIL_SEEN", 0.0)


@pytest.mark.usefixtures("at_once")
def test_forget_replaces_a_name_everywhere(database: str, capsys: Capture) -> None:
    left_early = new_row("w", status="finished", record=record("Ann", "Ann", "Zoë"))
    asyncio.run(add(database, left_early, [SeatRow(0, "bot", "Ivo", "random"), ANN_AT_1, SeatRow(2, "human", "Zoë")]))
    write(database, insert(schema.chat).values(table_id="v", number=0, seat=0, name="Ann", text="hi", at=0.0))
    hook = Subscription(0, "webhook", "https://ann.example/hook", "en", "https://table", "UTC", "s", 0.0)
    for table, seat in (("t", 0), ("w", 2)):
        write(database, insert(schema.subscriptions).values(table_id=table, **vars(replace(hook, seat=seat))))
    overheard = {"table_id": "v", "number": 0, "text": "hm", "at": 0.0, "who": "x"}
    write(database, insert(schema.gallery).values(**overheard, name="Ann"))
    write(database, insert(schema.gallery).values(**overheard | {"number": 1}, name="Zoë"))
    for seat in (0, 1):
        write(database, insert(schema.reactions).values(table_id="u", ply=0, seat=seat, reaction="bravo"))
    assert "add --yes" in refused(capsys, "forget", "Ann", "--database", database)
    out = done(capsys, "forget", "Ann", "--database", database, "--yes")
    assert out.startswith("forgotten at 4 tables: 3 seats, 1 record, 3 chat lines, 1 subscription\n")
    assert "Backups" in out
    names = {(row["table_id"], row["seat"]): row["name"] for row in rows(database, select(schema.seats))}
    assert (names["t", 0], names["u", 0], names["w", 1]) == ("Player 1", "Player 1", "Player 2")
    assert names["v", 1] == "Ann", "a bot's name is nobody's"
    assert [row["name"] for row in rows(database, select(schema.chat))] == ["Host"]
    assert [row["table_id"] for row in rows(database, select(schema.subscriptions))] == ["w"], "this is Zoë's"
    assert [row["name"] for row in rows(database, select(schema.gallery))] == ["Zoë"]
    assert [row["seat"] for row in rows(database, select(schema.reactions))] == [1], "what the name thought of moves"
    records = {row["id"]: row["record"] for row in rows(database, select(schema.tables))}
    assert records["v"] == record("[red]Bo", "Ann")
    assert json.loads(records["w"])["seats"] == ["Player 1", "Player 2", "Zoë"], "a bot has come for seat 0"
    assert "nobody at any table is called 'Ann'" in refused(capsys, "forget", "Ann", "--database", database, "--yes")


ANN_AT_1 = SeatRow(1, "human", "Ann")


async def add(database: str, row: TableRow, seats: list[SeatRow]) -> None:
    store = await Store.open(database)
    await store.create(row, seats)
    await store.close()


@pytest.mark.usefixtures("at_once")
def test_forget_takes_a_name_as_it_is_written(database: str, capsys: Capture) -> None:
    """Also one that a record has elsewhere, or that SQL or JSON write otherwise."""
    for number, name in enumerate(("seat", 'O"Neil', "50%", "Zoë_\\", "[red]X")):
        kept = new_row(f"w{number}", status="finished", record=record("Max", name))
        asyncio.run(add(database, kept, [SeatRow(0, "human", "Max"), SeatRow(1, "human", "Player 2")]))
        out = done(capsys, "forget", name, "--database", database, "--yes")
        assert out.startswith("forgotten at 1 table: 0 seats, 1 record, 0 chat lines")
        changed = rows(database, select(schema.tables.c.record).where(schema.tables.c.id == f"w{number}"))
        assert json.loads(changed[0]["record"])["seats"] == ["Max", "Player 2"]


@pytest.mark.parametrize(("times", "lines", "left"), [(1, 2, 0), (99, 5, 1)])
def test_forget_comes_back_for_what_a_server_wrote_meanwhile(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch, times: int, lines: int, left: int
) -> None:
    """But not for ever."""
    database = str(tmp_path / "x.sqlite")
    asyncio.run(fill(database))
    late = insert(schema.chat).values(table_id="t", number=9, seat=0, name="Ann", text="still here", at=0.0)
    written = 0

    async def write_late(_: float) -> None:
        nonlocal written
        written += 1
        if written <= times:
            engine = await open_database(database)
            async with engine.execution_options(writing=True).begin() as connection:
                await connection.execute(late)
            await engine.dispose()

    monkeypatch.setattr("vendome.cli.admin.sleep", write_late)
    code, out, err = run(capsys, "forget", "Ann", "--database", database, "--yes")
    assert (code, f"{lines} chat lines" in out, "goes on using this name" in err) == (0, True, left == 1), err
    assert [row["name"] for row in rows(database, select(schema.chat))].count("Ann") == left


# -- the block list -----------------------------------------------------------------------------------


def test_blocked_addresses_are_listed_and_let_in_again(database: str, capsys: Capture) -> None:
    assert done(capsys, "blocked", "--database", database) == "nobody is blocked\n"
    assert (
        done(capsys, "block", "192.0.2.7", "--database", database, "--reason", "[red] floods") == "blocked: 192.0.2.7\n"
    )
    done(capsys, "block", "192.0.2.7", "--database", database, "--reason", "[red] floods again")
    assert done(capsys, "block", "2001:db8::1", "--database", database) == "blocked: 2001:db8::/64\n"
    assert "192.0.2.7" in done(capsys, "blocked", "--database", database)
    assert "[red] floods again" in done(capsys, "blocked", "--database", database)
    listed = json.loads(done(capsys, "blocked", "--database", database, "--json"))
    assert [(line["network"], line["reason"]) for line in listed] == [
        ("192.0.2.7", "[red] floods again"), ("2001:db8::/64", ""),
    ]  # fmt: skip
    assert done(capsys, "unblock", "2001:db8::2", "--database", database) == "no longer blocked: 2001:db8::/64\n"
    assert "2001:db8::/64 is not blocked" in refused(capsys, "unblock", "2001:db8::/64", "--database", database)
    assert [row["table_id"] for row in rows(database, select(schema.notices))] == [None] * 4


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("nobody", "neither an address"),
        ("192.0.2.7/24", "is 192.0.2.0/24 meant"),
        ("0.0.0.0/0", "everybody"),
        ("192.0.2.0/33", "neither"),
    ],
)
def test_what_is_no_network_is_not_blocked(tmp_path: Path, capsys: Capture, address: str, words: str) -> None:
    for name in ("block", "unblock"):
        assert words in refused(capsys, name, address, "--database", tmp_path / "x.sqlite")


# -- databases that can't be used ---------------------------------------------------------------------


def test_a_database_that_is_not_there_is_named_and_not_made(tmp_path: Path, capsys: Capture) -> None:
    missing = tmp_path / "x.sqlite"
    assert f"there is no database {missing}" in refused(capsys, "list", "--database", missing)
    assert list(tmp_path.iterdir()) == []
    assert "it is a folder" in refused(capsys, "list", "--database", tmp_path)
    missing.touch()
    assert "is empty: no server has used it" in refused(capsys, "stats", "--database", missing)
    missing.write_text("not a database, but long enough to look like one " * 20)
    assert "not a database" in refused(capsys, "stats", "--database", missing)
    assert "can't be opened" in refused(capsys, "list", "--database", "postgresql://nobody:secret@127.0.0.1:1/none")


@pytest.mark.parametrize(
    ("revision", "words"), [("9999", "made by a newer Vendôme"), ("0002", "made by an older Vendôme")]
)
def test_a_database_of_another_version_is_left_alone(
    tmp_path: Path, capsys: Capture, revision: str, words: str
) -> None:
    file = str(tmp_path / "x.sqlite")
    asyncio.run(opened(file))
    write(file, text(f"UPDATE alembic_version SET version_num = '{revision}'"))
    assert words in refused(capsys, "list", "--database", file)


def test_a_database_that_fails_is_told_in_a_line(tmp_path: Path, capsys: Capture) -> None:
    file = str(tmp_path / "x.sqlite")
    asyncio.run(opened(file))
    write(file, text("DROP TABLE blocked"))
    assert "x.sqlite: no such table: blocked" in refused(capsys, "blocked", "--database", file)


# -- beside a server ----------------------------------------------------------------------------------


@pytest.fixture
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "LOOK_EVERY", 0.05)
    monkeypatch.setattr(command, "UNTIL_SEEN", 1.0)


@pytest.fixture
def server(url: str, tmp_path: Path, fast: None) -> Any:
    with running(settings_for(tmp_path, database=url)) as server:
        yield server


def told(line: Any) -> tuple[str, int]:
    """The cause of the refusal with which a socket is closed, and the code."""
    message = line.until(lambda message: "error" in message)
    with pytest.raises(ConnectionClosed) as closed:
        line.next()
    assert closed.value.rcvd is not None
    return str(message["error"]["cause"]), closed.value.rcvd.code


def test_a_closed_table_takes_nobody_any_more(server: Server, capsys: Capture) -> None:
    party, other = make(server, seats="hho"), make(server, seats="hb").start()
    other.play_on(Random(1), moves=1)
    with party.seats[0].listen() as line, other.stranger.listen(frames="patch") as looker:
        done(capsys, "close", party.table, other.table, "--database", server.settings.database)
        assert told(line) == ("called-off", 4410)
        assert told(looker) == ("closed-by-operator", 4410)
    for answer in (
        party.seats[0].get(), party.stranger.post("/join", {"name": "Max"}), party.host.post("/start"),
        party.seats[0].post("/chat", {"text": "hello?"}), party.stranger.get("/record"),
    ):  # fmt: skip
        assert (answer.status_code, error_of(answer)["cause"]) == (410, "called-off")
    answer = other.seats[0].move(1, "any")
    assert (answer.status_code, error_of(answer)["cause"]) == (410, "closed-by-operator")
    record = other.stranger.get("/record").json()
    assert (record["closed"], len(record["log"]) > 0) == (True, True), "nothing of it is secret any more"
    assert "closed-by-admin" in done(capsys, "show", other.table, "--database", server.settings.database)


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
def test_a_deleted_table_is_gone_for_who_is_there(server: Server, capsys: Capture) -> None:
    party = make(server, seats="hb").start()
    with party.seats[0].listen() as line:
        done(capsys, "delete", party.table, "--yes", "--database", server.settings.database)
        assert told(line) == ("no-such-table", 4404)
    assert party.seats[0].get().status_code == 404


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
def test_a_forgotten_name_leaves_a_table_that_is_played(server: Server, capsys: Capture) -> None:
    """And the one who had it plays on, over the same socket."""
    body = {
        "game": "shadow_thief",
        "options": {"players": 2},
        "seats": [{"kind": "human", "name": "Xenia"}, {"kind": "bot", "level": "random"}],
    }
    made = client().post(f"http://{server.address}/api/tables", json=body).json()
    from table.live_server import Party

    party = Party(server, made).start()
    party.play_on(Random(1), moves=3)
    party.seats[0].post("/chat", {"text": "it is me"})
    assert "Xenia" in party.stranger.get().text
    with party.seats[0].listen(frames="patch") as line:
        line.until(lambda message: "view" in message)
        out = done(capsys, "forget", "Xenia", "--yes", "--database", server.settings.database)
        assert "forgotten at 1 table: 1 seat, 0 records, 1 chat line" in out
        message = line.until(lambda message: "view" in message)
        assert "Xenia" not in json.dumps(message)
        assert message["view"]["seats"][0]["name"] == "Player 1"
        view = until(lambda: (view := party.seats[0].view())["asked"] == [0] and view)
        line.send({"ply": view["ply"], "move": view["legal"][0], "id": "after"})
        line.until(lambda message: message["ply"] > view["ply"])
    assert "Xenia" not in party.seats[0].get().text


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
def test_a_blocked_address_is_refused_and_must_leave(server: Server, capsys: Capture) -> None:
    database = server.settings.database
    party = make(server, seats="hb").start()
    with party.seats[0].listen() as line:
        done(capsys, "block", "127.0.0.0/8", "--database", database)
        assert told(line) == ("blocked", 4403)
    answers = [client().get(f"http://{server.address}{path}") for path in ("/", "/api/health", "/api/games")]
    assert [(answer.status_code, error_of(answer)["cause"]) for answer in answers] == [(403, "blocked")] * 3
    assert "8" not in answers[0].text, "neither the network nor the reason is told"
    done(capsys, "unblock", "127.0.0.0/8", "--database", database)
    assert until(lambda: party.seats[0].get().status_code == 200)
