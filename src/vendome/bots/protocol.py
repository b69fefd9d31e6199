"""What a bot is.

A bot gets a witness, which holds what its seat knows and has seen, and a random stream of its own; nothing
else. It may keep thoughts between two decisions of one game, never between games.
"""

from typing import NamedTuple, Protocol

from vendome.bots.witness import Witness
from vendome.engine.compiler.layout import Words


class Opinion(NamedTuple):
    """What a bot thinks of one of its moves."""

    action: int
    value: float  # how well it expects to stand after it, from 0 to 1
    share: float  # of its thought that went there; all opinions together make 1


class Bot(Protocol):
    name: str

    def choose(self, witness: Witness, rng: Words) -> int:
        """One of the legal actions of the witness's seat, which is asked now."""

    def consider(self, witness: Witness, rng: Words) -> list[Opinion]:
        """Think aloud: an opinion of every legal action, the best first."""
