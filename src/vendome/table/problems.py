"""Refusals: typed, in plain words, with the HTTP status that fits.

A refusal has a code, for programs to act on, and a cause, which says what exactly is the matter. Every cause has its
sentence here, in English; the page has its own for each, in its languages, with the same parts in it.
"""

from typing import Any, Final, NamedTuple

import msgspec

from vendome.table.protocol.refusals import Cause, Code, Parts, Problem, Refusal

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


class Why(NamedTuple):
    code: Code
    sentence: str  # a format; what it names are the refusal's parts
    unspoken: tuple[str, ...] = ()  # parts that only other languages need


CAUSES: Final[dict[Cause, Why]] = {
    "nothing-said": Why("bad-request", "There is nothing in this message."),
    "too-slow": Why("bad-request", "The rest of the request did not come within {seconds} s."),
    "wrong-form": Why("bad-request", "Not what is asked for: {reason}."),
    "not-json": Why("bad-request", "Not JSON: {reason}."),
    "players-only": Why("no-token", "Only those who play can do this: send your token."),
    "private": Why("no-token", "This table is private: only those who play see it."),
    "wrong-token": Why("wrong-token", "Nobody at this table has this token."),
    "host-starts": Why("forbidden", "Only the host starts the game."),
    "host-plays-again": Why("forbidden", "Only the host calls for another game."),
    "seated-only": Why("forbidden", "Only those who sit at the table move."),
    "no-hints": Why("forbidden", "There are no hints at this table."),
    "other-site": Why("forbidden", "Pages of other sites can't use this server."),
    "others-first": Why("not-your-turn", "It is not your turn: {names} must choose first."),
    "hints-when-asked": Why("not-your-turn", "Hints are for the moment when you are asked."),
    "no-such-table": Why("no-such-table", "There is no such table; perhaps it was closed."),
    "no-such-game": Why("no-such-thing", "There is no game {game!r}."),
    "no-such-seat": Why("no-such-thing", "This table has no seat {seat}."),
    "no-lesson": Why("no-such-thing", "{game} has no lesson."),
    "no-such-step": Why("no-such-thing", "{game} has no lesson with a step {name!r}."),
    "nothing-here": Why("no-such-thing", "There is nothing at this address."),
    "wrong-method": Why("wrong-method", "This address does not take such a request."),
    "game-over": Why("stale", "The game is over."),
    "moved-on": Why("stale", "The game has moved on; here is how it stands."),
    "answered-first": Why("stale", "Another answer came first; here is how the game stands."),
    "spoke-first": Why("stale", "Somebody else spoke just now; please say it again."),
    "called-first": Why("stale", "Somebody else has just called for another game."),
    "table-full": Why("taken", "This table is full."),
    "seat-taken": Why("taken", "This seat is taken."),
    "seat-just-taken": Why("taken", "Somebody else took this seat just now."),
    "started": Why("started", "The game has begun; the table takes no more guests."),
    "not-started": Why("not-started", "The game has not begun yet: the host starts it."),
    "not-finished": Why("not-finished", "The game is not over yet."),
    "record-too-early": Why("not-finished", "The game is not over yet: its record would give everything away."),
    "not-left": Why("not-away", "Nobody has left this seat."),
    "still-here": Why("not-away", "{name} is at the table."),
    "just-left": Why("not-away", "{name} has only just left."),
    "too-large": Why("too-large", "A request of this kind has at most {most:,} bytes."),
    "unknown": Why("bad-option", "There is no {what} {name!r}, only {known}."),
    "bad-players": Why("bad-option", "{game} is for {low} to {high} players, not {value}."),
    "bad-value": Why("bad-option", "The option {name!r} can't be {value}, only {known}."),
    "seats-described": Why("bad-option", "{seats} seats are described for {players} players."),
    "no-such-move": Why("bad-option", "The game has no move {move!r}."),
    "bad-nth": Why("bad-option", "`nth` is the number of a game in the file, from 1, not {value!r}."),
    "bad-replay": Why("bad-option", "A replay is as a seat from 0 to {last} saw it, `public` or `all`."),
    "illegal-move": Why("illegal-move", "{move!r} is not allowed now."),
    "against-rule": Why("illegal-move", "{move!r} is not allowed now: {reason} ({rule})", ("key",)),
    "bad-record": Why("bad-record", "The record is not right: {reason}.", ("fault",)),
    "no-such-record": Why("bad-record", "The file has no game number {nth}."),
    "too-many-requests": Why("too-many", "Too many requests; try again in {seconds} s."),
    "too-many-tables": Why("too-many", "Too many new tables; try again in {seconds} s."),
    "too-many-joins": Why("too-many", "Too many attempts to join; try again in {seconds} s."),
    "too-many-moves": Why("too-many", "Too many moves; try again in {seconds} s."),
    "too-many-messages": Why("too-many", "Too many messages; try again in {seconds} s."),
    "too-many-questions": Why("too-many", "Too many questions; try again in {seconds} s."),
    "too-many-connections": Why("too-many", "Too many open connections from your address."),
    "too-many-hints": Why("too-many", "Many ask for hints just now; try again in a moment."),
    "broken": Why("broken", "Something broke on our side; please try again."),
    "unavailable": Why("unavailable", "The store does not answer; please try again."),
    "table-of-other-rules": Why("unavailable", "This table plays by version {its} of the rules; we have {ours}."),
    "unplayable": Why("unavailable", "This table can't be played on: {reason}."),
}


class Refused(Exception):
    """Raised anywhere; whoever speaks to the client turns it into an answer."""

    def __init__(self, cause: Cause, *, details: dict[str, Any] | None = None, **parts: Any) -> None:
        self.cause: Cause = cause
        self.code, sentence, _ = CAUSES[cause]
        self.message = sentence.format(**{name: spoken(part) for name, part in parts.items()})
        self.parts, self.details = parts, details or {}
        super().__init__(self.message)

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def encode(self, **more: Any) -> bytes:
        parts = Parts(**self.parts) if self.parts else msgspec.UNSET
        problem = Problem(self.code, self.message, self.cause, parts, **self.details, **more)
        return msgspec.json.encode(Refusal(problem))


def spoken(part: object) -> object:
    """A list as one says it."""
    if not isinstance(part, list):
        return part
    *others, last = part or ["none"]
    return f"{', '.join(others)} and {last}" if others else last
