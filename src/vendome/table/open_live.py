"""The socket of the list of open tables: `/api/open-tables/live`. It sends the list, and again whenever it changes."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket

from vendome.table.actions.finding import check_open
from vendome.table.live import LiveEndpoint, chosen_subprotocol, first_of
from vendome.table.problems import Refused
from vendome.table.protocol.updates import Heartbeat

HEARTBEAT = 15  # seconds: a client that has heard nothing for twice as long connects anew
SILENCE = msgspec.json.encode(Heartbeat(HEARTBEAT)).decode()


class OpenTablesEndpoint(LiveEndpoint):
    """Who listens needs no token, and says nothing."""

    async def serve(self, websocket: WebSocket, address: str) -> None:  # noqa: ARG002 -- `open` has counted it
        check_open(self.services.house)
        await websocket.accept(chosen_subprotocol(websocket))
        with self.services.open_list.watching():
            await first_of(self.tell(websocket), self.hear(websocket))

    async def tell(self, websocket: WebSocket) -> None:
        """A client that reads slowly misses what has been overtaken."""
        tables = self.services.open_list
        await tables.now()
        while True:
            version = tables.version
            await websocket.send_text(tables.message)
            while version == tables.version:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(HEARTBEAT):
                        await tables.after(version)
                if version == tables.version:
                    await websocket.send_text(SILENCE)

    async def hear(self, websocket: WebSocket) -> None:
        if (await websocket.receive())["type"] != "websocket.disconnect":
            raise Refused("nothing-here")
