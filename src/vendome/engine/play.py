"""Playing one game from Python: the checked, friendly side of the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vendome.engine.contract import SPECTATOR, Game, Memory, Value
from vendome.engine.errors import BadOption, BadPlayers, IllegalMove, NotAsked, UnknownName
from vendome.engine.events import Event, unpack
from vendome.engine.layout import Cells, Words
from vendome.engine.loops import States, loops_of
from vendome.engine.rng import SEED_LIMIT


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

    def start(self, seed: int) -> State:
        """A new game whose chance is a function of the seed."""
        if not 0 <= seed < SEED_LIMIT:
            raise BadOption(f"a seed is a whole number from 0 to 2**63 - 1, not {seed}")
        state = self.blank(seed)
        state.draw_chance()
        return state

    def blank(self, seed: int = 0) -> State:
        """A new game before its first chance: the start of a replay."""
        state = State(self)
        state.loops.do_setup(state.cells, self.players, self.codes, seed)
        return state

    def result_of(self, cells: States) -> Result:
        """The result of a finished game's record."""
        scores = np.zeros(self.players, np.int32)
        mask = loops_of(self.game).do_result(cells, scores)
        winners = [seat for seat in range(self.players) if mask >> seat & 1]
        return Result(scores.tolist(), winners, self.game.ends[int(cells["end"][0])])

    def load(self, data: bytes) -> State:
        """A game saved by `State.save`, without its log."""
        if len(data) != self.game.state.itemsize:
            raise BadOption(f"a saved {self.game.id} has {self.game.state.itemsize} bytes, not {len(data)}")
        state = State(self)
        state.cells[:] = np.frombuffer(data, self.game.state)
        return state


class State:
    """A game in progress: a record, and the log of how it came about.

    A secret choice stands in the log in seat order, whatever the order of the answers: answers to a
    question that others still have to answer wait in `pending`.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = setup.game
        self.loops = loops_of(setup.game)
        self.cells: States = np.zeros(1, setup.game.state)
        # Views of single fields: reading one costs a tenth of an attribute of a NumPy record.
        self._asked, self._due, self._end = (self.cells[name] for name in ("asked", "due", "end"))
        self._told, self._events = self.cells["told"], self.cells["events"]
        self.log: list[Decision | Chance] = []
        self.pending: dict[int, str] = {}
        self._moves = np.zeros(len(setup.game.moves), np.int32)
        self._outcome = np.zeros(setup.game.outcome_size, np.int32)

    @property
    def record(self) -> Any:
        return self.cells[0]

    @property
    def asked(self) -> list[int]:
        """The seats that must choose now."""
        mask = int(self._asked[0])
        return [seat for seat in range(self.setup.players) if mask >> seat & 1]

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
        return self.setup.result_of(self.cells) if self.finished else None

    @property
    def ply(self) -> int:
        """How many decisions the log has."""
        return sum(isinstance(line, Decision) for line in self.log)

    def actions(self, seat: int) -> list[int]:
        count = self.loops.do_legal(self.cells, seat, self._moves)
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
        self.loops.do_apply(self.cells, seat, actions[move])
        if is_last:
            self.log += [Decision(who, self.pending[who]) for who in sorted(self.pending)]
            self.pending = {}

    def draw_chance(self) -> None:
        """Let chance decide, from the record's own generator, until a seat is asked or the game is over."""
        while self.chance_is_due:
            self.draw()

    def draw(self) -> None:
        """Let the due chance have an outcome from the record's own generator."""
        size = self.loops.do_draw(self.cells, self._outcome)
        self.happen(self._outcome[:size].tolist())

    def happen(self, outcome: Sequence[int]) -> None:
        """Let the due chance have this outcome."""
        self.log.append(Chance(self.game.text.chance(self.record, outcome)))
        self.loops.do_happen(self.cells, np.array(outcome, np.int32), len(outcome))

    @property
    def events(self) -> list[Event]:
        """What happened since the last decision; all of it is public."""
        return [unpack(packed) for packed in self._events[0, : self._told[0]].tolist()]

    def redacted(self, seat: int) -> States:
        """A copy of the record as a seat (or SPECTATOR) knows it: the rest is blanked."""
        # As bytes: NumPy copies structured arrays field by field.
        cells = np.frombuffer(bytearray(self.cells.tobytes()), self.game.state)
        self.loops.do_redact(cells, self._seat(seat, spectator=True))
        return cells

    def known_to(self, seat: int) -> State:
        """This game as a seat (or SPECTATOR) knows it, its log left out."""
        known = State(self.setup)
        known.cells[:] = self.redacted(seat)
        return known

    def view(self, seat: int = SPECTATOR, memory: Memory = "own") -> dict[str, Any]:
        """What a seat is shown, as JSON."""
        text = self.game.text
        return text.public(self.redacted(SPECTATOR)[0], memory) | text.own(self.redacted(seat)[0], seat, memory)

    def show(self, seat: int = SPECTATOR, names: Sequence[str] | None = None, memory: Memory = "own") -> str:
        """What a seat is shown, as text for a terminal."""
        names = names or [f"Seat {i}" for i in range(self.setup.players)]
        return self.game.text.show(self.redacted(seat)[0], seat, names, memory)

    def observation(self, seat: int) -> NDArray[np.float32]:
        """What a seat knows, as a tensor; the game's `knowledge.py` says what each number means."""
        out = np.zeros(self.game.observation_size, np.float32)
        self.loops.do_observe(self.cells, self._seat(seat), out)
        return out

    def resampled(self, seat: int, rng: Words) -> State:
        """A random game that looks the same to this seat, which must be playing it redacted."""
        sample = self.known_to(seat)
        self.loops.do_resample(sample.cells, seat, rng)
        return sample

    def clone(self) -> State:
        twin = State(self.setup)
        twin.cells[:] = self.cells
        twin.log = list(self.log)
        twin.pending = dict(self.pending)
        return twin

    def save(self) -> bytes:
        """The record's bytes; `Setup.load` reads them."""
        return self.cells.tobytes()

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
