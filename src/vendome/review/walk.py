"""A game, decision by decision, with what each seat had seen before it."""

from collections.abc import Iterator
from typing import NamedTuple

from vendome.bots.witness import NO_ACTION, Witness
from vendome.engine.contract import Game, Question
from vendome.engine.mind import States
from vendome.engine.session import Session
from vendome.luck.meter import questions_of


class Decided(NamedTuple):
    """A decision of a game. The witness goes on with the next one."""

    number: int
    action: int
    witness: Witness  # of the seat that decided, before it did
    before: States
    after: States

    @property
    def seat(self) -> int:
        return self.witness.seat

    def remark(self, game: Game, worse: int, better: int) -> Question | None:
        """Why one move is better than another, from what the seat knew; None if the game has no words for it."""
        if game.remarks is None:
            return None
        return game.remarks.remark(self.witness.states[-1], self.seat, game.moves[worse], game.moves[better])


def decisions_of(session: Session) -> Iterator[Decided]:
    """All decisions of a game so far, in their order."""
    witnesses = [Witness(session.setup, seat) for seat in range(session.setup.players)]
    positions = questions_of(session)
    before = next(positions)
    for witness in witnesses:
        witness.see_state(before)
    for number, ((seat, action), after) in enumerate(zip(session.history.decisions, positions, strict=True)):
        yield Decided(number, action, witnesses[seat], before, after)
        for witness in witnesses:
            witness.see_state(after, action if witness.seat == seat else NO_ACTION)
        before = after
