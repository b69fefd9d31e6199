"""Open tables: listed, joined by strangers, found by who looks for a game; names and reports."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from sqlalchemy import delete, insert, select
from websockets.sync.client import connect

from table.databases import new_file
from table.live_server import Guest, Json, Line, Party, Server, client, error_of, make, running, settings_for
from table.patch_reader import FakeListener
from vendome import BadOption
from vendome.cli import main
from vendome.engine.book.languages import LANGUAGES
from vendome.table import open_list
from vendome.table.actions import leaving
from vendome.table.actions.before_game import join
from vendome.table.actions.finding import gather
from vendome.table.actions.new_table import create
from vendome.table.actions.subscribing import subscribe
from vendome.table.calls.common import Request, Services
from vendome.table.calls.open_tables import find_game
from vendome.table.gatherer import NOTE_EVERY, Gatherer
from vendome.table.house import House
from vendome.table.limits import Limits
from vendome.table.names import NameFilter
from vendome.table.perform import TablesHere
from vendome.table.protocol.open_tables import FindGame, FoundGame
from vendome.table.protocol.requests import Join, NewSeat, NewTable, OpenTo
from vendome.table.protocol.shared_types import TableLanguage
from vendome.table.settings import Settings
from vendome.table.storage import schema
from vendome.table.storage.forgetting import forget_name
from vendome.table.storage.openings import ABSENT_AFTER, MOST_LISTED, Opening, opened
from vendome.table.storage.reports import KEPT, NewReport
from vendome.table.storage.rows import SeatRow, TableRow, TableSettings
from vendome.table.storage.store import Store
from vendome.table.storage.subscriptions import Subscription
from vendome.table.storage.writer import Conflict, Statement
from vendome.table.tokens import Viewer

pytestmark = pytest.mark.anyio

OPEN = {"language": "fr", "experience": "beginner"}
GAME = "shadow_thief"
NAMES = NameFilter.of()
MEETING = Settings(open_tables=True, tables_per_hour=1e9, joins_per_second=1e9)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """It asks its database anew whenever somebody looks, so that no test has to wait."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(open_list, "LOOK_EVERY", 0.0)
        folder = tmp_path_factory.mktemp("open")
        with running(settings_for(folder, open_tables=True, word_seconds=0.1)) as made:
            yield made


@pytest.fixture
def fresh(server: Server) -> Server:
    """Nothing is open yet."""
    with closing(sqlite3.connect(server.settings.database, isolation_level=None)) as database:
        database.execute("DELETE FROM openings")
    return server


def listed(server: Server, **query: str) -> list[Json]:
    answer = client().get(f"http://{server.address}/api/open-tables", params=query)
    assert answer.status_code == 200, answer.text
    return list(answer.json()["tables"])


def at(server: Server, party: Party) -> list[Json]:
    return [table for table in listed(server) if table["table"] == party.table]


def find(server: Server, name: str, **more: Any) -> httpx.Response:
    body = {"games": [GAME], "language": "en", "name": name, **more}
    return client().post(f"http://{server.address}/api/open-tables/find", json=body)


# -- the list -----------------------------------------------------------------------------------------


def test_an_open_table_is_listed_with_what_anyone_may_know_and_no_token(server: Server) -> None:
    party = make(server, seats="hoo", host_seat=0, open_to=OPEN, clock={"seconds": 60})
    (shown,) = at(server, party)
    assert shown["since"] > 0
    del shown["since"]
    assert shown == {
        "table": party.table, "game": GAME, "options": {"players": 3}, "language": "fr", "experience": "beginner",
        "clock": {"seconds": 60}, "host": "Player 1", "people": 1, "seats": 3, "missing": 2, "by_itself": False,
        "rated": False,
    }  # fmt: skip
    assert party.host.view()["opening"] == {**OPEN, "listed": True, "by_itself": False}


