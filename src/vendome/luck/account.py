"""The account of a game: what it began with, and what each step of it changed. It adds up to the result.

In a secret choice several seats answer one question, and nobody knows the other answers. Chances are judged when all
have answered: until then a step changes nothing, and the last answer's step has the change of them all. What of it is
whose is kept by seat.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from vendome.engine.mind import Floats


class Step(NamedTuple):
    """From one question to the next; all by seat."""

    seat: int  # that decided
    action: int
    decision: Floats  # what the decision changed, whatever chance would do after it; of a secret choice, all answers
    luck: Floats  # what chance then did
    chances: Floats  # to win, after both


@dataclass
class Account:
    """All chances are between 0 and 1, by seat, and add up to 1 at any time."""

    start: Floats  # before the deal
    deal: Floats  # what the deal changed
    steps: list[Step] = field(default_factory=list)
    decided: dict[int, Floats] = field(default_factory=dict)  # by seat: what its decisions changed, for all
    waiting: dict[int, Floats] = field(default_factory=dict)  # answers to an open secret choice: the edge of each

    @property
    def dealt(self) -> Floats:
        """The chances when the first seat is asked."""
        return self.start + self.deal

    @property
    def luck(self) -> Floats:
        """Of the deal and of all that chance did after it."""
        return sum((step.luck for step in self.steps), start=self.deal)

    @property
    def result(self) -> Floats:
        """Each seat's share of the win."""
        return self.steps[-1].chances if self.steps else self.dealt

    def decisions(self, seat: int) -> Floats:
        """What the decisions of one seat changed, for all."""
        return self.decided.get(seat, np.zeros(len(self.start)))

    def wait(self, seat: int, action: int, edge: Floats) -> Step:
        """Enter an answer that others still have to join."""
        nothing = np.zeros(len(self.start))
        self.waiting[seat] = self.waiting.get(seat, nothing) + edge
        step = Step(seat, action, nothing, nothing, self.result)
        self.steps.append(step)
        return step

    def settle(self, step: Step, edge: Floats) -> None:
        """Enter a step after which nobody is waited for. Each seat that answered has its edge; what is left of the
        change is how the answers met, and belongs to all of them alike."""
        edges = self.waiting
        edges[step.seat] = edges.get(step.seat, np.zeros(len(self.start))) + edge
        rest = (step.decision - sum(edges.values())) / len(edges)
        for seat, own in edges.items():
            self.decided[seat] = self.decisions(seat) + own + rest
        self.waiting = {}
        self.steps.append(step)
