"""Frames as one seat sees them: of lessons and of puzzles."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec
from msgspec import Raw

from vendome.engine.contract import Memory
from vendome.table.event_patches import with_members
from vendome.table.protocol.replays import LessonFrame
from vendome.table.replay_builder import Position, Shown, events_of, patches_of, shown_at, shown_between
from vendome.table.story import list_json

OWN = "own"  # the name of the one view


class SeatEyes:
    """A seat of a game that is played again."""

    def __init__(self, seat: int, memory: Memory, names: Sequence[str]) -> None:
        self.seat, self.memory, self.names = seat, memory, names

    def shown(self, position: Position) -> Shown:
        return shown_at(position.session, {OWN: self.seat}, self.memory)

    def frame(self, position: Position, before: Shown | None) -> LessonFrame:
        """A position; with what each event changed, if the position before it is shown as well."""
        ply, session, last = position
        events = events_of(session, self.names)
        if before is not None:
            between = [before, *shown_between(session, {OWN: self.seat}, self.memory)]
            events = with_members("patch", events, [patches_of(*pair)[OWN] for pair in pairwise(between)])
        is_secret = last is not None and bool(session.pending) and last.seat != self.seat
        return LessonFrame(
            ply=ply,
            seat=last.seat if last else None,
            move=last.move if last and not is_secret else None,
            asked=session.asked,
            events=list_json(events),
            state=Raw(msgspec.json.encode(session.view(self.seat, self.memory))),
        )
