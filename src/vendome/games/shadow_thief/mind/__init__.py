"""Playing The Shadow Thief well: scores at first sight, chances to win, and what others may hold."""

from typing import Final

from vendome.games.shadow_thief.mind.belief import BELIEF, determinize, hidden_type, infer, reopen
from vendome.games.shadow_thief.mind.evaluation import HORIZON, evaluate, progress
from vendome.games.shadow_thief.mind.scores import score

TEMPERATURE: Final = 300.0
NOTES: Final = 0
HASTE: Final = {"play S": 100}  # who hurries closes the safe early
SEARCHES_RIVALS: Final = False
MOVES_ARE_PUBLIC: Final = False
candidates: Final = None
fill_rest: Final = None

__all__ = [
    "BELIEF",
    "HASTE",
    "HORIZON",
    "MOVES_ARE_PUBLIC",
    "NOTES",
    "SEARCHES_RIVALS",
    "TEMPERATURE",
    "candidates",
    "determinize",
    "evaluate",
    "fill_rest",
    "hidden_type",
    "infer",
    "progress",
    "reopen",
    "score",
]
