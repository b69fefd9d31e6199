"""Requests to addresses that strangers name: to push services and webhooks.

A stranger could name an address in our own network, which only this machine reaches. So an address is looked up once,
is refused unless the whole world reaches it, and the connection goes to just what was looked up. Nothing is followed,
and of the answer only its status is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import ssl
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from vendome.table.problems import Refused

if TYPE_CHECKING:
    from httpcore import AsyncConnectionPool

PATIENCE = 10.0  # seconds for one request
CONNECTED_WITHIN = 3.0  # seconds for one of several addresses
MOST_AT_ONCE = 50  # connections
KEPT_OPEN = 15.0  # seconds that a connection waits for the next message to the same service
LONGEST_RETRY = 3_600.0  # seconds that we let a service make us wait
HTTPS = 443  # the one port that we speak to in the world
DEFAULT_PORTS = {"https": HTTPS, "http": 80}
# IPv4 addresses in IPv6 ones, by the networks that translate them.
TRANSLATED = ipaddress.ip_network("64:ff9b::/96"), ipaddress.ip_network("64:ff9b:1::/48")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Answered(NamedTuple):
    status: int
    wait: float | None  # seconds that the service wants us to wait


class Unreached(Exception):
    """The address gave no answer. The text says why, in words for a log."""


class Outside:
    """`inner` are networks that may be reached all the same."""

    def __init__(self, inner: Sequence[str] = ()) -> None:
        self.inner = [ipaddress.ip_network(network) for network in inner]
        self.pool_: AsyncConnectionPool | None = None

    def check(self, url: str) -> None:
        """Refused, if the address has not the form of one that we may call."""
        host, port = self.parts_of(url)
        literal = as_address(host)
        if literal is not None and not self.may_reach(literal, port):
            raise Refused("inner-address")

    async def check_reach(self, url: str) -> None:
        """Look the address up as well: Refused, if it leads into our own network, or nowhere."""
        host, port = self.parts_of(url)
        from vendome.table.notifications.resolver import addresses_of

        try:
            await addresses_of(host, port, self.may_reach)
        except OSError:
            raise Refused("inner-address") from None

    def parts_of(self, url: str) -> tuple[str, int]:
        """Host and port. Only whoever may be called in our own network may be called without encryption."""
        try:
            parts = urlsplit(url)
            default = DEFAULT_PORTS[parts.scheme]
            host, port = parts.hostname, parts.port or default
        except (ValueError, KeyError):
            raise Refused("bad-address") from None
        is_plain = url.isascii() and url.isprintable() and not set(url) & set(' \\"<>')
        if not host or not is_plain or "@" in parts.netloc or (parts.scheme == "http" and not self.inner):
            raise Refused("bad-address")
        return host, port

    def may_reach(self, address: Address, port: int) -> bool:
        real = real_address(address)
        is_public = real.is_global and not real.is_multicast and not real.is_reserved
        return self.is_inner(real) or (is_public and port == HTTPS)

    def is_inner(self, address: Address) -> bool:
        return any(address in network for network in self.inner)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answered:
        """Refused, if we may not; Unreached, if nobody answers."""
        from httpcore import NetworkError, ProtocolError, TimeoutException

        self.check(url)
        fields, limits = [*headers.items(), ("User-Agent", "Vendome")], {"timeout": {"connect": CONNECTED_WITHIN}}
        try:
            async with (
                asyncio.timeout(PATIENCE),
                self.pool.stream("POST", url, headers=fields, content=body, extensions=limits) as response,
            ):
                async for _ in response.aiter_stream():
                    break  # only after an empty answer the connection is used again
                answered = {name.lower(): value.decode("latin-1") for name, value in response.headers}
                return Answered(response.status, seconds_in(answered.get(b"retry-after", "")))
        except (NetworkError, ProtocolError, TimeoutException, OSError, TimeoutError, ValueError) as error:
            raise Unreached(f"{type(error).__name__}") from None

    @property
    def pool(self) -> AsyncConnectionPool:
        """One for all, made when it is first needed: most servers on somebody's own machine never do."""
        if self.pool_ is None:
            from httpcore import AsyncConnectionPool

            from vendome.table.notifications.resolver import ReachableOnly

            self.pool_ = AsyncConnectionPool(
                ssl_context=ssl.create_default_context(),
                max_connections=MOST_AT_ONCE,
                keepalive_expiry=KEPT_OPEN,
                network_backend=ReachableOnly(self.may_reach),
            )
        return self.pool_

    async def close(self) -> None:
        if self.pool_ is not None:
            await self.pool_.aclose()


def as_address(host: str) -> Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def real_address(address: Address) -> Address:
    """Where packets to it go in the end."""
    if isinstance(address, ipaddress.IPv4Address):
        return address
    inner = address.ipv4_mapped or address.sixtofour
    if inner is None and any(address in network for network in TRANSLATED):
        inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return inner or address


def seconds_in(retry_after: str) -> float | None:
    """A time of day, which is allowed as well, is not worth reading."""
    return min(LONGEST_RETRY, float(retry_after)) if retry_after.isdecimal() else None