def test_who_looks_for_a_rated_game_finds_rated_tables_alone_and_nobody_else_does(server: Server) -> None:
    party = make(server, seats="hoo", host_seat=0, open_to=OPEN, clock={"seconds": 60}, rated=True)
    (shown,) = at(server, party)
    assert shown["rated"]
    wish = {"language": OPEN["language"], "players": 3}
    plain = find(server, "Eva", **wish).json()
    assert plain["table"] != party.table
    assert find(server, "Finn", rated=True, **wish).json()["table"] == party.table
    other = find(server, "Gil", rated=True, language="it", players=3).json()
    assert Guest(server, other["table"], other["token"]).view()["rated"]


def test_a_table_is_private_until_its_host_opens_it_and_again_when_they_close_it(server: Server) -> None:
    party = make(server, seats="hoo", host_seat=0)
    assert at(server, party) == []
    assert "opening" not in party.host.view()
    assert error_of(party.stranger.post("/settings", {"open_to": OPEN}))["cause"] == "players-only"
    guest = party.stranger.post("/join", {"name": "Eva"}).json()
    eva = Guest(server, party.table, guest["token"])
    assert error_of(eva.post("/settings", {"open_to": OPEN}))["cause"] == "host-only"
    assert party.host.post("/settings", {"open_to": OPEN}).json()["opening"]["listed"] is True
    assert at(server, party)[0]["missing"] == 1
    assert party.host.post("/settings", {"locked": True}).status_code == 200
    assert at(server, party) == [], "nobody may sit down"
    party.host.post("/settings", {"locked": False, "open_to": None})
    assert at(server, party) == []
    assert party.host.view()["opening"]["listed"] is False


def test_a_table_leaves_the_list_when_it_is_full_when_it_begins_and_when_it_is_closed(server: Server) -> None:
    full = make(server, seats="ho", host_seat=0, open_to=OPEN)
    seat = full.stranger.post("/join", {"name": "Eva"}).json()
    assert at(server, full) == []
    assert error_of(full.stranger.post("/join", {"name": "Bo"}))["code"] == "taken"
    Guest(server, full.table, seat["token"]).post(f"/seats/{seat['seat']}/vacate")
    assert len(at(server, full)) == 1, "somebody is missing again"
    begun = make(server, seats="ho", host_seat=0, open_to=OPEN).start(fill="random")
    assert at(server, begun) == []
    assert error_of(begun.stranger.post("/join", {"name": "Bo"}))["code"] == "started"
    assert error_of(begun.host.post("/settings", {"open_to": OPEN}))["code"] == "started"
    over = make(server, seats="ho", host_seat=0, open_to=OPEN)
    over.host.post("/close")
    assert at(server, over) == []


def test_the_list_can_be_of_one_game_and_one_language(server: Server) -> None:
    party = make(server, seats="ho", host_seat=0, open_to={"language": "it"})
    assert party.table in [table["table"] for table in listed(server, game=GAME, language="it")]
    assert listed(server, game="nonsense") == []
    assert {table["language"] for table in listed(server, language="it")} == {"it"}


@pytest.mark.parametrize(
    "opening", [{}, {"language": "xx"}, {"language": "en", "experience": "god"}, {"language": "en", "more": 1}, "en", 3]
)
def test_a_forged_wish_to_open_is_refused(server: Server, opening: Any) -> None:
    party = make(server, seats="ho", host_seat=0)
    assert error_of(party.host.post("/settings", {"open_to": opening}))["code"] == "bad-request"


def test_whoever_leaves_alone_takes_the_table_off_the_list(server: Server) -> None:
    party = make(server, seats="hoo", host_seat=0, open_to=OPEN)
    assert party.host.post("/seats/0/vacate").status_code == 200
    assert at(server, party) == []


def test_an_open_table_may_speak_what_we_speak() -> None:
    assert get_args(TableLanguage) == LANGUAGES


