"""Every number of the rulebook of Gentlemen Thieves, once.

Colours, types and places are numbered in the order of their codes, so that ascending numbers are
sorted texts; where the rulebook fixes another order, a table here says so. A *kind* is what a token
shows, its colour and its type: `kind = colour * TYPES + type`.
"""

from itertools import combinations
from typing import Annotated, Final, Literal, get_args

import numpy as np

from vendome.engine.codes import one_of
from vendome.engine.contract import Option

Letter = Literal["B", "G", "P", "R", "Y"]  # of a colour
PlaceName = Literal["bank", "casino", "manor", "museum", "opera"]
SpotName = PlaceName | Literal["centre"]  # where a tunnel or the car may be
Equipment = Literal["c", "g", "l", "m", "r"]  # a type of it

SEATS: Final = 5
COLOUR_NAMES: Final[dict[Letter, str]] = {  # GT-1.1: the five colours
    "B": "black",
    "G": "green",
    "P": "purple",
    "R": "red",
    "Y": "yellow",
}
BURGLARS: Final[dict[Letter, str]] = {  # GT-1.1: the five burglars, as sentences name them, in the rulebook's order
    "R": "Arsène Lupin",
    "P": "the Comtesse de Cagliostro",
    "G": "Dolorès Kesselbach",
    "B": "Beaumagnan",
    "Y": "Grand Paul",
}
TYPE_NAMES: Final[dict[Equipment, str]] = {  # GT-1.2: the five types
    "c": "crowbar",
    "g": "gloves",
    "l": "lamp",
    "m": "mask",
    "r": "rope",
}
COPIES: Final = 3  # GT-1.2: of every combination of a colour and a type
PLACE_NAMES: Final[tuple[PlaceName, ...]] = get_args(PlaceName)  # GT-1.3: the places
SPOT_NAMES: Final[tuple[SpotName, ...]] = (*PLACE_NAMES, "centre")

COLOURS: Final = len(COLOUR_NAMES)
ALL_COLOURS: Final = (1 << COLOURS) - 1  # a bit mask
TYPES: Final = len(TYPE_NAMES)
PLACES: Final = len(PLACE_NAMES)
CENTRE: Final = PLACES
KINDS: Final = COLOURS * TYPES
TOKENS: Final = KINDS * COPIES  # GT-1.2: 75
CODES: Final = [colour + kind for colour in COLOUR_NAMES for kind in TYPE_NAMES]  # by kind
LETTERS: Final = tuple(COLOUR_NAMES)  # by colour
TYPE_LETTERS: Final = tuple(TYPE_NAMES)  # by type
Token = Annotated[str, one_of("Token", CODES)]
Piece = Annotated[str, one_of("Piece", [*CODES, "loot"])]  # of the spoils of a heist

TUNNELS: Final = 2  # GT-1.3: there are two
LOOT: Final = 8  # GT-1.3: there are eight
LOOT_AT_BANK: Final = 2  # GT-2.2: so many lie there at the start; GT-4.6: so many come anew
RESERVE: Final = LOOT - LOOT_AT_BANK  # GT-2.2: the other loot tokens
BANK: Final = PLACE_NAMES.index("bank")
MANOR: Final = PLACE_NAMES.index("manor")
MUSEUM: Final = PLACE_NAMES.index("museum")

AT_EACH_PLACE: Final = 2  # GT-2.3: tokens at each place at the start; GT-4.5: and after a heist there
SET_OUT: Final = PLACES * AT_EACH_PLACE  # GT-2.3: the first equipment
BRIGADIER: Final = KINDS  # in the pile, where other numbers are kinds
BRIGADIER_AMONG: Final = 7  # GT-2.4: the last tokens of the pile, himself included
PILE: Final = TOKENS - SET_OUT + 1  # GT-2.4: the other tokens, and the brigadier
DISPLAY: Final = 3  # GT-2.4: so many lie face up
FAVOURS: Final = np.array([0, 0, 4, 3, 2, 2], np.int32)  # GT-2.5: a seat's, by number of players
MOST_FAVOURS: Final = int(FAVOURS.max())
LIMIT: Final = 3  # GT-3.6: tokens of one type that a place takes
ALLIES: Final = 2  # GT-3.1: two colours against three

# In the spoils of a heist a loot token is one more kind.
LOOT_KIND: Final = KINDS
PIECES: Final = TOKENS + LOOT  # all that can become spoils
HEISTS: Final = TOKENS // TYPES  # a heist takes a token of each type at least

# The orders of the rulebook, where they are not those of the codes.
COLOUR_ORDER: Final = [LETTERS.index(letter) for letter in BURGLARS]  # R P G B Y
PLACE_ORDER: Final = np.array(  # GT-1.3: the order in which places get their tokens
    [PLACE_NAMES.index(name) for name in ("manor", "museum", "bank", "opera", "casino")], np.int32
)
EVEN_CODES: Final = [  # GT-2.3: the first equipment of an `even` set-up, where every colour begins one type further
    letter + "grlmc"[(i + k) % TYPES] for i, letter in enumerate(BURGLARS) for k in range(AT_EACH_PLACE)
]
EVEN: Final = np.array([CODES.index(code) for code in EVEN_CODES], np.int32)
PAIRS: Final = [  # GT-3.1: any two colours, as `ally` spells them
    LETTERS[a] + LETTERS[b] for a, b in combinations(COLOUR_ORDER, ALLIES)
]

OPTIONS: Final = (
    Option("setup", "random", ("random", "even"), "the first ten tokens at the places (GT-2.3)"),
    Option("car_must_carry", default=False, choices=(False, True), help="the car carries wherever it can (GT-5.3)"),
    Option("loot_from_centre", default=False, choices=(False, True), help="a favour moves the reserve, too (GT-5.4)"),
)
