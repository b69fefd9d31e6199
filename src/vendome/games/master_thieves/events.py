"""What can happen in Master Thieves, and how it is told."""

from typing import Final

from vendome.engine.events import EventKind, EventKinds, counted
from vendome.games.master_thieves.moves import ROTATION_MOVES, Rotation
from vendome.games.master_thieves.params import (
    CHARACTERS,
    DRAWERS,
    IMITATED,
    POSITIONS,
    Character,
    Grain,
    Imitation,
    Position,
)

(
    DEALT, FILLED, ROUND_BEGAN, CHOSE, REVEALED, OPENED, LIES, ALARM_LIES, FELL, RANG, RANG_FOR_OWNER, FELL_ALONE,
    SMUGGLED, PLACED, PLACED_NOTHING, SET_ALARM, KEPT_ALARM, ALARM_RETURNED, STOLE, SEARCHED, RUBY_FELL,
    FOUND_NO_RUBY, FOUND_RUBY, TOOK_RUBY, LEFT_RUBY, ROTATED_BOX, TURNED_BOX, LEFT_BOX,
    SMUGGLERS_CAUGHT, SHARED, ROUND_ENDED, PASSED, GAME_ENDED, GOT_NO_SHARE,
) = range(34)  # fmt: skip

LEVEL_NAMES: Final = {"T": "top", "M": "middle", "B": "bottom"}
SIDE_NAMES: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}
ROTATION_NAMES: Final = (
    "the top level to the left",
    "the top level to the right",
    "the top two levels to the left",
    "the top two levels to the right",
)
WHY: Final = (
    "a white pillow is empty",
    "the last ruby has been taken",
)


def gems(diamonds: int, sapphires: int) -> str:
    """`3 diamonds and 1 sapphire`, `nothing`."""
    parts = [counted(n, name) for n, name in ((diamonds, "diamond"), (sapphires, "sapphire")) if n]
    return " and ".join(parts) or "nothing"


def place_name(position: int) -> str:
    """`top north (TN)`."""
    code = POSITIONS[position]
    return f"{LEVEL_NAMES[code[0]]} {SIDE_NAMES[code[1]]} ({code})"


def character_name(kind: int) -> Character:
    return CHARACTERS[kind]


def drawer_grain(drawer: int) -> Grain:
    return DRAWERS[drawer]


def gem_name(kind: int) -> Imitation:
    return IMITATED[kind]


def position_code(position: int) -> Position:
    return POSITIONS[position]


def rotation_move(number: int) -> Rotation:
    return ROTATION_MOVES[number]


EVENTS: Final = EventKinds(
    kinds={
        DEALT: EventKind("dealt", "{who} is dealt one card of each character."),
        FILLED: EventKind("filled", "{who} puts a diamond into the drawer."),
        ROUND_BEGAN: EventKind("round_began", "Round {round} begins.", a="round"),
        CHOSE: EventKind("chose", "{who} has chosen a card."),
        REVEALED: EventKind("revealed", "{who} reveals {character} number {number}.", a="character", b="number"),
        OPENED: EventKind("opened", "{who} opens drawer {drawer}, {position}.", a="position", b="drawer"),
        LIES: EventKind("lies", "In the drawer: {gems}.", a="diamonds", b="sapphires"),
        ALARM_LIES: EventKind("alarm_lies", "The alarm of {who} lies in the drawer, switched off."),
        FELL: EventKind(
            "fell", "Out of the drawer, onto the red pillow: {gems}.", a="diamonds", b="sapphires"
        ),
        RANG: EventKind(
            "rang", "The alarm of {who} goes off: {gems} to its owner's black pillow.", a="diamonds", b="sapphires"
        ),
        RANG_FOR_OWNER: EventKind(
            "rang_for_owner", "The alarm of {who} goes off, but its owner opened the drawer: {gems} to the red pillow.",
            a="diamonds", b="sapphires",
        ),
        FELL_ALONE: EventKind("fell_alone", "The alarm of {who} falls out without gems and returns to its owner."),
        SMUGGLED: EventKind(
            "smuggled", "{who} empties the drawer onto the red pillow: {gems}.", a="diamonds", b="sapphires"
        ),
        PLACED: EventKind("placed", "{who} places an imitation {gem} in the drawer.", a="gem"),
        PLACED_NOTHING: EventKind("placed_nothing", "{who} places nothing."),
        SET_ALARM: EventKind("set_alarm", "{who} sets an alarm in the drawer."),
        KEPT_ALARM: EventKind("kept_alarm", "{who} sets no alarm."),
        ALARM_RETURNED: EventKind(
            "alarm_returned", "The alarm of {who} has no gem left to guard and returns to its owner."
        ),
        STOLE: EventKind("stole", "{who} takes {gems} from the drawer.", a="diamonds", b="sapphires"),
        SEARCHED: EventKind("searched", "{who} searches drawer {drawer} for a secret compartment.", a="drawer"),
        RUBY_FELL: EventKind(
            "ruby_fell", "A ruby falls: {who} gets nothing, and the ruby goes into the upper secret compartment."
        ),
        FOUND_NO_RUBY: EventKind("found_no_ruby", "{who} finds no ruby."),
        FOUND_RUBY: EventKind("found_ruby", "{who} finds a ruby."),
        TOOK_RUBY: EventKind("took_ruby", "{who} takes the ruby."),
        LEFT_RUBY: EventKind("left_ruby", "{who} leaves the ruby where it is."),
        ROTATED_BOX: EventKind("rotated", "{who} rotates {rotation}.", a="rotation"),
        TURNED_BOX: EventKind("turned", "{who} turns the box upside down."),
        LEFT_BOX: EventKind("left_box", "{who} is done with the box."),
        SMUGGLERS_CAUGHT: EventKind(
            "smugglers_caught", "The smugglers are outnumbered ({smugglers} to {detectives}) and get no share.",
            a="smugglers", b="detectives",
        ),
        SHARED: EventKind("shared", "{who} picks a {gem} from the red pillow.", a="gem"),
        ROUND_ENDED: EventKind("round_ended", "Round {round} ends; the cards are put aside.", a="round"),
        PASSED: EventKind("passed", "All cards have been played: everyone passes theirs to the left."),
        GAME_ENDED: EventKind("game_ended", "The game ends: {why}.", a="why"),
        GOT_NO_SHARE: EventKind("got_no_share", "{who} counts as a smuggler, but let a gem fall and gets no share."),
    },
    words={
        "character": lambda kind: CHARACTERS[kind].replace("-", " "),
        "drawer": drawer_grain,
        "gem": gem_name,
        "position": place_name,
        "rotation": lambda handling: ROTATION_NAMES[handling],
        "round": lambda n: str(n + 1),
        "why": lambda n: WHY[n],
    },
    codes={
        "character": character_name,
        "drawer": drawer_grain,
        "gem": gem_name,
        "position": position_code,
        "rotation": rotation_move,
    },
    both={"gems": gems},
)  # fmt: skip
