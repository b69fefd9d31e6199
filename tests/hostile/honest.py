"""An honest game of four people, which has to go on whatever others do to the server."""

from __future__ import annotations

import asyncio
import contextlib
import io
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, redirect_stdout
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from hostile.wire import PING, PONG, TEXT, WebSocket, ask
from vendome.cli import main

SEATS = 4
ANSWERED = 30.0  # seconds within which every move has to reach all seats, even on a busy machine
PAUSE = 0.02  # seconds between two moves, so that the honest load is small

Json = dict[str, Any]


class Dishonoured(AssertionError):
    """The server did not keep its word to an honest player."""


class Seat:
    """One player: an open socket, and the last view that came."""

    def __init__(self, number: int, token: str, news: asyncio.Event) -> None:
        self.number, self.token, self.news = number, token, news
        self.view: Json = {}
        self.refusal: Json | None = None
        self.gone = ""
        self.socket: WebSocket
        self.listening: asyncio.Task[None]

    async def connect(self, port: int, table: str) -> None:
        self.socket = await WebSocket.open(port, f"/api/tables/{table}/live?token={self.token}&frames=whole")
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        try:
            while True:
                opcode, payload = await self.socket.receive()
                if opcode == TEXT:
                    self.hear(msgspec.json.decode(payload))
                elif opcode == PING:
                    await self.socket.send(payload, PONG)
        except (OSError, asyncio.IncompleteReadError) as error:
            self.gone = f"seat {self.number} lost its socket: {error}"
        self.news.set()

    def hear(self, message: Json) -> None:
        """A whole view, or a refusal. Other messages, such as a line of chat, say nothing about the game."""
        if "error" in message:
            self.refusal = message["error"]
        elif "view" in message:
            self.view = message["view"]
        self.news.set()

    @property
    def mark(self) -> tuple[Any, ...]:
        """What changes at every move, also in a secret choice of another seat."""
        return self.view.get("ply"), self.view.get("asked"), self.view.get("status")

    async def disconnect(self) -> None:
        self.listening.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.listening
        self.socket.line.drop()


