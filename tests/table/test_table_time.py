"""The time that players have: clocks for each decision, banks for the whole game, days, and breaks."""

import asyncio
import time
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import update

from table.live_server import Json, Party, Server, error_of, make
from table.patch_reader import FakeListener, PatchReader
from vendome import GAMES
from vendome.table.actions.before_game import start
from vendome.table.actions.breaks import take_break
from vendome.table.actions.hosting import change_settings
from vendome.table.actions.moves import accept, move
from vendome.table.actions.new_table import create
from vendome.table.alarms import Alarms
from vendome.table.bot_driver import BotDriver
from vendome.table.clock import Clock as TimeOfDay
from vendome.table.house import House
from vendome.table.notifications.notifier import standing
from vendome.table.problems import Refused
from vendome.table.protocol.requests import ChangeSettings, Clock, Move, NewSeat, NewTable, Start
from vendome.table.room import Room
from vendome.table.settings import Settings
from vendome.table.storage import schema
from vendome.table.storage.store import Store
from vendome.table.storage.writer import Statement
from vendome.table.table_time import DAY, MOST_BREAK, Break, TableTime, end_of, ran
from vendome.table.tokens import Viewer
from vendome.table.view_builder import view_of
from vendome.table.waking import LATER, Waker

HOST = Viewer(None, is_host=True)

# -- arithmetic ---------------------------------------------------------------------------------------

MOMENTS = st.integers(0, 60 * int(DAY)).map(float)


@st.composite
def breaks(draw: st.DrawFn) -> list[Break]:
    """Of one seat: one after the other."""
    marks = sorted(draw(st.sets(MOMENTS, max_size=8)))
    return [Break(0, begun, until) for begun, until in zip(marks[::2], marks[1::2], strict=False)]


@given(breaks(), MOMENTS, MOMENTS, MOMENTS)
def test_a_clock_runs_when_it_does_not_stand_still(taken: list[Break], a: float, b: float, c: float) -> None:
    start, middle, end = sorted([a, b, c])
    whole = ran(taken, start, end)
    assert ran(taken, start, middle) + ran(taken, middle, end) == whole
    stood = sum(ran([], max(start, one.begun_at), min(end, one.until)) for one in taken)
    assert whole + stood == end - start
    assert whole >= 0


@given(breaks(), MOMENTS, st.integers(0, 14 * int(DAY)).map(float))
def test_a_time_ends_when_the_clock_has_run_for_so_long(taken: list[Break], start: float, seconds: float) -> None:
    end = end_of(taken, start, seconds)
    assert ran(taken, start, end) == seconds
    assert end - start <= seconds + sum(one.until - one.begun_at for one in taken), (
        "a break gains no more than it lasts"
    )
    if seconds:
        assert ran(taken, start, end - 1) < seconds


@given(st.lists(st.floats(0, 100), max_size=20), st.integers(0, 300), st.integers(0, 30))
def test_a_bank_is_what_was_not_used_and_never_negative(answers: list[float], seconds: int, increment: int) -> None:
    kept, now = TableTime(seconds, "bank", increment), 1000.0
    for answer in answers:
        before = kept.for_question(0)
        assert kept.left(0, now, now + answer) == max(0.0, before - ran([], now, now + answer))
        assert (kept.ends_at(0, now) <= now + answer) == (kept.left(0, now, now + answer) == 0.0)
        kept.answered(0, now, now + answer)
        now += answer
        assert 0 <= kept.bank(0) <= before
    assert kept.used.get(0, 0.0) == pytest.approx(sum(answers))
    assert kept.bank(1) == seconds, "the others' time does not run"
    if sum(answers) <= seconds:
        assert kept.bank(0) == pytest.approx(seconds + increment * len(answers) - sum(answers))


@given(st.lists(st.tuples(st.integers(0, 30), st.integers(0, 30), st.integers(0, 30)), max_size=12))
def test_breaks_never_gain_more_than_is_allowed(wishes: list[tuple[int, int, int]]) -> None:
    """Somebody takes as many and as long breaks as they are allowed, and comes back before their end or not."""
    kept, now = TableTime(7 * int(DAY)), 0.0
    for wait, days, back_after in wishes:
        now += wait * DAY
        present, until = kept.break_of(0, now), now + days * DAY
        if until > now and max(until - now, 0 if present else DAY) <= kept.break_left(0, now):
            kept.keep_break(Break(0, present.begun_at if present else now, until))
        now += back_after * DAY / 10
        if (present := kept.break_of(0, now)) is not None:
            kept.keep_break(present._replace(until=now))
    assert sum(one.until - one.begun_at for one in kept.breaks) <= MOST_BREAK
    assert len(kept.breaks) <= MOST_BREAK / DAY, "however short they are, there are few"
    assert not any(a.until > b.begun_at for a, b in zip(kept.breaks, kept.breaks[1:], strict=False))


