"""A game in progress: the checked, friendly side of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from operator import index
from typing import TYPE_CHECKING, Any, NamedTuple, Self, SupportsIndex

import msgspec
import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.instants import Instants
from vendome.engine.compiler.layout import BaseState, Cells, Plain, Words, dtype_of, plain
from vendome.engine.compiler.loops import States, loops_of
from vendome.engine.contract import SPECTATOR, Game, Memory, Reason
from vendome.engine.errors import CantTakeBack, IllegalMove, NotAsked, Stands, UnknownName, VendomeError
from vendome.engine.events import Event, unpack
from vendome.engine.history import History
from vendome.engine.log import Chance, Decision, Log
from vendome.engine.masks import MEMBERS, members
from vendome.engine.observation import Field, as_numbers

if TYPE_CHECKING:
    from vendome.engine.play import Setup

# Where a state has what a session reads all the time: every game's begins alike.
ASKED, DUE, END, EVENT_COUNT = (
    dtype_of(BaseState).fields[name][1] // 4  # type: ignore[index]
    for name in ("asked", "due", "end", "event_count")
)


@cache
def numbers_of(game: Game) -> dict[str, int]:
    """Every move's number, by its text."""
    return {text: number for number, text in enumerate(game.moves)}


class Result(NamedTuple):
    scores: list[int]
    winners: list[int]
    end: str  # the number of the rule that ended the game


