"""What can happen in Master Thieves, and how it is told."""

from collections.abc import Sequence
from typing import Final

from vendome.engine.events import Event, Story, Telling, counted
from vendome.games.master_thieves.box import DRAWERS, HANDLINGS, POSITIONS
from vendome.games.master_thieves.params import CHARACTERS, GEMS

(
    DEALT, FILLED, ROUND_BEGAN, CHOSE, REVEALED, OPENED, LIES, ALARM_LIES, FELL, RANG, RANG_FOR_OWNER, FELL_ALONE,
    SMUGGLED, PLACED, PLACED_NOTHING, SET_ALARM, KEPT_ALARM, ALARM_RETURNED, STOLE, SEARCHED, RUBY_FELL,
    FOUND_NO_RUBY, FOUND_RUBY, TOOK_RUBY, LEFT_RUBY, ROTATED_BOX, TURNED_BOX, LEFT_BOX,
    SMUGGLERS_CAUGHT, SHARED, ROUND_ENDED, PASSED, GAME_ENDED,
) = range(33)  # fmt: skip

LEVELS: Final = {"T": "top", "M": "middle", "B": "bottom"}
SIDES: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}
ROTATIONS: Final = (
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
    return f"{LEVELS[code[0]]} {SIDES[code[1]]} ({code})"


STORY: Final = Story(
    tellings={
        DEALT: Telling("dealt", "{who} is dealt one card of each character."),
        FILLED: Telling("filled", "{who} puts a diamond into the drawer."),
        ROUND_BEGAN: Telling("round_began", "Round {round} begins.", a="round"),
        CHOSE: Telling("chose", "{who} has chosen a card."),
        REVEALED: Telling("revealed", "{who} reveals {character} number {number}.", a="character", b="number"),
        OPENED: Telling("opened", "{who} opens drawer {drawer}, {position}.", a="position", b="drawer"),
        LIES: Telling("lies", "In the drawer: {{gems}}.", a="diamonds", b="sapphires"),
        ALARM_LIES: Telling("alarm_lies", "The alarm of {who} lies in the drawer, and does nothing."),
        FELL: Telling(
            "fell", "Out of the drawer, onto the red pillow: {{gems}}.", a="diamonds", b="sapphires"
        ),
        RANG: Telling(
            "rang", "The alarm of {who} goes off: {{gems}} to its owner's black pillow.", a="diamonds", b="sapphires"
        ),
        RANG_FOR_OWNER: Telling(
            "rang_for_owner", "The alarm of {who} goes off in the hands of its owner: {{gems}} to the red pillow.",
            a="diamonds", b="sapphires",
        ),
        FELL_ALONE: Telling("fell_alone", "The alarm of {who} falls out alone, and returns to its owner."),
        SMUGGLED: Telling(
            "smuggled", "{who} empties the drawer onto the red pillow: {{gems}}.", a="diamonds", b="sapphires"
        ),
        PLACED: Telling("placed", "{who} places an imitation {gem} in the drawer.", a="gem"),
        PLACED_NOTHING: Telling("placed_nothing", "{who} places nothing."),
        SET_ALARM: Telling("set_alarm", "{who} sets an alarm in the drawer."),
        KEPT_ALARM: Telling("kept_alarm", "{who} sets no alarm."),
        ALARM_RETURNED: Telling("alarm_returned", "The alarm of {who} guards nothing any more, and returns."),
        STOLE: Telling("stole", "{who} takes {{gems}} from the drawer.", a="diamonds", b="sapphires"),
        SEARCHED: Telling("searched", "{who} searches drawer {drawer} for a secret compartment.", a="drawer"),
        RUBY_FELL: Telling(
            "ruby_fell", "A ruby falls: {who} gets nothing, and the ruby goes into the upper secret compartment."
        ),
        FOUND_NO_RUBY: Telling("found_no_ruby", "{who} finds no ruby."),
        FOUND_RUBY: Telling("found_ruby", "{who} finds a ruby."),
        TOOK_RUBY: Telling("took_ruby", "{who} takes the ruby."),
        LEFT_RUBY: Telling("left_ruby", "{who} leaves the ruby where it is."),
        ROTATED_BOX: Telling("rotated", "{who} rotates {rotation}.", a="rotation"),
        TURNED_BOX: Telling("turned", "{who} turns the box upside down."),
        LEFT_BOX: Telling("left_box", "{who} lets go of the box."),
        SMUGGLERS_CAUGHT: Telling(
            "smugglers_caught", "The smugglers are outnumbered ({smugglers} to {detectives}) and get no share.",
            a="smugglers", b="detectives",
        ),
        SHARED: Telling("shared", "{who} picks a {gem} from the red pillow.", a="gem"),
        ROUND_ENDED: Telling("round_ended", "Round {round} ends; the cards are put aside.", a="round"),
        PASSED: Telling("passed", "All cards have been played: everyone passes them to the left."),
        GAME_ENDED: Telling("game_ended", "The game ends: {why}.", a="why"),
    },
    words={
        "character": lambda kind: CHARACTERS[kind].replace("-", " "),
        "drawer": lambda drawer: DRAWERS[drawer],
        "gem": lambda kind: GEMS[kind],
        "position": place_name,
        "rotation": lambda handling: ROTATIONS[handling],
        "round": lambda n: str(n + 1),
        "why": lambda n: WHY[n],
    },
    codes={
        "character": lambda kind: CHARACTERS[kind],
        "drawer": lambda drawer: DRAWERS[drawer],
        "gem": lambda kind: GEMS[kind],
        "position": lambda position: POSITIONS[position],
        "rotation": lambda handling: list(HANDLINGS)[handling],
    },
)  # fmt: skip


def sentence(event: Event, names: Sequence[str]) -> str:
    """One event as a sentence. What the story leaves as `{gems}` is told by both numbers together."""
    return STORY.sentence(event, names).replace("{gems}", gems(event.a, event.b))
