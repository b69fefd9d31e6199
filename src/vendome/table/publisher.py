"""Sends a change of a table to everyone who listens, each what it may know and in the form it asked for: the whole
view, or what is new since its last update."""

from collections.abc import Callable

from msgspec import Raw

from vendome.table.room import Listener, Room
from vendome.table.story import NO_EVENTS
from vendome.table.tokens import Viewer
from vendome.table.update_builder import UpdateBuilder
from vendome.table.view_builder import change_message, welcome_message

Hears = Callable[[Viewer], bool]  # whether a change is anything for this viewer


def everybody(_: Viewer) -> bool:
    return True


def publish(room: Room, events: Raw, but: Listener | None = None, hears: Hears = everybody) -> None:
    """Tell all listeners of a change, `but` and those for whom it is nothing excepted."""
    listeners = [listener for listener in room.listeners if listener is not but and hears(listener.viewer)]
    if not listeners:
        return
    publication = Publication(room, events)
    for listener in listeners:
        publication.tell(listener)


def greet(room: Room, listener: Listener) -> None:
    """The first message to a listener."""
    if listener.frames == "whole":
        listener.send(welcome_message(room, listener.viewer).decode())
    else:
        tell(room, listener)


def tell(room: Room, listener: Listener) -> None:
    """Tell one listener how the table is."""
    Publication(room, NO_EVENTS).tell(listener)


def tell_whole_view(room: Room, listener: Listener) -> None:
    """The same, to a listener that has lost its view."""
    listener.last_sent = None
    tell(room, listener)


class Publication:
    """A table as it is told to its listeners at one moment. What is the same for several of them is made once."""

    def __init__(self, room: Room, events: Raw) -> None:
        self.room, self.events = room, events
        self.updates = UpdateBuilder(room)
        self.messages: dict[Viewer, str] = {}

    def tell(self, listener: Listener) -> None:
        if listener.frames == "whole":
            listener.send(self.message(listener.viewer))
        else:
            self.send_update(listener)

    def send_update(self, listener: Listener) -> None:
        """Sockets of one viewer that came at different times may have been sent different things. So each goes on from
        what it was sent itself."""
        number, by_event = listener.updates_sent, listener.frames == "events"
        listener.send(self.updates.update(listener.viewer, listener.last_sent, number, by_event=by_event).decode())
        listener.last_sent = self.updates.snapshot(listener.viewer)
        listener.updates_sent += 1

    def message(self, viewer: Viewer) -> str:
        if viewer not in self.messages:
            self.messages[viewer] = change_message(self.room, viewer, self.events, self.updates.public_view).decode()
        return self.messages[viewer]
