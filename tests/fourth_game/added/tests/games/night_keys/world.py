"""Tiny worlds of Night Keys: chosen hands, and whole nights in a line."""

from collections import Counter

import vendome
from support import let_happen
from vendome import Session
from vendome.games.night_keys.state import COPIES, LETTERS


def shuffle(*keys: str) -> str:
    """A shuffle that begins with these keys; the rest follow in their order."""
    stated = " ".join(keys).split()
    rest: Counter[str] = Counter(LETTERS * COPIES)
    rest.subtract(stated)
    return " ".join(["shuffle", *stated, *rest.elements()])


def deal(*hands: str) -> Session:
    """A game of as many nights as the hands have keys."""
    session = vendome.game("night_keys", players=len(hands), nights=len(hands[0])).blank()
    let_happen(session, shuffle(*(" ".join(round_of_keys) for round_of_keys in zip(*hands, strict=True))))
    return session


def night(session: Session, *keys: str) -> None:
    for seat, key in enumerate(keys):
        session.play(f"use {key}", seat)


def result(session: Session) -> tuple[list[int], list[int], str]:
    """Scores, winners, and the rule that ended it."""
    assert session.result is not None
    return session.result.scores, session.result.winners, session.result.end
