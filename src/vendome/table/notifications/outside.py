"""Requests to addresses that strangers name: to push services and webhooks.

A stranger could name an address in our own network, which only this machine reaches. So an address is looked up once,
is refused unless the whole world reaches it, and the connection goes to just what was looked up. Nothing is followed,
and of the answer only its status is read.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from vendome.table.problems import Refused

if TYPE_CHECKING:
    from aiohttp import ClientSession

PATIENCE = 10.0  # seconds for one request
MOST_AT_ONCE = 50  # connections
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
        self.session_: ClientSession | None = None

    def check(self, url: str) -> None:
        """Refused, if the address has not the form of one that we may call."""
        host, port = self.parts_of(url)
        literal = as_address(host)
        if literal is not None and not self.may_reach(literal, port):
            raise Refused("inner-address")

    async def check_reach(self, url: str) -> None:
        """Look the address up as well: Refused, if it leads into our own network, or nowhere."""
        host, port = self.parts_of(url)
        from vendome.table.notifications.resolver import Resolver

        try:
            await Resolver(self.may_reach).resolve(host, port)
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
        import aiohttp

        self.check(url)
        try:
            async with self.session.post(url, data=body, headers=headers, allow_redirects=False) as response:
                return Answered(response.status, seconds_in(response.headers.get("Retry-After", "")))
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            raise Unreached(f"{type(error).__name__}") from None

    @property
    def session(self) -> ClientSession:
        """One for all, made when it is first needed: most servers on somebody's own machine never do."""
        if self.session_ is None:
            import aiohttp

            from vendome.table.notifications.resolver import Resolver

            resolver = Resolver(self.may_reach)
            connector = aiohttp.TCPConnector(resolver=resolver, limit=MOST_AT_ONCE, use_dns_cache=False)
            self.session_ = aiohttp.ClientSession(
                connector=connector,
                timeout=aiohttp.ClientTimeout(total=PATIENCE),
                cookie_jar=aiohttp.DummyCookieJar(),
                trust_env=False,
                headers={"User-Agent": "Vendome"},
            )
        return self.session_

    async def close(self) -> None:
        if self.session_ is not None:
            await self.session_.close()


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
