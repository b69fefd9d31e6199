"""What to remark of a favour that was spent, or was better spent."""

from vendome.engine.contract import Question
from vendome.games.gentlemen_thieves.events import at_places
from vendome.games.gentlemen_thieves.params import SPOT_NAMES
from vendome.games.gentlemen_thieves.remarks.kinds import HeldUp, KeepFavour, LootThere, SpendFavour
from vendome.games.gentlemen_thieves.remarks.sight import group_of, spot_of
from vendome.games.gentlemen_thieves.state import State

FAVOURS = ("tunnel", "padlock", "car", "loot")


def is_favour(move: str) -> bool:
    return move.startswith(FAVOURS)


def remark_on_favour(state: State, seat: int, played: str, better: str) -> Question | None:
    favours, colour = state.favours[seat], int(state.burglar[seat])
    if is_favour(played) and not is_favour(better):
        text = f"A favour is spent for good, and favours left over decide ties: you had {favours}."
        return KeepFavour(text, "GT-6.3", favours=favours)
    if not is_favour(better):
        return None
    found = where_it_goes(state, colour, better)
    if found is not None or is_favour(played):
        return found
    text = f"You had {favours} to spend: a favour moves a special token, and puts no equipment anywhere."
    return SpendFavour(text, "GT-3.5", favours=favours)


def where_it_goes(state: State, colour: int, better: str) -> Question | None:
    stop = SPOT_NAMES.index(better.rpartition(">")[2])
    spot = spot_of(state, colour, group_of(state, stop))
    if better.startswith("padlock") and spot.missing == 1 and spot.trails and not spot.is_locked:
        text = (
            f"Only one type was missing at {at_places(spot.names)}, where the other side led {spot.theirs} to"
            f" {spot.mine}: the padlock holds that heist up."
        )
        return HeldUp(text, "GT-5.2", places=spot.names, mine=spot.mine, theirs=spot.theirs)
    if better.startswith("loot") and spot.leads:
        text = (
            f"Your side led {spot.mine} to {spot.theirs} at {at_places(spot.names)}: loot that lies there is shared by"
            " whoever wins there."
        )
        return LootThere(text, "GT-5.4", places=spot.names, mine=spot.mine, theirs=spot.theirs)
    return None
