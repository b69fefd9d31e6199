"""What one seat has seen of a game: all that a bot is given.

A witness keeps every position as the seat knew it, redacted the moment it is seen. What others did is in
the public events of those states; what the seat itself chose in secret stands in `own`.
"""

import numpy as np

from vendome.engine.compiler.layout import Cells
from vendome.engine.compiler.loops import States, loops_of
from vendome.engine.play import Session, Setup
from vendome.engine.session import copy_states

NO_ACTION = -1


class Witness:
    """One seat's memory of a game, from the first position it saw to the present one."""

    def __init__(self, setup: Setup, seat: int) -> None:
        self.setup = setup
        self.game = setup.game
        self.seat = seat
        self.length = 0
        self._states: States = np.zeros(64, setup.game.dtype)
        self._own: Cells = np.full(64, NO_ACTION, np.int32)
        self._moves: Cells = np.zeros(len(setup.game.moves), np.int32)

    @classmethod
    def recalled(cls, setup: Setup, seat: int, states: bytes, own: bytes) -> "Witness":
        """A witness from the bytes of its `states` and its `own`, as sent from another process."""
        witness = cls(setup, seat)
        witness._states = np.frombuffer(bytearray(states), setup.game.dtype)
        witness._own = np.frombuffer(bytearray(own), np.int32)
        witness.length = len(witness._states)
        return witness

    @property
    def states(self) -> States:
        """Every position the seat saw, oldest first; the last one is now."""
        return self._states[: self.length]

    @property
    def own(self) -> Cells:
        """For every position, the action the seat itself took there, or NO_ACTION."""
        return self._own[: self.length]

    def see(self, session: Session, action: int = NO_ACTION) -> None:
        """Look at the table again: at the start, and after every decision. `action` is the seat's own, if it
        was the one that decided."""
        self.see_state(session.states, action)

    def see_state(self, states: States, action: int = NO_ACTION) -> None:
        """The same for a game that is no session: an array of its one state."""
        if self.length == len(self._states):
            self._states = np.concatenate([self._states, np.zeros_like(self._states)])
            self._own = np.concatenate([self._own, np.full_like(self._own, NO_ACTION)])
        if self.length > 0:
            self._own[self.length - 1] = action
        now = self._states[self.length : self.length + 1]
        copy_states(now, states)
        loops_of(self.game).do_redact(now, self.seat)
        self.length += 1

    @property
    def actions(self) -> list[int]:
        """The seat's legal actions now."""
        now = self._states[self.length - 1 : self.length]
        count = loops_of(self.game).do_legal(now, self.seat, self._moves)
        return self._moves[:count].tolist()
