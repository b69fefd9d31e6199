"""What a socket is sent that asked for it: patches, `?frames=patch` or `events`, and a heartbeat, `?heartbeat=`."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from vendome.table.protocol.shared_types import Patch, Story
from vendome.table.protocol.views import View


class Operation(Struct):
    """One step of a JSON Patch (RFC 6902). To remove needs no value."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any = UNSET


class Update(Struct, kw_only=True):
    """How the table is now: the whole view, or a patch that makes it out of the view that this socket was sent before.
    A patch leaves the story as it is; the events are to be put at its end. If events have patches, which are for the
    view's state, these come first, in their order."""

    number: int  # of this update on its socket, from 0
    ply: int
    view: View | UnsetType = UNSET
    patch: Patch | UnsetType = UNSET
    events: Story  # what is new in the story


class Heartbeat(Struct):
    """The line is alive, and nothing has happened for so many seconds."""

    heartbeat: int
