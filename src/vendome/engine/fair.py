"""Fair by proof: chance that a table can't choose, and that nobody can foresee.

A table draws a seed and a nonce before the game and shows their commitment. Each shuffle or deal of the game
is then drawn from the engine's generator, started anew from a hash of seed, nonce and the number of that
chance; so whoever works out the generator's state from the cards of one shuffle learns nothing about the next.
Once the game is over, seed and nonce are published and anyone can draw it all again.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from vendome.engine.play import Chance, State


@dataclass(frozen=True)
class Proof:
    """The secrets of a table's chance: texts, so that no program can round them."""

    seed: str
    nonce: str

    @classmethod
    def drawn(cls) -> Proof:
        """New secrets, from the operating system's own source."""
        return cls(secrets.token_hex(32), secrets.token_hex(16))

    @property
    def commitment(self) -> str:
        """What is shown before the game: SHA-256 of `SEED:NONCE`, in hexadecimal."""
        return hashlib.sha256(f"{self.seed}:{self.nonce}".encode()).hexdigest()

    def words(self, number: int) -> list[int]:
        """The generator's state for the chance of this number, from 0: the first 16 bytes of SHA-256 of
        `SEED:NONCE:NUMBER`, as four big-endian words."""
        digest = hashlib.sha256(f"{self.seed}:{self.nonce}:{number}".encode()).digest()
        return [int.from_bytes(digest[i : i + 4]) for i in range(0, 16, 4)]

    def draw(self, state: State) -> None:
        """Let the due chance have the outcome that the proof gives it."""
        number = sum(isinstance(line, Chance) for line in state.log)
        state.cells["rng"][0] = self.words(number)
        state.draw()

    def draw_chance(self, state: State) -> None:
        """Let chance decide until a seat is asked or the game is over."""
        while state.chance_is_due:
            self.draw(state)
