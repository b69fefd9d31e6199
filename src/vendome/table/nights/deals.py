"""The deals of a night. All follow from one secret, and each is sealed by its own commitment before anybody plays."""

from __future__ import annotations

import hashlib

from vendome.engine.records import Proof


def deal_of(secret: str, deal: int) -> Proof:
    """The deal of this number, from 1. No player's device adds a word: it must be the same at every table."""
    return Proof(drawn_from(secret, deal, "seed"), drawn_from(secret, deal, "nonce")[:32])


def bot_seed_of(secret: str, deal: int) -> str:
    """The bots' random numbers are the same everywhere, too."""
    return drawn_from(secret, deal, "bots")[:16]


def commitments_of(secret: str, deals: int) -> list[str]:
    return [deal_of(secret, deal).commitment for deal in range(1, deals + 1)]


def drawn_from(secret: str, deal: int, what: str) -> str:
    return hashlib.sha256(f"vendome night:{secret}:{deal}:{what}".encode()).hexdigest()
