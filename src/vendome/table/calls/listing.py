"""All calls."""

from typing import Any, Final

from vendome.table.calls import (
    friends,
    games,
    nights,
    notifications,
    open_tables,
    passkeys,
    people,
    ratings,
    records,
    tables,
)
from vendome.table.calls.common import TABLE, Call
from vendome.table.protocol.answers import (
    GameInfo,
    Health,
    Hint,
    NewTableMade,
    NextTable,
    Observation,
    Privacy,
    Rule,
    SeatVacated,
    TableClosed,
    Why,
)
from vendome.table.protocol.friends import (
    AgainAt,
    BeFriends,
    Decline,
    FriendLink,
    Friends,
    Invitation,
    InvitationSent,
    Invite,
    LinkOwner,
    LookAtLink,
    PlayAgain,
)
from vendome.table.protocol.lenses import Lens
from vendome.table.protocol.nights import Enter, Entered, NewNight, Night, NightMade, SitDown
from vendome.table.protocol.notifications import (
    Confirm,
    Notifications,
    Subscribe,
    SubscriptionInfo,
    Told,
    Unsubscribed,
)
from vendome.table.protocol.open_tables import FindGame, FoundGame, OpenTables, Report, Reported
from vendome.table.protocol.people import Erased, Export, History, Me, MyTable, PasskeyAnswer, PasskeyWish
from vendome.table.protocol.ratings import Leaderboard, Listed, MyRatings
from vendome.table.protocol.replays import Lesson, Replay
from vendome.table.protocol.requests import (
    AllowTakeBack,
    ChangeSettings,
    HandOver,
    Move,
    NewTable,
    React,
    Say,
    SayInGallery,
    Start,
    Substitute,
    TakeBack,
    TakeBreak,
    TellWord,
)
from vendome.table.protocol.reviews import ReviewState
from vendome.table.protocol.riddles import Riddle, RiddleSolution
from vendome.table.protocol.views import View

