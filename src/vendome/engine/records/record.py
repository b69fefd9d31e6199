"""Game records, `vendome-record/1`: what one is, and how it is written.

A record states the options, every outcome of chance and every move, so it can be checked by hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from vendome.engine.errors import Fault, RecordError, VendomeError
from vendome.engine.play import Chance, Decision, Result, Session, Setup
from vendome.engine.records.fair import Proof

FORMAT = "vendome-record/1"

Line = Mapping[str, Any]  # of the log: {"chance": …} or {"seat": …, "move": …, "legal"?: […]}


@dataclass(frozen=True)
class GameRecord:
    """One finished game, as its record states it: well-formed, not yet replayed."""

    setup: Setup
    seats: list[str]
    log: list[Line]
    result: Result
    proof: Proof | None = None  # of a table's game: where its chance came from …
    commitment: str = ""  # … and what the table said of it beforehand

    def data(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.setup.game.id,
            "rules": self.setup.game.version,
            "options": self.setup.stated(),
            "seats": self.seats,
            "log": self.log,
            "result": self.result._asdict(),
            **(fair_data(self.proof) | {"commitment": self.commitment} if self.proof else {}),
        }

    def encode(self) -> bytes:
        """The record as one line of a file."""
        return msgspec.json.encode(self.data()) + b"\n"


def fair_data(proof: Proof) -> dict[str, Any]:
    """What a record says of a table's chance."""
    data: dict[str, Any] = {"seed": proof.seed, "nonce": proof.nonce, "commitment": proof.commitment}
    if any(proof.word_hashes):
        data |= {"words": proof.words, "word_hashes": proof.word_hashes}
    return data


def line_of(entry: Decision | Chance) -> Line:
    if isinstance(entry, Chance):
        return {"chance": entry.line}
    return {"seat": entry.seat, "move": entry.move}


def record_of(session: Session, seats: Iterable[str], proof: Proof | None = None) -> GameRecord:
    """The record of a finished game."""
    if session.result is None:
        raise VendomeError("a game that goes on has no record yet")
    log = [line_of(entry) for entry in session.log]
    return GameRecord(session.setup, list(seats), log, session.result, proof, proof.commitment if proof else "")


def need(condition: bool, fault: Fault, reason: str, index: int | None = None) -> None:  # noqa: FBT001 (it reads like assert)
    if not condition:
        raise RecordError(fault, reason, index=index)
