"""What a worker process can be asked to do. A task is data; `run` is called in the process."""

from __future__ import annotations

import gzip
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from vendome.bots import LEVELS, Opinion, Witness, find_bot
from vendome.engine.compiler.rng import generator
from vendome.engine.play import Setup
from vendome.engine.rehearsal import rehearse
from vendome.games.registry import find
from vendome.review.data import Effort
from vendome.review.reviewer import review
from vendome.table.bot_question import BotQuestion
from vendome.table.lens_builder import write_lens
from vendome.table.protocol.refusals import Cause
from vendome.table.protocol.reviews import ReviewState
from vendome.table.rebuild import Log, Rebuilt, rebuilt
from vendome.table.replay_builder import ReplayWish, read_record, write_replay
from vendome.table.riddle_builder import write_riddle


def smallest(name: str) -> Setup:
    """A game with as few players as it can have."""
    game = find(name)
    return Setup.of(game, game.players[0], {})


class Task(Struct, tag=True):
    answer: ClassVar[Any] = None  # the type of what `run` returns

    def run(self) -> Any:
        raise NotImplementedError


class Choose(Task):
    """The action that a bot chooses."""

    question: BotQuestion
    answer: ClassVar[Any] = int

    def run(self) -> int:
        question = self.question
        return int(find_bot(question.level).choose(question.witness, generator(question.seed, question.stream)))


class Consider(Task):
    """A bot's opinion of every move it has, the best first."""

    question: BotQuestion
    answer: ClassVar[Any] = list[Opinion]

    def run(self) -> list[Opinion]:
        question = self.question
        return find_bot(question.level).consider(question.witness, generator(question.seed, question.stream))


class CompileRules(Task):
    game: str

    def run(self) -> None:
        rehearse(smallest(self.game))


class CompileBots(Task):
    """Let bots choose once, so that their code is compiled and kept on disk, or loaded from there."""

    game: str
    levels: tuple[str, ...] = LEVELS[:2]  # the strongest runs the same code as the second, for longer

    def run(self) -> None:
        session = smallest(self.game).start(seed=0)
        witness = Witness(session.setup, session.asked[0])
        witness.see(session)
        for level in self.levels:
            find_bot(level).choose(witness, generator(0))


class Rebuild(Task):
    """Play a table's log again."""

    log: Log
    answer: ClassVar[Any] = Rebuilt

    def run(self) -> Rebuilt:
        return rebuilt(self.log)


class WriteReplay(Task):
    """Write the replay of a record into a file, compressed."""

    record: bytes  # a file of records
    nth: int
    wish: ReplayWish
    path: str

    def run(self) -> None:
        write_replay(read_record(self.record, self.nth), self.wish, Path(self.path))


class WriteLens(Task):
    """Write what a seat could infer in the game of a record into a file, compressed."""

    record: bytes  # a file of records
    nth: int
    seat: str
    path: str

    def run(self) -> None:
        write_lens(read_record(self.record, self.nth), self.seat, Path(self.path))


class WriteRiddle(Task):
    """Write the riddle of a day into a file, compressed."""

    day: str
    path: str

    def run(self) -> None:
        write_riddle(self.day, Path(self.path))


class WriteReview(Task):
    """Write the review of a record into a file, compressed, and how far it is into another. Names are left out: the
    review is kept for long, and somebody may want to be forgotten."""

    record: bytes  # a file of records
    nth: int
    effort: Effort
    path: str

    def run(self) -> None:
        path = Path(self.path)
        record = replace(read_record(self.record, self.nth), seats=[])
        made = review(record, self.effort, lambda done, steps: write_whole(progress_file(path), b"%f" % (done / steps)))
        write_whole(path, gzip.compress(msgspec.json.encode(ReviewState(1.0, made)), 5))


def progress_file(path: Path) -> Path:
    return path.with_suffix(".progress")


def write_whole(path: Path, data: bytes) -> None:
    """Nobody ever reads half of it."""
    part = path.with_suffix(".part")
    part.write_bytes(data)
    part.replace(path)


# -- what goes over the pipes -------------------------------------------------------------------------


class Done(Struct, tag=True):
    value: msgspec.Raw


class Declined(Struct, tag=True):
    """The task was refused, for a reason that is the caller's to know."""

    cause: Cause
    parts: dict[str, Any]
    details: dict[str, Any]


class Failed(Struct, tag=True):
    reason: str


Reply = Done | Declined | Failed

FileTask = WriteReplay | WriteLens | WriteRiddle | WriteReview  # what they make lies in a file then

encode = msgspec.msgpack.encode
decode_task = msgspec.msgpack.Decoder(Choose | Consider | CompileRules | CompileBots | Rebuild | FileTask).decode
decode_reply = msgspec.msgpack.Decoder(Reply).decode