# -- alarms -------------------------------------------------------------------------------------------


class Hands(TimeOfDay):
    """A clock whose hands a test moves."""

    def __init__(self) -> None:
        super().__init__()
        self.at = time.time()

    def now(self) -> float:
        return self.at


@pytest.mark.anyio
async def test_many_alarms_share_one_timer_and_ring_in_their_order() -> None:
    rung: list[str] = []
    hands = Hands()
    alarms = Alarms(rung.append, hands)
    for number in reversed(range(50)):
        alarms.set(f"t{number}", hands.at + 100 + number)
    for again in range(2_000):
        alarms.set("often", hands.at + 1_000 + again)
    alarms.cancel("t3")
    alarms.set("t4", hands.at + 500)
    assert (len(alarms), "t3" in alarms, "often" in alarms) == (50, False, True)
    assert len(alarms._heap) < 200, "those that were set anew are forgotten"
    alarms._ring()
    assert rung == []
    hands.at += 110
    alarms._ring()
    assert rung == ["t0", "t1", "t2", "t5", "t6", "t7", "t8", "t9", "t10"]
    alarms.close()
    assert not len(alarms)


@pytest.mark.anyio
async def test_an_alarm_rings_by_itself() -> None:
    rung: asyncio.Queue[str] = asyncio.Queue()
    alarms = Alarms(rung.put_nowait, TimeOfDay())
    alarms.set("later", time.time() + 1_000)
    alarms.set("now", time.time())
    async with asyncio.timeout(30):
        assert await rung.get() == "now"
    alarms.close()


# -- at a table ---------------------------------------------------------------------------------------


