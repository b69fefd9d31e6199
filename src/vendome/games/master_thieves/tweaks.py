"""Which numbers of Master Thieves a designer may change."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from vendome.engine.tweaks import Tweak, itself, part
from vendome.games.master_thieves.params import (
    DIAMOND,
    FILLING,
    IMITATIONS,
    RUBIES,
    RUBY,
    SAPPHIRE,
    SEATS,
    WORTH,
)

MOST_GEMS: Final = 127  # of one kind, of all players together: a compartment may have to hold them all, in one byte
HIGHEST_VALUE: Final = 20

ROOM: Final = f"a compartment has room for {MOST_GEMS} gems of a kind, and all may come to lie in one"
VALUE_LIMIT: Final = f"a gem that is found costs nothing, and above {HIGHEST_VALUE} the bots' scores lose their meaning"


def first_rubies(start: Any, number: int) -> Any:
    """MT-2.3 Rubies: the first so many long drawers have one."""
    return (start * (np.cumsum(start) <= number)).astype(start.dtype)


TWEAKS: Final = (
    Tweak(
        "diamonds", IMITATIONS[DIAMOND], 1, 14,
        "diamonds on a white pillow at the start", "MT-2.2",
        f"the first empty white pillow ends the game, and {ROOM}",
        {"params.IMITATIONS": part(DIAMOND)},
    ),
    Tweak(
        "sapphires", IMITATIONS[SAPPHIRE], 0, 15,
        "sapphires on a white pillow at the start", "MT-2.2", ROOM,
        {"params.IMITATIONS": part(SAPPHIRE)},
    ),
    Tweak(
        "rubies", RUBIES, 1, RUBIES,
        "rubies in the box: the first long drawers, A, C, E, G, I and K, have one", "MT-2.3",
        "each lies in a long drawer of its own, of which there are six; and without any, the French edition would be "
        "over after its first round",
        {"params.RUBIES": itself, "rules.box.START_RUBIES": first_rubies},
    ),
    Tweak(
        "filling", FILLING, SEATS, 2 * FILLING,
        "diamonds that are handed out to fill the box", "MT-2.4",
        f"each of up to {SEATS} seats fills the box with one at least, and then handles it",
        {"params.FILLING": itself},
    ),
    Tweak(
        "diamond_value", WORTH[DIAMOND], 0, HIGHEST_VALUE,
        "what a diamond is worth on a black pillow, and costs on a white one", "MT-7.1", VALUE_LIMIT,
        {"params.WORTH": part(DIAMOND)},
    ),
    Tweak(
        "sapphire_value", WORTH[SAPPHIRE], 0, HIGHEST_VALUE,
        "what a sapphire is worth on a black pillow, and costs on a white one", "MT-7.1", VALUE_LIMIT,
        {"params.WORTH": part(SAPPHIRE)},
    ),
    Tweak(
        "ruby_value", WORTH[RUBY], 0, HIGHEST_VALUE,
        "what a ruby is worth on a black pillow", "MT-7.1", VALUE_LIMIT,
        {"params.WORTH": part(RUBY)},
    ),
)  # fmt: skip

REFUSED: Final[Mapping[str, str]] = {
    "players": "each character has eight cards (MT-2.1), so there are eight seats at most; fewer are --players",
    "cards": "a seat has one card of each of the six characters (MT-2.1)",
    "cycle": "a cycle lasts until every card of the hand is played, which are six (MT-3.4)",
    "rounds": "no number of rounds ends a game, but the first empty white pillow (MT-6.1): change `diamonds`",
    "drawers": "the box is made of wood: three levels, four drawers each (MT-1.1)",
    "alarms": "every seat has one alarm (MT-2.2), and a compartment holds one (MT-5.2)",
    "alarm_value": "an alarm is worth nothing when gems are counted (MT-7.1)",
}


def clash(values: Mapping[str, int]) -> str:
    """All diamonds of the most players may come to lie in one compartment."""
    diamonds = SEATS * values["diamonds"] + values["filling"]
    return f"with {SEATS} players that makes {diamonds} diamonds, but {ROOM} (MT-2.2)" if diamonds > MOST_GEMS else ""