def test_where_the_operator_does_not_want_it_there_are_no_open_tables(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as closed:
        games = client().get(f"http://{closed.address}/api/games").json()
        assert not any("open_tables" in game for game in games)
        answer = client().get(f"http://{closed.address}/api/open-tables")
        assert error_of(answer)["cause"] == "no-open-tables"
        assert error_of(find(closed, "Ann"))["cause"] == "no-open-tables"
        party = make(closed, seats="ho", host_seat=0)
        assert error_of(party.host.post("/settings", {"open_to": OPEN}))["cause"] == "no-open-tables"
        with Line(f"ws://{closed.address}/api/open-tables/live") as line:
            assert line.next()["error"]["cause"] == "no-open-tables"
        assert party.stranger.post("/join", {"name": "Arschloch"}).status_code == 200, "private tables have no list"


def test_where_the_operator_wants_it_every_game_says_so(server: Server) -> None:
    assert all(game["open_tables"] for game in client().get(f"http://{server.address}/api/games").json())


# -- live ---------------------------------------------------------------------------------------------


def test_whoever_looks_is_told_of_every_change(server: Server) -> None:
    def has(party: Party) -> Any:
        return lambda message: any(table["table"] == party.table for table in message.get("tables", []))

    with Line(f"ws://{server.address}/api/open-tables/live") as line:
        assert "tables" in line.next()
        party = make(server, seats="ho", host_seat=0, open_to=OPEN)
        line.until(has(party))
        party.start(fill="random")
        line.until(lambda message: not has(party)(message))


def test_whoever_talks_to_the_list_is_sent_away(server: Server) -> None:
    with Line(f"ws://{server.address}/api/open-tables/live") as line:
        line.next()
        line.send({"ask": "view"})
        assert line.until(lambda message: "error" in message)["error"]["cause"] == "nothing-here"


def test_pages_of_other_sites_see_no_list(server: Server) -> None:
    evil = {"Origin": "https://evil.example"}
    with connect(f"ws://{server.address}/api/open-tables/live", additional_headers=evil) as socket:
        assert json.loads(socket.recv(30))["error"]["cause"] == "other-site"


# -- who looks for a game -----------------------------------------------------------------------------


def test_two_who_look_for_the_same_game_meet_and_it_begins_by_itself(fresh: Server) -> None:
    first = find(fresh, "Ann", players=2, language="de").json()
    view = Guest(fresh, first["table"], first["token"]).view()
    assert (view["status"], view["opening"]["by_itself"], view["is_host"]) == ("waiting", True, True)
    second = find(fresh, "Bo", players=2, language="de").json()
    assert (second["table"], second["seat"]) == (first["table"], 1)
    with Guest(fresh, first["table"], first["token"]).listen() as line:
        begun = line.until(lambda message: message.get("view", {}).get("status") == "playing")
    assert [seat["name"] for seat in begun["view"]["seats"]] == ["Ann", "Bo"]


def test_who_looks_is_given_a_seat_where_the_fewest_are_missing(fresh: Server) -> None:
    empty = make(fresh, seats="hooo", host_seat=0, open_to={"language": "it"})
    nearly = make(fresh, seats="hho", host_seat=0, open_to={"language": "it"})
    make(fresh, seats="ho", host_seat=0, open_to={"language": "de"})
    found = find(fresh, "Ann", language="it", avoid=[]).json()
    assert found["table"] == nearly.table
    assert find(fresh, "Bo", language="it", players=4).json()["table"] == empty.table
    other = find(fresh, "Cy", language="it", avoid=[empty.table, nearly.table], players=3).json()
    assert other["table"] not in (empty.table, nearly.table)


def test_whoever_asks_again_has_the_same_seat(fresh: Server) -> None:
    wish = {"language": "it", "players": 5, "id": "never-to-be-guessed-1"}
    first, again = find(fresh, "Ann", **wish).json(), find(fresh, "Ann", **wish).json()
    assert first == again
    guest = {**wish, "id": "never-to-be-guessed-2"}
    second = find(fresh, "Bo", **guest).json()
    assert second["table"] == first["table"]
    assert find(fresh, "Bo", **guest).json() == second


def test_who_wants_to_play_at_one_sitting_finds_no_slow_table(fresh: Server) -> None:
    slow = make(fresh, seats="ho", host_seat=0, open_to={"language": "en"}, clock={"seconds": 86_400})
    endless = make(fresh, seats="ho", host_seat=0, open_to={"language": "en"})
    found = find(fresh, "Ann", any_clock=False, players=2).json()
    assert found["table"] not in (slow.table, endless.table)
    assert Guest(fresh, found["table"], found["token"]).view()["clock"]["seconds"] == 120
    slow.host.post("/close")
    endless.host.post("/close")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"games": []}, "bad-request"),
        ({"games": ["nonsense"]}, "bad-option"),
        ({"games": [GAME] * 17}, "bad-request"),
        ({"language": "xx"}, "bad-request"),
        ({"players": 1}, "bad-request"),
        ({"players": 16}, "bad-option"),
        ({"id": "short"}, "bad-request"),
        ({"avoid": ["x"] * 101}, "bad-request"),
        ({"name": "x" * 41}, "bad-request"),
        ({"name": "Arschloch"}, "bad-option"),
        ({"word_hash": "x"}, "bad-request"),
        ({"host": True}, "bad-request"),
    ],
)
def test_a_hostile_search_is_refused(fresh: Server, wish: Json, code: str) -> None:
    assert error_of(find(fresh, **{"name": "Ann", **wish}))["code"] == code


