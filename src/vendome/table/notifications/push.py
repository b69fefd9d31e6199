"""Web Push: a message to a browser by its push service (RFC 8030), encrypted so that only the browser can read it
(RFC 8291), from a server that proves that it is the one that was allowed to (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import time
from functools import cached_property
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from vendome.table.storage.subscriptions import Subscription

if TYPE_CHECKING:
    from py_vapid import Vapid02

KEPT_BY_SERVICE = 86_400  # seconds that a service keeps a message for a browser that is off
PROOF_HOLDS = 12 * 3_600  # seconds; a service accepts no more than a day
RENEWED_BEFORE = 3_600.0  # seconds before its end a proof is made anew
P256DH_SIZE, AUTH_SIZE = 65, 16  # bytes of what a browser tells us
UNCOMPRESSED = 4  # the first byte of its key: a point on the curve, whole


class PushKey:
    """The key that this server proves itself with. Browsers know its public half: with another one every subscription
    would be lost, so it is made once and kept in the database."""

    def __init__(self, pem: str, contact: str) -> None:
        self.pem, self.contact = pem, contact
        self.proofs: dict[str, tuple[float, str]] = {}  # by push service: until when, and the header

    @cached_property
    def vapid(self) -> Vapid02:
        """Read when it is first needed, as the libraries are: they cost 20 MB, and many servers never need them."""
        from py_vapid import Vapid02

        return Vapid02.from_pem(self.pem.encode())

    @cached_property
    def public(self) -> str:
        """As browsers take it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        return base64url(self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def proof(self, endpoint: str) -> str:
        """For the `Authorization` header."""
        parts, now = urlsplit(endpoint), time.time()
        service = f"{parts.scheme}://{parts.netloc}"
        until, proof = self.proofs.get(service, (0.0, ""))
        if until < now + RENEWED_BEFORE:
            until = now + PROOF_HOLDS
            proof = self.vapid.sign({"aud": service, "exp": int(until), "sub": self.contact})["Authorization"]
            self.proofs = {name: kept for name, kept in self.proofs.items() if kept[0] > now}
            self.proofs[service] = until, proof
        return proof


def new_key() -> str:
    """As PEM."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def body_of(subscription: Subscription, message: dict[str, Any]) -> bytes:
    from pywebpush import WebPusher

    keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
    pusher = WebPusher({"endpoint": subscription.address, "keys": keys})
    return bytes(pusher.encode(msgspec.json.encode(message))["body"])


def headers_of(key: PushKey, subscription: Subscription, topic: str, seconds: float | None) -> dict[str, str]:
    """A service that has a message of the same topic still replaces it."""
    return {
        "Authorization": key.proof(subscription.address),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(int(min(seconds or KEPT_BY_SERVICE, KEPT_BY_SERVICE))),
        "Topic": topic,
        "Urgency": "high",
    }


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether a browser could have made these: otherwise nothing can be encrypted for it."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        point, shared = from_base64url(p256dh), from_base64url(auth)
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == P256DH_SIZE and point[0] == UNCOMPRESSED and len(shared) == AUTH_SIZE


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """ValueError, if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
