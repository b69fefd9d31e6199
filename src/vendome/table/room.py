"""A room: one table in memory, with its game, the people who are there, and the sockets that listen."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from vendome.engine.errors import VendomeError
from vendome.engine.play import Setup
from vendome.engine.records import Proof
from vendome.games.registry import find
from vendome.table.bot_workers import BotQuestion
from vendome.table.problems import Refused
from vendome.table.protocol.shared_types import Status
from vendome.table.snapshot import Snapshot
from vendome.table.store import SeatRow, Stored
from vendome.table.table_session import TableSession
from vendome.table.tokens import Viewer, digest, matches


class Listener(Protocol):
    """Whoever is sent every change of a table: a socket."""

    viewer: Viewer
    takes_patches: bool  # or is sent the whole view every time
    last_sent: Snapshot | None  # the view from which its next patch goes on
    updates_sent: int

    def send(self, message: str) -> None: ...


class Room:
    """One table. Everything that changes it happens under its lock, after the store has it."""

    def __init__(self, stored: Stored, now: Callable[[], float] = time.monotonic) -> None:
        self.row, self.seats = stored.row, stored.seats
        self.chat, self.lines_said = stored.chat, stored.lines_said
        self.now = now
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}  # by seat: a bot at work
        self.timer: asyncio.TimerHandle | None = None  # fires when the time of the present question is up
        self._session: TableSession | None = None  # None while the table waits
        self.asked_at = self.row.asked_at  # when the present question was asked
        self.last_used = now()
        self._last_seen = {seat.seat: now() for seat in self.seats}
        self._sockets: Counter[int] = Counter()
        self.proof = Proof(self.row.seed, self.row.nonce)
        self.commitment = self.proof.commitment
        if self.row.status != "waiting":
            self.begin()
            for move in stored.moves:
                self.play(move.seat, move.move, move.at)

    # -- the game -------------------------------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        options = dict(self.row.options)
        return Setup.of(find(self.row.game), options.pop("players"), options)

    def begin(self) -> None:
        game = find(self.row.game)
        if game.version != self.row.rules:
            raise Refused("table-of-other-rules", its=self.row.rules, ours=game.version)
        names = [seat.name for seat in self.seats]
        self._session = TableSession(self.setup, self.proof, names, self.row.settings.memory)

    def play(self, seat: int, move: str, at: float) -> None:
        """Make a move that the store has."""
        self.thinking.pop(seat, None)  # a bot that was at work on this answer is too late
        session = self.session
        try:
            session.play(seat, move)
        except VendomeError as error:
            raise Refused("unplayable", reason=str(error)) from None
        if len(session.asked) == len(session.plies):  # a new question, not one that others still answer
            self.asked_at = at

    @property
    def has_begun(self) -> bool:
        return self._session is not None

    @property
    def session(self) -> TableSession:
        """The game that goes on, or is over; Refused while the table waits."""
        if self._session is None:
            raise Refused("not-started")
        return self._session

    @property
    def status(self) -> Status:
        if not self.has_begun:
            return "waiting"
        return "finished" if self.session.finished else "playing"

    def bot_question(self, seat: int, ply: int, level: str) -> BotQuestion:
        """What a bot is asked when it is to answer for a seat. Every ply of a seat has its own random numbers."""
        stream = 1 + seat + len(self.seats) * ply
        return BotQuestion.of(self.session.witness(seat), level, int(self.row.bot_seed, 16) >> 1, stream)

    # -- who may do what ------------------------------------------------------------------------------

    def viewer(self, token: str | None) -> Viewer:
        """Who has this token. Every token of the table is compared, so that the time it takes says nothing."""
        if not token:
            return Viewer()
        hashed = digest(token)
        is_host = matches(hashed, self.row.host)
        own = [seat.seat for seat in self.seats if matches(hashed, seat.token)]
        if not is_host and not own:
            raise Refused("wrong-token")
        return Viewer(own[0] if own else None, is_host)

    def check_may_look(self, viewer: Viewer) -> None:
        """Refused, if the table is private and the viewer a stranger. Before the game anyone with the link may look."""
        if viewer == Viewer() and self.has_begun and not self.row.settings.spectators:
            raise Refused("private")

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise Refused("no-such-seat", seat=str(number))
        return self.seats[number]

    def is_bot(self, seat: int) -> bool:
        return self.seats[seat].kind == "bot" or self.seats[seat].by_bot

    def hints_for(self, viewer: Viewer) -> bool:
        """Hints are for everyone if the host says so, and for a person alone among bots."""
        if viewer.seat is None:
            return False
        return self.row.settings.hints or sum(seat.kind != "bot" for seat in self.seats) == 1

    # -- who is there ---------------------------------------------------------------------------------

    def connect(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.note_presence(listener.viewer)
        if listener.viewer.seat is not None:
            self._sockets[listener.viewer.seat] += 1

    def disconnect(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.note_presence(listener.viewer)
        if listener.viewer.seat is not None:
            self._sockets[listener.viewer.seat] -= 1

    def note_presence(self, viewer: Viewer) -> None:
        """Somebody has called or connected, or has just left."""
        self.last_used = self.now()
        if viewer.seat is not None:
            self._last_seen[viewer.seat] = self.last_used

    def connected(self, seat: int) -> bool:
        return self._sockets[seat] > 0

    def away(self, seat: int) -> float | None:
        """For how many seconds a person has been gone; None for a bot, an empty seat or someone who is there."""
        if self.seats[seat].kind != "human" or self.connected(seat):
            return None
        return self.now() - self._last_seen[seat]

    @property
    def idle(self) -> bool:
        """Nobody listens, no bot thinks, no clock runs, and nothing is being changed."""
        return not (self.listeners or self.thinking or self.timer or self.lock.locked())
