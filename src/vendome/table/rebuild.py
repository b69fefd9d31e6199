"""A table's game from its log: every move is played again.

That takes some 50 µs a move. A long log is played in a worker process and comes back as it stands at the end, a short
one here; both give the same. If no worker process runs yet, a long one is played here as well, in turns with all else:
to start a process takes seconds, and a table whose owner has gone is waited for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import perf_counter
from typing import Any

from msgspec import Struct

from vendome.bots import Witness
from vendome.engine.contract import Memory
from vendome.engine.errors import VendomeError
from vendome.engine.records import Proof
from vendome.table.bot_question import setup_of
from vendome.table.problems import Refused
from vendome.table.table_session import Saved, TableSession


class Log(Struct):
    """All that a table's game depends on."""

    game: str
    options: dict[str, Any]
    proof: Proof
    names: list[str]
    memory: Memory
    moves: list[tuple[int, str | None]]  # seats and moves, in the order they came in; None takes the last one back
    bots: list[int]  # seats whose witness is wanted as well

    @property
    def new_session(self) -> TableSession:
        """The game before its first move."""
        return TableSession(setup_of(self.game, self.options), self.proof, self.names, self.memory)


class Seen(Struct):
    """A witness, as bytes."""

    states: bytes
    own: bytes


class Rebuilt(Struct):
    saved: Saved
    witnesses: dict[int, Seen]


TURN = 0.005  # seconds that a log is played before others have their turn


def replayed(log: Log) -> TableSession:
    """The game after its moves; Refused if they can't be played."""
    session = begun(log)
    for _ in replaying(session, log):
        pass
    return session


async def replayed_in_turns(log: Log, turn: float = TURN) -> TableSession:
    """The same, while all else goes on."""
    session, since = begun(log), perf_counter()
    for _ in replaying(session, log):
        if perf_counter() - since > turn:
            await asyncio.sleep(0)
            since = perf_counter()
    return session


def begun(log: Log) -> TableSession:
    session = log.new_session
    for seat in log.bots:
        session.watch_as(seat)
    return session


def replaying(session: TableSession, log: Log) -> Iterator[None]:
    """Move by move."""
    try:
        for seat, move in log.moves:
            if move is None:
                session.take_back(seat)
            else:
                session.play(seat, move)
            yield
    except (VendomeError, KeyError) as error:
        raise Refused("unplayable", reason=str(error)) from None


def rebuilt(log: Log) -> Rebuilt:
    """In a worker process: the same, to be sent back."""
    session = replayed(log)
    seen = {seat: Seen(w.states.tobytes(), w.own.tobytes()) for seat, w in session.witnesses.items()}
    return Rebuilt(session.saved(), seen)


def recalled(log: Log, rebuilt: Rebuilt) -> TableSession:
    """What a worker process sent back, as a game that goes on."""
    session = log.new_session
    session.restore(rebuilt.saved)
    for seat, seen in rebuilt.witnesses.items():
        session.witnesses[seat] = Witness.recalled(session.setup, seat, seen.states, seen.own)
    return session
