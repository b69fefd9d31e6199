"""The table under attack: an honest game of four seats, attack by attack, beside what each attack costs the server.

    python benchmarks/hostile.py                       # every attack, ten minutes
    python benchmarks/hostile.py replay_bombs chatter  # these
    python benchmarks/hostile.py --seconds 20

Every attack meets a fresh server with its default limits. First the honest game goes on alone, then while strangers in
another process attack, round after round. A move counts when the last of the four seats has seen it. `cost` is the
processor time of the web process for one hostile request, connection or burst: all that it used, less what the honest
moves cost before; what a table of bots goes on to cost counts for the call that began it. It holds if the honest p99
stays below 250 ms, that cost below 50 ms, and no traceback is in the log. The cost is a difference of two: where an
attack is a few calls only, `--seconds 6` or more lifts it out of the noise.
"""

import argparse
import asyncio
import multiprocessing
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from multiprocessing.queues import Queue
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1] / "tests")  # the attacks are those of the tests

from hostile.attacks.catalogue import ATTACKS  # noqa: E402
from hostile.attacks.target import Outcome, Target  # noqa: E402
from hostile.company import Played, play_until  # noqa: E402
from hostile.honest import Dishonoured, check_record, honest_game  # noqa: E402
from hostile.server import Server  # noqa: E402

MOST_P99 = 250.0  # milliseconds
MOST_COST = 50.0
ROUND = 1.0  # seconds: rounds begin no faster, for this is about what a stranger can send, not about how much


@dataclass
class Phase:
    """Some seconds of an honest game, and the processor time that the server used meanwhile."""

    played: Played
    processor: float

    @property
    def figures(self) -> str:
        return f"{self.played.percentile(50):8.1f} {self.played.percentile(99):8.1f}"


def strike(name: str, target: Target, seconds: float, outcomes: "Queue[Outcome]") -> None:
    """In a process of its own: rounds of an attack, until the time is over."""

    async def rounds() -> Outcome:
        outcome: Outcome = Counter()
        end = time.monotonic() + seconds
        while (start := time.monotonic()) < end:
            outcome += await ATTACKS[name](target)
            await asyncio.sleep(start + ROUND - time.monotonic())
        return outcome

    outcomes.put(asyncio.run(rounds()))


async def finished_table(port: int) -> str:
    """A table whose game is over. What the server compiles or loads at the first game is done after it, too."""
    async with honest_game(port, game="master_thieves") as game:
        await game.finish()
        return str(game.table)


async def alone(server: Server, seconds: float) -> Phase:
    used, end = server.processor_seconds, time.monotonic() + seconds
    played = await play_until(server.port, lambda: time.monotonic() > end)
    return Phase(played, server.processor_seconds - used)


async def attacked(server: Server, name: str, finished: str, seconds: float) -> tuple[Phase, Outcome]:
    context = multiprocessing.get_context("spawn")
    outcomes: Queue[Outcome] = context.Queue()
    strangers: list[multiprocessing.process.BaseProcess] = []

    def begin(table: str) -> None:
        process = context.Process(target=strike, args=(name, Target(server.port, table, finished), seconds, outcomes))
        process.start()
        strangers.append(process)

    used = server.processor_seconds
    try:
        played = await play_until(server.port, lambda: not strangers[0].is_alive(), begin)
        return Phase(played, server.processor_seconds - used), outcomes.get(timeout=10)
    finally:
        for process in strangers:
            process.kill()
            process.join()


async def measure(name: str, seconds: float, folder: Path) -> bool:
    """One line of the table; whether the server held."""
    server = Server(folder, open_tables=1).start()
    try:
        finished = await finished_table(server.port)
        before = await alone(server, seconds)
        phase, outcome = await attacked(server, name, finished, seconds)
        each = before.processor / len(before.played.took)
        hostile = phase.processor - each * len(phase.played.took)
        cost = 1000 * max(0.0, hostile) / max(1, outcome.total())
        for record in (*before.played.records, *phase.played.records):
            check_record(record, folder)
        noise = server.noise
    except (Dishonoured, OSError, TimeoutError) as fault:
        print(f"{name:26} FELL: {str(fault)[:120]}")
        return False
    finally:
        server.kill()
    held = phase.played.percentile(99) < MOST_P99 and cost < MOST_COST and not noise
    ends = ", ".join(f"{count} {what}" for what, count in sorted(outcome.items()))
    verdict = "held" if held else "FELL"
    tracebacks = f"; {len(noise)} tracebacks in the log" if noise else ""
    print(f"{name:26} {before.figures} | {phase.figures} | {cost:8.1f}  {verdict}  {ends}{tracebacks}")
    return held


async def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=8.0, help="of each half of a measurement")
    arguments = parser.parse_args()
    unknown = set(arguments.attacks) - set(ATTACKS)
    if unknown:
        parser.error(f"no such attack: {', '.join(sorted(unknown))}")
    print(f"{'milliseconds':26} {'p50':>8} {'p99':>8} | {'p50':>8} {'p99':>8} | {'cost':>8}")
    fell = 0
    for name in arguments.attacks or ATTACKS:
        with tempfile.TemporaryDirectory() as folder:
            fell += not await measure(name, arguments.seconds, Path(folder))
    return min(1, fell)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
