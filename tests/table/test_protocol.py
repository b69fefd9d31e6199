"""The protocol, the page's types and the OpenAPI document are one thing."""

import json
from pathlib import Path

import pytest

from vendome.table.calls import CALLS, Call
from vendome.table.openapi import document
from vendome.table.types import typescript

ROOT = Path(__file__).parents[2]


def test_the_pages_types_are_up_to_date() -> None:
    """`python -m vendome.table.types` writes them anew."""
    assert (ROOT / "web" / "src" / "protocol.ts").read_text("utf-8") == typescript()


def test_the_document_describes_every_call() -> None:
    described = json.loads(document())
    for call in CALLS:
        operation = described["paths"][call.path][call.method.lower()]
        assert operation["summary"] == call.summary
        assert str(call.status) in operation["responses"]
        assert ("requestBody" in operation) == (call.body is not None or call.raw_body)


def test_every_reference_of_the_document_leads_somewhere() -> None:
    text = document().decode()
    described = json.loads(text)
    for name in {part.split('"')[0] for part in text.split('"#/components/schemas/')[1:]}:
        assert name in described["components"]["schemas"]


@pytest.mark.parametrize("call", CALLS, ids=[call.name for call in CALLS])
def test_every_call_says_what_it_does(call: Call) -> None:
    assert call.summary[0].isupper()
