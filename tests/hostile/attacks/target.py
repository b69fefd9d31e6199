"""What an attack is, and what it is aimed at."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any

from hostile.wire import Answer, WebSocket, ask

Outcome = Counter[str]  # what became of each hostile action: an HTTP status, a close code, or a word


@dataclass(frozen=True)
class Target:
    """A server and one honest table on it, whose link the attackers have."""

    port: int
    table: str
    finished: str = ""  # a table whose game is over

    @property
    def live(self) -> str:
        return f"/api/tables/{self.table}/live"

    async def watch(self, source: str, table: str = "") -> WebSocket:
        """A spectator's socket, which has had its first message. ConnectionError, if it was refused."""
        path = f"/api/tables/{table or self.table}/live?frames=whole"
        socket = await WebSocket.open(self.port, path, source)
        try:
            _, first = await socket.receive()
        except (OSError, asyncio.IncompleteReadError) as error:
            socket.line.drop()
            raise ConnectionError("closed before the first message") from error
        if first.startswith(b'{"error"'):
            socket.line.drop()
            raise ConnectionError(first.decode())
        return socket

    async def ask(self, method: str, path: str, body: Any = None, token: str = "", source: str = "") -> Answer:
        return await ask(self.port, method, path, body, token, source or stranger(0))


Attack = Callable[[Target], Awaitable[Outcome]]
"""One round of an attack. It returns when the round is over, with everything closed that it opened."""


def stranger(number: int) -> str:
    """An address of loopback that no honest player has."""
    return f"127.0.{1 + number // 250}.{2 + number % 250}"


async def all_of(attempts: Iterable[Awaitable[str]]) -> Outcome:
    """Many at once; whoever is turned away, in whatever way, counts as `refused`."""

    async def outcome(attempt: Awaitable[str]) -> str:
        try:
            return await attempt
        except (OSError, asyncio.IncompleteReadError):
            return "refused"

    return Counter(await asyncio.gather(*map(outcome, attempts)))


async def status_of(asked: Awaitable[Answer]) -> str:
    return str((await asked).status)


async def ending(socket: WebSocket, seconds: float) -> str:
    """How the server ends a socket: its close code, `closed` without one, or `open` if it does not."""
    with contextlib.suppress(TimeoutError):
        code = await socket.close_code(seconds)
        return str(code or "closed")
    return "open"
