"""Players who are connected but do not answer: a warning first, then a bot, and they can come back."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from table.live_server import error_of, make, running, settings_for
from table.patch_reader import FakeListener
from vendome.table.actions.before_game import start
from vendome.table.actions.idle_players import say_here
from vendome.table.actions.leaving import vacate
from vendome.table.actions.moves import move
from vendome.table.actions.new_table import create
from vendome.table.actions.substitutes import come_back, substitute
from vendome.table.bot_driver import BotDriver
from vendome.table.house import House
from vendome.table.problems import Refused
from vendome.table.protocol.requests import Move, NewSeat, NewTable, Start, Substitute
from vendome.table.room import Room
from vendome.table.settings import Settings
from vendome.table.storage.store import Store
from vendome.table.storage.writer import Unavailable
from vendome.table.tokens import Viewer, digest
from vendome.table.view_builder import view_of
from waits import until_async

pytestmark = pytest.mark.anyio

IDLE = 3  # the seat of the idle player
NOW, NEVER = 0.0, 600.0  # seconds that a warning lasts
RANDOM = Substitute("random")


def house_for(store: Store, warning_seconds: float, idle_after: float = 0.0) -> House:
    house = House(Settings(idle_after=idle_after, warning_seconds=warning_seconds), store)
    workers: Any = None  # no bot plays in these tests
    house.driver = BotDriver(house, workers)
    house.driver.start_thinking = lambda *_: None  # type: ignore[method-assign]
    return house


async def seated(house: House, people: int = 4) -> tuple[Room, list[Viewer]]:
    """A game that has begun. Everyone is connected and asked, and seat 0 hosts."""
    made = await create(house, NewTable("shadow_thief", seats=[NewSeat("human")] * people, host_seat=0))
    room = await house.find(made.table)
    viewers = [room.viewer(digest(seat.token)) for seat in made.seats]
    await start(house, room, viewers[0], Start())
    for viewer in viewers:
        room.connect(FakeListener(viewer))
    return room, viewers


def warning(room: Room) -> Any:
    (only,) = view_of(room, Viewer()).warnings  # type: ignore[misc]  # it is there
    return only


async def until_by_bot(room: Room) -> None:
    await until_async(lambda: room.seats[IDLE].by_bot)


async def test_the_host_alone_has_an_idle_player_replaced_after_a_warning(store: Store) -> None:
    house = house_for(store, 0.05)
    room, people = await seated(house)
    await substitute(house, room, people[0], IDLE, RANDOM)
    assert not room.seats[IDLE].by_bot, "a warning comes first"
    assert (warning(room).seat, warning(room).voters, warning(room).needed) == (IDLE, [0], 0)
    await until_by_bot(room)
    assert room.seats[IDLE].level == "random"
    assert not room.warnings
    with pytest.raises(Refused) as refused:
        await substitute(house, room, people[0], IDLE, RANDOM)
    assert refused.value.cause == "still-here", "a bot plays for them already"
    await come_back(house, room, people[IDLE])
    assert not room.seats[IDLE].by_bot


async def test_more_than_half_of_the_others_must_ask(store: Store) -> None:
    house = house_for(store, NOW)
    room, people = await seated(house)
    for _ in range(2):
        await substitute(house, room, people[1], IDLE, RANDOM)
        assert (warning(room).voters, warning(room).needed) == ([1], 1)
    await room.warnings[IDLE].timer
    assert not room.seats[IDLE].by_bot, "one of three is not enough"
    await substitute(house, room, people[2], IDLE, RANDOM)
    assert room.seats[IDLE].by_bot
    await asyncio.gather(*(come_back(house, room, people[IDLE]) for _ in range(2)))
    await substitute(house, room, Viewer(None, is_host=True), IDLE, RANDOM)
    assert room.seats[IDLE].by_bot, "a host without a seat"


async def test_who_is_not_there_has_no_vote_and_needs_none(store: Store) -> None:
    house = house_for(store, NEVER)
    room, people = await seated(house)
    await substitute(house, room, people[1], IDLE, RANDOM)
    await substitute(house, room, people[2], 2, RANDOM)  # lets a bot play, and has none either
    assert warning(room).needed == 1
    await vacate(house, room, people[0], 0)
    assert (room.host_seat, warning(room).needed) == (1, 0)
    with pytest.raises(Refused) as refused:
        await substitute(house, room, people[1], 0, RANDOM)
    assert refused.value.cause == "not-left", "a bot plays there for good"
    await vacate(house, room, people[1], 1)
    assert warning(room).needed == 1
    house.close(room, Refused("closed-by-host"))
    assert not room.warnings, "it ends with the room"


async def test_a_move_or_a_word_ends_the_warning(store: Store) -> None:
    house = house_for(store, NEVER)
    room, people = await seated(house)
    await substitute(house, room, people[0], IDLE, RANDOM)
    timer = room.warnings[IDLE].timer
    await say_here(house, room, people[IDLE])
    assert not room.warnings
    await substitute(house, room, people[0], IDLE, RANDOM)
    ply = room.session.ply(IDLE)
    await move(house, room, people[IDLE], Move(ply, room.session.shown(IDLE).legal[0], "x"))
    assert not room.warnings
    with pytest.raises(Refused) as refused:
        await substitute(house, room, people[0], IDLE, RANDOM)
    assert refused.value.cause == "still-here", "nothing is asked of them"
    with pytest.raises(asyncio.CancelledError):
        await timer


async def test_time_to_think_begins_with_the_question_and_with_a_word(store: Store) -> None:
    house = house_for(store, NEVER, idle_after=100.0)
    room, people = await seated(house)
    with pytest.raises(Refused) as refused:
        await substitute(house, room, people[0], IDLE, RANDOM)
    assert (refused.value.cause, refused.value.parts["name"]) == ("just-asked", "Player 4")
    assert 0 < refused.value.details["wait"] <= 100
    room.asked_at = time.time() - 200
    await substitute(house, room, people[0], IDLE, RANDOM)
    await say_here(house, room, people[IDLE])
    with pytest.raises(Refused):
        await substitute(house, room, people[0], IDLE, RANDOM)


async def test_who_speaks_in_the_last_moment_plays_on(store: Store) -> None:
    """The bot is being seated when the word comes."""
    house = house_for(store, NEVER)
    room, people = await seated(house)
    await substitute(house, room, people[IDLE], IDLE, RANDOM)
    assert room.seats[IDLE].by_bot
    await say_here(house, room, people[IDLE])
    assert not room.seats[IDLE].by_bot
    with pytest.raises(Refused) as refused:
        await say_here(house, room, Viewer(None, is_host=True))
    assert refused.value.cause == "seated-only"


async def test_when_the_store_fails_the_warning_stays(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    house = house_for(store, 0.05)
    room, people = await seated(house)

    async def fail(*_: object) -> None:
        raise Unavailable("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(store, "change_seat", fail)
        await substitute(house, room, people[0], IDLE, RANDOM)
        await room.warnings[IDLE].timer
    assert not room.seats[IDLE].by_bot
    await substitute(house, room, people[0], IDLE, RANDOM)
    assert room.seats[IDLE].by_bot


def test_over_http_a_warned_player_is_here(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, idle_after=0.0, warning_seconds=NEVER)) as server:
        party = make(server, seats="hh", host_seat=0).start()
        idle = party.seats[1]
        with idle.listen() as line:
            line.next()
            (warning,) = party.seats[0].post("/seats/1/bot", {"level": "random"}).json()["warnings"]
            assert warning.pop("left") > 0
            assert warning == {"seat": 1, "voters": [0], "needed": 0}
            line.until(lambda message: "warnings" in message["view"])
            assert "warnings" not in idle.post("/here").json()
        assert error_of(party.stranger.post("/here"))["cause"] == "players-only"


def test_over_http_a_bot_stands_in_until_the_player_is_here(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, idle_after=0.0, warning_seconds=0.0)) as server:
        party = make(server, seats="hh", host_seat=0).start()
        idle = party.seats[1]
        with idle.listen() as line:
            line.next()
            party.seats[0].post("/seats/1/bot", {"level": "random"})
            line.until(lambda message: message["view"]["seats"][1]["by_bot"])
            assert not idle.post("/here").json()["seats"][1]["by_bot"]
