"""Why a move of Gentlemen Thieves was better than another."""

from typing import Any

from vendome.engine.compiler.layout import plain
from vendome.engine.contract import Question
from vendome.games.gentlemen_thieves.remarks.alliances import remark_on_alliance
from vendome.games.gentlemen_thieves.remarks.favours import remark_on_favour
from vendome.games.gentlemen_thieves.remarks.heists import remark_on_heist
from vendome.games.gentlemen_thieves.remarks.kinds import KINDS, Sides
from vendome.games.gentlemen_thieves.remarks.sight import all_spots
from vendome.games.gentlemen_thieves.remarks.tokens import remark_on_place, remark_on_token
from vendome.games.gentlemen_thieves.state import ALLIANCES, BURGLARY, PLACING, State

__all__ = ["KINDS", "remark"]


def remark(state: Any, seat: int, played: str, better: str) -> Question | None:
    known: State = plain(state)
    return special_remark(known, seat, played, better) or on_sides(known, seat)


def special_remark(state: State, seat: int, played: str, better: str) -> Question | None:
    """What is special in this position: heists first."""
    colour = int(state.burglar[seat])
    if state.phase == ALLIANCES:
        return remark_on_alliance(state, colour, played, better)
    heist = remark_on_heist(state, colour, played, better)
    if heist is not None:
        return heist
    if state.phase == PLACING:
        return remark_on_place(state, colour, played, better)
    if state.phase != BURGLARY:
        return None
    favour = remark_on_favour(state, seat, played, better)
    return favour or (remark_on_token(state, colour, played, better) if better.startswith(("take", "draw")) else None)


def on_sides(state: State, seat: int) -> Sides | None:
    """Under the alliance that is in force."""
    if state.phase == ALLIANCES:
        return None
    leads = sum(spot.leads for spot in all_spots(state, int(state.burglar[seat])))
    text = f"A heist goes to the side with more tokens there: yours led at {leads} of the places."
    return Sides(text, "GT-4.2", leads=leads)
