"""Refusals: `Refused` is raised wherever something can't be done, and becomes the answer to the client.

A refusal has a code, for programs to act on, and a cause, which says what exactly is wrong. Every cause has its
sentence here, in English; the page has its own for each, in its languages, with the same parts in it. What a refusal
looks like as JSON is in `protocol/refusals.py`.
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
    "gone": 410,
    "too-large": 413,
    "wrong-host": 421,
    "bad-option": 422,
    "illegal-move": 422,
    "bad-record": 422,
    "too-many": 429,
    "broken": 500,
    "unavailable": 503,
}


class Explanation(NamedTuple):
    """What a cause means: its code, and its sentence in English."""

    code: Code
    sentence: str  # a format string; the names in it are the refusal's parts
    extra_parts: tuple[str, ...] = ()  # parts that the English sentence does not name, but other languages need


CAUSES: Final[dict[Cause, Explanation]] = {
    "nothing-said": Explanation("bad-request", "There is nothing in this message."),
    "too-slow": Explanation("bad-request", "The rest of the request did not arrive within {seconds} s."),
    "bad-http": Explanation("bad-request", "This is not a valid request: {reason}."),
    "wrong-form": Explanation("bad-request", "The request does not have the right form: {reason}."),
    "not-json": Explanation("bad-request", "Not JSON: {reason}."),
    "players-only": Explanation("no-token", "Only players can do this: send your token."),
    "private": Explanation("no-token", "This table is private: only its players can see it."),
    "wrong-token": Explanation("wrong-token", "Nobody at this table has this token."),
    "removed": Explanation("wrong-token", "The host has taken your seat away."),
    "left": Explanation("wrong-token", "You have left this table."),
    "host-starts": Explanation("forbidden", "Only the host can start the game."),
    "host-plays-again": Explanation("forbidden", "Only the host can start another game."),
    "host-only": Explanation("forbidden", "Only the host can do this."),
    "seated-only": Explanation("forbidden", "Only players at the table can move."),
    "no-word-hash": Explanation("forbidden", "This seat has shown no hash before, so it has no secret to tell."),
    "no-hints": Explanation("forbidden", "There are no hints at this table."),
    "chat-off": Explanation("forbidden", "The host has turned the chat off."),
    "phrases-only": Explanation("forbidden", "At this table only the ready-made phrases can be said."),
    "gallery-off": Explanation("forbidden", "The host has closed the gallery."),
    "gallery-for-spectators": Explanation("forbidden", "The gallery is for those who only watch."),
    "other-site": Explanation("forbidden", "Pages of other sites can't use this server."),
    "blocked": Explanation("forbidden", "This server accepts no requests from your address."),
    "not-entered": Explanation("forbidden", "Only those who take part in the night can do this."),
    "others-first": Explanation("not-your-turn", "It is not your turn: {names} must choose first."),
    "hints-when-asked": Explanation("not-your-turn", "You can ask for a hint only when it is your turn to choose."),
    "no-such-table": Explanation("no-such-table", "There is no such table; perhaps it was closed."),
    "no-such-game": Explanation("no-such-thing", "There is no game {game!r}."),
    "no-such-seat": Explanation("no-such-thing", "This table has no seat {seat}."),
    "nobody-there": Explanation("no-such-thing", "No person sits in seat {seat}."),
    "no-lesson": Explanation("no-such-thing", "{game} has no lesson."),
    "no-lens": Explanation("no-such-thing", "{game} tells nothing of what a seat could infer."),
    "no-riddle": Explanation("no-such-thing", "There is no riddle for {value}."),
    "no-such-night": Explanation("no-such-thing", "There is no such night; perhaps it was long ago."),
    "no-such-deal": Explanation("no-such-thing", "This night has no deal {nth}, only 1 to {last}."),
    "no-such-step": Explanation("no-such-thing", "{game} has no lesson with a step {name!r}."),
    "no-such-event": Explanation("no-such-thing", "The story tells of no such move now."),
    "nothing-here": Explanation("no-such-thing", "There is nothing at this address."),
    "wrong-method": Explanation("wrong-method", "This address does not accept such a request."),
    "game-over": Explanation("stale", "The game is over."),
    "moved-on": Explanation("stale", "The game has moved on; here is how it stands."),
    "answered-first": Explanation("stale", "Another answer came first; here is how the game stands."),
    "spoke-first": Explanation("stale", "Somebody else spoke just now; please say it again."),
    "called-first": Explanation("stale", "Somebody else has just started another game."),
    "nothing-to-take-back": Explanation("stale", "You have no move to take back."),
    "acted-on": Explanation("stale", "Your move stands: somebody has moved since."),
    "has-revealed": Explanation("stale", "Your move stands: it has revealed something."),
    "time-was-up": Explanation("stale", "Your move stands: your time for another one is up."),
    "nobody-asks": Explanation("stale", "Nobody asks to take back a move any more."),
    "no-taking-back": Explanation("forbidden", "No move can be taken back at this table."),
    "not-allowed": Explanation("forbidden", "Your move stands: the others did not allow you to take it back."),
    "taken-back-too-often": Explanation("forbidden", "You can take back {most} moves in a game, and no more."),
    "deal-played": Explanation("taken", "You have had this deal already: everybody has one try."),
    "table-full": Explanation("taken", "This table is full."),
    "seat-taken": Explanation("taken", "This seat is taken."),
    "seat-just-taken": Explanation("taken", "Somebody else took this seat just now."),
    "locked": Explanation("taken", "The host lets nobody else join this table."),
    "started": Explanation("started", "The game has begun; the table takes no more guests."),
    "dealing": Explanation("started", "The game is about to begin; the table takes no more guests."),
    "about-to-begin": Explanation("started", "The game is about to begin: nobody can leave the table just now."),
    "word-too-late": Explanation("started", "The game has begun; it is too late for your device's secret."),
    "word-too-early": Explanation("not-started", "Somebody may still sit down; it is too early for a device's secret."),
    "not-started": Explanation("not-started", "The game has not begun yet: the host starts it."),
    "not-finished": Explanation("not-finished", "The game is not over yet."),
    "record-too-early": Explanation("not-finished", "The game is not over yet: its record would give everything away."),
    "night-goes-on": Explanation(
        "not-finished", "Others may still play this deal: it is opened when the night closes."
    ),
    "rated-no-hints": Explanation("bad-option", "In a rated game there are no hints."),
    "rated-needs-clock": Explanation(
        "bad-option", "A rated game needs a clock: otherwise whoever is losing would never have to move."
    ),
    "rated-no-take-backs": Explanation("bad-option", "In a rated game no move is taken back."),
    "rated-one-seat": Explanation("taken", "At a rated table everybody has one seat, on a device of their own."),
    "rated-goes-on": Explanation("forbidden", "That is not possible while a rated game goes on."),
    "rated-in-time": Explanation(
        "not-away", "This game is rated, and {name} has kept to the clock: no bot can stand in."
    ),
    "not-left": Explanation("not-away", "Nobody has left this seat."),
    "still-here": Explanation("not-away", "{name} is at the table."),
    "on-break": Explanation("not-away", "{name} is on a break."),
    "just-left": Explanation("not-away", "{name} has only just left."),
    "just-asked": Explanation("not-away", "{name} has only just been asked: give them {seconds} s more."),
    "too-large": Explanation("too-large", "A request of this kind has at most {most:,} bytes."),
    "headers-too-large": Explanation("too-large", "The headers of a request have at most {most:,} bytes."),
    "wrong-host": Explanation(
        "wrong-host", "This server is not known as {name!r}: its operator can add the name to VENDOME_HOSTS."
    ),
    "unknown": Explanation("bad-option", "There is no {what} {name!r}, only {known}."),
    "bad-players": Explanation("bad-option", "{game} is for {low} to {high} players, not {value}."),
    "bad-value": Explanation("bad-option", "The option {name!r} can't be {value}, only {known}."),
    "seats-described": Explanation("bad-option", "{seats} seats are described for {players} players."),
    "day-against-bots": Explanation("bad-option", "The deal of the day is played in the first seat, against bots."),
    "wrong-word": Explanation("bad-option", "This is not the secret whose hash your device has shown."),
    "no-such-move": Explanation("bad-option", "The game has no move {move!r}."),
    "bad-nth": Explanation("bad-option", "`nth` is the number of a game in the file, from 1, not {value!r}."),
    "bad-replay": Explanation("bad-option", "A replay is as a seat from 0 to {last} saw it, `public` or `all`."),
    "illegal-move": Explanation("illegal-move", "{move!r} is not allowed now."),
    "against-rule": Explanation("illegal-move", "{move!r} is not allowed now: {reason} ({rule})", ("key",)),
    "bad-record": Explanation("bad-record", "The record is not valid: {reason}.", ("fault",)),
    "no-such-record": Explanation("bad-record", "The file has no game number {nth}."),
    "device-only": Explanation("no-token", "Only a device that shows its key can do this."),
    "unknown-device": Explanation("wrong-token", "Nobody has sat down with this key."),
    "no-such-device": Explanation("no-such-thing", "You have no such device, or have it no more."),
    "no-passkeys-here": Explanation("bad-option", "Passkeys need a server with a name, and https."),
    "wrong-passkey": Explanation("bad-option", "This is not what was asked of the passkey."),
    "unknown-passkey": Explanation("wrong-token", "Nobody here has this passkey, or has it any more."),
    "no-such-passkey": Explanation("no-such-thing", "You have no such passkey, or have it no more."),
    "too-many-passkeys": Explanation("bad-option", "You can have {most} passkeys: take one away first."),
    "stale-challenge": Explanation("stale", "This took too long, or was answered before; please begin again."),
    "too-many-requests": Explanation("too-many", "Too many requests; try again in {seconds} s."),
    "too-many-tables": Explanation("too-many", "Too many new tables; try again in {seconds} s."),
    "too-many-joins": Explanation("too-many", "Too many attempts to join; try again in {seconds} s."),
    "too-many-moves": Explanation("too-many", "Too many moves; try again in {seconds} s."),
    "too-many-messages": Explanation("too-many", "Too many messages; try again in {seconds} s."),
    "too-many-questions": Explanation("too-many", "Too many questions; try again in {seconds} s."),
    "too-many-connections": Explanation("too-many", "Too many open connections from your address."),
    "too-many-hints": Explanation("too-many", "Too many players are asking for hints; try again in a moment."),
    "too-many-replays": Explanation("too-many", "Too many replays are being made; try again in {seconds} s."),
    "no-breaks": Explanation("bad-option", "There are breaks only where one has a day or more to think."),
    "break-is-past": Explanation("bad-option", "A break must end in the future."),
    "break-too-long": Explanation("bad-option", "This break is too long. Days of breaks that you have left: {most}."),
    "bad-address": Explanation("bad-option", "This address can't be used: it must be whole, and begin with https://."),
    "inner-address": Explanation("bad-option", "This address can't be used: it can't be reached from everywhere."),
    "too-many-addresses": Explanation("bad-option", "A seat can have {most} addresses: take one away first."),
    "no-such-subscription": Explanation("no-such-thing", "This address is not on the list any more."),
    "wrong-code": Explanation("forbidden", "This is not the code in the mail."),
    "no-mail-here": Explanation("bad-option", "This server sends no mail."),
    "no-mail-now": Explanation("unavailable", "The mail could not be sent: try again later."),
    "no-open-tables": Explanation("forbidden", "This server lists no open tables."),
    "name-refused": Explanation("bad-option", "This name is not wanted here: please choose another."),
    "turned-away": Explanation("forbidden", "The host of this table has removed you from it."),
    "never-open": Explanation("forbidden", "This table was never open to all: its host can remove players."),
    "no-such-friend-link": Explanation("no-such-thing", "This link is not good any more, or never was."),
    "own-friend-link": Explanation("bad-option", "This is your own link: send it to somebody else."),
    "no-such-friend": Explanation("no-such-thing", "This is no friend of yours, or is one no more."),
    "too-many-friends": Explanation("bad-option", "One of you has {most} friends, and nobody can have more."),
    "too-many-invitations": Explanation("bad-option", "{most} have been invited to this table, and that is the most."),
    "nobody-is-invited": Explanation("forbidden", "Nobody is invited to a night: only those play who take part in it."),
    "not-your-game": Explanation("no-such-thing", "This is no game that you have finished."),
    "asked-today": Explanation("too-many", "You have asked the players of this game already; try again tomorrow."),
    "busy": Explanation("too-many", "The server is busy just now; try again in {seconds} s."),
    "broken": Explanation("broken", "Something went wrong on our side; please try again."),
    "unavailable": Explanation("unavailable", "The database does not answer; please try again."),
    "server-full": Explanation("unavailable", "Too many people are connected now; please try again later."),
    "not-ready": Explanation("unavailable", "The server accepts no moves now: {reason}."),
    "no-room": Explanation("unavailable", "This server has no room for new tables now; please try again later."),
    "night-closed": Explanation("gone", "This night has closed: what was played can be looked at now."),
    "table-of-older-rules": Explanation(
        "gone",
        "This table plays by version {its} of the rules, this server by {ours}: it can't go on. Its record remains.",
    ),
    "table-of-newer-rules": Explanation(
        "unavailable", "This table plays by version {its} of the rules; this server has only {ours} so far."
    ),
    "closed-by-operator": Explanation("gone", "This table was closed by whoever runs this server. Its record remains."),
    "closed-by-host": Explanation("gone", "The host has closed this table. Its record remains."),
    "called-off": Explanation("gone", "This table was closed before the game began."),
    "unplayable": Explanation("gone", "This table can't go on: {reason}."),
}


class Refused(Exception):
    """Raised anywhere; whoever speaks to the client turns it into an answer."""

    def __init__(self, cause: Cause, *, details: dict[str, Any] | None = None, **parts: Any) -> None:
        self.cause: Cause = cause
        self.code, sentence, _ = CAUSES[cause]
        self.message = sentence.format(**{name: in_words(part) for name, part in parts.items()})
        self.parts, self.details = parts, details or {}
        super().__init__(self.message)

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def encode(self, **more: Any) -> bytes:
        parts = Parts(**self.parts) if self.parts else msgspec.UNSET
        problem = Problem(self.code, self.message, self.cause, parts, **self.details, **more)
        return msgspec.json.encode(Refusal(problem))


def in_words(part: object) -> object:
    """A list as a phrase: "a, b and c". Anything else as it is."""
    if not isinstance(part, list):
        return part
    *others, last = part or ["none"]
    return f"{', '.join(others)} and {last}" if others else last
