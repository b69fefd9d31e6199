"""Reading game records. It is strict: whatever has another form is refused with the line, the index and a reason."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from vendome.engine.contract import Game
from vendome.engine.errors import RecordError, VendomeError
from vendome.engine.play import Result, Setup
from vendome.engine.records.fair import Proof
from vendome.engine.records.record import FORMAT, GameRecord, need
from vendome.engine.records.replay import replay

LONGEST_LINE = 16 * 1024 * 1024  # bytes; a real game has some thousand

WORD = re.compile("[0-9a-f]{64}")  # a player's, or its hash

Finder = Callable[[str], Game]  # the registry's look-up, which the engine does not know


def read_file(path: Path, find: Finder) -> Iterator[tuple[int, GameRecord]]:
    """The records of a file with their line numbers, replayed and found right; or RecordError."""
    with path.open("rb") as file:
        n = 0
        for n, text in enumerate(lines_of(file), start=1):
            try:
                record = parse(decode(text), find)
                for _ in replay(record):
                    pass
            except RecordError as error:
                raise RecordError(error.fault, error.reason, line=n, index=error.index) from None
            yield n, record
        if n == 0:
            raise RecordError("empty", "the file is empty", line=1)


def lines_of(file: BinaryIO) -> Iterator[bytes]:
    """The lines of a file, none of them too long to hold."""
    n = 0
    while text := file.readline(LONGEST_LINE + 1):
        n += 1
        if len(text) > LONGEST_LINE:
            raise RecordError("not-a-record", f"longer than {LONGEST_LINE >> 20} MiB: not a game record", line=n)
        yield text


def decode(text: bytes) -> Any:
    """JSON in UTF-8, or why not."""
    try:
        decoded = text.decode()
    except UnicodeDecodeError as error:
        raise RecordError("not-text", f"not UTF-8 (byte {error.start}: 0x{text[error.start]:02x})") from None
    if decoded.startswith("\ufeff"):
        raise RecordError("not-text", "begins with a byte order mark; records are plain UTF-8")
    if not decoded.strip():
        raise RecordError("empty", "an empty line; a file of games is one record a line")
    try:
        return msgspec.json.decode(decoded)
    except msgspec.DecodeError as error:
        raise RecordError("not-json", f"not JSON, or cut off: {error}") from None
    except RecursionError:
        raise RecordError("not-a-record", "not a record: nested too deeply") from None


def parse(data: Any, find: Finder) -> GameRecord:
    """A decoded line as a record, its form checked; the log is checked by `replay`."""
    need(type(data) is dict, "not-a-record", "not a record: a JSON object is expected")
    missing = [name for name in ("format", "game", "rules", "options", "seats", "log", "result") if name not in data]
    if missing and "format" not in data:
        raise RecordError("not-a-record", "not a record: it has no `format`")
    need(data["format"] == FORMAT, "other-format", f"format {data['format']!r} is not {FORMAT!r}")
    need(not missing, "form", f"{', '.join(f'`{name}`' for name in missing)} missing")
    setup = parse_setup(data, find)
    seats, log = data["seats"], data["log"]
    need(is_list_of(str, seats), "form", "`seats` must be a list of names")
    need(len(seats) == setup.players, "form", f"`seats` has {len(seats)} names for {setup.players} players")
    need(type(log) is list, "form", "`log` must be a list")
    for index, line in enumerate(log):
        check_line(line, index)
    return GameRecord(setup, seats, log, parse_result(data["result"]), *parse_proof(data))


def parse_setup(data: Mapping[str, Any], find: Finder) -> Setup:
    need(type(data["game"]) is str, "form", "`game` must be a name")
    need(type(data["options"]) is dict, "form", "`options` must be an object")
    options = dict(data["options"])
    need("players" in options, "form", "`options` must state `players`")
    try:
        game = find(data["game"])
        need(game.id == data["game"], "setup", f"unknown game {data['game']!r}")
        setup = Setup.of(game, options.pop("players"), options)
    except RecordError:
        raise
    except VendomeError as error:
        raise RecordError("setup", str(error)) from None
    version = data["rules"]
    need(type(version) is int, "form", "`rules` must be a whole number")
    need(version == game.version, "other-rules", f"rules version {version} of {game.id} is not {game.version}")
    return setup


def check_line(line: Any, index: int) -> None:
    need(type(line) is dict, "form", "a line of the log must be an object", index)
    is_chance, is_move = "chance" in line, "move" in line
    need(is_chance or is_move, "form", "a line of the log needs `chance` or `move`", index)
    need(not (is_chance and is_move), "form", "a line of the log can't have both `chance` and `move`", index)
    surplus = sorted(set(line) - ({"chance"} if is_chance else {"seat", "move", "legal"}))
    need(not surplus, "form", f"unknown `{'`, `'.join(surplus)}` in a line of the log", index)
    if is_chance:
        need(type(line["chance"]) is str, "form", "`chance` must be a text", index)
        return
    need("seat" in line, "form", "a move needs its `seat`", index)
    need(type(line["seat"]) is int, "form", "`seat` must be a whole number", index)
    need(type(line["move"]) is str, "form", "`move` must be a text", index)
    need("legal" not in line or is_list_of(str, line["legal"]), "form", "`legal` must be a list of moves", index)


def parse_result(data: Any) -> Result:
    is_whole = type(data) is dict and {"scores", "winners", "end"} <= set(data)
    need(is_whole, "form", "`result` needs `scores`, `winners`, `end`")
    need(is_list_of(int, data["scores"]), "form", "`result.scores` must be a list of whole numbers")
    need(is_list_of(int, data["winners"]), "form", "`result.winners` must be a list of seats")
    need(type(data["end"]) is str, "form", "`result.end` must be a rule number")
    return Result(data["scores"], data["winners"], data["end"])


def parse_proof(data: Mapping[str, Any]) -> tuple[Proof | None, str]:
    """The secrets of a table and its commitment, if the record has them. `check_fair` checks what they say."""
    stated = [data.get(name) for name in ("seed", "nonce", "commitment")]
    if not is_list_of(str, stated):
        return None, ""
    seed, nonce, commitment = stated
    words = (parse_words(data, "words"), parse_words(data, "word_hashes"))
    need(len(words[0]) == len(words[1]), "form", "`words` and `word_hashes` go together")
    return Proof(str(seed), str(nonce), *words), str(commitment)


def parse_words(data: Mapping[str, Any], name: str) -> tuple[str | None, ...]:
    """What a table's record states for each seat: a word, or the hash of one, or null; nothing, if no seat has any."""
    if name not in data:
        return ()
    stated = data[name]
    need(
        type(stated) is list and len(stated) == len(data["seats"]), "form", f"`{name}` must have a place for each seat"
    )
    for item in stated:
        is_one = type(item) is str and WORD.fullmatch(item) is not None
        need(item is None or is_one, "form", f"`{name}` must be texts of 64 digits 0–9 and a–f, or null")
    return tuple(stated)


def is_list_of(kind: type, data: Any) -> bool:
    return type(data) is list and all(type(item) is kind for item in data)
