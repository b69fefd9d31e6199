"""A game as one seat sees it: as text, and drawn for a notebook.

Everything here is made from the state redacted for that seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vendome.engine.contract import SPECTATOR, Memory
from vendome.engine.play import Result, Session
from vendome.notebook.html import box, code, grid, heading, paragraph, small, strong, text


@dataclass(frozen=True, eq=False)
class Seen:
    """A session through the eyes of a seat, or of a SPECTATOR."""

    session: Session
    seat: int
    names: Sequence[str]
    memory: Memory

    def __repr__(self) -> str:
        return self.session.show(self.seat, self.names, self.memory)

    def _repr_html_(self) -> str:
        made = len(self.session.history.decisions)  # how many have decided is no secret
        return box(self._parts(self.session.known_to(self.seat), made))

    def _parts(self, known: Session, made: int) -> Iterator[str]:
        """The drawing from top to bottom; `known` is all that it is drawn from."""
        who = "a spectator" if self.seat == SPECTATOR else self.names[self.seat]
        yield heading(known.game.name, f"{known.setup.players} players · move {made} · seen by {who}")
        for event in known.events:
            yield paragraph(small(f"· {known.game.events.sentence(event, self.names)}"))
        yield text(known.show(self.seat, self.names, self.memory))
        if known.result is not None:
            yield from self._end(known.result)
        elif self.seat in known.asked:
            yield from self._question(known)
        else:
            yield paragraph(small(f"Asked: {', '.join(self.names[seat] for seat in known.asked) or 'nobody'}"))

    def _question(self, known: Session) -> Iterator[str]:
        """What the seat is asked, and every answer with its number."""
        question = known.game.questions.ask(known.state, self.seat)
        yield paragraph(strong(question.text), small(question.rule))
        yield paragraph(*(f"{code(known.game.moves[n])} {small(n)}" for n in known.actions(self.seat)))

    def _end(self, result: Result) -> Iterator[str]:
        yield paragraph(strong("The game is over."), small(result.end))
        best_first = sorted(range(len(self.names)), key=lambda seat: (seat not in result.winners, -result.scores[seat]))
        rows = [(self.names[seat], result.scores[seat], "wins" * (seat in result.winners)) for seat in best_first]
        yield grid(("player", "points", ""), rows)
