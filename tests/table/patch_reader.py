"""A client that asked for patches, of a move or of each event, by the book: it applies them with somebody else's
library."""

import json
from typing import Any

import jsonpatch

from vendome.table.problems import Refused
from vendome.table.protocol.shared_types import Frames
from vendome.table.snapshot import Snapshot
from vendome.table.table_session import STORY_LENGTH
from vendome.table.tokens import Viewer

Json = dict[str, Any]


class PatchReader:
    """What a client does with each message; the view as it knows it."""

    def __init__(self) -> None:
        self.view: Json = {}
        self.number = -1
        self.followed = 0  # events that said what they changed

    def read(self, text: str) -> Json:
        """The view after this message."""
        message = json.loads(text)
        self.number += 1
        assert message["number"] == self.number
        if "view" in message:
            assert "patch" not in message
            self.view = message["view"]
        else:
            for event in message["events"]:
                if "patch" in event:
                    self.view["state"] = jsonpatch.apply_patch(self.view["state"], event.pop("patch"), in_place=True)
                    self.followed += 1
            view = jsonpatch.apply_patch(self.view, message["patch"], in_place=True)
            story = (view["story"] + message["events"])[-STORY_LENGTH:]
            self.view = {**view, "ply": message["ply"], "story": story}
        assert self.view["ply"] == message["ply"]
        return self.view


class FakeListener:
    """A listener without a socket."""

    def __init__(self, viewer: Viewer, address: str = "", frames: Frames = "patch") -> None:
        self.viewer, self.address, self.updates_sent = viewer, address, 0
        self.frames = frames
        self.last_sent: Snapshot | None = None
        self.heard: list[str] = []
        self.dismissed: list[Refused] = []

    def send(self, message: str) -> None:
        self.heard.append(message)

    def dismiss(self, refused: Refused) -> None:
        self.dismissed.append(refused)

    def moved(self) -> None:
        raise AssertionError("with one process no table moves")
