"""HTTP around the calls: reading, limits, tokens, errors. What each call does is in `calls/`."""

from __future__ import annotations

import asyncio
import gzip
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
from vendome.table.calls import API, CALLS, Call, Request, Services, StoredAnswer
from vendome.table.calls.common import Answer
from vendome.table.limits import network_of
from vendome.table.perform import refusal
from vendome.table.problems import Refused
from vendome.table.settings import Settings
from vendome.table.storage.writer import Unavailable
from vendome.table.tokens import Device, digest, digest_of, is_device_key, is_table_id

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
        answer = await services.tables.perform(call, request)
    except Refused as refused:
        return refusal_response(refused)
    except Unavailable:
        return refusal_response(Refused("unavailable"))
    except ClientDisconnect:
        return Response(status_code=499)
    except asyncio.CancelledError:  # the server stops, and a start that waits for the players' words waits no more
        return refusal_response(Refused("unavailable"))
    if isinstance(answer, StoredAnswer):
        return stored_response(answer, http)
    if answer.status >= 400:
        return error_response(answer)
    headers, body = {"Cache-Control": "no-store"}, answer.body
    if len(body) > WORTH_COMPRESSING and accepts_gzip(http):
        body = await asyncio.to_thread(compressed, body)
        headers |= COMPRESSED
    return Response(body, answer.status, headers, JSON)


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
    return error_response(refusal(refused))


def error_response(answer: Answer) -> Response:
    metrics.REFUSED.labels(answer.code).inc()
    headers = {"Cache-Control": "no-store"}
    if answer.wait is not None:
        headers["Retry-After"] = str(max(1, round(answer.wait)))
    if answer.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return Response(answer.body, answer.status, headers, JSON)


# -- reading ------------------------------------------------------------------------------------------


async def read(services: Services, call: Call, http: HttpRequest) -> Request:
    if call.method != "GET":
        check_origin(http.headers.get("origin"), http.headers.get("host"), services.house.settings)
    request = Request(services, caller(http), dict(http.path_params), dict(http.query_params))
    request.accepts = http.headers.get("accept-language", "")
    request.origin = f"{http.url.scheme}://{http.headers.get('host', '')}"
    request.text = await read_bytes(services.house.settings, call, http)
    request.body = body_of(call, request.text)
    token = bearer(http.headers.get("authorization", ""))
    if is_device_key(token):
        request.device = Device(digest(token), device_label(http.headers.get("user-agent", "")))
    if call.is_about_table:
        request.token = await hash_at(services, request.path["table"], token)
    elif call.with_token:
        request.token = digest_of(token)
    return request


async def hash_at(services: Services, table: str, token: str) -> str:
    """The hash of the token that counts at a table; empty without one. A device key is as good as the token of its
    person's seat, and where they have none, as nothing."""
    if not is_device_key(token):
        return digest_of(token)
    return await services.house.store.people.token_at(table, Device(digest(token))) if is_table_id(table) else ""


BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("Chrome", "Chrome"),
            ("CriOS", "Chrome"), ("Safari", "Safari"))  # fmt: skip
SYSTEMS = (("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS", "Mac"),
           ("CrOS", "Chromebook"), ("Linux", "Linux"))  # fmt: skip


def device_label(agent: str) -> str:
    """By which a person recognises a device, from how its browser names itself: `Firefox, Linux`."""
    found = (next((name for sign, name in names if sign in agent), "") for names in (BROWSERS, SYSTEMS))
    return ", ".join(name for name in found if name)


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


async def read_bytes(settings: Settings, call: Call, http: HttpRequest) -> bytes:
    if call.body is None and not call.raw_body:
        return b""
    most = settings.max_record if call.raw_body else settings.max_message
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


def body_of(call: Call, text: bytes) -> Any:
    """What the call is given, from its text."""
    if call.raw_body:
        return text
    if call.body is None or (call.optional_body and not text.strip()):
        return None
    return decode(text, call.body)


def decode(text: bytes | str, form: Any) -> Any:
    try:
        return msgspec.json.decode(text, type=form)
    except msgspec.ValidationError as error:
        raise Refused("wrong-form", reason=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("not-json", reason=str(error)) from None
