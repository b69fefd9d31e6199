"""Bots that are set to work for nobody."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from hostile.attacks.target import Outcome, Target, all_of, status_of, stranger

TABLES = 12
STRONGEST = {"kind": "bot", "level": "mastermind"}
WATCHED_FOR = 4.0  # seconds
HINTS = 24


async def mastermind_table(target: Target) -> str:
    """A table of the strongest bots, which has begun; its id, or nothing if it was refused."""
    seats = [STRONGEST] * 4
    made = await target.ask("POST", "/api/tables", {"game": "master_thieves", "seats": seats})
    if made.status != 201:
        return ""
    started = await target.ask("POST", f"/api/tables/{made.json['table']}/start", {}, made.json["host"])
    return str(made.json["table"]) if started.status == 200 else ""


async def mastermind_tables(target: Target) -> Outcome:
    """Twelve tables of the strongest bots, which nobody watches."""

    async def begin() -> str:
        return "begun" if await mastermind_table(target) else "refused"

    return await all_of(begin() for _ in range(TABLES))


@asynccontextmanager
async def watched(target: Target, tables: list[str]) -> AsyncIterator[None]:
    """A stranger's socket on each of these tables, which reads all that comes."""
    async with AsyncExitStack() as open_sockets:
        readers = []
        for table in tables:
            socket = await open_sockets.enter_async_context(await target.watch(stranger(0), table))
            readers.append(asyncio.create_task(socket.line.rest()))
        try:
            yield
        finally:
            for reader in readers:
                reader.cancel()
            await asyncio.gather(*readers, return_exceptions=True)


async def watched_mastermind_tables(target: Target) -> Outcome:
    """Twelve tables of the strongest bots, each with a stranger who watches, so that somebody seems to be there."""
    tables = [table for table in [await mastermind_table(target) for _ in range(TABLES)] if table]
    async with watched(target, tables):
        await asyncio.sleep(WATCHED_FOR)
    return Outcome(begun=len(tables), watched=len(tables), refused=TABLES - len(tables))


async def hints_by_the_dozen(target: Target) -> Outcome:
    """Lone players, each against the strongest bots, who ask for hints all the time."""

    async def ask_for_hints(number: int) -> str:
        source = stranger(number)
        wish = {"game": "master_thieves", "seats": [{"kind": "human"}, STRONGEST], "hints": True}
        made = await target.ask("POST", "/api/tables", wish, source=source)
        if made.status != 201:
            return str(made.status)
        table, token = made.json["table"], made.json["seats"][0]["token"]
        await target.ask("POST", f"/api/tables/{table}/start", {}, made.json["host"], source)
        return await status_of(target.ask("GET", f"/api/tables/{table}/hint", None, token, source))

    return await all_of(map(ask_for_hints, range(HINTS)))
