"""What a player of Nim sees: everything."""

from typing import Final

from lab.learning.nim.rules import MOST, State
from vendome.engine.compiler.decorators import compiled
from vendome.engine.observation import Block, Counts, Layout

heap: Final = Block()
STONES: Final = heap.add("stones", (MOST + 1,), "1 at the number of stones")
seats: Final = Block(heap.end, repeated=2)
TURN: Final = seats.add("turn", (), "1 if it is the seat's turn")
SEATS_AT: Final = seats.start

LAYOUT: Final = Layout(heap, seats=seats)
HIDDEN: Final = Layout(seats=Block(repeated=2))


@compiled
def observe(state: State, seat: int, out: Counts) -> None:
    out[STONES + state.stones] = 1
    out[SEATS_AT + TURN + (state.turn - seat) % 2] = 1


@compiled
def observe_hidden(state: State, seat: int, out: Counts) -> None:
    """Nothing is hidden."""
