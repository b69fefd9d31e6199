"""Playing Gentlemen Thieves well.

`places` notes what each place promises, `judgement` and `favours` judge moves by it, `standing` tells who is likely to
win, and `suspicion`, which reads the `past`, who is which colour.
"""

from vendome.games.gentlemen_thieves.mind.judgement import judge
from vendome.games.gentlemen_thieves.mind.shortlist import shortlist
from vendome.games.gentlemen_thieves.mind.standing import HORIZON, clock, evaluate
from vendome.games.gentlemen_thieves.mind.suspicion import BELIEF, imagine, infer, reopen, secret

RIVALS = 1
PUBLIC = 1
TEMPER = 100.0

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
