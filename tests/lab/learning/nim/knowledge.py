"""Nothing is hidden in Nim but the generator, which has done its work."""

from lab.learning.nim.rules import State
from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Words, fill


@compiled
def redact(state: State, seat: int) -> None:
    fill(state.rng, 0)


@compiled
def resample(state: State, seat: int, rng: Words) -> None:
    """There is nothing to fill in."""


@compiled
def reshuffle(state: State, rng: Words) -> None:
    """There is no chance ahead."""


def reveals(before: State, action: int, after: State) -> bool:
    return False
