"""What chance is in the game tree: the digits of a seed, one node each.

Whenever chance is due, a few nodes with equally likely outcomes spell a seed, and the game's own `draw` takes from it
all that is due until a seat is asked. So the odds are stated once, in the rules, and a game needs nothing more for
OpenSpiel than for anything else. All outcomes stand in the history: the same history is the same game.
"""

from typing import Final

from vendome.engine.errors import BadOption

BASE: Final = 256  # outcomes of a node
DIGITS: Final = 4  # of a seed: 32 bits
EVERY_DIGIT: Final = [(digit, 1 / BASE) for digit in range(BASE)]


def checked_digit(digit: int) -> int:
    if not 0 <= digit < BASE:
        raise BadOption(f"chance is due: a digit of its seed is 0 to {BASE - 1}, not {digit}")
    return digit


def digits_of(seed: int) -> list[int]:
    """The outcomes that spell a seed, the highest digit first."""
    if not 0 <= seed < BASE**DIGITS:
        raise BadOption(f"in OpenSpiel a seed is 0 to {BASE**DIGITS - 1}, not {seed}")
    return list(seed.to_bytes(DIGITS, "big"))


def seed_of(digits: tuple[int, ...]) -> int:
    return int.from_bytes(bytes(digits), "big")
