"""Reading records: what is wrong is named, with its place."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vendome
from vendome import RecordError, VendomeError
from vendome.engine.records import decode, parse, read_file, record_of, replay
from vendome.engine.records.read import LONGEST_LINE
from vendome.games.registry import find

pytestmark = pytest.mark.interpreted


def finished(seed: int = 3) -> dict[str, Any]:
    """The record of a short game, as data."""
    session = vendome.game("shadow_thief", players=2, hands=1).start(seed)
    explained: list[list[str]] = []
    while not session.finished:
        explained.append(session.moves())
        session.play(session.moves()[0])
    data: dict[str, Any] = json.loads(record_of(session, ["a", "b"]).encode())
    moves = [line for line in data["log"] if "move" in line]
    for line, legal in zip(moves, explained, strict=True):
        line["legal"] = legal
    return data


GOOD = finished()
FIRST_MOVE = next(i for i, line in enumerate(GOOD["log"]) if "move" in line)


def read(data: Any) -> None:
    for _ in replay(parse(decode(json.dumps(data).encode()), find)):
        pass


def edited(change: Callable[[Any], Any]) -> Any:
    data = json.loads(json.dumps(GOOD))
    change(data)
    return data


def test_a_good_record_is_read() -> None:
    read(GOOD)


def test_an_option_at_its_default_may_be_stated() -> None:
    session = vendome.game("shadow_thief", players=2).start(1)
    while not session.finished:
        session.play(session.moves()[0])
    data = json.loads(record_of(session, ["a", "b"]).encode())
    assert data["options"] == {"players": 2}
    read({**data, "options": {"players": 2, "hands": 3}, "seed": "more fields are welcome"})


def test_a_game_that_goes_on_has_no_record() -> None:
    with pytest.raises(VendomeError, match="goes on"):
        record_of(vendome.game("shadow_thief").start(1), ["a"] * 4)


def swap_first_moves(data: Any) -> None:
    log = data["log"]
    log[FIRST_MOVE], log[FIRST_MOVE + 1] = log[FIRST_MOVE + 1], log[FIRST_MOVE]


WRONG: list[tuple[Callable[[Any], Any], str, int | None]] = [
    (lambda d: d.pop("format"), "no `format`", None),
    (lambda d: d.update(format="vendome-record/2"), "format 'vendome-record/2' is not", None),
    (lambda d: d.pop("log"), "`log` missing", None),
    (lambda d: d.update(game="chess"), "unknown game 'chess'", None),
    (lambda d: d.update(game="shadow-thief"), "unknown game 'shadow-thief'", None),
    (lambda d: d.update(game=7), "`game` must be a name", None),
    (lambda d: d.update(rules=2), "rules version 2", None),
    (lambda d: d.update(rules="1"), "`rules` must be a whole number", None),
    (lambda d: d.update(options=[]), "`options` must be an object", None),
    (lambda d: d["options"].pop("players"), "must state `players`", None),
    (lambda d: d["options"].update(players=8), "2 to 7 players", None),
    (lambda d: d["options"].update(players=2.0), "2 to 7 players", None),
    (lambda d: d["options"].update(hands=10), "'hands' can't be 10", None),
    (lambda d: d["options"].update(hands=True), "'hands' can't be True", None),
    (lambda d: d["options"].update(speed=1), "unknown option 'speed'", None),
    (lambda d: d.update(seats=["a"]), "`seats` has 1 names for 2 players", None),
    (lambda d: d.update(seats=["a", 2]), "`seats` must be a list of names", None),
    (lambda d: d.update(log={}), "`log` must be a list", None),
    (lambda d: d["log"].__setitem__(2, 5), "must be an object", 2),
    (lambda d: d["log"].__setitem__(2, {"seat": 0}), "needs `chance` or `move`", 2),
    (lambda d: d["log"][2].update(chance="x"), "both `chance` and `move`", 2),
    (lambda d: d["log"][2].update(why="x"), "unknown `why`", 2),
    (lambda d: d["log"][0].update(chance=5), "`chance` must be a text", 0),
    (lambda d: d["log"][2].pop("seat"), "a move needs its `seat`", 2),
    (lambda d: d["log"][2].update(seat=True), "`seat` must be a whole number", 2),
    (lambda d: d["log"][2].update(move=5), "`move` must be a text", 2),
    (lambda d: d["log"][2].update(legal="x"), "`legal` must be a list", 2),
    (lambda d: d["log"][1].update(legal=["play R99"]), "'play R99' is not legal", 1),
    (lambda d: d["log"][1].update(legal=d["log"][1]["legal"][1:]), "is missing", 1),
    (lambda d: d["log"][1].update(legal=d["log"][1]["legal"][::-1]), "not sorted", 1),
    (lambda d: d["log"][1].update(move="play R99"), "'play R99' is not legal for seat 0", 1),
    (lambda d: d["log"][1].update(seat=1), "seat 1 moves where seat 0 is asked", 1),
    (swap_first_moves, "seat 1 moves where seat 0 is asked", 1),
    (lambda d: d["log"].pop(0), "expected a chance line", 0),
    (lambda d: d["log"].insert(1, {"chance": "shuffle"}), "no chance is due", 1),
    (lambda d: d["log"].append(d["log"][-1]), "surplus line", len(GOOD["log"])),
    (lambda d: d["log"].pop(), "the log ends before the game does", len(GOOD["log"]) - 1),
    (lambda d: d.update(result=None), "`result` needs", None),
    (lambda d: d["result"].pop("end"), "`result` needs", None),
    (lambda d: d["result"].update(scores=["1", 2]), "whole numbers", None),
    (lambda d: d["result"].update(winners=[None]), "list of seats", None),
    (lambda d: d["result"].update(end=4), "must be a rule number", None),
    (lambda d: d["result"].update(end="SD-9.9"), "`result.end` is 'SD-9.9', but", None),
    (lambda d: d["result"].update(scores=[1000, 0]), "`result.scores` is", None),
    (lambda d: d["result"].update(winners=[]), "`result.winners` is", None),
]


@pytest.mark.parametrize(("change", "reason", "index"), WRONG, ids=[reason for _, reason, _ in WRONG])
def test_a_wrong_record_is_refused(change: Callable[[Any], Any], reason: str, index: int | None) -> None:
    with pytest.raises(RecordError) as refused:
        read(edited(change))
    assert reason in refused.value.reason
    assert refused.value.index == index


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b"", "the file is empty"),
        (b"\n", "an empty line"),
        (b"hello\n", "not JSON"),
        (json.dumps(GOOD).encode()[:300], "not JSON, or cut off"),
        (b"[1, 2]\n", "a JSON object is expected"),
        (json.dumps(GOOD).encode("utf-16"), "not UTF-8 (byte 0: 0xff)"),
        (b"\xef\xbb\xbf" + json.dumps(GOOD).encode(), "byte order mark"),
        (b"[" * 100_000, "nested too deeply"),
        (b" " * (LONGEST_LINE + 1), "longer than 16 MiB"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_file_that_is_no_record_is_refused(text: bytes, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(text)
    with pytest.raises(RecordError) as refused:
        list(read_file(path, find))
    assert reason in str(refused.value)
    assert refused.value.line == 1


def test_the_line_of_a_fault_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    bad = edited(lambda d: d["log"][3].update(move="play R99"))
    path.write_text(json.dumps(GOOD) + "\n" + json.dumps(bad) + "\n")
    read_lines = read_file(path, find)
    assert next(read_lines)[0] == 1
    with pytest.raises(RecordError, match=r"^line 2, log 3: 'play R99' is not legal"):
        next(read_lines)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(sorted(GOOD)), json_values)
def test_whatever_stands_in_a_field_is_read_or_refused(field: str, value: Any) -> None:
    """Never another exception: a record is right or it is refused."""
    try:
        read({**GOOD, field: value})
    except RecordError as error:
        assert "\n" not in str(error)


@given(st.integers(0, len(GOOD["log"]) - 1), json_values)
def test_whatever_stands_in_a_line_is_read_or_refused(index: int, value: Any) -> None:
    for line in (value, {"chance": value}, {"seat": value, "move": value}, {**GOOD["log"][index], "seat": value}):
        log = [*GOOD["log"][:index], line, *GOOD["log"][index + 1 :]]
        try:
            read({**GOOD, "log": log})
        except RecordError as error:
            assert error.index is not None


@given(st.binary(max_size=200))
def test_whatever_bytes_a_file_has_it_is_refused_in_one_line(text: bytes) -> None:
    with pytest.raises(RecordError) as refused:
        parse(decode(text), find)
    assert "\n" not in str(refused.value)


def test_a_refusal_is_short_whatever_the_record_says() -> None:
    with pytest.raises(RecordError) as refused:
        parse({"format": "x" * 1_000_000}, find)
    assert 100 < len(str(refused.value)) < 1_000
    assert str(refused.value).endswith("is not 'vendome-record/1'")
