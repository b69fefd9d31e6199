"""Web Push: a message to a browser by its push service (RFC 8030), encrypted so that only the browser can read it
(RFC 8291), from a server that proves that it is the one that was allowed to (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import time
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import urlsplit

import msgspec

from vendome.table.storage.subscriptions import Subscription

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

KEPT_BY_SERVICE = 86_400  # seconds that a service keeps a message for a browser that is off
PROOF_HOLDS = 12 * 3_600  # seconds; a service accepts no more than a day
RENEWED_BEFORE = 3_600.0  # seconds before its end a proof is made anew
P256DH_SIZE, AUTH_SIZE = 65, 16  # bytes of what a browser tells us
NUMBER_SIZE = 32  # bytes of each of the two numbers of a signature
UNCOMPRESSED = 4  # the first byte of its key: a point on the curve, whole


class PushKey:
    """The key that this server proves itself with. Browsers know its public half: with another one every subscription
    would be lost, so it is made once and kept in the database."""

    def __init__(self, pem: str, contact: str) -> None:
        self.pem, self.contact = pem, contact
        self.proofs: dict[str, tuple[float, str]] = {}  # by push service: until when, and the header

    @cached_property
    def private(self) -> EllipticCurvePrivateKey:
        """Read when it is first needed, as the library is: many servers never need it."""
        from cryptography.hazmat.primitives.serialization import load_pem_private_key

        return cast("EllipticCurvePrivateKey", load_pem_private_key(self.pem.encode(), None))

    @cached_property
    def public(self) -> str:
        """As browsers take it."""
        from vendome.table.notifications.encryption import point_of

        return base64url(point_of(self.private))

    def proof(self, endpoint: str) -> str:
        """For the `Authorization` header."""
        parts, now = urlsplit(endpoint), time.time()
        service = f"{parts.scheme}://{parts.netloc}"
        until, proof = self.proofs.get(service, (0.0, ""))
        if until < now + RENEWED_BEFORE:
            until = now + PROOF_HOLDS
            token = signed({"aud": service, "exp": int(until), "sub": self.contact}, self.private)
            proof = f"vapid t={token},k={self.public}"
            self.proofs = {name: kept for name, kept in self.proofs.items() if kept[0] > now}
            self.proofs[service] = until, proof
        return proof


def signed(claims: dict[str, Any], key: EllipticCurvePrivateKey) -> str:
    """A JSON Web Token (RFC 7519), signed with ES256 (RFC 7518)."""
    from cryptography.hazmat.primitives.asymmetric.ec import ECDSA
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    token = ".".join(base64url(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    numbers = decode_dss_signature(key.sign(token.encode(), ECDSA(SHA256())))
    return f"{token}.{base64url(b''.join(number.to_bytes(NUMBER_SIZE, 'big') for number in numbers))}"


def new_key() -> str:
    """As PEM."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

    key = generate_private_key(SECP256R1())
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def body_of(subscription: Subscription, message: dict[str, Any]) -> bytes:
    from vendome.table.notifications.encryption import encrypt

    assert subscription.p256dh is not None  # a browser's subscription has both
    assert subscription.auth is not None
    text = msgspec.json.encode(message)
    return encrypt(text, from_base64url(subscription.p256dh), from_base64url(subscription.auth))


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
