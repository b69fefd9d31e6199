"""What a seat knows in Master Thieves.

All that happens at the table is seen by all, so the content of the box, too, is common knowledge.
Two things are not:

- **The chosen card**, until it is revealed. It stays in the `hand` till then, so that hand and choice
  together do not tell which it is. Once the smugglers are revealed, all know that a card still face
  down is none.
- **Numbers on cards not revealed since the deal.** Every card is played, hence revealed, once in a
  cycle: from the second cycle on all numbers are known, and in the first one those of the cards that
  have left a hand. No memory of who held which set of cards is needed.
"""

from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Words, fill
from vendome.engine.compiler.rng import below, seed_words, word
from vendome.engine.masks import count, has, nth
from vendome.games.master_thieves.moves import SEARCH
from vendome.games.master_thieves.params import CYCLE, KINDS, SMUGGLER
from vendome.games.master_thieves.rules.set_up import numbers_left
from vendome.games.master_thieves.state import CHOOSE, NONE, OPEN, TAKE_OR_SEARCH, UNKNOWN, State


@compiled
def is_hidden(state: State, seat: int) -> bool:
    """Whether the seat has chosen a card that is still face down."""
    return bool((state.chosen[seat] != NONE) & (has(state.face_up, seat) == 0))


@compiled
def is_number_known(state: State, seat: int, other: int, character: int) -> bool:
    """Whether a seat knows the number on another's card (or its own): held, revealed, or of a later cycle."""
    return bool((seat == other) | (state.rounds >= CYCLE) | (has(state.hand[other], character) == 0))


# -- redact -------------------------------------------------------------------------------------------


@compiled
def redact(state: State, seat: int) -> None:
    fill(state.rng, 0)
    for other in range(state.players):
        if other != seat and is_hidden(state, other):
            state.chosen[other] = UNKNOWN
        for character in range(KINDS):
            if not is_number_known(state, seat, other, character):
                state.number[other, character] = UNKNOWN


# -- resample -----------------------------------------------------------------------------------------


@compiled
def resample(state: State, seat: int, rng: Words) -> None:
    """Each unknown choice uniformly from the hand, each unknown number from those not seen elsewhere."""
    seed_words(state.rng, word(rng), word(rng))
    for other in range(state.players):
        if other != seat and is_hidden(state, other):
            state.chosen[other] = any_card(state, other, rng)
    for character in range(KINDS):
        deal_unknown(state, character, rng)


@compiled
def any_card(state: State, seat: int, rng: Words) -> int:
    """A card of the hand. MT-3.2 Order: the smugglers are revealed first, so a card face down after that is none."""
    hand = state.hand[seat]
    if state.phase != CHOOSE:
        hand &= ~(1 << SMUGGLER)
    return nth(hand, below(rng, count(hand)))


@compiled
def deal_unknown(state: State, character: int, rng: Words) -> None:
    """MT-2.1 Cards: the unknown numbers of a character, as a deal of the cards nobody has shown would give them."""
    for seat in range(state.players):
        if state.number[seat, character] == UNKNOWN:
            left = numbers_left(state, character)
            state.number[seat, character] = 1 + nth(left, below(rng, count(left)))


# -- reshuffle ----------------------------------------------------------------------------------------


@compiled
def reshuffle(state: State, rng: Words) -> None:
    """What nobody knows is not decided yet: only the generator."""
    seed_words(state.rng, word(rng), word(rng))


# -- reveals ------------------------------------------------------------------------------------------


def reveals(before: State, action: int, after: State) -> bool:
    """A drawer was opened or searched: what lies in it is common knowledge, but players forget, and would see it again.
    Or cards were turned over, and so have left a hand."""
    looks = before.phase == OPEN or (before.phase == TAKE_OR_SEARCH and action == SEARCH)
    return looks or before.hand != after.hand
