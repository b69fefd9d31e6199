"""Every number of the rulebook of The Shadow Thief, once.

Cards are sorted by their codes, as everything in a record is. A *kind* is what a card shows (57 of
them); an *id* is one physical card (105), ids of one kind being neighbours.
"""

from typing import Annotated, Final

import numpy as np

from vendome.engine.codes import one_of
from vendome.engine.contract import Option

SEATS: Final = 7
HAND: Final = 4  # cards: SD-2.2 Dealing gives so many, SD-3.7 Draw fills hands up to it

# SD-1.1 Jewels: two of each type and value.
COPIES: Final = 2
TYPES: Final = {"B": "brooch", "E": "earring", "N": "necklace", "R": "ring"}
HIGHEST_VALUE: Final = 10
VALUES: Final = range(1, HIGHEST_VALUE + 1)
JEWEL_CODES: Final = sorted(f"{letter}{value}" for letter in TYPES for value in VALUES)

# SD-1.2 Closed safes: how many there are of each value.
LOWEST_SAFE: Final = 4
LAST_PAIR: Final = 11  # the highest value of which there are several
HIGHEST_SAFE: Final = 15
SAFE_COPIES: Final = 2
SAFES: Final = {v: SAFE_COPIES if v <= LAST_PAIR else 1 for v in range(LOWEST_SAFE, HIGHEST_SAFE + 1)}
SAFE_CODES: Final = sorted(f"S{value}" for value in SAFES)

# SD-1.3 Thieves: one for each type of jewel; the shadow thief is the last.
THIEVES: Final = 1  # of each type
THIEF_CODES: Final = [f"T{letter}" for letter in [*TYPES, "S"]]

# By kind.
CODES: Final = [*JEWEL_CODES, *SAFE_CODES, *THIEF_CODES]
Card = Annotated[str, one_of("Card", CODES)]
COUNTS: Final = [
    *(COPIES for _ in JEWEL_CODES),
    *(SAFES[int(code[1:])] for code in SAFE_CODES),
    *(THIEVES for _ in TYPES),
    1,
]
MOST_ALIKE: Final = max(COUNTS)

KINDS: Final = len(CODES)
JEWEL_KINDS: Final = len(JEWEL_CODES)  # the kinds below it are jewels
FIRST_THIEF: Final = JEWEL_KINDS + len(SAFE_CODES)  # the first kind that is a thief; safes are between
SHADOW: Final = KINDS - 1  # the shadow thief's kind

CARDS: Final = sum(COUNTS)  # SD-1.4 Table: so many are the pile
JEWELS: Final = COPIES * JEWEL_KINDS  # the ids below it are jewels

# Look-up tables for the compiled rules.
KIND: Final = np.repeat(np.arange(KINDS, dtype=np.int32), COUNTS)  # of an id
FIRST_ID: Final = np.searchsorted(KIND, np.arange(KINDS)).astype(np.int32)  # the lowest id of a kind
VALUE: Final = np.array([int(code[1:]) if code[1:].isdigit() else 0 for code in CODES], np.int32)  # of a kind
TYPE: Final = np.array(  # of a jewel or a thief, as an index into TYPES; the shadow thief's is none of them
    ["BENRS".index(code[1] if code[0] == "T" else code[0]) for code in CODES], np.int32
)

CODE_OF: Final = [CODES[kind] for kind in KIND]  # of an id

HANDS: Final = 3  # SD-2.1 Winning: a match has so many, unless the option says otherwise
MOST_HANDS: Final = 9
OPTIONS: Final = (Option("hands", HANDS, tuple(range(1, MOST_HANDS + 1)), "hands in a match (SD-2.1)"),)
