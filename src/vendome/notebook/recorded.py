"""Games from a file."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from os import PathLike
from pathlib import Path

from vendome.engine.errors import BadOption
from vendome.engine.play import Result, Setup
from vendome.engine.records import GameRecord, read_file, replay
from vendome.games.registry import find
from vendome.notebook.play import Play


@dataclass(frozen=True, eq=False)
class RecordedGame:
    """A finished game of a file, which was played through the rules and found right."""

    record: GameRecord

    @property
    def setup(self) -> Setup:
        return self.record.setup

    @property
    def names(self) -> list[str]:
        """The players', by seat."""
        return list(self.record.seats)

    @property
    def result(self) -> Result:
        return self.record.result

    @property
    def plies(self) -> int:
        """How many decisions it has."""
        return len(self._decisions)

    @property
    def _decisions(self) -> list[int]:
        """Where in the log they are."""
        return [index for index, line in enumerate(self.record.log) if "move" in line]

    def session(self, ply: int | None = None) -> Play:
        """The game after so many decisions, and the chance that followed; at its end, if no number is given.

        It can be played on from there. A record states its chance but no seed, so what is drawn then is another game's.
        """
        at = [*self._decisions, len(self.record.log)]
        ply = self.plies if ply is None else ply
        if ply not in range(len(at)):
            raise BadOption(f"a ply of this game is a whole number from 0 to {self.plies}, not {ply!r}")
        return Play.of(next(islice(replay(self.record), at[ply], None)), self.names)

    def __repr__(self) -> str:
        setup, result = self.setup, self.result
        won = " and ".join(f"{self.names[seat]} (seat {seat})" for seat in result.winners)
        return f"<{setup.game.id} · {setup.players} players · {self.plies} moves · won by {won}>"


def read(path: str | PathLike[str]) -> list[RecordedGame]:
    """The games of a file of records, all of them checked."""
    return [RecordedGame(record) for _, record in read_file(Path(path), find)]
