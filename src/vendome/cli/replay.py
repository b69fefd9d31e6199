"""`vendome replay`: step through a recorded game."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from vendome.cli.console import console, telling
from vendome.cli.setups import prepare
from vendome.engine.contract import SPECTATOR, Memory
from vendome.engine.errors import BadOption, RecordError, UnknownName
from vendome.engine.events import counted
from vendome.engine.records import GameRecord, read_file, replay
from vendome.games.registry import find
from vendome.review.lenses import sights_of
from vendome.review.reviewer import played_again

HELP = "Enter: on · b: back · a number: to that step · e: to the end · q: leave"


@dataclass
class Step:
    """The table after one decision, as the watching seat saw it."""

    told: list[str]
    shown: str
    inferred: list[str] = field(default_factory=list)  # by the seat whose lens is asked for


def replay_file(path: Path, nth: int, seat: int | None, memory: Memory, lens: int | None = None) -> None:
    """With a lens one sees the table through the same eyes, unless others are named."""
    record = nth_record(path, nth)
    eyes = lens if seat is None else seat
    check_seats(record, seat, lens)
    prepare(record.setup, bots=[] if lens is None else ["search"])
    steps = steps_of(record, SPECTATOR if eyes is None else eyes, memory)
    if lens is not None:
        add_lens(steps, record, lens)
    console.print(f"[bold]{record.setup.game.name}[/], {counted(len(steps) - 1, 'decision')}\n")
    if sys.stdin.isatty() and sys.stdout.isatty():
        browse(steps)
    else:
        for i in range(len(steps)):
            print_step(steps, i)
    print_result(record)


def check_seats(record: GameRecord, seat: int | None, lens: int | None) -> None:
    for asked in (seat, lens):
        if asked is not None and asked not in range(record.setup.players):
            raise UnknownName("seat", asked, range(record.setup.players))
    if lens is not None and record.setup.game.lens is None:
        raise BadOption(f"--lens: {record.setup.game.name} has no lens")


def nth_record(path: Path, nth: int) -> GameRecord:
    try:
        for _, record in islice(read_file(path, find), nth - 1, nth):
            return record
    except RecordError as error:
        raise RecordError(error.fault, f"{path}: {error}") from None
    raise BadOption(f"{path} has no game number {nth}")


def steps_of(record: GameRecord, seat: int, memory: Memory) -> list[Step]:
    names = names_of(record)
    sentence = record.setup.game.events.sentence
    steps: list[Step] = []
    for session, entry in zip(islice(replay(record), 1, None), record.log, strict=True):
        if session.chance_is_due:
            continue  # what chance decides belongs to the step before it
        told = [sentence(event, names) for event in session.events]
        if "move" in entry and session.pending and entry["seat"] == seat:
            told.append(f"(your choice: {entry['move']})")
        steps.append(Step(told, session.show(seat, names, memory)))
    return steps


def names_of(record: GameRecord) -> list[str]:
    return [f"Seat {i} ({name})" for i, name in enumerate(record.seats)]


def add_lens(steps: Sequence[Step], record: GameRecord, seat: int) -> None:
    """What the seat could infer at each step. Games are imagined for each, so it takes a while."""
    lens = record.setup.game.lens
    assert lens is not None
    names = names_of(record)
    with telling(f"Inferring what seat {seat} could know …"):
        for step, sight in zip(steps, sights_of(played_again(record), seat), strict=True):
            step.inferred = [f"{names[seat]} could infer:", *lens.lines(sight, names)]


def print_step(steps: list[Step], i: int) -> None:
    console.rule(f"{i} of {len(steps) - 1}")
    for sentence in steps[i].told:
        console.print(f"· {sentence}", markup=False)
    console.print()
    console.print(steps[i].shown, markup=False)
    console.print()
    for line in steps[i].inferred:
        console.print(line, markup=False)
    if steps[i].inferred:
        console.print()


def browse(steps: list[Step]) -> None:
    at = 0
    try:
        while True:
            print_step(steps, at)
            answer = input(f"{HELP} > ").strip()
            if answer == "q":
                return
            if answer == "" and at == len(steps) - 1:
                return
            if answer.isdigit():
                at = min(int(answer), len(steps) - 1)
            else:
                at = {"b": max(0, at - 1), "e": len(steps) - 1}.get(answer, min(at + 1, len(steps) - 1))
    except (KeyboardInterrupt, EOFError):
        console.print()


def print_result(record: GameRecord) -> None:
    result = record.result
    scores = ", ".join(f"{name} {score}" for name, score in zip(record.seats, result.scores, strict=True))
    winners = " and ".join(f"seat {seat}" for seat in result.winners)
    console.print(f"Ended by {result.end}. Scores: {scores}. Won by {winners}.")
