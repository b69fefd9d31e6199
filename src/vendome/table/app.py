"""The web application: puts all parts together, and closes them at the end."""

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
from starlette.websockets import WebSocket

from vendome.table import garbage, metrics
from vendome.table.block_list import BlockList
from vendome.table.bot_driver import BotDriver
from vendome.table.bot_workers import BotWorkers
from vendome.table.calls import API, Services
from vendome.table.chores import supervised
from vendome.table.door import Door, OtherSites
from vendome.table.hints import Hints
from vendome.table.house import House
from vendome.table.http import refusal_response, routes
from vendome.table.lag import measure_lag_for_ever
from vendome.table.limits import Limits
from vendome.table.live import LiveEndpoint, refuse
from vendome.table.notices import Notices
from vendome.table.openapi import document
from vendome.table.page import page_app
from vendome.table.perform import TablesHere
from vendome.table.problems import Refused
from vendome.table.replays import Replays
from vendome.table.reviews import Reviews
from vendome.table.settings import Settings
from vendome.table.storage.store import Store
from vendome.table.warm_up import WarmUp
from vendome.table.workers import Pool

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
    """Adds the headers above to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *self.headers]
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


def make_app(settings: Settings, block_list: BlockList) -> ASGIApp:
    """The application. It opens its store when it starts, and closes it when it ends."""
    limits = Limits(settings)
    api = Router([Route("/openapi.json", openapi)], redirect_slashes=False, default=no_such_thing)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with open_services(settings, limits, block_list) as services:
            app.state.services = services
            api.routes += [*routes(services), WebSocketRoute("/tables/{table}/live", LiveEndpoint(services).open)]
            yield

    app = Starlette(
        routes=[
            Mount(API, api),
            Mount("/", page_app(settings.page_folder)),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: http_error, Exception: broken},
    )
    return SecurityHeaders(OtherSites(Door(app, settings, limits, block_list), settings))


@contextlib.asynccontextmanager
async def open_services(settings: Settings, limits: Limits, block_list: BlockList) -> AsyncIterator[Services]:
    """All parts, started in order, and closed in the opposite order."""
    async with contextlib.AsyncExitStack() as stack:
        ceilings = settings.max_tables, settings.max_database_mb
        store = await Store.open(settings.database, metrics.committed, *ceilings)
        stack.push_async_callback(store.close)
        metrics.WRITER_QUEUE.set_function(store.writer.waiting.__len__)
        pool = Pool(settings.workers, depth=metrics.BOT_QUEUE)
        stack.push_async_callback(pool.close)
        replay_pool = Pool(1, nice=settings.nice, most=16, most_of_address=4, depth=metrics.REPLAY_QUEUE)
        stack.push_async_callback(replay_pool.close)
        review_pool = Pool(1, nice=settings.nice, most=32, most_of_address=2, depth=metrics.REVIEW_QUEUE)
        stack.push_async_callback(review_pool.close)
        replays = Replays(replay_pool, review_pool)
        stack.push_async_callback(replays.close)
        reviews = Reviews(review_pool, store)
        stack.push_async_callback(reviews.close)
        warm_up = WarmUp(pool, settings.nice) if settings.compile_ahead else None
        if warm_up:
            stack.push_async_callback(warm_up.close)
        house = House(settings, store, warm_up.pool_for if warm_up else lambda _: pool)
        stack.callback(house.end)
        workers = BotWorkers(pool, settings.think_seconds, warm_up)
        driver = house.driver = BotDriver(house, workers)
        stack.push_async_callback(driver.close)
        chores = (
            Notices(house, block_list).watch_for_ever, house.wake_for_ever, house.sweep_for_ever, house.resume,
            house.keep_records, garbage.collect_for_ever, measure_lag_for_ever,
        )  # fmt: skip
        for chore in chores:
            stack.push_async_callback(ended, asyncio.create_task(supervised(chore)))
        hints = Hints(house, workers, settings.hint_level)
        yield Services(house, hints, limits, replays, reviews, TablesHere(house))


async def ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def openapi(_: Request) -> Response:
    return Response(document(), media_type="application/json", headers={"Cache-Control": "no-cache"})


async def no_such_thing(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await refuse(WebSocket(scope, receive, send), Refused("nothing-here"))
        return
    await refusal_response(Refused("nothing-here"))(scope, receive, send)


async def http_error(_: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 405:
        response = refusal_response(Refused("wrong-method"))
        response.headers.update(getattr(error, "headers", None) or {})
        return response
    return refusal_response(Refused("nothing-here"))


async def broken(_: Request, error: Exception) -> Any:
    log.error("a request failed", exc_info=error)
    return refusal_response(Refused("broken"))