class Session:
    """A game in progress: its state, and the log of how it came about.

    A secret choice stands in the log in seat order, whatever the order of the answers: answers to a
    question that others still have to answer wait in `pending`.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = setup.game
        self.loops = loops_of(setup.game)
        self.states: States = np.zeros(1, setup.game.dtype)
        # To read a cell so costs a tenth of an attribute of a NumPy struct.
        self._cells = self.states.view(np.int32).data
        self._events = self.states["events"]
        self._log = Log(setup.game)
        self.pending: dict[int, str] = {}
        self.history = History()
        self.keeps_instants = False
        self.instants: list[bytes] = []  # the state after each of the last `events`, as far as it was kept
        self._numbers = numbers_of(setup.game)
        self._moves = np.zeros(len(setup.game.moves), np.int32)
        self._listed = self._moves.data
        self._outcome = np.zeros(setup.game.outcome_size, np.int32)

    def __repr__(self) -> str:
        """One line, from the state and the history as they are: it asks the rules nothing, so it never fails."""
        end, ends = self._cells[END], self.game.ends
        if end >= 0:
            standing = f"over ({ends[end] if end < len(ends) else '?'})"
        elif self.chance_is_due:
            standing = "chance is due"
        else:
            standing = " ".join(["asked", *map(str, self.asked)])
        moves = len(self.history.decisions)
        return f"<{self.game.id} · {self.setup.players} players · move {moves} · {standing}>"

    @property
    def state(self) -> Any:
        """The state, as the rules see it."""
        return self.states[0]

    @property
    def asked(self) -> list[int]:
        """The seats that must choose now."""
        return members(self._cells[ASKED])

    @property
    def finished(self) -> bool:
        return self._cells[END] >= 0

    @property
    def chance_is_due(self) -> bool:
        """Whether the game waits for a shuffle or a deal. Only during a replay: `play` lets chance happen."""
        return self._cells[DUE] != 0

    @property
    def result(self) -> Result | None:
        """Scores, winners and the rule that ended the game; None while it goes on."""
        return self.setup.result_of(self.states) if self.finished else None

    @property
    def ply(self) -> int:
        """How many decisions the log has."""
        return len(self.history.decisions) - len(self.pending)

    @property
    def log(self) -> list[Decision | Chance]:
        """Every decision that all could know of, and every outcome of chance."""
        return self._log.read()

    @log.setter
    def log(self, lines: Sequence[Decision | Chance]) -> None:
        self._log = Log(self.game, lines)

    def actions(self, seat: int) -> list[int]:
        """The numbers of the legal moves of an asked seat, ascending."""
        count = self.loops.direct.do_legal(self.states, seat, self._moves)
        return self._listed[:count].tolist()

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal moves of an asked seat (the first one, if none is named), sorted."""
        if self.finished and seat is None:
            return []
        texts = self.game.moves
        return [texts[action] for action in self.actions(self._asked_seat(seat))]

    def mask(self, seat: int) -> NDArray[np.int8]:
        """For every move of the game, by its number: 1 if the seat may make it now. Zeros for a seat that is not asked.

        `moves(seat)` are the texts of the ones.
        """
        mask = np.zeros(len(self.game.moves), np.int8)
        if self._seat(seat) in self.asked:
            mask[self.actions(seat)] = 1
        return mask

    def play(self, move: str | SupportsIndex, seat: int | None = None) -> None:
        """An asked seat (the first one, if none is named) makes a move; chance then takes its course.

        A move is given by its text, `"play B3"`, or by its number, its index in `game.moves`.
        """
        self.choose(move, seat)
        self.draw_chance()

    def choose(self, move: str | SupportsIndex, seat: int | None = None) -> None:
        """Make a move and leave the chance that follows it open: for replays."""
        seat = self._asked_seat(seat)
        action = self._legal_action(move, seat)
        asked = self._cells[ASKED]
        self.pending[seat] = self.game.moves[action]
        self.history.before, self.history.outcomes_before = self.to_bytes(), len(self.history.outcomes)
        self.history.decisions.append((seat, action))
        self.instants = []
        if self.keeps_instants:
            self._keep(0, self.loops.do_apply, seat, action)
        else:
            self.loops.direct.do_apply(self.states, seat, action)
        if asked == 1 << seat:  # the last to answer
            self._log.decide(sorted(self.pending.items()))
            self.pending = {}

    def draw_chance(self) -> None:
        """Let chance decide, from the state's own generator, until a seat is asked or the game is over."""
        while self._cells[DUE]:
            self.draw()

    def draw(self) -> None:
        """Let the due chance have an outcome from the state's own generator."""
        size = self.loops.direct.do_draw(self.states, self._outcome)
        self._happen(self._outcome, size)
        self.history.outcomes.append(None)

    def happen(self, outcome: Sequence[int]) -> None:
        """Let the due chance have this outcome."""
        self._happen(np.array(outcome, np.int32), len(outcome))
        self.history.outcomes.append(tuple(outcome))

    def _happen(self, outcome: Cells, size: int) -> None:
        self._log.happen(self.to_bytes(), outcome[:size].tolist())
        if self.keeps_instants:
            self._keep(self._cells[EVENT_COUNT], self.loops.do_happen, outcome, size)
        else:
            self.loops.direct.do_happen(self.states, outcome, size)

    def _keep(self, told: int, loop: Callable[..., None], *arguments: Any) -> None:
        """Let the rules change the state, and keep its instants; so many events will stand before the new ones."""
        instants = Instants(self.states)
        loop(instants.states, *arguments)
        instants.copy_to(self.states)
        self.instants += instants.of_events(told, self._cells[EVENT_COUNT])

    def undo(self) -> None:
        """Take the last decision back, and the chance that followed it.

        A secret answer that still waits for others counts as a decision. All that happened before stays as it was.
        """
        decisions = len(self.history.decisions)
        if decisions == 0:
            raise VendomeError("there is no move to take back")
        self._become(next(islice(self.retraced(), decisions - 1, None)))

    @property
    def can_take_back(self) -> list[int]:
        """The seats that can take their last decision back.

        A secret answer may be changed until all have answered; any other decision until it has revealed something or
        somebody has acted on it. So to take one back tells nobody anything.
        """
        if self.finished or not self.history.decisions:
            return []
        last = self.history.decisions[-1][0]
        can_too = [] if last in self.pending or self._has_revealed() else [last]
        return [*self.pending, *can_too]

    def why_it_stands(self, seat: int) -> Stands | None:
        """Why a seat can't take its last decision back; None if it can."""
        if self._seat(seat) in self.can_take_back:
            return None
        if self.finished:
            return "over"
        decisions = self.history.decisions
        if not any(who == seat for who, _ in decisions):
            return "none"
        return "revealed" if decisions[-1][0] == seat else "acted"

    def _has_revealed(self) -> bool:
        """Whether somebody has learnt something by the last decision: from the rules, or from chance."""
        history = self.history
        if not history.before or len(history.outcomes) > history.outcomes_before:
            return True
        dtype = self.states.dtype
        before, after = Plain(history.before, dtype), Plain(self.to_bytes(), dtype)
        return self.game.knowledge.reveals(before, history.decisions[-1][1], after)

    def take_back(self, seat: int) -> None:
        """A seat takes its last decision back, as `why_it_stands` allows it. The answers of others stay."""
        why = self.why_it_stands(seat)
        if why is not None:
            raise CantTakeBack(seat, why)
        self.drop_last_of(seat)

    def drop_last_of(self, seat: int) -> None:
        """The game without a seat's last decision, which was allowed to be taken back. It is played again from its
        start, and what others have answered since is answered again."""
        decisions = self.history.decisions
        nth = max(n for n, (who, _) in enumerate(decisions) if who == seat)
        earlier = next(islice(self.retraced(), nth, None))
        for who, action in decisions[nth + 1 :]:
            earlier.choose(action, who)
        self._become(earlier)

    def retraced(self) -> Iterator[Session]:
        """This game played again from its start: as it was before each decision, and as it is now.

        It is one session that moves on: look at it before you ask for the next.
        """
        history = self.history
        if not history.start:
            raise VendomeError("it is not known how this game began, so it can't be played again")
        session = self.setup.from_bytes(history.start)
        for seat, action in history.decisions:
            session._repeat_chance(history)
            yield session
            session.choose(action, seat)
        session._repeat_chance(history)
        yield session

    def _repeat_chance(self, history: History) -> None:
        """Let the due chance have the outcomes that it had, as far as it had any."""
        done = self.history.outcomes
        while self.chance_is_due and len(done) < len(history.outcomes):
            outcome = history.outcomes[len(done)]
            if outcome is None:
                self.draw()
            else:
                self.happen(outcome)

    @property
    def events(self) -> list[Event]:
        """What happened since the last decision; all of it is public."""
        return [unpack(packed) for packed in self._events[0, : self._cells[EVENT_COUNT]].tolist()]

    def redacted(self, seat: int, instant: bytes | None = None) -> States:
        """A copy of the state, or of an instant, as a seat (or SPECTATOR) knows it: the rest is blanked."""
        known = np.frombuffer(bytearray(instant or self.to_bytes()), self.game.dtype)  # as bytes: see `copy_states`
        self.loops.do_redact(known, self._seat(seat, spectator=True))
        return known

    def known_to(self, seat: int) -> Session:
        """This game as a seat (or SPECTATOR) knows it, its log left out."""
        known = Session(self.setup)
        copy_states(known.states, self.redacted(seat))
        return known

    def view(self, seat: int = SPECTATOR, memory: Memory = "own") -> dict[str, Any]:
        """What a seat is shown, as JSON."""
        views = self.game.views
        public = views.public(self.redacted(SPECTATOR)[0], memory)
        own = views.own(self.redacted(seat)[0], seat, memory)
        view: dict[str, Any] = msgspec.to_builtins(public) | msgspec.to_builtins(own)
        return view

    def show(self, seat: int = SPECTATOR, names: Sequence[str] | None = None, memory: Memory = "own") -> str:
        """What a seat is shown, as text for a terminal."""
        names = names or [f"Seat {i}" for i in range(self.setup.players)]
        return self.game.terminal.show(self.redacted(seat)[0], seat, names, memory)

    def observation(self, seat: int) -> NDArray[np.float32]:
        """What a seat knows, as a tensor; `observation_fields` says what each number means."""
        counts = np.zeros(len(self.setup.observation_scales), np.uint8)
        self.loops.do_observe(self.states, self._seat(seat), counts)
        return as_numbers(counts, self.setup.observation_scales)

    @property
    def observation_fields(self) -> Mapping[str, Field]:
        """The parts of an observation by name: what each is, where it lies, and by what its numbers are divided."""
        return self.setup.observation_fields

    def why_not(self, seat: int, move: str) -> Reason | None:
        """Why a seat can't make a move now; None if it can. From what the seat knows: it tells no secret."""
        if move not in self._numbers:
            raise UnknownName("move", move, self.game.moves)
        if self.result is not None:
            return Reason("over", self.result.end, "The game is over.")
        if seat in self.asked and move in self.moves(seat):
            return None
        return self.game.reasons.why_not(plain(self.redacted(seat)[0]), seat, move)

    def resampled(self, seat: int, rng: Words) -> Session:
        """A random game that looks the same to this seat, which must be playing it redacted."""
        sample = self.known_to(seat)
        self.loops.do_resample(sample.states, seat, rng)
        return sample

    def reshuffled(self, rng: Words) -> Session:
        """This game with another chance ahead of it: no seat can tell the difference. Its log is left out."""
        twin = Session(self.setup)
        copy_states(twin.states, self.states)
        self.loops.do_reshuffle(twin.states, rng)
        return twin

    def clone(self) -> Self:
        twin = type(self)(self.setup)
        twin._become(self)
        return twin

    def _become(self, other: Session) -> None:
        """Take over another game of the same setup."""
        copy_states(self.states, other.states)
        self._log = other._log.copy()
        self.pending = dict(other.pending)
        self.instants = list(other.instants)
        self.history = other.history.copy()

    def to_bytes(self) -> bytes:
        """The state's bytes; `Setup.from_bytes` reads them."""
        return self.states.tobytes()

    def _seat(self, seat: int, *, spectator: bool = False) -> int:
        known = range(self.setup.players)
        if seat not in known and not (spectator and seat == SPECTATOR):
            raise UnknownName("seat", seat, known)
        return seat

    def _legal_action(self, move: str | SupportsIndex, seat: int) -> int:
        """The number of a move, which is legal for an asked seat."""
        action, legal = self._action(move), self.actions(seat)
        if action in legal:
            return action
        texts = self.game.moves
        raise IllegalMove(seat, move if isinstance(move, str) else texts[action], [texts[number] for number in legal])

    def _action(self, move: str | SupportsIndex) -> int:
        """The number of a move; -1 for a text that no move of the game has."""
        if isinstance(move, str):
            return self._numbers.get(move, -1)
        texts = self.game.moves
        try:
            action = -1 if isinstance(move, bool) else index(move)
        except TypeError:
            action = -1
        if action not in range(len(texts)):
            raise UnknownName("move", move, [f"texts such as {texts[0]!r}, numbers from 0 to {len(texts) - 1}"])
        return action

    def _asked_seat(self, seat: int | None) -> int:
        asked = MEMBERS[self._cells[ASKED] & 255]
        if seat is None and asked:
            return asked[0]
        if seat is None or self._seat(seat) not in asked:
            raise NotAsked(-1 if seat is None else seat, asked)
        return seat


def copy_states(to: States, source: States) -> None:
    """As bytes: NumPy copies structured arrays field by field."""
    to.view(np.uint8)[:] = source.view(np.uint8)
