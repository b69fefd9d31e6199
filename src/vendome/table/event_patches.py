"""What each event of a move changed in what one is shown, as patches.

The rules have kept the state right after each event (`engine.compiler.instants`). It is redacted and shown as any other
state, so whoever follows a move event by event learns nothing else. After the last event of a move all is as the view
says. So the last needs no patch of its own, and a move with one event, as most have, costs nothing more.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import Struct

from vendome.engine.compiler.layout import plain
from vendome.engine.contract import SPECTATOR, Memory
from vendome.engine.play import Session
from vendome.table.patches import Patch, add_difference_of_structs

encode = msgspec.json.encode


def public_between(session: Session, memory: Memory) -> list[Struct]:
    """What everyone is shown after each event of the last move but its last."""
    views = session.game.views
    return between(session, SPECTATOR, lambda known: views.public(known, memory))


def own_between(session: Session, seat: int, memory: Memory) -> list[Struct]:
    """What a seat, or SPECTATOR, is shown besides."""
    views = session.game.views
    return between(session, seat, lambda known: views.own(known, seat, memory))


def between(session: Session, seat: int, show: Callable[[Any], Struct]) -> list[Struct]:
    return [show(plain(session.redacted(seat, instant))) for instant in session.instants[:-1]]


def patches_along(path: str, shown: Iterable[Struct]) -> list[Patch]:
    """The patches from each of these to the next."""
    found: list[Patch] = []
    for before, after in pairwise(shown):
        patch: Patch = []
        if before != after:
            add_difference_of_structs(patch, path, before, after)
        found.append(patch)
    return found


def with_members(name: str, events: Sequence[bytes], values: Sequence[Any]) -> list[bytes]:
    """Events as JSON, each with one more member, as far as there is a value for it that is not empty."""
    told = [
        b'%b,"%b":%b}' % (event[:-1], name.encode(), encode(value)) if value else event
        for event, value in zip(events, values, strict=False)
    ]
    return [*told, *events[len(told) :]]