# -- who is not welcome -------------------------------------------------------------------------------


def test_whom_the_host_removes_from_an_open_table_does_not_come_back_under_another_name(fresh: Server) -> None:
    party = make(fresh, seats="ho", host_seat=0, open_to=OPEN)
    seat = party.stranger.post("/join", {"name": "Eve"}).json()["seat"]
    assert party.host.post(f"/seats/{seat}/vacate").status_code == 200
    assert error_of(party.stranger.post("/join", {"name": "Not Eve"}))["cause"] == "turned-away"
    assert find(fresh, "Neither", language="fr", players=2).json()["table"] != party.table


def test_names_are_looked_at_where_strangers_meet(fresh: Server) -> None:
    party = make(fresh, seats="ho", host_seat=0)
    party.stranger.post("/join", {"name": "Hur3nsohn"})
    assert error_of(party.host.post("/settings", {"open_to": OPEN}))["cause"] == "name-refused", "somebody sits there"
    party = make(fresh, seats="ho", host_seat=0, open_to=OPEN)
    assert error_of(party.stranger.post("/join", {"name": "F u c k"}))["cause"] == "name-refused"
    body = {"game": GAME, "seats": [{"kind": "human", "name": "Connard"}, {"kind": "open"}], "open_to": OPEN}
    answer = client().post(f"http://{fresh.address}/api/tables", json=body)
    assert error_of(answer)["cause"] == "name-refused"


HONEST = (
    "Ann",
    "Dick",
    "K",
    "Scunthorpe",
    "Anne-Marie",
    "Zoë",
    "Shitara",
    "Nazia",
    "Ignazio",
    "Slutsky",
    "Raper",
    "山田",
    "",
)


@pytest.mark.parametrize("name", HONEST)
def test_honest_names_are_let_be(name: str) -> None:
    assert not NAMES.refuses(name)


def test_an_operator_adds_words_and_may_keep_to_them_everywhere(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("# ours\n\nQuidam # a comment\nlorem*\n", encoding="utf-8")
    names = NameFilter.of(str(words))
    assert [names.refuses(name) for name in ("quidam", "Quidamus", "Loremipsum", "# ours", "Ann")] == [
        True, False, True, False, False,
    ]  # fmt: skip
    house = Settings(names_refused=str(words), names_refused_everywhere=True)
    house.check()
    with running(settings_for(tmp_path, names_refused=str(words), names_refused_everywhere=True)) as strict:
        party = make(strict, seats="ho")
        assert error_of(party.stranger.post("/join", {"name": "quidam"}))["cause"] == "name-refused"


def test_a_list_of_names_that_cannot_be_read_is_told_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"names_refused can't be .*nowhere.*: it can't be read"):
        Settings(names_refused=str(tmp_path / "nowhere")).check()


