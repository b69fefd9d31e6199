"""What to remark of moves that set off heists, or are about to."""

from vendome.engine.contract import Question
from vendome.engine.events import counted
from vendome.games.gentlemen_thieves.events import at_places
from vendome.games.gentlemen_thieves.remarks.kinds import HandedOver, HeistLost, HeistWon
from vendome.games.gentlemen_thieves.remarks.sight import Spot, all_spots, spots_after
from vendome.games.gentlemen_thieves.state import State


def remark_on_heist(state: State, colour: int, played: str, better: str) -> Question | None:
    was, then = spots_after(state, colour, played), spots_after(state, colour, better)
    before = [spot.places for spot in all_spots(state, colour) if is_given(spot)]
    new = [spot for spot in was if spot.places not in before]
    return heist_won(was, then) or heist_lost(was, then) or handed_over(new, then)


def heist_won(was: list[Spot], then: list[Spot]) -> HeistWon | None:
    won = next((spot for spot in then if spot.is_ready and spot.leads), None)
    if won is None or any(spot.is_ready and spot.leads for spot in was):
        return None
    text = (
        f"The better move sets off the heist at {at_places(won.names)}, and your side wins it {won.mine} to"
        f" {won.theirs}: {counted(won.pieces, 'token')} to share."
    )
    return HeistWon(text, "GT-4.1", places=won.names, mine=won.mine, theirs=won.theirs, pieces=won.pieces)


def heist_lost(was: list[Spot], then: list[Spot]) -> HeistLost | None:
    lost = next((spot for spot in was if spot.is_ready and not spot.leads), None)
    if lost is None or any(spot.is_ready for spot in then):
        return None
    text = (
        f"Your move set off the heist at {at_places(lost.names)}, which your side did not win: {lost.mine} to"
        f" {lost.theirs}."
    )
    return HeistLost(text, "GT-4.2", places=lost.names, mine=lost.mine, theirs=lost.theirs)


def handed_over(was: list[Spot], then: list[Spot]) -> HandedOver | None:
    given = next((spot for spot in was if is_given(spot)), None)
    if given is None or any(map(is_given, then)):
        return None
    text = (
        f"Your move left only one type missing at {at_places(given.names)}, where the other side led {given.theirs} to"
        f" {given.mine}."
    )
    return HandedOver(text, "GT-4.1", places=given.names, mine=given.mine, theirs=given.theirs)


def is_given(spot: Spot) -> bool:
    """Whether the next token may bring the others a heist."""
    return spot.missing == 1 and spot.trails and not spot.is_locked
