"""The games for learners, through the interfaces they already use: PettingZoo, Gymnasium, OpenSpiel and others.

>>> import vendome.env
>>> env = vendome.env.aec("shadow_thief", players=3)  # PettingZoo, one agent after the other
>>> env = vendome.env.parallel("master_thieves", players=4)  # PettingZoo, all at once
>>> envs = vendome.env.vector("gentlemen_thieves", size=256, bots="greedy")  # Gymnasium, many games at once
>>> envs = vendome.env.sb3("shadow_thief", size=1024, bots="greedy")  # Stable-Baselines3, many games at once
>>> env = gymnasium.make("vendome/shadow_thief-v0", players=4, bots="greedy")
>>> game = pyspiel.load_game("vendome_shadow_thief(players=3)")

`import vendome.env` registers the games with each of these that is installed (`pip install 'vendome[rl]'`);
Stable-Baselines3 and TorchRL bring torch along, and are installed by whoever wants them. What they
all have in common, and how it is trained on: docs/train.md. Without any of them: `vendome.lab.batch.Batch`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vendome.env.registration import register

if TYPE_CHECKING:
    from vendome.env.aec_env import TurnEnv
    from vendome.env.parallel_env import TableEnv
    from vendome.env.sb3_env import SeatVecEnv
    from vendome.env.vector_env import SeatVectorEnv

__all__ = ["aec", "parallel", "sb3", "vector"]

register()


def aec(game: str, *, players: int = 4, render_mode: str | None = None, **options: object) -> TurnEnv:
    """A game as PettingZoo's AEC environment: whoever is asked acts, one after the other."""
    from vendome.env.aec_env import TurnEnv

    return TurnEnv(game, players=players, render_mode=render_mode, **options)


def parallel(game: str, *, players: int = 4, render_mode: str | None = None, **options: object) -> TableEnv:
    """A game as PettingZoo's Parallel environment: all act at once, and who is not asked waits."""
    from vendome.env.parallel_env import TableEnv

    return TableEnv(game, players=players, render_mode=render_mode, **options)


def vector(game: str, *, size: int, players: int = 4, **more: Any) -> SeatVectorEnv:
    """Many games as Gymnasium's vector environment: one seat learns, bots have the others."""
    from vendome.env.vector_env import SeatVectorEnv

    return SeatVectorEnv(size, game=game, players=players, **more)


def sb3(game: str, *, size: int, players: int = 4, **more: Any) -> SeatVecEnv:
    """The same as Stable-Baselines3's vector environment, with the masks that MaskablePPO asks for."""
    from vendome.env.sb3_env import SeatVecEnv

    return SeatVecEnv(size, game=game, players=players, **more)
