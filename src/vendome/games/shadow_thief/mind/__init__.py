"""Playing The Shadow Thief well: judgement, standing, and guesses about what others hold."""

from vendome.games.shadow_thief.mind.guesses import BELIEF, imagine, infer, reopen, secret
from vendome.games.shadow_thief.mind.judgement import judge
from vendome.games.shadow_thief.mind.standing import HORIZON, clock, evaluate

RIVALS = 0
PUBLIC = 0
TEMPER = 300.0
shortlist = None

__all__ = [
    "BELIEF",
    "HORIZON",
    "PUBLIC",
    "RIVALS",
    "TEMPER",
    "clock",
    "evaluate",
    "imagine",
    "infer",
    "judge",
    "reopen",
    "secret",
    "shortlist",
]
