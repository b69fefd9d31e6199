"""The web application: everything wired together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vendome.table import garbage, metrics
from vendome.table.bot_driver import Driver
from vendome.table.bot_workers import Thinkers
from vendome.table.calls import API, Desk
from vendome.table.house import House
from vendome.table.http import refusal, routes
from vendome.table.limits import Limits
from vendome.table.live import Live
from vendome.table.openapi import document
from vendome.table.page import page_app
from vendome.table.problems import Refused
from vendome.table.settings import Settings
from vendome.table.store import Store
from vendome.table.warm_up import Readiness, at_once

log = logging.getLogger(__name__)

# The page loads nothing from elsewhere and runs nothing but its own files.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class SecurityHeaders:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *self.headers]
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


def make_app(settings: Settings) -> ASGIApp:
    """The application. It opens its store when it starts, and closes it when it ends."""
    limits = Limits(settings)
    api = Router([Route("/openapi.json", openapi)], redirect_slashes=False, default=no_such_thing)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with open_desk(settings, limits) as desk:
            app.state.desk = desk
            api.routes += [*routes(desk), WebSocketRoute("/tables/{table}/live", Live(desk).open)]
            yield

    app = Starlette(
        routes=[
            Route("/metrics", prometheus),
            Mount(API, api),
            Mount("/", page_app(settings.page_folder)),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: http_error, Exception: broken},
    )
    return SecurityHeaders(app)


@contextlib.asynccontextmanager
async def open_desk(settings: Settings, limits: Limits) -> AsyncIterator[Desk]:
    store = await Store.open(settings.database, metrics.committed)
    thinkers = Thinkers(settings.workers)
    readiness = Readiness(thinkers) if settings.compile_ahead else None
    house = House(settings, store, readiness or at_once)
    driver = Driver(house, thinkers)
    chores = [asyncio.create_task(chore) for chore in (house.keep(), house.resume(), garbage.keep())]
    try:
        yield Desk(house, driver, limits)
    finally:
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        if readiness:
            await readiness.close()
        await driver.close()
        await store.close()


async def openapi(_: Request) -> Response:
    return Response(document(), media_type="application/json", headers={"Cache-Control": "no-cache"})


async def prometheus(_: Request) -> Response:
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")


async def no_such_thing(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4404})
        return
    await refusal(Refused("nothing-here"))(scope, receive, send)


async def http_error(_: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 405:
        response = refusal(Refused("wrong-method"))
        response.headers.update(getattr(error, "headers", None) or {})
        return response
    return refusal(Refused("nothing-here"))


async def broken(_: Request, error: Exception) -> Any:
    log.error("a request failed", exc_info=error)
    return refusal(Refused("broken"))
