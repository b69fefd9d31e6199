"""Measuring the luck of a game, step by step, while it is played or replayed."""

from collections.abc import Iterable, Iterator
from typing import Generic, Protocol, TypeVar

import numpy as np

from vendome.engine.mind import Floats, States
from vendome.engine.session import Session, copy_states
from vendome.luck.account import Account, Step
from vendome.luck.judge import judge_of
from vendome.luck.twins import USUAL, Twins

Position = TypeVar("Position")
Judged = TypeVar("Judged", contravariant=True)


class Judging(Protocol[Judged]):
    def chances(self, states: Judged) -> Floats:
        """Each seat's chance to win."""


class Chances(Protocol[Position]):
    def starts(self) -> Iterable[Position]:
        """Other deals."""

    def after(self, states: Position, seat: int, action: int) -> Iterable[Position]:
        """What may come of a decision."""


class LuckMeter(Generic[Position]):
    """For any game that has a judge and twins; its positions are theirs to understand."""

    def __init__(self, judge: Judging[Position], twins: Chances[Position]) -> None:
        self.judge, self.twins = judge, twins

    def begin(self, dealt: Position) -> Account:
        """The account of a game that has just been dealt."""
        start = self.mean(self.twins.starts())
        return Account(start, self.judge.chances(dealt) - start)

    def step(
        self, account: Account, before: Position, seat: int, action: int, after: Position, *, settled: bool = True
    ) -> Step:
        """Enter one decision and the chance that followed it: from one question to the next, or to the end. It is not
        settled while others have to answer the same question."""
        expected = chances = account.result
        if settled:
            expected = self.mean(self.twins.after(before, seat, action))
            chances = self.judge.chances(after)
        step = Step(seat, action, expected - account.result, chances - expected, chances)
        account.steps.append(step)
        return step

    def mean(self, positions: Iterable[Position]) -> Floats:
        judged: Floats = np.mean([self.judge.chances(position) for position in positions], axis=0)
        return judged


def account_of_game(session: Session, *, seed: int = 0, twins: int = USUAL) -> Account:
    """The luck of a game, as far as it was played."""
    setup = session.setup
    meter = LuckMeter(judge_of(setup), Twins(setup, seed, twins))
    positions = questions_of(session)
    before = next(positions)
    account = meter.begin(before)
    for (seat, action), after in zip(session.history.decisions, positions, strict=True):
        meter.step(account, before, seat, action, after, settled=is_last(before, seat))
        before = after
    return account


def is_last(before: States, seat: int) -> bool:
    """Whether nobody else has to answer the question that the seat answers."""
    return int(before["asked"][0]) == 1 << seat


def questions_of(session: Session) -> Iterator[States]:
    """The game before each of its decisions, and as it is now."""
    for moment in session.retraced():
        states = np.zeros(1, session.game.dtype)
        copy_states(states, moment.states)
        yield states
