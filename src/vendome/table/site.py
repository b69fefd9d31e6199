"""The name and the addresses that a passkey is bound to."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from urllib.parse import urlsplit

from vendome.table.problems import Refused


@dataclass(frozen=True, slots=True)
class Site:
    """This server as a browser knows it."""

    name: str
    origins: list[str]

    @classmethod
    def of(cls, origin: str) -> Site:
        """Refused, where browsers have no passkeys: an address in numbers has none."""
        parts = urlsplit(origin)
        name = parts.hostname or ""
        if not name or is_number(name):
            raise Refused("no-passkeys-here")
        port = f":{parts.port}" if parts.port else ""
        schemes = ("https", "http") if name == "localhost" else ("https",)
        return cls(name, [f"{scheme}://{name}{port}" for scheme in schemes])


def is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
