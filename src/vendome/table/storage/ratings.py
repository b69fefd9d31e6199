"""Ratings in the database: what people are rated, the games that wait to be rated, and what each game changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import and_, delete, exists, func, insert, literal, select, update

from vendome.ratings import Rating
from vendome.table.storage import schema
from vendome.table.storage.database import order_query
from vendome.table.storage.writer import Statement

if TYPE_CHECKING:
    from vendome.table.storage.rows import SeatRow
    from vendome.table.storage.store import Store

NEEDED: Final = 5  # rated games, to be on a leaderboard
LEADERS: Final = 100  # of a leaderboard that are shown

P, S, T = schema.people.c, schema.sittings.c, schema.tables.c
other_person = schema.people.alias()
R, GAME, SEAT = schema.ratings.c, schema.rated_games.c, schema.rated_seats.c


class RatedSeat(NamedTuple):
    """Who counts in a rated game: a person, or a bot of some level."""

    seat: int
    person: str | None
    level: str
    rank: int


class RatedGame(NamedTuple):
    """A game that waits to be rated."""

    table: str
    game: str
    seats: Sequence[RatedSeat]


class Known(NamedTuple):
    """What somebody is rated in a game. `games` goes up with every change, so it says whether it is the newest."""

    rating: Rating
    games: int


@dataclass(frozen=True, slots=True)
class Change:
    """What a game makes of somebody's rating."""

    seat: int
    person: str
    before: Rating
    after: Rating


class OwnRating(NamedTuple):
    game: str
    rating: Rating
    games: int


class Leader(NamedTuple):
    person: str
    name: str | None
    rating: Rating
    games: int


class Ratings:
    def __init__(self, store: Store) -> None:
        self.store = store

    # -- games that wait ------------------------------------------------------------------------------

    async def next_game(self) -> RatedGame | None:
        """That which ended first."""
        first = select(GAME.table_id, GAME.game).where(GAME.waits).order_by(GAME.at, GAME.table_id).limit(1)
        for row in await self.store.rows(first):
            query = select(SEAT.seat, SEAT.person, SEAT.level, SEAT.rank).where(SEAT.table_id == row["table_id"])
            seats = [RatedSeat(**seat) for seat in await self.store.rows(query.order_by(SEAT.seat))]
            return RatedGame(row["table_id"], row["game"], seats)
        return None

    async def known(self, game: str, people: Sequence[str]) -> dict[str, Known]:
        query = select(R.person, R.mean, R.deviation, R.games).where(R.game == game, R.person.in_(people))
        return {row["person"]: Known(rating_of(row), row["games"]) for row in await self.store.rows(query)}

    async def write(self, game: RatedGame, known: Mapping[str, Known], changes: Sequence[Change]) -> None:
        """The game waits no longer, and the servers look at its table again. Conflict: it is rated already, or somebody
        is not `known` so any more."""
        is_rated = update(schema.rated_games).where(GAME.table_id == game.table, GAME.waits).values(waits=False)
        statements = [Statement(is_rated, must_match=True)]
        for change in changes:
            statements += [new_rating(game.game, change, known.get(change.person)), note_change(game.table, change)]
        if changes:
            notice = insert(schema.notices).values(table_id=game.table, at=self.store.clock.now())
            statements += [Statement(order_query(self.store.engine)), Statement(notice)]
        await self.store.writer.write(*statements)

    async def delete_old(self) -> None:
        """Games of which no person is left."""
        has_person = exists().where(SEAT.table_id == GAME.table_id, SEAT.person.is_not(None))
        await self.store.writer.write(Statement(delete(schema.rated_games).where(~GAME.waits, ~has_person)))

    # -- what people are rated ------------------------------------------------------------------------

    async def of(self, person: str) -> list[OwnRating]:
        query = select(R.game, R.mean, R.deviation, R.games).where(R.person == person).order_by(R.game)
        return [OwnRating(row["game"], rating_of(row), row["games"]) for row in await self.store.rows(query)]

    async def place(self, game: str, rating: Rating) -> int:
        """On the leaderboard, of somebody who is rated so."""
        better = on_leaderboard(select(func.count().label("better")), game).where(R.cautious > rating.cautious)
        return 1 + int((await self.store.rows(better))[0]["better"])

    async def leaders(self, game: str) -> list[Leader]:
        who = on_leaderboard(select(P.id, P.name, R.mean, R.deviation, R.games), game)
        best = who.order_by(R.cautious.desc(), P.id).limit(LEADERS)
        return [Leader(row["id"], row["name"], rating_of(row), row["games"]) for row in await self.store.rows(best)]

    async def set_listed(self, person: str, *, listed: bool) -> None:
        change = update(schema.people).where(P.id == person).values(is_listed=listed)
        await self.store.writer.write(Statement(change))

    async def changes(self, person: str, tables: Sequence[str]) -> dict[tuple[str, int], tuple[Rating, Rating]]:
        """Of a person's rating by these tables' games, before and after; by table and seat."""
        query = select(schema.rated_seats).where(SEAT.person == person, SEAT.table_id.in_(tables))
        rows = await self.store.rows(query.where(SEAT.mean_after.is_not(None)))
        return {(row["table_id"], row["seat"]): change_of(row) for row in rows}


