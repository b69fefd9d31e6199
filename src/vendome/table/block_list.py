"""The block list: addresses that may not call any more. `vendome admin block` writes it, the server keeps to it."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

from vendome.engine.errors import BadOption
from vendome.table.limits import network_of
from vendome.table.problems import Refused

SINGLE_CALLER = 64  # bits of an IPv6 network that counts as one caller, see `network_of`


class BlockList:
    """Cheap to ask: every connection and every call does."""

    def __init__(self, networks: Iterable[str] = ()) -> None:
        self.replace(networks)

    def replace(self, networks: Iterable[str]) -> None:
        self.networks = {ipaddress.ip_network(network) for network in networks}
        self.lengths = {(network.version, network.prefixlen) for network in self.networks}
        self.has = lru_cache(10_000)(self._has)

    def check(self, caller: str) -> None:
        """Refused, if the caller is blocked."""
        if self.networks and self.has(caller):
            raise Refused("blocked")

    def _has(self, caller: str) -> bool:
        try:
            own = ipaddress.ip_network(caller)
        except ValueError:  # nobody's address: a socket of the operating system, say
            return False
        return any(
            own.version == version and own.prefixlen >= length and own.supernet(new_prefix=length) in self.networks
            for version, length in self.lengths
        )


def network_named(text: str) -> str:
    """The network that an operator means by an address or a network. Of IPv6 it is at least what counts as one caller.
    BadOption, if it is neither."""
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise BadOption(f"{text!r} is neither an address (192.0.2.7) nor a network (192.0.2.0/24)") from None
    if "/" in text and ipaddress.ip_interface(text).ip != network.network_address:
        raise BadOption(f"{text!r} is an address inside of a network: is {network} meant, or the address alone?")
    if network.prefixlen == 0:
        raise BadOption(f"{text!r} is everybody")
    if network.num_addresses == 1:
        return network_of(str(network.network_address))
    if network.version == 6 and network.prefixlen > SINGLE_CALLER:
        return str(network.supernet(new_prefix=SINGLE_CALLER))
    return str(network)
