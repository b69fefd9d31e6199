"""What a seat of Gentlemen Thieves is shown, as JSON for the page."""

from msgspec import UNSET, Struct, UnsetType

from vendome.engine.compiler.layout import plain
from vendome.engine.contract import SPECTATOR, Memory
from vendome.games.gentlemen_thieves.events import colours_of, places_of
from vendome.games.gentlemen_thieves.params import (
    BRIGADIER_AMONG,
    CODES,
    COLOUR_ORDER,
    LETTERS,
    PILE,
    PLACE_NAMES,
    PLACE_ORDER,
    SPOT_NAMES,
    TYPES,
    Equipment,
    Letter,
    Piece,
    PlaceName,
    SpotName,
    Token,
)
from vendome.games.gentlemen_thieves.pieces import (
    codes,
    joined_places,
    kinds_at,
    lacking,
    lost,
    pile_of,
    places_of_heist,
    spoils_of,
)
from vendome.games.gentlemen_thieves.state import EMPTY, OVER, PHASES, Phase, State

# A token is its code, `Rm`; among the spoils of a heist there is also `loot`. Lists of tokens are sorted.


class Place(Struct, frozen=True):
    """What lies at a place."""

    tokens: list[Token]
    loot: int
    lacks: list[Equipment]  # the types that a heist there still waits for


class Pile(Struct, frozen=True):
    """A colour's pile."""

    height: int
    tokens: list[Piece] | None  # once the game is over


class Seat(Struct, frozen=True):
    """A seat as all see it."""

    favours: int
    burglar: Letter | None  # once the game is over
    own_equipment: int | None  # once the game is over: in its pile, of its own colour; the last tie-break (GT-6.3)


class Heist(Struct, frozen=True):
    """A heist of an earlier round: all saw who won what together, not who got which piece."""

    winners: list[Letter]  # none after a tie
    tokens: list[Piece]


class Public(Struct, frozen=True, kw_only=True):
    """The table as all see it."""

    heists: list[Heist] | UnsetType = UNSET  # with a full memory: those that are shared
    phase: Phase
    round: int
    first: int  # the seat with the matchmaker
    turn: int  # the acting seat
    alliance: list[Letter]  # the two allied colours; none before the first round's are
    places: dict[PlaceName, Place]  # in the order of the rulebook
    tunnels: list[SpotName]
    joined: list[PlaceName]  # two places, or none
    padlock: PlaceName
    car: SpotName
    reserve: int  # loot
    pile: int  # tokens left
    brigadier_near: bool  # GT-2.4: only the last tokens are left, and the next one may be the brigadier
    display: list[Token]
    hand: Token | None  # the token that the acting seat must place
    heist: list[PlaceName]  # where one is being settled: a place, two, or none
    piles: dict[Letter, Pile]  # in the order of the rulebook
    lost: int  # pieces that are out of the game
    seats: list[Seat]


class Own(Struct, frozen=True):
    """What only one seat sees."""

    burglar: Letter | None  # None for a spectator, and before the deal


def public(state: State, memory: Memory) -> Public:
    known: State = plain(state)
    return Public(
        heists=[view_heist(known, heist) for heist in range(known.heists)] if memory == "full" else UNSET,
        phase=PHASES[known.phase],
        round=known.rounds,
        first=known.first,
        turn=known.turn,
        alliance=colours_of(known.alliance),
        places={PLACE_NAMES[place]: view_place(known, place) for place in PLACE_ORDER},
        tunnels=[SPOT_NAMES[spot] for spot in known.tunnels],
        joined=places_of(sum(1 << place for place in joined_places(known))),
        padlock=PLACE_NAMES[known.padlock],
        car=SPOT_NAMES[known.car],
        reserve=known.reserve,
        pile=PILE - known.drawn,
        brigadier_near=known.phase != OVER and PILE - known.drawn <= BRIGADIER_AMONG,
        display=codes(known.display),
        hand=CODES[known.hand] if known.hand != EMPTY else None,
        heist=[PLACE_NAMES[place] for place in places_of_heist(known)],
        piles={LETTERS[colour]: view_pile(known, colour) for colour in COLOUR_ORDER},
        lost=lost(known),
        seats=[view_seat(known, seat) for seat in range(known.players)],
    )


def own(state: State, seat: int, memory: Memory) -> Own:  # noqa: ARG001 (nobody forgets who they are)
    return Own(letter(state.burglar[seat]) if seat != SPECTATOR else None)


def view_place(state: State, place: int) -> Place:
    return Place(codes(kinds_at(state, place)), state.loot[place], lacking(state, place))


def view_pile(state: State, colour: int) -> Pile:
    return Pile(state.height[colour], codes(pile_of(state, colour)) if state.phase == OVER else None)


def view_seat(state: State, seat: int) -> Seat:
    if not state.unmasked >> seat & 1:
        return Seat(state.favours[seat], None, None)
    burglar = state.burglar[seat]
    own = sum(kind // TYPES == burglar for kind in pile_of(state, burglar))
    return Seat(state.favours[seat], letter(burglar), own)


def view_heist(state: State, heist: int) -> Heist:
    return Heist(colours_of(state.winners[heist]), codes(kind for kind, _ in spoils_of(state, heist)))


def letter(colour: int) -> Letter | None:
    return LETTERS[colour] if colour >= 0 else None
