"""Notifications: where a seat's player wants to be told that it is their turn."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

NotificationKind = Literal["push", "webhook", "email"]

Minute = Annotated[int, Meta(ge=0, lt=1440)]
Code = Annotated[str, Meta(min_length=6, max_length=6, pattern="^[0-9]*$")]


class Notifications(Struct):
    """What this server can do to tell you that it is your turn."""

    key: str  # of push messages, as `pushManager.subscribe` takes it
    email: bool


class PushKeys(Struct, forbid_unknown_fields=True):
    """What a browser tells of its subscription."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class QuietTime(Struct, forbid_unknown_fields=True):
    """When you want to be left alone, each day, in minutes after midnight where you live."""

    start: Minute
    end: Minute


class Subscribe(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Tell this seat's player at an address. The same address again replaces what was wished before."""

    kind: NotificationKind
    address: Annotated[str, Meta(min_length=3, max_length=1_000)]  # a push endpoint, a webhook, or for mail
    keys: PushKeys | None = None  # of a push endpoint
    language: Annotated[str, Meta(max_length=20)] = ""  # otherwise as `Accept-Language` says
    quiet: QuietTime | None = None
    zone: Annotated[str, Meta(max_length=64)] = "UTC"  # of the quiet hours, like Europe/Paris


class SubscriptionInfo(Struct):
    id: str
    kind: NotificationKind
    to: str  # as much of the address as is needed to recognise it
    language: str
    quiet: QuietTime | None
    zone: str
    confirmed: bool  # an address for mail is used once its code has been typed


class Confirm(Struct, forbid_unknown_fields=True):
    """The code that was mailed to the address."""

    code: Code


class Told(Struct):
    """Whether the address took the message."""

    sent: bool


class Unsubscribed(Struct):
    """No more mail goes to this address."""

    ended: bool
