"""The difference of two values: whoever applies it has the other value, and it is short."""

from typing import Any

import jsonpatch
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET, Struct, UnsetType

from vendome.table.patches import Patch, add_difference

NAMES = st.sampled_from(["a", "b", "a/b", "~", "~1", ""])
SIMPLE = st.none() | st.integers(2, 5) | st.sampled_from(["x", "y"])
VALUES = st.recursive(SIMPLE, lambda inner: st.lists(inner, max_size=6) | st.dictionaries(NAMES, inner, max_size=4))


class Item(Struct):
    name: str
    count: int | None = None
    maybe: list[int] | UnsetType = UNSET


def difference(before: Any, after: Any) -> Patch:
    patch: Patch = []
    if before != after:
        add_difference(patch, "", before, after)
    return patch


def in_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@given(VALUES, VALUES)
def test_applied_to_the_one_value_it_gives_the_other(before: Any, after: Any) -> None:
    patch = difference(before, after)
    assert jsonpatch.apply_patch(before, in_json(patch)) == after


@given(st.lists(SIMPLE, max_size=12), st.lists(SIMPLE, max_size=12))
def test_lists(before: list[Any], after: list[Any]) -> None:
    assert jsonpatch.apply_patch(before, in_json(difference(before, after))) == after


@pytest.mark.parametrize(
    ("before", "after", "patch"),
    [
        ({"a": 1}, {"a": 1}, []),
        ({"a": 1, "b": 2}, {"a": None, "b": 2}, [{"op": "replace", "path": "/a", "value": None}]),
        ({"a": None}, {}, [{"op": "remove", "path": "/a"}]),
        ({}, {"a/b": {"~": None}}, [{"op": "add", "path": "/a~1b", "value": {"~": None}}]),
        ([1, 2, 3], [1, 3], [{"op": "remove", "path": "/1"}]),
        ([1, 3], [1, 2, 3], [{"op": "add", "path": "/1", "value": 2}]),
        ([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}], [{"op": "replace", "path": "/1/a", "value": 3}]),
        (Item("x"), Item("x", None, [1]), [{"op": "add", "path": "/maybe", "value": [1]}]),
        (Item("x", 1, [1]), Item("x", 1), [{"op": "remove", "path": "/maybe"}]),
        ([Item("x", 1)], [Item("x", None)], [{"op": "replace", "path": "/0/count", "value": None}]),
    ],
)
def test_it_says_what_has_changed_and_no_more(before: Any, after: Any, patch: list[Any]) -> None:
    assert in_json(difference(before, after)) == patch


def test_what_has_changed_altogether_is_replaced() -> None:
    before, after = {"a": [1, 2, 3, 4, 5]}, {"a": [6, 7, 8, 9, 10]}
    assert in_json(difference(before, after)) == [{"op": "replace", "path": "/a", "value": after["a"]}]


def test_a_list_of_last_lines_loses_the_first_and_gets_another() -> None:
    lines = [Item(f"line {number}") for number in range(51)]
    patch = difference(lines[:50], lines[1:])
    assert in_json(patch) == [
        {"op": "remove", "path": "/0"},
        {"op": "add", "path": "/49", "value": {"name": "line 50", "count": None}},
    ]
