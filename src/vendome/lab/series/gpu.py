"""Random games on a GPU, one thread a game: the same games as on a processor.

Threads of a block share their instructions. But games drift apart: one shuffles, one waits for a secret choice, one
turns all cards over. So the games of a block agree on the kind of work that most of them wait for; those do it, and
the others wait. docs/notes/gpu.md has what that gains, and what else was tried.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from vendome.engine.compiler import gpu
from vendome.engine.compiler.loops import Results, Start
from vendome.engine.compiler.rng import WORDS, below, nth_seed, seed_words
from vendome.engine.contract import Game
from vendome.engine.masks import lowest
from vendome.lab.series.chunk import Chunk, Order

CHUNK = 1 << 18  # games
BLOCK = 8 if gpu.SIMULATED else 1024  # threads that agree; a simulated thread is one of Python's
REGISTERS = 65536  # that all threads of a block share

# What the templates name and `kernel_of` provides.
cuda: Any
setup: Any
legal: Any
apply: Any
draw: Any
happen: Any
result: Any
STATE: Any
CELL: Any
SEATS: int
MOVES: int
OUTCOME: int


def play_each(start: Start, results: Results, first: int) -> None:
    """Random games number `first`, `first`+1, … of a seed, as `loops.play_many` plays them; one row of results each."""
    i = cuda.grid(1)
    states = cuda.local.array(1, STATE)
    moves = cuda.local.array(MOVES, CELL)
    outcome = cuda.local.array(OUTCOME, CELL)
    bots = cuda.local.array((SEATS, WORDS), np.int64)
    state = states[0]
    is_playing = i < len(results.winners)
    decisions = 0
    if is_playing:
        begin(state, start, bots, first + i)
    while True:
        is_due = is_playing and state.due != 0
        asked = state.asked if is_playing and not is_due else 0
        is_secret = asked & asked - 1 != 0  # others have to choose as well: little follows from it
        due = cuda.syncthreads_count(np.int32(is_due))
        secret = cuda.syncthreads_count(np.int32(is_secret))
        other = cuda.syncthreads_count(np.int32(asked != 0 and not is_secret))
        most = max(due, max(secret, other))
        if most == 0:
            break
        if due == most:
            if is_due:
                size = draw(state, outcome)
                happen(state, outcome, size)
        elif asked != 0 and is_secret == (secret == most):
            seat = lowest(asked)
            count = legal(state, seat, moves)
            apply(state, seat, moves[below(bots[seat], count)])
            decisions += 1
        if is_playing and state.due == 0 and state.asked == 0:
            results.winners[i] = result(state, results.scores[i])
            results.ends[i] = state.end
            results.lengths[i] = decisions
            is_playing = False


def begin(state: Any, start: Start, bots: Any, nth: int) -> None:
    """The nth game of a seed, before its first chance."""
    seed = nth_seed(start.seed, nth, bots[0])
    setup(state, start.players, start.options, seed)
    for seat in range(start.players):
        seed_words(bots[seat], seed, 1 + seat)


@cache
def kernel_of(game: Game) -> Any:
    rules = game.rules
    meanings = {
        "setup": rules.setup, "legal": rules.legal, "apply": rules.apply, "draw": rules.draw,
        "happen": rules.happen, "result": rules.result,
        "STATE": gpu.type_of(gpu.layout_of(game.state)), "CELL": gpu.CELL,
        "SEATS": game.players[-1], "MOVES": len(game.moves), "OUTCOME": game.outcome_size,
    }  # fmt: skip
    kernels: list[Any] = [play_each]
    parts: list[Any] = [begin]
    return gpu.bind_kernels(kernels, parts, meanings, registers=REGISTERS // BLOCK)["play_each"]


def play_on_gpu(order: Order) -> Iterator[Chunk]:
    """The games of an order of random players, in their order."""
    kernel = kernel_of(order.setup.game)
    start = Start(order.setup.players, gpu.to_device(order.setup.codes), order.seed)
    for first in range(0, order.games, CHUNK):
        chunk = Chunk.blank(min(CHUNK, order.games - first), order.setup.players)
        arrays = chunk.scores, chunk.winners, chunk.ends, chunk.lengths
        results = Results(*(gpu.to_device(array) for array in arrays))
        gpu.launch(kernel, len(chunk), start, results, first, block=BLOCK)
        scores, winners, ends, lengths = (gpu.to_host(array) for array in results)
        yield Chunk(scores, winners, ends, lengths)
