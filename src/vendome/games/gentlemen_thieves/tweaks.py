"""Which numbers of Gentlemen Thieves a designer may change."""

from collections.abc import Mapping
from typing import Final

from vendome.engine.tweaks import Tweak, itself, part
from vendome.games.gentlemen_thieves.params import (
    AT_EACH_PLACE,
    BRIGADIER_AMONG,
    COPIES,
    DISPLAY,
    FAVOURS,
    KINDS,
    LIMIT,
    LOOT,
    LOOT_AT_BANK,
    PLACES,
    SEATS,
)

MOST_FAVOURS: Final = 9
MOST_LOOT: Final = 9

COUNTED: Final = "tokens are counted in fours of bits, fifteen of a colour and fifteen at a place"
LOOT_LIMIT: Final = f"moves name the number of loot tokens by one digit, 1 to {MOST_LOOT}"


def favours_for(players: int) -> Tweak:
    return Tweak(
        f"favours_{players}", int(FAVOURS[players]), 0, MOST_FAVOURS,
        f"favours of each seat with {players} players", "GT-2.5",
        "nobody has fewer than none, and with more than nine a game would be favours only",
        {"params.FAVOURS": part(players)},
    )  # fmt: skip


TWEAKS: Final = (
    Tweak(
        "copies", COPIES, 2, COPIES,
        "copies of every combination of a colour and a type", "GT-1.2",
        f"with one of each the pile is over before a round is, and {COUNTED}",
        {"params.COPIES": itself},
    ),
    Tweak(
        "limit", LIMIT, 2, LIMIT,
        "tokens of one type that a place takes", "GT-3.6",
        f"there are two copies at least, and all of them must find a place; and {COUNTED}",
        {"params.LIMIT": itself},
    ),
    Tweak(
        "at_each_place", AT_EACH_PLACE, 1, 3,
        "tokens that a place gets at the start and after its heist", "GT-2.3",
        "an empty place would wait for all five, and four could be too many of one type",
        {"params.AT_EACH_PLACE": itself},
    ),
    Tweak(
        "display", DISPLAY, 1, 8,
        "tokens that lie face up", "GT-2.4",
        "somebody who takes needs one to take, and with more than eight nobody would draw",
        {"params.DISPLAY": itself},
    ),
    Tweak(
        "brigadier_among", BRIGADIER_AMONG, 1, 40,
        "the last tokens of the pile among which the brigadier is, himself included", "GT-2.4",
        "he is one of them, and earlier the game would be over before it is under way",
        {"params.BRIGADIER_AMONG": itself},
    ),
    Tweak(
        "loot", LOOT, 1, MOST_LOOT,
        "loot tokens", "GT-1.3", LOOT_LIMIT,
        {"params.LOOT": itself},
    ),
    Tweak(
        "loot_at_bank", LOOT_AT_BANK, 1, MOST_LOOT,
        "loot tokens at the bank at the start, and when no place has any", "GT-2.2", LOOT_LIMIT,
        {"params.LOOT_AT_BANK": itself},
    ),
    *(favours_for(players) for players in range(2, SEATS + 1)),
)  # fmt: skip

REFUSED: Final[Mapping[str, str]] = {
    "players": "there are five burglars (GT-1.1), one for each seat; fewer are --players",
    "colours": "moves and tokens name the five colours by their letters (GT-1.1)",
    "types": "moves and tokens name the five types by their letters (GT-1.2), and a heist needs all of them (GT-4.1)",
    "places": "the five places have their names and special tokens (GT-1.3, GT-2.2)",
    "tunnels": "two tunnels join two places (GT-5.1): a third would join nothing that has a rule",
    "allies": "the alliances are two colours against three (GT-3.1), and each pair is a move",
    "rounds": "a heist ends a round, and the brigadier the game (GT-6.1): change `brigadier_among` or `copies`",
    "target_score": "the brigadier ends the game (GT-6.1), not a height of a pile",
}


def clash(values: Mapping[str, int]) -> str:
    """A token always finds a place, the bank has its loot, and the brigadier is not among the first to be seen."""
    if values["limit"] < values["copies"]:
        return f"{PLACES} places with {values['limit']} each can't take all tokens of a type (GT-3.6)"
    if values["loot_at_bank"] > values["loot"]:
        return f"the bank can't get {values['loot_at_bank']} of {values['loot']} loot tokens (GT-2.2)"
    pile = KINDS * values["copies"] - PLACES * values["at_each_place"] + 1
    if values["brigadier_among"] > pile - values["display"]:
        return (
            f"the pile has {pile} tokens, of which {values['display']} are laid out: "
            f"the brigadier can't be among the last {values['brigadier_among']} (GT-2.4)"
        )
    return ""
