"""A bot that says what it would do in any seat of a game, from what that seat has seen."""

from __future__ import annotations

from typing import NamedTuple

from vendome.bots import Witness
from vendome.bots.policy_bot import make_bot
from vendome.engine.compiler.layout import Words
from vendome.engine.compiler.rng import generator
from vendome.engine.errors import NotAsked
from vendome.engine.play import Session


class Advice(NamedTuple):
    """What a bot thinks of one move."""

    move: str
    value: float  # how well it expects to stand after it, from 0 to 1
    share: float  # of its thought that went there; all together make 1

    def __repr__(self) -> str:
        return f"Advice({self.move!r}, value={self.value:.3f}, share={self.share:.3f})"


class Adviser:
    """It keeps no thoughts: asked twice in the same position, a bot whose budget is not time says the same twice."""

    def __init__(self, session: Session, spec: str, seed: int) -> None:
        make_bot(spec)  # refuses a bot that there is not
        self.session, self.spec, self.seed = session, spec, seed

    def __repr__(self) -> str:
        return f"<{self.spec} at {self.session!r}>"

    def choose(self, seat: int | None = None) -> str:
        """The move it would make in an asked seat (the first one, if none is named)."""
        seat = self._seat(seat)
        action = make_bot(self.spec).choose(witness_of(self.session, seat), self._stream(seat))
        return self.session.game.moves[action]

    def consider(self, seat: int | None = None) -> list[Advice]:
        """What it thinks of every legal move of an asked seat (the first one, if none is named), the best first."""
        seat = self._seat(seat)
        opinions = make_bot(self.spec).consider(witness_of(self.session, seat), self._stream(seat))
        return [Advice(self.session.game.moves[action], value, share) for action, value, share in opinions]

    def _seat(self, seat: int | None) -> int:
        """The asked seat; or the error that `moves` has for one that is not."""
        self.session.moves(seat)
        asked = self.session.asked
        if not asked:
            raise NotAsked(-1, asked)
        return asked[0] if seat is None else seat

    def _stream(self, seat: int) -> Words:
        """The luck that a bot of a `Company` with this seed would have here."""
        made = len(self.session.history.decisions)
        return generator(self.seed, 1 + seat + self.session.setup.players * made)


def witness_of(session: Session, seat: int) -> Witness:
    """What a seat has seen of a game since its start: before every decision, and now."""
    witness = Witness(session.setup, seat)
    before = (None, *session.history.decisions)
    for moment, decision in zip(session.retraced(), before, strict=True):
        if decision is not None and decision[0] == seat:
            witness.see(moment, decision[1])
        else:
            witness.see(moment)
    return witness
