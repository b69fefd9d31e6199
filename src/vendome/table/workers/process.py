"""A worker process as the server sees it: it is sent a task and gives an answer, one at a time."""

from __future__ import annotations

import asyncio
import contextlib
import os
import struct
import sys
from typing import Final

HEAD: Final = struct.Struct("!I")  # before every message: its length
END_WITHIN = 2.0  # seconds to end by itself, then it is killed


class ProcessDied(Exception):
    """It ended before it answered."""


class WorkerProcess:
    """Started when it is first needed, and again after it died."""

    def __init__(self, nice: int = 0, *, interpreted: bool = False) -> None:
        self.nice, self.interpreted = nice, interpreted
        self.child: asyncio.subprocess.Process | None = None

    async def ask(self, message: bytes) -> bytes:
        """The answer to a message. If it fails or is cancelled half-way, `kill` must follow."""
        child = await self._started()
        assert child.stdin is not None
        assert child.stdout is not None
        try:
            child.stdin.write(HEAD.pack(len(message)) + message)
            await child.stdin.drain()
            (length,) = HEAD.unpack(await child.stdout.readexactly(HEAD.size))
            return await child.stdout.readexactly(length)
        except (asyncio.IncompleteReadError, OSError, RuntimeError) as error:
            raise ProcessDied from error  # of a closed pipe, uvloop says RuntimeError

    async def _started(self) -> asyncio.subprocess.Process:
        if self.child is None or self.child.returncode is not None:
            self.child = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "vendome.table.workers", str(self.nice),
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "NUMBA_DISABLE_JIT": "1"} if self.interpreted else None,
            )  # fmt: skip
        return self.child

    async def kill(self) -> None:
        """At once; the next question starts another."""
        child, self.child = self.child, None
        if child is not None:
            with contextlib.suppress(ProcessLookupError):
                child.kill()
            await child.wait()

    async def close(self) -> None:
        """A process ends when its input does."""
        if self.child is None:
            return
        assert self.child.stdin is not None
        self.child.stdin.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(END_WITHIN):
                await self.child.wait()
        await self.kill()
