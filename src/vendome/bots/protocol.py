"""What a bot is, and which there are.

A bot gets what its seat knows, the legal actions and a random stream of its own, and nothing else.
"""

from collections.abc import Sequence
from typing import Protocol

from vendome.bots.random import RandomBot
from vendome.engine.errors import BadOption, UnknownName
from vendome.engine.layout import Words
from vendome.engine.play import State


class Bot(Protocol):
    name: str

    def choose(self, known: State, seat: int, actions: Sequence[int], rng: Words) -> int:
        """One of the legal actions. `known` is the game as the seat knows it."""


BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(),)}


def find_bot(name: str) -> Bot:
    bot = BOTS.get(name)
    if bot is None:
        raise UnknownName("bot", name, list(BOTS))
    return bot


def table_of(names: Sequence[str], players: int) -> list[Bot]:
    """A bot for every seat: one name serves all of them, otherwise there is one name a seat."""
    if len(names) not in (1, players):
        raise BadOption(f"{len(names)} bots for {players} seats: name one bot, or one for each seat")
    return [find_bot(names[seat % len(names)]) for seat in range(players)]
