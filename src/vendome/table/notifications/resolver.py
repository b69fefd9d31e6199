"""What aiohttp asks for the addresses of a name. It connects to just those that it is given here."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable

from aiohttp import ThreadedResolver
from aiohttp.abc import ResolveResult

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Resolver(ThreadedResolver):
    def __init__(self, may_reach: Callable[[Address, int], bool]) -> None:
        super().__init__()
        self.may_reach = may_reach

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """OSError, if there are none that we may reach."""
        found = await super().resolve(host, port, family)
        good = [one for one in found if self.may_reach(ipaddress.ip_address(one["host"]), port)]
        if not good:
            raise OSError(f"{host} has no address that may be reached")
        return good
