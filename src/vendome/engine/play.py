"""Playing one game from Python: the checked, friendly side of the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.layout import Cells, Words, plain
from vendome.engine.compiler.loops import States, loops_of
from vendome.engine.compiler.rng import SEED_LIMIT
from vendome.engine.contract import SPECTATOR, Game, Memory, Reason, Value
from vendome.engine.errors import BadOption, BadPlayers, IllegalMove, NotAsked, UnknownName
from vendome.engine.events import Event, unpack
from vendome.engine.masks import members


class Decision(NamedTuple):
    """A line of the log: what a seat chose."""

    seat: int
    move: str


class Chance(NamedTuple):
    """A line of the log: what the shuffle decided."""

    line: str


class Result(NamedTuple):
    scores: list[int]
    winners: list[int]
    end: str  # the number of the rule that ended the game


@dataclass(frozen=True)
class Setup:
    """A game with its number of players and its options chosen: ready to start."""

    game: Game
    players: int
    options: Mapping[str, Value]  # every option of the game

    @classmethod
    def of(cls, game: Game, players: int, options: Mapping[str, object]) -> Setup:
        """Check the choices; options that are not named take their defaults."""
        if type(players) is not int or players not in game.players:
            raise BadPlayers(game.id, players, game.players[0], game.players[-1])
        chosen: dict[str, Value] = {option.name: option.default for option in game.options}
        for name, value in options.items():
            option = game.option(name)
            chosen[name] = option.choices[option.index(value)]
        return cls(game, players, chosen)

    @cached_property
    def codes(self) -> Cells:
        """The options as the compiled rules take them."""
        codes = [option.index(self.options[option.name]) for option in self.game.options]
        return np.array(codes or [0], np.int32)

    def stated(self) -> dict[str, Value]:
        """The options as a record states them: `players` and whatever is not at its default."""
        changed = {o.name: self.options[o.name] for o in self.game.options if self.options[o.name] != o.default}
        return {"players": self.players, **changed}

    def start(self, seed: int) -> Session:
        """A new game whose chance is a function of the seed."""
        if not 0 <= seed < SEED_LIMIT:
            raise BadOption(f"a seed is a whole number from 0 to 2**63 - 1, not {seed}")
        session = self.blank(seed)
        session.draw_chance()
        return session

    def blank(self, seed: int = 0) -> Session:
        """A new game before its first chance: the start of a replay."""
        session = Session(self)
        session.loops.do_setup(session.states, self.players, self.codes, seed)
        return session

    def result_of(self, states: States) -> Result:
        """The result of a finished game, from its state."""
        scores = np.zeros(self.players, np.int32)
        mask = loops_of(self.game).do_result(states, scores)
        return Result(scores.tolist(), members(mask), self.game.ends[int(states["end"][0])])

    def from_bytes(self, data: bytes) -> Session:
        """A game from the bytes of its state, without its log."""
        if len(data) != self.game.dtype.itemsize:
            raise BadOption(f"a state of {self.game.id} has {self.game.dtype.itemsize} bytes, not {len(data)}")
        session = Session(self)
        session.states[:] = np.frombuffer(data, self.game.dtype)
        return session


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
        # Views of single fields: reading one costs a tenth of an attribute of a NumPy struct.
        self._asked, self._due, self._end = (self.states[name] for name in ("asked", "due", "end"))
        self._event_count, self._events = self.states["event_count"], self.states["events"]
        self.log: list[Decision | Chance] = []
        self.pending: dict[int, str] = {}
        self._moves = np.zeros(len(setup.game.moves), np.int32)
        self._outcome = np.zeros(setup.game.outcome_size, np.int32)

    @property
    def state(self) -> Any:
        """The state, as the rules see it."""
        return self.states[0]

    @property
    def asked(self) -> list[int]:
        """The seats that must choose now."""
        return members(int(self._asked[0]))

    @property
    def finished(self) -> bool:
        return int(self._end[0]) >= 0

    @property
    def chance_is_due(self) -> bool:
        """Whether the game waits for a shuffle or a deal. Only during a replay: `play` lets chance happen."""
        return int(self._due[0]) != 0

    @property
    def result(self) -> Result | None:
        """Scores, winners and the rule that ended the game; None while it goes on."""
        return self.setup.result_of(self.states) if self.finished else None

    @property
    def ply(self) -> int:
        """How many decisions the log has."""
        return sum(isinstance(line, Decision) for line in self.log)

    def actions(self, seat: int) -> list[int]:
        count = self.loops.do_legal(self.states, seat, self._moves)
        return self._moves[:count].tolist()

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal moves of an asked seat (the first one, if none is named), sorted."""
        if self.finished and seat is None:
            return []
        seat = self._asked_seat(seat)
        return [self.game.moves[action] for action in self.actions(seat)]

    def play(self, move: str, seat: int | None = None) -> None:
        """An asked seat (the first one, if none is named) makes a move; chance then takes its course."""
        self.choose(move, seat)
        self.draw_chance()

    def choose(self, move: str, seat: int | None = None) -> None:
        """Make a move and leave the chance that follows it open: for replays."""
        seat = self._asked_seat(seat)
        actions = {self.game.moves[action]: action for action in self.actions(seat)}
        if move not in actions:
            raise IllegalMove(seat, move, list(actions))
        is_last = len(self.asked) == 1
        self.pending[seat] = move
        self.loops.do_apply(self.states, seat, actions[move])
        if is_last:
            self.log += [Decision(who, self.pending[who]) for who in sorted(self.pending)]
            self.pending = {}

    def draw_chance(self) -> None:
        """Let chance decide, from the state's own generator, until a seat is asked or the game is over."""
        while self.chance_is_due:
            self.draw()

    def draw(self) -> None:
        """Let the due chance have an outcome from the state's own generator."""
        size = self.loops.do_draw(self.states, self._outcome)
        self.happen(self._outcome[:size].tolist())

    def happen(self, outcome: Sequence[int]) -> None:
        """Let the due chance have this outcome."""
        self.log.append(Chance(self.game.chance.write(self.state, outcome)))
        self.loops.do_happen(self.states, np.array(outcome, np.int32), len(outcome))

    @property
    def events(self) -> list[Event]:
        """What happened since the last decision; all of it is public."""
        return [unpack(packed) for packed in self._events[0, : self._event_count[0]].tolist()]

    def redacted(self, seat: int) -> States:
        """A copy of the state as a seat (or SPECTATOR) knows it: the rest is blanked."""
        # As bytes: NumPy copies structured arrays field by field.
        known = np.frombuffer(bytearray(self.states.tobytes()), self.game.dtype)
        self.loops.do_redact(known, self._seat(seat, spectator=True))
        return known

    def known_to(self, seat: int) -> Session:
        """This game as a seat (or SPECTATOR) knows it, its log left out."""
        known = Session(self.setup)
        known.states[:] = self.redacted(seat)
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
        """What a seat knows, as a tensor; `game.observation.FIELDS` says what each number means."""
        out = np.zeros(self.game.observation.SIZE, np.float32)
        self.loops.do_observe(self.states, self._seat(seat), out)
        return out

    def why_not(self, seat: int, move: str) -> Reason | None:
        """Why a seat can't make a move now; None if it can. From what the seat knows: it tells no secret."""
        if move not in self.game.moves:
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

    def clone(self) -> Session:
        twin = Session(self.setup)
        twin.states[:] = self.states
        twin.log = list(self.log)
        twin.pending = dict(self.pending)
        return twin

    def to_bytes(self) -> bytes:
        """The state's bytes; `Setup.from_bytes` reads them."""
        return self.states.tobytes()

    def _seat(self, seat: int, *, spectator: bool = False) -> int:
        known = [*range(self.setup.players)]
        if seat not in known and not (spectator and seat == SPECTATOR):
            raise UnknownName("seat", seat, known)
        return seat

    def _asked_seat(self, seat: int | None) -> int:
        asked = self.asked
        if seat is None and asked:
            return asked[0]
        if seat is None or self._seat(seat) not in asked:
            raise NotAsked(-1 if seat is None else seat, asked)
        return seat
