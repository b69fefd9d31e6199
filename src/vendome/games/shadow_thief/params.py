"""Every number of the rulebook of The Shadow Thief, once.

Cards are sorted by their codes, as everything in a record is. A *kind* is what a card shows (57 of
them); an *id* is one physical card (105), ids of one kind being neighbours.
"""

from typing import Final

import numpy as np

from vendome.engine.contract import Option

SEATS: Final = 7
HAND: Final = 4  # SD-2.2, SD-3.7
COPIES: Final = 2  # SD-1.1
TYPES: Final = {"B": "brooch", "E": "earring", "N": "necklace", "R": "ring"}  # SD-1.1
VALUES: Final = range(1, 11)  # SD-1.1
SAFES: Final = {value: 2 if value <= 11 else 1 for value in range(4, 16)}  # SD-1.2
HANDS: Final = 3  # SD-2.1

JEWEL_CODES: Final = sorted(f"{letter}{value}" for letter in TYPES for value in VALUES)
SAFE_CODES: Final = sorted(f"S{value}" for value in SAFES)
THIEF_CODES: Final = [f"T{letter}" for letter in [*TYPES, "S"]]  # SD-1.3, the shadow thief last
CODES: Final = [*JEWEL_CODES, *SAFE_CODES, *THIEF_CODES]  # by kind

JEWEL_KINDS: Final = len(JEWEL_CODES)
SAFE_KINDS: Final = len(SAFE_CODES)
FIRST_THIEF: Final = JEWEL_KINDS + SAFE_KINDS  # the first kind that is a thief
SHADOW: Final = len(CODES) - 1  # the shadow thief's kind
KINDS: Final = len(CODES)

COUNTS: Final = [COPIES] * JEWEL_KINDS + [SAFES[int(code[1:])] for code in SAFE_CODES] + [1] * len(THIEF_CODES)
CARDS: Final = sum(COUNTS)  # SD-1.4
JEWELS: Final = COPIES * JEWEL_KINDS

# Look-up tables for the compiled rules.
KIND: Final = np.repeat(np.arange(KINDS, dtype=np.int32), COUNTS)  # of an id
FIRST_ID: Final = np.searchsorted(KIND, np.arange(KINDS)).astype(np.int32)  # the lowest id of a kind
VALUE: Final = np.array([int(code[1:]) if code[1:].isdigit() else 0 for code in CODES], np.int32)  # of a kind
TYPE: Final = np.array(  # of a jewel or a thief, as an index into TYPES; the shadow thief's is none of them
    ["BENRS".index(code[1] if code[0] == "T" else code[0]) for code in CODES], np.int32
)

# Actions, in the order of their texts: `add CARD`, `done`, `play CARD`, `steal SEAT`.
DONE: Final = JEWEL_KINDS
PLAY_MOVE: Final = DONE + 1
STEAL_MOVE: Final = PLAY_MOVE + KINDS

OPTIONS: Final = (Option("hands", HANDS, tuple(range(1, 10)), "hands in a match (SD-2.1)"),)
