"""When things go wrong: a slow client, a store that fails, two at once. Nobody waits for ever, nothing is made up."""

from __future__ import annotations

import asyncio
import socket
import time
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from table.live_server import Server
from vendome.table import hints, http, live
from vendome.table.actions import moves
from vendome.table.actions.before_game import join, start
from vendome.table.actions.chat import say
from vendome.table.actions.new_table import create
from vendome.table.actions.play_again import play_again
from vendome.table.actions.substitutes import come_back, substitute
from vendome.table.bot_driver import BotDriver
from vendome.table.hints import Hints
from vendome.table.house import House
from vendome.table.limits import Bucket
from vendome.table.line import Line, LineWish
from vendome.table.live import MOST_WAITING, Attachment, LiveEndpoint, Socket
from vendome.table.perform import TablesHere
from vendome.table.problems import Refused
from vendome.table.protocol.requests import Join, Move, NewSeat, NewTable, Say, Start, Substitute
from vendome.table.room import Room
from vendome.table.settings import Settings
from vendome.table.storage import writer
from vendome.table.storage.limits import StoreLimits
from vendome.table.storage.store import Store
from vendome.table.storage.writer import Unavailable
from vendome.table.sweeping import Sweeper
from vendome.table.tokens import Viewer
from waits import until_async

pytestmark = pytest.mark.anyio

HOST = Viewer(None, is_host=True)
OPEN: tuple[Any, ...] = ("human", "open", "open")
TWO = NewTable("shadow_thief", {"hands": 1}, seats=[NewSeat("human"), NewSeat("human")])


@pytest.fixture
def house(store: Store) -> House:
    return House(Settings(away_after=0.0, bot_pause=0.0), store)


async def started(house: House, wish: NewTable = TWO) -> Room:
    room = await house.find((await create(house, wish)).table)
    await start(house, room, HOST, Start())
    return room


async def any_move(house: House, room: Room) -> None:
    seat = room.session.asked[0]
    ply = room.session.ply(seat)
    await moves.move(house, room, Viewer(seat), Move(ply, room.session.shown(seat).legal[0], str(ply)))


# -- slow clients -------------------------------------------------------------------------------------


class Deaf:
    """A client that takes nothing and says nothing."""

    closed = 0

    async def send(self, _: object) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> Any:
        await asyncio.Event().wait()

    async def close(self, *_: object) -> None:
        self.closed += 1
        await asyncio.Event().wait()


