"""What hosts can do: remove players, hand over, change the clock, lock and close the table. And players can leave."""

import asyncio
import json
import time
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from table.live_server import Guest, Json, Party, Server, client, error_of, make
from table.patch_reader import FakeListener
from vendome.engine.records import hash_of
from vendome.table.actions.before_game import begin, join, start
from vendome.table.actions.chat import say
from vendome.table.actions.hosting import change_settings, close_table, hand_over
from vendome.table.actions.leaving import vacate
from vendome.table.actions.moves import move
from vendome.table.actions.new_table import create
from vendome.table.actions.play_again import play_again
from vendome.table.actions.substitutes import come_back, substitute
from vendome.table.actions.words import tell
from vendome.table.bot_driver import BotDriver
from vendome.table.house import House
from vendome.table.problems import Refused
from vendome.table.protocol.requests import (
    ChangeSettings,
    Clock,
    Join,
    Move,
    NewSeat,
    NewTable,
    Say,
    Start,
    Substitute,
    TellWord,
)
from vendome.table.records import record_text
from vendome.table.room import Room
from vendome.table.settings import Settings
from vendome.table.storage.store import Store
from vendome.table.storage.writer import Conflict
from vendome.table.tokens import Viewer, digest
from vendome.table.waking import Waker
from waits import until_async

WORDS = [f"{seat:x}" * 64 for seat in range(8)]
HASHES = [hash_of(word) for word in WORDS]


# -- over HTTP ----------------------------------------------------------------------------------------


def sit_down(party: Party, name: str) -> Guest:
    answer = party.stranger.post("/join", {"name": name})
    assert answer.status_code == 200, answer.text
    seat, token = answer.json()["seat"], answer.json()["token"]
    party.seats[seat] = Guest(party.server, party.table, token, seat)
    return party.seats[seat]


def farewell(line: Any) -> Json:
    """Why a socket is closed, in the last message before."""
    told = line.until(lambda message: "error" in message)["error"]
    with pytest.raises(ConnectionClosed):
        line.next()
    return dict(told)


def refused(guest: Guest, rest: str, body: Any = None) -> str:
    return str(error_of(guest.post(rest, body))["cause"])


def test_a_guest_who_is_removed_before_the_game_is_told_and_the_seat_is_free_again(server: Server) -> None:
    party = make(server, seats="ho", host_seat=0)
    eve = sit_down(party, "Eve")
    with eve.listen() as line:
        assert party.host.post("/seats/1/vacate").json() == {"seat": 1}
        told = farewell(line)
    assert (told["code"], told["cause"]) == ("wrong-token", "removed")
    assert line.socket.close_code == 4401
    for rest, body in (("/chat", {"text": "Hello"}), ("/here", None), ("/seats/1/vacate", None), ("/seats/1/bot", {})):
        assert refused(eve, rest, body) == "wrong-token"
    assert error_of(eve.get())["cause"] == "wrong-token"
    seat = party.host.view()["seats"][1]
    assert (seat["kind"], seat["name"], "left" in seat) == ("open", "", False)
    assert sit_down(party, "Bo").view()["seats"][1]["name"] == "Bo"


def test_for_a_player_who_is_removed_during_the_game_a_bot_plays_on_for_good(server: Server) -> None:
    party = make(server, seats="hhh", options={"players": 3, "hands": 1}, host_seat=0).start()
    with party.seats[1].listen() as line, party.seats[2].listen() as other:
        assert party.host.post("/seats/1/vacate").status_code == 200
        assert farewell(line)["cause"] == "removed"
        changed = other.until(lambda message: message["view"]["seats"][1]["by_bot"])["view"]["seats"][1]
    assert (changed["kind"], changed["name"], changed["left"]) == ("human", "Player 2", True)
    assert (changed["away"], changed["level"]) == (None, "burglar")
    view = party.stranger.view()
    assert error_of(party.seats[1].move(view["ply"], "play 1"))["code"] == "wrong-token"
    del party.seats[1]
    assert party.play_on(Random(3)) > 0
    assert party.stranger.get("/record").json()["seats"][1] == "Player 2"
    assert refused(party.host, "/seats/2/vacate") == "game-over"


