"""A table over a WebSocket: the client is sent the view and then every change, and may send moves."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from typing import cast

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from vendome.table import metrics
from vendome.table.actions.common import need_seat
from vendome.table.calls import Services, frames_of
from vendome.table.calls.common import Tables
from vendome.table.connections.socket_connection import WRITE_NOW
from vendome.table.elsewhere import Elsewhere
from vendome.table.http import caller, check_origin, decode, hash_at
from vendome.table.line import AnyLine, LineWish
from vendome.table.problems import Refused
from vendome.table.protocol.requests import Ask, Move
from vendome.table.protocol.shared_types import Frames
from vendome.table.protocol.updates import Heartbeat
from vendome.table.snapshot import Snapshot
from vendome.table.storage.writer import Unavailable
from vendome.table.tokens import Viewer

log = logging.getLogger(__name__)

MOST_WAITING = 64  # messages for one client; one that is slower is disconnected, and gets the view when it returns
TRY_AGAIN_LATER = 1013  # the code with which it is disconnected
POLICY_VIOLATION = 1008  # the code for one that sends what nobody can use
MOST_UNHEEDED = 8  # times in a row that a client is told to wait, and does not
SLOWEST_HEARTBEAT = 60  # seconds
CLOSE_TIMEOUT = 1.0  # seconds to tell it so: a client that reads nothing can't be told anything
LONGEST_SEARCH = 15.0  # seconds for a table that another process had
LOOK_AGAIN = 0.1  # seconds
MOST_MOVES_OF_TABLE = 5  # while one message of a client waits
SUBPROTOCOL = "vendome"
STRANGER = Viewer()
TOKEN = "vendome.token."  # a subprotocol that begins so carries the token, which then is in no address


class Socket:
    """One connection: a listener. Its messages wait in a queue, so that a slow client holds up nobody else."""

    def __init__(
        self, websocket: WebSocket, viewer: Viewer = STRANGER, address: str = "", *,
        frames: Frames = "whole", heartbeat: int | None = None,
    ) -> None:  # fmt: skip
        self.websocket, self.address, self.heartbeat = websocket, address, heartbeat
        self.viewer = viewer  # whoever it is, its line will say
        self.frames, self.updates_sent = frames, 0
        self.last_sent: Snapshot | None = None
        self.write_now: Callable[[str], bool] = lambda _: False  # writes a message, if nobody has to wait for that
        self.waiting: deque[str] = deque()
        self.something_waits = asyncio.Event()
        self.is_too_slow = False
        self.loop = asyncio.get_running_loop()
        self.became_too_slow: asyncio.Future[None] = self.loop.create_future()
        self.dismissed: asyncio.Future[None] = self.loop.create_future()
        self.spoke_at = self.loop.time()
        self.timer: asyncio.TimerHandle | None = None  # of the heartbeat
        self.unheeded = 0
        self.fault: Refused | None = None  # why it is disconnected for what it sent
        self.on_move: Callable[[], None] = lambda: None  # called when the table is in another process

    def send(self, message: str) -> None:
        self.spoke_at = self.loop.time()
        if not self.waiting and self.write_now(message):
            return
        if len(self.waiting) < MOST_WAITING:
            self.waiting.append(message)
            self.something_waits.set()
        elif not self.is_too_slow:
            self.is_too_slow = True
            if not self.became_too_slow.done():
                self.became_too_slow.set_result(None)

    def beat(self) -> None:
        """Say that the line is alive, if nothing else has been said for the time that the client asked for. One timer
        does: it is not set anew with every message, but looks how long ago the last one was."""
        if self.heartbeat is None:
            return
        due = self.spoke_at + self.heartbeat
        if self.loop.time() >= due:
            if not self.waiting:  # a slow client has enough to read
                self.send(msgspec.json.encode(Heartbeat(self.heartbeat)).decode())
            due = self.loop.time() + self.heartbeat
        self.timer = self.loop.call_at(due, self.beat)

    def stop_beating(self) -> None:
        if self.timer is not None:
            self.timer.cancel()

    def dismiss(self, refused: Refused) -> None:
        """Say why, and close."""
        if not self.dismissed.done():
            self.dismissed.set_exception(refused)

    def moved(self) -> None:
        self.on_move()

    async def deliver(self) -> None:
        """Send what waits, until the client has gone."""
        send, waiting = self.websocket.send, self.waiting
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self.something_waits.wait()
                self.something_waits.clear()
                while waiting:
                    await send({"type": "websocket.send", "text": waiting[0]})
                    waiting.popleft()  # only now: what comes meanwhile must not be written before it

    async def close(self) -> None:
        """If it is our wish. With a time limit, because a client that takes nothing would let this wait for ever."""
        with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
            async with asyncio.timeout(CLOSE_TIMEOUT):
                if self.is_too_slow:
                    await self.websocket.close(TRY_AGAIN_LATER, "too slow")
                elif self.fault is not None:
                    await self.websocket.send_text(self.fault.encode().decode())
                    await self.websocket.close(POLICY_VIOLATION, self.fault.code)


def read_message(text: str | bytes) -> Move | Ask:
    """A move, or the wish to be sent the whole view. What is neither is refused as a move."""
    try:
        return cast(Move, decode(text, Move))
    except Refused:
        with contextlib.suppress(Refused):
            return cast(Ask, decode(text, Ask))
        raise


async def first_of(*things: Awaitable[None]) -> None:
    """Run all until one of them ends, then cancel the others."""
    tasks = [asyncio.ensure_future(thing) for thing in things]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


async def refuse(websocket: WebSocket, refused: Refused) -> None:
    """A page can't see why its socket was refused. So the socket is opened, sent the refusal, and closed."""
    metrics.REFUSED.labels(refused.code).inc()
    with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
        async with asyncio.timeout(CLOSE_TIMEOUT):
            if websocket.application_state is WebSocketState.CONNECTING:  # a listener that is dismissed was let in
                await websocket.accept(chosen_subprotocol(websocket))
            await websocket.send_text(refused.encode().decode())
            await websocket.close(4000 + refused.status, refused.code)


