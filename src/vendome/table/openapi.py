"""`/api/openapi.json`: the HTTP calls, described from the same list that serves them."""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec

from vendome.table.calls import CALLS, Call
from vendome.table.problems import STATUS
from vendome.table.protocol.refusals import Code, Refusal
from vendome.table.protocol.updates import Operation
from vendome.table.protocol.views import GameEvent, Said, SeatView, StoryEvent

EVERYWHERE: tuple[Code, ...] = ("too-many", "broken", "unavailable")
WITH_A_BODY: tuple[Code, ...] = ("bad-request", "forbidden", "too-large")
JSON = "application/json"
FILE = "text/plain"  # JSON Lines


@cache
def document() -> bytes:
    kinds = [kind for call in CALLS for kind in (call.answer, call.body) if kind is not None]
    kinds += [GameEvent, StoryEvent, SeatView, Said, Operation]  # what the encoded lists hold
    schemas, components = msgspec.json.schema_components([*kinds, Refusal], ref_template="#/components/schemas/{name}")
    by_kind = dict(zip(map(str, [*kinds, Refusal]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = operation(call, by_kind)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {
                "title": "Vendôme",
                "version": version("vendome"),
                "description": "The table's HTTP interface. Changes are pushed over the WebSocket at "
                "`/api/tables/{table}/live?token=`, which takes moves as well.",
            },
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
            },
        }
    )


def operation(call: Call, schemas: dict[str, Any]) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": call.name,
        "summary": call.summary,
        "parameters": [
            *(parameter(name, "path", required=True) for name in re.findall(r"{(\w+)}", call.path)),
            *(parameter(name, "query", required=False, text=text) for name, text in call.query),
        ],
        "responses": {
            str(call.status): {"description": call.summary, "content": {JSON: {"schema": schemas[str(call.answer)]}}},
            **refusals(call, schemas[str(Refusal)]),
        },
    }
    if call.is_about_table or call.takes_device or call.with_token:
        described["security"] = [{}, {"token": []}]
    if call.raw_body:
        described["requestBody"] = {"required": True, "content": {FILE: {"schema": {"type": "string"}}}}
    elif call.body is not None:
        content = {JSON: {"schema": schemas[str(call.body)]}}
        described["requestBody"] = {"required": not call.optional_body, "content": content}
    return described


def parameter(name: str, place: str, *, required: bool, text: str = "") -> dict[str, Any]:
    described = {"description": text} if text else {}
    return {"name": name, "in": place, "required": required, "schema": {"type": "string"}, **described}


def refusals(call: Call, schema: Any) -> dict[str, Any]:
    """The refusals a call may give, by their status."""
    codes = {*call.refusals, *EVERYWHERE, *(WITH_A_BODY if call.method == "POST" else ())}
    by_status: dict[str, list[str]] = {}
    for code in sorted(codes):
        by_status.setdefault(str(STATUS[code]), []).append(f"`{code}`")
    return {
        status: {"description": " or ".join(names), "content": {JSON: {"schema": schema}}}
        for status, names in sorted(by_status.items())
    }