API: Final = "/api"
ROOT: Final = f"{API}/tables/{{table}}"
NIGHT: Final = f"{API}/nights/{{night}}"

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
        ("bad-option", "taken"),
    ),
    tables.JOIN,
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
        "POST", f"{ROOT}/take-back", tables.take_back, "Take your last move back, or ask the others to allow it", View,
        TakeBack, repeatable=True, refusals=(*TABLE, "forbidden", "stale", "not-started"),
    ),
    Call(
        "POST", f"{ROOT}/take-back/answer", tables.answer_take_back, "Allow another player to take a move back, or not",
        View, AllowTakeBack, repeatable=True, refusals=(*TABLE, "forbidden", "stale", "not-started"),
    ),
    Call(
        "POST", f"{ROOT}/chat", tables.chat, "Say something to the table", View, Say,
        refusals=(*TABLE, "forbidden"),
    ),
    Call(
        "POST", f"{ROOT}/gallery", tables.gallery, "Say something among those who only watch", View, SayInGallery,
        refusals=(*TABLE, "forbidden", "not-started"),
    ),
    Call(
        "POST", f"{ROOT}/reactions", tables.reactions, "React to a move that the story tells", View, React,
        repeatable=True, refusals=(*TABLE, "forbidden", "not-started", "no-such-thing"),
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
        ChangeSettings, repeatable=True, refusals=(*TABLE, "forbidden", "bad-option", "stale"),
    ),
    Call(
        "POST", f"{ROOT}/break", tables.take_break, "Be on a break, where the clock has a day or more; or end it",
        View, TakeBreak, repeatable=True, refusals=(*TABLE, "forbidden", "bad-option", "not-started", "stale"),
    ),
    Call(
        "POST", f"{ROOT}/host", tables.host, "The host hands over to another player", View, HandOver,
        refusals=(*TABLE, "forbidden", "no-such-thing"),
    ),
    Call(
        "POST", f"{ROOT}/close", tables.close, "The host closes the table for good", TableClosed,
        refusals=(*TABLE, "forbidden", "stale"),
    ),
    Call(
        "POST", f"{ROOT}/seats/{{seat}}/vacate", tables.vacate, "Leave for good, or remove a player", SeatVacated,
        refusals=(*TABLE, "forbidden", "no-such-thing", "started", "stale"), counts_as_presence=False,
    ),
    Call(
        "POST", f"{ROOT}/here", tables.here, "Say that you are still there", View,
        repeatable=True, refusals=(*TABLE, "forbidden"),
    ),
    Call(
        "POST", f"{ROOT}/seats/{{seat}}/bot", tables.substitute, "A bot for somebody who left or is idle", View,
        Substitute, refusals=(*TABLE, "not-away", "no-such-thing", "bad-option"),
        optional_body=True, counts_as_presence=False,
    ),
    Call(
        "POST", "/api/nights", nights.make_night, "Make a night: the same deals for all who come", NightMade, NewNight,
        status=201, refusals=("bad-option", "too-many"),
    ),
    Call(
        "GET", f"{NIGHT}", nights.show_night, "A night, and your own results; everybody's when it has closed", Night,
        with_token=True, refusals=("no-such-thing", "forbidden"),
    ),
    Call(
        "GET", "/api/games/{game}/today", nights.night_of_today, "The deal of the day: a night of one deal", Night,
        with_token=True, refusals=("bad-option", "forbidden"),
    ),
    Call(
        "POST", f"{NIGHT}/enter", nights.enter_night, "Take part in a night", Entered, Enter,
        refusals=("no-such-thing", "gone", "too-many"), repeatable=True, takes_device=True,
    ),
    Call(
        "POST", f"{NIGHT}/tables", nights.sit_at_night, "Play one of its deals", NewTableMade, SitDown, status=201,
        repeatable=True,
        with_token=True, refusals=("no-such-thing", "forbidden", "taken", "gone", "bad-option", "too-many"),
    ),
    Call(
        "POST", f"{NIGHT}/close", nights.close_night, "Close your night before its time", Night,
        with_token=True, refusals=("no-such-thing", "forbidden"), repeatable=True,
    ),
    Call(
        "GET", "/api/games/{game}/leaderboard", ratings.leaderboard,
        "Who plays it best here, with the bots among them; your line is marked, if your device shows its key",
        Leaderboard, refusals=("no-such-thing",), takes_device=True,
    ),
    Call("GET", "/api/privacy", games.privacy, "How long this server keeps what it is told", Privacy),
    Call(
        "GET", "/api/open-tables", open_tables.open_tables, "Tables that look for players, the newest first",
        OpenTables, refusals=("forbidden",),
        query=(("game", "only tables of this game"), ("language", "only tables where people speak it")),
    ),
    Call(
        "POST", "/api/open-tables/find", open_tables.find_game,
        "A seat at an open table that fits, or at a new one where others find you", FoundGame, FindGame,
        refusals=("bad-option",), takes_device=True,
    ),
    Call(
        "POST", f"{ROOT}/report", open_tables.report, "Tell whoever runs the server how somebody here behaves",
        Reported, Report, repeatable=True, refusals=(*TABLE, "forbidden", "no-such-thing"),
    ),
    Call(
        "GET", "/api/notifications", notifications.notifications, "How this server can tell you that it is your turn",
        Notifications,
    ),
    Call(
        "GET", f"{ROOT}/subscriptions", notifications.subscriptions, "Where your seat is told that it is your turn",
        list[SubscriptionInfo], refusals=(*TABLE, "forbidden"),
    ),
    Call(
        "POST", f"{ROOT}/subscriptions", notifications.subscribe, "Tell me that it is my turn, at this address",
        SubscriptionInfo, Subscribe, repeatable=True, refusals=(*TABLE, "forbidden", "bad-option"),
    ),
    Call(
        "POST", f"{ROOT}/subscriptions/{{subscription}}/confirm", notifications.confirm,
        "Confirm an address for mail by the code that was sent there", SubscriptionInfo, Confirm, repeatable=True,
        refusals=(*TABLE, "forbidden", "no-such-thing"),
    ),
    Call(
        "POST", f"{ROOT}/subscriptions/{{subscription}}/try", notifications.try_out, "Send a message there now", Told,
        refusals=(*TABLE, "forbidden", "no-such-thing"),
    ),
    Call(
        "POST", f"{ROOT}/subscriptions/{{subscription}}/end", notifications.unsubscribe, "Tell me no more there",
        SubscriptionInfo, refusals=(*TABLE, "forbidden", "no-such-thing"),
    ),
    Call(
        "POST", "/api/unsubscribe", notifications.end_mail, "No more mail to an address: the link in every mail",
        Unsubscribed, repeatable=True, query=(("key", "as the mail has it"),),
    ),
    Call(
        "POST", f"{ROOT}/again", tables.again, "The same company plays once more", NextTable, None, 201,
        refusals=(*TABLE, "forbidden", "not-started", "not-finished", "stale"),
    ),
    Call(
        "GET", "/api/me", people.me, "What the server knows of you, by your device's key", Me,
        refusals=("no-token",), takes_device=True,
    ),
    Call(
        "GET", "/api/me/tables", people.my_tables, "Your seats at games that are not over", list[MyTable],
        refusals=("no-token",), takes_device=True,
    ),
    Call(
        "GET", "/api/me/history", people.my_history, "Your finished games, the last ones first", History,
        refusals=("no-token", "bad-request"), takes_device=True,
        query=(("before", "as the games after these have told it"),),
    ),
    Call(
        "GET", "/api/me/ratings", ratings.my_ratings, "How well you play, as far as rated games tell", MyRatings,
        refusals=("no-token",), takes_device=True,
    ),
    Call(
        "POST", "/api/me/listed", ratings.set_listed, "Be on the leaderboards, or not", MyRatings, Listed,
        repeatable=True, refusals=("no-token", "wrong-token"), takes_device=True,
    ),
    Call(
        "POST", "/api/me/devices/{device}/remove", people.remove_device, "A device of yours opens nothing any more", Me,
        refusals=("no-token", "wrong-token", "no-such-thing"), takes_device=True,
    ),
    Call(
        "POST", "/api/me/passkeys/begin", passkeys.begin_passkey, "What your browser is to be asked for a new passkey",
        PasskeyWish, refusals=("no-token", "wrong-token", "bad-option"), takes_device=True,
    ),
    Call(
        "POST", "/api/me/passkeys", passkeys.add_passkey, "A passkey that your browser has made", Me, PasskeyAnswer,
        refusals=("no-token", "wrong-token", "bad-option", "stale"), takes_device=True,
    ),
    Call(
        "POST", "/api/me/passkeys/{passkey}/remove", passkeys.remove_passkey, "A passkey of yours is good for nothing",
        Me, refusals=("no-token", "wrong-token", "no-such-thing"), takes_device=True,
    ),
    Call(
        "POST", "/api/me/sign-in/begin", passkeys.begin_sign_in, "What your browser is to be asked, to show a passkey",
        PasskeyWish, refusals=("no-token", "bad-option"), takes_device=True,
    ),
    Call(
        "POST", "/api/me/sign-in", passkeys.sign_in, "A passkey that your browser shows: this device is yours too", Me,
        PasskeyAnswer, refusals=("no-token", "wrong-token", "bad-option", "stale"), takes_device=True,
    ),
    Call(
        "GET", "/api/me/friends", friends.my_friends, "Your friends, and whose invitations you don't see", Friends,
        refusals=("no-token",), takes_device=True,
    ),
    Call(
        "POST", "/api/me/friends", friends.be_friends, "Be friends with whoever made a link", Friends, BeFriends,
        refusals=("no-token", "wrong-token", "no-such-thing", "bad-option"), takes_device=True, repeatable=True,
    ),
    Call(
        "POST", "/api/me/friends/{friend}/remove", friends.remove_friend, "A friendship ends, for both", Friends,
        refusals=("no-token", "wrong-token"), takes_device=True, repeatable=True,
    ),
    Call(
        "POST", "/api/me/friend-link", friends.make_friend_link, "A link by which others become your friends",
        FriendLink, refusals=("no-token", "wrong-token"), takes_device=True,
    ),
    Call(
        "POST", "/api/me/friend-link/end", friends.end_friend_link, "Your link is good no more", Friends,
        refusals=("no-token", "wrong-token"), takes_device=True, repeatable=True,
    ),
    Call(
        "POST", "/api/me/friend-link/look", friends.look_at_friend_link, "Whose link it is", LinkOwner, LookAtLink,
        refusals=("no-token", "no-such-thing"), takes_device=True, repeatable=True,
    ),
    Call(
        "POST", "/api/me/muted/{muted}/end", friends.end_mute, "See the invitations of somebody again", Friends,
        refusals=("no-token", "wrong-token"), takes_device=True, repeatable=True,
    ),
    Call(
        "GET", "/api/me/invitations", friends.my_invitations, "Tables to which you are invited", list[Invitation],
        refusals=("no-token",), takes_device=True,
    ),
    Call(
        "POST", "/api/me/invitations/{invitation}/decline", friends.decline, "You don't come", list[Invitation],
        Decline, refusals=("no-token", "wrong-token"), takes_device=True, optional_body=True, repeatable=True,
    ),
    Call(
        "POST", f"{ROOT}/invite", friends.invite, "Ask a friend to sit down at this table", InvitationSent, Invite,
        refusals=(*TABLE, "forbidden", "started", "taken", "no-such-thing", "bad-option"), repeatable=True,
    ),
    Call(
        "POST", "/api/me/again", friends.meet_again, "A new table for the people of a finished game of yours", AgainAt,
        PlayAgain, 201, ("no-token", "wrong-token", "no-such-thing", "bad-option", "too-many"), takes_device=True,
        repeatable=True,
    ),
    Call(
        "GET", "/api/me/export", people.export, "All that the server has of you", Export,
        refusals=("no-token", "wrong-token"), takes_device=True,
    ),
    Call(
        "POST", "/api/me/erase", people.erase, "Nothing is left of you: you leave every table", Erased,
        refusals=("no-token", "wrong-token"), takes_device=True,
    ),
    Call(
        "GET", f"{ROOT}/record", records.record, "The record of a finished game, with seed, nonce and words", dict[str,
        Any], refusals=(*TABLE, "not-started", "not-finished"),
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
