"""Calls about notifications: where a seat's player is told that it is their turn."""

from urllib.parse import urlsplit

from vendome.engine.book.languages import language_of_header
from vendome.table.actions import subscribing
from vendome.table.actions.common import need_seat
from vendome.table.calls.common import Request
from vendome.table.notifications.mail import is_mail_address
from vendome.table.notifications.push import are_keys
from vendome.table.notifications.quiet_hours import is_zone
from vendome.table.notifications.sender import Message
from vendome.table.problems import Refused
from vendome.table.protocol.notifications import (
    Notifications,
    QuietTime,
    Subscribe,
    SubscriptionInfo,
    Told,
    Unsubscribed,
)
from vendome.table.storage.subscriptions import Subscription
from vendome.table.tokens import digest, new_token


async def notifications(request: Request) -> Notifications:
    sender = request.services.sender
    return Notifications(sender.key.public, sender.mail_server is not None)


async def subscriptions(request: Request) -> list[SubscriptionInfo]:
    return [info_of(one) for one in subscribing.subscriptions_of(request.room, request.viewer)]


async def subscribe(request: Request) -> SubscriptionInfo:
    need_seat(request.viewer)
    request.services.limits.subscriptions.take(request.address, "too-many-requests")
    wish = await checked(request, request.body)
    known = subscribing.find(request.room, need_seat(request.viewer), wish.id)
    must_confirm = wish.kind == "email" and (known is None or not known.is_confirmed)
    if must_confirm:
        take_mail(request, wish.address)
        wish.code = subscribing.new_code()
    made = await subscribing.subscribe(request.house, request.room, request.viewer, wish)
    if must_confirm and (await request.services.sender.mail_code(made, request.room.setup.game)).fate != "sent":
        await subscribing.unsubscribe(request.house, request.room, request.viewer, made.id)
        raise Refused("no-mail-now")
    return info_of(made)


async def unsubscribe(request: Request) -> SubscriptionInfo:
    number = request.path["subscription"]
    return info_of(await subscribing.unsubscribe(request.house, request.room, request.viewer, number))


async def confirm(request: Request) -> SubscriptionInfo:
    request.services.limits.moves.take(request.token, "too-many-requests")
    number = request.path["subscription"]
    return info_of(await subscribing.confirm(request.house, request.room, request.viewer, number, request.body.code))


async def try_out(request: Request) -> Told:
    """Send a message now, so that one sees that it arrives."""
    seat = need_seat(request.viewer)
    request.services.limits.trials.take(request.token, "too-many-messages")
    to = subscribing.known_or_refused(request.room, seat, request.path["subscription"])
    if not to.is_confirmed:
        raise Refused("wrong-code")
    message = Message("test", request.room.row.id, seat, request.room.setup.game)
    return Told((await request.services.sender.send(to, message)).fate == "sent")


async def end_mail(request: Request) -> Unsubscribed:
    """From a mail: whoever has its key needs no token."""
    request.services.limits.joins.take(request.address, "too-many-requests")
    return Unsubscribed(await request.house.store.subscriptions.delete_mail(request.query.get("key", "")[:100]))


def take_mail(request: Request, address: str) -> None:
    """Nobody may have a stranger's letter box filled by us."""
    request.services.limits.mails.take(request.address, "too-many-messages")
    request.services.limits.mails_to_one.take(digest(address.lower()), "too-many-messages")


async def checked(request: Request, wish: Subscribe) -> Subscription:
    """What is wished for, if it makes sense."""
    if not is_zone(wish.zone):
        raise Refused("wrong-form", reason=f"there is no time zone {wish.zone[:40]!r}")
    match wish.kind:
        case "push":
            if wish.keys is None or not are_keys(wish.keys.p256dh, wish.keys.auth):
                raise Refused("wrong-form", reason="`keys` are not those of a browser's subscription")
            request.services.sender.outside.check(wish.address)
        case "webhook":
            await request.services.sender.outside.check_reach(wish.address)
        case "email":
            check_mail(request, wish.address)
    return subscription_of(request, wish)


def check_mail(request: Request, address: str) -> None:
    if request.services.sender.mail_server is None:
        raise Refused("no-mail-here")
    if not is_mail_address(address):
        raise Refused("bad-address")


def subscription_of(request: Request, wish: Subscribe) -> Subscription:
    keys, quiet = wish.keys if wish.kind == "push" else None, wish.quiet
    return Subscription(
        seat=0,
        kind=wish.kind,
        address=wish.address,
        language=language_of_header(wish.language or request.accepts),
        origin=request.origin,
        zone=wish.zone,
        secret=new_token(),
        made_at=request.house.clock.now(),
        p256dh=keys.p256dh if keys else None,
        auth=keys.auth if keys else None,
        quiet_from=quiet.start if quiet else None,
        quiet_to=quiet.end if quiet else None,
    )


def info_of(one: Subscription) -> SubscriptionInfo:
    quiet = None
    if one.quiet_from is not None and one.quiet_to is not None:
        quiet = QuietTime(one.quiet_from, one.quiet_to)
    return SubscriptionInfo(one.id, one.kind, shown(one), one.language, quiet, one.zone, one.is_confirmed)


def shown(one: Subscription) -> str:
    """A webhook's path lets anyone write there, and a push endpoint's is nobody's business: only their host is told."""
    if one.kind != "email":
        return urlsplit(one.address).hostname or ""
    name, _, host = one.address.rpartition("@")
    return f"{name[0]}…@{host}"
