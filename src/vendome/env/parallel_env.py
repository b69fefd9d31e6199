"""PettingZoo's Parallel environment: all agents act at once. See `table` for what agents see and do.

All seats that are asked together answer in the same step, so a secret choice is one step. Everyone else waits.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from vendome.engine.errors import BadOption
from vendome.env.table import Observed, Table

Step = tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class TableEnv(Table, ParallelEnv):
    """One game, all agents at once."""

    def __init__(self, game: str, *, players: int = 4, render_mode: str | None = None, **options: object) -> None:
        Table.__init__(self, game, players, render_mode, options)

    def __str__(self) -> str:
        return f"vendome/{self.setup.game.id}"

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 (PettingZoo's)
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        self.deal(seed)
        return self.seen()

    def step(self, actions: Mapping[str, int]) -> Step:
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise BadOption(f"no action for {', '.join(missing)}: every agent acts, `wait` is {self.wait}")
        asked = self.session.asked
        illegal = [agent for agent in self.agents if not self.act(agent, actions[agent], asked)]
        observed, infos = self.seen()
        for agent in illegal:
            infos[agent]["illegal"] = True
        rewards = dict(zip(self.possible_agents, self.rewards_by_seat(), strict=True))
        over = dict.fromkeys(self.agents, self.session.finished)
        truncated = dict.fromkeys(self.agents, False)
        given = {agent: rewards[agent] for agent in self.agents}
        if self.session.finished:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observed, given, over, truncated, infos

    def act(self, agent: str, action: int, asked: list[int]) -> bool:
        """One agent's part of a step; whether its action was legal."""
        seat = self.seat_of[agent]
        return self.play(seat, action) if seat in asked else bool(action == self.wait)

    def seen(self) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        observed = {agent: self.see(self.seat_of[agent]) for agent in self.agents}
        return observed, {agent: {"action_mask": seen["action_mask"]} for agent, seen in observed.items()}
