"""A game that is being played at a notebook."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Self

from vendome.engine.contract import SPECTATOR, Memory
from vendome.engine.errors import BadOption
from vendome.engine.files import written_whole
from vendome.engine.play import Session, Setup
from vendome.engine.records import record_of
from vendome.notebook.seen import Seen

if TYPE_CHECKING:
    from vendome.notebook.adviser import Adviser


class Play(Session):
    """One play of a game: a session that shows itself, asks bots for advice and is saved.

    A *game* is the rules, a *play* is one time that people sit down to them.
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.names = [f"Seat {seat}" for seat in range(setup.players)]

    @classmethod
    def of(cls, session: Session, names: Sequence[str] | None = None) -> Self:
        """A session, with the names of its players."""
        play = cls(session.setup)
        play._become(session)
        if names is not None:
            play.names = checked_names(session.setup, names)
        return play

    def clone(self) -> Self:
        return type(self).of(self, self.names)

    def show(self, seat: int = SPECTATOR, names: Sequence[str] | None = None, memory: Memory = "own") -> str:
        return super().show(seat, names or self.names, memory)

    def seen_by(self, seat: int, memory: Memory = "own") -> Seen:
        """This game as a seat sees it, now and after every later move: as text at a prompt, drawn in a notebook."""
        return Seen(self, self._seat(seat, spectator=True), self.names, memory)

    def _repr_html_(self) -> str:
        """What all see. A notebook is often looked at by several people: `seen_by` shows a seat's secrets."""
        return self.seen_by(SPECTATOR)._repr_html_()

    def story(self) -> list[str]:
        """All that has happened and that everyone saw, a sentence each."""
        tell = self.game.events.sentence
        return [tell(event, self.names) for moment in self.retraced() for event in moment.events]

    def bot(self, spec: str, seed: int = 0) -> Adviser:
        """A bot that looks over the shoulder of any seat: `bot("greedy").choose(2)`.

        It knows what that seat has seen, and nothing else. Its own luck is a function of the seed and the position.
        """
        from vendome.notebook.adviser import Adviser

        return Adviser(self, spec, seed)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record of this game, which must be over, to a file of its own.

        An old file is replaced, never added to: it holds one game, whole, or is what it was before.
        """
        line = record_of(self, checked_names(self.setup, self.names)).encode()
        with written_whole(Path(path)) as file:
            file.write(line)


def checked_names(setup: Setup, names: Sequence[str]) -> list[str]:
    if isinstance(names, str) or not all(isinstance(name, str) for name in names):
        raise BadOption(f"names should be a list of texts, not {names!r}")
    if len(names) != setup.players:
        raise BadOption(f"{len(names)} names for {setup.players} players")
    return list(names)
