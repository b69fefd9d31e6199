"""The positions of a game that is watched."""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

import numpy as np

from vendome.engine.compiler.layout import Words, plain
from vendome.engine.compiler.rng import choice
from vendome.engine.contract import Game
from vendome.engine.mind import Floats, States
from vendome.engine.play import Session
from vendome.lab.report.course import Curve
from vendome.luck.judge import Judge

MOVES = 24  # of one decision that are appraised; of more, any of them

T = TypeVar("T")


class Position(NamedTuple):
    """A question to one seat."""

    state: bytes
    seat: int
    actions: list[int]
    settled: bool = True  # nobody has answered the question yet

    def states(self, game: Game) -> States:
        return np.frombuffer(bytearray(self.state), game.dtype)

    def some_actions(self, rng: Words) -> list[int]:
        """All, or as many as are appraised, each as likely."""
        rest = list(self.actions)
        while len(rest) > MOVES:
            rest.pop(choice(rng, len(rest)))
        return rest


def curve_of(game: Game, judge: Judge, positions: Sequence[Position]) -> Curve:
    """Every seat's chance to win at each decision. While some have answered a secret choice it stays as it was: judges
    are made for questions, not for halves of them."""
    curve: list[Floats] = []
    for position in positions:
        curve.append(judge.chances(position.states(game)) if position.settled or not curve else curve[-1])
    return np.array(curve)


def progress_of(session: Session) -> int:
    """How far the game went, as its mind counts. (What only compiled code calls must not be called from Python.)"""
    if session.game.mind is None:
        return 0
    progress = session.game.mind.progress
    return int(getattr(progress, "py_func", progress)(plain(session.states[0])))


def spread_out(items: Sequence[T], most: int) -> list[T]:
    """So many of them at most, spread evenly."""
    if len(items) <= most:
        return list(items)
    return [items[(2 * i + 1) * len(items) // (2 * most)] for i in range(most)]
