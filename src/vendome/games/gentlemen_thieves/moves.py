"""Every move of Gentlemen Thieves, and what each action means to the rules.

An action is an index into MOVES. Sorting the texts puts all moves of one verb side by side, and
among them those with the same FROM: the rules work with the first action of such a run.
"""

from itertools import product
from typing import Final

import numpy as np

from vendome.games.gentlemen_thieves.params import CODES, LETTERS, LOOT, PAIRS, PLACE_NAMES, RESERVE, SPOT_NAMES

ROUTES: Final = [f"{start}>{stop}" for start, stop in product(SPOT_NAMES, PLACE_NAMES) if start != stop]
PLACE_ROUTES: Final = [route for route in ROUTES if not route.startswith("centre")]


def loot_routes(number: int) -> list[str]:
    """GT-5.4 Loot: so many go together from a place; from the centre only as many as the reserve has at first."""
    return ROUTES if number <= RESERVE else PLACE_ROUTES


MOVES: Final = tuple(
    sorted(
        [
            *(f"ally {pair}" for pair in PAIRS),
            *(f"at {place}" for place in PLACE_NAMES),
            *(f"car {route}" for route in ROUTES),
            *(f"carry {token}" for token in [*CODES, "nothing"]),
            "draw",
            *(f"loot {n} {route}" for n in range(1, LOOT + 1) for route in loot_routes(n)),
            *(f"padlock {route}" for route in PLACE_ROUTES),
            *(f"return {place}" for place in PLACE_NAMES),
            *(f"take {code}" for code in CODES),
            *(f"tunnel {route}" for route in ROUTES),
        ]
    )
)


def first(start: str) -> int:
    """The first action whose text begins like this."""
    return next(action for action, text in enumerate(MOVES) if text.startswith(start))


# The first action of a verb, in the order of the verbs.
ALLY: Final = first("ally ")
AT: Final = first("at ")
CARRY: Final = first("carry ")
CARRY_NOTHING: Final = first("carry nothing")
DRAW: Final = first("draw")
MOVE_LOOT: Final = first("loot ")
PADLOCK: Final = first("padlock ")
RETURN: Final = first("return ")
TAKE: Final = first("take ")
TUNNEL: Final = first("tunnel ")

# The first action of each verb and FROM.
CAR_FROM: Final = np.array([first(f"car {spot}>") for spot in SPOT_NAMES], np.int32)
PADLOCK_FROM: Final = np.array([first(f"padlock {place}>") for place in PLACE_NAMES], np.int32)
TUNNEL_FROM: Final = np.array([first(f"tunnel {spot}>") for spot in SPOT_NAMES], np.int32)

SPOT_ORDER: Final = np.array(  # the spots as texts are sorted: `centre` is not the last
    sorted(range(len(SPOT_NAMES)), key=SPOT_NAMES.__getitem__), np.int32
)

# The first action of each number of loot tokens (from 1 on) and FROM; 0 where the centre never has so many.
LOOT_FROM: Final = np.array(
    [[first(f"loot {n} {spot}>") if n <= RESERVE or spot in PLACE_NAMES else 0 for spot in SPOT_NAMES]
     for n in range(1, LOOT + 1)], np.int32
)  # fmt: skip


def ends_of(text: str) -> tuple[int, int]:
    """FROM and TO of a move, where it has them."""
    start, arrow, stop = text.rpartition(" ")[2].partition(">")
    return (SPOT_NAMES.index(start), SPOT_NAMES.index(stop)) if arrow else (-1, -1)


FROM: Final = np.array([ends_of(text)[0] for text in MOVES], np.int32)
TO: Final = np.array([ends_of(text)[1] for text in MOVES], np.int32)

NUMBER: Final = np.array(  # GT-5.4: how many loot tokens a move moves; 0 for other moves
    [int(text.split(" ")[1]) if text.startswith("loot ") else 0 for text in MOVES], np.int32
)

PAIR: Final = np.array(  # GT-3.1: the bit mask of the two colours, by action from ALLY on
    [sum(1 << LETTERS.index(letter) for letter in pair) for pair in sorted(PAIRS)], np.int32
)
