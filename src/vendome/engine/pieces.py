"""Checking the pieces that a chance line states."""

from collections import Counter
from collections.abc import Collection, Sequence

from vendome.engine.errors import ImpossibleChance


def refuse_surplus(stated: Sequence[str], allowed: Counter[str], known: Collection[str], what: str) -> None:
    """Refuse pieces that the game does not have, or that stand more often than there can be of them."""
    for name, n in Counter(stated).items():
        if name not in known:
            raise ImpossibleChance(f"{name!r} is not a {what}")
        if n > allowed[name]:
            raise ImpossibleChance(f"{what} {name} stands {n} times, but there can be {allowed[name]}")
