"""HTTP around the calls: reading, limits, tokens, errors. What each call does is in `calls.py`."""

from __future__ import annotations

import asyncio
import gzip
import logging
import time
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import IO, Any

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.requests import Request as HttpRequest
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from vendome.table import metrics
from vendome.table.actions.substitutes import come_back
from vendome.table.calls import API, CALLS, Call, Request, Services, StoredAnswer
from vendome.table.limits import network_of
from vendome.table.problems import Refused
from vendome.table.settings import Settings
from vendome.table.storage.writer import Unavailable
from vendome.table.tokens import Viewer

log = logging.getLogger(__name__)

JSON = "application/json"
READ_TIMEOUT = 60.0  # seconds for a request to arrive as a whole
WORTH_COMPRESSING = 32_768  # bytes: rulebooks and lessons; a view is sent as it is
COMPRESSED = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
PART = 262_144  # bytes of a file that are sent at once


def routes(services: Services) -> list[Route]:
    return [
        Route(call.path.removeprefix(API), endpoint(services, call), methods=[call.method], name=call.name)
        for call in CALLS
    ]


def endpoint(services: Services, call: Call) -> Callable[[HttpRequest], Any]:
    async def answer(http: HttpRequest) -> Response:
        start = time.perf_counter()
        response = await answered(services, call, http)
        metrics.REQUESTS.labels(call.name, response.status_code).inc()
        metrics.REQUEST_SECONDS.labels(call.name).observe(time.perf_counter() - start)
        return response

    return answer


async def answered(services: Services, call: Call, http: HttpRequest) -> Response:
    try:
        request = await read(services, call, http)
        answer = await call.does(request)
        if isinstance(answer, StoredAnswer):
            return stored_response(answer, http)
        body = msgspec.json.encode(answer)
    except Refused as refused:
        return refusal_response(refused)
    except Unavailable as error:
        log.error("the store does not answer", extra={"reason": str(error)})
        return refusal_response(Refused("unavailable"))
    except ClientDisconnect:
        return Response(status_code=499)
    except asyncio.CancelledError:  # the server stops, and a start that waits for the players' words waits no more
        return refusal_response(Refused("unavailable"))
    except Exception:
        log.exception("a call failed", extra={"call": call.name})
        return refusal_response(Refused("broken"))
    headers = {"Cache-Control": "no-store"}
    if len(body) > WORTH_COMPRESSING and accepts_gzip(http):
        body = await asyncio.to_thread(compressed, body)
        headers |= COMPRESSED
    return Response(body, call.status, headers, JSON)


def accepts_gzip(http: HttpRequest) -> bool:
    return "gzip" in http.headers.get("accept-encoding", "")


@lru_cache(maxsize=64)
def compressed(body: bytes) -> bytes:
    """Only rulebooks and lessons are so long, and they don't change."""
    return gzip.compress(body, 5)


def stored_response(answer: StoredAnswer, http: HttpRequest) -> Response:
    """The file is opened now: it may be deleted while it is being sent."""
    headers = {"Cache-Control": "no-store"}
    if accepts_gzip(http):
        return StreamingResponse(parts_of(answer.path.open("rb")), 200, headers | COMPRESSED, JSON)
    return StreamingResponse(parts_of(gzip.open(answer.path)), 200, headers, JSON)


def parts_of(file: IO[bytes] | gzip.GzipFile) -> Iterator[bytes]:
    with file:
        while part := file.read(PART):
            yield part


def refusal_response(refused: Refused) -> Response:
    metrics.REFUSED.labels(refused.code).inc()
    headers = {"Cache-Control": "no-store"}
    if "wait" in refused.details:
        headers["Retry-After"] = str(max(1, round(refused.details["wait"])))
    if refused.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return Response(refused.encode(), refused.status, headers, JSON)


# -- reading ------------------------------------------------------------------------------------------


async def read(services: Services, call: Call, http: HttpRequest) -> Request:
    if call.method != "GET":
        check_origin(http.headers.get("origin"), http.headers.get("host"), services.house.settings)
    request = Request(services, caller(http), dict(http.path_params), dict(http.query_params))
    request.accepts = http.headers.get("accept-language", "")
    request.body = await read_body(services.house.settings, call, http)
    if "table" in request.path:
        request.room_ = await services.house.find(request.path["table"], request.address)
        request.token = bearer(http.headers.get("authorization", ""))
        request.viewer = request.room.viewer(request.token)
        services.house.looked(request.room, request.viewer, request.address)
        if call.counts_as_presence:
            await note_presence(services, request)
    return request


async def note_presence(services: Services, request: Request) -> None:
    """Whoever calls with a token is there: a bot that plays for them stops."""
    if request.viewer != Viewer():
        request.room.note_presence(request.viewer)
        await come_back(services.house, request.room, request.viewer)


def caller(connection: HTTPConnection) -> str:
    """Who counts as one caller for every limit by address."""
    return network_of(connection.client.host if connection.client else "")


def bearer(header: str) -> str:
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def check_origin(origin: str | None, host: str | None, settings: Settings) -> None:
    """A page of another site may not act through a visitor's browser. Programs send no origin."""
    if origin is None or origin in settings.origins:
        return
    if origin.partition("://")[2] != host:
        raise Refused("other-site")


async def read_body(settings: Settings, call: Call, http: HttpRequest) -> Any:
    if call.body is None and not call.raw_body:
        return None
    text = await read_bytes(http, settings.max_record if call.raw_body else settings.max_message)
    if call.raw_body:
        return text
    if call.optional_body and not text.strip():
        return None
    return decode(text, call.body)


async def read_bytes(http: HttpRequest, most: int) -> bytes:
    parts, size = [], 0
    try:
        async with asyncio.timeout(READ_TIMEOUT):
            async for part in http.stream():
                size += len(part)
                if size > most:
                    raise Refused("too-large", most=most)
                parts.append(part)
    except TimeoutError:
        raise Refused("too-slow", seconds=round(READ_TIMEOUT)) from None
    return b"".join(parts)


def decode(text: bytes | str, form: Any) -> Any:
    try:
        return msgspec.json.decode(text, type=form)
    except msgspec.ValidationError as error:
        raise Refused("wrong-form", reason=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("not-json", reason=str(error)) from None
