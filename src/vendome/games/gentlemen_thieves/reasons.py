"""Why a move of Gentlemen Thieves can't be made: a reason for each clause of `legal`."""

from typing import Final

from vendome.engine.contract import Reason
from vendome.engine.masks import members
from vendome.games.gentlemen_thieves.params import LIMIT, PLACE_NAMES, TYPES
from vendome.games.gentlemen_thieves.pieces import codes, kinds_at
from vendome.games.gentlemen_thieves.state import ALLIANCES, BURGLARY, CARRYING, PLACING, RETURNING, State

REASONS: Final = {
    key: Reason(key, rule, text)
    for key, rule, text in (
        ("not_your_turn", "GT-3.2", "It is not your turn."),
        ("ally_first", "GT-3.1", "First split the colours: two against three."),
        ("place_first", "GT-3.3", "First place the token in your hand."),
        ("carry_first", "GT-5.3", "First choose what the car carries."),
        ("return_first", "GT-4.4", "First put a tunnel back in the centre."),
        ("ally", "GT-3.1", "The colours are split at the beginning of a round, by the first player."),
        ("same_split", "GT-3.1", "The colours were split like this in the previous round: choose another split."),
        ("not_displayed", "GT-3.3", "This token is not on display."),
        ("at", "GT-3.3", "You have no token in hand to place."),
        ("full", "GT-3.6", "There are already three tokens of this type here: no place may hold more."),
        ("full_joined", "GT-3.6", "Joined places count as one, and these already hold three tokens of this type."),
        ("no_favour", "GT-3.5", "Moving a special token costs a favour, and you have none left."),
        ("no_tunnel", "GT-5.1", "There is no tunnel to move."),
        ("no_padlock", "GT-5.2", "The padlock is elsewhere."),
        ("no_car", "GT-5.3", "The car is elsewhere."),
        ("no_loot", "GT-5.4", "There are not that many loot tokens at this place."),
        ("reserve", "GT-5.4", "Loot in the reserve is at no place: it waits there until no place has any."),
        ("no_reserve", "GT-5.4", "There are not that many loot tokens in the reserve."),
        ("carry", "GT-5.3", "The car carries a token only when it has just been moved."),
        ("not_at_car", "GT-5.3", "This token is not where the car is."),
        ("padlock_full", "GT-5.3", "The padlock's place can't take another token of this type."),
        ("must_carry", "GT-5.3", "With this table's option the car carries a token wherever it can."),
        ("return", "GT-4.4", "A tunnel goes back to the centre only after a heist at joined places."),
        ("no_tunnel_here", "GT-4.4", "No tunnel of this heist is here."),
    )
}  # fmt: skip

SPECIALS: Final = ("tunnel", "padlock", "car", "loot")
FIRST: Final = {ALLIANCES: "ally_first", PLACING: "place_first", CARRYING: "carry_first", RETURNING: "return_first"}


def why_not(state: State, seat: int, move: str) -> Reason:
    """For a move that is not legal, of a game that goes on."""
    if seat not in members(int(state.asked)):
        return REASONS["not_your_turn"]
    verb, _, what = move.partition(" ")
    if verb == "ally":
        return REASONS["same_split" if state.phase == ALLIANCES else "ally"]
    if verb == "at":
        return REASONS[why_not_at(state, what) if state.phase == PLACING else "at"]
    if verb == "carry":
        return REASONS[why_not_carry(state, what) if state.phase == CARRYING else "carry"]
    if verb == "return":
        return REASONS["no_tunnel_here" if state.phase == RETURNING else "return"]
    return REASONS[why_not_act(state, seat, verb, what)]


def why_not_act(state: State, seat: int, verb: str, what: str) -> str:
    """GT-3.2: `take`, `draw`, and what a favour can move."""
    if state.phase != BURGLARY:
        return FIRST[int(state.phase)]
    if verb == "loot" and "centre>" in what and not state.loot_from_centre:
        return "reserve"
    if verb in SPECIALS and not state.favours[seat]:
        return "no_favour"
    if verb in SPECIALS:
        return "no_reserve" if verb == "loot" and "centre>" in what else f"no_{verb}"
    return "not_displayed"


def why_not_at(state: State, place: str) -> str:
    """GT-3.6: the place is full by itself, or together with the one it is joined to."""
    alike = [kind for kind in kinds_at(state, PLACE_NAMES.index(place)) if kind % TYPES == state.hand % TYPES]
    return "full" if len(alike) >= LIMIT else "full_joined"


def why_not_carry(state: State, token: str) -> str:
    if token == "nothing":
        return "must_carry"
    is_here = token in codes(kinds_at(state, state.car))
    return "padlock_full" if is_here else "not_at_car"
