"""What both environments of PettingZoo have in common: one game, its agents, its spaces, its rewards.

- Agents are `player_0`, `player_1` …, by seat.
- An action is a number of a move, `game.moves[action]`; the one after the last is `wait`.
- An observation has what the seat knows as `observation` (its fields: `env.fields`) and the legal actions as
  `action_mask`, which the seat's `infos` have as well. A seat that is not asked may only `wait`.
- An action that is not legal does no harm: the first legal one is taken instead, and the seat's `infos` say `illegal`.
- When the game ends, everyone gets their share of the win, less one part in as many as there are players. Before that
  all rewards are 0, and they always add up to 0.
- `reset(seed=s)` begins game number 0 of the seed s, `reset()` the next one: the games of `vendome simulate --seed s`.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from vendome.engine.compiler.rng import SEED_LIMIT, seed_of
from vendome.engine.contract import SPECTATOR
from vendome.engine.errors import UnknownName
from vendome.engine.observation import Field
from vendome.engine.play import Session, Setup, checked_seed
from vendome.games.registry import find

Observed = dict[str, Any]
RENDER_MODES = ["human", "ansi"]


class Table:
    """One game, and all that agents see of it."""

    def __init__(self, game: str, players: int, render_mode: str | None, options: Mapping[str, object]) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise UnknownName("render mode", render_mode, RENDER_MODES)
        self.setup = Setup.of(find(game), players, options)
        self.render_mode = render_mode
        self.metadata = {"name": self.setup.game.id, "render_modes": RENDER_MODES, "is_parallelizable": True}
        self.wait = len(self.setup.game.moves)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        numbers = Box(0.0, 1.0, (len(self.setup.observation_scales),), np.float32)
        mask = Box(0, 1, (self.wait + 1,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": numbers, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.wait + 1) for agent in self.possible_agents}
        self._seed: int | None = None
        self._number = 0  # of the present game, of its seed
        self.session: Session = self.setup.blank()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    @property
    def fields(self) -> Mapping[str, Field]:
        """What each number of an observation means, by name."""
        return self.setup.observation_fields

    def deal(self, seed: int | None) -> None:
        """Begin a game: the first of a seed, or the next one of the last seed."""
        if seed is not None:
            self._seed, self._number = checked_seed(seed), 0
        elif self._seed is None:
            self._seed, self._number = secrets.randbelow(SEED_LIMIT), 0
        else:
            self._number += 1
        self.session = self.setup.start(seed_of(self._seed, self._number))
        self.agents = self.possible_agents[:]

    def mask(self, seat: int) -> Any:
        """The legal actions; a seat that is not asked waits."""
        mask = np.zeros(self.wait + 1, np.int8)
        mask[: self.wait] = self.session.mask(seat)
        mask[self.wait] = seat not in self.session.asked
        return mask

    def see(self, seat: int) -> Observed:
        return {"observation": self.session.observation(seat), "action_mask": self.mask(seat)}

    def play(self, seat: int, action: Any) -> bool:
        """The asked seat acts; whether its action was legal."""
        legal = self.session.actions(seat)
        is_legal = action in legal
        self.session.play(int(action) if is_legal else legal[0], seat)
        return is_legal

    def rewards_by_seat(self) -> list[float]:
        result, players = self.session.result, self.setup.players
        if result is None:
            return [0.0] * players
        return [(seat in result.winners) / len(result.winners) - 1 / players for seat in range(players)]

    def render(self) -> str | None:
        """The table as everyone sees it: printed (`human`), or as a text (`ansi`)."""
        text = self.session.show(SPECTATOR) if self.agents or self.session.finished else "No game was begun yet."
        if self.render_mode == "human":
            print(text)  # noqa: T201 (that is what this mode asks for)
        return text if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held."""
