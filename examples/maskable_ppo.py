"""MaskablePPO of Stable-Baselines3-contrib learns a game against `greedy`, in ten minutes on two cores.

    make torch
    python examples/maskable_ppo.py --minutes 10
    vendome arena shadow_thief --players 4 --bots mine=examples.maskable_ppo:policy --versus greedy --seed 5000

It learns from many games at once, of the seeds from 0 on: measure it with another seed. Ctrl-C ends it early.
What was learnt goes to a file, and `policy` plays by that file, in the arena or at a live table: `maskable_ppo.zip`
beside this example, or the one that MASKABLE_PPO names.
"""

import argparse
import os
import sys
import time
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import nn

import vendome.env
from vendome import GAMES, BadOption, VendomeError
from vendome.bots.policy import Situation

FILE = Path(os.environ.get("MASKABLE_PPO", Path(__file__).with_name("maskable_ppo.zip")))
RIVALS = "greedy"
LINE_EVERY = 15  # seconds
STEPS = 32  # decisions of each game between two lessons
WIDTH = 128  # of the net's layers


class FirstLayer(BaseFeaturesExtractor):
    """Shared by policy and value: most of the net's work is here, since an observation is long."""

    def __init__(self, space: Any) -> None:
        super().__init__(space, WIDTH)
        self.layer = nn.Sequential(nn.Linear(space.shape[0], WIDTH), nn.ReLU())

    def forward(self, observations: Any) -> Any:
        return self.layer(observations)


class Deadline:
    """How much time is left, as a part of all."""

    def __init__(self, minutes: float) -> None:
        self.start, self.seconds = time.monotonic(), 60 * minutes

    def passed(self) -> float:
        return time.monotonic() - self.start

    def left(self) -> float:
        return max(0.0, 1 - self.passed() / self.seconds)


class Progress(BaseCallback):
    """Ends the training in time, and says how it goes."""

    def __init__(self, deadline: Deadline, players: int) -> None:
        super().__init__()
        self.deadline, self.fair = deadline, 1 / players
        self.next_line = float(LINE_EVERY)
        self.games, self.wins = 0, 0.0  # since the last line

    def _on_step(self) -> bool:
        done = self.locals["dones"]
        self.games += int(done.sum())
        self.wins += float((self.locals["rewards"][done] + self.fair).sum())
        if self.deadline.passed() >= self.next_line:
            self.tell()
        return self.deadline.left() > 0

    def tell(self) -> None:
        passed = self.deadline.passed()
        share = f"{self.wins / self.games:.1%} of {self.games:,} games" if self.games else "no game is over yet"
        print(f"{passed:5.0f} s  {self.num_timesteps:11,} decisions  wins {share}", flush=True)
        self.games, self.wins, self.next_line = 0, 0.0, passed + LINE_EVERY


def learn(game: str, players: int, size: int, minutes: float) -> Any:
    """What MaskablePPO learns in so many minutes. Games cost less than learning, so each decision is used once."""
    envs = vendome.env.sb3(game, size=size, players=players, bots=RIVALS, rotate=True)
    deadline = Deadline(minutes)
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=STEPS,
        batch_size=min(1024, STEPS * size),
        n_epochs=1,
        gamma=1.0,  # the reward comes at the end of a game
        ent_coef=0.01,
        learning_rate=lambda _: 1e-3 * deadline.left(),
        policy_kwargs={"features_extractor_class": FirstLayer, "net_arch": [WIDTH], "activation_fn": nn.ReLU},
        seed=0,
    )
    progress = Progress(deadline, players)
    with suppress(KeyboardInterrupt):
        model.learn(sys.maxsize, callback=progress)
    progress.tell()
    return model


def save(model: Any, file: Path) -> None:
    """All of it or nothing: a run that is cut off leaves the old file."""
    part = file.with_name(f"{file.name}.part.zip")
    model.save(part)
    part.replace(file)


class Trained:
    """Plays the best move by what was learnt. It can be called with a situation, like any policy."""

    def __init__(self, file: Path) -> None:
        self.file = file

    @cached_property
    def model(self) -> Any:
        """Read at the first move: each process of an arena does so once."""
        if not self.file.exists():
            raise BadOption(f"nothing was learnt yet, there is no {self.file}: run examples/maskable_ppo.py first")
        torch.set_num_threads(1)  # an arena has a process for each core
        return MaskablePPO.load(self.file, device="cpu")

    def __call__(self, situation: Situation) -> int:
        seen, mask = situation.observation, situation.mask
        if seen.shape != self.model.observation_space.shape or len(mask) != self.model.action_space.n:
            raise BadOption(f"{self.file.name} was learnt for another game, or another number of players")
        action, _ = self.model.predict(seen, action_masks=mask, deterministic=True)
        return int(action)


policy = Trained(FILE)


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="shadow_thief", choices=list(GAMES), help="shadow_thief if not told")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to learn (10)")
    parser.add_argument("--players", type=int, default=4, help="at a table (4)")
    parser.add_argument("--games", type=int, default=1024, help="how many at once (1024)")
    parser.add_argument("--file", type=Path, default=FILE, help=f"for what is learnt ({FILE.name} beside the example)")
    chosen = parser.parse_args(words)
    if chosen.minutes <= 0:
        parser.error(f"--minutes should be more than 0, not {chosen.minutes}")
    if not os.access(chosen.file.absolute().parent, os.W_OK):
        parser.error(f"--file: {chosen.file.absolute().parent} is no folder that can be written to")
    try:
        model = learn(chosen.game, chosen.players, chosen.games, chosen.minutes)
    except VendomeError as error:
        parser.error(str(error))
    save(model, chosen.file)
    print(f"What was learnt is in {chosen.file}.")


if __name__ == "__main__":
    main()
