"""The fast path from Python: a game in numbers alone.

A playout is the field's word for a game that is played for its result and is not kept. It has no log, no words, no
undo, and chance happens by itself, so a decision is one call of compiled code: the answer, the chance that follows, the
next question. `benchmarks/playouts.py` measures it beside `Session`, which is for people and for records.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from struct import Struct
from typing import TYPE_CHECKING, Self

import numpy as np

from vendome.engine.compiler.loops import ACTIONS, REFUSED, SEAT, States, loops_of
from vendome.engine.compiler.rng import checked_seed
from vendome.engine.errors import IllegalMove, NotAsked, UnknownName, VendomeError

if TYPE_CHECKING:
    from vendome.engine.play import Setup
    from vendome.engine.session import Result, Session

FIRST_ACTION = ACTIONS * np.dtype(np.int32).itemsize  # where it stands in a question, in bytes


@cache
def readers(most: int) -> list[Callable[[memoryview, int], tuple[int, ...]]]:
    """For each number of cells: what reads so many at once. (A tuple by `struct` takes a third of a list by NumPy.)"""
    return [Struct(f"{count}i").unpack_from for count in range(most + 1)]


class Playout:
    """One game, to be driven by a program: look at `seat` and `actions`, then `step`, until it is `finished`.

    It plays the very same game as a `Session` of the same seed. Seats that choose in secret are asked one after the
    other, in seat order; what they answer is told to nobody before all have answered.
    """

    __slots__ = (
        *("_cells", "_memory", "_outcome", "_question", "_read", "_states", "_step"),
        *("actions", "finished", "seat", "setup"),
    )

    seat: int  # who is asked now; -1 when the game is over
    actions: tuple[int, ...]  # the numbers of the legal moves, ascending: indices into `Game.moves`
    finished: bool

    def __init__(self, setup: Setup, seed: int) -> None:
        self._lay_out(setup)
        self.reset(seed)

    def _lay_out(self, setup: Setup) -> None:
        """Take memory, and every way of looking at it that is needed later: NumPy takes its time to make one."""
        game = setup.game
        self.setup = setup
        memory = bytearray(game.dtype.itemsize)
        self._memory = memoryview(memory)
        self._states: States = np.frombuffer(memory, game.dtype)
        self._question = np.zeros(ACTIONS + len(game.moves), np.int32)
        self._cells = self._question.data
        self._outcome = np.zeros(game.outcome_size, np.int32)
        self._read = readers(len(game.moves))

    def __repr__(self) -> str:
        standing = "over" if self.finished else f"asked {self.seat}"
        return f"<{self.setup.game.id} · {self.setup.players} players · {standing}>"

    def step(self, action: int) -> None:
        """The asked seat makes the move of this number; chance then takes its course, and the next seat is asked.

        A number that is not among the `actions` is refused, and changes nothing. (Of a fraction the whole part counts.)
        """
        try:
            count = self._step(self._states, action, self._question, self._outcome)
        except (TypeError, ValueError, OverflowError):  # it is no number at all, or too long for one
            raise self._refusal(action) from None
        if count < 1:
            if count == REFUSED:
                raise self._refusal(action)
            self.finished = True
        self.seat = self._cells[SEAT]
        self.actions = self._read[count](self._cells, FIRST_ACTION)

    @property
    def result(self) -> Result | None:
        """Scores, winners and the rule that ended the game; None while it goes on."""
        return self.setup.result_of(self._states) if self.finished else None

    def reset(self, seed: int) -> None:
        """Begin a new game, in the same memory: cheaper than another playout."""
        setup = self.setup
        seed = checked_seed(seed)
        self._memory[:] = bytes(len(self._memory))  # the same bytes as a session's: no events of the last game
        loops_of(setup.game).direct.do_setup(self._states, setup.players, setup.codes, seed)
        self._ask()

    def load(self, data: bytes) -> None:
        """Go on from a position that `to_bytes` gave, of this or another playout or session of the same setup."""
        self._memory[:] = self.setup.checked_bytes(data)
        self._ask()

    def to_bytes(self) -> bytes:
        """The state's bytes, for `load` and for `Setup.from_bytes`."""
        return self._states.tobytes()

    def session(self) -> Session:
        """This position as a session, with views, observations and words; its log begins here."""
        return self.setup.from_bytes(self.to_bytes())

    def clone(self) -> Self:
        """A second game that goes on from here by itself."""
        twin = type(self).__new__(type(self))
        twin._lay_out(self.setup)
        twin._memory[:] = self._memory
        twin._cells[:] = self._cells
        twin.seat, twin.actions, twin.finished, twin._step = self.seat, self.actions, self.finished, self._step
        return twin

    def _ask(self) -> None:
        """Ask the first question of this position. (From here to the next `reset` or `load` the game is compiled, or
        interpreted, as it is now.)"""
        direct = loops_of(self.setup.game).direct
        count = direct.do_ask(self._states, self._question, self._outcome)
        self._step = direct.do_step
        self.finished = count == 0
        self.seat = self._cells[SEAT]
        self.actions = self._read[count](self._cells, FIRST_ACTION)

    def _refusal(self, action: int) -> VendomeError:
        texts = self.setup.game.moves
        if self.finished:
            return NotAsked(self.seat, [])
        if action not in range(len(texts)):
            return UnknownName("move", action, [f"numbers from 0 to {len(texts) - 1}"])
        return IllegalMove(self.seat, texts[int(action)], [texts[legal] for legal in self.actions])
