"""The bots people can choose, and what to expect of each."""

from collections.abc import Sequence

from vendome.bots import CHARACTERS, LEVELS, find_bot
from vendome.bots.net.haste import has_characters
from vendome.engine.contract import Game
from vendome.engine.errors import VendomeError
from vendome.table.problems import Refused
from vendome.table.protocol.answers import LevelInfo

PREFERRED = "burglar"
TEXTS = {
    "random": "Makes any legal move, at random: good for a first look at the rules.",
    "pickpocket": "Makes the move that looks best and never thinks ahead.",
    "burglar": "Thinks ahead, but forgets a thing or two and can be bluffed.",
    "mastermind": "Thinks longest, forgets nothing and sees through bluffs.",
    "magpie": "Learnt from billions of moves. In a hurry: takes what glitters.",
    "safecracker": "Learnt from billions of moves. Patient: prepares, then waits for its chance.",
}
# Bots have names like people, so that what is told of a game reads well.
NAMES = ("Odette", "Lucien", "Colette", "Achille", "Margot", "Gaston", "Irène", "Félix")


def levels(game: Game) -> list[LevelInfo]:
    return [LevelInfo(level, TEXTS.get(level, level.capitalize())) for level in names(game)]


def names(game: Game) -> tuple[str, ...]:
    return (*LEVELS, *(CHARACTERS if has_characters(game) else ()), "random")


def default_level() -> str:
    return PREFERRED if PREFERRED in LEVELS else LEVELS[0]


def checked_level(level: str, game: Game) -> str:
    """A level that the game has; the default if none is named."""
    known = list(names(game))
    if level and level not in known:
        raise Refused("unknown", what="level", name=level[:40], known=known)
    return level or default_level()


def hint_bot(preferred: str) -> str:
    """The bot that gives hints: the preferred one, where it exists."""
    try:
        find_bot(preferred)
    except VendomeError:
        return default_level()
    return preferred


def bot_name(taken: Sequence[str], seat: int) -> str:
    """A name that nobody at the table has yet."""
    free = [name for name in NAMES if name not in taken]
    return free[seat % len(free)] if free else f"Bot {seat + 1}"
