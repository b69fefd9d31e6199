"""Every HTTP call: its path, what it takes and gives, and what it does. The routes and OpenAPI are made from this.

common.py          what a call is, and what it is given
about_games.py     games, rulebooks, lessons, riddles, the server itself
at_table.py        what happens at a table
about_records.py   finished games: records, replays, lenses, reviews
open_tables.py     tables that look for players
listing.py         all calls
"""

from vendome.table.calls.common import Call, Request, Services, StoredAnswer, frames_of
from vendome.table.calls.listing import API, CALLS

__all__ = ["API", "CALLS", "Call", "Request", "Services", "StoredAnswer", "frames_of"]
