"""Games between any bots, one a task and one a chunk."""

from collections.abc import Iterator
from typing import NamedTuple

from vendome.bots.policy_bot import make_bot, shown_name
from vendome.engine.compiler.rng import seed_of
from vendome.engine.play import Session
from vendome.engine.records import GameRecord, Line, record_of
from vendome.lab.bot_games import Chosen, chosen, play_out, setup_of
from vendome.lab.crew import Crew, StopSign, in_order
from vendome.lab.series.chunk import Chunk, Order


class OneGame(NamedTuple):
    """One game to be played, as plain data for a worker."""

    choice: Chosen
    seats: tuple[str, ...]
    seed: int
    nth: int
    record: bool
    explain: bool


def play_in_processes(order: Order, sign: StopSign, crew: Crew) -> Iterator[Chunk]:
    """With the sign raised there are fewer."""
    setup, seats, seed, games, record, explain = order
    tasks = (OneGame(chosen(setup), seats, seed, nth, record, explain) for nth in range(games))
    return in_order(crew.for_tasks(games).work(play_one, tasks, sign))


def play_one(task: OneGame) -> tuple[int, Chunk]:
    """Its shuffles are those of a random game of the same number."""
    seed = seed_of(task.seed, task.nth)
    session = setup_of(task.choice).start(seed)
    legal: list[list[int]] = []
    play_out(session, [make_bot(spec) for spec in task.seats], seed, lambda _, actions, __: legal.append(actions))
    chunk = chunk_of(session)
    if task.record:
        record = record_of(session, [shown_name(spec) for spec in task.seats])
        chunk.records.append((explained(record, legal) if task.explain else record).encode())
    return task.nth, chunk


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
