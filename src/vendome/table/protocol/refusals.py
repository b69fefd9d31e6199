"""Refusals: a code for programs, a cause for people, and the parts that the cause's sentence names."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from vendome.engine.errors import Fault
from vendome.table.protocol.views import View

Code = Literal[
    "bad-request",  # 400: not JSON, or not of the form that is asked for
    "no-token",  # 401: the call needs a token
    "wrong-token",  # 401: nobody at this table has this token
    "forbidden",  # 403: the token is good, but not for this; or the address is blocked
    "not-your-turn",  # 403: another seat is asked
    "no-such-table",  # 404
    "no-such-thing",  # 404: no such seat, game or path
    "wrong-method",  # 405
    "stale",  # 409: the ply has gone; `view` is what is true now
    "taken",  # 409: the table is full, or the seat is taken
    "started",  # 409: too late, the game has begun
    "not-started",  # 409: too early, the game has not begun
    "not-finished",  # 409: too early, the game is not over
    "not-away",  # 409: the seat's player is still there, or has not been away for long enough
    "gone",  # 410: the table is there, but can't be played any more
    "too-large",  # 413
    "wrong-host",  # 421: the server does not go by this name
    "bad-option",  # 422: no such game, option, level, or value of one; or not the word that was promised
    "illegal-move",  # 422: `legal` are the moves that are
    "bad-record",  # 422: `line` and `index` say where, if they are known
    "too-many",  # 429: `wait` seconds, then try again
    "broken",  # 500: our fault
    "unavailable",  # 503: the store does not answer, or the server is full
]


# What exactly is wrong; `problems.CAUSES` has the code and the sentence of each.
Cause = Literal[
    "nothing-said",
    "too-slow",
    "bad-http",
    "wrong-form",
    "not-json",
    "players-only",
    "private",
    "wrong-token",
    "removed",
    "left",
    "host-starts",
    "host-plays-again",
    "host-only",
    "seated-only",
    "no-word-hash",
    "no-hints",
    "chat-off",
    "phrases-only",
    "gallery-off",
    "gallery-for-spectators",
    "other-site",
    "blocked",
    "not-entered",
    "others-first",
    "hints-when-asked",
    "no-such-table",
    "no-such-game",
    "no-such-seat",
    "nobody-there",
    "no-lesson",
    "no-lens",
    "no-riddle",
    "no-such-night",
    "no-such-deal",
    "no-such-step",
    "no-such-event",
    "nothing-here",
    "wrong-method",
    "game-over",
    "moved-on",
    "answered-first",
    "spoke-first",
    "called-first",
    "nothing-to-take-back",
    "acted-on",
    "has-revealed",
    "time-was-up",
    "nobody-asks",
    "no-taking-back",
    "not-allowed",
    "taken-back-too-often",
    "deal-played",
    "table-full",
    "seat-taken",
    "seat-just-taken",
    "locked",
    "started",
    "dealing",
    "about-to-begin",
    "word-too-late",
    "word-too-early",
    "not-started",
    "not-finished",
    "record-too-early",
    "night-goes-on",
    "rated-no-hints",
    "rated-needs-clock",
    "rated-no-take-backs",
    "rated-one-seat",
    "rated-goes-on",
    "rated-in-time",
    "not-left",
    "still-here",
    "on-break",
    "just-left",
    "just-asked",
    "too-large",
    "headers-too-large",
    "wrong-host",
    "unknown",
    "bad-players",
    "bad-value",
    "seats-described",
    "day-against-bots",
    "wrong-word",
    "no-such-move",
    "bad-nth",
    "bad-replay",
    "illegal-move",
    "against-rule",
    "bad-record",
    "no-such-record",
    "device-only",
    "unknown-device",
    "no-such-device",
    "no-passkeys-here",
    "wrong-passkey",
    "unknown-passkey",
    "no-such-passkey",
    "too-many-passkeys",
    "stale-challenge",
    "too-many-requests",
    "too-many-tables",
    "too-many-joins",
    "too-many-moves",
    "too-many-messages",
    "too-many-questions",
    "too-many-connections",
    "too-many-hints",
    "too-many-replays",
    "no-breaks",
    "break-is-past",
    "break-too-long",
    "bad-address",
    "inner-address",
    "too-many-addresses",
    "no-such-subscription",
    "wrong-code",
    "no-mail-here",
    "no-mail-now",
    "no-open-tables",
    "name-refused",
    "turned-away",
    "never-open",
    "no-such-friend-link",
    "own-friend-link",
    "no-such-friend",
    "too-many-friends",
    "too-many-invitations",
    "nobody-is-invited",
    "not-your-game",
    "asked-today",
    "busy",
    "broken",
    "unavailable",
    "server-full",
    "not-ready",
    "no-room",
    "night-closed",
    "table-of-older-rules",
    "table-of-newer-rules",
    "closed-by-operator",
    "closed-by-host",
    "called-off",
    "unplayable",
]


class Parts(Struct, omit_defaults=True):
    """What a refusal speaks of: whoever tells it in other words needs these."""

    name: str | UnsetType = UNSET
    names: list[str] | UnsetType = UNSET
    what: Literal["game", "option", "level", "language"] | UnsetType = UNSET
    known: list[str] | UnsetType = UNSET
    value: str | UnsetType = UNSET
    game: str | UnsetType = UNSET
    seat: str | UnsetType = UNSET
    move: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    fault: Fault | UnsetType = UNSET  # of a record
    reason: str | UnsetType = UNSET  # in English: of the rules, or technical
    key: str | UnsetType = UNSET  # of the rules' reason, by which other languages find their words
    nth: int | UnsetType = UNSET
    low: int | UnsetType = UNSET
    high: int | UnsetType = UNSET
    last: int | UnsetType = UNSET
    seats: int | UnsetType = UNSET
    players: int | UnsetType = UNSET
    seconds: int | UnsetType = UNSET
    most: int | UnsetType = UNSET
    its: int | UnsetType = UNSET
    ours: int | UnsetType = UNSET


class Problem(Struct, omit_defaults=True):
    """Why not, for people and for programs."""

    code: Code
    message: str
    cause: Cause
    parts: Parts | UnsetType = UNSET
    id: str | int | UnsetType = UNSET  # of the refused move
    view: View | UnsetType = UNSET
    legal: list[str] | UnsetType = UNSET
    line: int | UnsetType = UNSET
    index: int | UnsetType = UNSET
    wait: float | UnsetType = UNSET


class Refusal(Struct):
    error: Problem
