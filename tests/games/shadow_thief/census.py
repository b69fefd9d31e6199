"""Where every card of The Shadow Thief is."""

from collections import Counter
from typing import Any

from vendome.games.shadow_thief.params import CARDS, CODES, COUNTS, KIND
from vendome.games.shadow_thief.state import EMPTY


def census(record: Any) -> Counter[str]:
    """Every card that lies somewhere, and those that left: revealed ones, and what was put away or
    discarded unseen, which only elimination finds."""
    found = [int(card) for card in record.pile[: record.pile_size]]
    found += [int(card) for card in record.hand.ravel() if card != EMPTY]
    found += [int(card) for card in record.chosen if card != EMPTY]
    seen = [card for card in range(CARDS) if record.seen[card >> 4] >> (card & 15) & 1]
    assert len(set(found)) == len(found), "a card lies in two places"
    assert not set(found) & set(seen), "a card that was revealed is hidden again"
    stored = [card for card in range(len(record.safe_of)) if record.safe_of[card] != EMPTY]
    assert set(stored) <= set(seen)
    unseen = set(range(CARDS)) - set(found) - set(seen)
    in_play = record.pile_size or not record.exhausted
    assert not (in_play and unseen and record.due == 0 and record.end < 0), "a card is lost"
    return Counter(CODES[KIND[card]] for card in [*found, *seen, *unseen])


def expected(record: Any) -> Counter[str]:
    return Counter(dict(zip(CODES, COUNTS, strict=True)))
