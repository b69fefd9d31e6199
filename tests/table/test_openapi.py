"""Schemathesis reads the OpenAPI document and sends whatever it can think of; nothing may surprise it."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, assume, settings
from schemathesis.checks import not_a_server_error
from schemathesis.generation.feedback import FeedbackSources
from schemathesis.pytest._test_builder import build_operation_test
from schemathesis.python._constants.orchestrator import make_constants_value_source
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from table.live_server import Party, Server, client, make, running, settings_for
from vendome.table.openapi import document

pytestmark = pytest.mark.slow

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
DOCUMENT = schemathesis.openapi.from_dict(json.loads(document()))
CALLS = [(method, path) for path, calls in json.loads(document())["paths"].items() for method in calls]


@pytest.fixture(scope="module")
def party(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Party]:
    """A table that waits, on a server that takes as many calls as come."""
    limits = {"tables_per_hour": 1e9, "joins_per_second": 1e6, "calls_per_second": 1e6, "moves_per_second": 1e6}
    with running(settings_for(tmp_path_factory.mktemp("openapi"), **limits, word_seconds=0.1)) as server:
        yield make(server, seats="hho")


@pytest.mark.parametrize(("method", "path"), CALLS)
def test_every_call_keeps_its_word(method: str, path: str, party: Party) -> None:
    """Cases are made up for the one call that is tested: `DOCUMENT.parametrize()` makes up those of all calls whenever
    tests are collected, in every process."""

    @settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
    def try_case(case: Any) -> None:
        parameters = case.path_parameters
        assume("\n" not in "".join(map(str, parameters.values())))  # no address has a line break: that is a plain 404
        if "table" in parameters and len(parameters["table"]) % 4:  # most of the time, a table that exists
            parameters["table"] = party.table
        headers = party.host.headers if len(str(case.body)) % 2 else None
        case.call_and_validate(base_url=f"http://{party.server.address}", headers=headers, checks=CHECKS)

    feedback = FeedbackSources(constants_value_source=make_constants_value_source(DOCUMENT))
    call = DOCUMENT[path][method]
    build_operation_test(
        config=DOCUMENT.config, operation=call, test_func=try_case, given_kwargs={}, feedback=feedback
    )()


def test_the_document_is_served(server: Server) -> None:
    assert client().get(f"http://{server.address}/api/openapi.json").content == document()
