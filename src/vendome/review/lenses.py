"""What a seat could infer at each moment of a game, from what it saw and nothing else."""

from collections.abc import Iterator

import numpy as np
from msgspec import Struct

from vendome.bots.search.searcher import Searcher
from vendome.bots.witness import NO_ACTION, Witness
from vendome.engine.compiler.loops import loops_of
from vendome.engine.compiler.rng import generator
from vendome.engine.contract import Lens
from vendome.engine.mind import States
from vendome.engine.play import Setup
from vendome.engine.session import Session, copy_states
from vendome.luck.meter import questions_of

WORLDS = 600  # games that are imagined for each moment
SEED = 0  # the same is always inferred from the same


def sights_of(session: Session, seat: int) -> Iterator[Struct]:
    """Before each decision of a game, and at its end. The game must have a lens."""
    reader = LensReader(session.setup, seat)
    decisions = [(NO_ACTION, NO_ACTION), *session.history.decisions]
    for (who, action), states in zip(decisions, questions_of(session), strict=True):
        yield reader.see(states, action if who == seat else NO_ACTION)


class LensReader:
    """Goes along with one seat."""

    def __init__(self, setup: Setup, seat: int, worlds: int = WORLDS) -> None:
        assert setup.game.lens is not None
        self.lens: Lens = setup.game.lens
        self.witness = Witness(setup, seat)
        self.loops = loops_of(setup.game)
        self.searcher = Searcher(setup.game)
        self.worlds: States = np.zeros(worlds, setup.game.dtype).view(np.recarray)

    def see(self, states: States, action: int = NO_ACTION) -> Struct:
        """The next position; with the seat's own action, if it has just decided."""
        self.witness.see_state(states, action)
        self.imagine()
        return self.lens.read(self.worlds, self.witness.states, self.witness.seat)

    def imagine(self) -> None:
        """Once the game is over there is nothing left to believe, and any world that is possible will do."""
        witness, number = self.witness, self.witness.length
        known = witness.states[-1]
        rng = generator(SEED, number)
        if int(known["end"]) >= 0:
            for n in range(len(self.worlds)):
                world = self.worlds[n : n + 1]
                copy_states(world, witness.states[-1:])
                self.loops.do_resample(world, witness.seat, rng)
            return
        self.searcher.use(rng)
        self.searcher.infer(witness, memory=1.0, insight=True)
        for n in range(len(self.worlds)):
            self.worlds[n] = self.searcher.imagine_all(known)[0]
