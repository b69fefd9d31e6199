"""A push service and a browser of our own, and a server that takes webhooks: by RFC 8030, 8291 and 8292."""

from __future__ import annotations

import base64
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

Json = dict[str, Any]


@dataclass
class Received:
    path: str
    headers: dict[str, str]  # names in small letters
    body: bytes

    @property
    def json(self) -> Json:
        return dict(json.loads(self.body))


@dataclass
class Outpost:
    """Takes whatever is posted to it, and answers as the test says."""

    address: str = ""
    received: Queue[Received] = field(default_factory=Queue)
    status: int = 201
    answer_headers: dict[str, str] = field(default_factory=dict)

    def next(self, timeout: float = 30) -> Received:
        return self.received.get(timeout=timeout)


@contextmanager
def outpost() -> Iterator[Outpost]:
    post = Outpost()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            headers = {name.lower(): value for name, value in self.headers.items()}
            self.send_response(post.status)
            for name, value in post.answer_headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", "0")
            self.end_headers()
            post.received.put(Received(self.path, headers, body))

        def log_message(self, *_: Any) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    post.address = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield post
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Browser:
    """Has subscribed at a push service, and can read what comes from there."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def wish(self) -> Json:
        """As a page sends it."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": base64url(point), "auth": base64url(self.auth)}
        return {"kind": "push", "address": self.endpoint, "keys": keys}

    def read(self, message: Received) -> Json:
        return dict(json.loads(self.decrypted(message.body)))

    def decrypted(self, body: bytes) -> bytes:
        """One record of aes128gcm: salt, size of records, the sender's key, then the text, 2 and zeros."""
        salt, size, (length,), rest = body[:16], int.from_bytes(body[16:20], "big"), body[20:21], body[21:]
        theirs, encrypted = rest[:length], rest[length:]
        assert len(encrypted) <= size
        own = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = HKDF(SHA256(), 32, self.auth, b"WebPush: info\0" + own + theirs).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text, end, padding = AESGCM(key).decrypt(nonce, encrypted, None).rpartition(b"\2")
        assert end
        assert not padding.strip(b"\0")
        return text


def claims_of(message: Received, key: str) -> Json:
    """What the server claims of itself, if it signed that with the key that browsers know."""
    scheme, _, rest = message.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"] == key
    head, claims, signature = parts["t"].split(".")
    raw = from_base64url(signature)
    assert len(raw) == 64
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(key))
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    point.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert json.loads(from_base64url(head)) == {"typ": "JWT", "alg": "ES256"}
    return dict(json.loads(from_base64url(claims)))


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
