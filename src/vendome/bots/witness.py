"""What one seat has seen of a game: all that a bot is given.

A witness keeps every position as the seat knew it, redacted the moment it is seen. What others did is in
the public events of those records; what the seat itself chose in secret stands in `own`.
"""

import numpy as np

from vendome.engine.layout import Cells
from vendome.engine.loops import States
from vendome.engine.play import Setup, State

NO_ACTION = -1


class Witness:
    """One seat's memory of a game, from the first position it saw to the present one."""

    def __init__(self, setup: Setup, seat: int) -> None:
        self.setup = setup
        self.game = setup.game
        self.seat = seat
        self.length = 0
        self._records: States = np.zeros(64, setup.game.state)
        self._own: Cells = np.full(64, NO_ACTION, np.int32)
        self._moves: Cells = np.zeros(len(setup.game.moves), np.int32)

    @classmethod
    def recalled(cls, setup: Setup, seat: int, records: bytes, own: bytes) -> "Witness":
        """A witness from the bytes of its `records` and its `own`, as sent from another process."""
        witness = cls(setup, seat)
        witness._records = np.frombuffer(bytearray(records), setup.game.state)
        witness._own = np.frombuffer(bytearray(own), np.int32)
        witness.length = len(witness._records)
        return witness

    @property
    def records(self) -> States:
        """Every position the seat saw, oldest first; the last one is now."""
        return self._records[: self.length]

    @property
    def own(self) -> Cells:
        """For every position, the action the seat itself took there, or NO_ACTION."""
        return self._own[: self.length]

    def see(self, state: State, action: int = NO_ACTION) -> None:
        """Look at the table again: at the start, and after every decision. `action` is the seat's own, if it
        was the one that decided."""
        if self.length == len(self._records):
            self._records = np.concatenate([self._records, np.zeros_like(self._records)])
            self._own = np.concatenate([self._own, np.full_like(self._own, NO_ACTION)])
        if self.length > 0:
            self._own[self.length - 1] = action
        now = self._records[self.length : self.length + 1]
        now[:] = state.cells
        state.loops.do_redact(now, self.seat)
        self.length += 1

    @property
    def known(self) -> State:
        """The present, as the seat knows it."""
        state = State(self.setup)
        state.cells[:] = self._records[self.length - 1]
        return state

    @property
    def actions(self) -> list[int]:
        """The seat's legal actions now."""
        return self.known.actions(self.seat)