def test_a_player_can_leave_and_a_host_who_leaves_hands_over(server: Server) -> None:
    party = make(server, seats="hhhb", host_seat=0).start()
    with party.seats[0].listen() as line, party.seats[2].listen() as heir:
        assert party.seats[0].post("/seats/0/vacate").status_code == 200
        assert farewell(line)["cause"] == "left"
        now = heir.until(lambda message: message["view"]["is_host"])["view"]
    assert now["host_seat"] == 2, "who is connected comes first"
    assert refused(party.seats[0], "/close") == "wrong-token"
    assert party.seats[2].post("/seats/2/vacate").status_code == 200
    assert party.seats[1].view()["is_host"]
    assert party.seats[1].post("/seats/1/vacate").status_code == 200
    last = party.seats[1].view()
    assert (last["seat"], last["is_host"]) == (None, True), "nobody is left who could host"


def test_who_hands_over_is_the_host_no_longer(server: Server) -> None:
    party = make(server, seats="hhb").start()
    assert "host_seat" not in party.host.view(), "nobody has said which seat hosts"
    with party.host.listen(frames="patch") as line, party.seats[1].listen() as other:
        assert line.next()["view"]["is_host"]
        handed = party.host.post("/host", {"seat": 1}).json()
        assert (handed["is_host"], handed["host_seat"]) == (False, 1)
        assert other.until(lambda message: message["view"]["is_host"])
        line.until(lambda message: {"op": "replace", "path": "/is_host", "value": False} in message.get("patch", []))
    assert refused(party.host, "/close") == "wrong-token"
    assert refused(party.seats[0], "/close") == "host-only"
    assert party.seats[1].post("/host", {"seat": 0}).status_code == 200
    assert refused(party.seats[1], "/close") == "host-only"
    assert refused(party.seats[0], "/host", {"seat": 2}) == "nobody-there"
    assert refused(party.seats[0], "/host", {"seat": 9}) == "no-such-seat"
    assert party.seats[0].post("/close").json() == {"table": party.table}


def test_only_the_host_has_the_hosts_powers(server: Server) -> None:
    party = make(server, seats="hho", host_seat=0)
    calls: list[tuple[str, Json | None]] = [
        ("/settings", {"locked": True}), ("/host", {"seat": 1}), ("/close", None), ("/seats/0/vacate", None),
    ]  # fmt: skip
    for rest, body in calls:
        assert refused(party.seats[1], rest, body) == "host-only"
        assert refused(party.stranger, rest, body) == "players-only"
    assert refused(party.host, "/seats/2/vacate") == "nobody-there"
    assert refused(party.host, "/settings", {"clock": {"seconds": 1}}) == "wrong-form"
    assert party.host.view()["host_seat"] == 0


def test_a_table_is_made_with_its_hosts_seat(server: Server) -> None:
    party = make(server, seats="bh", host_seat=1)
    assert party.host.token == party.seats[1].token
    body = {"game": "shadow_thief", "seats": [{"kind": "human"}, {"kind": "open"}], "host_seat": 1}
    answer = client().post(f"http://{server.address}/api/tables", json=body)
    assert error_of(answer)["cause"] == "wrong-form"


def test_a_locked_table_takes_no_guests_and_bots_sit_down_at_the_start(server: Server) -> None:
    party = make(server, seats="ho", host_seat=0)
    assert party.host.post("/settings", {"locked": True}).json()["locked"]
    locked = party.stranger.post("/join", {"name": "Eve"})
    assert (locked.status_code, error_of(locked)["cause"]) == (409, "locked")
    assert "locked" not in party.host.post("/settings", {"locked": False}).json()
    assert party.host.post("/settings", {"locked": True}).json()["clock"] is None, "what is left out stays"
    assert party.start().host.view()["seats"][1]["kind"] == "bot"


def test_a_closed_table_is_gone_for_all_and_tells_what_was_played(server: Server) -> None:
    party = make(server, seats="hh", host_seat=0).start()
    party.seats[0].play(Random(1))
    with party.seats[1].listen() as line:
        assert party.host.post("/close").status_code == 200
        assert farewell(line)["cause"] == "closed-by-host"
    assert line.socket.close_code == 4410
    for guest in (party.host, party.seats[1], party.stranger):
        assert error_of(guest.get())["cause"] == "closed-by-host"
        with guest.listen() as line:
            assert line.next()["error"]["code"] == "gone"
    for rest, body in (("/close", None), ("/chat", {"text": "Hello?"}), ("/start", {}), ("/join", {"name": "Eve"})):
        assert refused(party.host, rest, body) == "closed-by-host"
    record = party.seats[1].get("/record").json()
    assert (len(record["log"]), record["closed"], "abandoned" in record) == (1, True, False)
    assert hash_of(f"{record['seed']}:{record['nonce']}") == record["commitment"]
    assert error_of(party.stranger.get("/replay"))["cause"] == "closed-by-host"


