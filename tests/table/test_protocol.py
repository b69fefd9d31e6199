"""The protocol, the page's types and the OpenAPI document are one thing."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import Struct

from vendome.engine import contract, play
from vendome.table.calls import CALLS, Call
from vendome.table.openapi import document
from vendome.table.problems import CAUSES
from vendome.table.protocol import answers, views
from vendome.table.protocol.refusals import Cause, Code, Parts
from vendome.table.typescript import files, parts_of

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", files())
def test_the_pages_types_are_up_to_date(path: str) -> None:
    """`python -m vendome.table.typescript` writes them anew."""
    assert (ROOT / "web" / "src" / path).read_text("utf-8") == files()[path]


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


@pytest.mark.parametrize(
    ("ours", "engines"),
    [(answers.Reason, contract.Reason), (views.Result, play.Result)],
)
def test_the_engines_types_have_the_same_fields_as_json(ours: type[Struct], engines: Any) -> None:
    """They are converted by position."""
    assert ours.__name__ == engines.__name__
    assert ours.__struct_fields__[: len(engines._fields)] == engines._fields


def refusals_in(path: Path) -> Iterator[tuple[str, set[str]]]:
    """The causes that a module names in its refusals, with the parts it gives to each."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
            given = {keyword.arg or "" for keyword in node.keywords} - {"details"}
            for constant in ast.walk(node.args[0]):
                if isinstance(constant, ast.Constant) and constant.value in CAUSES:
                    yield str(constant.value), given


def test_every_call_has_a_name_of_its_own() -> None:
    """By which one process asks another for it."""
    names = [call.name for call in CALLS]
    assert len(set(names)) == len(names)


def test_every_cause_has_a_sentence_and_every_code_a_cause() -> None:
    assert list(CAUSES) == list(get_args(Cause))
    assert {why.code for why in CAUSES.values()} == set(get_args(Code))
    for cause in CAUSES:
        assert set(parts_of(cause)) <= set(Parts.__struct_fields__), cause


def test_every_refusal_is_given_the_parts_that_its_sentence_names() -> None:
    found = [refusal for path in sorted((ROOT / "src").rglob("*.py")) for refusal in refusals_in(path)]
    for cause, given in found:
        assert given == set(parts_of(cause)), cause  # type: ignore[arg-type]  # a text that CAUSES has
    # What is counted is refused by the cause that the bucket was given.
    assert {cause for cause, _ in found} >= {cause for cause in CAUSES if not cause.startswith("too-many-")}
