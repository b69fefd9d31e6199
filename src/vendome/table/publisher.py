"""Sends a change of a table to everyone who listens, each what it may know: the whole view, or what is new since the
last update if the listener asked for patches."""

from msgspec import Raw

from vendome.table.room import Listener, Room
from vendome.table.story import NO_EVENTS
from vendome.table.tokens import Viewer
from vendome.table.update_builder import UpdateBuilder
from vendome.table.view_builder import change_message, welcome_message


def publish(room: Room, events: Raw, but: Listener | None = None) -> None:
    """Tell all listeners of a change, `but` excepted."""
    listeners = [listener for listener in room.listeners if listener is not but]
    if not listeners:
        return
    publication = Publication(room, events)
    for listener in listeners:
        publication.tell(listener)


def greet(room: Room, listener: Listener) -> None:
    """The first message to a listener."""
    if listener.takes_patches:
        tell(room, listener)
    else:
        listener.send(welcome_message(room, listener.viewer).decode())


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
        if listener.takes_patches:
            self.send_update(listener)
        else:
            listener.send(self.message(listener.viewer))

    def send_update(self, listener: Listener) -> None:
        """Sockets of one viewer that came at different times may have been sent different things. So each goes on from
        what it was sent itself."""
        listener.send(self.updates.update(listener.viewer, listener.last_sent, listener.updates_sent).decode())
        listener.last_sent = self.updates.snapshot(listener.viewer)
        listener.updates_sent += 1

    def message(self, viewer: Viewer) -> str:
        if viewer not in self.messages:
            self.messages[viewer] = change_message(self.room, viewer, self.events, self.updates.public_view).decode()
        return self.messages[viewer]
