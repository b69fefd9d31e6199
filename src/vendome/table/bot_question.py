"""What a bot is asked: all that its seat has seen, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec

from vendome.bots import Witness
from vendome.engine.play import Setup
from vendome.games.registry import find


class BotQuestion(msgspec.Struct):
    """What a worker is sent: all that a seat has seen of its game, the bot's level, and a stream of random numbers."""

    game: str
    options: dict[str, Any]
    seat: int
    states: bytes  # redacted for the seat
    own: bytes  # its own actions
    level: str
    seed: int
    stream: int

    @classmethod
    def of(cls, witness: Witness, level: str, seed: int, stream: int) -> BotQuestion:
        setup = witness.setup
        states, own = witness.states.tobytes(), witness.own.tobytes()
        return cls(setup.game.id, setup.stated(), witness.seat, states, own, level, seed, stream)

    @property
    def witness(self) -> Witness:
        return Witness.recalled(setup_of(self.game, self.options), self.seat, self.states, self.own)


def setup_of(game: str, stated: dict[str, Any]) -> Setup:
    """A setup from its game's id and its options, `players` among them."""
    options = dict(stated)
    return Setup.of(find(game), options.pop("players"), options)
