"""What can happen in Gentlemen Thieves, and how it is told."""

from collections.abc import Iterable, Sequence
from typing import Final, TypedDict

from vendome.engine.events import EventKind, EventKinds, counted
from vendome.engine.masks import members
from vendome.games.gentlemen_thieves.params import (
    BURGLARS,
    CODES,
    COLOUR_NAMES,
    COLOUR_ORDER,
    LETTERS,
    PLACE_NAMES,
    PLACE_ORDER,
    SPOT_NAMES,
    TYPE_LETTERS,
    TYPE_NAMES,
    TYPES,
    Letter,
    PlaceName,
    SpotName,
    Token,
)

(
    BEGAN, ROUND_BEGAN, ALLIED, TOOK, DISPLAYED, DREW, PLACED,
    MOVED_TUNNEL, JOINED, MOVED_PADLOCK, MOVED_CAR, CARRIED, CARRIED_NOTHING, MOVED_LOOT,
    HEIST, WON, SHARED, TIED, RETURNED, REFILLED, MORE_LOOT, BRIGADIER_CAME, UNMASKED,
) = range(23)  # fmt: skip

SPOTS: Final = len(SPOT_NAMES)  # a route is packed as `from * SPOTS + to`

Route = TypedDict("Route", {"from": SpotName, "to": PlaceName})


def named(kind: int) -> str:
    """A token in words, with its code."""
    colour, equipment = LETTERS[kind // TYPES], TYPE_LETTERS[kind % TYPES]
    article = "" if equipment == "g" else "a "
    return f"{article}{COLOUR_NAMES[colour]} {TYPE_NAMES[equipment]} ({CODES[kind]})"


def listed(words: Sequence[str]) -> str:
    """`red, green and yellow`."""
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


def colours_of(mask: int) -> list[Letter]:
    """The letters of a mask of colours, in the order of the rulebook."""
    found = members(mask)
    return [LETTERS[colour] for colour in COLOUR_ORDER if colour in found]


def places_of(mask: int) -> list[PlaceName]:
    """The names of a mask of places, in the order of the rulebook."""
    found = members(mask)
    return [PLACE_NAMES[place] for place in PLACE_ORDER if place in found]


def in_colours(letters: Iterable[Letter]) -> str:
    """`red and purple`."""
    return listed([COLOUR_NAMES[letter] for letter in letters])


def at_places(names: Iterable[PlaceName]) -> str:
    """`the manor and the opera`."""
    return listed([f"the {name}" for name in names])


def route(packed: int) -> str:
    start, stop = divmod(packed, SPOTS)
    return f"from the {SPOT_NAMES[start]} to the {SPOT_NAMES[stop]}"


def route_data(packed: int) -> Route:
    start, stop = divmod(packed, SPOTS)
    return {"from": SPOT_NAMES[start], "to": PLACE_NAMES[stop]}


def token_code(kind: int) -> Token:
    return CODES[kind]


def place_name(place: int) -> PlaceName:
    return PLACE_NAMES[place]


def colour_letter(colour: int) -> Letter:
    return LETTERS[colour]


def identity(letter: Letter) -> str:
    """A burglar's name and colour."""
    return f"{BURGLARS[letter]} ({COLOUR_NAMES[letter]})"


def remainder(n: int) -> str:
    return f", and {n} {'is' if n == 1 else 'are'} lost" if n else ""


EVENTS: Final = EventKinds(
    kinds={
        BEGAN: EventKind(
            "began", "The burglars are dealt in secret; two equipment tokens lie at each place, three on display."
        ),
        ROUND_BEGAN: EventKind("round_began", "Round {round}: {who} has the matchmaker.", a="round"),
        ALLIED: EventKind("allied", "{who} allies {allies} against {foes}.", a="allies", b="foes"),
        TOOK: EventKind("took", "{who} takes {token} from the display.", a="token"),
        DISPLAYED: EventKind("displayed", "The display shows {token} instead.", a="token"),
        DREW: EventKind("drew", "{who} draws {token}.", a="token"),
        PLACED: EventKind("placed", "{who} places {token} at {place}.", a="token", b="place"),
        MOVED_TUNNEL: EventKind("moved_tunnel", "{who} spends a favour: a tunnel moves {route}.", a="route"),
        JOINED: EventKind("joined", "The tunnels join {places}.", a="places"),
        MOVED_PADLOCK: EventKind("moved_padlock", "{who} spends a favour: the padlock moves {route}.", a="route"),
        MOVED_CAR: EventKind("moved_car", "{who} spends a favour: the car drives {route}.", a="route"),
        CARRIED: EventKind("carried", "{who} has the car carry {token} to {place}.", a="token", b="place"),
        CARRIED_NOTHING: EventKind("carried_nothing", "{who} has the car carry nothing."),
        MOVED_LOOT: EventKind("moved_loot", "{who} spends a favour: {moved} {route}.", a="moved", b="route"),
        HEIST: EventKind("heist", "{who} sets off the heist at {places}.", a="places"),
        WON: EventKind("won", "The heist goes to {colours}: {pieces}.", a="colours", b="pieces"),
        SHARED: EventKind("shared", "Each of these colours gets {each}{lost}.", a="each", b="lost"),
        TIED: EventKind(
            "tied", "Both alliances have the same number of tokens there: all {pieces} are lost.", a="pieces"
        ),
        RETURNED: EventKind("returned", "{who} puts the tunnel at {place} back in the centre.", a="place"),
        REFILLED: EventKind("refilled", "The pile brings {token} to {place}.", a="token", b="place"),
        MORE_LOOT: EventKind("more_loot", "The reserve gives {loot} to the bank.", a="loot"),
        BRIGADIER_CAME: EventKind("brigadier_came", "The brigadier turns up: the game is over."),
        UNMASKED: EventKind("unmasked", "{who} was {burglar}: {pieces}.", a="burglar", b="pieces"),
    },
    words={
        "round": lambda n: str(n),
        "allies": lambda mask: in_colours(colours_of(mask)),
        "foes": lambda mask: in_colours(colours_of(mask)),
        "colours": lambda mask: in_colours(colours_of(mask)),
        "token": named,
        "place": lambda place: at_places([PLACE_NAMES[place]]),
        "places": lambda mask: at_places(places_of(mask)),
        "route": route,
        "loot": lambda n: counted(n, "loot token"),
        "moved": lambda n: f"{counted(n, 'loot token')} {'moves' if n == 1 else 'move'}",
        "pieces": lambda n: counted(n, "token"),
        "each": lambda n: counted(n, "token"),
        "lost": remainder,
        "burglar": lambda colour: identity(LETTERS[colour]),
    },
    codes={
        "allies": colours_of,
        "foes": colours_of,
        "colours": colours_of,
        "token": token_code,
        "place": place_name,
        "places": places_of,
        "route": route_data,
        "burglar": colour_letter,
    },
)  # fmt: skip
