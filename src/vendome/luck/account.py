"""The account of a game: what it began with, and what each step of it changed. It adds up to the result.

In a secret choice several seats answer one question, and nobody knows the other answers. Chances are judged when all
have answered: until then a step changes nothing, and the last answer's step has the change of them all.
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

    @property
    def decisions(self) -> Floats:
        """What the decisions of all seats changed."""
        return sum((step.decision for step in self.steps), start=np.zeros(len(self.start)))
