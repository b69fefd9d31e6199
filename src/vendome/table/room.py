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
from vendome.table.protocol.shared_types import Frames, Reaction, Status
from vendome.table.protocol.views import Patience, Reacted
from vendome.table.rebuild import Log
from vendome.table.snapshot import Snapshot
from vendome.table.storage.rows import MoveRow, SeatRow, TableSettings, standing
from vendome.table.storage.stored import Stored
from vendome.table.table_session import TableSession
from vendome.table.table_time import TableTime
from vendome.table.take_back_request import TakeBackRequest
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
        self.patience = patience
        self.take_over(stored)
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
        self.look = asyncio.Event()  # somebody looks: bots need not wait any longer
        self.address = ""  # whose table it is: of the player who called last
        self._last_seen = {seat.seat: now() for seat in self.seats}
        self._sockets: Counter[int] = Counter()
        self.commitment = self.proof.commitment
        self.is_dealing = False  # the host has started the game, and it waits for the players' words
        self.all_words_told = asyncio.Event()  # or the game has begun without the rest
        self.beginning: asyncio.Task[None] | None = None  # begins the game, when the company plays again
        self.warnings: dict[int, IdleWarning] = {}  # by seat: players who do not answer
        self.request: TakeBackRequest | None = None  # what the others are asked to allow
        self.backs = 0  # how many moves were taken back, as far as this process knows
        self.not_allowed: int | None = None  # the ply of the last move, which they did not allow to be taken back
        self._here_at: dict[int, float] = {}  # by seat: when its player last said "I am here"
        self.came_from: dict[int, str] = {}  # by seat: the address of a guest who sat down here …
        self.turned_away: set[str] = set()  # … and those whom the host has removed. Neither is ever stored

    def take_over(self, stored: Stored) -> None:
        """What the store has, beside the moves."""
        self.row, self.seats, self.subscriptions = stored.row, stored.seats, stored.subscriptions
        self.chat, self.lines_said = stored.chat, stored.lines_said
        self.gallery, self.gallery_lines_said = stored.gallery, stored.gallery_lines_said
        self.reactions = stored.reactions
        self.time = stored.row.settings.time(stored.breaks)
        self.opening = stored.opening
        self.night = stored.night
        self.rating_changes = stored.rating_changes

    def close(self) -> None:
        """The room is no longer used. A bot at work is told so."""
        self.is_closed = True
        for seat in list(self.warnings):
            self.end_warning(seat)
        self.end_request()
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
        self.obstacle, self.unplayed = obstacle, sorted(standing(moves), key=lambda move: move.ply)

    def check_playable(self) -> None:
        if self.obstacle is not None:
            raise self.obstacle

    def check_opened(self) -> None:
        """Refused, as long as others may play the same deal: what happened here would tell them all."""
        if self.night is not None and self.night.closes_at > self.clock.now():
            raise Refused("night-goes-on")

    @property
    def proof(self) -> Proof:
        words, hashes = (tuple(getattr(seat, name) for seat in self.seats) for name in ("word", "word_hash"))
        return Proof(self.row.seed, self.row.nonce, words, hashes)

    @property
    def is_settled(self) -> bool:
        """Nobody can sit down any more. Only then may a device tell its word: a guest who came later could choose a
        word to go with it."""
        return self.is_full or self.is_dealing or any(seat.word for seat in self.seats)

    @property
    def is_full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def words_due(self) -> list[int]:
        """The seats whose words are asked for now."""
        if self.has_begun or not self.is_settled:
            return []
        return [seat.seat for seat in self.seats if seat.word_hash and not seat.word]

    def log(self, moves: Sequence[tuple[int, str | None]] = (), bots: Iterable[int] = ()) -> Log:
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
        self.end_request()
        self.not_allowed = None
        self.time.answered(seat, self.asked_at, at)
        if session.asked_after == session.moves_made:  # a new question, not one that others still answer
            self.asked_at = at

    def take_back(self, seat: int, time: TableTime, asked_at: float) -> None:
        """Take a seat's last move back, as the store has it: with the clock without it, and when its question was
        asked. Bots that are at work begin anew: they may have seen the move."""
        self.end_request()
        for task in self.thinking.values():
            task.cancel()
        self.thinking.clear()
        for other in list(self.warnings):
            self.end_warning(other)
        ply = self.session.last_ply(seat)
        self.reactions = [one for one in self.reactions if one.ply != ply]
        self.session.take_back(seat)
        self.not_allowed = None
        self.backs += 1
        self.time, self.asked_at = time, asked_at
        self.note_here(seat)

    def end_request(self) -> None:
        """Nobody is asked any more whether a move may be taken back."""
        if self.request is not None:
            self.request.timer.cancel()
            self.request = None

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

    # -- the clock ------------------------------------------------------------------------------------

    def count_time(self, rows: Sequence[MoveRow]) -> None:
        """What the moves that stand have used of the clock; `rows` are those of the log."""
        self.time = self._time_of(standing(rows), self.session.made, rows)

    def time_without_last(self, seat: int, rows: Sequence[MoveRow]) -> tuple[TableTime, float]:
        """The clock as if a seat had not made its last move, and when the question was asked that it answered."""
        moves, made, last = standing(rows), list(self.session.made), self.session.last_of(seat)
        del moves[last]
        _, before = made.pop(last)
        return self._time_of(moves, made, rows), self._question_at(before, rows)

    def _time_of(self, moves: Sequence[MoveRow], made: Sequence[tuple[int, int]], rows: Sequence[MoveRow]) -> TableTime:
        time = self.row.settings.time(self.time.breaks)
        for move, (_, before) in zip(moves, made, strict=True):
            if move.at >= self.row.asked_at:  # otherwise it came before this clock was set
                time.answered(move.seat, self._question_at(before, rows), move.at)
        return time

    def _question_at(self, before: int, rows: Sequence[MoveRow]) -> float:
        """When the question was asked before which so many rows were written; or when the clock was set, later."""
        return max(self.row.asked_at, rows[before - 1].at if before else 0.0)

    def set_clock(self, settings: TableSettings, at: float | None) -> None:
        """New settings; if `at` is given, with a clock that counts from then on."""
        self.row.settings = settings
        if at is not None:
            self.row.asked_at = self.asked_at = at
            self.row.due_at = None if settings.clock is None else at + settings.clock
        if at is not None or not self.has_begun:
            self.time = settings.time(self.time.breaks)

    def ends_at(self, seat: int) -> float | None:
        """When this seat's time to answer is up. None, if no time runs out for it now."""
        if self.time.seconds is None or self._session is None or seat not in self._session.asked or self.is_bot(seat):
            return None
        return self.time.ends_at(seat, self.asked_at)

    def time_is_up(self, seat: int) -> bool:
        end = self.ends_at(seat)
        return end is not None and self.clock.now() >= end

    def time_left(self, seat: int) -> float | None:
        """What a person has left: of the question they are asked, or of their bank."""
        if self.time.seconds is None or not self.seats[seat].has_person:
            return None
        if self._session is not None and seat in self._session.asked:
            return self.time.left(seat, self.asked_at, self.clock.now())
        return self.time.bank(seat) if self.time.kind == "bank" else None

    @property
    def ends(self) -> list[float]:
        """When the times run out that run now, and when the breaks end."""
        if self.time.seconds is None or self._session is None:
            return []
        times = [end for end in map(self.ends_at, self._session.asked) if end is not None]
        return times + self.time.ends_of_breaks(self.clock.now())

    def due_after(self, now: float) -> float | None:
        """Before that nobody's time is up and no break ends, whoever is asked after the answer that comes now. None
        without a clock."""
        if self.time.seconds is None:
            return None
        least = float(self.time.seconds)
        if self.time.kind == "bank":
            lefts = [left for left in (self.time_left(seat.seat) for seat in self.seats) if left is not None]
            least = self.time.increment + min(lefts, default=0.0)
        return min([now + least, *self.time.ends_of_breaks(now)])

    def earlier_due(self, at: float | None) -> float | None:
        """What is noted as due, if something is due at this time besides."""
        return min((due for due in (at, self.row.due_at) if due is not None), default=None)

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
    def is_played_to_the_end(self) -> bool:
        """Also when everybody has left: the game is rated for them all the same."""
        return self.row.settings.rated and any(seat.kind == "human" for seat in self.seats)

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
    def is_rated_now(self) -> bool:
        """Whether a rated game goes on here: nobody may change what the others have agreed to by sitting down."""
        return self.row.settings.rated and self.status == "playing"

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
        if viewer.seat is None or self.night is not None or self.row.settings.rated:
            return False
        others = [seat for seat in self.seats if seat.seat != viewer.seat]
        return self.row.settings.hints or not any(seat.kind == "open" or seat.has_person for seat in others)

    def may_see_gallery(self, viewer: Viewer) -> bool:
        """What spectators say could help a player, so it waits until the game is over."""
        settings = self.row.settings
        is_open = self.has_begun and settings.spectators and settings.gallery != "off"
        return is_open and (viewer.seat is None or self.status == "finished")

    def note_reaction(self, ply: int, seat: int, reaction: Reaction | None) -> None:
        """How a seat takes a move now. What the story no longer tells is in the store alone."""
        told = self.session.plies_told
        others = [one for one in self.reactions if one.ply in told and (one.ply, one.seat) != (ply, seat)]
        self.reactions = others if reaction is None else [*others, Reacted(ply, seat, reaction)]

    # -- strangers ------------------------------------------------------------------------------------

    @property
    def is_listed(self) -> bool:
        """Whether anyone may find this table."""
        return self.opening is not None and self.opening.is_listed

    @property
    def is_attended(self) -> bool:
        """Whether somebody is there who can begin the game: the host; of one that begins by itself any player."""
        if self.opening is not None and self.opening.by_itself:
            return self._sockets.total() > 0
        return any(listener.viewer.is_host for listener in self.listeners)

    def turn_away(self, seat: int) -> None:
        """Whom the host has removed from an open table does not come back under another name."""
        address = self.came_from.pop(seat, "")
        if address and self.opening is not None:
            self.turned_away.add(address)

    def check_not_turned_away(self, address: str) -> None:
        if address in self.turned_away:
            raise Refused("turned-away")

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
        self.look.set()
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
