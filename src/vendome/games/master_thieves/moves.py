"""The moves of Master Thieves, and what actions mean to the rules."""

from typing import Final, Literal, get_args

import numpy as np

from vendome.games.master_thieves.params import CHARACTERS, IMITATED, POSITIONS

Rotation = Literal["rotate top-left", "rotate top-right", "rotate two-left", "rotate two-right"]
ROTATION_MOVES: Final[tuple[Rotation, ...]] = get_args(Rotation)
Handling = Rotation | Literal["turn"]

LEFT, RIGHT = -1, 1  # MT-1.4 Rotating: to the left from N to W, to the right from N to E
ROTATIONS: Final = {  # MT-1.4 Rotating: the levels that move, and to which side
    "rotate top-left": ("T", LEFT),
    "rotate top-right": ("T", RIGHT),
    "rotate two-left": ("TM", LEFT),
    "rotate two-right": ("TM", RIGHT),
}
HANDLINGS: Final = (*ROTATIONS, "turn")  # MT-4.6 Handling the box: all that can be done with it

MOVES: Final = tuple(
    sorted(
        [
            *(f"choose {character}" for character in CHARACTERS),
            *(f"{verb} {position}" for verb in ("fill", "open") for position in POSITIONS),
            *HANDLINGS,
            "done",
            *(f"place {what}" for what in (*IMITATED, "nothing")),
            *("alarm yes", "alarm no"),
            *("take", "search", "ruby take", "ruby leave"),
            *(f"pick {gem}" for gem in IMITATED),
        ]
    )
)

# Actions. A name that ends in MOVE is the first of a group of moves that follow each other.
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
