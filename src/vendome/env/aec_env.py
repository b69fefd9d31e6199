"""PettingZoo's AEC environment: whoever is asked acts. See `table` for what agents see and do.

A secret choice is asked of one agent after the other; nobody sees what another chose before all have.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from vendome.env.table import Observed, Table


class TurnEnv(Table, AECEnv):
    """One game, one agent after the other."""

    def __init__(self, game: str, *, players: int = 4, render_mode: str | None = None, **options: object) -> None:
        Table.__init__(self, game, players, render_mode, options)
        self.agent_selection = self.possible_agents[0]

    def __str__(self) -> str:
        return f"vendome/{self.setup.game.id}"

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self.mask(seat)} for agent, seat in self.seat_of.items()}
        self.agent_selection = self.agents[self.session.asked[0]]

    def observe(self, agent: str) -> Observed:
        return self.see(self.seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        is_legal = self.play(self.seat_of[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.rewards_by_seat(), strict=True))
        self.infos = {agent: {"action_mask": self.mask(seat)} for agent, seat in self.seat_of.items()}
        if not is_legal:
            self.infos[agent]["illegal"] = True
        if self.session.finished:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.session.asked[0]]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()
