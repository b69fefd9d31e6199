"""Names are looked up here only, and connections go to just what was found: there is no second look-up that could lead
elsewhere."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Callable, Iterable
from typing import Any

from httpcore import AnyIOBackend, AsyncNetworkStream, ConnectError, ConnectTimeout

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
MayReach = Callable[[Address, int], bool]


async def addresses_of(host: str, port: int, may_reach: MayReach) -> list[str]:
    """OSError, if there are none that we may reach."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = dict.fromkeys(str(end[0]) for *_, end in found)
    good = [address for address in addresses if may_reach(ipaddress.ip_address(address), port)]
    if not good:
        raise OSError(f"{host} has no address that may be reached")
    return good


class ReachableOnly(AnyIOBackend):
    """Connects for httpcore, to addresses that we may reach: to the first that answers."""

    def __init__(self, may_reach: MayReach) -> None:
        self.may_reach = may_reach

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> AsyncNetworkStream:
        failure: Exception = OSError()
        for address in await addresses_of(host, port, self.may_reach):
            try:
                return await super().connect_tcp(address, port, timeout, local_address, socket_options)
            except (ConnectError, ConnectTimeout) as error:
                failure = error
        raise failure
