"""A table over a WebSocket: the view on connect, then every change; moves the other way."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from vendome.table import acts, metrics
from vendome.table.calls import Desk
from vendome.table.http import check_origin, decode
from vendome.table.problems import Refused
from vendome.table.protocol.requests import Move
from vendome.table.room import Room
from vendome.table.tokens import Viewer
from vendome.table.view_builder import NOTHING, change, welcome
from vendome.table.writer import Unavailable

log = logging.getLogger(__name__)

TOO_SLOW = 64  # messages that wait for a client; then it may come back and get the view
TRY_LATER = 1013  # the WebSocket's code for that
GOODBYE = 5.0  # seconds to tell it so: a client that reads nothing can't be told anything


class Socket:
    """One connection. What it is sent waits here, so that a slow client holds up nobody."""

    def __init__(self, websocket: WebSocket, viewer: Viewer) -> None:
        self.websocket, self.viewer = websocket, viewer
        self.waiting: deque[str] = deque()
        self.wake = asyncio.Event()
        self.is_slow = False
        self.left_behind: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def send(self, message: str) -> None:
        if len(self.waiting) < TOO_SLOW:
            self.waiting.append(message)
            self.wake.set()
        elif not self.is_slow:
            self.is_slow = True
            self.left_behind.set_result(None)

    async def deliver(self) -> None:
        """Until the client has gone: send what waits."""
        send, waiting = self.websocket.send, self.waiting
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self.wake.wait()
                self.wake.clear()
                while waiting:
                    await send({"type": "websocket.send", "text": waiting.popleft()})

    async def dismiss(self) -> None:
        """Whoever is too slow goes; also one that takes nothing more, so that sending to it does not end."""
        with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
            async with asyncio.timeout(GOODBYE):
                await self.websocket.close(TRY_LATER, "too slow")


async def first_of(*things: Awaitable[None]) -> None:
    """Until one of them ends; the others are called off."""
    tasks = [asyncio.ensure_future(thing) for thing in things]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


class Live:
    """The endpoint."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.house = desk, desk.house

    async def open(self, websocket: WebSocket) -> None:
        address = websocket.client.host if websocket.client else ""
        try:
            check_origin(websocket.headers.get("origin"), websocket.headers.get("host"), self.house.settings)
            self.desk.limits.open_socket(address)
        except Refused as refused:
            await self.turn_away(websocket, refused)
            return
        metrics.SOCKETS.inc()
        try:
            await self.serve(websocket)
        except Refused as refused:
            await self.turn_away(websocket, refused)
        except Unavailable:
            await self.turn_away(websocket, Refused("unavailable"))
        finally:
            metrics.SOCKETS.dec()
            self.desk.limits.close_socket(address)

    async def turn_away(self, websocket: WebSocket, refused: Refused) -> None:
        """A browser shows its page no HTTP error of a socket, so it is told on the open socket why it is closed."""
        metrics.REFUSED.labels(refused.code).inc()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await websocket.accept()
            await websocket.send_text(refused.encode().decode())
            await websocket.close(4000 + refused.status, refused.code)

    async def serve(self, websocket: WebSocket) -> None:
        token = websocket.query_params.get("token", "")
        self.desk.limits.calls.take(websocket.client.host if websocket.client else "", "too-many-requests")
        room = await self.house.find(websocket.path_params["table"])
        viewer = room.viewer(token)
        room.may_look(viewer)
        await acts.come_back(self.house, room, viewer)
        await websocket.accept()
        await self.attend(room, Socket(websocket, viewer), token)

    async def attend(self, room: Room, socket: Socket, token: str) -> None:
        was_there = socket.viewer.seat is not None and room.connected(socket.viewer.seat)
        room.connect(socket)
        socket.send(welcome(room, socket.viewer).decode())
        self.tell_others(room, socket, was_there=was_there)
        try:
            await first_of(socket.deliver(), self.listen(room, socket, token), socket.left_behind)
        finally:
            room.disconnect(socket)
            self.tell_others(room, socket, was_there=False)
        if socket.is_slow:
            await socket.dismiss()

    def tell_others(self, room: Room, socket: Socket, *, was_there: bool) -> None:
        """A seat's first socket, or the loss of its last, is news."""
        seat = socket.viewer.seat
        if seat is None or was_there or (socket not in room.listeners and room.connected(seat)):
            return
        self.house.changed(room, but=socket)

    async def listen(self, room: Room, socket: Socket, token: str) -> None:
        while True:
            message = await socket.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text") or message.get("bytes") or b""
            await self.take(room, socket, text, token)

    async def take(self, room: Room, socket: Socket, text: str | bytes, token: str) -> None:
        """A move that came over the socket. What is wrong with it is answered here, with its id."""
        wish: Move | None = None
        try:
            self.desk.limits.moves.take(token, "too-many-moves")
            wish = decode(text, Move)
            await acts.come_back(self.house, room, socket.viewer)
            if not await acts.move(self.house, room, socket.viewer, wish):
                socket.send(change(room, socket.viewer, NOTHING).decode())
        except Refused as refused:
            self.answer(socket, refused, wish)
        except Unavailable:
            self.answer(socket, Refused("unavailable"), wish)
        except Exception:
            log.exception("a move failed", extra={"table": room.row.id})
            self.answer(socket, Refused("broken"), wish)

    def answer(self, socket: Socket, refused: Refused, wish: Move | None) -> None:
        metrics.REFUSED.labels(refused.code).inc()
        socket.send(refused.encode(id=wish.id if wish else msgspec.UNSET).decode())