@given(st.text(max_size=40))
def test_any_text_is_a_name_that_can_be_looked_at(name: str) -> None:
    assert NAMES.refuses(name) in (True, False)


# -- reports ------------------------------------------------------------------------------------------


def test_a_report_has_what_was_said_and_whoever_runs_the_server_sees_it(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    party = make(server, seats="hho", host_seat=0, open_to=OPEN)
    party.seats[1].post("/chat", {"text": "I am a nuisance"})
    told = party.host.post("/report", {"seat": 1, "reason": "insult", "text": "He is"})
    assert told.json() == {"seat": 1}
    party.host.post("/report", {"seat": 1, "reason": "spam", "text": "He is one"})
    database = server.settings.database
    main(["admin", "reports", "--database", database, "--json"])
    (report,) = [line for line in json.loads(capsys.readouterr().out) if line["table"] == party.table]
    assert (report["name"], report["reason"], report["text"]) == ("Player 2", "spam", "He is one"), "the last word"
    assert [line["text"] for line in report["chat"]] == ["I am a nuisance"]
    main(["admin", "reports", "--database", database])
    assert "I am a nuisance" in capsys.readouterr().out
    main(["admin", "reports", "--database", database, "--done", str(report["id"])])
    capsys.readouterr()
    main(["admin", "reports", "--database", database])
    assert "nobody has reported anything" in capsys.readouterr().out
    assert main(["admin", "reports", "--database", database, "--done", str(report["id"])]) != 0


def test_only_players_report_and_only_other_players_of_tables_that_were_open(server: Server) -> None:
    party = make(server, seats="hbo", host_seat=0, open_to=OPEN)
    wish = {"seat": 1, "reason": "name"}
    assert error_of(party.stranger.post("/report", wish))["code"] == "no-token"
    assert error_of(party.host.post("/report", wish))["cause"] == "nobody-there", "a bot offends nobody"
    assert error_of(party.host.post("/report", {"seat": 0, "reason": "name"}))["cause"] == "nobody-there"
    assert error_of(party.host.post("/report", {"seat": 9, "reason": "name"}))["cause"] == "no-such-seat"
    for bad in ({"seat": 1, "reason": "because"}, {"seat": 1, "reason": "name", "text": "x" * 501}, {"seat": 1}):
        assert error_of(party.host.post("/report", bad))["code"] == "bad-request"
    private = make(server, seats="hh", host_seat=0)
    assert error_of(private.host.post("/report", wish))["cause"] == "never-open"


def test_a_flood_of_reports_is_stopped(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, open_tables=True)) as strict:
        party = make(strict, seats="hh", host_seat=0, open_to=OPEN)
        answers = [party.host.post("/report", {"seat": 1, "reason": "spam"}).status_code for _ in range(21)]
        assert answers == [200] * 20 + [429]


# -- the store, on both databases ---------------------------------------------------------------------


def row(table: str, **more: Any) -> TableRow:
    return TableRow(table, GAME, 1, {"players": 2}, "s", "n", "b", "h" * 64, TableSettings(**more))


def opening(now: float, **more: Any) -> Opening:
    return Opening(GAME, "en", "any", now, now, **more)


TWO = [SeatRow(0, "human", "Ann", token="h" * 64), SeatRow(1, "open", "")]


async def create_open(store: Store, table: TableRow, made: Opening) -> None:
    await store.create(table, TWO, also=opened(table.id, made, store.clock.now()))


