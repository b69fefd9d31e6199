"""Why a move of Master Thieves was better than another."""

from typing import Any, Final

from vendome.engine.compiler.layout import plain
from vendome.engine.contract import Question
from vendome.games.master_thieves.params import CHARACTERS, POSITIONS, Character
from vendome.games.master_thieves.remarks.choices import imitations, remark_on_choice
from vendome.games.master_thieves.remarks.handling import remark_on_handling
from vendome.games.master_thieves.remarks.kinds import (
    KINDS,
    DiamondAway,
    KeepAlarm,
    PickSapphire,
    PlaceNothing,
    SapphireAway,
    SetAlarm,
    TakeRuby,
)
from vendome.games.master_thieves.remarks.opening import remark_on_filling, remark_on_opening, remark_on_search
from vendome.games.master_thieves.remarks.sight import Drawer, drawer_at
from vendome.games.master_thieves.state import CHOOSE, FILL, HANDLE, OPEN, PLACE, TAKE_OR_SEARCH, State

__all__ = ["KINDS", "remark"]

# Those that are the same every time, by the better move.
ALWAYS: Final[dict[str, Question]] = {
    "alarm yes": SetAlarm(
        "When your alarm falls out of a drawer that somebody else opens, the gems that fall with it are yours.",
        "MT-4.3",
    ),
    "alarm no": KeepAlarm("An alarm in the upper compartment is switched off and bothers no one.", "MT-4.4"),
    "pick sapphire": PickSapphire("A sapphire is worth 2 points, a diamond 1.", "MT-7.1"),
    "ruby take": TakeRuby("A ruby is worth 4 points, and more rubies win a tie.", "MT-7.1"),
}


def remark(state: Any, seat: int, played: str, better: str) -> Question | None:
    known: State = plain(state)
    if known.phase == CHOOSE:
        return remark_on_choice(known, seat, character_of(played), character_of(better))
    if known.phase in (OPEN, FILL):
        was, then = (drawer_of(known, move) for move in (played, better))
        return remark_on_opening(known, seat, was, then) if known.phase == OPEN else remark_on_filling(was, then)
    if known.phase == HANDLE:
        return remark_on_handling(known, played, better)
    if known.phase == PLACE:
        return remark_on_imitation(known, seat, played, better)
    if known.phase == TAKE_OR_SEARCH:
        return remark_on_search(known, better)
    return ALWAYS.get(better)


def character_of(move: str) -> Character:
    return CHARACTERS[CHARACTERS.index(move.removeprefix("choose "))]


def drawer_of(state: State, move: str) -> Drawer:
    return drawer_at(state, POSITIONS.index(move.partition(" ")[2]))


def remark_on_imitation(state: State, seat: int, played: str, better: str) -> Question:
    if better == "place nothing":
        return PlaceNothing("What you place is a true gem for whoever finds it.", "MT-2.2")
    if played == "place nothing":
        return imitations(state, seat)
    if better == "place sapphire":
        return SapphireAway("A sapphire that is left on your white pillow costs 2 points, a diamond 1.", "MT-7.1")
    return DiamondAway("Whoever finds a sapphire gets 2 points, a diamond 1.", "MT-7.1")
