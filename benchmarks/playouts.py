"""Playouts on one core, beside OpenSpiel's in the same run: by compiled code alone, and move by move from Python.

    make bench

Rounds of every contender alternate and the best round of each counts: on a shared machine the fastest
round is the one that was disturbed least. Decisions are players' choices; chance is not counted.

From Python the first legal move is made. *Text* is a session, with its log and its history; *numbers* is a playout. Of
OpenSpiel it is the loop of its examples, `legal_actions` and `apply_action`, with any legal outcome where chance
decides.
"""

import argparse
import resource
import time
from collections.abc import Callable
from random import Random

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

import vendome
from vendome.lab.series.threads import Desk

PEERS = ("crazy_eights(players=4)", "spades")
SEEDS = 20  # games of a round, from Python

Contenders = dict[str, Callable[[], float]]  # each measures one round: decisions a second


def ours(game_id: str, players: int, games: int) -> Callable[[], float]:
    setup = vendome.game(game_id, players=players)
    desk = Desk(setup)
    desk.play(0, 0, 1)  # compile

    def decisions_a_second() -> float:
        began = time.perf_counter()
        chunk = desk.play(1, 0, games)
        return float(np.sum(chunk.lengths)) / (time.perf_counter() - began)

    return decisions_a_second


def by_text(game_id: str, players: int) -> Callable[[], float]:
    """One decision at a time, as people and tables play."""
    setup = vendome.game(game_id, players=players)

    def decisions_a_second() -> float:
        decisions, began = 0, time.perf_counter()
        for seed in range(SEEDS):
            session = setup.start(seed)
            while not session.finished:
                session.play(session.moves()[0])
            decisions += session.ply
        return decisions / (time.perf_counter() - began)

    return decisions_a_second


def by_numbers(game_id: str, players: int) -> Callable[[], float]:
    """One decision at a time, as programs play."""
    playout = vendome.game(game_id, players=players).playout(seed=0)

    def decisions_a_second() -> float:
        decisions, began = 0, time.perf_counter()
        for seed in range(SEEDS):
            playout.reset(seed)
            while not playout.finished:
                playout.step(playout.actions[0])
                decisions += 1
        return decisions / (time.perf_counter() - began)

    return decisions_a_second


def openspiel_by_numbers(name: str) -> Callable[[], float]:
    game = pyspiel.load_game(name)

    def decisions_a_second() -> float:
        random, decisions, began = Random(1), 0, time.perf_counter()
        for _ in range(SEEDS):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                if state.is_chance_node():
                    state.apply_action(random.choice(actions))
                else:
                    state.apply_action(actions[0])
                    decisions += 1
        return decisions / (time.perf_counter() - began)

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


def compiled_contenders() -> Contenders:
    found: Contenders = {f"OpenSpiel {name}": openspiel(name, 300) for name in PEERS}
    for game in vendome.GAMES.values():
        for players in sorted({game.players[0], min(4, game.players[-1]), game.players[-1]}):
            found[f"{game.id}, {players} players"] = ours(game.id, players, 2000)
    return found


def python_contenders() -> Contenders:
    found: Contenders = {f"OpenSpiel {name}, numbers": openspiel_by_numbers(name) for name in PEERS}
    for game in vendome.GAMES.values():
        players = min(4, game.players[-1])
        found[f"{game.id}, {players} players, text"] = by_text(game.id, players)
        found[f"{game.id}, {players} players, numbers"] = by_numbers(game.id, players)
    return found


def measured(contenders: Contenders, rounds: int) -> dict[str, float]:
    best = dict.fromkeys(contenders, 0.0)
    for _ in range(rounds):
        for name, measure in contenders.items():
            best[name] = max(best[name], measure())
    return best


def table_of(title: str, best: dict[str, float]) -> Table:
    peer = max(speed for name, speed in best.items() if name.startswith("OpenSpiel"))
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(f"one core, {title}")
    for column in ("decisions/s", "to OpenSpiel's faster", "record, bytes"):
        table.add_column(column, justify="right")
    for name, speed in best.items():
        game_id = name.partition(",")[0]
        size = str(vendome.GAMES[game_id].dtype.itemsize) if game_id in vendome.GAMES else ""
        table.add_row(name, f"{speed:,.0f}", f"{speed / peer:.2f}", size)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=15, help="rounds of each contender (default 15)")
    rounds = parser.parse_args().rounds
    console = Console(width=100)
    for title, contenders in (
        ("by compiled code alone", compiled_contenders()),
        ("move by move from Python", python_contenders()),
    ):
        console.print(table_of(title, measured(contenders, rounds)))
        console.print()
    console.print(f"Peak memory of this process: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MiB")


if __name__ == "__main__":
    main()
