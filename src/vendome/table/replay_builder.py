"""Builds replays: a finished game, move by move, as one seat saw it or with open cards."""

import gzip
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct

from vendome.engine.contract import SPECTATOR, Memory
from vendome.engine.errors import RecordError
from vendome.engine.play import Decision, Session
from vendome.engine.records import GameRecord, decode, parse, replay
from vendome.games.registry import find
from vendome.table.event_patches import own_between, public_between, with_members
from vendome.table.patches import Patch, add_difference_of_structs
from vendome.table.problems import Refused
from vendome.table.protocol.replays import Frame
from vendome.table.protocol.shared_types import Frames
from vendome.table.story import event_json, list_json
from vendome.table.table_session import merge_objects, result_of

encode = msgspec.json.encode

ALL = "all"
PUBLIC = "public"  # what a spectator saw


def read_record(text: bytes, nth: int) -> GameRecord:
    """The nth game of a file of records, checked by playing it; Refused says where it is wrong."""
    lines = text.splitlines() or [b""]
    if nth > len(lines):
        raise Refused("no-such-record", nth=nth)
    try:
        record = parse(decode(lines[nth - 1]), find)
        for _ in replay(record):
            pass
    except RecordError as error:
        found = RecordError(error.fault, error.reason, line=nth, index=error.index)
        where = {"line": nth} if error.index is None else {"line": nth, "index": error.index}
        raise Refused("bad-record", fault=error.fault, reason=str(found), details=where) from None
    return record


def wanted_views(seat: str, players: int) -> dict[str, int]:
    """The seats whose views a replay shows, by their names."""
    every = {**{str(number): number for number in range(players)}, PUBLIC: SPECTATOR}
    if seat == ALL:
        return every
    if seat not in every:
        raise Refused("bad-replay", last=players - 1)
    return {seat: every[seat]}


class Position(NamedTuple):
    """A game after one decision, or before the first. The session goes on with the next position."""

    ply: int  # how many decisions there were
    session: Session
    last: Decision | None


def positions(record: GameRecord) -> Iterator[Position]:
    """The game before its first decision and after each. What chance decides belongs to the decision before it."""
    ply, last = 0, None
    played = replay(record)
    next(played).keeps_instants = True
    for session, line in zip(played, record.log, strict=True):
        if "move" in line:
            ply, last = ply + 1, Decision(line["seat"], line["move"])
        if not session.chance_is_due:
            yield Position(ply, session, last)


class ReplayWish(NamedTuple):
    """What a replay is to show."""

    seat: str = ALL  # a seat's number, `public` or `all`
    memory: Memory = "own"
    frames: Frames = "whole"  # all views, or every one but the first as a patch, or as a patch for each event


def write_replay(record: GameRecord, wish: ReplayWish, path: Path) -> None:
    """Write a `Replay` as compressed JSON, frame by frame: as a whole a long one would take some 40 MB of memory.

    The file is there when it is complete, or not at all.
    """
    setup = record.setup
    head = {"game": setup.game.id, "options": setup.stated(), "names": list(record.seats)}
    under_way = path.with_suffix(".part")
    with gzip.open(under_way, "wb", compresslevel=5) as file:
        file.write(encode(head)[:-1] + b',"frames":[')
        for number, frame in enumerate(frames(record, wish)):
            file.write((b"," if number else b"") + encode(frame))
        file.write(b'],"result":%b}' % encode(result_of(setup.game, record.result)))
    under_way.replace(path)


def frames(record: GameRecord, wish: ReplayWish) -> Iterator[Frame]:
    wanted = wanted_views(wish.seat, record.setup.players)
    before: Shown | None = None
    for position in positions(record):
        shown = shown_at(position.session, wanted, wish.memory)
        events = events_of(position.session, record.seats)
        if before is not None and wish.frames == "events":
            between = [before, *shown_between(position.session, wanted, wish.memory)]
            events = with_members("patches", events, [changes_of(*pair) for pair in pairwise(between)])
            before = between[-1]
        views = views_of(shown, None if wish.frames == "whole" else before)
        yield frame(position, wanted, list_json(events), views)
        before = shown


class Shown(NamedTuple):
    """A position as those see it whose views are wanted."""

    public: Struct
    own: dict[str, Struct]


def shown_at(session: Session, wanted: Mapping[str, int], memory: Memory) -> Shown:
    views = session.game.views
    public = views.public(session.redacted(SPECTATOR)[0], memory)
    return Shown(public, {name: views.own(session.redacted(seat)[0], seat, memory) for name, seat in wanted.items()})


def shown_between(session: Session, wanted: Mapping[str, int], memory: Memory) -> list[Shown]:
    """The same after each event of the last move but its last."""
    public = public_between(session, memory)
    own = {name: own_between(session, seat, memory) for name, seat in wanted.items()}
    return [Shown(shown, {name: own[name][nth] for name in own}) for nth, shown in enumerate(public)]


def views_of(shown: Shown, before: Shown | None) -> dict[str, Any]:
    """The views of a frame: whole, or as patches of those before."""
    if before is not None:
        return {"patches": {name: Raw(encode(patch)) for name, patch in patches_of(before, shown).items()}}
    public = encode(shown.public)
    return {"views": {name: merge_objects(public, encode(own)) for name, own in shown.own.items()}}


def patches_of(before: Shown, shown: Shown) -> dict[str, Patch]:
    """What is new in each view, by its name."""
    changes: Patch = []
    add_difference_of_structs(changes, "", before.public, shown.public)
    patches = {}
    for name, own in shown.own.items():
        patch = list(changes)
        add_difference_of_structs(patch, "", before.own[name], own)
        patches[name] = patch
    return patches


def changes_of(before: Shown, shown: Shown) -> dict[str, Patch]:
    """The same without the views in which nothing is new."""
    return {name: patch for name, patch in patches_of(before, shown).items() if patch}


def frame(position: Position, wanted: Mapping[str, int], events: Raw, views: dict[str, Any]) -> Frame:
    ply, session, last = position
    return Frame(
        ply=ply,
        seat=last.seat if last else None,
        move=last.move if last and not is_hidden(session, last.seat, wanted) else None,
        events=events,
        **views,
    )


def events_of(session: Session, names: Sequence[str]) -> list[bytes]:
    """What happened since the last decision."""
    return [event_json(session.game, event, names) for event in session.events]


def is_hidden(session: Session, mover: int, wanted: Mapping[str, int]) -> bool:
    """In a replay of one seat, the choice of another stays secret until all have chosen."""
    return bool(session.pending) and len(wanted) == 1 and mover not in wanted.values()
