"""Connections that cost the stranger nothing and the server a descriptor, memory or a place on the disk."""

import asyncio
import contextlib
import socket
from collections import Counter
from contextlib import AsyncExitStack

from hostile.attacks.target import Outcome, Target, all_of, status_of, stranger
from hostile.wire import SERVER, Line, head, request

SILENT = 300
SLOW = 100
DEAF = 40
SOCKETS = 400
TABLES = 600
LINES = 2_000
HELD_FOR = 3.0  # seconds


async def opened(target: Target, count: int, sources: int = 1) -> list[Line]:
    """So many connections, as far as the server's system takes them."""
    found = await asyncio.gather(
        *(Line.open(target.port, stranger(number % sources)) for number in range(count)), return_exceptions=True
    )
    return [line for line in found if isinstance(line, Line)]


async def ended_by_server(lines: list[Line], seconds: float) -> Outcome:
    """How many of them the server closes within this time."""

    async def end(line: Line) -> str:
        async with line:
            return "closed" if await line.is_closed(seconds) else "open"

    return await all_of(map(end, lines))


async def silent_connections(target: Target, hold: float = HELD_FOR) -> Outcome:
    """300 connections that never say a word."""
    return await ended_by_server(await opened(target, SILENT, sources=5), hold)


async def drip(line: Line, data: bytes, seconds: float) -> str:
    """Send it one byte at a time, as slowly as fits into the time; whether the server had enough before."""
    async with line:
        closing = asyncio.create_task(line.is_closed(seconds))
        for byte in data:
            with contextlib.suppress(OSError):
                await line.write(bytes([byte]))
            await asyncio.wait([closing], timeout=seconds / len(data))
            if closing.done():
                break
        return "closed" if await closing else "open"


async def slow_headers(target: Target, hold: float = HELD_FOR) -> Outcome:
    """A hundred requests whose headers come one byte at a time."""
    text = b"GET /api/games HTTP/1.1\r\nX-Slow"
    return await all_of(drip(line, text, hold) for line in await opened(target, SLOW))


async def slow_bodies(target: Target, hold: float = HELD_FOR) -> Outcome:
    """A hundred calls whose body of 4 MB comes one byte at a time."""
    top = head("POST", "/api/replay", target.port, [("Content-Length", "4000000")])

    async def send(line: Line) -> str:
        await line.write(top)
        return await drip(line, b'{"format": "', hold)

    return await all_of(map(send, await opened(target, SLOW)))


async def deaf_watcher(target: Target) -> Line:
    """A spectator who takes in as little as its system allows, and never reads."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    plain.settimeout(0)
    plain.bind((stranger(0), 0))
    await asyncio.get_running_loop().sock_connect(plain, (SERVER, target.port))
    line = Line(*await asyncio.open_connection(sock=plain, limit=1024))
    wish = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
    key = {"Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA=="}
    await line.write(head("GET", f"{target.live}?frames=whole", target.port, {**wish, **key}.items()))
    return line


async def deaf_watchers(target: Target) -> Outcome:
    """Forty spectators of a game that goes on, who never read what they are sent."""
    async with AsyncExitStack() as lines:
        for _ in range(DEAF):
            await lines.enter_async_context(await deaf_watcher(target))
        await asyncio.sleep(HELD_FOR)
    return Counter(deaf=DEAF)


async def chatter(target: Target) -> Outcome:
    """Four seats of a stranger's table say thousands of lines, as fast as they can."""
    wish = {"game": "shadow_thief", "seats": [{"kind": "human"}] * 4}
    made = (await target.ask("POST", "/api/tables", wish)).json
    path = f"/api/tables/{made['table']}/chat"

    async def talk(number: int, token: str) -> Outcome:
        """On one connection, one line after the other."""
        said: Outcome = Counter()
        line = request("POST", path, target.port, {"text": "x" * 500}, token)
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            async with await Line.open(target.port, stranger(number)) as connection:
                for _ in range(LINES // 4):
                    await connection.write(line)
                    top = (await connection.reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
                    await connection.reader.readexactly(int(top.partition("content-length:")[2].split()[0]))
                    said[top.split()[1]] += 1
        said["refused"] += LINES // 4 - said.total()
        return said

    seats = enumerate(seat["token"] for seat in made["seats"])
    return sum(await asyncio.gather(*(talk(number, token) for number, token in seats)), Counter())


async def many_tables(target: Target) -> Outcome:
    """Tables by the hundred, from several addresses, which nobody will ever play at."""
    outcome: Outcome = Counter()
    for start in range(0, TABLES, 20):
        wishes = (
            target.ask("POST", "/api/tables", {"game": "shadow_thief"}, source=stranger(number % 5))
            for number in range(start, start + 20)
        )
        outcome += await all_of(map(status_of, wishes))
    return outcome


async def held_sockets(target: Target, sources: int) -> Outcome:
    """Sockets by the hundred, which are opened and held."""
    async with AsyncExitStack() as sockets:

        async def watch(number: int) -> str:
            await sockets.enter_async_context(await target.watch(stranger(number % sources)))
            return "open"

        outcome: Outcome = Counter()
        for start in range(0, SOCKETS, 20):
            outcome += await all_of(map(watch, range(start, start + 20)))
        return outcome


async def many_sockets(target: Target) -> Outcome:
    """Hundreds of spectators from one address."""
    return await held_sockets(target, sources=1)


async def sockets_from_everywhere(target: Target) -> Outcome:
    """Hundreds of spectators, each from an address of its own."""
    return await held_sockets(target, sources=SOCKETS)
