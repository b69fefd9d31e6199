"""The worker processes: a fair queue before them, and no process that hangs or dies stops anything."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import msgspec
import pytest

import vendome
from support import EVERY_GAME
from vendome import Game
from vendome.bots import Witness
from vendome.engine.compiler.loops import States
from vendome.engine.records import Proof, record_of
from vendome.table.bot_question import BotQuestion
from vendome.table.problems import Refused
from vendome.table.rebuild import Log, Rebuilt, rebuilt, recalled, replayed, replayed_in_turns
from vendome.table.replay_builder import ReplayWish
from vendome.table.replays import Replays
from vendome.table.table_session import TableSession
from vendome.table.workers import Lane, Place, Pool, QueueFull, TooLong, WorkerFailed
from vendome.table.workers.fair_queue import FairQueue, Job
from vendome.table.workers.tasks import Choose, Rebuild, Task, decode_task, encode

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

LIMIT = 120.0  # seconds


# -- the queue ----------------------------------------------------------------------------------------


class Named(Task):
    name: str


def job(name: str, lane: Lane = Lane.PERSON, address: str = "", table: str = "") -> Job:
    return Job(Named(name), Place(lane, address, table), LIMIT)


def taken(queue: FairQueue) -> str:
    names = []
    while found := queue.take():
        assert isinstance(found.task, Named)
        names.append(found.task.name)
    return "".join(names)


async def test_addresses_take_turns_and_so_do_the_tables_of_one() -> None:
    queue = FairQueue(100, 100)
    for name in "abc":
        queue.put(job(name, address="busy", table="1"))
    for name in "de":
        queue.put(job(name, address="busy", table="2"))
    queue.put(job("X", address="modest", table="3"))
    assert taken(queue) == "aXdbec"
    assert (queue.size, queue.waiting) == (0, {})


async def test_people_who_wait_come_before_those_who_look_on() -> None:
    queue = FairQueue(100, 100)
    queue.put(job("n", Lane.NOBODY))
    queue.put(job("w", Lane.WATCHED))
    queue.put(job("p", Lane.PERSON))
    assert taken(queue) == "pwn"


async def test_a_table_that_somebody_looks_at_is_more_urgent() -> None:
    queue = FairQueue(100, 100)
    for name in "ab":
        queue.put(job(name, Lane.NOBODY, "x", name))
    queue.hurry("b", Lane.PERSON)
    queue.hurry("c", Lane.PERSON)
    assert taken(queue) == "ba"
    assert not any(queue.lines.values())


async def test_what_waits_is_bounded_in_all_and_by_address() -> None:
    queue = FairQueue(3, 2)
    queue.put(job("a", address="x"))
    queue.put(job("b", address="x"))
    with pytest.raises(QueueFull):
        queue.put(job("c", address="x"))
    queue.put(job("c", address="y"))
    with pytest.raises(QueueFull):
        queue.put(job("d", address="z"))
    assert taken(queue) == "acb"


# -- the processes ------------------------------------------------------------------------------------


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    one = Pool(1)
    yield one
    await one.close()


def choose() -> Choose:
    session = vendome.game("shadow_thief", players=3).start(seed=1)
    witness = Witness(session.setup, 0)
    witness.see(session)
    return Choose(BotQuestion.of(witness, "random", 5, 6))


async def test_a_process_that_hangs_is_replaced(pool: Pool) -> None:
    """It is stopped in the middle of everything, and can't even be told to end."""
    action = await pool.ask(choose(), Place(), LIMIT)
    first = pool.processes[0].child
    assert first is not None
    os.kill(first.pid, signal.SIGSTOP)
    with pytest.raises(TooLong, match="Choose took longer"):
        await pool.ask(choose(), Place(), 0.2)
    assert await pool.ask(choose(), Place(), LIMIT) == action
    assert first.returncode == -signal.SIGKILL


async def test_a_process_that_dies_is_replaced_and_asked_again(pool: Pool) -> None:
    action = await pool.ask(choose(), Place(), LIMIT)
    first = pool.processes[0].child
    assert first is not None
    os.kill(first.pid, signal.SIGKILL)
    assert await pool.ask(choose(), Place(), LIMIT) == action


async def test_a_task_that_fails_says_why_and_the_process_goes_on(pool: Pool) -> None:
    task = choose()
    bad = Choose(BotQuestion("whist", {"players": 2}, 0, b"", b"", "random", 1, 2))
    with pytest.raises(WorkerFailed, match="whist"):
        await pool.ask(bad, Place(), LIMIT)
    child = pool.processes[0].child
    await pool.ask(task, Place(), LIMIT)
    assert pool.processes[0].child is child


async def test_an_answer_that_nobody_waits_for_is_dropped(pool: Pool) -> None:
    tasks = [asyncio.create_task(pool.ask(choose(), Place(), LIMIT)) for _ in range(3)]
    await asyncio.sleep(0)
    tasks[0].cancel()
    tasks[1].cancel()
    assert isinstance(await tasks[2], int)


