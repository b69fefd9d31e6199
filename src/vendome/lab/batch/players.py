"""Who plays which seat of a batch: the learner, a bot that is compiled into it, or one that thinks outside."""

from collections.abc import Sequence

from vendome.bots import find_bot
from vendome.engine.errors import BadOption
from vendome.lab.batch.steps import GREEDY, LEARNER, OUTSIDE, RANDOM

Bots = str | Sequence[str | None] | None

COMPILED = {"random": RANDOM, "greedy": GREEDY}


def seats_of(bots: Bots, players: int) -> tuple[str | None, ...]:
    """By seat, the name of its bot, or None for the learner. One name stands for all seats but the first."""
    if bots is None:
        return (None,) * players
    seats = (None, *[bots] * (players - 1)) if isinstance(bots, str) else tuple(bots)
    if len(seats) != players:
        raise BadOption(f"{len(seats)} bots for {players} seats: name one for each, None for a seat of the learner")
    if None not in seats:
        raise BadOption("every seat has a bot: leave at least one to the learner, as None")
    for name in seats:
        if name is not None:
            find_bot(name)
    return seats


def codes_of(seats: Sequence[str | None]) -> list[int]:
    """As the compiled steps take them. If one bot thinks outside, all do: it must see every decision."""
    inside = [LEARNER if name is None else COMPILED.get(name, OUTSIDE) for name in seats]
    if OUTSIDE in inside:
        return [LEARNER if name is None else OUTSIDE for name in seats]
    return inside
