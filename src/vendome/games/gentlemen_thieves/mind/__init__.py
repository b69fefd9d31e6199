"""Playing Gentlemen Thieves well.

`places` notes what each place promises, `scores` and `favours` score moves by it, `candidates` lists those that come
into question in a rollout, `evaluation` tells who is likely to win, and `belief`, which reads the `past_moves`, who is
which colour.
"""

from typing import Final

from vendome.games.gentlemen_thieves.knowledge import resample_holders as fill_rest
from vendome.games.gentlemen_thieves.mind.belief import BELIEF, determinize, hidden_type, infer, reopen
from vendome.games.gentlemen_thieves.mind.candidates import candidates
from vendome.games.gentlemen_thieves.mind.evaluation import HORIZON, evaluate, progress
from vendome.games.gentlemen_thieves.mind.places import NOTES
from vendome.games.gentlemen_thieves.mind.scores import score

TEMPERATURE: Final = 100.0
# Who hurries takes what lies there and spends favours early.
HASTE: Final = {"take": 100, "tunnel": 100, "padlock": 100, "car": 100, "loot": 100}
SEARCHES_RIVALS: Final = True
MOVES_ARE_PUBLIC: Final = True

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
