"""A room: one table in memory, with its game, the people who are there, and the sockets that listen."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from vendome.bots import Witness
from vendome.engine.errors import VendomeError
from vendome.engine.play import Setup
from vendome.engine.records import Proof
from vendome.games.registry import find
from vendome.table.bot_question import BotQuestion, setup_of
from vendome.table.clock import Clock
from vendome.table.idle_warning import IdleWarning
from vendome.table.problems import Refused
from vendome.table.protocol.shared_types import Frames, Status
from vendome.table.protocol.views import Patience
from vendome.table.rebuild import Log
from vendome.table.snapshot import Snapshot
from vendome.table.storage.store import MoveRow, SeatRow, Stored
from vendome.table.table_session import TableSession
from vendome.table.tokens import Viewer, matches
from vendome.table.workers.fair_queue import Lane, Place

LOOKED_LATELY = 30.0  # seconds: whoever called so long ago is taken to look still


class Listener(Protocol):
    """Whoever is sent every change of a table: a socket."""

    viewer: Viewer
    address: str
    frames: Frames
    last_sent: Snapshot | None  # the view from which its next patch goes on
    updates_sent: int

    def send(self, message: str) -> None: ...

    def dismiss(self, refused: Refused) -> None:
        """Say why, and close."""

    def moved(self) -> None:
        """The table is in another process now: look for it again."""


class Room:
    """One table. Everything that changes it happens under its lock, after the store has it."""

    def __init__(
        self, stored: Stored, patience: Patience, clock: Clock | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.row, self.seats = stored.row, stored.seats
        self.patience = patience
        self.chat, self.lines_said = stored.chat, stored.lines_said
        self.clock = clock or Clock()
        self.now = now  # for times that only this process compares
        self.lock = asyncio.Lock()
        self.is_closed = False  # nobody uses this room any more
        self.is_moved = False  # another process has the table now
        self.is_behind = False  # whether the log may have more than we know, see `House.changing`
        self.listeners: set[Listener] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}  # by seat: a bot at work
        self.is_paused = False  # bots have something to do, but wait until somebody looks
        self.obstacle: Refused | None = None  # why nothing can go on at this table …
        self.unplayed: list[MoveRow] | None = None  # … and the moves of a game that can't be played
        self._session: TableSession | None = None  # None while the table waits, and if there is an obstacle
        self.asked_at = self.row.asked_at  # when the present question was asked
        self.last_used = now()
        self.last_look = self.last_look_of_player = float("-inf")
        self.address = ""  # whose table it is: of the player who called last
        self._last_seen = {seat.seat: now() for seat in self.seats}
        self._sockets: Counter[int] = Counter()
        self.commitment = self.proof.commitment
        self.is_dealing = False  # the host has started the game, and it waits for the players' words
        self.all_words_told = asyncio.Event()  # or the game has begun without the rest
        self.beginning: asyncio.Task[None] | None = None  # begins the game, when the company plays again
        self.warnings: dict[int, IdleWarning] = {}  # by seat: players who do not answer
        self._here_at: dict[int, float] = {}  # by seat: when its player last said "I am here"

    def close(self) -> None:
        """The room is no longer used. A bot at work is told so."""
        self.is_closed = True
        for seat in list(self.warnings):
            self.end_warning(seat)
        for task in self.thinking.values():
            task.cancel()
        self.thinking.clear()
        if self.beginning is not None:
            self.beginning.cancel()

    # -- the game -------------------------------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        return setup_of(self.row.game, self.row.options)

    def check_rules(self) -> None:
        """Refused, if the table plays by other rules than ours."""
        ours, its = find(self.row.game).version, self.row.rules
        if its < ours:
            raise Refused("table-of-older-rules", its=its, ours=ours)
        if its > ours:
            raise Refused("table-of-newer-rules", its=its, ours=ours)

    def block(self, obstacle: Refused, moves: Iterable[MoveRow]) -> None:
        """The game can't be played: everyone who asks is told why."""
        self.obstacle, self.unplayed = obstacle, sorted(moves, key=lambda move: move.ply)

    def check_playable(self) -> None:
        if self.obstacle is not None:
            raise self.obstacle

    @property
    def proof(self) -> Proof:
        words, hashes = (tuple(getattr(seat, name) for seat in self.seats) for name in ("word", "word_hash"))
        return Proof(self.row.seed, self.row.nonce, words, hashes)

    @property
    def is_settled(self) -> bool:
        """Nobody can sit down any more. Only then may a device tell its word: a guest who came later could choose a
        word to go with it."""
        is_full = all(seat.kind != "open" for seat in self.seats)
        return is_full or self.is_dealing or any(seat.word for seat in self.seats)

    @property
    def words_due(self) -> list[int]:
        """The seats whose words are asked for now."""
        if self.has_begun or not self.is_settled:
            return []
        return [seat.seat for seat in self.seats if seat.word_hash and not seat.word]

    def log(self, moves: Sequence[tuple[int, str]] = (), bots: Iterable[int] = ()) -> Log:
        """The game with these moves; `bots` are the seats whose witness is wanted."""
        row, names = self.row, [seat.name for seat in self.seats]
        return Log(row.game, row.options, self.proof, names, row.settings.memory, list(moves), list(bots))

    def begin(self, session: TableSession | None = None) -> None:
        """The game is at its start, or as far as this session is."""
        self._session = session or self.log().new_session
        self.all_words_told.set()

    def play(self, seat: int, move: str, at: float) -> None:
        """Make a move that the store has."""
        self.thinking.pop(seat, None)  # a bot that was at work on this answer is too late
        self.end_warning(seat)
        session = self.session
        try:
            session.play(seat, move)
        except VendomeError as error:
            raise Refused("unplayable", reason=str(error)) from None
        if session.asked_after == session.moves_made:  # a new question, not one that others still answer
            self.asked_at = at

    @property
    def has_begun(self) -> bool:
        return self.row.status != "waiting"

    @property
    def has_session(self) -> bool:
        return self._session is not None

    @property
    def session(self) -> TableSession:
        """The game that goes on, or is over; Refused while the table waits, and if it can't be played."""
        self.check_playable()
        if self._session is None:
            raise Refused("not-started")
        return self._session

    @property
    def status(self) -> Status:
        if self._session is None:
            return "waiting"
        return "finished" if self._session.finished else "playing"

    # -- bots -----------------------------------------------------------------------------------------

    def bot_question(self, witness: Witness, ply: int, level: str) -> BotQuestion:
        """What a bot is asked when it is to answer for a seat. Every ply of a seat has its own random numbers."""
        stream = 1 + witness.seat + len(self.seats) * ply
        return BotQuestion.of(witness, level, int(self.row.bot_seed, 16) >> 1, stream)

    @property
    def bots(self) -> list[int]:
        """The seats that a bot answers for."""
        return [seat for seat in range(len(self.seats)) if self.is_bot(seat)]

    @property
    def has_people(self) -> bool:
        return any(seat.has_person for seat in self.seats)

    @property
    def place(self) -> Place:
        """How urgent it is what this table's bots are asked, and whose turn that is."""
        return Place(self.lane, self.address, self.row.id)

    @property
    def lane(self) -> Lane:
        since = self.now() - LOOKED_LATELY
        if self._sockets.total() or self.last_look_of_player > since:
            return Lane.PERSON
        return Lane.WATCHED if self.listeners or self.last_look > since else Lane.NOBODY

    # -- who may do what ------------------------------------------------------------------------------

    def viewer(self, hashed: str) -> Viewer:
        """Who has the token with this hash; empty without one. Every token of the table is compared, so that the time
        it takes says nothing."""
        if not hashed:
            return Viewer()
        viewer = self._holder_of(hashed)
        if viewer == Viewer():
            raise Refused("wrong-token")
        return viewer

    def _holder_of(self, hashed: str) -> Viewer:
        is_host = matches(hashed, self.row.host)
        own = [seat.seat for seat in self.seats if matches(hashed, seat.token)]
        return Viewer(own[0] if own else None, is_host, hashed)

    def recognised(self, viewer: Viewer) -> Viewer:
        """Who this viewer is now: somebody else may have become the host. Refused, if the seat is no longer theirs."""
        if viewer.token is None:
            return viewer
        now = self._holder_of(viewer.token)
        if now.seat != viewer.seat:
            raise Refused("wrong-token")
        return now

    @property
    def host_seat(self) -> int | None:
        """The seat that hosts; None if the host's token is no seat's."""
        return next((seat.seat for seat in self.seats if seat.token == self.row.host), None)

    def check_may_look(self, viewer: Viewer) -> None:
        """Refused, if the table is private and the viewer a stranger. Before the game anyone with the link may look."""
        self.check_playable()
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
        others = [seat for seat in self.seats if seat.seat != viewer.seat]
        return self.row.settings.hints or not any(seat.kind == "open" or seat.has_person for seat in others)

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

    def dismiss(self, seat: int, refused: Refused) -> None:
        """The sockets of a seat are told why, and are sent nothing else."""
        for listener in [listener for listener in self.listeners if listener.viewer.seat == seat]:
            self.listeners.discard(listener)
            listener.dismiss(refused)

    def recognise_listeners(self) -> None:
        """Seats or the host have changed: so may have who listens."""
        for listener in list(self.listeners):
            try:
                listener.viewer = self.recognised(listener.viewer)
            except Refused as refused:
                self.listeners.discard(listener)
                listener.dismiss(refused)

    def note_presence(self, viewer: Viewer) -> None:
        """Somebody has called or connected, or has just left."""
        self.last_used = self.now()
        if viewer.seat is not None:
            self._last_seen[viewer.seat] = self.last_used

    def note_look(self, viewer: Viewer, address: str) -> None:
        """Somebody has called about this table, or listens to it."""
        self.last_look = self.now()
        if viewer != Viewer():
            self.last_look_of_player = self.last_look
        if viewer != Viewer() or not self.address:
            self.address = address

    def connected(self, seat: int) -> bool:
        return self._sockets[seat] > 0

    def away(self, seat: int) -> float | None:
        """For how many seconds a person has been gone; None for a bot, an empty seat or someone who is there."""
        if not self.seats[seat].has_person or self.connected(seat):
            return None
        return self.now() - self._last_seen[seat]

    # -- who is idle ----------------------------------------------------------------------------------

    def idle_for(self, seat: int) -> float:
        """For how many seconds a player who is asked has let the others wait."""
        return self.clock.now() - max(self.asked_at, self._here_at.get(seat, 0.0))

    def note_here(self, seat: int) -> None:
        """Its player says "I am here": all the time to think begins anew."""
        self._here_at[seat] = self.clock.now()
        self.end_warning(seat)

    def end_warning(self, seat: int) -> None:
        warning = self.warnings.pop(seat, None)
        if warning is not None:
            warning.timer.cancel()

    def votes_needed(self, seat: int) -> int:
        """How many more must ask before a bot plays for an idle player: more than half of the others, or the host."""
        warning = self.warnings[seat]
        if warning.by_host:
            return 0
        there = {other.seat for other in self.seats if self.connected(other.seat) and not other.by_bot}
        voters = [voter for voter in warning.voters if self.seats[voter].has_person]
        return max(0, len((there | set(voters)) - {seat}) // 2 + 1 - len(voters))

    @property
    def idle(self) -> bool:
        """Nobody listens, no bot thinks, and nothing is being changed."""
        return not (self.listeners or self.thinking or self.lock.locked())
