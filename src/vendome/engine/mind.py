"""What is known of playing a game well: its mind, and what several minds share.

A mind is a package of compiled functions, `games/<game>/mind`, that every bot uses. A game without one is played by
`bots.plain_mind`: no opinion, every simulation to the end of the game.
"""

from collections.abc import Callable
from math import exp
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Cells, Words

State = Any  # of the game that the mind is for
States = NDArray[np.record]
Floats = NDArray[np.float64]


class Mind(Protocol):
    HORIZON: int  # how far a simulation plays, in units of the clock
    BELIEF: int  # numbers that `infer` writes
    RIVALS: int  # 1 if others choose by their own statistics in the tree, 0 if by judgement: where a node of theirs
    # would mix hands that play quite differently
    PUBLIC: int  # 1 if all know the moves of whoever is asked, and all seats choose in the tree; else 0
    TEMPER: float  # of the prior: with this much more score a move is e times as likely to be looked at

    shortlist: Callable[[State, int, int, Cells, Cells, Words], int] | None
    """For playing on where the tree does not reach: the moves that come into question, their scores, and how many there
    are. After `state` and `seat` it is told whether it was asked just one move before: then what it noted behind the
    scores is still there. None for all legal moves."""

    def judge(self, state: State, seat: int, moves: Cells, count: int, scores: Cells) -> None:
        """One-move judgement: a score for every legal move of the asked seat, in hundredths; 100 more is e times as
        likely to be played. Reads only what the seat knows."""

    def evaluate(self, state: State, scores: Cells, values: Floats) -> None:
        """How well every seat stands, as its chance to win: from 0 to 1, all together 1. `scores` is scratch."""

    def clock(self, state: State) -> int:
        """How far the game is, in the units in which a simulation's horizon is counted."""

    def reopen(self, known: State, seat: int) -> None:
        """Ask the others anew whose secret choice the seat can't see: they choose by their own statistics."""

    def secret(self, state: State, seat: int) -> int:
        """What the seat alone knows and plays by, as a number: seats that differ in it are others to the search. What
        changes all the time, like a hand of cards, is better left out: 0."""

    def infer(
        self,
        records: States,
        seat: int,
        memory: float,
        insight: int,
        belief: Floats,
        moves: Cells,
        scores: Cells,
        rng: Words,
    ) -> None:
        """What the positions seen so far tell about what is hidden; with `insight` 0 nothing but what the seat
        has forgotten."""

    def imagine(self, state: State, seat: int, belief: Floats, rng: Words) -> None:
        """`resample`, guided by belief."""


@compiled
def softmax(values: Floats, players: int, scale: float) -> None:
    """Standings become chances to win: `scale` more is e times the chance."""
    best = values[0]
    for seat in range(1, players):
        best = max(best, values[seat])
    total = 0.0
    for seat in range(players):
        values[seat] = exp((values[seat] - best) / scale)
        total += values[seat]
    for seat in range(players):
        values[seat] /= total


@compiled
def share_win(values: Floats, players: int, winners: int, weight: float) -> None:
    """Blend chances with the real winners of a finished game."""
    count = 0
    for seat in range(players):
        count += winners >> seat & 1
    for seat in range(players):
        values[seat] = (1 - weight) * values[seat] + weight * (winners >> seat & 1) / count
