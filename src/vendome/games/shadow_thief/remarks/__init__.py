"""Why a move of The Shadow Thief was better than another."""

from typing import Any

from vendome.engine.compiler.layout import plain
from vendome.engine.contract import Question
from vendome.games.shadow_thief.remarks.add import remark_on_adding
from vendome.games.shadow_thief.remarks.kinds import KINDS
from vendome.games.shadow_thief.remarks.play import remark_on_play
from vendome.games.shadow_thief.remarks.steal import remark_on_theft
from vendome.games.shadow_thief.state import ADD, STEAL, State

__all__ = ["KINDS", "remark"]


def remark(state: Any, seat: int, played: str, better: str) -> Question | None:
    known: State = plain(state)
    if known.phase == STEAL:
        return remark_on_theft(known, victim(played), victim(better))
    if known.phase == ADD:
        return remark_on_adding(known, seat, played, better)
    return remark_on_play(known, seat, card(played), card(better))


def card(move: str) -> str:
    return move.removeprefix("play ")


def victim(move: str) -> int:
    return int(move.removeprefix("steal "))
