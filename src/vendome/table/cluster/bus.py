"""The bus: a connection to NATS. It is a wire and no more, which may lose anything: whoever sends must be able to say
it again."""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections.abc import Callable
from typing import Any

from vendome.engine.errors import BadOption
from vendome.table.settings import Settings

log = logging.getLogger(__name__)

CONNECT_TIMEOUT = 5.0  # seconds, when a process starts
RECONNECT_WAIT = 0.2  # seconds between two attempts
PING_EVERY = 2  # seconds; after two that were not answered the connection is taken to be cut
LARGEST = 700_000  # bytes of one message; NATS takes a million if it is not told otherwise
MOST_UNREAD = 256 * 2**20  # bytes that have come in and wait for us
LARGEST_BUFFER = 32 * 2**20  # bytes that wait while the connection is cut

NO_RESPONDERS = "503"

Handler = Callable[[str, bytes], None]


class BusDown(Exception):
    """The bus can't be reached now."""


class Bus:
    """`on_return` is called when a cut connection is back."""

    def __init__(self) -> None:
        """BadOption, without the driver: an extra. It is imported here: a server without a bus starts sooner."""
        try:
            from nats.aio.client import Client
            from nats.errors import Error
        except ModuleNotFoundError:
            raise BadOption("a bus needs a driver: pip install 'vendome[nats]'") from None
        self.connection: Any = Client()
        self.failures = (Error, OSError, TimeoutError)
        self.on_return: Callable[[], None] = lambda: None
        self.was_cut = 0  # how many times
        self.saying: set[asyncio.Task[None]] = set()

    @classmethod
    async def connect(cls, settings: Settings, name: str) -> Bus:
        """BadOption, if nobody answers."""
        bus = cls()
        try:
            async with asyncio.timeout(CONNECT_TIMEOUT):
                await bus.connection.connect(settings.bus, name=name, **bus.options(settings))
        except (*bus.failures, ValueError) as error:
            await bus.close()
            raise BadOption(f"bus {shown(settings.bus)} can't be reached: {reason_of(error)}") from None
        return bus

    def options(self, settings: Settings) -> dict[str, Any]:
        given: dict[str, Any] = {
            "max_reconnect_attempts": -1, "reconnect_time_wait": RECONNECT_WAIT, "connect_timeout": 2,
            "ping_interval": PING_EVERY, "max_outstanding_pings": 2, "pending_size": LARGEST_BUFFER,
            "error_cb": self._noted, "disconnected_cb": self._cut, "reconnected_cb": self._back,
        }  # fmt: skip
        if settings.bus_credentials:
            given["user_credentials"] = settings.bus_credentials
        if settings.bus_ca:
            given["tls"] = ssl.create_default_context(cafile=settings.bus_ca)
        return given

    @property
    def is_connected(self) -> bool:
        return bool(self.connection.is_connected)

    @property
    def largest(self) -> int:
        """Bytes of the largest message."""
        return min(LARGEST, self.connection.max_payload or LARGEST)

    async def publish(self, subject: str, data: bytes, reply: str = "") -> None:
        """BusDown, if too much waits already. Whether anybody hears it is not known; with `reply`, the bus says there
        if nobody listens."""
        try:
            await self.connection.publish(subject, data, reply=reply)
        except self.failures as error:
            raise BusDown(reason_of(error)) from None

    def say(self, subject: str, data: bytes) -> None:
        """Publish, though nobody minds if it is lost."""

        async def publish() -> None:
            try:
                await self.publish(subject, data)
            except BusDown as error:
                log.debug("a message was lost", extra={"subject": subject, "reason": str(error)})

        task = asyncio.create_task(publish())
        self.saying.add(task)
        task.add_done_callback(self.saying.discard)

    async def subscribe(self, subject: str, handler: Handler, group: str = "") -> Subscription:
        """The handler is called with the reply subject and the data of every message, in order. Of a `group` one
        subscriber gets each message."""

        async def heard(message: Any) -> None:
            try:
                handler(message.reply, message.data)
            except Exception:
                log.exception("a message was not understood", extra={"subject": message.subject})

        subscribed = await self.connection.subscribe(
            subject, queue=group, cb=heard, pending_msgs_limit=-1, pending_bytes_limit=MOST_UNREAD
        )
        return Subscription(subscribed)

    async def subscribe_with_subject(self, subject: str, handler: Callable[[str, bytes, bool], None]) -> None:
        """The same, but the handler is told the subject of each message, and whether it says that nobody listens."""

        async def heard(message: Any) -> None:
            nobody = bool(message.headers) and message.headers.get("Status") == NO_RESPONDERS
            try:
                handler(message.subject, message.data, nobody)
            except Exception:
                log.exception("a message was not understood", extra={"subject": message.subject})

        await self.connection.subscribe(subject, cb=heard, pending_msgs_limit=-1, pending_bytes_limit=MOST_UNREAD)

    async def flush(self) -> None:
        """Until all that was published and subscribed has reached the server."""
        try:
            await self.connection.flush(timeout=2)
        except self.failures as error:
            raise BusDown(reason_of(error)) from None

    async def close(self) -> None:
        try:
            async with asyncio.timeout(2):
                await self.connection.close()
        except Exception as error:
            log.debug("the bus was not closed in order", extra={"reason": str(error)})

    async def _noted(self, error: Exception) -> None:
        log.debug("the bus has a problem", extra={"reason": reason_of(error)})

    async def _cut(self) -> None:
        if not self.connection.is_closed:
            self.was_cut += 1
            log.warning("the bus can't be reached")

    async def _back(self) -> None:
        log.warning("the bus is back")
        self.on_return()


class Subscription:
    def __init__(self, subscribed: Any) -> None:
        self.subscribed = subscribed

    async def end(self) -> None:
        await self.subscribed.unsubscribe()


def shown(url: str) -> str:
    """A bus for messages to its owner, without passwords."""
    return ",".join(part.rpartition("@")[2] if "@" in part else part for part in url.split(","))


def reason_of(error: Exception) -> str:
    if isinstance(error, TimeoutError):
        return "nobody answers"
    return str(error).removeprefix("nats: ") or type(error).__name__
