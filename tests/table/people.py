"""People with devices, for tests: a key of their own, and what they ask with it."""

from __future__ import annotations

import base64
import random
import re
import secrets
from collections.abc import Iterable
from typing import Any

import httpx

from table.live_server import Guest, Json, Party, client
from vendome.table.calls import CALLS
from vendome.table.calls.common import Call


def paths_about_me(method: str, calls: Iterable[Call] = CALLS) -> list[str]:
    """Where a device asks about its own person, or changes something of it; what has a number has `x` there."""
    paths = [call.path.removeprefix("/api") for call in calls if call.method == method]
    return [re.sub(r"{\w+}", "x", path) for path in paths if path.split("/")[1] == "me"]


class Device:
    """A device that has made its key."""

    def __init__(self, server: Any, name: str = "Ada", agent: str = "") -> None:
        self.server, self.name = server, name
        self.key = "device-" + base64.urlsafe_b64encode(secrets.token_bytes(32)).rstrip(b"=").decode()
        self.headers = {"Authorization": f"Bearer {self.key}", "User-Agent": agent}

    def get(self, path: str) -> httpx.Response:
        return client().get(f"http://{self.server.address}/api{path}", headers=self.headers)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return client().post(f"http://{self.server.address}/api{path}", headers=self.headers, json=body)

    def read(self, path: str) -> Any:
        answer = self.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def make(self, seats: str = "hb", game: str = "gentlemen_thieves", **more: Any) -> Party:
        """A table whose first person is this one; h for a person, b for a bot, o for an open seat."""
        answer = self.try_to_make(seats, game, **more)
        assert answer.status_code == 201, answer.text
        return Party(self.server, answer.json())

    def try_to_make(self, seats: str = "hb", game: str = "gentlemen_thieves", **more: Any) -> httpx.Response:
        kinds: Json = {"h": {"kind": "human", "name": self.name}, "b": {"kind": "bot", "level": "random"}}
        described = [dict(kinds.get(seat, {"kind": "open"})) for seat in seats]
        options = {"players": len(seats), **({"hands": 5} if game == "shadow_thief" else {})}
        body = {"game": game, "options": options, "seats": described, "host_seat": seats.index("h"), **more}
        return self.post("/tables", body)

    def join(self, table: str, **more: Any) -> httpx.Response:
        return self.post(f"/tables/{table}/join", {"name": self.name, **more})

    def at(self, table: str) -> Guest:
        """This device at a table, with nothing but its key."""
        return Guest(self.server, table, self.key)


def played_out(party: Party, seed: int = 1) -> Party:
    party.start().play_on(random.Random(seed))
    return party
