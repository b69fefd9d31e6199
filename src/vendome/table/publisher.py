"""Sends a change of a table to everyone who listens, each what it may know."""

from msgspec import Raw

from vendome.table.room import Listener, Room
from vendome.table.tokens import Viewer
from vendome.table.view_builder import change_message, public_view


def publish(room: Room, events: Raw, but: Listener | None = None) -> None:
    """Listeners with the same rights get the same message, which is made once. `but` is left out."""
    public = public_view(room)
    messages: dict[Viewer, str] = {}
    for listener in room.listeners:
        viewer = listener.viewer
        if listener is but:
            continue
        if viewer not in messages:
            messages[viewer] = change_message(room, viewer, events, public).decode()
        listener.send(messages[viewer])
