"""A table in memory: what the store has, the game, who is there, and who listens."""

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
from vendome.table.problems import Refused
from vendome.table.protocol.words import Status
from vendome.table.store import SeatRow, Stored
from vendome.table.table_session import Match
from vendome.table.tokens import Viewer, digest, matches


class Listener(Protocol):
    """Whoever is told of changes: a socket."""

    viewer: Viewer

    def send(self, message: str) -> None: ...


class Room:
    """One table. Everything that changes it happens under its lock, after the store has it."""

    def __init__(self, stored: Stored, clock: Callable[[], float] = time.monotonic) -> None:
        self.row, self.seats = stored.row, stored.seats
        self.chat, self.said = stored.chat, stored.said
        self.clock = clock
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}  # by seat: a bot at work
        self.alarm: asyncio.TimerHandle | None = None  # of the table's clock
        self.match: Match | None = None
        self.asked_at = self.row.asked_at  # when the present question was asked
        self.used = clock()  # when somebody last looked
        self._seen = {seat.seat: clock() for seat in self.seats}
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
        self.match = Match(self.setup, self.proof, [seat.name for seat in self.seats], self.row.settings.memory)

    def play(self, seat: int, move: str, at: float) -> None:
        """A move that is on disk."""
        self.thinking.pop(seat, None)  # whoever was at work on this answer is late
        assert self.match is not None
        try:
            self.match.play(seat, move)
        except VendomeError as error:
            raise Refused("unplayable", reason=str(error)) from None
        if len(self.match.asked) == len(self.match.plies):  # a new question, not one that others still answer
            self.asked_at = at

    @property
    def playing(self) -> Match:
        """The game that goes on, or was finished; Refused while the table waits."""
        if self.match is None:
            raise Refused("not-started")
        return self.match

    @property
    def status(self) -> Status:
        if self.match is None:
            return "waiting"
        return "finished" if self.match.finished else "playing"

    # -- who may do what ------------------------------------------------------------------------------

    def viewer(self, token: str | None) -> Viewer:
        """Who has this token. Every token of the table is compared, so that time tells nothing."""
        if not token:
            return Viewer()
        kept = digest(token)
        is_host = matches(kept, self.row.host)
        fits = [seat.seat for seat in self.seats if matches(kept, seat.token)]
        if not is_host and not fits:
            raise Refused("wrong-token")
        return Viewer(fits[0] if fits else None, is_host)

    def may_look(self, viewer: Viewer) -> None:
        """A private table shows strangers no game; who waits there is on the invitation."""
        if viewer == Viewer() and self.match is not None and not self.row.settings.spectators:
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
        self.see(listener.viewer)
        if listener.viewer.seat is not None:
            self._sockets[listener.viewer.seat] += 1

    def disconnect(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.see(listener.viewer)
        if listener.viewer.seat is not None:
            self._sockets[listener.viewer.seat] -= 1

    def see(self, viewer: Viewer) -> None:
        """A sign of life."""
        self.used = self.clock()
        if viewer.seat is not None:
            self._seen[viewer.seat] = self.used

    def connected(self, seat: int) -> bool:
        return self._sockets[seat] > 0

    def away(self, seat: int) -> float | None:
        """For how many seconds a person has been gone; None for a bot, an empty seat or someone who is there."""
        if self.seats[seat].kind != "human" or self.connected(seat):
            return None
        return self.clock() - self._seen[seat]

    @property
    def idle(self) -> bool:
        """Nobody listens, no bot thinks, no clock runs."""
        return not (self.listeners or self.thinking or self.alarm or self.lock.locked())
