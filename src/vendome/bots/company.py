"""Bots at a table: the witnesses of their seats, and a stream for every decision."""

from collections.abc import Mapping

from vendome.bots.protocol import Bot, Opinion
from vendome.bots.witness import NO_ACTION, Witness
from vendome.engine.layout import Words
from vendome.engine.play import State
from vendome.engine.rng import generator


class Company:
    """A game in progress with bots in some seats. All moves go through `play`, so that every bot sees them."""

    def __init__(self, state: State, bots: Mapping[int, Bot], seed: int) -> None:
        self.state, self.bots, self.seed = state, bots, seed
        self.plies = state.ply
        self.witnesses = [Witness(state.setup, seat) for seat in range(state.setup.players)]
        for witness in self.witnesses:
            witness.see(state)

    def choose(self, seat: int) -> str:
        """The move of a bot that is asked."""
        action = self.bots[seat].choose(self.witnesses[seat], self.stream(seat))
        return self.state.game.moves[action]

    def consider(self, seat: int, adviser: Bot) -> list[Opinion]:
        """What a bot thinks of the moves of a seat that is asked, its own or a person's."""
        return adviser.consider(self.witnesses[seat], self.stream(seat))

    def stream(self, seat: int) -> Words:
        """A function of seed and ply alone: a game that is resumed goes on as it would have."""
        return generator(self.seed, 1 + seat + self.state.setup.players * self.plies)

    def play(self, move: str, seat: int) -> None:
        """A seat, a bot's or a person's, makes a move."""
        self.state.play(move, seat)
        self.plies += 1
        action = self.state.game.moves.index(move)
        for witness in self.witnesses:
            witness.see(self.state, action if witness.seat == seat else NO_ACTION)