def chosen_subprotocol(websocket: WebSocket) -> str | None:
    """A browser that offers any wants one of them back."""
    return SUBPROTOCOL if SUBPROTOCOL in websocket.scope["subprotocols"] else None


def heartbeat_of(query: Mapping[str, str]) -> int | None:
    """After how many seconds of silence the client wants to hear that the line is alive; None: never."""
    seconds = query.get("heartbeat")
    if seconds is None:
        return None
    if not (seconds.isascii() and seconds.isdecimal() and 1 <= int(seconds[:9]) <= SLOWEST_HEARTBEAT):
        raise Refused("bad-value", name="heartbeat", value=seconds[:40], known=[f"1–{SLOWEST_HEARTBEAT}"])
    return int(seconds)


def token_of(websocket: WebSocket) -> str:
    """As a subprotocol, or in the query for those who can't send one."""
    for offered in websocket.scope["subprotocols"]:
        if offered.startswith(TOKEN):
            return str(offered.removeprefix(TOKEN))
    return websocket.query_params.get("token", "")


class Attachment:
    """A socket's line to its table. When the table moves to another process, a new line is opened."""

    def __init__(self, tables: Tables, wish: LineWish, socket: Socket) -> None:
        self.tables, self.wish, self.socket = tables, wish, socket
        self.line: AnyLine | None = None
        self.is_opening = False
        self.opening: asyncio.Task[None] | None = None
        socket.on_move = self.reopen

    async def open(self) -> None:
        """Refused, or Unavailable, if there is no line to be had now."""
        self.is_opening = True
        try:
            self.line = await self.tables.open_line(self.wish, self.socket)
        finally:
            self.is_opening = False

    def reopen(self) -> None:
        """The line leads nowhere any more."""
        self.line = None
        if self.opening is None and not self.is_opening:
            self.opening = asyncio.create_task(self.insist())

    async def insist(self) -> None:
        """Open a new line. A table that nobody has is soon taken over; if not, the client may have better luck
        elsewhere."""
        try:
            async with asyncio.timeout(LONGEST_SEARCH):
                while self.line is None:
                    try:
                        await self.open()
                    except (Elsewhere, Unavailable):
                        await asyncio.sleep(LOOK_AGAIN)
        except Refused as refused:
            self.socket.dismiss(refused)
        except TimeoutError:
            self.socket.dismiss(Refused("unavailable"))
        except Exception:
            log.exception("a line was not opened", extra={"table": self.wish.table})
            self.socket.dismiss(Refused("broken"))
        finally:
            self.opening = None

    async def move(self, wish: Move) -> None:
        """Whatever becomes of the table meanwhile: a move may be made again, for it has an id."""
        for _ in range(MOST_MOVES_OF_TABLE):
            if self.opening is not None:
                await asyncio.shield(self.opening)
            if self.line is None:
                break
            try:
                return await self.line.move(wish)
            except Elsewhere:
                self.reopen()
        raise Refused("unavailable")

    def tell_whole_view(self) -> None:
        if self.line is not None:  # a new line begins with it
            self.line.tell_whole_view()

    def close(self) -> None:
        if self.opening is not None:
            self.opening.cancel()
        if self.line is not None:
            self.line.close()