async def test_an_opening_is_read_back_listed_and_erased_with_its_table(both: Store) -> None:
    now = both.clock.now()
    made = opening(now)
    await create_open(both, row("t"), made)
    await create_open(both, row("locked", locked=True), opening(now))
    await both.create(row("private"), TWO)
    stored = await both.load("t")
    assert stored is not None
    assert stored.opening == made
    assert [table.table for table in await both.openings.listed(now)] == ["t"]
    assert await both.openings.listed(now + ABSENT_AFTER) == [], "the host has been away"
    await both.openings.note_seen(["t"], now + ABSENT_AFTER)
    assert len(await both.openings.listed(now + ABSENT_AFTER)) == 1, "and is back"
    await both.writer.write(Statement(delete(schema.tables)))
    assert await both.rows(select(schema.openings)) == []


async def test_no_two_tables_gather_the_same_players_until_one_is_full_or_left(both: Store) -> None:
    now = both.clock.now()
    await create_open(both, row("t"), opening(now, gathers="g"))
    with pytest.raises(Conflict):
        await create_open(both, row("u"), opening(now, gathers="g"))
    assert await both.load("u") is None
    await create_open(both, row("u"), opening(now, gathers="other"))
    await both.take_seat("t", SeatRow(1, "human", "Bo", token="b" * 64))
    await create_open(both, row("v"), opening(now - ABSENT_AFTER, gathers="g"))
    await create_open(both, row("w"), opening(now, gathers="g"))


async def test_ten_thousand_open_tables_are_a_short_list(store: Store) -> None:
    now = store.clock.now()
    async with store.engine.execution_options(writing=True).begin() as connection:
        names = [f"t{number}" for number in range(10_000)]
        await connection.execute(insert(schema.tables), [asdict(row(name)) for name in names])
        await connection.execute(
            insert(schema.seats), [{"table_id": name, **asdict(seat)} for name in names for seat in TWO]
        )
        await connection.execute(
            insert(schema.openings), [{"table_id": name, **asdict(opening(now))} for name in names]
        )
    assert len(await store.openings.listed(now)) == MOST_LISTED


async def test_reports_are_forgotten_in_time(both: Store) -> None:
    await both.create(row("t"), TWO)
    now = both.clock.now()
    report = NewReport("t", 0, 1, "Ann", "spam", "", [], now)
    await both.reports.add(report)
    await both.reports.add(report)
    await both.reports.delete_old(now + KEPT - 1)
    assert len(await both.rows(select(schema.reports))) == 1
    await both.reports.delete_old(now + KEPT + 1)
    assert await both.rows(select(schema.reports)) == []


# -- who is there -------------------------------------------------------------------------------------


async def test_while_the_host_is_there_the_table_stays_on_the_list(store: Store) -> None:
    house = House(MEETING, store)
    house.gatherer = gatherer = Gatherer(house)
    wish = NewTable(GAME, seats=[NewSeat("human"), NewSeat("open")], host_seat=0, open_to=OpenTo("en"))
    room = await house.find((await create(house, wish)).table)
    assert room.opening is not None
    long_ago = room.opening.seen_at = room.opening.seen_at - NOTE_EVERY
    await gatherer.note()
    assert room.opening.seen_at == long_ago, "nobody is there"
    room.connect(FakeListener(Viewer(0, is_host=True)))
    house.changed(room)
    assert gatherer.somebody_came.is_set()
    await gatherer.note()
    stored = await store.load(room.row.id)
    assert stored is not None
    assert stored.opening == room.opening
    assert room.opening.seen_at > long_ago


async def test_a_full_table_begins_by_itself_also_when_the_server_was_restarted_before(store: Store) -> None:
    house = House(MEETING, store)
    found = await gather(house, FindGame([GAME], "Ann", "en", players=2), "g", "1.2.3.4")
    await store.take_seat(found.table, SeatRow(1, "human", "Bo", token="b" * 64))
    again = House(MEETING, store)
    again.gatherer = Gatherer(again)
    room = await again.find(found.table)
    assert room.beginning is not None
    await room.beginning
    assert room.status == "playing"


