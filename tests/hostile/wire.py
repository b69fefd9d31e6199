"""HTTP and WebSockets over plain streams: cheap enough for hundreds of clients, and free to break every rule."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

SERVER = "127.0.0.1"
PATIENCE = 180.0  # seconds that a client of ours waits for anything
LARGE = 1 << 26  # bytes that a stream may hold: an answer of 40 MB is read in large steps

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """The code of a refusal in our envelope; empty for anything else."""
        try:
            return str(self.json["error"]["code"])
        except (ValueError, KeyError, TypeError):
            return ""


class Line:
    """A connection to the server. A loopback address can be chosen, so that strangers need not share one."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, port: int, source: str = SERVER) -> Line:
        async with asyncio.timeout(PATIENCE):
            return cls(*await asyncio.open_connection(SERVER, port, local_addr=(source, 0), limit=LARGE))

    async def write(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def rest(self) -> bytes:
        """All that comes until the server closes."""
        async with asyncio.timeout(PATIENCE):
            return await self.reader.read()

    async def is_closed(self, seconds: float) -> bool:
        """Whether the server closes within this time; what it says before is thrown away."""
        try:
            async with asyncio.timeout(seconds):
                while await self.reader.read(1 << 20):
                    pass
        except TimeoutError:
            return False
        except OSError:
            return True
        return True

    def drop(self) -> None:
        """Gone without a word: the server gets a reset where the system can send one."""
        self.writer.transport.abort()

    async def close(self) -> None:
        self.writer.close()
        with contextlib.suppress(OSError):
            await self.writer.wait_closed()

    async def __aenter__(self) -> Line:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.drop()


def head(method: str, path: str, port: int, headers: Iterable[tuple[str, str]] = ()) -> bytes:
    given = {"Host": f"{SERVER}:{port}", **dict(headers)}
    lines = "".join(f"{name}: {value}\r\n" for name, value in given.items())
    return f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode()


def request(
    method: str, path: str, port: int, body: bytes | object = None, token: str = "", **headers: str
) -> bytes:  # fmt: skip
    """A whole request. A body that is not bytes is sent as JSON; an underscore in a header's name is a dash."""
    content = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
    own = {name.replace("_", "-"): value for name, value in headers.items()}
    if token:
        own["Authorization"] = f"Bearer {token}"
    if method != "GET":
        own["Content-Length"] = str(len(content))
    return head(method, path, port, own.items()) + content


async def ask(
    port: int, method: str, path: str, body: bytes | object = None, token: str = "", source: str = SERVER
) -> Answer:  # fmt: skip
    """One call, on a connection of its own."""
    async with await Line.open(port, source) as line:
        await line.write(request(method, path, port, body, token, Connection="close"))
        return answer_of(await line.rest())


def answer_of(text: bytes) -> Answer:
    """The first answer in what a server sent."""
    top, _, body = text.partition(b"\r\n\r\n")
    first, *lines = top.decode("latin-1").split("\r\n")
    if not first.startswith("HTTP/"):
        raise ConnectionError(f"no answer, but {text[:100]!r}")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    if headers.get("transfer-encoding") == "chunked":
        body = b"".join(chunks(body))
    elif "content-length" in headers:
        body = body[: int(headers["content-length"])]
    return Answer(int(first.split()[1]), headers, body)


def chunks(body: bytes) -> Iterable[bytes]:
    while body:
        size, _, rest = body.partition(b"\r\n")
        length = int(size, 16)
        if not length:
            return
        yield rest[:length]
        body = rest[length + 2 :]


# -- WebSockets ---------------------------------------------------------------------------------------


def frame(payload: bytes = b"", opcode: int = TEXT, *, final: bool = True) -> bytes:
    """A frame as a client sends it. A mask of zeros changes nothing and costs nothing."""
    size = len(payload)
    if size < 126:
        length = bytes([128 | size])
    elif size < 65536:
        length = bytes([254]) + size.to_bytes(2)
    else:
        length = bytes([255]) + size.to_bytes(8)
    return bytes([(128 if final else 0) | opcode]) + length + bytes(4) + payload


class WebSocket:
    """An open socket of a table."""

    def __init__(self, line: Line) -> None:
        self.line = line

    @classmethod
    async def open(cls, port: int, path: str, source: str = SERVER) -> WebSocket:
        """ConnectionError, if the server does not open it."""
        line = await Line.open(port, source)
        key = "AAAAAAAAAAAAAAAAAAAAAA=="
        wish = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
        try:
            async with asyncio.timeout(PATIENCE):
                await line.write(head("GET", path, port, {**wish, "Sec-WebSocket-Key": key}.items()))
                said = await line.reader.readuntil(b"\r\n\r\n")
        except asyncio.IncompleteReadError as error:
            line.drop()
            raise ConnectionError("closed before it was opened") from error
        except BaseException:
            line.drop()
            raise
        if b" 101 " not in said.splitlines()[0]:
            line.drop()
            raise ConnectionError(said.decode("latin-1"))
        return cls(line)

    async def send(self, payload: bytes, opcode: int = TEXT) -> None:
        await self.line.write(frame(payload, opcode))

    async def receive(self) -> tuple[int, bytes]:
        """The next frame; the server sends no fragments. IncompleteReadError, when it has gone."""
        read = self.line.reader.readexactly
        first, size = await read(2)
        if size == 126:
            size = int.from_bytes(await read(2))
        elif size == 127:
            size = int.from_bytes(await read(8))
        return first & 15, await read(size)

    async def close_code(self, seconds: float = PATIENCE) -> int | None:
        """The code with which the server closes; None if it goes without one. TimeoutError, if it stays."""
        async with asyncio.timeout(seconds):
            try:
                while True:
                    opcode, payload = await self.receive()
                    if opcode == CLOSE:
                        return int.from_bytes(payload[:2])
            except (OSError, asyncio.IncompleteReadError):
                return None

    async def __aenter__(self) -> WebSocket:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.line.drop()
