"""Playing one game from Python: the game with what was chosen, and the session that comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.layout import Cells
from vendome.engine.compiler.loops import States, loops_of
from vendome.engine.compiler.rng import checked_seed
from vendome.engine.contract import Game, Value
from vendome.engine.errors import BadOption, BadPlayers
from vendome.engine.log import Chance, Decision
from vendome.engine.masks import members
from vendome.engine.observation import Field
from vendome.engine.playout import Playout
from vendome.engine.session import Result, Session

__all__ = ["Chance", "Decision", "Playout", "Result", "Session", "Setup", "checked_seed"]


@dataclass(frozen=True)
class Setup:
    """A game with its number of players and its options chosen: ready to start."""

    game: Game
    players: int
    options: Mapping[str, Value]  # every option of the game

    @classmethod
    def of(cls, game: Game, players: int, options: Mapping[str, object]) -> Setup:
        """Check the choices; options that are not named take their defaults."""
        if type(players) is not int or players not in game.players:
            raise BadPlayers(game.id, players, game.players[0], game.players[-1])
        chosen: dict[str, Value] = {option.name: option.default for option in game.options}
        for name, value in options.items():
            option = game.option(name)
            chosen[name] = option.choices[option.index(value)]
        return cls(game, players, chosen)

    @cached_property
    def codes(self) -> Cells:
        """The options as the compiled rules take them."""
        codes = [option.index(self.options[option.name]) for option in self.game.options]
        return np.array(codes or [0], np.int32)

    @cached_property
    def observation_fields(self) -> dict[str, Field]:
        """The parts of an observation by name."""
        return self.game.observation.LAYOUT.fields(self.players)

    @cached_property
    def observation_scales(self) -> NDArray[np.float32]:
        """By what each count of an observation is divided."""
        return self.game.observation.LAYOUT.scales(self.players)

    def stated(self) -> dict[str, Value]:
        """The options as a record states them: `players` and whatever is not at its default."""
        changed = {o.name: self.options[o.name] for o in self.game.options if self.options[o.name] != o.default}
        return {"players": self.players, **changed}

    def start(self, seed: int) -> Session:
        """A new game whose chance is a function of the seed."""
        session = self.blank(checked_seed(seed))
        session.draw_chance()
        return session

    def playout(self, seed: int) -> Playout:
        """The same game as `start` gives, in numbers alone: for programs that play many moves one by one."""
        return Playout(self, seed)

    def blank(self, seed: int = 0) -> Session:
        """A new game before its first chance: the start of a replay."""
        session = Session(self)
        session.loops.do_setup(session.states, self.players, self.codes, seed)
        session.history.start = session.to_bytes()
        return session

    def result_of(self, states: States) -> Result:
        """The result of a finished game, from its state."""
        scores = np.zeros(self.players, np.int32)
        mask = loops_of(self.game).do_result(states, scores)
        return Result(scores.tolist(), members(mask), self.game.ends[int(states["end"][0])])

    def from_bytes(self, data: bytes) -> Session:
        """A game from the bytes of its state; its log begins there."""
        session = Session(self)
        session.states[:] = np.frombuffer(self.checked_bytes(data), self.game.dtype)
        session.history.start = data
        return session

    def checked_bytes(self, data: bytes) -> bytes:
        """What may be the bytes of a state, by its length."""
        if len(data) != self.game.dtype.itemsize:
            raise BadOption(f"a state of {self.game.id} has {self.game.dtype.itemsize} bytes, not {len(data)}")
        return data
