"""Fair by proof: chance that nobody can choose, and that nobody can foresee.

A table draws a seed and a nonce before the game and shows their commitment. The players' devices each draw a word and
show its hash. Only when nobody can change anything any more do they tell the words, and all of it together decides the
deal: neither the table nor any player could pick it.

Each shuffle or deal of the game is drawn by the game's own rules, from numbers of SHA-256 instead of the engine's
generator: that one is fast, but whoever has seen enough cards of a shuffle could work out its state and with it the
rest of the pile. Once the game is over, seed, nonce and words are published and anyone can draw it all again.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Any

import numpy as np

from vendome.engine.compiler.bind import plainly
from vendome.engine.contract import Game
from vendome.engine.play import Chance, Session


def hash_of(text: str) -> str:
    """SHA-256 of a text, in hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()


@dataclass(frozen=True)
class Proof:
    """The secrets of a table's chance: texts, so that no program can round them."""

    seed: str
    nonce: str
    words: tuple[str | None, ...] = ()  # by seat: what its player's device added; None if it added nothing
    word_hashes: tuple[str | None, ...] = ()  # by seat: what the device had shown before, if anything

    @classmethod
    def drawn(cls) -> Proof:
        """New secrets, from the operating system's own source."""
        return cls(secrets.token_hex(32), secrets.token_hex(16))

    @property
    def commitment(self) -> str:
        """What is shown before the game: SHA-256 of `SEED:NONCE`, in hexadecimal."""
        return hash_of(f"{self.seed}:{self.nonce}")

    @property
    def source(self) -> str:
        """The text that all chance is drawn from: `SEED:NONCE`, and if any word was told, `:WORD` for each seat in
        order, which is a mere `:` for a seat without one."""
        words = [word or "" for word in self.words] if any(self.words) else []
        return ":".join([self.seed, self.nonce, *words])

    def numbers(self, chance: int) -> Iterator[int]:
        """The random numbers for the chance of this number, from 0: SHA-256 of `SOURCE:CHANCE:0`, then of
        `SOURCE:CHANCE:1` and so on, eight big-endian numbers of 32 bits each."""
        source = self.source
        for block in count():
            digest = hashlib.sha256(f"{source}:{chance}:{block}".encode()).digest()
            yield from (int.from_bytes(digest[i : i + 4]) for i in range(0, 32, 4))

    def draw(self, session: Session) -> None:
        """Let the due chance have the outcome that the proof gives it."""
        chance = sum(isinstance(line, Chance) for line in session.log)
        outcome = np.zeros(session.game.outcome_size, np.int32)
        size = draw_of(session.game)(Source(session.state, self.numbers(chance)), outcome)
        session.happen(outcome[:size].tolist())

    def draw_chance(self, session: Session) -> None:
        """Let chance decide until a seat is asked or the game is over."""
        while session.chance_is_due:
            self.draw(session)


class Source:
    """A record whose random numbers come from elsewhere."""

    def __init__(self, record: Any, numbers: Iterator[int]) -> None:
        self.record = record
        self.rng = numbers

    def __getattr__(self, name: str) -> Any:
        return getattr(self.record, name)


@cache
def draw_of(game: Game) -> Callable[..., int]:
    """The game's `draw` as plain Python: compiled, it knows no other generator than the engine's."""
    draw: Callable[..., int] = plainly(game.rules.draw, {"word": next})
    return draw
