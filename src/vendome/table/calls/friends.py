"""Calls about friends: to become friends by a link, to invite them, to play again with the same people."""

from msgspec import UNSET

from vendome.table.actions import inviting, reunions
from vendome.table.actions.common import need_seat, one_line
from vendome.table.calls.common import Request, need_device, need_person
from vendome.table.problems import Refused
from vendome.table.protocol.friends import (
    AgainAt,
    Decline,
    Friend,
    FriendLink,
    Friends,
    Invitation,
    InvitationSent,
    LinkOwner,
    MutedPerson,
    Together,
)
from vendome.table.storage import friends as stored
from vendome.table.storage.people import Person
from vendome.table.tokens import digest, is_table_id, new_token

# -- links ------------------------------------------------------------------------------------------------


async def make_friend_link(request: Request) -> FriendLink:
    """The one before is good no more."""
    _, person = await need_person(request)
    code = new_token()
    return FriendLink(code, await request.house.store.friends.make_link(person.id, digest(code)))


async def end_friend_link(request: Request) -> Friends:
    _, person = await need_person(request)
    await request.house.store.friends.end_link(person.id)
    return await friends_of(request, person)


async def look_at_friend_link(request: Request) -> LinkOwner:
    request.services.limits.joins.take(request.address, "too-many-requests")
    owner = await owner_of_link(request)
    person = await request.house.store.people.of(need_device(request))
    is_friend = person is not None and await request.house.store.friends.are_friends(person.id, owner.person)
    return LinkOwner(owner.name or "", person is not None and person.id == owner.person, is_friend)


async def owner_of_link(request: Request) -> stored.LinkOwner:
    """A link that was guessed, has ended or is too old: all the same."""
    owner = await request.house.store.friends.owner_of(digest(request.body.code))
    if owner is None:
        raise Refused("no-such-friend-link")
    return owner


# -- friends ----------------------------------------------------------------------------------------------


async def my_friends(request: Request) -> Friends:
    person = await request.house.store.people.of(need_device(request))
    return await friends_of(request, person) if person else Friends([], [])


async def friends_of(request: Request, person: Person) -> Friends:
    friends = request.house.store.friends
    until = await friends.link_until(person.id)
    today = request.house.store.people.today()
    return Friends(
        [told(one, today) for one in await friends.of(person.id)],
        [MutedPerson(one.id, one.name or "") for one in await friends.muted_by(person.id)],
        UNSET if until is None else until,
    )


def told(friend: stored.Friend, today: float) -> Friend:
    together = UNSET if friend.game is None or friend.at is None else Together(friend.game, friend.at)
    return Friend(friend.id, friend.name or "", friend.seen_at == today, together)


async def be_friends(request: Request) -> Friends:
    """With whoever made the link. Somebody who was never here gives a name, and is known from then on."""
    request.services.limits.joins.take(request.address, "too-many-requests")
    owner, store = await owner_of_link(request), request.house.store
    person = await store.people.of(need_device(request)) or await newcomer(request)
    if person.id == owner.person:
        raise Refused("own-friend-link")
    if not await store.friends.befriend(person.id, owner.person):
        raise Refused("too-many-friends", most=store.limits.most_friends)
    return await friends_of(request, person)


async def newcomer(request: Request) -> Person:
    name = one_line(request.body.name)
    if not name:
        raise Refused("unknown-device")
    request.house.check_name(name, is_open=False)
    return await request.house.store.people.sits_down(need_device(request), name)


async def remove_friend(request: Request) -> Friends:
    _, person = await need_person(request)
    await request.house.store.friends.part(person.id, number_in(request, "friend"))
    return await friends_of(request, person)


async def end_mute(request: Request) -> Friends:
    _, person = await need_person(request)
    await request.house.store.friends.end_mute(person.id, number_in(request, "muted"))
    return await friends_of(request, person)


def number_in(request: Request, name: str) -> str:
    """By which something is named to its person; nothing, if it looks like no such number."""
    text = request.path[name]
    return text if is_table_id(text) else ""


# -- invitations ------------------------------------------------------------------------------------------


async def invite(request: Request) -> InvitationSent:
    """The device key says whose friends are meant, and opens the seat."""
    _, person = await need_person(request)
    need_seat(request.viewer)
    request.services.limits.invitations.take(person.id, "too-many-requests")
    await inviting.invite(request.house, request.room, request.viewer, person.id, request.body.friend)
    return InvitationSent(request.body.friend)


async def my_invitations(request: Request) -> list[Invitation]:
    person = await request.house.store.people.of(need_device(request))
    return await invitations_of(request, person) if person else []


async def invitations_of(request: Request, person: Person) -> list[Invitation]:
    found = await request.house.store.invitations.of(person.id)
    return [Invitation(one.id, one.table, one.game, one.sender or "", one.seats, one.free) for one in found]


async def decline(request: Request) -> list[Invitation]:
    _, person = await need_person(request)
    wish = request.body or Decline()
    await request.house.store.invitations.decline(person.id, number_in(request, "invitation"), mute=wish.mute)
    return await invitations_of(request, person)


async def meet_again(request: Request) -> AgainAt:
    _, person = await need_person(request)
    request.services.limits.tables.take(request.address, "too-many-tables")
    return await reunions.meet_again(request.house, person, request.body, request.address)
