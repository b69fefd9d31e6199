"""Which numbers of The Shadow Thief a designer may change."""

from collections.abc import Mapping
from typing import Final

from vendome.engine.tweaks import Tweak, itself
from vendome.games.shadow_thief.params import (
    COPIES,
    HAND,
    HIGHEST_SAFE,
    HIGHEST_VALUE,
    LAST_PAIR,
    LOWEST_SAFE,
    SAFE_COPIES,
    SEATS,
    THIEVES,
    TYPES,
)

MOST_CARDS: Final = 127  # a card's number is kept in one byte

TWEAKS: Final = (
    Tweak(
        "hand", HAND, 2, 7,
        "cards in a hand: dealt, and filled up to", "SD-2.2",
        "with one card nobody has a choice, and a bot remembers seven at most",
        {"params.HAND": itself},
    ),
    Tweak(
        "copies", COPIES, 1, 4,
        "copies of each jewel", "SD-1.1",
        f"without jewels nothing is to be won, and the pile has {MOST_CARDS} cards at most",
        {"params.COPIES": itself},
    ),
    Tweak(
        "highest_value", HIGHEST_VALUE, 3, 12,
        "the highest value of a jewel; the lowest is 1", "SD-1.1",
        f"with fewer values nearly all jewels cancel each other, and the pile has {MOST_CARDS} cards at most",
        {"params.HIGHEST_VALUE": itself},
    ),
    Tweak(
        "lowest_safe", LOWEST_SAFE, 1, LAST_PAIR,
        "the lowest value of a safe card", "SD-1.2",
        f"a safe holds one jewel at least, and the values up to {LAST_PAIR} are those with several copies",
        {"params.LOWEST_SAFE": itself},
    ),
    Tweak(
        "highest_safe", HIGHEST_SAFE, LAST_PAIR, 20,
        "the highest value of a safe card", "SD-1.2",
        f"the values up to {LAST_PAIR} are those with several copies, and hardly any safe holds more than 20 jewels",
        {"params.HIGHEST_SAFE": itself},
    ),
    Tweak(
        "safe_copies", SAFE_COPIES, 1, 4,
        f"copies of each safe card up to {LAST_PAIR}; of the higher ones there is one", "SD-1.2",
        f"each value is there, and the pile has {MOST_CARDS} cards at most",
        {"params.SAFE_COPIES": itself},
    ),
    Tweak(
        "thieves", THIEVES, 1, 3,
        "thieves for each type of jewel; the shadow thief is one", "SD-1.3",
        "each type has one, and with more than three nobody would lay down a jewel",
        {"params.THIEVES": itself},
    ),
)  # fmt: skip

REFUSED: Final[Mapping[str, str]] = {
    "players": f"the state has {SEATS} seats, and moves name them (SD-3.3); fewer are --players",
    "hands": "it is an option of the game: --option hands=5 (SD-2.1)",
    "types": "moves and cards name the four types of jewels by their letters (SD-1.1)",
    "shadow_thieves": "the shadow thief goes first (SD-3.3), and no rule says which of two would",
    "last_score": "who is left with an open safe scores nothing (SD-4.1), which is no number of the rules",
    "target_score": "a match is a number of hands (SD-2.1), not a number of points",
}


def clash(values: Mapping[str, int]) -> str:
    """The pile must be neither too large for the state nor too small for all hands."""
    pairs = max(0, LAST_PAIR - values["lowest_safe"] + 1)
    safes = pairs * values["safe_copies"] + values["highest_safe"] - LAST_PAIR
    jewels = len(TYPES) * values["highest_value"] * values["copies"]
    cards = jewels + safes + len(TYPES) * values["thieves"] + 1
    if cards > MOST_CARDS:
        return f"that makes {cards} cards, and the pile has {MOST_CARDS} at most (SD-1.4)"
    dealt = SEATS * values["hand"]
    if cards < dealt:
        return f"that makes {cards} cards, and {SEATS} players with {values['hand']} each need {dealt} (SD-2.2)"
    return ""
