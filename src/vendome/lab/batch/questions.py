"""The next question of every game, written on a GPU: who is asked knows what, and may do what.

A row has a thousand numbers, most of them 0, and the rules write the others here and there. In the memory of the GPU
that would be slow. So a block of threads takes a few games: one thread a game writes counts and mask to the memory that
the block shares, which is fast anywhere; then all threads of the block write the rows out, side by side, several cells
at a time.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler import gpu
from vendome.engine.observation import MOST
from vendome.lab.batch.forms import as_bits
from vendome.lab.batch.steps import Games, Table, ask, observe_game

SHARED: Final = 48 * 1024  # bytes of memory that the threads of a block share
MOST_GAMES: Final = 4 if gpu.SIMULATED else 32  # of a block: the threads that work in step
CELLS: Final = 4  # of a word: bytes that are read at a time

# What the templates name and `device` provides.
cuda: Any
WORK: Any  # the type of a workspace
GAMES: int  # of a block
ROW: int  # numbers of an observation
MOVES: int  # cells of a mask
SHARED_WORDS: int  # of all that a block shares
NUMBER: int  # its bytes


class Numbers(NamedTuple):
    """How counts become numbers: by look-up. As bits, so that several are written at once."""

    scale_of: NDArray[np.uint32]  # of every count of a block, four to a word: the row of `of`
    of: NDArray[Any]  # by scale and count


def look_up(scales: NDArray[np.float32], kind: np.dtype[Any], games: int) -> Numbers:
    """The numbers of this type for the rows of so many games."""
    different, scale_of = np.unique(scales, return_inverse=True)
    counts = np.tile(np.arange(MOST + 1, dtype=np.float32), (len(different), 1))
    numbers = counts if kind == np.uint8 else counts / different[:, None]
    return Numbers(np.tile(scale_of.astype(np.uint8), games).view(np.uint32), as_bits(numbers.astype(kind)))


class Wide(NamedTuple):
    """The rows of all full blocks, one after the other, as words."""

    observation: NDArray[Any]
    mask: NDArray[Any]


def games_of_block(row: int, moves: int) -> int:
    """How many games a block takes: as many as it has memory for. Whole words need a multiple of CELLS."""
    return max(CELLS, min(MOST_GAMES, SHARED // (row + moves) // CELLS * CELLS))


def widened(games: Games) -> Wide:
    """The same memory as words."""
    size, row = games.observation.shape
    moves = games.mask.shape[1]
    block = games_of_block(row, moves)
    full = size // block * block
    kind = np.uint32 if games.observation.dtype.itemsize == 1 else np.int64
    return Wide(
        games.observation.reshape(-1)[: full * row].view(kind), games.mask.reshape(-1)[: full * moves].view(np.uint32)
    )


def ask_each(games: Games, table: Table, numbers: Numbers, wide: Wide) -> None:
    """The kernel. Blocks of games, not threads, are numbered."""
    words = cuda.shared.array(SHARED_WORDS, np.uint32)
    cells = words.view(np.uint8)
    masks = cells[GAMES * ROW :]
    first = cuda.blockIdx.x * GAMES
    count = min(GAMES, len(games.seat) - first)
    thread = cuda.threadIdx.x
    for w in range(thread, SHARED_WORDS, cuda.blockDim.x):
        words[w] = 0
    cuda.syncthreads()
    if thread < count:
        works = cuda.local.array(1, WORK)
        state, seat = games.states[first + thread], games.seat[first + thread]
        observe_game(state, seat, table, cells[thread * ROW : (thread + 1) * ROW])
        ask(state, seat, works[0], masks[thread * MOVES : (thread + 1) * MOVES])
    cuda.syncthreads()
    if count == GAMES:
        write_words(wide, numbers, words)
    else:
        write_numbers(games, numbers, cells, first, count)


def write_words(wide: Wide, numbers: Numbers, words: NDArray[np.uint32]) -> None:
    """The rows of a full block, a word at a time."""
    half = GAMES * ROW // CELLS
    first = cuda.blockIdx.x * half
    for w in range(cuda.threadIdx.x, half, cuda.blockDim.x):
        put(wide.observation, first + w, numbers.of, numbers.scale_of[w], words[w])
    rest = SHARED_WORDS - half
    first = cuda.blockIdx.x * rest
    for w in range(cuda.threadIdx.x, rest, cuda.blockDim.x):
        wide.mask[first + w] = words[half + w]


def write_numbers(games: Games, numbers: Numbers, cells: NDArray[np.uint8], first: int, count: int) -> None:
    """The rows of the last block, a number at a time."""
    for row in range(count):
        for k in range(cuda.threadIdx.x, ROW, cuda.blockDim.x):
            scale = byte(numbers.scale_of[k // CELLS], k % CELLS)
            games.observation[first + row, k] = numbers.of[scale, cells[row * ROW + k]]
        for k in range(cuda.threadIdx.x, MOVES, cuda.blockDim.x):
            games.mask[first + row, k] = cells[GAMES * ROW + row * MOVES + k]


def put(out: NDArray[Any], at: int, numbers: NDArray[Any], scales: int, word: int) -> None:
    """Four counts, each with its scale, become numbers: word number `at` of all."""
    if NUMBER == 1:
        out[at] = word
    else:
        held = 8 // NUMBER  # by a word of `out`
        parts = CELLS // held
        for part in range(parts):
            packed = np.int64(0)
            if word != 0:
                for j in range(held):
                    k = part * held + j
                    packed |= np.int64(numbers[byte(scales, k), byte(word, k)]) << 8 * NUMBER * j
            out[parts * at + part] = packed


def byte(word: int, k: int) -> int:
    """One of the four bytes of a word."""
    return word >> 8 * k & 255
