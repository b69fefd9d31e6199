"""The state of a game of Gentlemen Thieves.

Tokens of one kind are alike, so the state counts them (see `params` for the numbers of colours,
types, places and kinds). A cell that holds nothing is EMPTY; in a state as one seat knows it, what
that seat can't name is UNKNOWN.

The equipment of one colour at one place is a *tally*: a number whose hexadecimal digit t counts the
tokens of type t. Tallies add up like numbers: three of a type is the limit at a place, six at two.

What heists brought is the list of `spoils`: one cell a piece, `kind * HOLDERS + holder`, the pieces
of one heist side by side and sorted. A holder is a colour, LOST, or (as a seat knows it) SOMEBODY.
"""

from typing import Final, Literal, get_args

from vendome.engine.compiler.layout import BaseState, Cells, cell, cells, small
from vendome.games.gentlemen_thieves.params import (
    COLOURS,
    DISPLAY,
    HEISTS,
    PIECES,
    PILE,
    PLACES,
    SEATS,
    TUNNELS,
)

EMPTY: Final = -1
UNKNOWN: Final = -2
NOWHERE: Final = -1  # in place of a place

LOST: Final = COLOURS
SOMEBODY: Final = LOST + 1
HOLDERS: Final = SOMEBODY + 1

# What a game can wait for.
Phase = Literal[
    "alliances",  # GT-3.1: the first player divides the colours
    "burglary",  # GT-3.2: an action
    "placing",  # GT-3.6: a place for the token in hand
    "carrying",  # GT-5.3: what the car takes along
    "returning",  # GT-4.4: which tunnel caves in
    "over",
]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
ALLIANCES, BURGLARY, PLACING, CARRYING, RETURNING, OVER = range(len(PHASES))

# Kinds of chance. GT-2.1: the burglars. GT-2.3: the first equipment. GT-2.4: the pile. GT-4.3: how spoils are shared.
DEAL_BURGLARS, DEAL_PLACES, DEAL_PILE, SHARE = range(1, 5)


class State(BaseState):
    even: int = cell()  # GT-2.3: whether the option `setup` is `even`
    car_must_carry: int = cell()  # GT-5.3: the option of this name
    loot_from_centre: int = cell()  # GT-5.4: the option of this name
    phase: int = cell()
    rounds: int = cell()  # begun so far
    first: int = cell()  # the seat with the matchmaker
    turn: int = cell()  # the acting seat
    alliance: int = cell()  # bit mask of the two allied colours; 0 before the first round

    burglar: Cells = small(SEATS)  # by seat: its colour
    favours: Cells = small(SEATS)

    kit: Cells = cells(PLACES, COLOURS)  # tallies
    gear: Cells = cells(PLACES)  # the tally of all colours at a place: the sum of its kit
    loot: Cells = small(PLACES)
    reserve: int = cell()  # loot
    tunnels: Cells = small(TUNNELS)  # a place or CENTRE, ascending
    padlock: int = cell()
    car: int = cell()  # a place or CENTRE

    pile: Cells = small(PILE)  # kinds and BRIGADIER in drawing order; EMPTY where drawn
    drawn: int = cell()  # how many of them
    display: Cells = small(DISPLAY)  # kinds, ascending
    hand: int = cell()  # the kind that the acting seat must place

    heist: Cells = small(2)  # the places of the heist that is being settled; one place twice if alone
    heists: int = cell()  # shared so far
    winners: Cells = small(HEISTS)  # by heist: bit mask of the winning colours, 0 for a tie
    spoils: Cells = cells(PIECES)
    spoils_end: Cells = small(HEISTS)  # by heist: the index after its last piece
    height: Cells = small(COLOURS)  # of the colours' piles
    unmasked: int = cell()  # GT-6.1: mask of the seats whose burglar was shown to all

    # What all saw each seat do, by colour. No rule asks for it: it tells who is who.
    has_allied: Cells = small(SEATS, COLOURS)  # GT-3.1: rounds in which the seat allied the colour
    has_taken: Cells = small(SEATS, COLOURS)  # GT-3.3: tokens of the colour that it took
    has_helped: Cells = cells(SEATS, COLOURS)  # GT-3.6: types where it placed one for the colour's side, added up
    has_robbed: Cells = small(SEATS, COLOURS)  # GT-4.2: heists that it set off and the colour won
