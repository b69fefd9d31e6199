"""All calls."""

from typing import Any, Final

from vendome.table.calls import games, records, tables
from vendome.table.calls.common import Call
from vendome.table.protocol.answers import (
    GameInfo,
    Health,
    Hint,
    NewTableMade,
    NextTable,
    Observation,
    Rule,
    SeatToken,
    SeatVacated,
    TableClosed,
    Why,
)
from vendome.table.protocol.lenses import Lens
from vendome.table.protocol.refusals import Code
from vendome.table.protocol.replays import Lesson, Replay
from vendome.table.protocol.requests import (
    ChangeSettings,
    HandOver,
    Join,
    Move,
    NewTable,
    Say,
    Start,
    Substitute,
    TellWord,
)
from vendome.table.protocol.reviews import ReviewState
from vendome.table.protocol.riddles import Riddle, RiddleSolution
from vendome.table.protocol.views import View

TABLE: Final[tuple[Code, ...]] = ("no-such-table", "wrong-token", "no-token")
API: Final = "/api"
ROOT: Final = f"{API}/tables/{{table}}"

CALLS: Final = (
    Call("GET", "/api/games", games.games, "Every game, its options and bot levels", list[GameInfo]),
    Call(
        "GET", "/api/games/{game}/rules", games.rules, "A game's rulebook", list[Rule],
        refusals=("no-such-thing", "bad-option"),
        query=(("language", "`en`, `fr`, `de` or `it`; otherwise the first of these in `Accept-Language`"),),
    ),
    Call("GET", "/api/games/{game}/lesson", games.lesson, "A game's first game", Lesson, refusals=("no-such-thing",)),
    Call(
        "GET", "/api/games/{game}/lesson/why", games.lesson_why, "Why a move can't be made at a step of the first game",
        Why,
        refusals=("no-such-thing", "bad-option"), query=(("step", "its `key`"), ("move", "a move of the game")),
    ),
    Call(
        "POST", "/api/tables", tables.create, "Make a table", NewTableMade, NewTable, 201,
        ("bad-option",),
    ),
    Call(
        "POST", f"{ROOT}/join", tables.join, "Take an open seat", SeatToken, Join,
        refusals=(*TABLE, "taken", "started", "no-such-thing"),
    ),
    Call(
        "POST", f"{ROOT}/start", tables.start, "Begin; bots take the seats that are still open", View, Start,
        repeatable=True, refusals=(*TABLE, "forbidden", "bad-option"), optional_body=True,
    ),
    Call(
        "POST", f"{ROOT}/word", tables.word, "Tell your device's word for the deal", View, TellWord,
        repeatable=True, refusals=(*TABLE, "forbidden", "bad-option", "not-started", "started"),
    ),
    Call("GET", ROOT, tables.view, "The table as this token's seat sees it", View, refusals=TABLE),
    Call(
        "POST", f"{ROOT}/moves", tables.move, "Move; answered once it is on disk", View, Move,
        repeatable=True, refusals=(*TABLE, "forbidden", "not-your-turn", "stale", "not-started", "illegal-move"),
    ),
    Call(
        "POST", f"{ROOT}/chat", tables.chat, "Say something to the table", View, Say,
        refusals=(*TABLE, "forbidden"),
    ),
    Call(
        "GET", f"{ROOT}/hint", tables.hint, "A bot's opinion of your moves", Hint,
        refusals=(*TABLE, "forbidden", "not-your-turn", "not-started"),
    ),
    Call(
        "GET", f"{ROOT}/why", tables.why, "Why you can't make a move now", Why,
        refusals=(*TABLE, "forbidden", "not-started", "bad-option"),
        query=(("move", "a move of the game"),),
    ),
    Call(
        "GET", f"{ROOT}/observation", tables.observation, "What your seat knows, as numbers", Observation,
        refusals=(*TABLE, "forbidden", "not-started"),
    ),
    Call(
        "POST", f"{ROOT}/settings", tables.settings, "The host changes the clock, or who may sit down", View,
        ChangeSettings, repeatable=True, refusals=(*TABLE, "forbidden", "stale", "gone"),
    ),
    Call(
        "POST", f"{ROOT}/host", tables.host, "The host hands over to another player", View, HandOver,
        refusals=(*TABLE, "forbidden", "no-such-thing", "gone"),
    ),
    Call(
        "POST", f"{ROOT}/close", tables.close, "The host closes the table for good", TableClosed,
        refusals=(*TABLE, "forbidden", "stale", "gone"),
    ),
    Call(
        "POST", f"{ROOT}/seats/{{seat}}/vacate", tables.vacate, "Leave for good, or remove a player", SeatVacated,
        refusals=(*TABLE, "forbidden", "no-such-thing", "started", "stale", "gone"), counts_as_presence=False,
    ),
    Call(
        "POST", f"{ROOT}/here", tables.here, "Say that you are still there", View,
        repeatable=True, refusals=(*TABLE, "forbidden", "gone"),
    ),
    Call(
        "POST", f"{ROOT}/seats/{{seat}}/bot", tables.substitute, "A bot for somebody who left or is idle", View,
        Substitute, refusals=(*TABLE, "not-away", "no-such-thing", "bad-option"),
        optional_body=True, counts_as_presence=False,
    ),
    Call(
        "POST", f"{ROOT}/again", tables.again, "The same company plays once more", NextTable, None, 201,
        refusals=(*TABLE, "forbidden", "not-started", "not-finished", "stale"),
    ),
    Call(
        "GET", f"{ROOT}/record", records.record, "The record of a finished game, with seed, nonce and words", dict[str,
        Any], refusals=(*TABLE, "not-started", "not-finished", "gone"),
    ),
    Call(
        "GET", f"{ROOT}/replay", records.replay, "A finished game, move by move", Replay,
        needs_record=True, refusals=(*TABLE, "not-started", "not-finished", "bad-option"),
        query=(("seat", "a seat's number, `public` or `all`"), ("frames", "`whole`, `patch` or `events`")),
    ),
    Call(
        "POST", "/api/replay", records.replay_file, "A game record of your own, move by move", Replay,
        refusals=("bad-record", "bad-option"), raw_body=True,
        query=(
            ("seat", "a seat's number, `public` or `all`"), ("frames", "`whole`, `patch` or `events`"),
            ("nth", "which game of the file, from 1"),
        ),
    ),
    Call(
        "GET", f"{ROOT}/lens", records.lens, "What a seat of a finished game could infer, position by position", Lens,
        needs_record=True, refusals=(*TABLE, "not-started", "not-finished", "no-such-thing"),
        query=(("seat", "a seat's number"),),
    ),
    Call(
        "POST", "/api/lens", records.lens_file, "The same for a game record of your own", Lens,
        refusals=("bad-record", "bad-option", "no-such-thing"), raw_body=True,
        query=(("seat", "a seat's number"), ("nth", "which game of the file, from 1")),
    ),
    Call(
        "GET", f"{ROOT}/review", records.review, "A finished game, judged; or how far its review is: ask again",
        ReviewState, needs_record=True, refusals=(*TABLE, "not-started", "not-finished", "bad-option"),
        query=(("effort", "`quick` or `thorough`"),),
    ),
    Call(
        "POST", "/api/review", records.review_file, "The same for a game record of your own", ReviewState,
        refusals=("bad-record", "bad-option"), raw_body=True,
        query=(("effort", "`quick` or `thorough`"), ("nth", "which game of the file, from 1")),
    ),
    Call(
        "GET", "/api/riddle", games.riddle, "A real position: which move is the best? One a day", Riddle,
        refusals=("no-such-thing",), query=(("day", "like 2026-01-31; today if there is none"),),
    ),
    Call(
        "GET", "/api/riddle/solution", games.riddle_solution, "Its solution, and the record of the game",
        RiddleSolution,
        refusals=("no-such-thing",), query=(("day", "like 2026-01-31; today if there is none"),),
    ),
    Call(
        "GET", "/api/health", games.health, "Whether moves are taken now: the store writes", Health,
        refusals=("unavailable",), limited=False,
    ),
    Call("GET", "/api/live", games.live, "Whether the server runs at all", Health, limited=False),
)  # fmt: skip
