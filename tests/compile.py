"""Compiles all games before the tests: their processes want the machine code at once, and each would compile what no
other has finished."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from vendome.bots import CHARACTERS
from vendome.bots.net.haste import has_characters
from vendome.engine.compiler.cache import FirstUse
from vendome.games.registry import GAMES
from vendome.table.workers.tasks import CompileBots, CompileRules

PROCESSES = 2


def compile_game(game: str) -> None:
    """What a server compiles when it starts for the first time on a machine."""
    tasks = {"rules": CompileRules(game), "bots": CompileBots(game)}
    if has_characters(GAMES[game]):
        tasks["net"] = CompileBots(game, CHARACTERS[:1])
    for name, task in tasks.items():
        first = FirstUse(f"{game}-{name}")
        if first.is_due():
            task.run()
            first.done()


if __name__ == "__main__":
    print("Compiling the games …", flush=True)
    with ProcessPoolExecutor(PROCESSES, get_context("spawn")) as pool:
        list(pool.map(compile_game, sorted(GAMES)))
