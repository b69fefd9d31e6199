"""Looking for a game: which open table fits, and a new one if there is none."""

from __future__ import annotations

from vendome.engine.errors import VendomeError
from vendome.engine.play import Setup
from vendome.games.registry import find
from vendome.table.actions.common import shielded
from vendome.table.actions.new_table import human_seat, make_room, new_row, rated_settings, refusal_of, sitting
from vendome.table.house import House
from vendome.table.problems import Refused
from vendome.table.protocol.open_tables import FindGame, FoundGame, OpenTable
from vendome.table.protocol.requests import Clock
from vendome.table.storage.openings import Listed, Opening
from vendome.table.storage.rows import SeatRow, TableSettings
from vendome.table.storage.stored import Stored
from vendome.table.tokens import Device, Viewer, digest, new_token, token_of_join

USUAL_PLAYERS = 3  # enough for a good game, and they are found soon
CLOCK = 120  # seconds: strangers should not have to wait for whoever has left
QUICK = 300  # seconds: with so many one plays at one sitting
QUICK_GAME = 3_600  # seconds of a bank


def setup_of(wish: FindGame) -> Setup:
    """Of a new table, for these players."""
    try:
        games = [find(name) for name in wish.games]
        low, high = games[0].players[0], games[0].players[-1]
        return Setup.of(games[0], wish.players or min(max(USUAL_PLAYERS, low), high), {})
    except VendomeError as error:
        raise refusal_of(error) from None


def fitting(wish: FindGame, listed: list[Listed]) -> list[OpenTable]:
    """The fullest first, of these the one that has waited for longest."""
    tables = [one.shown for one in listed if one.shown.missing and fits(wish, one.shown)]
    return sorted(tables, key=lambda table: (table.missing, table.since))


def fits(wish: FindGame, table: OpenTable) -> bool:
    return (
        table.game in wish.games
        and (wish.any_language or table.language == wish.language)
        and (wish.any_clock or is_quick(table.clock))
        and wish.players in (None, table.seats)
        and wish.rated == table.rated
        and table.table not in wish.avoid
    )


def is_quick(clock: Clock | None) -> bool:
    """Whether the game is over today."""
    return clock is not None and clock.seconds <= (QUICK if clock.kind == "decision" else QUICK_GAME)


def known_seat(wish: FindGame, listed: list[Listed]) -> FoundGame | None:
    """What this guest was given before: the answer was lost."""
    if wish.id is None:
        return None
    for one in listed:
        for token in (token_of_finder(wish.id), token_of_join(one.shown.table, wish.id)):
            for seat, known in one.tokens.items():
                if known == digest(token):
                    return FoundGame(one.shown.table, one.shown.game, seat, token)
    return None


def token_of_finder(join_id: str) -> str:
    """Of whoever is the first at a new table, which has no id yet."""
    return token_of_join("", join_id)


def gathering(wish: FindGame, setup: Setup) -> str:
    """Whom a new table gathers: nobody should wait alone at one of two such tables."""
    return f"{setup.game.id} {wish.language} {setup.players}{' rated' if wish.rated else ''}"


@shielded
async def gather(
    house: House, wish: FindGame, gathers: str | None, address: str, device: Device | None = None
) -> FoundGame:
    """A new table, which begins by itself when nobody is missing. A Conflict, if there is one that gathers the same."""
    setup, now = setup_of(wish), house.clock.now()
    token = token_of_finder(wish.id) if wish.id else new_token()
    first = human_seat(0, wish.name, token, wish.word_hash)
    seats = [first, *(SeatRow(seat, "open", "") for seat in range(1, setup.players))]
    opening = Opening(setup.game.id, wish.language, "any", now, now, by_itself=True, gathers=gathers)
    settings = rated_settings(TableSettings(clock=CLOCK)) if wish.rated else TableSettings(clock=CLOCK)
    row = new_row(house, setup, settings, digest(token))
    also = [await sitting(house, row.id, first, device)] if device else []
    room = await make_room(house, Stored(row, seats, opening=opening), also=also)
    room.note_look(Viewer(0, is_host=True), address)
    return FoundGame(room.row.id, setup.game.id, 0, token)


def check_open(house: House) -> None:
    if not house.settings.open_tables:
        raise Refused("no-open-tables")
