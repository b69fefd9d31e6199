"""A plain HTTP connection: uvicorn's, with bounds on what a client may send before the application hears of it."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, Final

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import get_remote_addr

from vendome.table.connections.gate import Connection, GatedConfig
from vendome.table.problems import Refused

LARGEST_HEAD: Final = 16_384  # bytes of a request line and its headers
MOST_PIPELINED: Final = 16  # requests that wait for the answer to an earlier one
MOST_PIECES: Final = 8_192  # of one body: more are sent only to keep us busy
SLICE: Final = 8_192  # bytes that are read before the bounds are looked at


def answer(refused: Refused) -> bytes:
    """A refusal as a whole HTTP response, for when there is no application to make one."""
    body = refused.encode()
    lines = (
        f"HTTP/1.1 {refused.status} {HTTPStatus(refused.status).phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "cache-control: no-store",
        "x-content-type-options: nosniff",
        "connection: close",
    )
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


class HttpConnection(Connection, HttpToolsProtocol):
    def __init__(self, config: GatedConfig, *given: Any, **named: Any) -> None:
        super().__init__(config, *given, **named)
        self.gate = config.gate
        self.answering: RequestResponseCycle | None = None  # uvicorn's `cycle` is the newest, perhaps a waiting one
        self.waiting_since: float | None = None  # for the headers of a request
        self.is_in_head = self.is_in_body = False
        self.head_size = self.pieces = 0

    # -- the connection ---------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        remote = get_remote_addr(transport)
        address = remote[0] if remote else ""
        try:
            self.gate.check_blocked(address)
            self.gate.enter(self, address)
        except Refused as refused:
            self.transport = transport
            self.refuse(refused)
            return
        super().connection_made(transport)
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self)
        self.forget_requests()
        super().connection_lost(exc)

    def forget_requests(self) -> None:
        """Nobody waits for the answers any more, also not for those of pipelined requests."""
        for cycle in (self.answering, *(cycle for cycle, _ in self.pipeline)):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()
        self.pipeline.clear()

    def wait(self) -> None:
        """For a request: from now on this connection is late some time, and gives way to others."""
        self.waiting_since = self.loop.time()
        self.gate.waiting[self] = None

    def look(self, now: float) -> None:
        super().look(now)
        if self.waiting_since is None or now - self.waiting_since < self.gate.header_timeout:
            return
        self.waiting_since = None
        if self.is_in_head:
            self.refuse(Refused("too-slow", seconds=round(self.gate.header_timeout)))
        else:
            self.gate.note("silent")
            self.transport.close()

    def refuse(self, refused: Refused) -> None:
        self.gate.note(refused.cause)
        if self.answering is None or self.answering.response_complete:
            self.transport.write(answer(refused))
        self.forget_requests()
        self.transport.close()

    # -- what comes in ----------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        for start in range(0, len(data), SLICE):
            try:
                self.read(data[start : start + SLICE])
            except Refused as refused:
                self.refuse(refused)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return

    def read(self, data: bytes) -> None:
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade as end_of_head:
            self.upgrade(rest=data[end_of_head.args[0] :])
        except httptools.HttpParserError as error:
            if isinstance(error.__context__, Refused):  # one of the methods below
                raise error.__context__ from None
            raise Refused("bad-http", reason=str(error) or "it can't be read") from None
        if self.is_in_head or (self.waiting_since is not None and not self.is_in_body):
            self.head_size += len(data)
            if self.head_size > LARGEST_HEAD:
                raise Refused("headers-too-large", most=LARGEST_HEAD)

    def upgrade(self, rest: bytes) -> None:
        if not self._should_upgrade():
            return  # the request is answered as if it had not asked for it
        if rest or (self.answering is not None and not self.answering.response_complete):
            raise Refused("bad-http", reason="a WebSocket is opened before or after other data")
        self.gate.leave(self)
        self.handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise Refused("bad-http", reason="too many requests at once")
        super().on_message_begin()
        self.is_in_head = True

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.is_in_head:
            super().on_header(name, value)
        else:
            self.count_piece()  # a trailer after the body, which is no header and not for the application

    def on_headers_complete(self) -> None:
        self.is_in_head, self.is_in_body = False, True
        self.waiting_since, self.head_size, self.pieces = None, 0, 0
        self.gate.waiting.pop(self, None)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.count_piece()
        super().on_body(body)

    def count_piece(self) -> None:
        self.pieces += 1
        if self.pieces > MOST_PIECES:
            raise Refused("bad-http", reason="the body comes in too many pieces")

    def on_message_complete(self) -> None:
        self.is_in_body = False
        super().on_message_complete()

    # -- what goes out ----------------------------------------------------------------------------------

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete and not self.transport.is_closing():  # nothing is left to answer
            self.wait()
