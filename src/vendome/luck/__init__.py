"""Luck: by how much chance, and not a decision, changed who wins.

With full knowledge every position has a chance to win for each seat (`judge`). A step of a game leads from one question
to the next: a seat decides, then chance takes its course. Its **luck** is how much better the seats stand after it than
they stand on average after the same decision with other chances (`twins`): so it is 0 on average, whoever plays
and however well the judge judges. The rest of the change is the **decision**. The deal is luck, too: against other
deals.

What a game's steps add up to is the result: `account`. After AIVAT (Burch, Schmid, Moravčík, Morrill and Bowling 2018).
"""

from vendome.luck.account import Account, Step
from vendome.luck.judge import Judge, judge_of
from vendome.luck.meter import LuckMeter, account_of_game
from vendome.luck.twins import Twins

__all__ = ["Account", "Judge", "LuckMeter", "Step", "Twins", "account_of_game", "judge_of"]
