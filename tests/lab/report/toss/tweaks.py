"""Which number of Toss may change."""

from collections.abc import Mapping
from typing import Final

from lab.report.toss.rules import ROUNDS
from vendome.engine.tweaks import Tweak, itself

TWEAKS: Final = (
    Tweak("rounds", ROUNDS, 1, 9, "rounds of bids", "T-1", "a game has a bid, and an end", {"rules.ROUNDS": itself}),
)
REFUSED: Final[Mapping[str, str]] = {}


def clash(values: Mapping[str, int]) -> str:
    return ""
