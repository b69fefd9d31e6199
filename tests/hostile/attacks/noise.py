"""Clients with bad manners: they leave in the middle, half-close, reset, and talk no HTTP."""

import asyncio
import contextlib
import socket
import struct
from collections import Counter
from itertools import product

from hostile.attacks.target import Outcome, Target, all_of, stranger
from hostile.wire import CLOSE, Line, WebSocket, answer_of, ask, frame, head, request

AT_ONCE = 20
RESET = struct.pack("ii", 1, 0)  # SO_LINGER of no seconds: closing sends a reset
KEY = "AAAAAAAAAAAAAAAAAAAAAA=="
OPEN = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": KEY}


def reset(line: Line) -> None:
    line.writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    line.drop()


async def half_closed(target: Target) -> Outcome:
    """Several requests in one packet, after which the client's half of the connection is closed."""

    async def send(number: int) -> str:
        calls = (
            request("GET", f"/api/tables/{target.table}", target.port),
            request("POST", "/api/tables", target.port, {"game": "shadow_thief"}),
            request("GET", "/api/games", target.port),
            request("GET", "/nothing", target.port),
        )
        async with await Line.open(target.port, stranger(number)) as line:
            await line.write(b"".join(calls[: 1 + number % len(calls)] * 3))
            line.writer.write_eof()
            return "closed" if await line.is_closed(30.0) else "open"

    return await all_of(map(send, range(AT_ONCE)))


async def leaving_at_once(target: Target) -> Outcome:
    """Calls and sockets, refused and not, whose client has gone before the answer, with a goodbye or a reset."""
    unknown = head("GET", "/api/tables/aaaaaaaaaaaaaaaa/live", target.port, OPEN.items())
    known = head("GET", target.live, target.port, OPEN.items())
    goodbye = frame((1000).to_bytes(2), CLOSE)
    wishes = [
        unknown,
        unknown + goodbye,
        unknown + frame(b"\xff\xfe") * 3,
        known,
        known + goodbye,
        known + frame(b"\xff\xfe") * 3,
        head("GET", f"{target.live}?token=wrong", target.port, OPEN.items()),
        head("GET", target.live, target.port, {**OPEN, "Origin": "https://evil.example"}.items()),
        head("GET", "/api/nothing/live", target.port, OPEN.items()),
        head("POST", "/api/replay", target.port, [("Content-Length", "4000000")]) + b"{" * 9999,
        request("POST", "/api/tables", target.port, {"game": "shadow_thief"}),
        request("GET", f"/api/tables/{target.table}", target.port),
    ]

    async def leave(number: int, wish: bytes, manner: str, delay: float) -> str:
        line = await Line.open(target.port, stranger(number % 50))
        line.writer.write(wish)
        if manner == "half":
            line.writer.write_eof()
        if delay:
            await asyncio.sleep(delay)  # now before, now in the middle of the answer
        if manner == "reset":
            reset(line)
        elif manner == "close":
            await line.close()
        else:
            await line.is_closed(0.1)
            line.drop()
        return "left"

    ways = product(wishes, ("close", "reset", "half", "wait"), (0.0, 0.002, 0.005))
    return await all_of(leave(number, *way) for number, way in enumerate(ways))


async def leaving_sockets(target: Target) -> Outcome:
    """Sockets that are opened, and reset in the first message."""

    async def leave(number: int) -> str:
        socket = await WebSocket.open(target.port, target.live, stranger(number))
        reset(socket.line)
        return "left"

    return await all_of(map(leave, range(AT_ONCE)))


def nonsense(port: int) -> list[bytes]:
    """What is no HTTP, or hardly."""
    games = "/api/games"
    return [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
        b"GET\r\n\r\n",
        b"GET /api/games\r\n\r\n",
        b"\r\n" * 5000,
        b"GET / HTTP/9.9\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        head("GET", "/" + "a" * 100_000, port),
        head("GET", games, port, [("X-Long", "a" * 200_000)]),
        b"GET /api/games HTTP/1.1\r\n" + b"X: y\r\n" * 5000 + b"\r\n",
        head("GET", games, port, [("Content-Length", "-1")]),
        head("POST", "/api/tables", port, [("Content-Length", "9" * 30)]) + b"{}",
        head("POST", "/api/tables", port, [("Transfer-Encoding", "chunked")]) + b"zz\r\n{}\r\n",
        head("GET", target_of_bytes(), port),
        head("GET", "/api/tables/%00%ff/live", port, OPEN.items()),
        head("GET", "/api/tables/é/live", port, OPEN.items()),
        head("GET", "/api/games", port, {**OPEN, "X-Name": "é"}.items()),
        head("GET", games, port, {**OPEN, "Sec-WebSocket-Key": "short"}.items()),
        head("GET", games, port, {**OPEN, "Sec-WebSocket-Version": "99"}.items()),
        head("GET", games, port, {"Upgrade": "h2c", "Connection": "Upgrade"}.items()),
    ]


def target_of_bytes() -> str:
    return "/api/games?\x01\x02é"


async def no_http(target: Target) -> Outcome:
    """Bytes that are no HTTP, or hardly: each has to be refused or closed."""

    async def send(number: int, data: bytes) -> str:
        async with await Line.open(target.port, stranger(number)) as line:
            with contextlib.suppress(OSError):
                await line.write(data)
                line.writer.write_eof()
            async with asyncio.timeout(30.0):
                said = await line.reader.read()
            return str(answer_of(said).status) if said else "closed"

    return await all_of(send(number, data) for number, data in enumerate(nonsense(target.port)))


async def guesses(target: Target) -> Outcome:
    """Tokens and tables that are guessed, hundreds of them."""
    outcome: Outcome = Counter()
    for start in range(0, 300, 20):

        async def guess(number: int) -> str:
            path = f"/api/tables/{target.table if number % 2 else f'a{number:x}'.replace('0', 'z').replace('1', 'z')}"
            return str((await ask(target.port, "GET", path, None, f"guess-{number}", stranger(number % 5))).status)

        outcome += await all_of(map(guess, range(start, start + 20)))
    return outcome
