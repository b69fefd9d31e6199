"""A wire between two servers, which a test can cut: a TCP port that leads to another address."""

from __future__ import annotations

import asyncio
import socket
import threading
from contextlib import suppress
from typing import Any


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


class Wire:
    """`target` is HOST:PORT, or the path of a socket file."""

    def __init__(self, target: str) -> None:
        self.target, self.port = target, free_port()
        self.is_cut = False
        self.open: set[asyncio.StreamWriter] = set()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=asyncio.run, args=(self.serve(),), daemon=True)
        self.thread.start()
        self.ready.wait()

    async def serve(self) -> None:
        self.loop, self.stopped = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self.lead, "127.0.0.1", self.port)
        self.ready.set()
        await self.stopped.wait()
        server.close()
        self._abort()
        await asyncio.sleep(0)

    async def lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await self.connect()
        except OSError:
            writer.transport.abort()
            return
        self.open |= {writer, far_writer}
        try:
            await asyncio.gather(self.copy(reader, far_writer), self.copy(far_reader, writer))
        finally:
            for end in (writer, far_writer):
                self.open.discard(end)
                end.transport.abort()

    async def connect(self) -> Any:
        if "/" in self.target:
            return await asyncio.open_unix_connection(self.target)
        host, _, port = self.target.partition(":")
        return await asyncio.open_connection(host, int(port))

    async def copy(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65_536):
                sink.write(data)
                await sink.drain()
        sink.transport.abort()

    def cut(self) -> None:
        """Every connection ends, and new ones are refused."""
        self.is_cut = True
        self.loop.call_soon_threadsafe(self._abort)

    def _abort(self) -> None:
        for writer in list(self.open):
            writer.transport.abort()

    def mend(self) -> None:
        self.is_cut = False

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.stopped.set)
        self.thread.join(5)
