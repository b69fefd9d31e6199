"""Playing Master Thieves well: scores at first sight, chances to win, and how a box is forgotten."""

from typing import Final

from vendome.games.master_thieves.mind.belief import BELIEF, determinize, hidden_type, infer, reopen
from vendome.games.master_thieves.mind.evaluation import HORIZON, evaluate, progress
from vendome.games.master_thieves.mind.scores import score

TEMPERATURE: Final = 100.0
NOTES: Final = 0
# Who hurries steals, takes what lies there and leaves the box as it is.
HASTE: Final = {"choose thief": 100, "choose master-thief": 100, "take": 100, "done": 100}
SEARCHES_RIVALS: Final = True
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
