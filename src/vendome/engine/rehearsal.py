"""Machine code, made ready before it is needed."""

from types import SimpleNamespace

import numpy as np

from vendome.engine.compiler.loops import machine_code_of
from vendome.engine.compiler.rng import generator
from vendome.engine.play import Setup


def rehearse(setup: Setup) -> None:
    """Make every kind of step of a game once by its machine code. So it is compiled or loaded, and kept on the disk for
    other processes, also where the game is interpreted meanwhile."""
    session = setup.blank()
    session.loops = loops = SimpleNamespace(**machine_code_of(setup.game))
    for session.keeps_instants in (False, True):
        loops.do_setup(session.states, setup.players, setup.codes, 0)
        session.draw_chance()
        session.play(session.moves()[0])
    session.resampled(0, generator(0))
    session.reshuffled(generator(0))
    session.observation(0)
    loops.do_result(session.states, np.zeros(setup.players, np.int32))
