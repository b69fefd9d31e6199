"""The same rules on an NVIDIA GPU, one thread a game, beside one core of the processor.

    pip install 'vendome[gpu]'
    python benchmarks/gpu.py

Random playouts first, then stepping with masks and observations. Every game is played on both from the same seeds: the
program ends with status 1 if a single score, length, observation or mask differs. Needs a GPU; with torch, batches in
its memory are compared as well.
"""

import argparse
import sys
import time
import warnings
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import vendome
from vendome import GAMES, NoDevice
from vendome.engine.compiler import gpu
from vendome.lab.batch import Batch
from vendome.lab.series import Chunk, Order, play_games
from vendome.lab.series.threads import Desk

PLAYERS = 4
CHECKED = 2000  # games compared with the processor
CHECKED_ROWS, CHECKED_STEPS = 256, 400  # of batches, likewise
ROUNDS = 4  # the best one counts; the first one compiles
STEPS = 50
FORMS = ("uint8", "float16", "float32")


def playouts(game: str, games: int) -> tuple[float, float, bool]:
    """Decisions a second on the GPU and on one core, and whether they agree."""
    setup = vendome.game(game, PLAYERS)
    order = Order(setup, ("random",) * PLAYERS, 1, games)
    fastest, first = 0.0, None
    for _ in range(ROUNDS):
        began = time.perf_counter()
        chunks = list(play_games(order, device="cuda"))
        seconds = time.perf_counter() - began
        first = chunks[0]
        fastest = max(fastest, sum(float(chunk.lengths.sum()) for chunk in chunks) / seconds)
    desk = Desk(setup)
    desk.play(1, 0, 1)
    began = time.perf_counter()
    ours = desk.play(1, 0, min(CHECKED, games))
    one_core = float(ours.lengths.sum()) / (time.perf_counter() - began)
    assert first is not None
    return fastest, one_core, same_results(ours, first)


def same_results(ours: Chunk, theirs: Chunk) -> bool:
    names = ("scores", "winners", "ends", "lengths")
    return all(np.array_equal(getattr(ours, name), getattr(theirs, name)[: len(ours)]) for name in names)


def stepping(game: str, size: int, form: str) -> float:
    """Decisions a second of a batch on the GPU: random moves, with masks and observations."""
    batch = Batch(game, PLAYERS, size, device="cuda", form=form)
    compiler, fastest = gpu.cuda(), 0.0
    for _ in range(ROUNDS):
        seconds = 0.0
        for _ in range(STEPS):
            actions = batch.sample()
            compiler.synchronize()
            began = time.perf_counter()
            batch.step(actions)
            compiler.synchronize()
            seconds += time.perf_counter() - began
        fastest = max(fastest, STEPS * size / seconds)
    return fastest


def batches_agree(game: str) -> bool:
    """Every form; and once with bots of both kinds, everybody moving on, and what all hide."""
    bots = [None, None, "greedy", "random"]
    return all(arrays_agree(game, form=form) for form in FORMS) and arrays_agree(
        game, form="float16", full=True, bots=bots, rotate=True
    )


def arrays_agree(game: str, **more: Any) -> bool:
    """Whether all arrays are the same after every step."""
    ours, theirs = (Batch(game, PLAYERS, CHECKED_ROWS, device=device, seed=5, **more) for device in ("cpu", "cuda"))
    for _ in range(CHECKED_STEPS):
        actions = ours.sample()
        if not np.array_equal(actions, gpu.to_host(theirs.sample())):
            return False
        ours.step(actions)
        theirs.step(gpu.to_device(actions))
        if not all(np.array_equal(array, gpu.to_host(theirs.arrays[name])) for name, array in ours.arrays.items()):
            return False
    return True


class Lender:
    """Memory of torch's that speaks DLPack, and nothing else."""

    def __init__(self, tensor: Any) -> None:
        self.tensor = tensor
        self.__dlpack__, self.__dlpack_device__ = tensor.__dlpack__, tensor.__dlpack_device__


def torch_agrees(game: str) -> bool:
    """A batch in memory that torch owns, stepped by torch's tensors."""
    torch: Any = import_module("torch")
    ours = Batch(game, PLAYERS, CHECKED_ROWS, form="float16", seed=5)
    seen = torch.empty(ours.observation.shape, dtype=torch.float16, device="cuda")
    mask = torch.empty(ours.mask.shape, dtype=torch.int8, device="cuda")
    memory = {"observation": Lender(seen), "mask": mask}
    theirs = Batch(game, PLAYERS, CHECKED_ROWS, form="float16", seed=5, device="cuda", into=memory)
    same = True
    for _ in range(CHECKED_STEPS):
        actions = ours.sample()
        ours.step(actions)
        theirs.step(torch.as_tensor(actions, device="cuda").int())
        same &= np.array_equal(seen.cpu().numpy(), ours.observation) and np.array_equal(mask.cpu().numpy(), ours.mask)
    return same


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1 << 18, help="games at once (default 262144)")
    games = parser.parse_args().games
    warnings.simplefilter("ignore")
    try:
        gpu.cuda()
    except NoDevice as error:
        print(error, file=sys.stderr)
        return 2
    console = Console(width=110)
    agree = True
    table = new_table(f"random playouts, {PLAYERS} players", "GPU, decisions/s", "one core", "ratio", "same results")
    for game in GAMES:
        on_gpu, core, same = playouts(game, games)
        agree &= same
        table.add_row(game, f"{on_gpu:,.0f}", f"{core:,.0f}", f"{on_gpu / core:.1f}", "yes" if same else "NO")
    console.print(table)
    has_torch = find_spec("torch") is not None
    table = new_table("stepping, decisions/s", *FORMS, "same arrays", "in torch's memory")
    for game in GAMES:
        same = batches_agree(game)
        same_in_torch = torch_agrees(game) if has_torch else True
        agree &= same and same_in_torch
        speeds = [f"{stepping(game, games, form):,.0f}" for form in FORMS]
        in_torch = ("yes" if same_in_torch else "NO") if has_torch else "no torch here"
        table.add_row(game, *speeds, "yes" if same else "NO", in_torch)
    console.print("")
    console.print(table)
    return 0 if agree else 1


def new_table(first: str, *others: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(first)
    for column in others:
        table.add_column(column, justify="right")
    return table


if __name__ == "__main__":
    sys.exit(main())
