"""HTTP around the calls: reading, limits, tokens, errors. Nothing here knows what a call does."""

from __future__ import annotations

import asyncio
import gzip
import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect
from starlette.requests import Request as HttpRequest
from starlette.responses import Response
from starlette.routing import Route

from vendome.table import acts, metrics
from vendome.table.calls import API, CALLS, Call, Desk, Request
from vendome.table.problems import Refused
from vendome.table.settings import Settings
from vendome.table.tokens import Viewer
from vendome.table.writer import Unavailable

log = logging.getLogger(__name__)

JSON = "application/json"
PATIENCE = 60.0  # seconds for a request to arrive as a whole
WORTH_COMPRESSING = 32_768  # bytes: replays and rulebooks; a view is sent as it is


def routes(desk: Desk) -> list[Route]:
    return [
        Route(call.path.removeprefix(API), endpoint(desk, call), methods=[call.method], name=call.name)
        for call in CALLS
    ]


def endpoint(desk: Desk, call: Call) -> Callable[[HttpRequest], Any]:
    async def answer(http: HttpRequest) -> Response:
        start = time.perf_counter()
        response = await answered(desk, call, http)
        metrics.REQUESTS.labels(call.name, response.status_code).inc()
        metrics.REQUEST_SECONDS.labels(call.name).observe(time.perf_counter() - start)
        return response

    return answer


async def answered(desk: Desk, call: Call, http: HttpRequest) -> Response:
    try:
        request = await read(desk, call, http)
        body = msgspec.json.encode(await call.does(request))
    except Refused as refused:
        return refusal(refused)
    except Unavailable as error:
        log.error("the store does not answer", extra={"reason": str(error)})
        return refusal(Refused("unavailable"))
    except ClientDisconnect:
        return Response(status_code=499)
    except Exception:
        log.exception("a call failed", extra={"call": call.name})
        return refusal(Refused("broken"))
    headers = {"Cache-Control": "no-store"}
    if len(body) > WORTH_COMPRESSING and "gzip" in http.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, 5)  # a long replay takes a while
        headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(body, call.status, headers, JSON)


def refusal(refused: Refused) -> Response:
    metrics.REFUSED.labels(refused.code).inc()
    headers = {"Cache-Control": "no-store"}
    if "wait" in refused.details:
        headers["Retry-After"] = str(max(1, round(refused.details["wait"])))
    if refused.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return Response(refused.encode(), refused.status, headers, JSON)


# -- reading ------------------------------------------------------------------------------------------


async def read(desk: Desk, call: Call, http: HttpRequest) -> Request:
    address = http.client.host if http.client else ""
    desk.limits.calls.take(address, "too-many-requests")
    if call.method != "GET":
        check_origin(http.headers.get("origin"), http.headers.get("host"), desk.house.settings)
    request = Request(desk, address, dict(http.path_params), dict(http.query_params))
    request.accepts = http.headers.get("accept-language", "")
    request.body = await read_body(desk.house.settings, call, http)
    if "table" in request.path:
        request.room_ = await desk.house.find(request.path["table"])
        request.token = bearer(http.headers.get("authorization", ""))
        request.viewer = request.room.viewer(request.token)
        if call.counts_as_presence:
            await present(desk, request)
    return request


async def present(desk: Desk, request: Request) -> None:
    if request.viewer != Viewer():
        request.room.see(request.viewer)
        await acts.come_back(desk.house, request.room, request.viewer)


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
        async with asyncio.timeout(PATIENCE):
            async for part in http.stream():
                size += len(part)
                if size > most:
                    raise Refused("too-large", most=most)
                parts.append(part)
    except TimeoutError:
        raise Refused("too-slow", seconds=round(PATIENCE)) from None
    return b"".join(parts)


def decode(text: bytes | str, form: Any) -> Any:
    try:
        return msgspec.json.decode(text, type=form)
    except msgspec.ValidationError as error:
        raise Refused("wrong-form", reason=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("not-json", reason=str(error)) from None
