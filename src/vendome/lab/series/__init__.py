"""Playing many games: on one core or on all of them, the same results either way.

Random players choose within the compiled loop, which releases Python's lock: threads use all cores, without a process
to start or data to copy. A GPU plays random games, too, and so does a crew without threads, on other machines. Other
bots run Python between compiled calls, so they play in processes.
"""

from collections.abc import Iterator

from vendome.lab.crew import ALONE, Crew, StopSign
from vendome.lab.series.chunk import Chunk, Order
from vendome.lab.series.gpu import play_on_gpu
from vendome.lab.series.processes import play_in_processes
from vendome.lab.series.threads import play_elsewhere, play_in_threads

__all__ = ["Chunk", "Order", "play_games"]


def play_games(
    order: Order, sign: StopSign | None = None, *, crew: Crew = ALONE, device: str = "cpu"
) -> Iterator[Chunk]:
    """The games of an order, in their order, a chunk at a time. With the sign raised, bots stop early."""
    if device == "cuda":
        return play_on_gpu(order)
    if order.is_random and crew.threads:
        return play_in_threads(order, threads=crew.threads)
    play = play_elsewhere if order.is_random else play_in_processes
    return play(order, sign or StopSign(), crew)
