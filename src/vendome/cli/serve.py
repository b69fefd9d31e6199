"""`vendome serve`, and `vendome` alone: the table's server."""

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import nullcontext, suppress
from typing import Any

import uvicorn

from vendome.cli.console import notes
from vendome.engine.errors import BadOption
from vendome.table import metrics
from vendome.table.app import Farewell, make_app
from vendome.table.block_list import BlockList
from vendome.table.cluster.bus import Bus
from vendome.table.connections.descriptors import raise_descriptor_limit
from vendome.table.connections.gate import Gate, GatedConfig
from vendome.table.connections.http_connection import HttpConnection
from vendome.table.connections.socket_connection import SocketConnection
from vendome.table.logs import set_up_logs
from vendome.table.settings import Settings, variable
from vendome.table.storage.database import database_url, open_database
from vendome.table.storage.file_claim import Claim, DatabaseInUse, claimed

NEARBY = 20  # ports that are tried if the usual one is taken

Listen = Callable[[str, int], socket.socket]

PING_EVERY = 10.0  # seconds; a client that has not answered by the next ping has gone, and its seat says so


def serve(*, browser: bool, **flags: Any) -> None:
    """`vendome serve`: exactly where one was told to listen."""
    serve_at(Settings.chosen(os.environ, **flags), listen, browser=browser)


def open_tables() -> None:
    """`vendome` alone: the tables in one's own browser.

    A browser keeps seats, names and all else by address. So the port is the same every day; another one only if a
    stranger's program has it, and if our own server is running already, the browser opens that.
    """
    settings = Settings.chosen(os.environ)
    try:
        serve_at(settings, listen if variable("port") in os.environ else listen_nearby, browser=True)
    except DatabaseInUse as error:
        if not error.address:
            raise
        notes.print(f"[bold]Vendôme is open already at {error.address}[/]")
        webbrowser.open(error.address)


def serve_at(settings: Settings, listen: Listen, *, browser: bool) -> None:
    set_up_logs(as_json=settings.json_logs)
    with claimed(database_url(settings.database)) as claim:
        asyncio.run(try_out(settings))  # what is wrong is told before anything starts
        run(settings, claim, listen(settings.host, settings.port), browser=browser)


async def try_out(settings: Settings) -> None:
    await (await open_database(settings.database)).dispose()
    if settings.bus:
        await (await Bus.connect(settings, "vendome")).close()


def run(settings: Settings, claim: Claim, listener: socket.socket, *, browser: bool) -> None:
    raise_descriptor_limit(settings)
    address = shown_address(settings.host, listener.getsockname()[1])
    farewell = Farewell()
    config = configured(settings, farewell, address)
    claim.tell(address)
    notes.print(f"[bold]Vendôme is open at {address}[/]  (Ctrl-C closes it)")
    if browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    server = TableServer(config, farewell)
    with metrics.served(settings.metrics) if settings.metrics else nullcontext():
        server.run(sockets=[listener])
    if not server.started:
        sys.exit(1)


def listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else, so that a taken one is told at once."""
    try:
        return listener_at(host, port)
    except OSError as error:
        raise BadOption(f"can't listen on port {port} of {host}: {error.strerror}") from None


def listen_nearby(host: str, port: int) -> socket.socket:
    """The port, or the next free one if another program has it."""
    for nearby in range(port, port + NEARBY):
        with suppress(OSError):
            listener = listener_at(host, nearby)
            if nearby != port:
                notes.print(
                    f"Port {port} is taken by another program: at this one your browser knows none of your tables."
                )
            return listener
    return listen(host, port)  # which says what is wrong


def listener_at(host: str, port: int) -> socket.socket:
    return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)


class TableServer(uvicorn.Server):
    """Before it says goodbye to its clients, others must have its tables: a client that comes back at once finds them
    there."""

    def __init__(self, config: uvicorn.Config, farewell: Farewell) -> None:
        super().__init__(config)
        self.farewell = farewell

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.farewell.say()
        await super().shutdown(sockets)


def configured(settings: Settings, farewell: Farewell | None = None, address: str = "") -> uvicorn.Config:
    block_list = BlockList()
    return GatedConfig(
        make_app(settings, block_list, farewell or Farewell(), address),
        Gate(settings, block_list),
        host=settings.host,
        port=settings.port,
        lifespan="on",
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=settings.max_message,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
        ws_per_message_deflate=False,  # views are small, and what is compressed with secrets can leak them
        access_log=False,  # it would write down tokens
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=2,
    )


def shown_address(host: str, port: int) -> str:
    return f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}"
