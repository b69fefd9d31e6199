"""What a call is, and what it is given."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, cast, get_args

from msgspec import Struct

from vendome.engine.contract import Memory
from vendome.review.data import Effort
from vendome.table.hints import Hints
from vendome.table.house import House
from vendome.table.limits import Limits
from vendome.table.line import AnyLine, LineWish
from vendome.table.nights.results import Results
from vendome.table.notifications.sender import Sender
from vendome.table.open_list import OpenList
from vendome.table.problems import Refused
from vendome.table.protocol.refusals import Code
from vendome.table.protocol.shared_types import Frames
from vendome.table.replays import Replays
from vendome.table.reviews import Reviews
from vendome.table.room import Listener, Room
from vendome.table.storage.people import Person
from vendome.table.tokens import Device, Viewer


@dataclass
class Services:
    """What calls and sockets work with."""

    house: House
    hints: Hints
    limits: Limits
    replays: Replays
    reviews: Reviews
    sender: Sender
    open_list: OpenList
    night_results: Results
    tables: Tables


@dataclass(frozen=True)
class StoredAnswer:
    """An answer that lies in a file, as compressed JSON."""

    path: Path


class Answer(Struct):
    """An answer as JSON."""

    status: int
    body: bytes
    code: Code | None = None  # of a refusal
    wait: float | None = None  # seconds, after which a refused call may be made again


class Finished(Struct):
    """A game that is over."""

    record: bytes
    memory: Memory


class Tables(Protocol):
    """All tables, wherever they are."""

    async def perform(self, call: Call, request: Request) -> Answer | StoredAnswer: ...

    async def open_line(self, wish: LineWish, listener: Listener) -> AnyLine:
        """A line to a table. Refused says why there is none."""


@dataclass
class Request:
    """A call, read and checked: who calls, about which table, with which body."""

    services: Services
    address: str
    path: dict[str, str]
    query: dict[str, str]
    text: bytes = b""  # the body as it came
    body: Any = None
    token: str = ""  # its hash, empty without one
    device: Device | None = None  # that calls, if it shows its key
    accepts: str = ""  # languages, as the browser names them
    origin: str = ""  # of this server, as the caller names it
    room_: Room | None = None  # of a call about a table
    viewer: Viewer = field(default_factory=Viewer)
    finished_: Finished | None = None  # of a call about a table's record

    @property
    def house(self) -> House:
        return self.services.house

    @property
    def room(self) -> Room:
        assert self.room_ is not None
        return self.room_

    @property
    def finished(self) -> Finished:
        assert self.finished_ is not None
        return self.finished_

    @property
    def number(self) -> int:
        """The seat in the path."""
        text = self.path["seat"]
        if not text.isdecimal() or len(text) > 3:
            raise Refused("no-such-seat", seat=text[:40])
        return int(text)


FRAMES = get_args(Frames)  # what `?frames=` may be, the default first
EFFORTS = get_args(Effort)  # what `?effort=` may be, likewise

TABLE: tuple[Code, ...] = ("no-such-table", "wrong-token", "no-token", "gone")  # refusals of every call about one

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
    repeatable: bool = False  # the same call again changes nothing more, like every GET
    with_token: bool = False  # though it is not about a table: of whoever takes part in a night
    needs_record: bool = False  # of the table, not the table itself
    takes_device: bool = False  # a device key may be shown, though it is not about a table
    limited: bool = True  # by the calls that one address may make; a probe is not, so that it tells no lie

    @property
    def name(self) -> str:
        return self.does.__name__

    @property
    def is_about_table(self) -> bool:
        return "{table}" in self.path


def nth_of(query: Mapping[str, str]) -> int:
    """Which game of a file is meant."""
    nth = query.get("nth", "1")
    if not nth.isdecimal() or not int(nth[:9]) >= 1:
        raise Refused("bad-nth", value=nth[:40])
    return int(nth[:9])


def frames_of(query: Mapping[str, str]) -> Frames:
    """What `?frames=` asks for: the `whole` view every time, a `patch` of the one before, or one for each of the
    `events`."""
    frames = query.get("frames", FRAMES[0])
    if frames not in FRAMES:
        raise Refused("bad-value", name="frames", value=frames[:40], known=list(FRAMES))
    return cast(Frames, frames)


def effort_of(query: Mapping[str, str]) -> Effort:
    """What `?effort=` asks for."""
    effort = query.get("effort", EFFORTS[0])
    if effort not in EFFORTS:
        raise Refused("bad-value", name="effort", value=effort[:40], known=list(EFFORTS))
    return cast(Effort, effort)


def need_device(request: Request) -> Device:
    if request.device is None:
        raise Refused("device-only")
    return request.device


async def need_person(request: Request) -> tuple[Device, Person]:
    """Refused, if this device has never sat down."""
    request.services.limits.joins.take(request.address, "too-many-requests")
    device = need_device(request)
    person = await request.house.store.people.of(device)
    if person is None:
        raise Refused("unknown-device")
    return device, person
