"""Every HTTP call: its path, what it takes and gives, and what it does. The routes and OpenAPI are made from this."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, cast, get_args

import msgspec

from vendome.engine.book.languages import language_of_header
from vendome.engine.contract import Memory
from vendome.review.data import Effort
from vendome.table import catalogue
from vendome.table.actions import before_game, hosting, idle_players, leaving, moves, new_table, substitutes, words
from vendome.table.actions.chat import say
from vendome.table.actions.common import need_seat, need_token
from vendome.table.actions.play_again import play_again
from vendome.table.hints import Hints
from vendome.table.house import House
from vendome.table.lessons import lesson_of, why_not_in_lesson
from vendome.table.limits import Limits
from vendome.table.problems import Refused
from vendome.table.protocol.answers import (
    GameInfo,
    Health,
    Hint,
    NewTableMade,
    NextTable,
    Observation,
    Rule,
    SeatToken,
    SeatVacated,
    TableClosed,
    Why,
)
from vendome.table.protocol.lenses import Lens
from vendome.table.protocol.refusals import Code
from vendome.table.protocol.replays import Lesson, Replay
from vendome.table.protocol.requests import (
    ChangeSettings,
    HandOver,
    Join,
    Move,
    NewTable,
    Say,
    Start,
    Substitute,
    TellWord,
)
from vendome.table.protocol.reviews import ReviewState
from vendome.table.protocol.riddles import Riddle, RiddleSolution
from vendome.table.protocol.shared_types import Frames
from vendome.table.protocol.views import View
from vendome.table.records import record_text
from vendome.table.replay_builder import ALL, ReplayWish
from vendome.table.replays import Replays
from vendome.table.reviews import Reviews
from vendome.table.riddle_builder import day_named, solution_of
from vendome.table.room import Room
from vendome.table.tokens import Viewer
from vendome.table.view_builder import view_of
from vendome.table.workers import Place


@dataclass
class Services:
    """What calls and sockets work with."""

    house: House
    hints: Hints
    limits: Limits
    replays: Replays
    reviews: Reviews


@dataclass(frozen=True)
class StoredAnswer:
    """An answer that lies in a file, as compressed JSON."""

    path: Path


@dataclass
class Request:
    """A call, read and checked: who calls, about which table, with which body."""

    services: Services
    address: str
    path: dict[str, str]
    query: dict[str, str]
    body: Any = None
    room_: Room | None = None  # of a call about a table
    viewer: Viewer = field(default_factory=Viewer)
    token: str = ""
    accepts: str = ""  # languages, as the browser names them

    @property
    def house(self) -> House:
        return self.services.house

    @property
    def room(self) -> Room:
        assert self.room_ is not None
        return self.room_

    @property
    def number(self) -> int:
        """The seat in the path."""
        text = self.path["seat"]
        if not text.isdecimal() or len(text) > 3:
            raise Refused("no-such-seat", seat=text[:40])
        return int(text)


FRAMES = get_args(Frames)  # what `?frames=` may be, the default first
EFFORTS = get_args(Effort)  # what `?effort=` may be, likewise

Handler = Callable[[Request], Awaitable[Any]]


@dataclass(frozen=True)
class Call:
    method: str
    path: str
    does: Handler
    summary: str
    answer: Any
    body: Any = None
    status: int = 200
    refusals: tuple[Code, ...] = ()
    optional_body: bool = False
    query: tuple[tuple[str, str], ...] = ()  # names and meanings
    raw_body: bool = False  # a file, not JSON of a form that we describe
    counts_as_presence: bool = True  # a token that is used is a person who is there
    limited: bool = True  # by the calls that one address may make; a probe is not, so that it tells no lie

    @property
    def name(self) -> str:
        return self.does.__name__


async def games(_: Request) -> list[GameInfo]:
    return catalogue.games()


async def rules(request: Request) -> list[Rule]:
    language = request.query.get("language") or language_of_header(request.accepts)
    return catalogue.rulebook_of(request.path["game"], language)


async def lesson(request: Request) -> Lesson:
    return await asyncio.to_thread(lesson_of, request.path["game"])


async def lesson_why(request: Request) -> Why:
    move, step = request.query.get("move", ""), request.query.get("step", "")
    return Why(move, await asyncio.to_thread(why_not_in_lesson, request.path["game"], step, move))


async def create(request: Request) -> NewTableMade:
    request.services.limits.tables.take(request.address, "too-many-tables")
    return await new_table.create(request.house, request.body, request.address)


async def join(request: Request) -> SeatToken:
    request.services.limits.joins.take(request.address, "too-many-joins")
    return await before_game.join(request.house, request.room, request.body)


async def start(request: Request) -> View:
    await before_game.start(request.house, request.room, request.viewer, request.body or Start())
    return view_of(request.room, request.viewer)


async def word(request: Request) -> View:
    request.services.limits.moves.take(request.token, "too-many-requests")
    await words.tell(request.house, request.room, request.viewer, request.body)
    return view_of(request.room, request.viewer)


async def view(request: Request) -> View:
    request.room.check_may_look(request.viewer)
    return view_of(request.room, request.viewer)


async def move(request: Request) -> View:
    request.services.limits.moves.take(request.token, "too-many-moves")
    await moves.move(request.house, request.room, request.viewer, request.body)
    return view_of(request.room, request.viewer)


async def chat(request: Request) -> View:
    need_token(request.viewer)
    request.services.limits.chat.take(request.token, "too-many-messages")
    await say(request.house, request.room, request.viewer, request.body.text)
    return view_of(request.room, request.viewer)


async def hint(request: Request) -> Hint:
    request.services.limits.hints.take(request.token, "too-many-questions")
    return await request.services.hints.hint(request.room, request.viewer)


async def why(request: Request) -> Why:
    request.services.limits.moves.take(request.token, "too-many-questions")
    need_token(request.viewer)
    if request.viewer.seat is None:
        raise Refused("seated-only")
    move = request.query.get("move", "")
    return Why(move, request.room.session.why_not(request.viewer.seat, move))


async def observation(request: Request) -> Observation:
    seat = need_seat(request.viewer)
    request.services.limits.moves.take(request.token, "too-many-questions")
    return request.room.session.observation(seat)


async def settings(request: Request) -> View:
    request.services.limits.moves.take(request.token, "too-many-requests")
    await hosting.change_settings(request.house, request.room, request.viewer, request.body)
    return view_of(request.room, request.viewer)


async def host(request: Request) -> View:
    request.services.limits.moves.take(request.token, "too-many-requests")
    await hosting.hand_over(request.house, request.room, request.viewer, request.body.seat)
    return view_of(request.room, request.room.recognised(request.viewer))


async def close(request: Request) -> TableClosed:
    request.services.limits.moves.take(request.token, "too-many-requests")
    await hosting.close_table(request.house, request.room, request.viewer)
    return TableClosed(request.room.row.id)


async def vacate(request: Request) -> SeatVacated:
    request.services.limits.moves.take(request.token, "too-many-requests")
    await leaving.vacate(request.house, request.room, request.viewer, request.number)
    return SeatVacated(request.number)


async def here(request: Request) -> View:
    request.services.limits.moves.take(request.token, "too-many-requests")
    await idle_players.say_here(request.house, request.room, request.viewer)
    return view_of(request.room, request.viewer)


async def substitute(request: Request) -> View:
    request.services.limits.moves.take(request.token, "too-many-requests")
    wish = request.body or Substitute()
    await substitutes.substitute(request.house, request.room, request.viewer, request.number, wish)
    return view_of(request.room, request.viewer)


async def again(request: Request) -> NextTable:
    request.services.limits.tables.take(request.address, "too-many-tables")
    return NextTable(await play_again(request.house, request.room, request.viewer))


async def record(request: Request) -> msgspec.Raw:
    """To anyone with the link: the game is over, nothing is secret any more."""
    return msgspec.Raw(record_text(request.room).encode())


async def replay(request: Request) -> StoredAnswer:
    text = record_text(request.room).encode()
    request.room.check_playable()
    memory = request.room.row.settings.memory
    return await stored_replay(request, text, 1, memory)


async def replay_file(request: Request) -> StoredAnswer:
    return await stored_replay(request, request.body, nth_of(request.query), "full")


def nth_of(query: Mapping[str, str]) -> int:
    """Which game of a file is meant."""
    nth = query.get("nth", "1")
    if not nth.isdecimal() or not int(nth[:9]) >= 1:
        raise Refused("bad-nth", value=nth[:40])
    return int(nth[:9])


async def stored_replay(request: Request, record: bytes, nth: int, memory: Memory) -> StoredAnswer:
    request.services.limits.replays.take(request.address, "too-many-replays")
    place = Place(address=request.address)
    wish = ReplayWish(request.query.get("seat", ALL)[:20], memory, frames_of(request.query))
    return StoredAnswer(await request.services.replays.file(record, nth, wish, place))


async def lens(request: Request) -> StoredAnswer:
    """To anyone with the link, like the replay."""
    text = record_text(request.room).encode()
    request.room.check_playable()
    return await stored_lens(request, text, 1)


async def lens_file(request: Request) -> StoredAnswer:
    return await stored_lens(request, request.body, nth_of(request.query))


async def stored_lens(request: Request, record: bytes, nth: int) -> StoredAnswer:
    request.services.limits.replays.take(request.address, "too-many-replays")
    seat, place = request.query.get("seat", "0")[:20], Place(address=request.address)
    return StoredAnswer(await request.services.replays.lens(record, nth, seat, place))


def frames_of(query: Mapping[str, str]) -> Frames:
    """What `?frames=` asks for: the `whole` view every time, a `patch` of the one before, or one for each of the
    `events`."""
    frames = query.get("frames", FRAMES[0])
    if frames not in FRAMES:
        raise Refused("bad-value", name="frames", value=frames[:40], known=list(FRAMES))
    return cast(Frames, frames)


async def review(request: Request) -> StoredAnswer | ReviewState:
    """To anyone with the link, like the record."""
    text = record_text(request.room).encode()
    request.room.check_playable()
    effort, place = effort_of(request.query), Place(address=request.address)
    return stored(await request.services.reviews.of_table(request.room.row.id, text, effort, place))


async def review_file(request: Request) -> StoredAnswer | ReviewState:
    nth, effort, place = nth_of(request.query), effort_of(request.query), Place(address=request.address)
    return stored(await request.services.reviews.of_file(request.body, nth, effort, place))


def stored(made: Path | ReviewState) -> StoredAnswer | ReviewState:
    return StoredAnswer(made) if isinstance(made, Path) else made


def effort_of(query: Mapping[str, str]) -> Effort:
    """What `?effort=` asks for."""
    effort = query.get("effort", EFFORTS[0])
    if effort not in EFFORTS:
        raise Refused("bad-value", name="effort", value=effort[:40], known=list(EFFORTS))
    return cast(Effort, effort)


async def riddle(request: Request) -> StoredAnswer:
    """A riddle is made once, for all who ask."""
    day = day_named(request.query.get("day", ""))
    return StoredAnswer(await request.services.replays.riddle(day, Place(address=request.address)))


async def riddle_solution(request: Request) -> RiddleSolution:
    return solution_of(day_named(request.query.get("day", "")))


async def health(request: Request) -> Health:
    """Readiness: whether a move would be taken now."""
    trouble = await request.house.store.readiness.trouble()
    if trouble is not None:
        raise Refused("not-ready", reason=trouble)
    return Health("ok", version("vendome"))


async def live(_: Request) -> Health:
    """Liveness: whoever gets this answer knows that the server runs, and no more."""
    return Health("ok", version("vendome"))


TABLE: Final[tuple[Code, ...]] = ("no-such-table", "wrong-token", "no-token")
API: Final = "/api"
ROOT: Final = f"{API}/tables/{{table}}"

CALLS: Final = (
    Call("GET", "/api/games", games, "Every game, its options and bot levels", list[GameInfo]),
    Call(
        "GET", "/api/games/{game}/rules", rules, "A game's rulebook", list[Rule],
        refusals=("no-such-thing", "bad-option"),
        query=(("language", "`en`, `fr`, `de` or `it`; otherwise the first of these in `Accept-Language`"),),
    ),
    Call("GET", "/api/games/{game}/lesson", lesson, "A game's first game", Lesson, refusals=("no-such-thing",)),
    Call(
        "GET", "/api/games/{game}/lesson/why", lesson_why, "Why a move can't be made at a step of the first game", Why,
        refusals=("no-such-thing", "bad-option"), query=(("step", "its `key`"), ("move", "a move of the game")),
    ),
    Call(
        "POST", "/api/tables", create, "Make a table", NewTableMade, NewTable, 201,
        ("bad-option",),
    ),
    Call(
        "POST", f"{ROOT}/join", join, "Take an open seat", SeatToken, Join,
        refusals=(*TABLE, "taken", "started", "no-such-thing"),
    ),
    Call(
        "POST", f"{ROOT}/start", start, "Begin; bots take the seats that are still open", View, Start,
        refusals=(*TABLE, "forbidden", "bad-option"), optional_body=True,
    ),
    Call(
        "POST", f"{ROOT}/word", word, "Tell your device's word for the deal", View, TellWord,
        refusals=(*TABLE, "forbidden", "bad-option", "not-started", "started"),
    ),
    Call("GET", ROOT, view, "The table as this token's seat sees it", View, refusals=TABLE),
    Call(
        "POST", f"{ROOT}/moves", move, "Move; answered once it is on disk", View, Move,
        refusals=(*TABLE, "forbidden", "not-your-turn", "stale", "not-started", "illegal-move"),
    ),
    Call(
        "POST", f"{ROOT}/chat", chat, "Say something to the table", View, Say,
        refusals=(*TABLE, "forbidden"),
    ),
    Call(
        "GET", f"{ROOT}/hint", hint, "A bot's opinion of your moves", Hint,
        refusals=(*TABLE, "forbidden", "not-your-turn", "not-started"),
    ),
    Call(
        "GET", f"{ROOT}/why", why, "Why you can't make a move now", Why,
        refusals=(*TABLE, "forbidden", "not-started", "bad-option"),
        query=(("move", "a move of the game"),),
    ),
    Call(
        "GET", f"{ROOT}/observation", observation, "What your seat knows, as numbers", Observation,
        refusals=(*TABLE, "forbidden", "not-started"),
    ),
    Call(
        "POST", f"{ROOT}/settings", settings, "The host changes the clock, or who may sit down", View, ChangeSettings,
        refusals=(*TABLE, "forbidden", "stale", "gone"),
    ),
    Call(
        "POST", f"{ROOT}/host", host, "The host hands over to another player", View, HandOver,
        refusals=(*TABLE, "forbidden", "no-such-thing", "gone"),
    ),
    Call(
        "POST", f"{ROOT}/close", close, "The host closes the table for good", TableClosed,
        refusals=(*TABLE, "forbidden", "stale", "gone"),
    ),
    Call(
        "POST", f"{ROOT}/seats/{{seat}}/vacate", vacate, "Leave for good, or remove a player", SeatVacated,
        refusals=(*TABLE, "forbidden", "no-such-thing", "started", "stale", "gone"), counts_as_presence=False,
    ),
    Call("POST", f"{ROOT}/here", here, "Say that you are still there", View, refusals=(*TABLE, "forbidden", "gone")),
    Call(
        "POST", f"{ROOT}/seats/{{seat}}/bot", substitute, "A bot for somebody who left or is idle", View, Substitute,
        refusals=(*TABLE, "not-away", "no-such-thing", "bad-option"),
        optional_body=True, counts_as_presence=False,
    ),
    Call(
        "POST", f"{ROOT}/again", again, "The same company plays once more", NextTable, None, 201,
        refusals=(*TABLE, "forbidden", "not-started", "not-finished", "stale"),
    ),
    Call(
        "GET", f"{ROOT}/record", record, "The record of a finished game, with seed, nonce and words", dict[str, Any],
        refusals=(*TABLE, "not-started", "not-finished", "gone"),
    ),
    Call(
        "GET", f"{ROOT}/replay", replay, "A finished game, move by move", Replay,
        refusals=(*TABLE, "not-started", "not-finished", "bad-option"),
        query=(("seat", "a seat's number, `public` or `all`"), ("frames", "`whole`, `patch` or `events`")),
    ),
    Call(
        "POST", "/api/replay", replay_file, "A game record of your own, move by move", Replay,
        refusals=("bad-record", "bad-option"), raw_body=True,
        query=(
            ("seat", "a seat's number, `public` or `all`"), ("frames", "`whole`, `patch` or `events`"),
            ("nth", "which game of the file, from 1"),
        ),
    ),
    Call(
        "GET", f"{ROOT}/lens", lens, "What a seat of a finished game could infer, position by position", Lens,
        refusals=(*TABLE, "not-started", "not-finished", "no-such-thing"),
        query=(("seat", "a seat's number"),),
    ),
    Call(
        "POST", "/api/lens", lens_file, "The same for a game record of your own", Lens,
        refusals=("bad-record", "bad-option", "no-such-thing"), raw_body=True,
        query=(("seat", "a seat's number"), ("nth", "which game of the file, from 1")),
    ),
    Call(
        "GET", f"{ROOT}/review", review, "A finished game, judged; or how far its review is: ask again", ReviewState,
        refusals=(*TABLE, "not-started", "not-finished", "bad-option"),
        query=(("effort", "`quick` or `thorough`"),),
    ),
    Call(
        "POST", "/api/review", review_file, "The same for a game record of your own", ReviewState,
        refusals=("bad-record", "bad-option"), raw_body=True,
        query=(("effort", "`quick` or `thorough`"), ("nth", "which game of the file, from 1")),
    ),
    Call(
        "GET", "/api/riddle", riddle, "A real position: which move is the best? One a day", Riddle,
        refusals=("no-such-thing",), query=(("day", "like 2026-01-31; today if there is none"),),
    ),
    Call(
        "GET", "/api/riddle/solution", riddle_solution, "Its solution, and the record of the game", RiddleSolution,
        refusals=("no-such-thing",), query=(("day", "like 2026-01-31; today if there is none"),),
    ),
    Call(
        "GET", "/api/health", health, "Whether moves are taken now: the store writes", Health,
        refusals=("unavailable",), limited=False,
    ),
    Call("GET", "/api/live", live, "Whether the server runs at all", Health, limited=False),
)  # fmt: skip
