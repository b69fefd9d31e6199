"""Where every key and every jewel of Night Keys is."""

from collections import Counter
from typing import Any

from vendome.games.night_keys.state import CASES, COPIES, LETTERS


def census(state: Any) -> Counter[str]:
    """Keys that were dealt, wherever they are now, and the jewels of each case. A key that was put away is nowhere."""
    found: Counter[str] = Counter()
    for case in range(CASES):
        chosen = sum(key == case for key in state.chosen)
        dealt = int(state.hand[:, case].sum()) + chosen + int(state.used[case])
        assert dealt <= COPIES, f"{dealt} keys for {LETTERS[case]}"
        found["keys"] += dealt
        found[LETTERS[case]] = int(state.shown[case] + state.loot[:, case].sum())
    return found


def expected(state: Any) -> Counter[str]:
    evenings = min(int(state.night) + 1, int(state.nights))
    return Counter({"keys": int(state.players * state.nights)} | dict.fromkeys(LETTERS, evenings))
