"""What the places promise a seat's side, as all can count it."""

from typing import NamedTuple

from vendome.games.gentlemen_thieves.events import places_of
from vendome.games.gentlemen_thieves.params import CENTRE, COLOURS, PLACES, SPOT_NAMES, TYPES, PlaceName
from vendome.games.gentlemen_thieves.pieces import joined_places
from vendome.games.gentlemen_thieves.rules.places import BITS, DIGIT
from vendome.games.gentlemen_thieves.state import State


class Spot(NamedTuple):
    """A place and the one joined to it, seen from one side of an alliance."""

    places: tuple[int, ...]
    types: frozenset[int]  # that lie there
    mine: int  # tokens
    theirs: int
    pieces: int  # tokens and loot
    is_locked: bool

    @property
    def names(self) -> list[PlaceName]:
        return places_of(sum(1 << place for place in self.places))

    @property
    def missing(self) -> int:
        """GT-4.1 When a heist takes place: so many types are not there yet."""
        return TYPES - len(self.types)

    @property
    def leads(self) -> bool:
        return self.mine > self.theirs

    @property
    def trails(self) -> bool:
        return self.mine < self.theirs

    @property
    def is_ready(self) -> bool:
        return not self.missing and not self.is_locked

    def with_token(self, kind: int, *, is_mine: bool) -> "Spot":
        types = self.types | {kind % TYPES}
        return self._replace(
            types=types, mine=self.mine + is_mine, theirs=self.theirs + (not is_mine), pieces=self.pieces + 1
        )


def on_side(alliance: int, colour: int, other: int) -> bool:
    """Whether two colours are on the same side."""
    return (alliance >> colour & 1) == (alliance >> other & 1)


def spot_of(state: State, colour: int, group: tuple[int, ...], alliance: int | None = None) -> Spot:
    """What these places are to a colour, joined as they are given."""
    mask = state.alliance if alliance is None else alliance
    numbers = [sum(digits(state.kit[place][other]) for place in group) for other in range(COLOURS)]
    mine = sum(number for other, number in enumerate(numbers) if on_side(mask, colour, other))
    types = {t for t in range(TYPES) for place in group if state.gear[place] >> BITS * t & DIGIT}
    pieces = sum(numbers) + sum(state.loot[place] for place in group)
    return Spot(group, frozenset(types), mine, sum(numbers) - mine, pieces, state.padlock in group)


def digits(tally: int) -> int:
    return sum(tally >> BITS * t & DIGIT for t in range(TYPES))


def group_of(state: State, place: int) -> tuple[int, ...]:
    joined = joined_places(state)
    return tuple(joined) if place in joined else (place,)


def all_spots(state: State, colour: int, alliance: int | None = None) -> list[Spot]:
    """All places; joined ones once."""
    groups = dict.fromkeys(group_of(state, place) for place in range(PLACES))
    return [spot_of(state, colour, group, alliance) for group in groups]


def displayed(state: State) -> list[int]:
    return [kind for kind in state.display if kind >= 0]


# -- after a move -------------------------------------------------------------------------------------


def spots_after(state: State, colour: int, move: str) -> list[Spot]:
    """The places that a move changes, as they are before any heist; none for a move that changes no place at once."""
    verb, _, rest = move.partition(" ")
    if verb == "at":
        spot = spot_of(state, colour, group_of(state, SPOT_NAMES.index(rest)))
        return [spot.with_token(state.hand, is_mine=on_side(state.alliance, colour, state.hand // TYPES))]
    if verb not in ("tunnel", "padlock"):
        return []
    start, stop = (SPOT_NAMES.index(name) for name in rest.split(">"))
    if verb == "tunnel":
        return after_tunnel(state, colour, start, stop)
    spots = [spot_of(state, colour, group_of(state, start))]
    return [spot._replace(is_locked=stop in spot.places) for spot in spots]


def after_tunnel(state: State, colour: int, start: int, stop: int) -> list[Spot]:
    """The two places that are joined then, and those that are not any more."""
    tunnels = list(state.tunnels)
    tunnels.remove(start)
    stays = tunnels[0]
    touched = {start, stop, stays} - {CENTRE}
    is_joined = CENTRE not in (stop, stays) and stop != stays
    groups = [tuple(sorted((stop, stays)))] if is_joined else []
    groups += [(place,) for place in sorted(touched) if not any(place in group for group in groups)]
    return [spot_of(state, colour, group) for group in groups]


def strongest_rival(state: State, colour: int) -> int:
    """The colour with the highest pile of the others."""
    return max((other for other in range(COLOURS) if other != colour), key=lambda other: state.height[other])


def mask_of(letters: str, order: tuple[str, ...]) -> int:
    return sum(1 << order.index(letter) for letter in letters)