async def test_a_pool_that_is_closed_at_work_leaves_no_process() -> None:
    pool = Pool(1)
    await pool.ask(choose(), Place(), LIMIT)
    child = pool.processes[0].child
    assert child is not None
    os.kill(child.pid, signal.SIGSTOP)
    asking = [asyncio.create_task(pool.ask(choose(), Place(), LIMIT)) for _ in range(2)]
    await asyncio.sleep(0)
    await pool.close()
    assert child.returncode is not None
    outcomes = await asyncio.gather(*asking, return_exceptions=True)
    assert all(isinstance(outcome, asyncio.CancelledError) for outcome in outcomes)
    with pytest.raises(WorkerFailed, match="closed"):
        await pool.ask(choose(), Place(), LIMIT)


# -- logs and replays ---------------------------------------------------------------------------------


def log_of(game: Game, moves: int) -> Log:
    """A random game of so many moves, or less; some answers to its last question may be missing."""
    proof, names = Proof("5eed", "01"), ["Ada", "Bob", "Cid", "Dan"]
    log = Log(game.id, {"players": 4}, proof, names, "own", [], [1, 2])
    session, random = log.new_session, Random(moves)
    while len(log.moves) < moves and not session.finished:
        seat = random.choice(session.asked)
        move = random.choice(session.shown(seat).legal)
        session.play(seat, move)
        log.moves.append((seat, move))
    return log


@EVERY_GAME
@pytest.mark.anyio
async def test_a_log_played_in_turns_gives_the_same_game_and_others_their_turn(game: Game) -> None:
    log = log_of(game, 30)
    playing, turns = asyncio.create_task(replayed_in_turns(log, turn=0.0)), 0
    while not playing.done():
        await asyncio.sleep(0)
        turns += 1
    assert all_of(await playing) == all_of(replayed(log))
    assert turns > 20
    log.moves.append((0, "nonsense"))
    with pytest.raises(Refused):
        await replayed_in_turns(log)


@EVERY_GAME
def test_a_log_played_elsewhere_gives_the_same_game(game: Game) -> None:
    """Played on, both show everyone the same, and their bots have seen the same."""
    for moves in (0, 1, 30, 31, 32, 33, 10_000):
        log = log_of(game, moves)
        task = decode_task(encode(Rebuild(log)))
        assert isinstance(task, Rebuild)
        here = replayed(log)
        there = recalled(log, msgpack_twin(rebuilt(task.log)))
        random = Random(1)
        while True:
            assert all_of(there) == all_of(here)
            if here.finished or here.moves_made > len(log.moves) + 20:
                break
            seat = random.choice(here.asked)
            move = random.choice(here.shown(seat).legal)
            here.play(seat, move)
            there.play(seat, move)


def all_of(session: TableSession) -> list[object]:
    """Everything that could differ between two games."""
    return [
        *((session.state(seat), session.shown(seat)) for seat in (None, 0, 1, 2, 3)),
        *(
            session.story,
            session.events,
            session.events_told,
            session.plies,
            session.asked,
            session.asked_after,
            session.moves,
        ),
        session.game_session.log,
        [(seat, fields_of(seen.states), seen.own.tolist()) for seat, seen in session.witnesses.items()],
    ]


def fields_of(states: States) -> list[bytes]:
    """Field by field: the bytes between the fields mean nothing."""
    return [states[name].tobytes() for name in states.dtype.names or ()]


def msgpack_twin(found: Rebuilt) -> Rebuilt:
    return msgspec.msgpack.decode(encode(found), type=Rebuilt)


def test_a_log_that_cannot_be_played_says_so() -> None:
    log = log_of(vendome.GAMES["shadow_thief"], 4)
    log.moves.append((0, "fly"))
    with pytest.raises(Refused, match="can't go on"):
        replayed(log)


async def test_a_replay_is_made_once_and_old_ones_make_room(pool: Pool, tmp_path: Path) -> None:
    session = vendome.game("shadow_thief", players=2, hands=1).start(seed=1)
    while not session.finished:
        session.play(session.moves()[0])
    record = record_of(session, "ab").encode()
    replays = Replays(pool, pool)
    try:
        first, again = await asyncio.gather(*(replays.file(record, 1, ReplayWish("0"), Place()) for _ in range(2)))
        assert first == again
        made = first.stat().st_mtime_ns
        await replays.file(record, 1, ReplayWish("0"), Place())
        assert first.stat().st_mtime_ns == made
        replays.most_bytes = 1
        other = await replays.file(record, 1, ReplayWish("1"), Place())
        assert (first.exists(), other.exists()) == (False, True)
        with pytest.raises(Refused, match="no game number 2"):
            await replays.file(record, 2, ReplayWish("0"), Place())
        pool.queue.most = 0
        with pytest.raises(Refused, match="Too many replays") as refused:
            await replays.file(record, 1, ReplayWish("all"), Place())
        assert (refused.value.status, refused.value.details["wait"] > 0) == (429, True)
    finally:
        await replays.close()
