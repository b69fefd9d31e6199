"""Tokens: nobody can guess them, and only their hashes are stored."""

import base64
import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass, field

# No letters that people mix up, so that a table can be read out over the telephone.
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
DEVICE_KEY = re.compile(r"device-[A-Za-z0-9_-]{43}")  # 256 bits; no token is as long


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks at a table: a seat, the host, or neither: a spectator."""

    seat: int | None = None
    is_host: bool = False
    token: str | None = field(default=None, compare=False, repr=False)  # its hash, by which we know who they are


@dataclass(frozen=True, slots=True)
class Device:
    """A device that shows its key, which it has made itself. The key opens every seat of its person."""

    key: str  # its hash
    label: str = ""  # its browser and system


def new_token() -> str:
    """192 random bits."""
    return secrets.token_urlsafe(24)


def token_of_join(table: str, join_id: str) -> str:
    """The token of a guest who joins with an id. It follows from the id, so a call that is repeated is given the same
    seat again, also after a restart, and nothing more has to be stored."""
    hashed = hashlib.sha256(f"vendome join:{table}:{join_id}".encode()).digest()
    return base64.urlsafe_b64encode(hashed).rstrip(b"=").decode()


def new_table_id() -> str:
    """Whoever has the link may watch, so a table's id can't be guessed either: 79 bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(16))


def is_table_id(text: str) -> bool:
    """Whether a table could have this id. If not, the store need not be asked."""
    return 0 < len(text) <= 32 and set(text) <= set(ALPHABET)


def is_device_key(token: str) -> bool:
    return DEVICE_KEY.fullmatch(token) is not None


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def digest_of(token: str) -> str:
    """The same, empty without a token."""
    return digest(token) if token else ""


def matches(token_digest: str, stored: str | None) -> bool:
    """In constant time. A seat without a token matches none."""
    return stored is not None and hmac.compare_digest(token_digest, stored)
