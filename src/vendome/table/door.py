"""The door: what every request and every socket passes before it is looked at."""

from __future__ import annotations

import ipaddress
import socket

from starlette.middleware.cors import CORSMiddleware
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from vendome.table.block_list import BlockList
from vendome.table.calls import API, CALLS
from vendome.table.http import caller, refusal_response
from vendome.table.limits import Limits
from vendome.table.live import refuse
from vendome.table.problems import Refused
from vendome.table.settings import Settings

UNLIMITED = {call.path for call in CALLS if not call.limited}


class Door:
    """Lets in who is not blocked, calls this server by its name, and not too often."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, block_list: BlockList) -> None:
        self.app, self.limits, self.block_list = app, limits, block_list
        machine = socket.gethostname().lower()
        short = machine.partition(".")[0]
        self.names = {"localhost", machine, short, f"{short}.local", settings.host.lower(), *settings.hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            who = caller(HTTPConnection(scope))
            self.block_list.check(who)
            self.check_host(scope)
            if scope["path"] not in UNLIMITED:
                self.limits.calls.take(who, "too-many-requests")
            if scope["type"] == "websocket" and not scope["path"].startswith(f"{API}/"):
                raise Refused("nothing-here")
        except Refused as refused:
            if scope["type"] == "websocket":
                await refuse(WebSocket(scope, receive, send), refused)
            else:
                response = refusal_response(refused)
                response.headers["Connection"] = "close"
                await response(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def check_host(self, scope: Scope) -> None:
        """Against pages that give their own name our address, so that a browser takes us for their site. An address in
        numbers is no such name. What speaks HTTP/1.0 is no browser, and need not name us."""
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if not hosts and scope["http_version"] == "1.0":
            return
        name = name_of(hosts[0]) if len(hosts) == 1 else ""
        if name not in self.names and not is_address(name) and "*" not in self.names:
            raise Refused("wrong-host", name=name[:100])


def name_of(host: str) -> str:
    """A `Host` header without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower().rstrip(".")


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class OtherSites:
    """Lets pages of the sites in the settings use this server (CORS), and no others."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.origins = {origin.encode() for origin in settings.origins}
        self.cors = CORSMiddleware(
            app,
            allow_origins=settings.origins,
            allow_methods=("GET", "POST"),
            allow_headers=("Authorization", "Content-Type"),
            expose_headers=("Retry-After",),
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_named = scope["type"] == "http" and any(
            name == b"origin" and value in self.origins for name, value in scope["headers"]
        )
        await (self.cors if is_named else self.app)(scope, receive, send)