async def test_a_client_that_takes_nothing_leaves_the_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also while a message to it is under way: that one will never end."""
    monkeypatch.setattr(live, "CLOSE_TIMEOUT", 0.01)
    room, deaf = await started(house), Deaf()
    listener = Socket(deaf, Viewer(0))  # type: ignore[arg-type]  # all a socket needs of it
    attachment = Attachment(TablesHere(house), LineWish(room.row.id, "", ""), listener)
    services: Any = SimpleNamespace()
    attachment.line = line = Line(house, room, listener)
    line.connect()
    attending = asyncio.create_task(LiveEndpoint(services).attend(attachment, listener, ""))
    await asyncio.sleep(0)
    await asyncio.sleep(0)  # the first message is under way
    for _ in range(MOST_WAITING + 1):
        listener.send("news")
    async with asyncio.timeout(10):
        await attending
        attachment.close()
        await listener.close()
    assert deaf.closed == 1
    assert not room.listeners
    assert not room.connected(0)


async def test_a_request_that_never_ends_is_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "READ_TIMEOUT", 0.05)
    host, _, port = server.address.partition(":")
    with socket.create_connection((host, int(port))) as line:
        line.sendall(f"POST /api/tables HTTP/1.1\r\nHost: {server.address}\r\nContent-Length: 99\r\n\r\n{{".encode())
        assert line.recv(65536).startswith(b"HTTP/1.1 400")


# -- the store fails ----------------------------------------------------------------------------------


async def test_when_the_database_fails_all_that_waits_is_refused_at_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = 0

    def locked(*_: object) -> None:
        nonlocal tries
        tries += 1
        raise OperationalError("INSERT", {}, Exception("database is locked"))

    monkeypatch.setattr(writer, "execute", locked)
    outcomes = await asyncio.gather(*(store.touch(f"t{i}", "playing") for i in range(50)), return_exceptions=True)
    assert all(isinstance(outcome, Unavailable) for outcome in outcomes)
    assert tries <= 2, "not each write by itself"


async def test_the_writer_goes_on_after_a_mistake_of_ours(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(writer, "execute", None)
        with pytest.raises(Unavailable, match="our side"):
            await store.touch("t", "playing")
    await store.touch("t", "playing")


async def test_what_waits_for_the_database_is_bounded(store: Store) -> None:
    store.writer.limits = StoreLimits(longest_queue=3)
    outcomes = await asyncio.gather(*(store.touch("t", "playing") for _ in range(9)), return_exceptions=True)
    assert sum(isinstance(outcome, Unavailable) for outcome in outcomes) == 6


async def test_the_last_move_counts_though_its_end_is_not_noted(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise Unavailable("disk full")

    room = await started(house)
    with monkeypatch.context() as patched:
        patched.setattr(house.store, "finish", fail)
        while room.status != "finished":
            await any_move(house, room)
    await Sweeper(house).note_use()
    stored = await house.store.load(room.row.id)
    assert stored is not None
    assert stored.row.status == "finished", "the sweep has noted it"


# -- two at once --------------------------------------------------------------------------------------


async def test_whoever_returns_in_time_keeps_the_seat(house: House) -> None:
    room = await started(house)
    async with room.lock:  # something else goes on at the table
        asking = asyncio.create_task(substitute(house, room, Viewer(0), 1, Substitute()))
        await asyncio.sleep(0)
        room.connect(Socket(Deaf(), Viewer(1)))  # type: ignore[arg-type]  # all a socket needs of it
    with pytest.raises(Refused, match="only just been asked"):
        await asking
    assert not room.seats[1].by_bot


async def test_two_processes_start_and_speak_at_once(house: House) -> None:
    twin = House(house.settings, house.store)
    table = (await create(house, TWO)).table
    here, there = await house.find(table), await twin.find(table)
    await start(house, here, HOST, Start())
    await start(twin, there, HOST, Start())
    assert there.session.asked == here.session.asked
    await say(house, here, Viewer(0), Say("Hello"))
    with pytest.raises(Refused, match="say it again"):
        await say(twin, there, Viewer(1), Say("Hello"))
    assert [line.name for line in there.chat] == ["Player 1"]


class Joining(Store):
    """A store in which, just before it does something, a guest joins at the other server of the same database."""

    other: House

    async def start(self, table: str, *arguments: Any) -> None:
        if not any(seat.name == "Max" for seat in (await self.other.find(table)).seats):
            await join(self.other, await self.other.find(table), Join("Max", 1))
        await super().start(table, *arguments)


async def test_a_guest_of_another_process_keeps_the_seat_when_the_game_begins(house: House) -> None:
    twin = House(house.settings, house.store)
    made = await create(house, NewTable("shadow_thief", {"hands": 1}, seats=[NewSeat(kind) for kind in OPEN]))
    here, there = await house.find(made.table), await twin.find(made.table)
    joining = Joining(house.store.engine, house.store.writer, 9, 9.0)
    joining.other = twin
    await start(House(house.settings, joining), here, HOST, Start())
    stored = await house.store.load(made.table)
    assert stored is not None
    assert [(seat.kind, seat.name) for seat in stored.seats[:2]] == [("human", "Player 1"), ("human", "Max")]
    assert stored.seats[2].kind == "bot"
    assert here.seats == stored.seats
    assert stored.seats[1].token == there.seats[1].token, "the guest's token is still good"
    assert here.status == "playing"


async def test_guests_of_two_processes_sit_side_by_side(house: House) -> None:
    twin = House(house.settings, house.store)
    made = await create(house, NewTable("shadow_thief", {"hands": 1}, seats=[NewSeat(kind) for kind in OPEN]))
    here, there = await house.find(made.table), await twin.find(made.table)
    assert (await join(house, here, Join("Eva"))).seat == 1
    assert (await join(twin, there, Join("Max"))).seat == 2, "the next one that is free"
    assert [seat.name for seat in there.seats] == ["Player 1", "Eva", "Max"]
    with pytest.raises(Refused, match="taken"):
        await join(house, here, Join("Ida", 2))


async def test_a_guest_who_asks_another_process_again_has_one_seat(house: House) -> None:
    twin, eva = House(house.settings, house.store), Join("Eva", id="never-to-be-guessed")
    made = await create(house, NewTable("shadow_thief", {"hands": 1}, seats=[NewSeat(kind) for kind in OPEN]))
    here, there = await house.find(made.table), await twin.find(made.table)
    assert await join(house, here, eva) == await join(twin, there, eva)
    assert [seat.kind for seat in there.seats] == ["human", "human", "open"]


async def test_two_processes_change_a_seat_at_once(house: House) -> None:
    """A bot takes over in one and is sent away in the other: the last who knows how things stand decides."""
    room = await started(house)
    twin = House(house.settings, house.store)
    there = await twin.find(room.row.id)
    await substitute(house, room, Viewer(0), 1, Substitute(level="random"))
    await substitute(twin, there, Viewer(0), 1, Substitute(level="burglar"))
    assert (there.seats[1].by_bot, there.seats[1].level) == (True, "burglar")
    await come_back(house, room, Viewer(1))
    stored = await house.store.load(room.row.id)
    assert stored is not None
    assert stored.seats == room.seats
    assert not room.seats[1].by_bot


async def test_a_seat_of_a_table_that_is_gone_is_refused(house: House) -> None:
    room = await started(house)
    await house.store.sweep(*[time.time() + 60] * 3)
    with pytest.raises(Refused, match="no such table"):
        await substitute(house, room, Viewer(0), 1, Substitute())


async def test_another_game_that_was_called_for_elsewhere_is_found(house: House) -> None:
    room = await started(house)
    while room.status != "finished":
        await any_move(house, room)
    twin = House(house.settings, house.store)
    there = await twin.find(room.row.id)
    assert await play_again(house, room, HOST) == await play_again(twin, there, HOST)


# -- too much -----------------------------------------------------------------------------------------


def test_a_bucket_remembers_so_many_callers_and_no_more() -> None:
    bucket = Bucket(rate=1.0, burst=2.0, clock=lambda: 0.0, most_callers=8)
    for caller in range(100):
        bucket.take(str(caller), "too-many-requests")
    assert 4 <= len(bucket.levels) <= 8
    bucket.take("99", "too-many-requests")
    with pytest.raises(Refused):
        bucket.take("99", "too-many-requests")


class Stubborn:
    """Thinks of the first move there is."""

    async def choose(self, _: object, __: object) -> int:
        return 0

    async def consider(self, _: object, __: object) -> list[Any]:
        return []


async def test_a_bot_tries_again_after_a_mistake_of_ours(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    attempts = 0
    accept = moves.accept

    async def fail_once(*arguments: Any) -> Any:
        nonlocal attempts
        attempts += 1
        if attempts == 1:
            raise RuntimeError("a mistake")
        return await accept(*arguments)

    monkeypatch.setattr(moves, "accept", fail_once)
    monkeypatch.setattr(BotDriver, "choose", first_choice)
    house.driver = bots = BotDriver(house, Stubborn(), retry_after=0.0)  # type: ignore[arg-type]  # all a driver needs of it
    wish = NewTable("shadow_thief", {"hands": 1}, seats=[NewSeat("human"), NewSeat("bot", level="random")])
    room = await started(house, wish)
    await until_async(lambda: 1 not in room.session.asked)
    assert attempts == 2
    await bots.close()


async def first_choice(_: BotDriver, room: Room, seat: int, ply: int) -> str:
    return room.session.shown(seat).legal[0]


async def test_hints_do_not_crowd_out_the_bots(house: House) -> None:
    giver = Hints(house, Stubborn(), "random")  # type: ignore[arg-type]  # all that hints need of the workers
    room = await started(house, NewTable("shadow_thief", hints=True, seats=[NewSeat("human"), NewSeat("human")]))
    assert (await giver.hint(room, Viewer(0))).moves == []
    giver.under_way = hints.MOST_AT_ONCE
    with pytest.raises(Refused, match="Too many players are asking"):
        await giver.hint(room, Viewer(0))
