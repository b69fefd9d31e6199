"""TorchRL learns a game by PPO: many games at once, as one environment of its own kind.

    make torch
    python examples/torchrl_ppo.py --minutes 10

Written with TorchRL's own parts, so that another of its losses, collectors or buffers can take their place.
"""

import argparse
import time
from typing import Any

import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torch.distributions import Categorical
from torchrl.collectors import Collector
from torchrl.envs import GymWrapper
from torchrl.modules import MLP, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

import vendome.env
from vendome import GAMES, VendomeError

NET: dict[str, Any] = {"num_cells": [128, 128], "activation_class": nn.ReLU}
STEPS = 32  # decisions of each game between two lessons
ROWS = 1024  # decisions that are learnt from at once


class Scores(nn.Module):
    """A score for every action; for one that is not legal, so low that it is never taken."""

    def __init__(self, actions: int) -> None:
        super().__init__()
        self.net = MLP(out_features=actions, **NET)

    def forward(self, observation: Any, mask: Any) -> Any:
        return self.net(observation).masked_fill(mask == 0, -1e9)


def learn(env: Any, players: int, minutes: float) -> Any:
    """The policy, after so many minutes."""
    scores = TensorDictModule(Scores(env.action_spec.space.n), ["observation", "action_mask"], ["logits"])
    actor = ProbabilisticActor(scores, in_keys=["logits"], distribution_class=Categorical, return_log_prob=True)
    critic = ValueOperator(MLP(out_features=1, **NET), in_keys=["observation"])
    first = env.reset()
    actor(first), critic(first)  # the nets find out how long an observation is
    loss = ClipPPOLoss(actor, critic, entropy_coeff=0.01, normalize_advantage=True)
    judge = GAE(gamma=1.0, lmbda=0.95, value_network=critic)
    optimizer = torch.optim.Adam(loss.parameters(), lr=1e-3)
    start, decisions = time.monotonic(), 0
    for played in Collector(env, actor, frames_per_batch=STEPS * env.batch_size[0], total_frames=-1):
        judge(played)
        rows = played.reshape(-1)
        for chosen in torch.randperm(len(rows)).split(ROWS):
            losses = loss(rows[chosen])
            optimizer.zero_grad()
            (losses["loss_objective"] + losses["loss_critic"] + losses["loss_entropy"]).backward()
            optimizer.step()
        passed, decisions, over = time.monotonic() - start, decisions + len(rows), played["next", "done"]
        wins = float((played["next", "reward"][over] + 1 / players).mean()) if over.any() else 0.0
        print(f"{passed:5.0f} s  {decisions:11,} decisions  wins {wins:.1%} of {int(over.sum()):,} games", flush=True)
        if passed >= 60 * minutes:
            break
    return actor


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="shadow_thief", choices=list(GAMES), help="shadow_thief if not told")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to learn (10)")
    parser.add_argument("--players", type=int, default=4, help="at a table (4)")
    parser.add_argument("--games", type=int, default=512, help="how many at once (512)")
    told = parser.parse_args(words)
    try:
        games = vendome.env.vector(told.game, size=told.games, players=told.players, bots="greedy", rotate=True)
    except VendomeError as error:
        parser.error(str(error))
    learn(GymWrapper(games, categorical_action_encoding=True), told.players, told.minutes)


if __name__ == "__main__":
    main()
