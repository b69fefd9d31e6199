"""Stepping with observations and masks, on one core, beside PettingZoo-style Python and OpenSpiel's C++ rollouts.

    python benchmarks/environments.py

Every contender plays random legal moves. Rounds alternate and the best of each counts: on a shared machine the fastest
round is the one that was disturbed least. A decision is one player's choice; chance is not counted. OpenSpiel's
rollouts write no observation: they are the bar, not a like for like.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from rich.console import Console
from rich.table import Table

import vendome
import vendome.env
from playouts import openspiel
from vendome.lab.batch import Batch

PEER = "crazy_eights(players=4)"
PLAYERS = 4
SIZE = 256  # games side by side: their arrays stay in the processor's cache
WARM_UP = 1000  # steps, until the games are no longer all at the same point
STEPS = 200

Contender = Callable[[], float]


def batch(game: str, form: str, **more: Any) -> Contender:
    games = Batch(game, PLAYERS, SIZE, form=form, workers=1, **more)
    for _ in range(WARM_UP):
        games.step(games.sample())

    def decisions_a_second() -> float:
        seconds = 0.0
        for _ in range(STEPS):
            actions = games.sample()
            began = time.perf_counter()
            games.step(actions)
            seconds += time.perf_counter() - began
        return STEPS * SIZE / seconds

    return decisions_a_second


def vector(game: str) -> Contender:
    """Decisions of the learner and of the bots."""
    envs = vendome.env.vector(game, size=SIZE, players=PLAYERS, bots="random", copy=False)
    envs.reset(seed=1)
    for _ in range(WARM_UP):
        envs.step(envs.batch.sample())

    def decisions_a_second() -> float:
        before, seconds = decided(envs.batch), 0.0
        for _ in range(STEPS):
            actions = envs.batch.sample()
            began = time.perf_counter()
            envs.step(actions)
            seconds += time.perf_counter() - began
        return (decided(envs.batch) - before) / seconds

    return decisions_a_second


def decided(games: Batch) -> float:
    """Decisions so far: finished games at the length of the last one, which is right on average."""
    return float((games.episode * games.length).sum())


def aec(game: str) -> Contender:
    env = vendome.env.aec(game, players=PLAYERS)

    def decisions_a_second() -> float:
        env.reset(seed=1)
        rng, decisions = np.random.default_rng(1), 0
        began = time.perf_counter()
        for _ in range(2000):
            seen, _, is_over, _, _ = env.last()
            if is_over:
                env.reset()
                continue
            assert seen is not None
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            decisions += 1
        return decisions / (time.perf_counter() - began)

    return decisions_a_second


def single(game: str) -> Contender:
    env = gymnasium.make(f"vendome/{game}-v0", players=PLAYERS, bots="random")

    def decisions_a_second() -> float:
        _, info = env.reset(seed=1)
        rng, decisions = np.random.default_rng(1), 0
        began = time.perf_counter()
        for _ in range(2000):
            _, _, is_over, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
            decisions += 1
            if is_over:
                _, info = env.reset()
        return decisions / (time.perf_counter() - began)

    return decisions_a_second


def contenders() -> dict[tuple[str, str], Contender]:
    found: dict[tuple[str, str], Contender] = {("OpenSpiel", f"{PEER}, C++ rollouts"): openspiel(PEER, 200)}
    for game in vendome.GAMES:
        for form in ("uint8", "float16", "float32"):
            found[game, f"batch, {form}"] = batch(game, form)
        found[game, "batch, float32, with what is hidden"] = batch(game, "float32", full=True)
        found[game, "Gymnasium, vector, against random"] = vector(game)
        found[game, "Gymnasium, one game, learner's decisions"] = single(game)
        found[game, "PettingZoo AEC"] = aec(game)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7, help="rounds of each contender (default 7)")
    rounds = parser.parse_args().rounds
    found = contenders()
    best = dict.fromkeys(found, 0.0)
    for _ in range(rounds):
        for name, measure in found.items():
            best[name] = max(best[name], measure())
    peer = next(iter(best.values()))
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in (f"{PLAYERS} players, one core", ""):
        table.add_column(column)
    for column in ("decisions/s", "to OpenSpiel's C++", "to PettingZoo's AEC"):
        table.add_column(column, justify="right")
    for (game, what), speed in best.items():
        aec_speed = best.get((game, "PettingZoo AEC"), 0.0)
        ratio = f"{speed / aec_speed:.1f}" if aec_speed else ""
        table.add_row(game, what, f"{speed:,.0f}", f"{speed / peer:.2f}", ratio)
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
