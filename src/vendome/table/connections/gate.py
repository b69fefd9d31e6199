"""The gate: how many connections are open, from where, and whether they get on.

It is below the application, where uvicorn's protocols read and write bytes (`http_connection.py` and
`socket_connection.py`). Whoever only opens connections, or sends and reads as slowly as possible, gets no further.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections import Counter
from typing import Any, Final

import uvicorn

from vendome.table import metrics
from vendome.table.block_list import BlockList
from vendome.table.connections.descriptors import most_connections
from vendome.table.limits import network_of
from vendome.table.logs import Tally
from vendome.table.problems import Refused
from vendome.table.protocol.refusals import Cause
from vendome.table.settings import Settings

log = logging.getLogger(__name__)

BETWEEN_LOOKS: Final = 1.0  # seconds
LONGEST_STANDSTILL: Final = 20.0  # seconds in which a client must take some of what waits for it
SHARE: Final = 0.25  # of all connections that one address may have, whatever the settings say
SOME: Final = 8_192  # bytes: less than that in this time is a standstill, unless nothing waits any more


class Connection:
    """What plain and WebSocket connections have in common here."""

    transport: asyncio.Transport
    gate: Gate
    unsent = 0
    got_on_at = 0.0

    def look(self, now: float) -> None:
        """Called every second: end the connection if it does not get on."""
        if self.stands_still(now):
            self.gate.note("does not read")
            self.transport.abort()

    def stands_still(self, now: float) -> bool:
        """Whether the client has long taken nothing of what waits for it. Then even `close` would wait for it."""
        unsent = self.transport.get_write_buffer_size()
        if unsent == 0 or unsent <= self.unsent - SOME:
            self.unsent, self.got_on_at = unsent, now
        else:
            self.unsent = max(unsent, self.unsent)
        return now - self.got_on_at > LONGEST_STANDSTILL

    def give_way(self) -> None:
        """Leave to somebody else."""
        self.gate.leave(self)
        self.transport.abort()


class Gate:
    def __init__(self, settings: Settings, block_list: BlockList | None = None) -> None:
        self.block_list = block_list or BlockList()
        self.most = most_connections(settings)
        self.most_of_one = min(settings.connections_per_address, max(1, int(self.most * SHARE)))
        self.header_timeout = settings.header_timeout
        self.proxies = [ipaddress.ip_network(proxy) for proxy in settings.proxies]
        self.open: dict[Connection, str] = {}  # and whose each is
        self.waiting: dict[Connection, None] = {}  # those that have asked for nothing, the longest silent first
        self.by_network: Counter[str] = Counter()
        self.tally = Tally(log)
        self.timer: asyncio.TimerHandle | None = None

    def check_blocked(self, address: str) -> None:
        """Refused, if this address is blocked. Behind a proxy the door looks at whom it speaks for."""
        if not self.is_proxy(address):
            self.block_list.check(network_of(address))

    def enter(self, connection: Connection, address: str) -> None:
        """Count a new connection. When there are too many, one that waits gives way to it, or it is refused. Behind a
        proxy all come from its address, which says nothing."""
        network = network_of(address)
        if self.by_network[network] >= self.most_of_one and not self.is_proxy(address):
            self.make_room("too-many-connections", network)
        elif len(self.open) >= self.most:
            self.make_room("server-full")
        loop = asyncio.get_running_loop()
        self.open[connection] = network
        self.by_network[network] += 1
        connection.got_on_at = loop.time()
        metrics.CONNECTIONS.set(len(self.open))
        if self.timer is None:
            self.timer = loop.call_later(BETWEEN_LOOKS, self.look)

    def make_room(self, cause: Cause, network: str | None = None) -> None:
        """So that whoever only opens connections keeps nobody out: not even others at the same address."""
        for connection in self.waiting:
            if network is None or self.open[connection] == network:
                connection.give_way()
                self.note("gave way")
                return
        raise Refused(cause)

    def leave(self, connection: Connection) -> None:
        """No harm if it was not let in, or has left before."""
        self.waiting.pop(connection, None)
        network = self.open.pop(connection, None)
        if network is not None:
            self.by_network[network] -= 1
            if not self.by_network[network]:
                del self.by_network[network]
            metrics.CONNECTIONS.set(len(self.open))

    def is_proxy(self, address: str) -> bool:
        try:
            return any(ipaddress.ip_address(address) in proxy for proxy in self.proxies)
        except ValueError:
            return False

    def look(self) -> None:
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(BETWEEN_LOOKS, self.look) if self.open else None  # whatever happens now
        for connection in list(self.open):
            connection.look(loop.time())

    def note(self, reason: str) -> None:
        metrics.TURNED_AWAY.labels(reason).inc()
        self.tally.note(reason)


class GatedConfig(uvicorn.Config):
    """uvicorn's configuration, through which it gives every connection the gate."""

    def __init__(self, app: Any, gate: Gate, **options: Any) -> None:
        super().__init__(app, **options)
        self.gate = gate
