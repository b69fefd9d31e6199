"""What each move of a seat is worth to every seat, by a judge."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.layout import Words
from vendome.engine.compiler.loops import States, loops_of
from vendome.engine.compiler.rng import choice, generator
from vendome.engine.contract import Game
from vendome.engine.session import copy_states
from vendome.luck.judge import Judge

HALVES = 2
LUCK = 1 << 30  # how many seeds a draw may have

Values = NDArray[np.float64]  # by half, move and seat


class Appraiser:
    """Makes each move on a copy of the position and asks the judge.

    What no seat knows is shuffled before the move, so that no move is praised for luck that is still to come. All of it
    is done twice, with other luck: whoever picks a best move by one half and reads its value from the other is not
    fooled by luck. Within one draw, all moves have the same luck.
    """

    def __init__(self, game: Game, judge: Judge, draws: int) -> None:
        self.loops, self.judge, self.draws = loops_of(game), judge, draws
        self.start: States = np.zeros(1, game.dtype)
        self.after: States = np.zeros(1, game.dtype)
        self.outcome = np.zeros(game.outcome_size, np.int32)

    def appraise(self, states: States, seat: int, actions: Sequence[int], rng: Words) -> Values:
        """`states` is a full position that asks the seat; it stays as it is."""
        players, seed = int(states[0]["players"]), choice(rng, LUCK)
        values = np.zeros((HALVES, len(actions), players))
        for nth in range(HALVES * self.draws):
            copy_states(self.start, states)
            self.loops.do_reshuffle(self.start, generator(seed, nth))
            for i, action in enumerate(actions):
                values[nth % HALVES, i] += self.after_move(seat, action)
        return values / self.draws

    def after_move(self, seat: int, action: int) -> NDArray[np.float64]:
        copy_states(self.after, self.start)
        self.loops.direct.do_apply(self.after, seat, action)
        while self.after[0]["due"]:
            size = self.loops.direct.do_draw(self.after, self.outcome)
            self.loops.direct.do_happen(self.after, self.outcome, size)
        return self.judge.chances(self.after)