def test_a_table_that_is_closed_before_the_game_has_no_record(server: Server) -> None:
    party = make(server, seats="ho", host_seat=0)
    assert party.host.post("/close").status_code == 200
    for rest in ("", "/record"):
        assert error_of(party.stranger.get(rest))["cause"] == "called-off"


# -- in memory and in the store -----------------------------------------------------------------------

THREE = NewTable("shadow_thief", {"hands": 1}, seats=[NewSeat("human")] * 3, host_seat=0)


@pytest.fixture
def house(store: Store) -> House:
    house = House(Settings(away_after=0.0), store)
    workers: Any = None  # no bot plays in these tests
    house.driver = BotDriver(house, workers)
    return house


async def laid(house: House, wish: NewTable = THREE) -> tuple[Room, list[Viewer]]:
    """A table, and who sits at it."""
    made = await create(house, wish)
    room = await house.find(made.table)
    return room, [room.viewer(digest(seat.token)) for seat in made.seats]


async def started(house: House, wish: NewTable = THREE) -> tuple[Room, list[Viewer]]:
    room, people = await laid(house, wish)
    await start(house, room, people[0], Start())
    return room, people


def any_move(room: Room, seat: int) -> Move:
    ply = room.session.ply(seat)
    return Move(ply, room.session.shown(seat).legal[0], ply)


@pytest.mark.anyio
async def test_a_removed_player_can_do_nothing_with_what_was_under_way(house: House) -> None:
    """The calls were let in when the seat was still theirs, and waited for the room's lock."""
    room, people = await started(house)
    await substitute(house, room, people[1], 1, Substitute("random"))
    async with room.lock:
        removing = asyncio.create_task(vacate(house, room, people[0], 1))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        calls = [
            asyncio.create_task(call)
            for call in (
                move(house, room, people[1], any_move(room, 1)),
                say(house, room, people[1], Say("Hello")),
                come_back(house, room, people[1]),
                hand_over(house, room, people[1], 1),
            )
        ]
        await asyncio.sleep(0)
    await removing
    for outcome in await asyncio.gather(*calls, return_exceptions=True):
        assert isinstance(outcome, Refused)
        assert outcome.cause == "wrong-token"
    assert room.session.moves_made == 0
    assert (room.seats[1].by_bot, room.seats[1].level, room.seats[1].token) == (True, "random", None)
    stored = await house.store.load(room.row.id)
    assert stored is not None
    assert stored.seats == room.seats


@pytest.mark.anyio
async def test_a_move_under_way_stands_though_its_player_hands_over_meanwhile(house: House) -> None:
    room, people = await started(house)
    async with room.lock:
        handing = asyncio.create_task(hand_over(house, room, people[0], 1))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        moving = asyncio.create_task(move(house, room, people[0], any_move(room, 0)))
        await asyncio.sleep(0)
    await handing
    assert await moving
    assert (room.recognised(people[0]).is_host, room.recognised(people[1]).is_host) == (False, True)


@pytest.mark.anyio
async def test_when_somebody_leaves_after_the_words_were_told_the_next_ones_count(house: House) -> None:
    """Otherwise whoever takes the seat could choose a word to go with those that are known."""
    seats = [NewSeat("human", word_hash=HASHES[seat]) for seat in range(3)]
    room, people = await laid(house, NewTable("shadow_thief", seats=seats, host_seat=0))
    for seat in (0, 1):
        await tell(house, room, people[seat], TellWord(WORDS[seat], HASHES[seat + 4]))
    await vacate(house, room, people[0], 1)
    assert [seat.word_hash for seat in room.seats] == [HASHES[4], None, HASHES[2]], "one was not told, and stays"
    assert [seat.word for seat in room.seats] == [None, None, None]
    with pytest.raises(Refused) as refused:
        await tell(house, room, people[0], TellWord(WORDS[4]))
    assert refused.value.cause == "word-too-early"
    guest = await join(house, room, Join("Bo", word_hash=HASHES[3]))
    assert room.words_due == [0, 1, 2]
    bo = room.viewer(digest(guest.token))
    starting = asyncio.create_task(begin(house, room, ""))
    await until_async(lambda: room.is_dealing, pause=0)
    with pytest.raises(Refused) as refused:
        await vacate(house, room, bo, 1)
    assert refused.value.cause == "about-to-begin"
    for viewer, word in ((people[0], WORDS[4]), (bo, WORDS[3]), (people[2], WORDS[2])):
        await tell(house, room, viewer, TellWord(word))
    await starting
    assert room.session.proof.words == (WORDS[4], WORDS[3], WORDS[2])


