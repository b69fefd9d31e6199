"""The same rules on an NVIDIA GPU, one thread a game, beside one core of the processor.

    pip install 'vendome[gpu]'
    python benchmarks/gpu.py

Every game is played twice from the same seeds, and the generator's words are compared as well: the program
ends with status 1 if a single score, length or word differs. Needs a GPU; numba-cuda compiles the rules as they are.
"""

import argparse
import sys
import time
import warnings
from importlib import import_module
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from vendome import GAMES, Game, game
from vendome.engine.compiler.decorators import entry
from vendome.engine.compiler.layout import Words
from vendome.engine.compiler.rng import WORDS, below, nth_seed, seed_words, word
from vendome.engine.masks import LOWEST
from vendome.lab.series.threads import Desk

cuda: Any = import_module("numba.cuda")

BLOCK = 128
PLAYERS = 4
CHECKED = 2000  # games compared with the processor


@cuda.jit  # type: ignore[untyped-decorator]
def fill_with_words(out: Any, seed: int) -> None:
    thread = cuda.grid(1)
    if thread < out.shape[0]:
        rng = cuda.local.array(WORDS, np.int64)
        seed_words(rng, seed, thread)
        for i in range(out.shape[1]):
            out[thread, i] = word(rng)


@entry
def fill_on_processor(out: Words, rng: Words, seed: int) -> None:
    for stream in range(out.shape[0]):
        seed_words(rng, seed, stream)
        for i in range(out.shape[1]):
            out[stream, i] = word(rng)


def generators_agree() -> bool:
    """Many streams of one seed, drawn on both."""
    expected = np.zeros((BLOCK, 64), np.int64)
    fill_on_processor(expected, np.zeros(WORDS, np.int64), 7)
    out = cuda.to_device(np.zeros_like(expected))
    fill_with_words[1, BLOCK](out, 7)
    return np.array_equal(out.copy_to_host(), expected)


def kernel_of(chosen: Game) -> Any:
    """A kernel in which each thread plays one random game, as `loops.play_many` does."""
    rules = chosen.rules
    setup, legal, apply = rules.setup, rules.legal, rules.apply
    draw, happen, result = rules.draw, rules.happen, rules.result
    move_count, outcome_size = len(chosen.moves), chosen.outcome_size

    @cuda.jit  # type: ignore[untyped-decorator]
    def play(states: Any, options: Any, seed: int, scores: Any, lengths: Any) -> None:
        thread = cuda.grid(1)
        if thread >= states.shape[0]:
            return
        moves = cuda.local.array(move_count, np.int32)
        outcome = cuda.local.array(outcome_size, np.int32)
        bots = cuda.local.array((PLAYERS, WORDS), np.int64)
        state = states[thread]
        game_seed = nth_seed(seed, thread, bots[0])
        setup(state, PLAYERS, options, game_seed)
        for seat in range(PLAYERS):
            seed_words(bots[seat], game_seed, 1 + seat)
        decisions = 0
        while True:
            while state.due != 0:
                happen(state, outcome, draw(state, outcome))
            if state.asked == 0:
                break
            seat = LOWEST[state.asked]
            count = legal(state, seat, moves)
            apply(state, seat, moves[below(bots[seat], count)])
            decisions += 1
        result(state, scores[thread])
        lengths[thread] = decisions

    return play


def measure(chosen: Game, games: int) -> tuple[float, float, bool]:
    """Decisions a second on the GPU and on one core, and whether they agree."""
    setup = game(chosen.id, players=PLAYERS)
    kernel = kernel_of(chosen)
    states = cuda.to_device(np.zeros(games, chosen.dtype))
    options = cuda.to_device(setup.codes)
    scores = cuda.to_device(np.zeros((games, PLAYERS), np.int32))
    lengths = cuda.to_device(np.zeros(games, np.int32))
    fastest = 0.0
    for _ in range(4):  # the first one compiles
        began = time.perf_counter()
        kernel[games // BLOCK, BLOCK](states, options, 1, scores, lengths)
        cuda.synchronize()
        fastest = max(fastest, float(lengths.copy_to_host().sum()) / (time.perf_counter() - began))
    desk = Desk(setup)
    desk.play(1, 0, 1)
    began = time.perf_counter()
    chunk = desk.play(1, 0, CHECKED)
    one_core = float(chunk.lengths.sum()) / (time.perf_counter() - began)
    same = np.array_equal(chunk.scores, scores.copy_to_host()[:CHECKED])
    same &= np.array_equal(chunk.lengths, lengths.copy_to_host()[:CHECKED])
    return fastest, one_core, same


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1 << 18, help="games at once, a multiple of 128 (default 262144)")
    games = parser.parse_args().games
    if not cuda.is_available():
        print("no NVIDIA GPU here", file=sys.stderr)
        return 2
    warnings.simplefilter("ignore")
    agree = generators_agree()
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(f"{PLAYERS} players")
    for column in ("GPU, decisions/s", "one core", "ratio", "same scores"):
        table.add_column(column, justify="right")
    for chosen in GAMES.values():
        gpu, core, same = measure(chosen, games)
        agree &= same
        table.add_row(chosen.id, f"{gpu:,.0f}", f"{core:,.0f}", f"{gpu / core:.1f}", "yes" if same else "NO")
    console = Console()
    console.print(table)
    console.print(f"\nGenerator, every game: {'the same on both' if agree else 'DIFFERENT'}.")
    return 0 if agree else 1


if __name__ == "__main__":
    sys.exit(main())
