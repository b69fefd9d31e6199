"""A WebSocket connection: uvicorn's, with bounds on the frames a client may send before the application hears of them.

A frame of no content has six bytes and costs the server some ten microseconds, so a megabyte of them costs seconds.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from vendome.table.connections.gate import Connection, GatedConfig
from vendome.table.connections.http_connection import answer
from vendome.table.problems import Refused

SLICE: Final = 1_024  # bytes that are read before the bounds are looked at: 170 frames at most
MOST_WAITING: Final = 32  # messages that the application has not taken yet
MOST_IDLE_FRAMES: Final = 64  # frames at once that say nothing: pings, pongs, pieces of a message
IDLE_FRAMES_PER_SECOND: Final = 4.0
CLOSE_TIMEOUT: Final = 2.0  # seconds for a client to answer our goodbye
WRITE_NOW: Final = "vendome.write_now"  # in the scope: `SocketConnection.write_now`


class Handshake(ServerProtocol):
    """Refuses in our own form."""

    def reject(self, status: int, text: str) -> Response:
        refusal = Refused("bad-http", reason=text.strip().rstrip(".")[:200] or "no WebSocket here")
        response = super().reject(status, refusal.encode().decode())
        del response.headers["Content-Type"]
        response.headers["Content-Type"] = "application/json"
        return response


class SocketConnection(Connection, WebSocketsSansIOProtocol):
    def __init__(self, config: GatedConfig, *given: Any, **named: Any) -> None:
        super().__init__(config, *given, **named)
        self.gate = config.gate
        self.conn = Handshake(max_size=config.ws_max_size, logger=self.logger)
        self.close_timeout = CLOSE_TIMEOUT
        self.idle_frames, self.idle_frame_at = 0.0, self.loop.time()

    # -- the connection ---------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.gate.enter(self, self.client[0] if self.client else "")  # its place is free: it was a plain connection

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self)
        self.read_paused = False  # there is nothing to resume
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.close_sent and not self.disconnected and self.transport.get_write_buffer_size():
            self.transport.abort()  # it reads nothing, so it can't be told goodbye

    def write_now(self, text: str) -> bool:
        """Write a message without waiting for anything. False if that can't be done now: then it has to be sent as any
        other. Most messages can, and cost half as much as through an application's layers."""
        is_open = self.handshake_complete and self.conn.state is State.OPEN and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_timer is not None and message["type"] == "websocket.close":
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    # -- what comes in ----------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])
            if self.transport.is_closing():
                return
            if self.idle_frames > MOST_IDLE_FRAMES or self.queue.qsize() > MOST_WAITING:
                self.fail(CloseCode.POLICY_VIOLATION, "too many messages")
                return
        if not self.handshake_initiated:  # uvicorn hands over a whole request: what is none now will never be one
            self.refuse_handshake()

    def refuse_handshake(self) -> None:
        refusal = b"".join(self.conn.data_to_send())
        self.gate.note("bad-http")
        self.transport.write(refusal or answer(Refused("bad-http", reason="it can't be read")))
        self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.transport.is_closing():  # nothing may come before the application has accepted
            cast(dict[str, Any], self.scope["extensions"])[WRITE_NOW] = self.write_now
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        super().handle_ping()
        self.count_idle_frame()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self.count_idle_frame()

    def handle_cont(self, event: Frame) -> None:
        self.count_idle_frame()
        super().handle_cont(event)

    def count_idle_frame(self) -> None:
        now = self.loop.time()
        faded = (now - self.idle_frame_at) * IDLE_FRAMES_PER_SECOND
        self.idle_frames, self.idle_frame_at = max(0.0, self.idle_frames - faded) + 1, now

    def send_receive_event_to_app(self) -> None:
        if self.close_sent:
            self.count_idle_frame()
        elif self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.fail(CloseCode.INVALID_DATA, "not UTF-8")
                return
        super().send_receive_event_to_app()

    def fail(self, code: CloseCode, reason: str) -> None:
        """End the connection now. What it sent and nobody has read is thrown away."""
        self.gate.note(reason)
        if self.conn.state is State.OPEN:
            self.conn.fail(code, reason)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        while not self.queue.empty():
            self.queue.get_nowait()
        if self.conn.close_sent is None or self.close_sent:
            self.transport.abort()
        else:
            super().handle_parser_exception()
