"""Refusals: typed, in plain words, with the HTTP status that fits."""

from typing import Any, Final

import msgspec

from vendome.table.protocol import Code, Problem, Refusal

STATUS: Final[dict[Code, int]] = {
    "bad-request": 400,
    "no-token": 401,
    "wrong-token": 401,
    "forbidden": 403,
    "not-your-turn": 403,
    "no-such-table": 404,
    "no-such-thing": 404,
    "wrong-method": 405,
    "stale": 409,
    "taken": 409,
    "started": 409,
    "not-started": 409,
    "not-finished": 409,
    "not-away": 409,
    "too-large": 413,
    "bad-option": 422,
    "illegal-move": 422,
    "bad-record": 422,
    "too-many": 429,
    "broken": 500,
    "unavailable": 503,
}


class Refused(Exception):
    """Raised anywhere; whoever speaks to the client turns it into an answer."""

    def __init__(self, code: Code, message: str, **details: Any) -> None:
        super().__init__(message)
        self.code: Code = code
        self.message, self.details = message, details

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def encode(self, **more: Any) -> bytes:
        return msgspec.json.encode(Refusal(Problem(self.code, self.message, **self.details, **more)))
