"""The file behind `--resume`: a header that says whose it is, then a line for every finished piece of work.

A line is appended and flushed when its piece is finished. Whatever ended the program, at most the last line is cut off,
and the next run drops it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, ClassVar, Generic, Self, TypeVar

import msgspec

from vendome.engine.errors import BadOption

Entry = TypeVar("Entry", bound=msgspec.Struct)
Key = TypeVar("Key")


class WorkLog(ABC, Generic[Key, Entry]):
    """A file, open for more entries; `known` are those it has."""

    article: ClassVar[str]  # `an`
    owner: ClassVar[str]  # `arena`
    piece: ClassVar[str]  # `deal`: what an entry is of
    form: ClassVar[Any]  # the type of an entry

    def __init__(self, path: Path, header: msgspec.Struct) -> None:
        self.path, self.header = path, header
        self.known: dict[Key, Entry] = {}
        self.file: BinaryIO | None = None

    @abstractmethod
    def key(self, entry: Entry) -> Key:
        """By which an entry is known."""

    @abstractmethod
    def check(self, entry: Entry, where: str) -> None:
        """BadOption if the work that is asked for can't have given this entry; it names `where` it stands."""

    def __enter__(self) -> Self:
        whole, size = self.read()
        self.file = self.path.open("ab")
        if whole < size:
            self.file.truncate(whole)
        if whole == 0:
            self.append(self.header)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.file:
            self.file.close()

    def add(self, entry: Entry) -> None:
        self.append(entry)

    def append(self, line: msgspec.Struct) -> None:
        assert self.file is not None
        self.file.write(encoded(line))
        self.file.flush()

    def read(self) -> tuple[int, int]:
        """Take in what the file has; how many bytes of it are whole lines, and how many there are."""
        data = self.path.read_bytes() if self.path.exists() else b""
        whole = data.rfind(b"\n") + 1
        if whole == 0:
            if not encoded(self.header).startswith(data):
                raise self.stranger()
            return 0, len(data)
        header, *lines = data[: whole - 1].split(b"\n")
        self.check_header(header)
        for number, line in enumerate(lines, start=2):
            entry = self.parse(line, number)
            self.known[self.key(entry)] = entry
        return whole, len(data)

    def stranger(self) -> BadOption:
        return BadOption(f"{self.path} is not the file of {self.article} {self.owner}")

    def check_header(self, line: bytes) -> None:
        try:
            stated = msgspec.to_builtins(msgspec.json.decode(line, type=type(self.header)))
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise self.stranger() from None
        wanted: dict[str, Any] = msgspec.to_builtins(self.header)
        for name, value in wanted.items():
            if stated[name] != value:
                its, ours = shown(stated[name]), shown(value)
                raise BadOption(f"{self.path} is of another {self.owner}: its {name} is {its}, not {ours}")

    def parse(self, line: bytes, number: int) -> Entry:
        """An entry that this work can have; or where the file is wrong."""
        where = f"{self.path}, line {number}"
        try:
            entry: Entry = msgspec.json.decode(line, type=self.form)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BadOption(f"{where}: not a {self.piece} ({error})") from None
        self.check(entry, where)
        return entry


def encoded(line: msgspec.Struct) -> bytes:
    return msgspec.json.encode(line) + b"\n"


def shown(value: Any) -> str:
    """A value of the header as a person would write it."""
    if isinstance(value, dict):
        return " ".join(f"{name}={shown(each)}" for name, each in value.items())
    if isinstance(value, list):
        return ",".join(map(str, value))
    return "none" if value is None else str(value)
