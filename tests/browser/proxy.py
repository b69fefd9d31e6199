"""A proxy on the way to the server, which swallows all bytes on command: a line that dies without a word."""

from __future__ import annotations

import asyncio
import threading
from types import TracebackType


class Proxy:
    def __init__(self, port: int) -> None:
        self.upstream = port
        self.swallows = False
        self.loop = asyncio.new_event_loop()
        self.tasks: set[asyncio.Task[None]] = set()
        self.thread = threading.Thread(target=self.loop.run_forever)

    def __enter__(self) -> Proxy:
        self.thread.start()
        starting = asyncio.start_server(self.connect, "127.0.0.1", 0)
        self.server = asyncio.run_coroutine_threadsafe(starting, self.loop).result()
        self.address = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        asyncio.run_coroutine_threadsafe(self.stop(), self.loop).result()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    async def stop(self) -> None:
        self.server.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self.upstream)
        line = Line(self)
        try:
            await asyncio.gather(line.pass_on(reader, there_writer), line.pass_on(there_reader, writer))
        except (ConnectionError, asyncio.CancelledError):
            pass
        finally:
            writer.close()
            there_writer.close()


class Line:
    """One connection. If something of it was swallowed, nothing more of it arrives: the rest would be garbage."""

    def __init__(self, proxy: Proxy) -> None:
        self.proxy, self.is_dead = proxy, False

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65_536):
            self.is_dead = self.is_dead or self.proxy.swallows
            if not self.is_dead:
                writer.write(data)
                await writer.drain()
        if not self.is_dead:
            writer.close()
