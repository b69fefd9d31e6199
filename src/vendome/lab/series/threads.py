"""Random games, in threads. Chunks come back in order, and only a few are under way at a time: memory does not grow.

A crew that works on other machines has no threads here: to it each chunk is a task.
"""

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from vendome.engine.compiler.loops import CHANCE, Buffers, Results, Start, Trace, loops_of
from vendome.engine.compiler.quiet import quiet
from vendome.engine.compiler.rng import WORDS
from vendome.engine.play import Setup
from vendome.engine.records import GameRecord, Line
from vendome.lab.bot_games import Chosen, chosen, setup_of
from vendome.lab.crew import Crew, StopSign, check_sign, in_order
from vendome.lab.series.chunk import Chunk, Order

CHUNK = 4096  # games, played only
RECORDED_CHUNK = 128  # games, written down as well


class Desk:
    """Where one thread plays."""

    def __init__(self, setup: Setup) -> None:
        game = setup.game
        self.setup = setup
        self.loops = loops_of(game)
        self.buffers = Buffers(
            states=np.zeros(1, quiet(game.state)),
            bots=np.zeros((setup.players, WORDS), np.int64),
            moves=np.zeros(len(game.moves), np.int32),
            outcome=np.zeros(game.outcome_size, np.int32),
        )
        self.trace = self.new_trace(entries=1 << 14, chances=64)

    def new_trace(self, entries: int, chances: int) -> Trace:
        return Trace(np.zeros(entries, np.int32), np.zeros(chances, quiet(self.setup.game.state)))

    def start(self, seed: int) -> Start:
        return Start(self.setup.players, self.setup.codes, seed)

    def play(self, seed: int, first: int, games: int) -> Chunk:
        chunk = Chunk.blank(games, self.setup.players)
        results = Results(chunk.scores, chunk.winners, chunk.ends, chunk.lengths)
        self.loops.play_many(self.start(seed), self.buffers, results, first)
        return chunk

    def play_recorded(self, seed: int, first: int, games: int, *, explain: bool) -> Chunk:
        chunk = Chunk.blank(games, self.setup.players)
        names = ["random"] * self.setup.players
        for i in range(games):
            log = list(self.traced(seed, first + i, explain=explain))
            result = self.setup.result_of(self.buffers.states)
            chunk.scores[i] = result.scores
            chunk.winners[i] = sum(1 << seat for seat in result.winners)
            chunk.ends[i] = self.buffers.states["end"][0]
            chunk.lengths[i] = sum("move" in line for line in log)
            chunk.records.append(GameRecord(self.setup, names, log, result).encode())
        return chunk

    def traced(self, seed: int, nth: int, *, explain: bool) -> Iterator[Line]:
        """Play one game and word its log."""
        while True:
            size = self.loops.trace_game(self.start(seed), self.buffers, self.trace, nth, explain)
            if size >= 0:
                return self.worded(self.trace.entries[:size].tolist())
            longer = (2 * len(array) for array in self.trace)  # a longer game than any before: once more
            self.trace = self.new_trace(*longer)

    def worded(self, trace: list[int]) -> Iterator[Line]:
        moves, chance = self.setup.game.moves, self.setup.game.chance
        at = chances = 0
        while at < len(trace):
            if trace[at] == CHANCE:
                size = trace[at + 1]
                yield {"chance": chance.write(self.trace.before_chance[chances], trace[at + 2 : at + 2 + size])}
                chances += 1
                at += 2 + size
            else:
                _, seat, action, count = trace[at : at + 4]
                line: dict[str, Any] = {"seat": seat, "move": moves[action]}
                if count:
                    line["legal"] = [moves[legal] for legal in trace[at + 4 : at + 4 + count]]
                yield line
                at += 4 + count


class Part(NamedTuple):
    """The games of one chunk, as plain data for a worker."""

    number: int
    choice: Chosen
    seed: int
    first: int
    games: int
    record: bool
    explain: bool


def parts_of(order: Order) -> Iterator[Part]:
    choice, size = chosen(order.setup), RECORDED_CHUNK if order.record else CHUNK
    for number, first in enumerate(range(0, order.games, size)):
        games = min(size, order.games - first)
        yield Part(number, choice, order.seed, first, games, order.record, order.explain)


def play_part(part: Part) -> Chunk:
    desk = Desk(setup_of(part.choice))
    if part.record:
        return desk.play_recorded(part.seed, part.first, part.games, explain=part.explain)
    return desk.play(part.seed, part.first, part.games)


def play_in_threads(order: Order, *, threads: int) -> Iterator[Chunk]:
    if threads == 1:
        yield from map(play_part, parts_of(order))
        return
    under_way: deque[Future[Chunk]] = deque()
    with ThreadPoolExecutor(threads) as pool:
        for part in parts_of(order):
            under_way.append(pool.submit(play_part, part))
            if len(under_way) > 2 * threads:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()


def play_elsewhere(order: Order, sign: StopSign, crew: Crew) -> Iterator[Chunk]:
    """With the sign raised there are fewer."""
    return in_order(crew.work(play_numbered, parts_of(order), sign))


def play_numbered(part: Part) -> tuple[int, Chunk]:
    check_sign()
    return part.number, play_part(part)
