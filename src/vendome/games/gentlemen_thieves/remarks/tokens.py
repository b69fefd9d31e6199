"""What to remark of a token that was placed, taken or drawn, where something else was better."""

from vendome.engine.contract import Question
from vendome.engine.events import counted
from vendome.games.gentlemen_thieves.events import at_places, named
from vendome.games.gentlemen_thieves.params import CODES, COLOUR_NAMES, LETTERS, PLACE_NAMES, TYPES
from vendome.games.gentlemen_thieves.remarks.kinds import (
    Denied,
    DrawUnseen,
    Farther,
    LastType,
    Nearer,
    NoneOnDisplay,
    OnDisplay,
    OwnSide,
    TakesLead,
)
from vendome.games.gentlemen_thieves.remarks.sight import (
    Spot,
    all_spots,
    displayed,
    group_of,
    on_side,
    spot_of,
    spots_after,
)
from vendome.games.gentlemen_thieves.state import State

# -- placing ------------------------------------------------------------------------------------------


def remark_on_place(state: State, colour: int, played: str, better: str) -> Question | None:
    was, then = (spot_of(state, colour, group_of(state, place_of(move))) for move in (played, better))
    after = spots_after(state, colour, better)[0]
    if after.leads and not then.leads and not after.is_locked:
        text = f"With this token your side would have led at {at_places(after.names)}, {after.mine} to {after.theirs}."
        return TakesLead(text, "GT-4.2", places=after.names, mine=after.mine, theirs=after.theirs)
    letter = LETTERS[state.hand // TYPES]
    is_mine = on_side(state.alliance, colour, state.hand // TYPES)
    if was.is_locked or then.is_locked or was.missing == then.missing or is_mine != (then.missing < was.missing):
        return None
    name, names = COLOUR_NAMES[letter], at_places(then.names)
    missing = f"{counted(then.missing, 'type')} {'was' if then.missing == 1 else 'were'}"
    if is_mine:
        text = f"Your side has {name}: a heist was nearer at {names}, where {missing} missing, not {was.missing}."
        return Nearer(text, "GT-4.2", colour=letter, places=then.names, missing=then.missing, other=was.missing)
    text = f"The other side has {name}: a heist was farther off at {names}, where {missing} missing, not {was.missing}."
    return Farther(text, "GT-4.2", colour=letter, places=then.names, missing=then.missing, other=was.missing)


def place_of(move: str) -> int:
    return PLACE_NAMES.index(move.removeprefix("at "))


# -- taking and drawing -------------------------------------------------------------------------------


def remark_on_token(state: State, colour: int, played: str, better: str) -> Question | None:
    if better == "draw":
        return on_draw(state, colour)
    kind = kind_of(better)
    return (
        last_type(state, colour, kind, played)
        or denied(state, colour, kind)
        or of_own_side(state, colour, kind, played)
    )


def kind_of(move: str) -> int:
    return CODES.index(move.removeprefix("take "))


def on_draw(state: State, colour: int) -> Question:
    if not any(on_side(state.alliance, colour, kind // TYPES) for kind in displayed(state)):
        text = "No displayed token was of your side: only the pile could bring one."
        return NoneOnDisplay(text, "GT-3.4")
    text = "A draw leaves the display as it is: the next player finds nothing new in it."
    return DrawUnseen(text, "GT-3.4")


def winning_spot(state: State, colour: int, kind: int) -> Spot | None:
    """Where this token sets off a heist that the side wins, as it stands then."""
    is_mine = on_side(state.alliance, colour, kind // TYPES)
    for spot in all_spots(state, colour):
        after = spot.with_token(kind, is_mine=is_mine)
        if spot.missing == 1 and after.is_ready and after.leads:
            return after
    return None


def last_type(state: State, colour: int, kind: int, played: str) -> LastType | None:
    spot = winning_spot(state, colour, kind)
    if spot is None or (played.startswith("take ") and winning_spot(state, colour, kind_of(played))):
        return None
    text = (
        f"The display had {named(kind)}, the type that was missing at {at_places(spot.names)}: with it your side wins"
        f" there, {spot.mine} to {spot.theirs}."
    )
    return LastType(text, "GT-4.1", token=CODES[kind], places=spot.names, mine=spot.mine, theirs=spot.theirs)


def denied(state: State, colour: int, kind: int) -> Denied | None:
    """Any token of the last type wins the heist for the others, and only this one was displayed."""
    alike = [other for other in displayed(state) if other % TYPES == kind % TYPES]
    spots = [spot for spot in all_spots(state, colour) if spot.missing == 1 and not spot.is_locked]
    spot = next((spot for spot in spots if kind % TYPES not in spot.types and spot.theirs > spot.mine + 1), None)
    if spot is None or len(alike) > 1:
        return None
    text = (
        f"Only one type was missing at {at_places(spot.names)}, where the other side led {spot.theirs} to {spot.mine}:"
        f" {named(kind)} was the only one of it on display."
    )
    return Denied(text, "GT-4.1", token=CODES[kind], places=spot.names, mine=spot.mine, theirs=spot.theirs)


def of_own_side(state: State, colour: int, kind: int, played: str) -> Question | None:
    if not on_side(state.alliance, colour, kind // TYPES):
        return None
    if played == "draw":
        text = f"The display had {named(kind)}, which counts for your side; a draw may bring any colour."
        return OnDisplay(text, "GT-3.3", token=CODES[kind])
    if not played.startswith("take ") or on_side(state.alliance, colour, kind_of(played) // TYPES):
        return None
    letter, other = LETTERS[kind // TYPES], LETTERS[kind_of(played) // TYPES]
    text = f"A token of {COLOUR_NAMES[letter]} counts for your side, one of {COLOUR_NAMES[other]} for the other."
    return OwnSide(text, "GT-4.2", colour=letter, other=other)
