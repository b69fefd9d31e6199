"""Where every piece of Gentlemen Thieves is."""

from collections import Counter
from typing import Any

from vendome.games.gentlemen_thieves.params import BRIGADIER, CODES, COPIES, KINDS, LOOT, PLACES, TYPES
from vendome.games.gentlemen_thieves.state import EMPTY, HOLDERS, SOMEBODY

PILE_NAMES = [*CODES, "brigadier"]
SPOILS_NAMES = [*CODES, "loot"]


def census(state: Any) -> Counter[str]:
    """Every token, wherever it lies: pile, display, hand, places, spoils, reserve."""
    found = Counter(PILE_NAMES[kind] for kind in state.pile if kind != EMPTY)
    found.update(CODES[kind] for kind in [*state.display, state.hand] if kind != EMPTY)
    for place in range(PLACES):
        for kind in range(KINDS):
            found[CODES[kind]] += int(state.kit[place, kind // TYPES]) >> 4 * (kind % TYPES) & 15
    found.update(SPOILS_NAMES[piece // HOLDERS] for piece in state.spoils if piece != EMPTY)
    found["loot"] += int(state.loot.sum()) + int(state.reserve)
    check_piles(state)
    assert state.kit.sum(axis=1).tolist() == state.gear.tolist()
    return found


def check_piles(state: Any) -> None:
    """The heights of the colours' piles are those of the spoils that they hold; where a bot imagines no holders, since
    nobody will ask for them, those pieces suffice for what is missing."""
    held = Counter(int(piece) % HOLDERS for piece in state.spoils if piece != EMPTY)
    missing = [height - held[colour] for colour, height in enumerate(state.height.tolist())]
    assert min(missing) >= 0
    assert sum(missing) <= held[SOMEBODY]


def expected(state: Any) -> Counter[str]:
    """All of them; the brigadier is gone once he is drawn, which is the end."""
    pieces = Counter(dict.fromkeys(CODES, COPIES))
    pieces["loot"] = LOOT
    pieces[PILE_NAMES[BRIGADIER]] = int(state.end < 0)
    return pieces
