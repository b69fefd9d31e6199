"""This device's words: what it adds to the deal, so that nobody can pick it (docs/table.md, "Fair by proof")."""

from __future__ import annotations

import secrets

from vendome.client.messages import TellWord, View
from vendome.engine.records import hash_of


class Words:
    """The words that were drawn, by their hashes. The table shows which of them it asks for."""

    def __init__(self) -> None:
        self._by_hash: dict[str, str] = {}

    def draw(self) -> str:
        """The hash of a new word."""
        return self.keep(secrets.token_hex(32))

    def keep(self, word: str) -> str:
        """A word that came with a private link, say; its hash."""
        hashed = hash_of(word)
        self._by_hash[hashed] = word
        return hashed

    def due(self, view: View) -> TellWord | None:
        """What is to be told now; None if nothing is, or if another device has the word."""
        if view.seat is None or view.seat not in view.words_due:
            return None
        word = self._by_hash.get(view.seats[view.seat].word_hash)
        return TellWord(word, next_hash=self.draw()) if word else None
