"""Bots at a table: the witnesses of their seats, and a stream for every decision."""

from collections.abc import Mapping

from vendome.bots.protocol import Bot, Opinion
from vendome.bots.witness import NO_ACTION, Witness
from vendome.engine.compiler.layout import Words
from vendome.engine.compiler.rng import generator
from vendome.engine.play import Session


class Company:
    """A game in progress with bots in some seats. All moves go through `play`, so that every bot sees them."""

    def __init__(self, session: Session, bots: Mapping[int, Bot], seed: int) -> None:
        self.session, self.bots, self.seed = session, bots, seed
        self.plies = session.ply
        self.witnesses = [Witness(session.setup, seat) for seat in range(session.setup.players)]
        for witness in self.witnesses:
            witness.see(session)

    def choose(self, seat: int) -> str:
        """The move of a bot that is asked."""
        action = self.bots[seat].choose(self.witnesses[seat], self.stream(seat))
        return self.session.game.moves[action]

    def consider(self, seat: int, adviser: Bot) -> list[Opinion]:
        """What a bot thinks of the moves of a seat that is asked, its own or a person's."""
        return adviser.consider(self.witnesses[seat], self.stream(seat))

    def stream(self, seat: int) -> Words:
        """A function of seed and ply alone: a game that is resumed goes on as it would have."""
        return generator(self.seed, 1 + seat + self.session.setup.players * self.plies)

    def play(self, move: str, seat: int) -> None:
        """A seat, a bot's or a person's, makes a move."""
        self.session.play(move, seat)
        self.plies += 1
        action = self.session.game.moves.index(move)
        for witness in self.witnesses:
            witness.see(self.session, action if witness.seat == seat else NO_ACTION)
