"""Taking a move back: at once where nobody saw it, otherwise when the others allow it; and nothing is ever deleted."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import UNSET
from sqlalchemy import insert, select, text

from table.live_server import Guest, Json, Party, Server, error_of, make, running, settings_for
from table.patch_reader import FakeListener
from vendome.engine.records import parse
from vendome.games.registry import find
from vendome.table.actions import taking_back
from vendome.table.actions.before_game import start
from vendome.table.actions.moves import move
from vendome.table.actions.new_table import create
from vendome.table.actions.taking_back import answer, take_back
from vendome.table.bot_driver import BotDriver
from vendome.table.house import House
from vendome.table.notifications.notifier import standing as standing_of
from vendome.table.problems import Refused
from vendome.table.protocol.requests import AllowTakeBack, Clock, Move, NewSeat, NewTable, Start, TakeBack
from vendome.table.room import Room
from vendome.table.settings import Settings
from vendome.table.storage import schema
from vendome.table.storage.database import open_database
from vendome.table.storage.migrations import upgrade
from vendome.table.storage.rows import MoveRow, standing
from vendome.table.storage.store import Store
from vendome.table.storage.writer import Unavailable
from vendome.table.taking_back import MOST_OF_SEAT
from vendome.table.tokens import Viewer
from vendome.table.view_builder import view_of

GENTLEMEN: Json = {"game": "gentlemen_thieves", "seats": "hhh"}


def back(guest: Guest, ply: int, ident: str = "back") -> Json:
    return dict(guest.post("/take-back", {"ply": ply, "id": ident}).json())


def allow(guest: Guest, ply: int, *, agree: bool = True) -> Json:
    return dict(guest.post("/take-back/answer", {"ply": ply, "agree": agree}).json())


def cause(answered: Json) -> str:
    return str(answered["error"]["cause"])


def told(view: Json) -> list[tuple[int, str]]:
    return [(event["ply"], event["event"]) for event in view["story"]]


# -- over HTTP ----------------------------------------------------------------------------------------


def test_a_secret_answer_is_changed_until_all_have_answered(server: Server) -> None:
    party = make(server, "shadow_thief", "hhh", options={"players": 3, "hands": 1}).start()
    ada, bea, cleo = (party.seats[seat] for seat in range(3))
    legal = ada.view()["legal"]
    ada.move(0, legal[0], "first")
    bea.play(Random(1))
    with bea.listen(), cleo.listen():
        assert ada.view()["take_back"] == {"ply": 0, "asks": False}
        assert "take_back" not in cleo.view()
        assert "take_back" not in party.stranger.view()
        view = back(ada, 0)
    assert (view["asked"], view["ply"], view["legal"]) == ([0, 2], 0, legal)
    assert view["story"][-1] == {"ply": 0, "text": "Player 1 took a move back.", "event": "took_back", "seat": 0}
    assert ada.move(0, legal[0], "first").json()["asked"] == [0, 2], "a move that was taken back is not made by its id"
    assert ada.move(0, legal[-1], "second").json()["asked"] == [2]
    cleo.play(Random(1))
    assert cause(back(ada, 0, "late")) == "acted-on"
    party.play_on(Random(1))
    assert cause(back(ada, 0, "over")) == "game-over"
    log = parse(party.stranger.get("/record").json(), find).log
    assert next(line["move"] for line in log if "move" in line) == legal[-1]


def test_the_others_are_asked_and_the_move_is_taken_back_when_all_who_are_there_agree(server: Server) -> None:
    party = make(server, **GENTLEMEN).start()
    ada, bea, cleo = (party.seats[seat] for seat in range(3))
    with bea.listen() as line, cleo.listen():
        line.next()
        legal = ada.view()["legal"]
        ada.move(0, legal[0], "a")
        assert ada.view()["take_back"] == {"ply": 0, "asks": True}
        for ident in ("back", "back", "again"):
            asks = back(ada, 0, ident)
            assert asks["take_back_request"]["waits_for"] == [1, 2]
            assert asks["ply"] == 1, "the game goes on meanwhile"
        assert (
            line.until(lambda message: "take_back_request" in message["view"])["view"]["take_back_request"]["seat"] == 0
        )
        assert allow(bea, 0)["take_back_request"]["waits_for"] == [2]
        assert cause(allow(ada, 0)) == "nobody-asks", "nobody allows it to themselves"
        view = allow(cleo, 0)
        assert (view["asked"], view["ply"], "take_back_request" in view) == ([0], 0, False)
        events = line.until(lambda message: message["view"]["asked"] == [0])["events"]
        assert [event["event"] for event in events] == ["took_back"]
        assert ada.view()["legal"] == legal
        assert back(ada, 0) == ada.view(), "the same id again changes nothing"
        assert cause(allow(cleo, 0)) == "nobody-asks"


def test_the_first_who_does_not_agree_ends_it_and_is_not_asked_again(server: Server) -> None:
    party = make(server, **GENTLEMEN).start()
    ada, bea, cleo = (party.seats[seat] for seat in range(3))
    with bea.listen(), cleo.listen():
        ada.play(Random(1))
        back(ada, 0)
        allow(bea, 0)
        assert "take_back_request" not in allow(cleo, 0, agree=False)
        assert "take_back" not in ada.view()
        assert cause(back(ada, 0, "please")) == "not-allowed"
        assert ada.view()["ply"] == 1


def test_any_move_ends_the_request_and_so_does_who_made_it(server: Server) -> None:
    party = make(server, **GENTLEMEN).start()
    ada, bea, cleo = (party.seats[seat] for seat in range(3))
    with ada.listen(), bea.listen(), cleo.listen():
        ada.play(Random(1))
        back(ada, 0)
        assert "take_back_request" not in allow(ada, 0, agree=False)
        assert back(ada, 0, "after all")["take_back_request"]["waits_for"] == [1, 2]
        view = bea.view()
        taken = next(move for move in view["legal"] if move.startswith("take "))
        assert "take_back_request" not in bea.move(view["ply"], taken).json()
        assert cause(back(ada, 0, "too late")) == "acted-on"
        assert cause(back(bea, 1)) == "has-revealed", "the pile has filled the gap"


def test_nobody_is_asked_who_is_not_there_or_where_the_host_says_so(server: Server) -> None:
    alone = make(server, **GENTLEMEN).start()
    alone.seats[0].play(Random(1))
    assert alone.seats[0].view()["take_back"] == {"ply": 0, "asks": False}
    assert back(alone.seats[0], 0)["asked"] == [0]
    free = make(server, **GENTLEMEN, take_backs="free").start()
    assert free.stranger.view()["take_backs"] == "free"
    with free.seats[1].listen():
        free.seats[0].play(Random(1))
        assert back(free.seats[0], 0)["asked"] == [0]
        free.seats[0].move(0, free.seats[0].view()["legal"][0], "b")
        assert free.host.post("/settings", {"take_backs": "off"}).json()["take_backs"] == "off"
        assert "take_back" not in free.seats[0].view()
        assert cause(back(free.seats[0], 0, "c")) == "no-taking-back"
    assert "take_backs" not in free.host.post("/settings", {"take_backs": "ask"}).json()


def test_hostile_calls_are_refused(server: Server) -> None:
    party = make(server, **GENTLEMEN).start()
    ada, bea, _ = (party.seats[seat] for seat in range(3))
    assert cause(back(ada, 0)) == "nothing-to-take-back"
    ada.play(Random(1))
    assert cause(back(bea, 0)) == "nothing-to-take-back", "another's move"
    assert cause(back(ada, 7)) == "moved-on"
    assert cause(back(ada, -1)) == "moved-on"
    assert cause(back(party.stranger, 0)) == "players-only"
    assert cause(back(party.host, 0)) == "seated-only"
    assert cause(allow(party.stranger, 0)) == "players-only"
    assert cause(allow(bea, 0)) == "nobody-asks"
    for rest, body in (
        ("/take-back", None),
        ("/take-back", {"ply": "0", "id": "a"}),
        ("/take-back", {"ply": 0, "id": ""}),
        ("/take-back", {"ply": 0, "id": "a", "move": "x"}),
        ("/take-back/answer", {"ply": 0}),
        ("/take-back/answer", {"ply": 0, "agree": "yes"}),
    ):
        assert error_of(ada.post(rest, body))["code"] == "bad-request"
    assert error_of(make(server, **GENTLEMEN).seats[0].post("/take-back", {"ply": 0, "id": 1}))["code"] == "not-started"
    assert ada.post("/settings", {"take_backs": "never"}).status_code == 400
    assert cause(dict(ada.post("/settings", {"take_backs": "off"}).json())) == "host-only"
    stale = ada.post("/take-back", {"ply": 7, "id": "z"}).json()["error"]
    assert stale["view"]["ply"] == 1


def test_one_seat_takes_back_so_many_moves_and_no_more(server: Server) -> None:
    party = make(server, "shadow_thief", "hh").start()
    ada = party.seats[0]
    legal = ada.view()["legal"]
    for nth in range(MOST_OF_SEAT):
        assert ada.move(0, legal[nth % len(legal)], f"m{nth}").status_code == 200
        assert back(ada, 0, f"b{nth}")["asked"] == [0, 1]
    ada.move(0, legal[0], "last")
    assert cause(back(ada, 0, "too often")) == "taken-back-too-often"


def test_it_is_as_it_was_after_a_restart_between_and_after(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as first:
        party = make(first, **GENTLEMEN).start()
        party.seats[0].move(0, party.seats[0].view()["legal"][0], "a")

    @contextmanager
    def again() -> Iterator[Party]:
        with running(settings) as server:
            for guest in (*party.seats.values(), party.host, party.stranger):
                guest.server = server
            yield party

    with again():
        ada = party.seats[0]
        assert back(ada, 0)["asked"] == [0]
        story = told(ada.view())
        assert story[-1] == (0, "took_back")
    with again():
        ada = party.seats[0]
        assert told(ada.view()) == story
        assert ada.view()["asked"] == [0]
        assert back(ada, 0) == ada.view(), "its id is known"
        assert ada.move(0, ada.view()["legal"][0], "a").json()["asked"] == [0]
        assert ada.move(0, ada.view()["legal"][-1], "c").json()["asked"] == [1]


# -- in memory and in the store -----------------------------------------------------------------------

HOST = Viewer(None, is_host=True)
THREE = NewTable("gentlemen_thieves", {"players": 3}, seats=[NewSeat("human")] * 3)


async def started(house: House, wish: NewTable = THREE) -> Room:
    room = await house.find((await create(house, wish)).table)
    await start(house, room, HOST, Start())
    return room


async def make_move(house: House, room: Room, seat: int, ident: str, nth: int = 0) -> None:
    shown = room.session.shown(seat)
    await move(house, room, Viewer(seat), Move(room.session.ply(seat), shown.legal[nth], ident))


@pytest.fixture
def house(store: Store) -> House:
    return House(Settings(), store)


async def rows_of(store: Store, table: str) -> list[MoveRow]:
    stored = await store.load(table)
    assert stored is not None
    return stored.moves


@pytest.mark.anyio
async def test_the_log_only_grows_and_its_standing_moves_are_the_game(house: House, store: Store) -> None:
    room = await started(house)
    await make_move(house, room, 0, "a")
    await take_back(house, room, Viewer(0), TakeBack(0, "b"))
    await make_move(house, room, 0, "c", 1)
    rows = await rows_of(store, room.row.id)
    assert [(row.arrived, row.kind, row.ply) for row in rows] == [(0, "move", 0), (1, "back", 0), (2, "move", 0)]
    assert [(row.seat, row.move) for row in standing(rows)] == room.session.moves
    before = room.session
    house.rooms.clear()
    again = (await house.find(room.row.id)).session
    assert (again.story, again.events_told, again.moves_made) == (before.story, before.events_told, before.moves_made)
    assert (again.made, again.taken_back, again.asked_after) == (before.made, before.taken_back, before.asked_after)
    assert again.game_session.to_bytes() == before.game_session.to_bytes()
    assert again.why_it_stands(0) is None


@pytest.mark.anyio
async def test_a_move_that_another_process_took_back_is_taken_over(house: House, store: Store) -> None:
    room = await started(house)
    await make_move(house, room, 0, "a")
    elsewhere = House(Settings(), store)
    twin = await elsewhere.find(room.row.id)
    await take_back(elsewhere, twin, Viewer(0), TakeBack(0, "b"))
    with pytest.raises(Refused):
        await make_move(house, room, 1, "c")
    assert room.session.asked == [0]
    assert room.session.story == twin.session.story
    assert room.asked_at == twin.asked_at


@pytest.mark.anyio
async def test_a_taking_back_whose_answer_was_lost_counts(
    house: House, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await started(house)
    await make_move(house, room, 0, "a")
    append = store.append

    async def lost(*arguments: Any, **named: Any) -> None:
        await append(*arguments, **named)
        raise Unavailable("no answer")

    monkeypatch.setattr(store, "append", lost)
    with pytest.raises(Unavailable):
        await take_back(house, room, Viewer(0), TakeBack(0, "b"))
    monkeypatch.setattr(store, "append", append)
    await take_back(house, room, Viewer(0), TakeBack(0, "b"))
    assert room.session.asked == [0]
    assert len(await rows_of(store, room.row.id)) == 2


@pytest.mark.anyio
async def test_the_time_to_think_goes_on_as_if_the_move_had_not_been_made(house: House, store: Store) -> None:
    now = 1_000.0
    store.clock.now = lambda: now  # type: ignore[method-assign]
    room = await started(house, NewTable("gentlemen_thieves", {"players": 3}, [NewSeat("human")] * 3, clock=Clock(60)))
    await make_move(house, room, 0, "a")
    now += 10
    asked_at, question = room.asked_at, standing_of(room, 1).question
    car = next(text for text in room.session.shown(1).legal if text.startswith("padlock "))
    await move(house, room, Viewer(1), Move(1, car, "b"))
    now += 20
    assert standing_of(room, 2).question == 2
    await take_back(house, room, Viewer(1), TakeBack(1, "c"))
    assert room.asked_at == asked_at == 1_000.0
    assert standing_of(room, 1).question == question, "nobody is told twice of one question"
    house.rooms.clear()
    assert (await house.find(room.row.id)).asked_at == asked_at
    again = await house.find(room.row.id)
    await move(house, again, Viewer(1), Move(1, car, "d"))
    assert standing_of(again, 2).question == 4, "a question of its own"
    now += 60
    with pytest.raises(Refused) as refused:
        await take_back(house, again, Viewer(1), TakeBack(1, "e"))
    assert refused.value.cause == "time-was-up"


@pytest.mark.anyio
async def test_who_is_silent_does_not_allow_it_and_who_has_gone_need_not(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(taking_back, "REQUEST_SECONDS", 0.0)
    room = await started(house)
    line = FakeListener(Viewer(1))
    room.connect(line)
    await make_move(house, room, 0, "a")
    await take_back(house, room, Viewer(0), TakeBack(0, "b"))
    assert room.request is not None
    await asyncio.gather(room.request.timer, return_exceptions=True)
    assert view_of(room, Viewer(0)).take_back_request is UNSET
    assert (room.session.asked, room.not_allowed) == ([1], 0)
    room.not_allowed = None
    await take_back(house, room, Viewer(0), TakeBack(0, "c"))
    assert room.request is not None
    room.disconnect(line)
    await asyncio.gather(room.request.timer, return_exceptions=True)
    assert view_of(room, Viewer(0)).take_back_request is UNSET
    assert room.session.asked == [0]


@pytest.mark.anyio
async def test_bots_always_agree_and_begin_to_think_anew(house: House) -> None:
    """One that was at work on the move does not answer it."""
    seats = [NewSeat("human"), NewSeat("bot", level="random"), NewSeat("bot", level="random")]
    room = await started(house, NewTable("gentlemen_thieves", {"players": 3}, seats))
    asked: list[int] = []

    class Waits:
        async def choose(self, *_: object) -> int:
            asked.append(room.session.moves_made)
            await asyncio.Event().wait()
            return 0

        def hurry(self, *_: object) -> None: ...

    house.driver = BotDriver(house, Waits())  # type: ignore[arg-type]
    await make_move(house, room, 0, "a")
    task = room.thinking[1]
    view = view_of(room, Viewer(0))
    assert view.take_back
    assert not view.take_back.asks
    await take_back(house, room, Viewer(0), TakeBack(0, "b"))
    assert room.session.asked == [0]
    assert not room.thinking
    await asyncio.gather(task, return_exceptions=True)
    assert task.cancelled()
    driver = house.driver
    await make_move(house, room, 0, "c", 1)
    await driver.answer(room, 1, 1, room.session.shown(1).legal[0], backs=0)
    assert room.session.asked == [1], "what it thought of was taken back"
    await driver.close()


@pytest.mark.anyio
async def test_nobody_is_forgotten_who_is_asked_when_the_room_closes(house: House) -> None:
    room = await started(house)
    room.connect(FakeListener(Viewer(1)))
    await make_move(house, room, 0, "a")
    await take_back(house, room, Viewer(0), TakeBack(0, "b"))
    assert room.request is not None
    timer = room.request.timer
    room.close()
    await asyncio.gather(timer, return_exceptions=True)
    assert timer.cancelled()
    with pytest.raises(Refused):
        await answer(house, room, Viewer(1), AllowTakeBack(0, agree=True))


@pytest.mark.anyio
async def test_older_logs_are_numbered_in_the_order_they_came_in(url: str) -> None:
    store = await Store.open(url)
    async with store.engine.execution_options(writing=True).begin() as connection:
        for name in reversed([table.name for table in schema.metadata.sorted_tables]):
            await connection.execute(text(f"DROP TABLE {name}"))
        await connection.execute(text("DROP TABLE alembic_version"))
        await connection.run_sync(upgrade, "0006")
        values = {"game": "g", "rules": 1, "options": {}, "seed": "s", "nonce": "n", "bot_seed": "0", "host": "h"}
        times = {"created_at": 0.0, "asked_at": 0.0, "touched_at": 0.0}
        table = {"id": "t", "settings": {}, "status": "playing", **values, **times}
        await connection.execute(insert(schema.tables), table)
        for arrived, ply in ((0, 1), (0, 0), (3, 2)):
            row = f"('t', {ply}, {arrived}, 0, 'm{ply}', NULL, 1.0)"
            columns = "(table_id, ply, arrived, seat, move, client_id, at)"
            await connection.execute(text(f"INSERT INTO moves {columns} VALUES {row}"))
    await store.close()
    engine = await open_database(url)
    async with engine.connect() as connection:
        c = schema.moves.c
        rows = (await connection.execute(select(c.arrived, c.ply, c.move, c.kind).order_by(c.arrived))).all()
    await engine.dispose()
    assert [tuple(row) for row in rows] == [(0, 0, "m0", "move"), (1, 1, "m1", "move"), (2, 2, "m2", "move")]
