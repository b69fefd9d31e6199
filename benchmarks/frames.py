"""What a move costs on the sockets: bytes for each seat, and processor time to make them, whole views against patches
and against patches for each event.

    python benchmarks/frames.py
    python benchmarks/frames.py --game shadow_thief --games 20

Random games at tables of people, all seats listening and one spectator. The bytes are those of the messages, without
compression; the time is what `publish` takes for all listeners together, the making of the views included, the best of
several runs at every move.
"""

import argparse
import random
import time
from collections.abc import Iterator
from statistics import mean
from typing import get_args

from vendome import Game, Setup
from vendome.engine.contract import Memory
from vendome.engine.records import Proof
from vendome.games.registry import GAMES
from vendome.table.problems import Refused
from vendome.table.protocol.shared_types import Frames
from vendome.table.protocol.views import Patience
from vendome.table.publisher import greet, publish
from vendome.table.room import Room
from vendome.table.snapshot import Snapshot
from vendome.table.storage.rows import SeatRow, TableRow, TableSettings
from vendome.table.storage.stored import Stored
from vendome.table.tokens import Viewer

RUNS = 5
FRAMES: tuple[Frames, ...] = get_args(Frames)
MEMORIES: tuple[Memory, ...] = ("own", "full")


class Counter:
    """A listener that counts what it is sent."""

    def __init__(self, viewer: Viewer, frames: Frames) -> None:
        self.viewer, self.address, self.frames, self.updates_sent = viewer, "", frames, 0
        self.last_sent: Snapshot | None = None
        self.sizes: list[int] = []

    def send(self, message: str) -> None:
        self.sizes.append(len(message.encode()))

    def moved(self) -> None: ...

    def dismiss(self, refused: Refused) -> None:
        raise refused


def room_of(game: Game, players: int, memory: Memory) -> Room:
    setup, proof = Setup.of(game, players, {}), Proof.drawn()
    settings = TableSettings(memory=memory)
    row = TableRow("x" * 22, game.id, game.version, setup.stated(), proof.seed, proof.nonce, "00", "", settings)
    row.status = "playing"
    seats = [SeatRow(seat, "human", f"Player {seat}", token=f"{seat}") for seat in range(players)]
    room = Room(Stored(row, seats, [], []), Patience(away=60, idle=60))
    room.begin()
    return room


def played(room: Room, rng: random.Random) -> Iterator[None]:
    """A random game, one move at a time."""
    session = room.session
    while not session.finished:
        seat = rng.choice(session.asked)
        session.play(seat, rng.choice(session.shown(seat).legal))
        yield


def measure(game: Game, players: int, memory: Memory, games: int, frames: Frames) -> tuple[list[int], float]:
    """The sizes of all messages after the first to each listener, and the seconds that a change took."""
    sizes: list[int] = []
    seconds = moves = 0.0
    for seed in range(games):
        room = room_of(game, players, memory)
        listeners = [Counter(Viewer(seat), frames) for seat in (*range(players), None)]
        for listener in listeners:
            room.connect(listener)
            greet(room, listener)
        for _ in played(room, random.Random(seed)):
            seconds += min(time_to_publish(room, listeners) for _ in range(RUNS))
            publish(room, room.session.events)
            moves += 1
        sizes += [size for listener in listeners for size in listener.sizes[1:]]
    return sizes, seconds / moves


def time_to_publish(room: Room, listeners: list[Counter]) -> float:
    """Seconds until a change is told to all. Afterwards it is as if nothing had been told."""
    before = [listener.last_sent for listener in listeners]
    room.session.forget_shown()
    start = time.perf_counter()
    publish(room, room.session.events)
    seconds = time.perf_counter() - start
    for listener, last_sent in zip(listeners, before, strict=True):
        listener.last_sent = last_sent
        listener.sizes.pop()
    return seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[*GAMES])
    parser.add_argument("--games", type=int, default=5)
    arguments = parser.parse_args()
    kinds = "".join(f"{frames:>8}" for frames in FRAMES)
    print(f"{'':34}{'bytes a move a seat':>24}{'':12}{'µs a move':>24}")
    print(f"{'game':19}{'players':8}{'memory':7}{kinds}{'(largest)':>12}{kinds}")
    for game in GAMES.values():
        if arguments.game not in (None, game.id):
            continue
        for players in sorted({2, 4, max(game.players)}):
            for memory in MEMORIES:
                found = {frames: measure(game, players, memory, arguments.games, frames) for frames in FRAMES}
                sizes = "".join(f"{mean(found[frames][0]):8,.0f}" for frames in FRAMES)
                times = "".join(f"{found[frames][1] * 1e6:8.0f}" for frames in FRAMES)
                print(f"{game.id:19}{players:<8}{memory:7}{sizes}{max(found['events'][0]):12,}{times}")


if __name__ == "__main__":
    main()
