"""Twins of a game: the same up to now, with another chance ahead."""

from collections.abc import Iterator, Sequence

import numpy as np

from vendome.engine.compiler.loops import States, loops_of
from vendome.engine.compiler.rng import choice, generator
from vendome.engine.play import Setup
from vendome.engine.session import copy_states

USUAL = 16  # twins of one step: more take longer, fewer leave luck of their own in the figures


class Twins:
    """Every state that is given is the twins' own until the next one."""

    def __init__(self, setup: Setup, seed: int, number: int = USUAL) -> None:
        self.setup, self.number = setup, number
        self.rng = generator(seed)
        self.states: States = np.zeros(1, setup.game.dtype)
        self.outcome = np.zeros(setup.game.outcome_size, np.int32)

    def starts(self) -> Iterator[States]:
        """Other deals of the same game."""
        for _ in range(self.number):
            yield self.setup.start(self.seed()).states

    def after(self, states: States, seat: int, action: int) -> Iterator[States]:
        """What may come of a decision, up to the next question, as far as chance has a say in it."""
        return self.after_each(states, seat, [action] * self.number)

    def after_each(self, states: States, seat: int, actions: Sequence[int]) -> Iterator[States]:
        """A twin for each of these decisions: of a seat that would not always decide alike."""
        loops = loops_of(self.setup.game)
        for action in actions:
            copy_states(self.states, states)
            loops.do_reshuffle(self.states, self.rng)
            loops.direct.do_apply(self.states, seat, action)
            self.let_chance_happen()
            yield self.states

    def let_chance_happen(self) -> None:
        direct = loops_of(self.setup.game).direct
        while self.states["due"][0]:
            size = direct.do_draw(self.states, self.outcome)
            direct.do_happen(self.states, self.outcome, size)

    def seed(self) -> int:
        return choice(self.rng, 1 << 31) << 31 | choice(self.rng, 1 << 31)
