"""Random playouts on one core, beside OpenSpiel's C++ rollouts in the same run.

    make bench

Rounds of every contender alternate and the best round of each counts: on a shared machine the fastest
round is the one that was disturbed least. Decisions are players' choices; chance is not counted.
"""

import argparse
import resource
import time
from collections.abc import Callable

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

import vendome
from vendome.lab.series.threads import Desk

PEERS = ("crazy_eights(players=4)", "spades")


def ours(game_id: str, players: int, games: int) -> Callable[[], float]:
    setup = vendome.game(game_id, players=players)
    desk = Desk(setup)
    desk.play(0, 0, 1)  # compile

    def decisions_a_second() -> float:
        began = time.perf_counter()
        chunk = desk.play(1, 0, games)
        return float(np.sum(chunk.lengths)) / (time.perf_counter() - began)

    return decisions_a_second


def interpreted(game_id: str, players: int) -> Callable[[], float]:
    """The same rules one decision at a time from Python: what the table and the tests use."""
    setup = vendome.game(game_id, players=players)

    def decisions_a_second() -> float:
        began = time.perf_counter()
        session = setup.start(seed=1)
        while not session.finished:
            session.play(session.moves()[0])
        return session.ply / (time.perf_counter() - began)

    return decisions_a_second


def openspiel(name: str, games: int) -> Callable[[], float]:
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]

    def decisions_a_second() -> float:
        states = []
        began = time.perf_counter()
        for seed in range(games):
            session = game.new_initial_state()
            pyspiel.evaluate_bots(session, bots, seed)
            states.append(session)
        seconds = time.perf_counter() - began
        return sum(sum(step.player >= 0 for step in session.full_history()) for session in states) / seconds

    return decisions_a_second


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=15, help="rounds of each contender (default 15)")
    rounds = parser.parse_args().rounds
    contenders: dict[str, Callable[[], float]] = {f"OpenSpiel {name}": openspiel(name, 300) for name in PEERS}
    for game in vendome.GAMES.values():
        for players in sorted({game.players[0], min(4, game.players[-1]), game.players[-1]}):
            contenders[f"{game.id}, {players} players"] = ours(game.id, players, 2000)
        contenders[f"{game.id}, from Python"] = interpreted(game.id, min(4, game.players[-1]))
    best = dict.fromkeys(contenders, 0.0)
    for _ in range(rounds):
        for name, measure in contenders.items():
            best[name] = max(best[name], measure())
    peer = max(best[f"OpenSpiel {name}"] for name in PEERS)
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("one core")
    for column in ("decisions/s", "to OpenSpiel's faster", "record, bytes"):
        table.add_column(column, justify="right")
    for name, speed in best.items():
        game_id = name.partition(",")[0]
        size = str(vendome.GAMES[game_id].dtype.itemsize) if game_id in vendome.GAMES else ""
        table.add_row(name, f"{speed:,.0f}", f"{speed / peer:.2f}", size)
    console = Console(width=100)
    console.print(table)
    console.print(f"\nPeak memory of this process: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MiB")


if __name__ == "__main__":
    main()