@pytest.mark.anyio
async def test_a_new_clock_counts_from_now_and_is_found_again(house: House) -> None:
    room, people = await started(house)
    room.asked_at = time.time() - 1000
    await change_settings(house, room, people[0], ChangeSettings(clock=Clock(60)))
    assert room.row.id in house.alarms
    assert time.time() - room.asked_at < 500
    await move(house, room, people[0], any_move(room, 0))
    await change_settings(house, room, people[0], ChangeSettings(locked=True))
    [(table, due_at)] = await house.store.tables_due(time.time() + 60)
    assert (table, due_at) == (room.row.id, room.asked_at + 60)
    again = await House(house.settings, house.store).find(room.row.id)
    assert (again.row.settings, again.asked_at) == (room.row.settings, room.asked_at)
    await change_settings(house, room, people[0], ChangeSettings(clock=None))
    assert room.row.id not in house.alarms


@pytest.mark.anyio
async def test_a_closed_table_stays_closed_and_is_swept_like_one_that_is_over(house: House) -> None:
    room, people = await started(house, NewTable("shadow_thief", seats=[NewSeat("human")] * 2, host_seat=0))
    await change_settings(house, room, people[0], ChangeSettings(clock=Clock(60)))
    await close_table(house, room, people[0])
    assert room.row.id not in house.alarms
    assert room.row.id not in house.rooms
    with pytest.raises(Refused, match="closed"):
        record_text(room)  # of the room that was; the table is read again
    again = House(house.settings, house.store)
    await Waker(again).resume()
    assert not len(again.alarms)
    closed = await again.find(room.row.id)
    assert json.loads(record_text(closed))["closed"]
    await house.store.touch(room.row.id, "playing")  # by a process that does not know yet
    now, later = time.time(), time.time() + 60
    assert await house.store.sweep(later, later, now - 60) == []
    assert await house.store.sweep(0, 0, later) == [room.row.id]
    empty, people = await laid(house)
    await close_table(house, empty, people[0])
    assert await house.store.sweep(later, 0, 0) == [empty.row.id]


@pytest.mark.anyio
async def test_two_processes_change_one_table(house: House) -> None:
    room, people = await started(house)
    twin = House(house.settings, house.store)
    there = await twin.find(room.row.id)
    ears = [FakeListener(viewer) for viewer in people]
    for ear in ears:
        there.connect(ear)
    await change_settings(house, room, people[0], ChangeSettings(clock=Clock(60)))
    await change_settings(twin, there, people[0], ChangeSettings(locked=True))
    assert (there.row.settings.clock, there.row.settings.locked) == (60, True), "neither is lost"
    await hand_over(house, room, people[0], 1)
    await vacate(house, room, people[1], 2)
    with pytest.raises(Refused) as refused:
        await hand_over(twin, there, people[0], 2)
    assert refused.value.cause == "nobody-there"
    assert [ear.viewer.is_host for ear in ears] == [False, True, False]
    assert [cause.cause for cause in ears[2].dismissed] == ["wrong-token"]
    await close_table(house, room, people[1])
    with pytest.raises(Refused) as refused:
        await change_settings(twin, there, people[1], ChangeSettings(locked=False))
    assert refused.value.cause == "closed-by-host"
    assert [cause.cause for cause in ears[0].dismissed] == ["closed-by-host"]


@pytest.mark.anyio
async def test_a_change_that_is_always_too_late_is_given_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def too_late(*_: object) -> None:
        raise Conflict

    room, people = await laid(house)
    monkeypatch.setattr(house.store, "change_company", too_late)
    with pytest.raises(Refused) as refused:
        await vacate(house, room, people[1], 1)
    assert refused.value.cause == "busy"


@pytest.mark.anyio
async def test_a_bot_sits_at_the_next_table_for_who_has_left(house: House) -> None:
    room, people = await started(house)
    await hand_over(house, room, people[0], 2)
    await vacate(house, room, people[1], 1)
    while room.status != "finished":
        seat = room.session.asked[0]
        await move(house, room, Viewer(seat), any_move(room, seat))
    for call in (close_table(house, room, people[2]), change_settings(house, room, people[2], ChangeSettings())):
        with pytest.raises(Refused, match="over"):
            await call
    with pytest.raises(Refused, match="host"):
        await play_again(house, room, people[0])
    following = await house.find(await play_again(house, room, people[2]))
    assert [seat.kind for seat in following.seats] == ["human", "bot", "human"]
    assert following.seats[1].name not in {seat.name for seat in room.seats}
    assert following.host_seat == 2
