"""Many games between any bots: what `engine.batch` does for random players, in worker processes."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from vendome.bots import find_bot
from vendome.engine.batch import Chunk
from vendome.engine.compiler.rng import seed_of
from vendome.engine.play import Session, Setup
from vendome.engine.records import GameRecord, Line, record_of
from vendome.lab.bot_games import Chosen, chosen, play_out, setup_of
from vendome.lab.crew import StopSign, work


class Order(NamedTuple):
    """One game to be played."""

    choice: Chosen
    seats: tuple[str, ...]
    seed: int
    nth: int
    record: bool
    explain: bool


def play_bot_games(
    setup: Setup,
    seats: Sequence[str],
    seed: int,
    games: int,
    sign: StopSign,
    *,
    workers: int = 1,
    record: bool = False,
    explain: bool = False,
) -> Iterator[Chunk]:
    """Games number 0 to `games`-1 of a seed, in order, one a chunk. With the sign raised there are fewer."""
    choice, names = chosen(setup), tuple(seats)
    orders = (Order(choice, names, seed, nth, record, explain) for nth in range(games))
    early: dict[int, Chunk] = {}  # what was finished before the games that come first
    awaited = 0
    for nth, chunk in work(play_order, orders, sign, workers=min(workers, games)):
        early[nth] = chunk
        while awaited in early:
            yield early.pop(awaited)
            awaited += 1


def play_order(order: Order) -> tuple[int, Chunk]:
    """A game is a function of the batch's seed and its number alone; its shuffles are those of a random game."""
    setup = setup_of(order.choice)
    seed = seed_of(order.seed, order.nth)
    session = setup.start(seed)
    legal: list[list[int]] = []
    play_out(session, [find_bot(spec) for spec in order.seats], seed, lambda _, actions, __: legal.append(actions))
    chunk = chunk_of(session)
    if order.record:
        record = record_of(session, order.seats)
        chunk.records.append((explained(record, legal) if order.explain else record).encode())
    return order.nth, chunk


def chunk_of(session: Session) -> Chunk:
    """A finished game as a chunk of one."""
    chunk = Chunk.blank(1, session.setup.players)
    result = session.setup.result_of(session.states)
    chunk.scores[0] = result.scores
    chunk.winners[0] = sum(1 << seat for seat in result.winners)
    chunk.ends[0] = session.states["end"][0]
    chunk.lengths[0] = session.ply
    return chunk


def explained(record: GameRecord, legal: list[list[int]]) -> GameRecord:
    """The record with the legal moves of every decision, given in the log's order."""
    moves, lists = record.setup.game.moves, iter(legal)

    def with_legal(line: Line) -> Line:
        return {**line, "legal": [moves[action] for action in next(lists)]} if "move" in line else line

    return GameRecord(record.setup, record.seats, [with_legal(line) for line in record.log], record.result)