async def test_who_has_gone_keeps_no_seat_from_those_who_wait(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaving, "GONE_AFTER", -1.0)
    house = House(MEETING, store)
    house.gatherer = Gatherer(house)
    room = await house.find((await gather(house, FindGame([GAME], "Ann", "en", players=2), "g", "1.2.3.4")).table)
    for name, seat in (("Bo", 1), ("Cy", 0)):
        room.connect(FakeListener(Viewer(seat)))
        await join(house, room, Join(name))
        assert room.beginning is not None
        await room.beginning
        found = [(seat.kind, seat.name) for seat in room.seats]
        assert found == ([("open", ""), ("human", "Bo")] if name == "Bo" else [("human", "Cy"), ("human", "Bo")])
    assert room.status == "playing"
    assert room.host_seat == 1


async def test_whom_we_can_tell_may_close_the_page(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaving, "GONE_AFTER", -1.0)
    house = House(MEETING, store)
    house.gatherer = Gatherer(house)
    room = await house.find((await gather(house, FindGame([GAME], "Ann", "en", players=2), "g", "1.2.3.4")).table)
    wish = Subscription(0, "webhook", "https://example.com/x", "en", "https://here", "UTC", "secret", 0.0)
    await subscribe(house, room, Viewer(0), wish)
    room.connect(FakeListener(Viewer(1)))
    await join(house, room, Join("Bo"))
    assert room.beginning is not None
    await room.beginning
    assert room.status == "playing"


async def test_a_forgotten_name_is_forgotten_in_reports(both: Store) -> None:
    await both.create(row("t"), TWO)
    await both.create(row("u"), [SeatRow(0, "human", "Bo", token="b" * 64)])
    said = [{"seat": seat, "name": name, "text": "hm", "at": 0.0} for seat, name in enumerate(("Ann", "Bo"))]
    await both.reports.add(NewReport("t", 0, 1, "Ann", "spam", "", [], 0.0))
    await both.reports.add(NewReport("u", 0, 1, "Bo", "spam", "", said, 0.0))
    await forget_name(both.engine, "Ann")
    left = await both.rows(select(schema.reports.c.name, schema.reports.c.chat))
    assert [(report["name"], report["chat"]) for report in left] == [("Bo", said[1:])]


# -- many at once -------------------------------------------------------------------------------------


def services_of(house: House) -> Services:
    none: Any = None
    tables = TablesHere(house)
    listed = open_list.OpenList(house.store)
    return Services(house, none, Limits(house.settings), none, none, none, listed, none, tables)


wishes = st.builds(
    FindGame,
    games=st.sampled_from([[GAME], ["master_thieves"], [GAME, "master_thieves"]]),
    name=st.just("Ann"),
    language=st.sampled_from(["en", "fr"]),
    any_language=st.booleans(),
    players=st.sampled_from([None, 2, 3]),
)


def test_however_many_look_at_once_nobody_has_the_seat_of_another(tmp_path: Path) -> None:
    async def look(services: Services, wish: FindGame, pause: int) -> FoundGame:
        for _ in range(pause):
            await asyncio.sleep(0)
        return await find_game(Request(services, "1.2.3.4", {}, {}, body=wish))

    async def all_look(looking: list[FindGame], pauses: list[int]) -> None:
        await store.writer.write(Statement(delete(schema.tables)))
        house = House(MEETING, store)
        found = await asyncio.gather(*map(look, [services_of(house)] * len(looking), looking, pauses))
        assert len({(one.table, one.seat) for one in found}) == len({one.token for one in found}) == len(found)
        alone = [room.opening for room in house.rooms.values() if sum(seat.has_person for seat in room.seats) == 1]
        gathering = [opening.gathers for opening in alone if opening]
        assert len(gathering) == len(set(gathering)), "two wait alone for the same"

    @given(st.lists(wishes, min_size=2, max_size=8), st.lists(st.integers(0, 3), min_size=8, max_size=8))
    @hypothesis_settings(max_examples=20)
    def check(looking: list[FindGame], pauses: list[int]) -> None:
        runner.run(all_look(looking, pauses))

    with asyncio.Runner() as runner:
        store = runner.run(Store.open(new_file(tmp_path / "x.sqlite")))
        check()
        runner.run(store.close())
