"""The file behind `--resume`: a header that says which arena it is, then a line for every finished deal.

A deal is appended and flushed when it is finished. Whatever ended the program, at most the last line is cut off, and
the next run drops it.
"""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

import msgspec

from vendome.engine.contract import Value
from vendome.engine.errors import BadOption
from vendome.lab.arena.deal import Deal
from vendome.lab.arena.plan import Arena

FORMAT = "vendome-arena/1"


class Header(msgspec.Struct, frozen=True):
    format: str
    game: str
    rules: int
    players: int
    options: dict[str, Value]
    bots: list[str]
    versus: str | None
    seed: int

    @classmethod
    def of(cls, arena: Arena) -> Header:
        setup = arena.setup
        return cls(
            FORMAT, setup.game.id, setup.game.version, setup.players, dict(setup.options), list(arena.bots),
            arena.versus, arena.seed,
        )  # fmt: skip

    def encode(self) -> bytes:
        return msgspec.json.encode(self) + b"\n"


class DealLog:
    """An arena's file, open for more deals; `known` are those it has."""

    def __init__(self, path: Path, arena: Arena) -> None:
        self.path, self.arena = path, arena
        self.known: dict[int, Deal] = {}
        self.file: BinaryIO | None = None

    def __enter__(self) -> DealLog:
        whole, size = self.read()
        self.file = self.path.open("ab")
        if whole < size:
            self.file.truncate(whole)
        if whole == 0:
            self.append(Header.of(self.arena).encode())
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.file:
            self.file.close()

    def add(self, deal: Deal) -> None:
        self.append(msgspec.json.encode(deal) + b"\n")

    def append(self, line: bytes) -> None:
        assert self.file is not None
        self.file.write(line)
        self.file.flush()

    def read(self) -> tuple[int, int]:
        """Take in what the file has; how many bytes of it are whole lines, and how many there are."""
        data = self.path.read_bytes() if self.path.exists() else b""
        whole = data.rfind(b"\n") + 1
        expected = Header.of(self.arena).encode()
        if whole == 0:
            if not expected.startswith(data):
                raise BadOption(f"{self.path} is not the file of an arena")
            return 0, len(data)
        header, *lines = data[: whole - 1].split(b"\n")
        self.check_header(header)
        for number, line in enumerate(lines, start=2):
            deal = self.parse(line, number)
            self.known[deal.number] = deal
        return whole, len(data)

    def check_header(self, line: bytes) -> None:
        try:
            stated = msgspec.to_builtins(msgspec.json.decode(line, type=Header))
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise BadOption(f"{self.path} is not the file of an arena") from None
        wanted: dict[str, Any] = msgspec.to_builtins(Header.of(self.arena))
        for name, value in wanted.items():
            if stated[name] != value:
                its, ours = shown(stated[name]), shown(value)
                raise BadOption(f"{self.path} is of another arena: its {name} is {its}, not {ours}")

    def parse(self, line: bytes, number: int) -> Deal:
        """A deal that this arena can have; or where the file is wrong."""
        try:
            deal = msgspec.json.decode(line, type=Deal)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BadOption(f"{self.path}, line {number}: not a deal ({error})") from None
        if not fits(deal, self.arena):
            raise BadOption(f"{self.path}, line {number}: not a deal of this arena")
        if self.arena.luck and any(game.luck is None for game in deal.games):
            raise BadOption(
                f"{self.path}, line {number}: its luck was not measured. Leave --luck, or take another file"
            )
        return deal


def fits(deal: Deal, arena: Arena) -> bool:
    """Whether the numbers of a deal can be meant."""
    players, entrants, seats = arena.setup.players, range(len(arena.entrants)), range(arena.setup.players)
    return (
        deal.number >= 0
        and len(deal.games) == players
        and set(deal.times) <= set(entrants)
        and all(
            len(game.seats) == len(game.scores) == players
            and set(game.seats) <= set(entrants)
            and set() < set(game.winners) <= set(seats)
            and (game.luck is None or len(game.luck) == players)
            for game in deal.games
        )
    )


def shown(value: Any) -> str:
    """A value of the header as a person would write it."""
    if isinstance(value, dict):
        return " ".join(f"{name}={shown(each)}" for name, each in value.items())
    if isinstance(value, list):
        return ",".join(map(str, value))
    return "none" if value is None else str(value)
