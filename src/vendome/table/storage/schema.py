"""The tables of the database. A game is its log, `moves`; the other tables say whose log it is.

A change here needs a migration in `migrations/versions`; a test compares the two.
"""

from sqlalchemy import (
    JSON,
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
    Column("settings", JSON, nullable=False),  # spectators, clock, hints, memory, locked
    Column("status", String(16), nullable=False),
    Column("next_table", String(32), nullable=True),  # where the company plays again
    Column("created_at", Double, nullable=False),
    Column("asked_at", Double, nullable=False),  # of the first question; with a clock, of the present one
    Column("touched_at", Double, nullable=False),
    Column("record", Text, nullable=True),  # of a finished game: it can be read when the rules have changed
    Index("tables_by_status", "status", "touched_at"),
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
    Column("ply", Integer, primary_key=True),
    Column("arrived", Integer, nullable=False),  # the order in which moves came in: secret choices come in any order
    Column("seat", Integer, nullable=False),
    Column("move", String(200), nullable=False),
    Column("client_id", String(64), nullable=True),  # a hash of the sender's own; a bot's move has none
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "seat", "client_id", name="moves_once"),
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
