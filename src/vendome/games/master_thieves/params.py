"""Every number of the rulebook of Master Thieves, once."""

from typing import Final, Literal, get_args

import numpy as np

from vendome.engine.contract import Option

SEATS: Final = 8

# Names are types, too: views are typed by them.
Character = Literal["smuggler", "jeweller", "gemologist", "thief", "master-thief", "detective"]
Edition = Literal["en", "fr", "it"]
Grain = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]
Imitation = Literal["diamond", "sapphire"]  # a gem that there are imitations of
Position = Literal["TN", "TE", "TS", "TW", "MN", "ME", "MS", "MW", "BN", "BE", "BS", "BW"]

LEVELS: Final = "TMB"  # MT-1.1 Drawers: three levels, from the top
SIDES: Final = "NESW"  # MT-1.1 Drawers: a drawer on every side, clockwise from above
READING: Final[tuple[Position, ...]] = get_args(Position)  # MT-1.1 Drawers: the positions, as people read the box
POSITIONS: Final[tuple[Position, ...]] = tuple(sorted(READING))  # numbered in the order in which moves are sorted
DRAWERS: Final[tuple[Grain, ...]] = get_args(Grain)  # MT-1.1 Drawers: in reading order at the start
PLACES: Final = len(DRAWERS)  # how many drawers, and positions for them
FACES: Final = 2  # MT-1.3 Compartments: an upper and a lower face, with a front compartment in each
COMPARTMENTS: Final = FACES * PLACES

CHARACTERS: Final[tuple[Character, ...]] = get_args(Character)  # MT-2.1 Cards: in playing order
SMUGGLER, JEWELLER, GEMOLOGIST, THIEF, MASTER_THIEF, DETECTIVE = range(6)
KINDS: Final = len(CHARACTERS)
NUMBERS: Final = 8  # MT-2.1 Cards: those of a character are numbered from 1 to 8
ALL_CARDS: Final = (1 << KINDS) - 1  # a hand with one card of each character
CYCLE: Final = KINDS  # MT-3.4 Cards: six rounds are a cycle

IMITATED: Final[tuple[Imitation, ...]] = get_args(Imitation)
GEMS: Final = (*IMITATED, "ruby")
DIAMOND, SAPPHIRE, RUBY = range(3)
IMITATIONS: Final = (8, 2)  # MT-2.2 Pillows: diamonds and sapphires on a white pillow
RUBIES: Final = 6  # MT-2.3 Rubies: one in each long drawer
FILLING: Final = 12  # MT-2.4 Filling: diamonds that are handed out
WORTH: Final = (1, 2, 4)  # MT-7.1 Counting: by gem

# MT-8 What the edition changes, by edition. Each line belongs to the rule that it names.
EDITIONS: Final[tuple[Edition, ...]] = get_args(Edition)
EN, FR, IT = range(3)
MAY_DECLINE: Final = np.array([1, 0, 0], np.int32)  # MT-5.1 Smuggler and MT-5.2 Jeweller may place nothing
ALARM_RETURNS: Final = np.array([0, 1, 1], np.int32)  # MT-4.4 An alarm that guards nothing goes home
ROTATE_FIRST: Final = np.array([1, 0, 0], np.int32)  # MT-4.6 Handling the box: no rotation after the turn
LAST_RUBY_ENDS: Final = np.array([0, 1, 0], np.int32)  # MT-6.2 No rubies: the game is over
DIAMONDS_BREAK_TIES: Final = np.array([0, 0, 1], np.int32)  # MT-7.2 Ties: diamonds decide at last
FACE_UP: Final = np.array([0, 0, 1], np.int32)  # MT-3.4 Cards: those put aside lie face up

OPTIONS: Final = (
    Option("edition", "en", EDITIONS, "whose rules: English, French or Italian (MT-8)", {"fr": "fr", "it": "it"}),
    Option("one_box_action", default=False, choices=(False, True), help="rotate or turn the box, not both (MT-4.6)"),
)
