"""The tables of the database. A game is its log, `moves`; the other tables say whose log it is.

A change here needs a migration in `migrations/versions`; a test compares the two.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    true,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the game's rulebook
    Column("options", JSON, nullable=False),  # `players` and what is not at its default
    Column("seed", String(128), nullable=False),  # secret until the game is over, like the nonce
    Column("nonce", String(64), nullable=False),
    Column("bot_seed", String(64), nullable=False),  # for the bots' random numbers, apart from the game's chance
    Column("host", String(64), nullable=False),  # the hash of the host's token
    Column("settings", JSON, nullable=False),  # as `TableSettings` has them
    Column("status", String(16), nullable=False),
    Column("next_table", String(32), nullable=True),  # where the company plays again
    Column("created_at", Double, nullable=False),
    Column("asked_at", Double, nullable=False),  # of the first question; or since when the present clock counts
    Column("touched_at", Double, nullable=False),
    Column("record", Text, nullable=True),  # of a finished game: it can be read when the rules have changed
    Column("due_at", Double, nullable=True),  # before that nobody's time is up; none without a clock
    Column("night", String(48), nullable=True),  # whose deal is played here, and its number: see `nights/`
    Column("deal", Integer, nullable=True),
    Index("tables_by_status", "status", "touched_at"),
    Index("tables_by_due", "status", "due_at"),
    Index("tables_by_night", "night"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("level", String(64), nullable=False),  # of a bot, also of one that stands in
    Column("token", String(64), nullable=True),  # its hash
    Column("by_bot", Boolean, nullable=False),  # a bot stands in for a person who left
    Column("word_hash", String(64), nullable=True),  # of the word that this player's device adds to the deal
    Column("word", String(64), nullable=True),  # that word, once the device has told it
    Column("next_hash", String(64), nullable=True),  # of the word that it will add when the company plays again
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("arrived", Integer, primary_key=True),  # the order in which rows came in: secret choices come in any order
    Column("kind", String(8), nullable=False),  # a move, or that its seat has taken it back: nothing is ever deleted
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", String(200), nullable=False),
    Column("client_id", String(64), nullable=True),  # a hash of the sender's own; a bot's move has none
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "seat", "client_id", name="moves_made_once"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("phrase", String(24), nullable=True),  # if it was one of ours
)

# What spectators say among themselves.
gallery = Table(
    "gallery",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("phrase", String(24), nullable=True),
    Column("who", String(16), nullable=False),  # the same for what the same person says
)

# How players took the moves: one reaction of a seat to a move.
reactions = Table(
    "reactions",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("reaction", String(16), nullable=False),
)

# When a seat's clock stands still: see `table_time.py`. A break that was ended early has ended then.
breaks = Table(
    "breaks",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("begun_at", Double, primary_key=True),
    Column("until", Double, nullable=False),
)

# Where a seat's player is told that it is their turn when the page is closed: see `notifications/`.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("id", String(32), primary_key=True),  # follows from the address: the same again replaces it
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),  # of a push service, of a webhook, or for mail
    Column("p256dh", String(128), nullable=True),  # the browser's public key, for whom a push message is encrypted …
    Column("auth", String(64), nullable=True),  # … and what it shares with us besides
    Column("language", String(8), nullable=False),
    Column("origin", Text, nullable=False),  # of this server, as the player calls it: for links
    Column("zone", String(64), nullable=False),  # where the player's quiet hours are
    Column("quiet_from", Integer, nullable=True),  # minutes after midnight; without them there are none
    Column("quiet_to", Integer, nullable=True),
    Column("code", String(8), nullable=True),  # must be typed first, by whoever reads the mail of this address
    Column("secret", String(64), nullable=False),  # whoever has it may end what goes to this address
    Column("told", Integer, nullable=False),  # the last question that the player was told of
    Column("reminded", Integer, nullable=False),  # the last one of whose end they were told
    Column("failures", Integer, nullable=False),  # in a row
    Column("due_at", Double, nullable=True),  # when to look at it again, though nothing happens at the table
    Column("made_at", Double, nullable=False),
    Index("subscriptions_by_due", "due_at"),
    Index("subscriptions_by_address", "address"),
    Index("subscriptions_by_secret", "secret"),
)

# Whoever has sat down with a device key: see `people.py`. Nobody else is stored.
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=True),  # the last one they sat down with
    Column("made_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),  # to the day
    Column("is_listed", Boolean, nullable=False, server_default=true()),  # on the leaderboards, if their rating is
    Index("people_by_seen", "seen_at"),
)

devices = Table(
    "devices",
    metadata,
    Column("key", String(64), primary_key=True),  # its hash
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("label", Text, nullable=False),  # its browser and system, so that a person recognises it
    Column("made_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),  # to the day
    Index("devices_by_person", "person"),
)

# What carries who one is to another device (WebAuthn).
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),  # as the authenticator names it
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),  # how often it was used, as the authenticator counts
    Column("label", Text, nullable=False),  # of the device where it was made
    Column("made_at", Double, nullable=False),
    Column("used_at", Double, nullable=False),  # to the day
    Index("passkeys_by_person", "person"),
)

# What a device has to answer with a passkey, once and soon.
challenges = Table(
    "challenges",
    metadata,
    Column("challenge", String(64), primary_key=True),
    Column("device", String(64), nullable=False),  # the hash of its key
    Column("purpose", String(16), nullable=False),
    Column("until", Double, nullable=False),
    Index("challenges_by_until", "until"),
)

# Who sits where. Apart from the seats: a table needs to know nobody to be played at.
sittings = Table(
    "sittings",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Index("sittings_by_person", "person"),
)

# What became of a person's finished games. It outlives the table: no foreign key.
results = Table(
    "results",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # 1 for a winner
    Column("score", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Index("results_by_person", "person", "at"),
)

# By which somebody finds friends: whoever is sent the link's code may be one. See `friends.py`.
friend_links = Table(
    "friend_links",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),  # one live link each
    Column("code", String(64), nullable=False, unique=True),  # its hash
    Column("until", Double, nullable=False),
    Index("friend_links_by_until", "until"),
)

# Two rows for two friends, one for each side, with the same id.
friendships = Table(
    "friendships",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("friend", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(32), nullable=False),  # by which the two name it: nobody is told a person's id
    Index("friendships_by_friend", "friend"),
    Index("friendships_by_id", "id"),
)

# Whose invitations a person does not want to see.
mutes = Table(
    "mutes",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(32), nullable=False),  # by which it is named to its person
    Index("mutes_by_muted", "muted"),
)

# Who is asked to sit down at a table that waits. See `invitations.py`.
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("sender", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(32), nullable=False),
    Column("at", Double, nullable=False),
    Column("declined", Boolean, nullable=False),  # kept, so that nobody is asked the same again
    Index("invitations_by_person", "person"),
    Index("invitations_by_sender", "sender"),
)

# Who has asked the company of a finished game to another table, and to which. No foreign keys to the tables: the
# finished one may be gone, and the other one is asked for once a day also when it has been closed.
reunions = Table(
    "reunions",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("played", String(32), primary_key=True),
    Column("next_table", String(32), nullable=False),
    Column("at", Double, nullable=False),
    Index("reunions_by_time", "at"),
)

# How well people play, on the arena's scale: see `ratings/`.
ratings = Table(
    "ratings",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("mean", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("cautious", Double, nullable=False),  # what a leaderboard goes by; it follows from the two
    Column("games", Integer, nullable=False),  # that were rated; it goes up with every change
    Index("ratings_by_place", "game", "cautious"),
)

# Rated games that are over. Those that wait are rated in the order of their end. They outlive their table.
rated_games = Table(
    "rated_games",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("at", Double, nullable=False),
    Column("waits", Boolean, nullable=False),
    Index("rated_games_by_wait", "waits", "at"),
)

# Who counts in them: people and bots. What became of the people's ratings is noted when the game is rated.
rated_seats = Table(
    "rated_seats",
    metadata,
    Column("table_id", ForeignKey("rated_games.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=True),
    Column("level", String(64), nullable=False),  # of a bot; empty, if it is a person
    Column("rank", Integer, nullable=False),  # whoever has left shares the last one
    Column("mean_before", Double, nullable=True),
    Column("deviation_before", Double, nullable=True),
    Column("mean_after", Double, nullable=True),
    Column("deviation_after", Double, nullable=True),
    Index("rated_seats_by_person", "person"),
)

# Tables at which anyone may sit down, or might while they waited: see `open_tables.py`.
openings = Table(
    "openings",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("experience", String(16), nullable=False),
    Column("opened_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),  # when somebody was there who can begin the game
    Column("is_listed", Boolean, nullable=False),  # otherwise the host has closed it to strangers again
    Column("by_itself", Boolean, nullable=False),  # the game begins as soon as nobody is missing
    Column("gathers", String(128), nullable=True, unique=True),  # no two tables gather the same players
    Index("openings_by_seen", "is_listed", "seen_at"),
)

# What people tell whoever runs the server of somebody at an open table.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("by_seat", Integer, nullable=False),
    Column("name", Text, nullable=False),  # as it was then
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("chat", JSON, nullable=False),  # the last lines then
    Column("at", Double, nullable=False),
    Index("reports_by_table", "table_id"),
    Index("reports_by_time", "at"),
    sqlite_autoincrement=True,
)

# The same sealed deals at many tables: see `nights/`.
nights = Table(
    "nights",
    metadata,
    Column("id", String(48), primary_key=True),
    Column("title", Text, nullable=False),
    Column("game", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("level", String(64), nullable=False),  # of the bots
    Column("deals", Integer, nullable=False),  # how many
    Column("secret", String(64), nullable=False),  # all deals follow from it
    Column("host", String(64), nullable=True),  # the hash of the host's token; a deal of the day has none
    Column("day", String(10), nullable=True),
    Column("made_at", Double, nullable=False),
    Column("closes_at", Double, nullable=False),
)

# Who takes part in a night. Their names are at their seats.
night_entries = Table(
    "night_entries",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("night", ForeignKey("nights.id", ondelete="CASCADE"), nullable=False),
    Column("token", String(64), nullable=False),  # its hash
    Column("at", Double, nullable=False),
    UniqueConstraint("night", "token", name="night_entries_once"),
)

# Whose entry it is, where somebody has shown a device key.
night_people = Table(
    "night_people",
    metadata,
    Column("entry", ForeignKey("night_entries.id", ondelete="CASCADE"), primary_key=True),
    Column("night", ForeignKey("nights.id", ondelete="CASCADE"), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    UniqueConstraint("person", "night", name="night_people_once"),  # one entry
)

# Where they sit, and what they have reached there.
night_seats = Table(
    "night_seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("night", ForeignKey("nights.id", ondelete="CASCADE"), nullable=False),
    Column("deal", Integer, nullable=False),
    Column("entry", ForeignKey("night_entries.id", ondelete="CASCADE"), nullable=False),
    Column("score", Integer, nullable=True),  # when the game is over, if no bot has ended it for them
    UniqueConstraint("night", "deal", "entry", name="night_seats_once"),  # one try
    Index("night_seats_by_entry", "entry"),
)

# What this server alone may know, and all its processes need.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# What is made of a finished game, kept because it takes long. It can always be made again.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("effort", String(16), primary_key=True),
    Column("format", String(32), nullable=False),  # of the review: an older one is made again
    Column("review", LargeBinary, nullable=False),  # compressed JSON, without the players' names
)

# What `vendome admin` has changed beside the servers: each of them looks here every second, and takes it over.
notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(32), nullable=True),  # the table that was changed or deleted; none: it was the block list
    Column("at", Double, nullable=False),
    sqlite_autoincrement=True,  # otherwise SQLite would give the number of a deleted notice to a new one
)

# Addresses that may not call any more.
blocked = Table(
    "blocked",
    metadata,
    Column("network", String(64), primary_key=True),
    Column("reason", Text, nullable=False),  # for whoever runs the server; the blocked are not told
    Column("at", Double, nullable=False),
)

# One row for each server, written to see whether the database takes writes.
heartbeats = Table(
    "heartbeats",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("at", Double, nullable=False),
)

# The web processes that share a PostgreSQL database. SQLite has one, and nothing here.
processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),  # computer and process number, for people
    Column("address", Text, nullable=False),  # where it listens
    Column("started_at", Double, nullable=False),
    Column("until", Double, nullable=False),  # by the database's clock: from then on it is taken to be gone
)

# Which process has which table. Who takes a table over raises the epoch: whoever had it can write no more.
leases = Table(
    "leases",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("process", String(32), nullable=True),  # none: it was given back
    Column("epoch", Integer, nullable=False),
    Column("waits", Boolean, nullable=False),  # it was given back in the middle of a game: somebody must go on with it
    Index("leases_by_process", "process"),
)
