"""Schemathesis reads the OpenAPI document and sends whatever it can think of; nothing may surprise it."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from table.live_server import Party, Server, client, make, running, settings_for
from vendome.table.openapi import document

pytestmark = pytest.mark.slow

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
schema = schemathesis.openapi.from_dict(json.loads(document()))


@pytest.fixture(scope="module")
def party(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Party]:
    """A table that waits, on a server that takes as many calls as come."""
    limits = {"tables_per_hour": 1e9, "joins_per_second": 1e6, "calls_per_second": 1e6, "moves_per_second": 1e6}
    with running(settings_for(tmp_path_factory.mktemp("openapi"), **limits, word_seconds=0.1)) as server:
        yield make(server, seats="hho")


@schema.parametrize()
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_call_keeps_its_word(case: Any, party: Party) -> None:
    parameters = case.path_parameters
    if "table" in parameters and len(parameters["table"]) % 4:  # most of the time, a table that exists
        parameters["table"] = party.table
    headers = party.host.headers if len(str(case.body)) % 2 else None
    case.call_and_validate(base_url=f"http://{party.server.address}", headers=headers, checks=CHECKS)


def test_the_document_is_served(server: Server) -> None:
    assert client().get(f"http://{server.address}/api/openapi.json").content == document()