def on_leaderboard(query: Any, game: str) -> Any:
    of_person = query.select_from(schema.ratings).join(schema.people, P.id == R.person)
    return of_person.where(R.game == game, R.games >= NEEDED, P.is_listed)


def rating_of(row: Any) -> Rating:
    return Rating(row["mean"], row["deviation"])


def change_of(row: Any) -> tuple[Rating, Rating]:
    before = Rating(row["mean_before"], row["deviation_before"])
    return before, Rating(row["mean_after"], row["deviation_after"])


def changes_at(table: str) -> Any:
    """Asks for what a table's game has changed of people's ratings."""
    return select(schema.rated_seats).where(SEAT.table_id == table, SEAT.mean_after.is_not(None))


# -- a game ends, and is rated ------------------------------------------------------------------------


def game_to_rate(table: str, game: str, at: float) -> Statement:
    """It waits to be rated. Noted twice, it is there once."""
    values = {"table_id": T.id, "game": literal(game), "at": literal(at), "waits": literal(True)}  # noqa: FBT003
    new = select(*values.values()).where(T.id == table, ~exists().where(GAME.table_id == table))
    return Statement(insert(schema.rated_games).from_select(list(values), new))


def seat_to_rate(table: str, seat: SeatRow, rank: int) -> Statement:
    """A bot counts, and a person whom we know; likewise once."""
    is_noted = exists().where(SEAT.table_id == table, SEAT.seat == seat.seat)
    common: dict[str, Any] = {"table_id": literal(table), "seat": literal(seat.seat), "rank": literal(rank)}
    if seat.kind == "bot":
        values = {**common, "level": literal(seat.level)}
        new = select(*values.values()).where(~is_noted)
    else:
        values = {**common, "level": literal(""), "person": S.person}
        new = select(*values.values()).where(S.table_id == table, S.seat == seat.seat, ~is_noted)
    return Statement(insert(schema.rated_seats).from_select(list(values), new))


def new_rating(game: str, change: Change, known: Known | None) -> Statement:
    after = change.after
    values = {"mean": after.mean, "deviation": after.deviation, "cautious": after.cautious}
    if known is None:
        first = insert(schema.ratings).values(person=change.person, game=game, games=1, **values)
        return Statement(first)
    as_known = R.person == change.person, R.game == game, R.games == known.games
    return Statement(update(schema.ratings).where(*as_known).values(games=known.games + 1, **values), must_match=True)


def note_change(table: str, change: Change) -> Statement:
    row = update(schema.rated_seats).where(SEAT.table_id == table, SEAT.seat == change.seat)
    return Statement(
        row.values(
            mean_before=change.before.mean,
            deviation_before=change.before.deviation,
            mean_after=change.after.mean,
            deviation_after=change.after.deviation,
        )
    )


# -- two people were one ------------------------------------------------------------------------------


def merged_ratings(person: str, into: str) -> list[Any]:
    """Of two ratings the one that is known better remains, with the games of both. What they changed goes along."""
    other = schema.ratings.alias()
    theirs, ours = (and_(other.c.person == who, other.c.game == R.game) for who in (person, into))
    games_of = select(other.c.games)
    is_hidden = exists().where(other_person.c.id == person, ~other_person.c.is_listed)
    return [
        update(schema.ratings)
        .where(R.person == into, exists().where(theirs))
        .values(games=R.games + games_of.where(theirs).scalar_subquery()),
        update(schema.ratings)
        .where(R.person == person, exists().where(ours))
        .values(games=games_of.where(ours).scalar_subquery()),
        delete(schema.ratings).where(R.person == into, exists().where(theirs, other.c.deviation < R.deviation)),
        delete(schema.ratings).where(R.person == person, exists().where(ours)),
        update(schema.ratings).where(R.person == person).values(person=into),
        update(schema.rated_seats).where(SEAT.person == person).values(person=into),
        update(schema.people).where(P.id == into, is_hidden).values(is_listed=False),
    ]
