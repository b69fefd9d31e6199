"""What to remark of an alliance, where another was better."""

from vendome.engine.contract import Question
from vendome.engine.events import counted
from vendome.games.gentlemen_thieves.events import at_places
from vendome.games.gentlemen_thieves.params import COLOUR_NAMES, LETTERS
from vendome.games.gentlemen_thieves.remarks.kinds import AllyLeads, AllyPair, AllyRival, AllySides, AllyTokens
from vendome.games.gentlemen_thieves.remarks.sight import all_spots, mask_of, on_side, strongest_rival
from vendome.games.gentlemen_thieves.state import State


def remark_on_alliance(state: State, colour: int, played: str, better: str) -> Question | None:
    was, then = (mask_of(move.removeprefix("ally "), LETTERS) for move in (played, better))
    found = where_it_leads(state, colour, was, then)
    if found is not None:
        return found
    rival = strongest_rival(state, colour)
    height = state.height[rival]
    if height and on_side(was, colour, rival) and not on_side(then, colour, rival):
        letter = LETTERS[rival]
        text = (
            f"No other colour had a higher pile than {COLOUR_NAMES[letter]}, {counted(height, 'token')}:"
            " your alliance let it share with you."
        )
        return AllyRival(text, "GT-6.2", colour=letter, height=height)
    if then >> colour & 1 and not was >> colour & 1:
        text = "Two colours share a heist by two, three colours by three: in the pair your part is larger."
        return AllyPair(text, "GT-4.3")
    mine, other = (sum(spot.mine for spot in all_spots(state, colour, mask)) for mask in (then, was))
    if mine > other:
        text = f"Your side would have had {counted(mine, 'token')} at the places; as you allied, it had {other}."
        return AllyTokens(text, "GT-4.2", mine=mine, other=other)
    leads = sum(spot.leads for spot in all_spots(state, colour, then))
    if not leads:
        return None
    return AllySides(
        f"The better alliance gave your side the lead at {counted(leads, 'place')}.", "GT-4.2", leads=leads
    )


def where_it_leads(state: State, colour: int, was: int, then: int) -> AllyLeads | None:
    """The place nearest to a heist, and of those the richest, where only the better alliance leads."""
    pairs = zip(all_spots(state, colour, was), all_spots(state, colour, then), strict=True)
    found = [spot for before, spot in pairs if spot.leads and not before.leads and not spot.is_locked]
    if not found:
        return None
    spot = min(found, key=lambda spot: (spot.missing, -spot.pieces))
    text = (
        f"Where {counted(spot.missing, 'type')} {'was' if spot.missing == 1 else 'were'} missing, at"
        f" {at_places(spot.names)}, your side would have led {spot.mine} to {spot.theirs}; as you allied, it did not."
    )
    return AllyLeads(text, "GT-4.2", places=spot.names, missing=spot.missing, mine=spot.mine, theirs=spot.theirs)