class Bots:
    """In the place of the worker processes: they think for ever."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, *_: Any) -> int:
        self.asked += 1
        await asyncio.Event().wait()
        raise AssertionError

    def hurry(self, *_: Any) -> None:
        pass


@pytest.fixture
async def house(store: Store) -> AsyncIterator[House]:
    """With a clock whose hands the test moves."""
    store.clock = Hands()
    house = House(Settings(), store)
    driver = house.driver = BotDriver(house, Bots())  # type: ignore[arg-type]
    yield house
    house.end()
    await driver.close()


def hands(house: House) -> Hands:
    assert isinstance(house.clock, Hands)
    return house.clock


async def started(house: House, game: str = "gentlemen_thieves", **clock: Any) -> Room:
    wish = NewTable(game, seats=[NewSeat("human"), NewSeat("human")], clock=Clock(**clock))
    room = await house.find((await create(house, wish)).table)
    await start(house, room, HOST, Start())
    return room


async def play(house: House, room: Room, rng: Random, *, by_bot: bool = False) -> None:
    seat = rng.choice(room.session.asked)
    ply, text = room.session.ply(seat), rng.choice(room.session.shown(seat).legal)
    refused = await accept(house, room, seat, ply, text, None if by_bot else f"{ply}")
    assert refused is None


def times(room: Room) -> Any:
    return [(room.time.used.get(seat, 0.0), room.time.bank(seat), room.time_left(seat)) for seat in (0, 1)], room.ends


@pytest.mark.anyio
@pytest.mark.parametrize("game", GAMES)
async def test_a_restart_in_between_changes_nothing(house: House, game: str) -> None:
    rng = Random(7)
    room = await started(house, game, seconds=3 * int(DAY), kind="bank", increment=30)
    for number in range(40):
        hands(house).at += rng.choice([1.5, 700.0, 20_000.0])
        if number in (5, 20):
            seat = room.session.asked[0]
            await take_break(house, room, Viewer(seat), hands(house).at + 2 * DAY)
        if number == 30:
            settings = ChangeSettings(clock=Clock(4 * int(DAY), "bank", 60))
            await change_settings(house, room, HOST, settings)
        await play(house, room, rng, by_bot=number % 7 == 6)
        again = await House(house.settings, house.store).find(room.row.id)
        assert times(again) == times(room), number
        if room.session.finished:
            break
    assert sum(room.time.used.values()) > 0


@pytest.mark.anyio
async def test_while_several_are_asked_the_time_of_each_runs(house: House) -> None:
    room = await started(house, "shadow_thief", seconds=600, kind="bank")
    assert room.session.asked == [0, 1], "a secret choice"
    hands(house).at += 100
    await move(house, room, Viewer(1), any_move(room, 1))
    hands(house).at += 50
    await move(house, room, Viewer(0), any_move(room, 0))
    assert [round(room.time.bank(seat)) for seat in (0, 1)] == [450, 500]


def any_move(room: Room, seat: int) -> Move:
    return Move(room.session.ply(seat), room.session.shown(seat).legal[0], "x")


@pytest.mark.anyio
async def test_a_bot_decides_for_whose_bank_is_empty_and_for_nobody_else(house: House) -> None:
    room = await started(house, "shadow_thief", seconds=600, kind="bank")
    await move(house, room, Viewer(1), any_move(room, 1))
    hands(house).at += 599
    house.changed(room)
    assert (list(room.thinking), room.time_is_up(0)) == ([], False)
    hands(house).at += 2
    house.changed(room)
    assert (list(room.thinking), room.time_is_up(0), room.time_left(0)) == ([0], True, 0.0)
    await play(house, room, Random(1), by_bot=True)
    assert room.time_left(1) == 600


@pytest.mark.anyio
async def test_whoever_is_on_a_break_has_time(house: House) -> None:
    room = await started(house, seconds=2 * int(DAY))
    [seat] = room.session.asked
    hands(house).at += DAY
    await take_break(house, room, Viewer(seat), hands(house).at + 10 * DAY)
    view = view_of(room, Viewer(seat))
    assert (view.break_days, view.clock and view.clock.left) == (21, DAY), "the clock stands still"
    state = standing(room, seat)
    assert state.break_until == hands(house).at + 10 * DAY
    hands(house).at += 9 * DAY
    house.changed(room)
    assert not room.thinking
    assert room.time_left(seat) == DAY
    hands(house).at += 1.9 * DAY
    assert not room.time_is_up(seat)
    hands(house).at += 0.2 * DAY
    assert room.time_is_up(seat)
    assert view_of(room, Viewer(seat)).break_days == 11


@pytest.mark.anyio
async def test_a_move_ends_a_break_and_a_bots_does_not(house: House) -> None:
    room = await started(house, "shadow_thief", seconds=int(DAY))
    until = hands(house).at + 5 * DAY
    for seat in (0, 1):
        await take_break(house, room, Viewer(seat), until)
    await move(house, room, Viewer(0), any_move(room, 0))
    await accept(house, room, 1, room.session.ply(1), room.session.shown(1).legal[0], None)
    again = await House(house.settings, house.store).find(room.row.id)
    for known in (room, again):
        assert known.time.break_of(0, hands(house).at) is None
        assert known.time.break_of(1, hands(house).at) == Break(1, until - 5 * DAY, until)


@pytest.mark.anyio
async def test_a_break_can_be_made_longer_and_shorter_and_ended(house: House) -> None:
    room = await started(house, seconds=int(DAY))
    begun = hands(house).at
    await take_break(house, room, Viewer(0), begun + 3 * DAY)
    hands(house).at += DAY
    for days in (20, 2):
        await take_break(house, room, Viewer(0), begun + days * DAY)
    hands(house).at += 3600
    await take_break(house, room, Viewer(0), None)
    await take_break(house, room, Viewer(0), None)
    assert room.time.breaks == [Break(0, begun, begun + DAY + 3600)]
    assert room.time.break_left(0, hands(house).at) == 20 * DAY - 3600


@pytest.mark.anyio
async def test_whoever_looks_on_is_shown_that_a_break_has_ended(house: House) -> None:
    """Also of a player who is not asked, and when a move of another came meanwhile."""
    room = await started(house, seconds=5 * int(DAY))
    [asked] = room.session.asked
    until = hands(house).at + 2 * DAY
    await take_break(house, room, Viewer(1 - asked), until)
    await accept(house, room, asked, room.session.ply(asked), room.session.shown(asked).legal[0], "x")
    assert room.row.due_at is not None
    assert room.row.due_at <= until
    reader, listener = PatchReader(), FakeListener(Viewer(asked))
    room.connect(listener)
    house.changed(room)
    hands(house).at = until - 10
    await Waker(house).wake(room.row.id)
    assert until <= house.alarms.times[room.row.id] < until + 1
    for at, is_shown in ((until - 1, True), (until, False)):
        hands(house).at = at
        await Waker(house).wake(room.row.id)
        view = [reader.read(message) for message in listener.heard][-1]
        listener.heard.clear()
        assert ("break_until" in view["seats"][1 - asked]) == is_shown
    assert await house.store.tables_due(until + 9 * DAY) == [(room.row.id, room.ends[0])]


@pytest.mark.anyio
async def test_a_break_that_is_not_allowed_is_refused(house: House) -> None:
    room = await started(house, seconds=int(DAY))
    now = hands(house).at
    for until, cause in ((now, "break-is-past"), (0.0, "break-is-past"), (now + 21.1 * DAY, "break-too-long")):
        with pytest.raises(Refused) as refused:
            await take_break(house, room, Viewer(0), until)
        assert refused.value.cause == cause
    quick = await started(house, seconds=3600)
    with pytest.raises(Refused) as refused:
        await take_break(house, quick, Viewer(0), now + DAY)
    assert refused.value.cause == "no-breaks"
    with pytest.raises(Refused) as refused:
        await take_break(house, room, Viewer(), now + DAY)
    assert refused.value.cause == "players-only"
    assert not room.time.breaks


# -- tables that are not in memory --------------------------------------------------------------------


@pytest.mark.anyio
async def test_games_that_wait_for_days_have_no_alarm(house: House) -> None:
    for _ in range(20):
        room = await started(house, seconds=3 * int(DAY))
        house.unload(room)
    await Waker(house).resume()
    house.alarms.close()  # what was in use lately is looked at once after a restart
    await Waker(house).look()
    assert (len(house.alarms), len(house.rooms)) == (0, 0)
    hands(house).at += 3 * DAY - 10
    await Waker(house).look()
    assert (len(house.alarms), len(house.rooms)) == (20, 0)


@pytest.mark.anyio
async def test_a_table_that_left_the_memory_is_woken_when_its_time_is_up(house: House) -> None:
    room = await started(house, seconds=3 * int(DAY))
    house.unload(room)
    hands(house).at += 3 * DAY + 1
    assert [table for table, _ in await house.store.tables_due(hands(house).at)] == [room.row.id]
    await Waker(house).wake(room.row.id)
    woken = house.rooms[room.row.id]
    assert list(woken.thinking) == woken.session.asked
    assert await house.store.tables_due(hands(house).at), "if the server ended now, it would be woken again"


@pytest.mark.anyio
async def test_what_is_due_too_early_is_put_right_when_it_is_looked_at(house: House) -> None:
    room = await started(house, seconds=3 * int(DAY))
    [seat] = room.session.asked
    until = hands(house).at + 10 * DAY
    await take_break(house, room, Viewer(seat), until)
    assert await house.store.tables_due(hands(house).at) == [(room.row.id, hands(house).at)]
    await Waker(house).wake(room.row.id)
    assert await house.store.tables_due(until + 4 * DAY) == [(room.row.id, until)], "then the break is over"
    await take_break(house, room, Viewer(seat), None)
    assert await house.store.tables_due(hands(house).at) == [(room.row.id, hands(house).at)], "it is due earlier now"
    await Waker(house).wake(room.row.id)
    assert await house.store.tables_due(until) == [(room.row.id, room.asked_at + 3 * DAY)]


@pytest.mark.anyio
async def test_what_can_not_be_opened_does_not_stand_before_what_can(house: House) -> None:
    room = await started(house, seconds=5)
    await house.store.writer.write(Statement(update(schema.tables).values(rules=99)))
    house.unload(room)
    hands(house).at += 60
    await Waker(house).wake(room.row.id)
    assert await house.store.tables_due(hands(house).at + LATER - 1) == []


# -- over HTTP ----------------------------------------------------------------------------------------


def two(server: Server, **clock: Any) -> Party:
    return make(server, "gentlemen_thieves", "hh", clock=clock)


def test_views_say_what_everyone_has_left(server: Server) -> None:
    party = two(server, seconds=600, kind="bank", increment=10)
    waiting = party.host.view()
    assert waiting["clock"] == {"seconds": 600, "left": None, "kind": "bank", "increment": 10}
    view = party.start().stranger.view()
    [seat] = view["asked"]
    assert view["clock"]["left"] in (609, 610)
    assert view["seats"][seat]["time"] in (609, 610)
    assert view["seats"][1 - seat]["time"] == 600
    assert "break_days" not in party.seats[0].view(), "breaks are for clocks of a day or more"
    party.host.post("/settings", {"clock": {"seconds": 86_400}})
    view = party.seats[seat].view()
    assert (view["clock"]["kind"], view["clock"]["increment"], view["break_days"]) == ("decision", 0, 21)
    assert "time" not in view["seats"][1 - seat]


def test_when_the_game_is_over_it_is_told_how_long_everyone_took(server: Server) -> None:
    party = make(server, "shadow_thief", "hh", clock={"seconds": 600, "kind": "bank"}).start()
    party.play_on(Random(3))
    for seat in party.stranger.view()["seats"]:
        assert 0 <= seat["time_used"] < 600
        assert "time" not in seat


def test_everyone_is_told_of_a_break_and_of_its_end(server: Server) -> None:
    party = two(server, seconds=86_400).start()
    until = time.time() + 3 * DAY
    with party.seats[0].listen() as line:
        line.next()
        own = party.seats[1].post("/break", {"until": until}).json()
        assert (own["seats"][1]["break_until"], own["break_days"]) == (until, 20), "some of the first day has passed"
        line.until(lambda message: message["view"]["seats"][1].get("break_until") == until)
        refusal = error_of(party.seats[0].post("/seats/1/bot"))
        assert (refusal["code"], refusal["cause"], refusal["parts"]) == ("not-away", "on-break", {"name": "Player 2"})
        assert party.seats[1].post("/break", {"until": None}).status_code == 200
        line.until(lambda message: "break_until" not in message["view"]["seats"][1])


@pytest.mark.parametrize(
    "body",
    [
        {}, None, {"until": "tomorrow"}, {"until": -1}, {"until": 1e300}, {"until": 10**400}, {"until": True},
        {"until": []}, {"until": {}}, {"until": None, "seat": 1}, [], "until", 7,
    ],
)  # fmt: skip
def test_a_break_that_is_none_is_refused_in_words(server: Server, body: Any) -> None:
    party = two(server, seconds=86_400).start()
    assert error_of(party.seats[0].post("/break", body))["code"] == "bad-request"


def test_only_a_seats_own_player_takes_its_break_and_only_during_the_game(server: Server) -> None:
    party = two(server, seconds=86_400)
    wish = {"until": time.time() + DAY * 2}
    assert error_of(party.seats[0].post("/break", wish))["code"] == "not-started"
    party.start()
    assert error_of(party.host.post("/break", wish))["cause"] == "seated-only"
    assert error_of(party.stranger.post("/break", wish))["code"] == "no-token"
    assert error_of(party.seats[0].post("/break", {"until": time.time() - 1}))["cause"] == "break-is-past"
    too_long = error_of(party.seats[0].post("/break", {"until": time.time() + 22 * DAY}))
    assert (too_long["code"], too_long["cause"], too_long["parts"]) == ("bad-option", "break-too-long", {"most": 21})
    for _ in range(3):
        assert party.seats[0].post("/break", wish).status_code == 200, "the same again changes nothing"
    assert party.seats[0].view()["break_days"] == 20


@pytest.mark.parametrize(
    "clock",
    [
        {"seconds": 4}, {"seconds": 14 * 86_400 + 1}, {"seconds": -60}, {"seconds": 10**30}, {"seconds": 60.5},
        {"seconds": "60"}, {"seconds": 60, "kind": "egg"}, {"seconds": 60, "kind": None}, {"kind": "bank"},
        {"seconds": 60, "kind": "bank", "increment": -1}, {"seconds": 60, "kind": "bank", "increment": 3601},
        {"seconds": 60, "increment": 5}, {"seconds": 60, "hands": 2}, 60, [],
    ],
)  # fmt: skip
def test_a_clock_that_is_none_is_refused_in_words(server: Server, clock: Json) -> None:
    party = make(server, "gentlemen_thieves", "hh")
    assert error_of(party.host.post("/settings", {"clock": clock}))["code"] == "bad-request"
    assert party.host.view()["clock"] is None
