"""People who play through anything: they come back when a connection breaks, ask again when nobody answers, and write
down what they were promised and shown."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from waits import until_async

Json = dict[str, Any]

IMPATIENT = 3.0  # seconds without a word after a move: then the line is given up, and the move made again


@dataclass
class History:
    """Of one table: what was acknowledged, and all that each socket was shown."""

    table: str
    acknowledged: dict[int, tuple[int, str]] = field(default_factory=dict)  # by ply: seat and move
    shown: list[tuple[int | None, list[Json]]] = field(default_factory=list)  # by socket: whose, and its views
    texts: list[tuple[str, str]] = field(default_factory=list)  # by address: every message, byte for byte
    bodies: list[tuple[str, str]] = field(default_factory=list)  # … and every answer
    result: Json | None = None


class Person:
    """On one seat. Each connection is to any of the servers."""

    def __init__(
        self,
        history: History,
        seat: int | None,
        token: str,
        servers: Callable[[], Sequence[str]],
        choose: random.Random,
    ) -> None:
        self.history, self.seat, self.token, self.servers, self.choose = history, seat, token, servers, choose
        self.told = -1  # the last move whose events we have heard of
        self.sent: Json | None = None
        self.asked_with: tuple[int, set[int]] = -1, set()  # what we had been told when we chose, and who was asked
        self.patience = IMPATIENT
        self.over_http = 0.3  # of the moves: they go to another server than the socket's
        self.troubles = 0
        self.is_over = False  # as far as we have heard

    async def play(self) -> None:
        """Until the game is over."""
        async with httpx.AsyncClient(timeout=15) as client:
            while not self.is_over:
                try:
                    await self.attend(client)
                except (OSError, WebSocketException, TimeoutError, httpx.HTTPError):
                    self.troubles += 1
                    await asyncio.sleep(0.05 + self.choose.random() * 0.2)

    async def attend(self, client: httpx.AsyncClient) -> None:
        address = self.choose.choice(self.servers())
        url = f"ws://{address}/api/tables/{self.history.table}/live"
        if self.token:
            url += f"?token={self.token}"
        views: list[Json] = []
        self.history.shown.append((self.seat, views))
        async with connect(url, max_size=None, open_timeout=10, ping_interval=None) as socket:
            while not self.is_over:
                waits = self.patience if self.sent else 20.0
                async with asyncio.timeout(waits):
                    text = await socket.recv()
                assert isinstance(text, str)
                self.history.texts.append((address, text))
                message = json.loads(text)
                if "error" in message:
                    await self.refused(message["error"])
                    continue
                view = message.get("view", message)
                views.append(view)
                await self.look(view, client, socket)

    async def look(self, view: Json, client: httpx.AsyncClient, socket: Any) -> None:
        told = max((event["ply"] for event in view["story"]), default=-1)
        if told < self.told:
            return  # from a process that is behind, because it is cut off; it soon notices
        self.told = told
        if self.sent is not None and self.is_answered(view):
            self.acknowledge()
        if view["status"] == "finished":
            self.history.result, self.is_over = view["result"], True
            return
        if self.seat is None or self.seat not in view["asked"] or view["status"] != "playing":
            return
        if view["ply"] in self.history.acknowledged:
            return  # an older view, which was under way while we moved elsewhere
        if self.sent is None:
            move = self.choose.choice(view["legal"])
            self.asked_with = told, set(view["asked"])
            self.sent = {"ply": view["ply"], "move": move, "id": f"{self.seat}-{view['ply']}-{self.choose.random()}"}
        if self.choose.random() < self.over_http:
            await self.post(client)
        else:
            await socket.send(json.dumps(self.sent))

    def is_answered(self, view: Json) -> bool:
        """Whether this view can only come after our move. One from a process that is behind does not count."""
        assert self.sent is not None
        if view["status"] == "finished":
            return True
        if self.seat in view["asked"]:
            return bool(view["ply"] > self.sent["ply"])
        told, asked = self.asked_with
        return self.told > told or set(view["asked"]) < asked

    def acknowledge(self) -> None:
        assert self.sent is not None
        assert self.seat is not None
        promised = (self.seat, self.sent["move"])
        before = self.history.acknowledged.setdefault(self.sent["ply"], promised)
        assert before == promised, "one ply was promised to two moves"
        self.sent = None

    async def post(self, client: httpx.AsyncClient) -> None:
        """The same over HTTP, to any server. What is not answered is asked again."""
        assert self.sent is not None
        address = self.choose.choice(self.servers())
        url = f"http://{address}/api/tables/{self.history.table}/moves"
        answer = await client.post(url, json=self.sent, headers={"Authorization": f"Bearer {self.token}"})
        self.history.bodies.append((address, answer.text))
        if answer.status_code == 200:
            self.acknowledge()
        elif answer.status_code in (429, 503):
            raise TimeoutError  # come back, and try again
        else:
            raise AssertionError(f"{answer.status_code} {answer.text}")

    async def refused(self, error: Json) -> None:
        if error["code"] in ("unavailable", "too-many", "broken", "stale"):
            raise TimeoutError
        raise AssertionError(error)


@dataclass
class Table:
    history: History
    people: list[Person]
    tokens: list[str]

    async def play(self) -> History:
        tasks = [asyncio.create_task(person.play()) for person in self.people]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return self.history


async def set_up(
    servers: Callable[[], Sequence[str]], game: str, seats: str, seed: int, *, level: str = "random", watchers: int = 1,
    **more: Any,
) -> Table:  # fmt: skip
    """A table that has begun, from a letter for each seat: h for a person, b for a bot. Tried until it is there."""
    choose = random.Random(seed)
    kinds: Json = {"h": {"kind": "human"}, "b": {"kind": "bot", "level": level}}
    body: Json = {"game": game, "seats": [kinds[seat] for seat in seats], **more}
    body["options"] = {"players": len(seats), **body.get("options", {})}
    async with httpx.AsyncClient(timeout=15) as client:
        made = await insist(lambda: client.post(f"http://{choose.choice(servers())}/api/tables", json=body), 201)
        headers = {"Authorization": f"Bearer {made['host']}"}
        path = f"/api/tables/{made['table']}/start"
        await insist(lambda: client.post(f"http://{choose.choice(servers())}{path}", headers=headers), 200)
    history = History(made["table"])
    people = [
        Person(history, seat["seat"], seat["token"], servers, random.Random(choose.random())) for seat in made["seats"]
    ]
    people += [Person(history, None, "", servers, random.Random(choose.random())) for _ in range(watchers)]
    return Table(history, people, [made["host"], *(seat["token"] for seat in made["seats"])])


async def insist(call: Callable[[], Awaitable[httpx.Response]], status: int) -> Json:
    """Ask until it is done. What may be done twice makes a second table, which nobody minds."""

    async def done() -> httpx.Response | None:
        with suppress(httpx.HTTPError):
            answer = await call()
            if answer.status_code == status:
                return answer
            assert answer.status_code in (429, 503), answer.text
        return None

    answer = await until_async(done, within=120.0, pause=0.2)
    return dict(answer.json())
