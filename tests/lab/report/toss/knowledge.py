"""Nothing is hidden in Toss but the generator."""

from typing import Final

from lab.report.toss.rules import SEATS, State
from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Words, fill
from vendome.engine.compiler.rng import seed_words, word
from vendome.engine.observation import Block, Counts, Layout

table: Final = Block()
BIDS: Final = table.add("bids", (), "bids so far")
LAYOUT: Final = Layout(table, seats=Block(table.end, repeated=SEATS))
HIDDEN: Final = Layout(seats=Block(repeated=SEATS))


@compiled
def redact(state: State, seat: int) -> None:
    fill(state.rng, 0)


@compiled
def resample(state: State, seat: int, rng: Words) -> None:
    seed_words(state.rng, word(rng), word(rng))


@compiled
def reshuffle(state: State, rng: Words) -> None:
    seed_words(state.rng, word(rng), word(rng))


def reveals(before: State, action: int, after: State) -> bool:
    return False


@compiled
def observe(state: State, seat: int, out: Counts) -> None:
    out[BIDS] = state.bids


@compiled
def observe_hidden(state: State, seat: int, out: Counts) -> None:
    """Nothing is hidden."""
