"""Game records: written, read, replayed through the rules, and proven fair."""

from vendome.engine.records.fair import Proof, hash_of
from vendome.engine.records.read import decode, parse, read_file
from vendome.engine.records.record import GameRecord, Line, record_of
from vendome.engine.records.replay import check_fair, replay

__all__ = [
    "GameRecord",
    "Line",
    "Proof",
    "check_fair",
    "decode",
    "hash_of",
    "parse",
    "read_file",
    "record_of",
    "replay",
]
