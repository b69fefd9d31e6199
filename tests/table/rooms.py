"""Rooms without a server, for tests of what listeners are sent."""

from collections.abc import Callable

from vendome import Game, Setup
from vendome.engine.contract import Memory
from vendome.engine.records import Proof
from vendome.table.protocol.views import Patience, Said
from vendome.table.room import Room
from vendome.table.storage.rows import SeatRow, TableRow, TableSettings
from vendome.table.storage.stored import Stored

PATIENCE = Patience(away=60, idle=60)


def room_of(
    game: Game,
    proof: Proof,
    players: int,
    *,
    memory: Memory = "own",
    clock: int | None = None,
    now: Callable[[], float] = lambda: 0.0,
) -> Room:
    """A game that has begun, with people on all seats."""
    setup, settings = Setup.of(game, players, {}), TableSettings(memory=memory, clock=clock)
    row = TableRow("t", game.id, game.version, setup.stated(), proof.seed, proof.nonce, "00", "", settings)
    row.status = "playing"
    seats = [SeatRow(seat, "human", f"Name {seat}", token=f"{seat}") for seat in range(players)]
    room = Room(Stored(row, seats, [], [Said(0, "Name 0", "hello", 0.0)]), PATIENCE, now=now)
    room.begin()
    return room
