"""Every number of the rulebook of Master Thieves, once; the geometry of the box is in `box`."""

from typing import Final

import numpy as np

from vendome.engine.contract import Option
from vendome.games.master_thieves.box import HANDLINGS, POSITIONS

SEATS: Final = 8
CHARACTERS: Final = ("smuggler", "jeweller", "gemologist", "thief", "master-thief", "detective")  # MT-2.1
SMUGGLER, JEWELLER, GEMOLOGIST, THIEF, MASTER_THIEF, DETECTIVE = range(6)
KINDS: Final = len(CHARACTERS)
NUMBERS: Final = 8  # MT-2.1: on the cards of a character, from 1
ALL_CARDS: Final = (1 << KINDS) - 1  # a hand with one card of each character
CYCLE: Final = KINDS  # MT-3.4: rounds

GEMS: Final = ("diamond", "sapphire", "ruby")
DIAMOND, SAPPHIRE, RUBY = range(3)
IMITATIONS: Final = (8, 2)  # MT-2.2: diamonds and sapphires on a white pillow
RUBIES: Final = 6  # MT-2.3
FILLING: Final = 12  # MT-2.4: diamonds to fill the box with
WORTH: Final = (1, 2, 4)  # MT-7.1

# MT-8, by edition.
EDITIONS: Final = ("en", "fr", "it")
EN, FR, IT = range(3)
MAY_DECLINE: Final = np.array([1, 0, 0], np.int32)  # to place an imitation: MT-5.1, MT-5.2
ALARM_RETURNS: Final = np.array([0, 1, 1], np.int32)  # MT-4.4
ROTATE_FIRST: Final = np.array([1, 0, 0], np.int32)  # MT-4.6
LAST_RUBY_ENDS: Final = np.array([0, 1, 0], np.int32)  # MT-6.2
DIAMONDS_BREAK_TIES: Final = np.array([0, 0, 1], np.int32)  # MT-7.2
FACE_UP: Final = np.array([0, 0, 1], np.int32)  # MT-3.4: how played cards lie

OPTIONS: Final = (
    Option("edition", "en", EDITIONS, "whose rules: English, French or Italian (MT-8)"),
    Option("one_box_action", default=False, choices=(False, True), help="rotate or turn the box, not both (MT-4.6)"),
)

MOVES: Final = tuple(
    sorted(
        [
            *(f"choose {character}" for character in CHARACTERS),
            *(f"{verb} {position}" for verb in ("fill", "open") for position in POSITIONS),
            *HANDLINGS,
            "done",
            *(f"place {what}" for what in ("diamond", "sapphire", "nothing")),
            *("alarm yes", "alarm no"),
            *("take", "search", "ruby take", "ruby leave"),
            *("pick diamond", "pick sapphire"),
        ]
    )
)

# Actions; a group of moves begins with the first of them.
ALARM_NO: Final = MOVES.index("alarm no")
ALARM_YES: Final = MOVES.index("alarm yes")
CHOOSE_MOVE: Final = MOVES.index("choose detective")
DONE: Final = MOVES.index("done")
FILL_MOVE: Final = MOVES.index(f"fill {POSITIONS[0]}")
OPEN_MOVE: Final = MOVES.index(f"open {POSITIONS[0]}")
PICK_MOVE: Final = MOVES.index("pick diamond")
PLACE_DIAMOND: Final = MOVES.index("place diamond")
PLACE_NOTHING: Final = MOVES.index("place nothing")
PLACE_SAPPHIRE: Final = MOVES.index("place sapphire")
ROTATE_MOVE: Final = MOVES.index("rotate top-left")
RUBY_LEAVE: Final = MOVES.index("ruby leave")
RUBY_TAKE: Final = MOVES.index("ruby take")
SEARCH: Final = MOVES.index("search")
TAKE: Final = MOVES.index("take")
TURN: Final = MOVES.index("turn")

CHOICES: Final = np.array(  # the characters in the order of their `choose` moves
    [CHARACTERS.index(character) for character in sorted(CHARACTERS)], np.int32
)

# MT-4.6: what of handling the box is done, or still allowed, as bits.
ROTATED, TURNED = 1, 2


def still_allowed(rotate_first: int, one_box_action: int, handled: int) -> int:
    """MT-4.6: at most one rotation and at most one turn, in the edition's order; or one of the two."""
    if one_box_action and handled:
        return 0
    if rotate_first and handled & TURNED:
        return 0
    return (ROTATED | TURNED) & ~handled


ALLOWED: Final = np.array(  # by edition, option and what was done
    [[[still_allowed(first, one, handled) for handled in range(4)] for one in range(2)] for first in ROTATE_FIRST],
    np.int32,
)
BITS: Final = np.array([mask.bit_count() for mask in range(1 << 8)], np.int32)  # how many a mask has