class LiveEndpoint:
    def __init__(self, services: Services) -> None:
        self.services = services

    async def open(self, websocket: WebSocket) -> None:
        address = caller(websocket)
        try:
            check_origin(websocket.headers.get("origin"), websocket.headers.get("host"), self.services.house.settings)
            self.services.limits.open_socket(address)
        except Refused as refused:
            await refuse(websocket, refused)
            return
        metrics.SOCKETS.inc()
        try:
            await self.serve(websocket, address)
        except Refused as refused:
            await refuse(websocket, refused)
        except (Unavailable, Elsewhere):
            await refuse(websocket, Refused("unavailable"))
        except WebSocketDisconnect:
            log.debug("a client left before it was let in")
        except asyncio.CancelledError:
            log.debug("the server stops, and a client did not answer its goodbye")
        finally:
            metrics.SOCKETS.dec()
            self.services.limits.close_socket(address)

    async def serve(self, websocket: WebSocket, address: str) -> None:
        query, table = websocket.query_params, websocket.path_params["table"]
        socket = Socket(websocket, address=address, frames=frames_of(query), heartbeat=heartbeat_of(query))
        socket.write_now = websocket.scope.get("extensions", {}).get(WRITE_NOW, socket.write_now)
        token = await hash_at(self.services, table, token_of(websocket))
        attachment = Attachment(self.services.tables, LineWish(table, token, address), socket)
        await attachment.open()
        try:
            await websocket.accept(chosen_subprotocol(websocket))
            socket.beat()
            await self.attend(attachment, socket, token or address)
        finally:
            socket.stop_beating()
            attachment.close()
        await socket.close()

    async def attend(self, attachment: Attachment, socket: Socket, sender: str) -> None:
        """`sender` is whose messages are counted together: a token's, or those of an address without one."""
        receiving = self.receive(attachment, socket, sender)
        await first_of(socket.deliver(), receiving, socket.became_too_slow, socket.dismissed)

    async def receive(self, attachment: Attachment, socket: Socket, sender: str) -> None:
        """Until the client has gone, or has sent what ends the connection."""
        while socket.fault is None:
            message = await socket.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await asyncio.sleep(0)  # many messages that came at once hold up nobody
            text = message.get("text") or message.get("bytes") or b""
            await self.receive_message(attachment, socket, text, sender)

    async def receive_message(self, attachment: Attachment, socket: Socket, text: str | bytes, sender: str) -> None:
        try:
            self.services.limits.moves.take(sender, "too-many-moves")
            message = read_message(text)
            if isinstance(message, Move):
                need_seat(socket.viewer)
        except Refused as refused:
            self.refuse_message(socket, refused)
            return
        socket.unheeded = 0
        if isinstance(message, Ask):
            attachment.tell_whole_view()
        else:
            await self.make_move(attachment, socket, message)

    async def make_move(self, attachment: Attachment, socket: Socket, wish: Move) -> None:
        """A refusal is answered here, with the id of the move. An accepted move is answered by the change it makes."""
        try:
            await attachment.move(wish)
        except Refused as refused:
            self.send_refusal(socket, refused, wish)
        except Unavailable:
            self.send_refusal(socket, Refused("unavailable"), wish)
        except Exception:
            log.exception("a move failed", extra={"table": attachment.wish.table})
            self.send_refusal(socket, Refused("broken"), wish)

    def refuse_message(self, socket: Socket, refused: Refused) -> None:
        """A message that is no move ends the connection. So does going on for long though told to wait."""
        if refused.code == "too-many" and socket.unheeded < MOST_UNHEEDED:
            socket.unheeded += 1
            self.send_refusal(socket, refused)
        else:
            metrics.REFUSED.labels(refused.code).inc()
            socket.fault = refused

    def send_refusal(self, socket: Socket, refused: Refused, wish: Move | None = None) -> None:
        metrics.REFUSED.labels(refused.code).inc()
        if socket.frames != "whole":
            refused.details.pop("view", None)  # it has been sent every change, and goes on from there
        socket.send(refused.encode(id=wish.id if wish else msgspec.UNSET).decode())
