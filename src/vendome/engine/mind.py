"""What is known of playing a game well: its mind, the workspace it works in, and what several minds share.

A mind is a package of compiled functions, `games/<game>/mind`, that every bot uses. A game without one is played by
`bots.plain_mind`: no opinion, every simulation to the end of the game.
"""

from collections.abc import Mapping
from math import exp
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Cells, Words
from vendome.engine.masks import count, has

State = Any  # of the game that the mind is for
States = NDArray[np.record]
Floats = NDArray[np.float64]

NAT: Final = 100  # the unit of scores: a move that scores so much more is e times as likely


class Workspace:
    """All that one bot works with while it thinks about one decision. Instances never exist: this describes a NumPy
    struct, whose sizes depend on the game (`bots.search.workspace` makes it)."""

    # The task.
    seat: int  # whose decision it is
    memory: float  # from 0 to 1: how well the seat remembers what it has seen
    insight: int  # 1 if it concludes from what others did what they hide
    rng: Words  # the bot's own generator

    # The mind's.
    belief: Floats  # what `infer` concludes; `BELIEF` numbers, whose meaning is the mind's
    notes: Cells  # what `score` and `candidates` work out on the way; `NOTES` numbers, likewise
    noted: int  # 1 if `notes` describe the position of one move ago, so that only what changed is noted again

    # One decision of a simulation.
    moves: Cells  # actions of the seat that is asked …
    count: int  # … and how many there are
    scores: Cells  # of these moves, in hundredths of a nat
    is_legal: Cells  # by action: 1 for a legal move, while edges are looked through
    outcome: Cells  # of chance
    values: Floats  # by seat: the chance to win

    # One simulation.
    key: int  # what the searching seat has seen, as a number
    horizon: int  # how far a simulation goes, in units of `progress` …
    stop: int  # … and so where this one ends
    c_puct: float  # how much the search explores
    weight: Floats  # by how much worse than the best a move scores: its weight in the prior
    path: Cells  # edges taken in the tree, and the seats that took them
    depth: int  # how many

    # One move looked at by itself.
    only: int  # the seat's next move in every simulation, or -1: the search chooses
    is_made: int  # 1 if this simulation made it
    looks: int  # simulations that did …
    total: float  # … what came of them for the seat, added up …
    squares: float  # … and squared, added up


class Mind(Protocol):
    """`mind/`: what bots know of a game. Scores are in hundredths of a nat: 100 more is e times as likely."""

    @property
    def HORIZON(self) -> int:  # noqa: N802 (a constant of the module, like those below)
        """How far a simulation goes, in units of `progress`."""

    @property
    def TEMPERATURE(self) -> float:  # noqa: N802
        """Of the prior: a move that scores so much more is e times as likely to be looked at."""

    @property
    def BELIEF(self) -> int:  # noqa: N802
        """How many numbers `infer` concludes."""

    @property
    def NOTES(self) -> int:  # noqa: N802
        """How many numbers `score` and `candidates` note; 0 for none."""

    @property
    def HASTE(self) -> Mapping[str, int]:  # noqa: N802
        """How much a hasty player prefers a move, and a patient one avoids it, by how its name begins; empty if none
        of them hurries."""

    @property
    def SEARCHES_RIVALS(self) -> bool:  # noqa: N802
        """Whether other seats choose by statistics of their own in the tree. If not, they choose by score: better where
        a node of theirs would mix hands that play quite differently."""

    @property
    def MOVES_ARE_PUBLIC(self) -> bool:  # noqa: N802
        """Whether all know the moves of whoever is asked. Then a node has the same moves in every simulation."""

    @property
    def candidates(self) -> Any:
        """`candidates(state, seat, work)`: the moves that come into question in a rollout, and their scores, into
        `work.moves`, `work.count` and `work.scores`. None for all legal moves, as `score` scores them."""

    @property
    def fill_rest(self) -> Any:
        """`fill_rest(state, rng)`: fill what `determinize` leaves open, since this mind does not ask for it; the critic
        of a net does. None if it leaves nothing open."""

    def score(self, state: State, seat: int, work: Workspace) -> None:
        """Score the `work.count` legal moves of the asked seat in `work.moves` at first sight, into `work.scores`.
        Reads only what the seat knows."""

    def evaluate(self, state: State, work: Workspace) -> None:
        """Every seat's chance to win into `work.values`: from 0 to 1, all together 1. `work.scores` is scratch."""

    def progress(self, state: State) -> int:
        """How far the game is, in the units in which a horizon is counted."""

    def reopen(self, state: State, seat: int) -> None:
        """Ask the others again whose secret choice the seat can't see: the search chooses for them anew."""

    def hidden_type(self, state: State, seat: int) -> int:
        """What the seat alone knows and plays by, as a number: its type, as game theory calls it. Seats of different
        types are different players to the search. What changes all the time, like a hand of cards, is left out: 0."""

    def infer(self, history: States, work: Workspace) -> None:
        """What the positions that the seat has seen tell about what is hidden, into `work.belief`."""

    def determinize(self, state: State, work: Workspace) -> None:
        """Fill what the seat does not know, like `resample`, but guided by belief."""


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
    for seat in range(players):
        values[seat] = (1 - weight) * values[seat] + weight * has(winners, seat) / count(winners)
