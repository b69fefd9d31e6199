"""Encryption of a push message: only the browser that subscribed can read it (RFC 8291), sent as one record of the
content encoding aes128gcm (RFC 8188)."""

from __future__ import annotations

import os

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD_SIZE = 4_096  # bytes, encrypted; a push service takes no longer message
SALT_SIZE, SECRET_SIZE, KEY_SIZE, NONCE_SIZE = 16, 32, 16, 12
LAST_RECORD = b"\x02"  # stands after the text, before any padding


def encrypt(text: bytes, point: bytes, auth: bytes) -> bytes:
    """For the browser with this public key and this shared secret."""
    return encrypt_with(generate_private_key(SECP256R1()), os.urandom(SALT_SIZE), text, point, auth)


def encrypt_with(ours: EllipticCurvePrivateKey, salt: bytes, text: bytes, point: bytes, auth: bytes) -> bytes:
    """With a key and a salt that are used for one message only."""
    own_point = point_of(ours)
    shared = ours.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point))
    secret = derive(shared, auth, b"WebPush: info\0" + point + own_point, SECRET_SIZE)
    return record(text, secret, salt, own_point)


def record(text: bytes, secret: bytes, salt: bytes, key_name: bytes) -> bytes:
    """The header, then the text as the first and last record."""
    key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", KEY_SIZE)
    nonce = derive(secret, salt, b"Content-Encoding: nonce\0", NONCE_SIZE)
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(key_name)]) + key_name
    return head + AESGCM(key).encrypt(nonce, text + LAST_RECORD, None)


def derive(secret: bytes, salt: bytes, info: bytes, size: int) -> bytes:
    return HKDF(SHA256(), size, salt, info).derive(secret)


def point_of(key: EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, uncompressed."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
