"""A view as it was sent, kept to make the next patch from. It has two parts, so that all listeners can share one."""

from typing import Any

from msgspec import Struct


class Part(Struct, frozen=True, eq=False):
    """Some fields of a view, and some of the game's own view within it."""

    fields: dict[str, Any]
    state: Struct | None  # None while the table waits


class Snapshot(Struct, frozen=True, eq=False):
    """A view without its ply and its story: what all are shown, and what is this viewer's own. No field of it stands in
    both, and none of its state."""

    public: Part
    own: Part
    events_told: int  # how many events there had been
