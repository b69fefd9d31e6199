"""A passkey's authenticator, for tests: what a telephone or a browser does, and what a thief would like it to do."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as text_of

PRESENT, VERIFIED, HAS_KEY = 1, 4, 64

Json = dict[str, Any]


class Authenticator:
    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.site = origin.partition("://")[2].partition(":")[0]
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.count = 0
        self.flags = PRESENT | VERIFIED

    def make(self, options: Json) -> Json:
        """The answer to the wish for a new passkey."""
        numbers = self.key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        attestation = {"fmt": "none", "attStmt": {}, "authData": self.data(HAS_KEY) + attested}
        client = self.client_data("webauthn.create", options["challenge"])
        response = {"clientDataJSON": text_of(client), "attestationObject": text_of(cbor2.dumps(attestation))}
        return self.credential(response)

    def show(self, options: Json) -> Json:
        """The answer to the wish to show it."""
        self.count += 1
        data, client = self.data(), self.client_data("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": text_of(client), "authenticatorData": text_of(data), "signature": text_of(signature),
        }  # fmt: skip
        return self.credential(response)

    def data(self, more: int = 0) -> bytes:
        flags = bytes([self.flags | more])
        return hashlib.sha256(self.site.encode()).digest() + flags + self.count.to_bytes(4, "big")

    def client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def credential(self, response: Json) -> Json:
        name = text_of(self.id)
        made = {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}
        return {"credential": made}
