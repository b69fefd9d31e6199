"""Builds updates: what a listener is sent that asked for patches.

A patch is the difference of two views of one viewer: the one it was sent last, and the one it is shown now. Nothing
else goes into it, so it tells no more than whole views do. To whoever asked for that, each event tells what it changed
in the game's own view, and the patch is what is left.
"""

from functools import cached_property
from typing import NamedTuple

from msgspec import Raw, Struct

from vendome.table.event_patches import patches_along, with_members
from vendome.table.patches import Patch, add_difference_of_objects, add_difference_of_structs
from vendome.table.protocol.updates import Update
from vendome.table.protocol.views import View
from vendome.table.room import Room
from vendome.table.snapshot import Part, Snapshot
from vendome.table.story import NO_EVENTS, list_json
from vendome.table.tokens import Viewer
from vendome.table.view_builder import encoder, own_fields, public_fields, public_view, view_of


class Told(NamedTuple):
    """What one listener is told of a change."""

    events: Raw
    patch: Raw


class PublicSteps(NamedTuple):
    """What all are told of a move, event by event."""

    patches: list[Patch]  # of all events but the last
    rest: Patch
    events: list[bytes]  # as JSON, with their patches


class UpdateBuilder:
    """Updates of one moment of a table. What several listeners are sent is made once."""

    def __init__(self, room: Room) -> None:
        self.room, self.session = room, room.session if room.has_begun else None
        self.public = Part(public_fields(room), self.session.public if self.session else None)
        self._snapshots: dict[Viewer, Snapshot] = {}
        self._events: dict[int, Raw] = {}  # by how many had been told
        self._public_patches: dict[Part, Patch] = {}  # by what was sent last, as all below
        self._patches: dict[Snapshot, Raw] = {}
        self._public_steps: dict[Part, PublicSteps] = {}
        self._told: dict[Snapshot, Told] = {}

    @cached_property
    def public_view(self) -> View:
        return public_view(self.room, self.public.fields)

    def snapshot(self, viewer: Viewer) -> Snapshot:
        """What a viewer has been sent who was sent an update of this moment."""
        if viewer not in self._snapshots:
            fields, session = own_fields(self.room, viewer), self.session
            del fields["ply"]
            own = Part(fields, session.shown(viewer.seat).own if session else None)
            self._snapshots[viewer] = Snapshot(self.public, own, session.events_told if session else 0)
        return self._snapshots[viewer]

    def update(self, viewer: Viewer, last: Snapshot | None, number: int, *, by_event: bool = False) -> bytes:
        """The update of this number on its socket: a patch, or the whole view if there is none to go on from."""
        if last is None or (last.public.state is None) != (self.session is None):
            view = view_of(self.room, viewer, self.public_view)
            return encoder.encode(Update(number=number, ply=view.ply, view=view, events=NO_EVENTS))
        ply = self.session.ply(viewer.seat) if self.session else 0
        events, patch = self._told_by_event(viewer, last) if by_event else self._told_at_once(viewer, last)
        return encoder.encode(Update(number=number, ply=ply, patch=patch, events=events))

    def _told_at_once(self, viewer: Viewer, last: Snapshot) -> Told:
        return Told(self._events_since(last.events_told), self._patch(viewer, last))

    def _events_since(self, told: int) -> Raw:
        if told not in self._events:
            self._events[told] = list_json(self.session.story_since(told)) if self.session else NO_EVENTS
        return self._events[told]

    def _told_by_event(self, viewer: Viewer, last: Snapshot) -> Told:
        session = self.session
        if session is None or not session.is_one_move_since(last.events_told) or not session.public_between:
            return self._told_at_once(viewer, last)
        if last not in self._told:
            if last.public not in self._public_steps:
                *patches, rest = steps(last.public, self.public, session.public_between)
                events = with_members("patch", session.story_since(last.events_told), patches)
                self._public_steps[last.public] = PublicSteps(patches, rest, events)
            public = self._public_steps[last.public]
            *own, rest = steps(last.own, self.snapshot(viewer).own, session.own_between(viewer.seat))
            events = list(public.events)  # most say nothing that is only this viewer's
            for nth, patch in enumerate(own):
                if patch:
                    told = session.story_since(last.events_told)[nth]
                    [events[nth]] = with_members("patch", [told], [public.patches[nth] + patch])
            self._told[last] = Told(list_json(events), Raw(encoder.encode(public.rest + rest)))
        return self._told[last]

    def _patch(self, viewer: Viewer, last: Snapshot) -> Raw:
        if last not in self._patches:
            if last.public not in self._public_patches:
                self._public_patches[last.public] = difference(last.public, self.public)
            patch = self._public_patches[last.public] + difference(last.own, self.snapshot(viewer).own)
            self._patches[last] = Raw(encoder.encode(patch))
        return self._patches[last]


def difference(before: Part, after: Part) -> Patch:
    patch: Patch = []
    if before.fields != after.fields:
        add_difference_of_objects(patch, "", before.fields, after.fields)
    if before.state != after.state:
        add_difference_of_structs(patch, "/state", before.state, after.state)
    return patch


def steps(before: Part, after: Part, between: list[Struct]) -> list[Patch]:
    """What is shown between two moments, as patches of the state from one to the next; and the difference that is left
    then."""
    assert before.state is not None
    return [*patches_along("", [before.state, *between]), difference(Part(before.fields, between[-1]), after)]
