"""Calls about ratings: one's own, and the leaderboards."""

from msgspec import UNSET

from vendome.table.calls.common import Request, need_device, need_person
from vendome.table.catalogue import game_named
from vendome.table.protocol.ratings import Leader, Leaderboard, MyRatings, OwnRating
from vendome.table.ratings.anchors import anchors_of
from vendome.table.ratings.shown import shown
from vendome.table.storage.people import Person
from vendome.table.storage.ratings import NEEDED
from vendome.table.storage.ratings import Leader as StoredLeader
from vendome.table.storage.ratings import OwnRating as StoredRating


async def my_ratings(request: Request) -> MyRatings:
    person = await request.house.store.people.of(need_device(request))
    return await ratings_of(request, person) if person else MyRatings(listed=True, needed=NEEDED, ratings=[])


async def set_listed(request: Request) -> MyRatings:
    device, person = await need_person(request)
    await request.house.store.ratings.set_listed(person.id, listed=request.body.listed)
    return await ratings_of(request, await request.house.store.people.of(device) or person)


async def ratings_of(request: Request, person: Person) -> MyRatings:
    own = await request.house.store.ratings.of(person.id)
    return MyRatings(person.is_listed, NEEDED, [await own_rating(request, person, one) for one in own])


async def own_rating(request: Request, person: Person, own: StoredRating) -> OwnRating:
    is_there = person.is_listed and own.games >= NEEDED
    place = await request.house.store.ratings.place(own.game, own.rating) if is_there else UNSET
    return OwnRating(own.game, shown(own.rating), own.games, place)


async def leaderboard(request: Request) -> Leaderboard:
    """Somebody stands above a bot who is surely better than its rating. Nothing here lets anybody follow a person:
    it is a name that they chose, and numbers."""
    game, store = game_named(request.path["game"]), request.house.store
    person = await store.people.of(request.device) if request.device else None
    people = [
        (one.rating.cautious, line_of(request, one, place, person))
        for place, one in places(await store.ratings.leaders(game.id))
    ]
    bots = [(rating.mean, Leader("bot", shown(rating), level=level)) for level, rating in anchors_of(game.id).items()]
    best_first = sorted([*people, *bots], key=lambda one: -one[0])
    return Leaderboard(game.id, NEEDED, [leader for _, leader in best_first])


def places(leaders: list[StoredLeader]) -> list[tuple[int, StoredLeader]]:
    """Who is level shares a place."""
    return [(1 + sum(other.rating.cautious > one.rating.cautious for other in leaders), one) for one in leaders]


def line_of(request: Request, one: StoredLeader, place: int, person: Person | None) -> Leader:
    you = True if person is not None and person.id == one.person else UNSET
    return Leader("person", shown(one.rating), name_of(request, one, place), UNSET, place, one.games, you)


def name_of(request: Request, one: StoredLeader, place: int) -> str:
    """Of somebody whose name is not wanted where strangers meet, or was forgotten, the one that the server gives."""
    is_fit = one.name and not request.house.names.refuses(one.name)
    return one.name if is_fit and one.name else f"Player {place}"
