"""Where every card of The Shadow Thief is."""

from collections import Counter
from typing import Any

from vendome.games.shadow_thief.params import CARDS, CODES, COUNTS, KIND
from vendome.games.shadow_thief.state import EMPTY


def census(state: Any) -> Counter[str]:
    """Every card that lies somewhere, and those that left: revealed ones, and what was put away or
    discarded unseen, which only elimination finds."""
    found = [int(card) for card in state.pile[: state.pile_size]]
    found += [int(card) for card in state.hand.ravel() if card != EMPTY]
    found += [int(card) for card in state.chosen if card != EMPTY]
    seen = [card for card in range(CARDS) if state.seen[card >> 4] >> (card & 15) & 1]
    assert len(set(found)) == len(found), "a card lies in two places"
    assert not set(found) & set(seen), "a card that was revealed is hidden again"
    stored = [card for card in range(len(state.safe_of)) if state.safe_of[card] != EMPTY]
    assert set(stored) <= set(seen)
    unseen = set(range(CARDS)) - set(found) - set(seen)
    in_play = state.pile_size or not state.exhausted
    assert not (in_play and unseen and state.due == 0 and state.end < 0), "a card is lost"
    return Counter(CODES[KIND[card]] for card in [*found, *seen, *unseen])


def expected(state: Any) -> Counter[str]:
    return Counter(dict(zip(CODES, COUNTS, strict=True)))
