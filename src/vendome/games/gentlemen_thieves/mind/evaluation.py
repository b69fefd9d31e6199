"""How far a game is, and every seat's chance to win it: when a round begins, or is about to, or at the end.

The numbers are those of a logistic regression on who won 32,000 games of softened judgement, from two players
to five; it found the same ones for each number of players.
"""

from typing import Final

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.masks import has
from vendome.engine.mind import Workspace, share_win, softmax
from vendome.games.gentlemen_thieves.knowledge import resample_holders
from vendome.games.gentlemen_thieves.mind.places import digits
from vendome.games.gentlemen_thieves.params import AT_EACH_PLACE, PILE, PLACES
from vendome.games.gentlemen_thieves.rules import result
from vendome.games.gentlemen_thieves.rules.heist import share_of_each
from vendome.games.gentlemen_thieves.state import SHARE, State

HORIZON: Final = 1  # rounds
END_IS_NEAR: Final = 16  # tokens in the pile: hardly ever does a round draw as many

# A lead of so many tokens is e times the chance to win: at the end, and more for each token in the pile.
SCALE: Final = 0.4
SCALE_EACH: Final = 0.072
# In tokens of one's pile:
FAVOUR: Final = 0.35  # a favour, which breaks ties; and more for each token in the pile, while it can be spent
FAVOUR_EACH: Final = 0.015
MATCHMAKER: Final = 0.4
EQUIPMENT: Final = 0.35  # a token of one's own colour at a place; and less when so few are left in the pile
EQUIPMENT_FEW: Final = 28


@compiled
def progress(state: State) -> int:
    """A heist ends the round: who gets which piece, what is put there next favours nobody, unless the end is near."""
    rounds: int = state.rounds
    return rounds + ((state.due == SHARE) & (PILE - state.drawn > END_IS_NEAR))


@compiled
def evaluate(state: State, work: Workspace) -> None:
    """By piles, favours, the matchmaker and equipment; a heist that is about to be shared counts already."""
    values = work.values
    emptied = winners = prize = 0
    first = state.first
    left = PILE - state.drawn
    if state.due == SHARE:
        emptied = 1 << state.heist[0] | 1 << state.heist[1]
        winners = state.winners[state.heists]
        prize = share_of_each(pieces_at(state, emptied), winners)
        first = (first + 1) % state.players
        left -= AT_EACH_PLACE * (1 + (state.heist[0] != state.heist[1]))
    favour = FAVOUR + FAVOUR_EACH * left
    equipment = EQUIPMENT * min(1.0, left / EQUIPMENT_FEW)
    for seat in range(state.players):
        colour = state.burglar[seat]
        values[seat] = state.height[colour] + prize * has(winners, colour) + favour * state.favours[seat]
        values[seat] += MATCHMAKER * (seat == first) + equipment * equipment_of(state, colour, emptied)
    softmax(values, state.players, SCALE + SCALE_EACH * left)
    if state.end >= 0:
        resample_holders(state, state.rng)
        share_win(values, state.players, result(state, work.scores), weight=1.0)


@inlined
def pieces_at(state: State, places: int) -> int:
    """How many tokens, loot too, lie at the places of a mask."""
    pieces = 0
    for place in range(PLACES):
        pieces += (digits(state.gear[place]) + state.loot[place]) * has(places, place)
    return pieces


@inlined
def equipment_of(state: State, colour: int, emptied: int) -> int:
    """How many tokens of a colour lie at the places that are not about to be emptied."""
    tally = 0
    for place in range(PLACES):
        tally += state.kit[place, colour] * (1 - has(emptied, place))
    return digits(tally)
