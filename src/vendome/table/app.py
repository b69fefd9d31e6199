"""The web application: puts all parts together, and closes them at the end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
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
from vendome.table.cluster.joined import Joined
from vendome.table.door import Door, OtherSites
from vendome.table.gatherer import Gatherer
from vendome.table.hints import Hints
from vendome.table.house import House
from vendome.table.http import refusal_response, routes
from vendome.table.lag import measure_lag_for_ever
from vendome.table.limits import Limits
from vendome.table.live import LiveEndpoint, refuse
from vendome.table.nights.results import Results
from vendome.table.notices import Notices
from vendome.table.notifications.mail import MailServer
from vendome.table.notifications.notifier import Notifier
from vendome.table.notifications.outside import Outside
from vendome.table.notifications.push import PushKey, new_key
from vendome.table.notifications.sender import Sender
from vendome.table.open_list import OpenList
from vendome.table.open_live import OpenTablesEndpoint
from vendome.table.openapi import document
from vendome.table.page import page_app
from vendome.table.perform import TablesHere
from vendome.table.problems import Refused
from vendome.table.ratings.rater import Rater
from vendome.table.replays import Replays
from vendome.table.reviews import Reviews
from vendome.table.settings import Settings
from vendome.table.storage.store import Store
from vendome.table.sweeping import Sweeper
from vendome.table.waking import Waker
from vendome.table.warm_up import WarmUp
from vendome.table.workers import Pool, Workers

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


class Farewell:
    """What a server does first when it is told to stop, while its sockets are still open."""

    def __init__(self) -> None:
        self.work: Callable[[], Awaitable[None]] | None = None

    async def say(self) -> None:
        if self.work is not None:
            await self.work()


def make_app(settings: Settings, block_list: BlockList, farewell: Farewell, address: str = "") -> ASGIApp:
    """The application. It opens its store when it starts, and closes it when it ends. `address` is where it listens,
    for people."""
    limits = Limits(settings)
    api = Router([Route("/openapi.json", openapi)], redirect_slashes=False, default=no_such_thing)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with open_services(settings, limits, block_list, farewell, address) as services:
            app.state.services = services
            api.routes += [
                *routes(services),
                WebSocketRoute("/tables/{table}/live", LiveEndpoint(services).open),
                WebSocketRoute("/open-tables/live", OpenTablesEndpoint(services).open),
            ]
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
async def open_services(
    settings: Settings, limits: Limits, block_list: BlockList, farewell: Farewell, address: str
) -> AsyncIterator[Services]:
    """All parts, started in order, and closed in the opposite order."""
    async with contextlib.AsyncExitStack() as stack:
        ceilings = settings.max_tables, settings.max_database_mb
        store = await Store.open(settings.database, metrics.committed, *ceilings)
        stack.push_async_callback(store.close)
        metrics.WRITER_QUEUE.set_function(store.writer.waiting.__len__)
        joined = await Joined.join(settings, store, limits, address) if settings.bus else None
        if joined:
            stack.push_async_callback(joined.close)
        pool = Pool(settings.workers, depth=metrics.BOT_QUEUE)
        stack.push_async_callback(pool.close)
        replay_pool = Pool(1, nice=settings.nice, most=16, most_of_address=4, depth=metrics.REPLAY_QUEUE)
        stack.push_async_callback(replay_pool.close)
        review_pool = Pool(1, nice=settings.nice, most=32, most_of_address=2, depth=metrics.REVIEW_QUEUE)
        stack.push_async_callback(review_pool.close)
        thinkers, replay_makers, review_makers = await workers_of(joined, pool, replay_pool, review_pool)
        replays = Replays(replay_makers, review_makers)
        stack.push_async_callback(replays.close)
        reviews = Reviews(review_makers, store)
        stack.push_async_callback(reviews.close)
        warm_up = WarmUp(pool, settings.nice) if settings.compile_ahead else None
        if warm_up:
            stack.push_async_callback(warm_up.close)
        house = House(settings, store, warm_up.pool_for if warm_up else lambda _: pool)
        house.holder = joined.ownership if joined else None
        stack.callback(house.end)
        workers = BotWorkers(thinkers, settings.think_seconds, None if joined else warm_up)
        driver = house.driver = BotDriver(house, workers)
        stack.push_async_callback(driver.close)
        sender = await sender_of(settings, store)
        stack.push_async_callback(sender.outside.close)
        notifier = house.notifier = Notifier(house, sender)
        stack.push_async_callback(notifier.close)
        hints = Hints(house, workers, settings.hint_level)
        tables = joined.tables if joined else TablesHere(house)
        gatherer = house.gatherer = Gatherer(house)
        results = Results(store)
        services = Services(house, hints, limits, replays, reviews, sender, OpenList(store), results, tables)
        waker, sweeper = Waker(house), Sweeper(house)
        chores = [
            Notices(house, block_list).watch_for_ever, waker.wake_for_ever, waker.look_for_ever,
            sweeper.sweep_for_ever, sweeper.keep_records, notifier.look_for_ever,
            gatherer.note_for_ever, Rater(house).rate_for_ever, garbage.collect_for_ever, measure_lag_for_ever,
        ]  # fmt: skip
        if joined:
            store.readiness.also = joined.trouble
            await joined.open(services)
            farewell.work = joined.leave
        for chore in [*chores, *(joined.chores if joined else [waker.resume])]:
            stack.push_async_callback(ended, asyncio.create_task(supervised(chore)))
        yield services


async def sender_of(settings: Settings, store: Store) -> Sender:
    """With the key that is made at the first start: browsers that know it accept messages from no other."""
    key = PushKey(await store.subscriptions.secret("push-key", new_key), contact_of(settings))
    mail = MailServer.of(settings.smtp, settings.smtp_password_file, settings.mail_from) if settings.smtp else None
    return Sender(Outside(settings.inner_networks), key, mail)


def contact_of(settings: Settings) -> str:
    """What push services are told of whoever runs this server."""
    names = [name for name in settings.hosts if name != "*"]
    return settings.contact or (f"https://{names[0]}" if names else "mailto:vendome@localhost")


async def workers_of(joined: Joined | None, *pools: Pool) -> Sequence[Workers]:
    """With a bus, tasks go to `vendome bots`, and to the pools here only if nobody else does them."""
    return [await joined.far_workers(pool) for pool in pools] if joined else pools


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