class HonestGame:
    """Four people at one table, who make any legal moves. `took` has the seconds from sending a move until the last of
    them saw it, and `acknowledged` every move that its player saw accepted, by its ply."""

    def __init__(self, port: int, made: Json, random: Random) -> None:
        self.port, self.table, self.random = port, made["table"], random
        self.host: str = made["host"]
        self.news = asyncio.Event()
        self.seats = [Seat(seat["seat"], seat["token"], self.news) for seat in made["seats"]]
        self.took: list[float] = []
        self.acknowledged: dict[int, Json] = {}

    @property
    def finished(self) -> bool:
        return self.seats[0].view.get("status") == "finished"

    async def connect(self) -> None:
        for seat in self.seats:
            await seat.connect(self.port, self.table)
        await self.wait_for(lambda: all(seat.view for seat in self.seats), "every seat has a view")

    async def wait_for(self, condition: Any, what: str) -> None:
        try:
            async with asyncio.timeout(ANSWERED):
                while not condition():
                    gone = [seat.gone for seat in self.seats if seat.gone]
                    if gone:
                        raise Dishonoured("; ".join(gone))
                    self.news.clear()
                    await self.news.wait()
        except TimeoutError:
            raise Dishonoured(f"{what}: not within {ANSWERED:.0f} s") from None

    async def move(self) -> None:
        """One of those who are asked makes any legal move; all four have to see it."""
        seat = self.seats[self.random.choice(self.seats[0].view["asked"])]
        ply, move = seat.view["ply"], self.random.choice(seat.view["legal"])
        before = [other.mark for other in self.seats]
        start = time.perf_counter()
        await self.send(seat, {"ply": ply, "move": move, "id": f"{seat.number}-{ply}"}, before[seat.number])
        self.acknowledged[ply] = {"seat": seat.number, "move": move}
        await self.wait_for(
            lambda: all(other.mark != mark for other, mark in zip(self.seats, before, strict=True)),
            f"move {ply} at every seat",
        )
        self.took.append(time.perf_counter() - start)
        self.check_views()

    async def send(self, seat: Seat, wish: Json, before: tuple[Any, ...]) -> None:
        """Send a move until it is accepted. A player who is told to wait waits; any other refusal is a fault."""
        while seat.mark == before:
            seat.refusal = None
            await seat.socket.send(msgspec.json.encode(wish))
            await self.wait_for(lambda: seat.mark != before or seat.refusal, f"an answer to move {wish['ply']}")
            if seat.refusal:
                if "wait" not in seat.refusal:
                    raise Dishonoured(f"move {wish} of seat {seat.number} was refused: {seat.refusal}")
                await asyncio.sleep(seat.refusal["wait"])

    def check_views(self) -> None:
        """All four are at the same place of the same game, and each sees it with its own eyes."""
        first = self.seats[0].view
        for seat in self.seats:
            view = seat.view
            same = all(view[name] == first[name] for name in ("table", "status", "asked", "commitment", "options"))
            own = view["seat"] == seat.number and bool(view["legal"]) == (seat.number in view["asked"])
            if not (same and own):
                raise Dishonoured(f"seat {seat.number} sees another game than seat 0:\n{view}\n{first}")

    async def play(self, moves: int, pause: float = PAUSE) -> None:
        """So many moves, or fewer if the game is over before."""
        for _ in range(moves):
            if self.finished:
                return
            await self.move()
            await asyncio.sleep(pause)

    async def finish(self) -> bytes:
        """Play to the end, as fast as the server answers; the record, which has every acknowledged move."""
        await self.play(10_000, pause=0.0)
        answer = await ask(self.port, "GET", f"/api/tables/{self.table}/record")
        if answer.status != 200:
            raise Dishonoured(f"no record: {answer.status} {answer.body[:200]!r}")
        moves = [{"seat": line["seat"], "move": line["move"]} for line in answer.json["log"] if "move" in line]
        if len(moves) != len(self.acknowledged):
            raise Dishonoured(f"{len(self.acknowledged)} moves were acknowledged, the record has {len(moves)}")
        for ply, move in self.acknowledged.items():
            if moves[ply] != move:
                raise Dishonoured(f"move {ply} was {move}, the record has {moves[ply]}")
        return answer.body

    async def leave(self) -> None:
        for seat in self.seats:
            await seat.disconnect()


@asynccontextmanager
async def honest_game(port: int, seed: int = 1, game: str = "shadow_thief") -> AsyncIterator[HonestGame]:
    """A game that has begun, with four sockets open."""
    wish = {"game": game, "seats": [{"kind": "human"}] * SEATS}
    made = await ask(port, "POST", "/api/tables", wish)
    if made.status != 201:
        raise Dishonoured(f"no table: {made.status} {made.body[:200]!r}")
    playing = HonestGame(port, made.json, Random(seed))
    started = await ask(port, "POST", f"/api/tables/{playing.table}/start", {}, playing.host)
    if started.status != 200:
        raise Dishonoured(f"no start: {started.status} {started.body[:200]!r}")
    try:
        await playing.connect()
        yield playing
    finally:
        await playing.leave()


def check_record(record: bytes, folder: Path) -> None:
    """The record can be played through the rules, and its chance is what was committed to."""
    file = folder / "record.jsonl"
    file.write_bytes(record)
    with redirect_stdout(io.StringIO()):
        code = main(["check", "--fair", str(file)])
    if code != 0:
        raise Dishonoured(f"the record does not check: {record[:200]!r}")


async def play_one_game(port: int, game: str = "shadow_thief") -> str:
    """A whole game of four people; the table, which is finished."""
    async with honest_game(port, game=game) as playing:
        await playing.finish()
        return str(playing.table)
