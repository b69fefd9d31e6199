"""How fast the search thinks: `python benchmarks/search.py [--moves N]`

1. Decisions simulated a second inside the search on one core, beside OpenSpiel's ISMCTS bot on
   `oh_hell(players=4)`: its simulations a second times the mean number of decisions of one. The best of some rounds.
2. How long `burglar` and `mastermind` take for a move, and what memory a search holds.
"""

import argparse
import random
import resource
import time
from collections.abc import Callable, Iterator
from functools import partial

import numpy as np
import pyspiel
from rich.console import Console
from rich.progress import track
from rich.table import Table

import vendome
from vendome import GAMES, Game
from vendome.bots import Company, Witness, find_bot
from vendome.bots.search.bot import SearchBot
from vendome.engine.compiler.rng import generator

SIMS = 2000
POSITIONS = 24
PLAYERS = 4
ROUNDS = 7
PEER = "OpenSpiel ISMCTS, oh_hell(players=4)"
console = Console(highlight=False)


def questions(game: Game, count: int) -> Iterator[Witness]:
    """What seats see when they have a real choice, all along games of greedy bots."""
    seed = 0
    while True:
        session = vendome.game(game.id, players=PLAYERS).start(seed)
        company = Company(session, {seat: find_bot("greedy") for seat in range(PLAYERS)}, seed)
        while not session.finished:
            seat = session.asked[0]
            if len(session.moves(seat)) > 1 and company.plies % 7 == 0:
                yield company.witnesses[seat]
                count -= 1
                if count == 0:
                    return
            company.play(company.choose(seat), seat)
        seed += 1


def our_speed(game: Game) -> tuple[float, float]:
    """Simulations a second, and decisions of one."""
    bot = SearchBot(sims=SIMS, reuse=False)
    spent = 0.0
    for i, witness in enumerate(questions(game, POSITIONS + 1)):
        if i == 1:  # the first warms up
            bot.decisions = bot.simulations = 0
            spent = 0.0
        start = time.perf_counter()
        bot.consider(witness, generator(i))
        spent += time.perf_counter() - start
    return bot.simulations / spent, bot.decisions / bot.simulations


def decisions_left(session: pyspiel.State, rng: random.Random, playouts: int = 40) -> float:
    """The mean number of decisions of a random playout: what one simulation of OpenSpiel's bot makes."""
    total = 0
    for _ in range(playouts):
        playout = session.clone()
        while not playout.is_terminal():
            if playout.is_chance_node():
                playout.apply_action(rng.choice([action for action, _ in playout.chance_outcomes()]))
            else:
                playout.apply_action(rng.choice(playout.legal_actions()))
                total += 1
    return total / playouts


def peer_speed() -> tuple[float, float]:
    rng = random.Random(1)
    game = pyspiel.load_game(f"oh_hell(players={PLAYERS})")
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMS, -1, policy)
    spent = decisions = 0.0
    searches = 0
    while searches < POSITIONS:
        session = game.new_initial_state()
        while not session.is_terminal():
            if session.is_chance_node():
                actions, weights = zip(*session.chance_outcomes(), strict=True)
                session.apply_action(rng.choices(actions, weights)[0])
                continue
            if len(session.legal_actions()) > 1 and rng.random() < 1 / 7:
                decisions += decisions_left(session, rng)
                start = time.perf_counter()
                bot.step(session)
                spent += time.perf_counter() - start
                searches += 1
            session.apply_action(rng.choice(session.legal_actions()))
    return searches * SIMS / spent, decisions / searches


def print_speed() -> None:
    """The best of some rounds, in which all take turns: what else the machine does slows one down, then another."""
    measures: dict[str, Callable[[], tuple[float, float]]] = {PEER: peer_speed}
    measures |= {f"{game.name}, {PLAYERS} players": partial(our_speed, game) for game in GAMES.values()}
    best = dict.fromkeys(measures, (0.0, 0.0))
    for _ in track(range(ROUNDS), "taking turns", console=console, transient=True):
        for name, measure in measures.items():
            best[name] = max(best[name], measure())
    table = Table("search, one core", "simulations/s", "decisions each", "decisions/s", "to OpenSpiel", box=None)
    for column in table.columns[1:]:
        column.justify = "right"
    peer_sims, peer_decisions = best[PEER]
    for name, (sims, decisions) in best.items():
        rate = sims * decisions
        ratio = rate / (peer_sims * peer_decisions)
        table.add_row(name, f"{sims:,.0f}", f"{decisions:.1f}", f"{rate:,.0f}", f"{ratio:.1f}×")
    console.print(table)


def answer_times(game: Game, level: str, moves: int) -> list[float]:
    """Milliseconds of `moves` answers, the process warm."""
    bot = find_bot(level)
    times = []
    for i, witness in enumerate(questions(game, moves + 1)):
        start = time.perf_counter()
        bot.choose(witness, generator(i))
        times.append(1000 * (time.perf_counter() - start))
    return times[1:]


def print_times(moves: int) -> None:
    table = Table("answers, milliseconds", "moves", "median", "99 of 100", "slowest", box=None)
    for column in table.columns[1:]:
        column.justify = "right"
    for level in ("burglar", "mastermind"):
        for game in GAMES.values():
            times = answer_times(game, level, moves)
            middle, most = np.percentile(times, [50, 99])
            table.add_row(f"{level}, {game.name}", str(len(times)), f"{middle:.0f}", f"{most:.0f}", f"{max(times):.0f}")
    console.print(table)


def print_memory() -> None:
    tree = SearchBot(ms=600_000).tree
    megabytes = tree.nbytes / 1e6
    whole = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    console.print(f"A search holds {megabytes:.0f} MB at most; this whole process peaked at {whole:.0f} MB.")


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the search thinks.")
    parser.add_argument("--moves", type=int, default=100, help="answers of each level to time (default 100)")
    moves = parser.parse_args().moves
    print_speed()
    console.print()
    print_times(moves)
    console.print()
    print_memory()


if __name__ == "__main__":
    main()
