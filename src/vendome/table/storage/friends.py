"""Friends in the database: the links by which people become friends, who is whose friend, and who is muted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import and_, delete, exists, func, insert, literal, or_, select

from vendome.table.storage import schema
from vendome.table.storage.people import DAY, P, R
from vendome.table.storage.writer import Conflict, Statement
from vendome.table.tokens import new_table_id

if TYPE_CHECKING:
    from vendome.table.storage.store import Store

MOST_MUTED = 1_000  # that are listed
LINK_IS_GOOD_FOR = 30 * DAY

L, F, M = schema.friend_links.c, schema.friendships.c, schema.mutes.c
ASKED = schema.invitations.c


class Friend(NamedTuple):
    id: str  # of the friendship
    name: str | None
    seen_at: float  # to the day
    game: str | None  # the last one that both have finished together …
    at: float | None  # … and its end


class Muted(NamedTuple):
    id: str
    name: str | None


class LinkOwner(NamedTuple):
    """Whose link it is."""

    person: str
    name: str | None


class Friends:
    def __init__(self, store: Store) -> None:
        self.store = store

    # -- links ----------------------------------------------------------------------------------------

    async def make_link(self, person: str, code: str) -> float:
        """A link of this person has this code, by its hash, and no other; until when."""
        until = self.store.clock.now() + LINK_IS_GOOD_FOR
        new = insert(schema.friend_links).values(person=person, code=code, until=until)
        await self.store.writer.write(link_ended(person), Statement(new))
        return until

    async def end_link(self, person: str) -> None:
        await self.store.writer.write(link_ended(person))

    async def link_until(self, person: str) -> float | None:
        """Until when the link of this person is good, if they have one."""
        query = select(L.until).where(L.person == person, L.until > self.store.clock.now())
        return next((row["until"] for row in await self.store.rows(query)), None)

    async def owner_of(self, code: str) -> LinkOwner | None:
        """Whose link has the code of this hash, and is still good."""
        query = select(P.id.label("person"), P.name).join(schema.friend_links, L.person == P.id)
        found = await self.store.rows(query.where(L.code == code, L.until > self.store.clock.now()))
        return LinkOwner(**found[0]) if found else None

    # -- friendships ----------------------------------------------------------------------------------

    async def of(self, person: str) -> list[Friend]:
        """Their friends, those who were here last first."""
        together = last_together(person)
        query = (
            select(F.id, P.name, P.seen_at, together.c.game, together.c.at)
            .join(schema.people, P.id == F.friend)
            .outerjoin(together, together.c.person == F.friend)
            .where(F.person == person)
        )
        found = await self.store.rows(query.order_by(P.seen_at.desc(), P.name, F.id))
        return [Friend(*row.values()) for row in found]

    async def person_of(self, friendship: str, person: str) -> str | None:
        """The other one of a friendship of this person."""
        query = select(F.friend).where(F.id == friendship, F.person == person)
        return next((row["friend"] for row in await self.store.rows(query)), None)

    async def are_friends(self, person: str, other: str) -> bool:
        return bool(await self.store.rows(select(F.id).where(F.person == person, F.friend == other)))

    async def befriend(self, person: str, other: str) -> bool:
        """They are friends from now on, if they were not before. False: one of them has as many as one can have."""
        number = new_table_id()
        most = self.store.limits.most_friends
        sides = [befriended(number, *two, most) for two in ((person, other), (other, person))]
        try:
            await self.store.writer.write(*sides)
        except Conflict:  # they are friends already, or one has too many
            return await self.are_friends(person, other)
        return True

    async def part(self, person: str, friendship: str) -> None:
        """A friendship of this person ends, for both. No invitation is left between the two, and the link ends by which
        the other one could come back."""
        other = await self.person_of(friendship, person)
        if other is None:
            return
        two = (person, other), (other, person)
        asked = or_(*(and_(ASKED.person == one, ASKED.sender == another) for one, another in two))
        await self.store.writer.write(
            Statement(delete(schema.friendships).where(F.id == friendship)),
            Statement(delete(schema.invitations).where(asked)),
            link_ended(person),
        )

    # -- mutes ----------------------------------------------------------------------------------------

    async def muted_by(self, person: str) -> list[Muted]:
        query = select(M.id, P.name).join(schema.people, P.id == M.muted).where(M.person == person)
        return [Muted(**row) for row in await self.store.rows(query.order_by(P.name, M.id).limit(MOST_MUTED))]

    async def end_mute(self, person: str, mute: str) -> None:
        await self.store.writer.write(Statement(delete(schema.mutes).where(M.person == person, M.id == mute)))

    # -- in the background ----------------------------------------------------------------------------

    async def delete_old_links(self) -> None:
        old = delete(schema.friend_links).where(L.until <= self.store.clock.now())
        await self.store.writer.write(Statement(old))


def link_ended(person: str) -> Statement:
    return Statement(delete(schema.friend_links).where(L.person == person))


def befriended(number: str, person: str, friend: str, most: int) -> Statement:
    """One side of a friendship. A Conflict, if this person has the most friends there can be, or this one already."""
    count = select(func.count()).where(F.person == person).scalar_subquery()
    side = select(literal(person), P.id, literal(number)).where(P.id == friend, count < most)
    return Statement(insert(schema.friendships).from_select(["person", "friend", "id"], side), must_match=True)


def muted(person: str, other: str) -> Statement:
    """Nothing new, if they are muted already, or are nobody any more."""
    is_muted = exists().where(M.person == person, M.muted == other)
    row = select(literal(person), P.id, literal(new_table_id())).where(P.id == other, ~is_muted)
    return Statement(insert(schema.mutes).from_select(["person", "muted", "id"], row))


def last_together(person: str) -> Any:
    """The last game that each other person has finished together with this one."""
    mine, theirs = schema.results.alias("mine"), R
    newest = func.row_number().over(partition_by=theirs.person, order_by=(theirs.at.desc(), theirs.table_id))
    games = (
        select(theirs.person, theirs.game, theirs.at, newest.label("newest"))
        .join(mine, mine.c.table_id == theirs.table_id)
        .where(mine.c.person == person, theirs.person != person)
        .subquery()
    )
    return select(games.c.person, games.c.game, games.c.at).where(games.c.newest == 1).subquery()
