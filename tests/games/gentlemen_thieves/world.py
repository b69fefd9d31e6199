"""Small worlds for the tests of Gentlemen Thieves."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import vendome
from vendome import Session
from vendome.games.gentlemen_thieves.events import colours_of
from vendome.games.gentlemen_thieves.moves import PAIR
from vendome.games.gentlemen_thieves.params import CODES, COPIES, LETTERS, LOOT, PLACE_NAMES, SPOT_NAMES, TYPES
from vendome.games.gentlemen_thieves.state import BURGLARY, EMPTY, HOLDERS, LOST

NAMES = [*CODES, "loot"]


def world(
    places: Mapping[str, str],
    *,
    players: int = 3,
    burglars: str = "RPGBY",
    favours: int = 2,
    alliance: str = "RP",
    tunnels: tuple[str, str] = ("manor", "centre"),
    padlock: str = "museum",
    car: str = "centre",
    loot: Mapping[str, int] | None = None,
    reserve: int = 6,
    display: str = "Bg Gg Pg",
    pile: str | None = None,
    piles: Mapping[str, str] | None = None,
    **options: object,
) -> Session:
    """A game of three in which seat 0 is first player and seat 1 must act.

    What lies nowhere was lost in a tie before; a `pile` that is not given is six of those, then the
    brigadier. The `piles` of colours are as if one heist had brought them.
    """
    session = vendome.game("gentlemen_thieves", players=players, **options).blank()
    state = session.state
    state.due, state.phase, state.rounds, state.turn, state.asked = 0, BURGLARY, 2, 1, 1 << 1
    state.burglar[:players] = [LETTERS.index(letter) for letter in burglars[:players]]
    state.favours[:players] = favours
    state.alliance = next(int(mask) for mask in PAIR if set(colours_of(int(mask))) == set(alliance))
    state.tunnels[:] = sorted(SPOT_NAMES.index(spot) for spot in tunnels)
    state.padlock, state.car = PLACE_NAMES.index(padlock), SPOT_NAMES.index(car)
    state.loot[:] = [(loot or {"bank": 2}).get(place, 0) for place in PLACE_NAMES]
    state.reserve = reserve
    state.display[:] = sorted(map(CODES.index, display.split()))
    left = Counter(dict.fromkeys(CODES, COPIES)) + Counter({"loot": LOOT - reserve - int(state.loot.sum())})
    left.subtract(display.split())
    for place, tokens in places.items():
        left.subtract(tokens.split())
        for token in tokens.split():
            colour, kind = divmod(CODES.index(token), TYPES)
            state.kit[PLACE_NAMES.index(place), colour] += 1 << 4 * kind
    state.gear[:] = state.kit.sum(axis=1)
    for tokens in (piles or {}).values():
        left.subtract(tokens.split())
    if pile is None:
        pile = " ".join([*[token for token in left.elements() if token != "loot"][:6], "brigadier"])
    left.subtract(token for token in pile.split() if token != "brigadier")
    assert min(left.values()) >= 0, f"a token too many: {-left}"
    fill_pile(state, pile.split())
    add_heist(state, [(token, LOST) for token in left.elements()], winners=0)
    held = [(token, LETTERS.index(letter)) for letter, tokens in (piles or {}).items() for token in tokens.split()]
    if held:
        add_heist(state, held, winners=sum(1 << LETTERS.index(letter) for letter in piles or {}))
    return session


def fill_pile(state: Any, tokens: list[str]) -> None:
    state.drawn = len(state.pile) - len(tokens)
    state.pile[:] = EMPTY
    state.pile[state.drawn :] = [[*CODES, "brigadier"].index(token) for token in tokens]


def add_heist(state: Any, pieces: list[tuple[str, int]], winners: int) -> None:
    start = int(state.spoils_end[state.heists - 1]) if state.heists else 0
    spoils = sorted(NAMES.index(token) * HOLDERS + holder for token, holder in pieces)
    state.spoils[start : start + len(spoils)] = spoils
    state.spoils_end[state.heists] = start + len(spoils)
    state.winners[state.heists] = winners
    state.heists += 1
    for _, holder in pieces:
        if holder != LOST:
            state.height[holder] += 1


def play(session: Session, *moves: str) -> Session:
    """Make these moves, whoever is asked; chance comes from the seed."""
    for move in moves:
        session.play(move)
    return session


def script(session: Session, *lines: str) -> Session:
    """Go on with chance lines and moves as they stand in a record."""
    for line in lines:
        if session.state.due:
            session.happen(session.game.chance.read(session.state, line))
        else:
            session.choose(line)
    return session


def tokens_at(session: Session, place: str) -> list[str]:
    tokens: list[str] = session.view()["places"][place]["tokens"]
    return tokens


def moves_of(session: Session, verb: str) -> list[str]:
    return [move for move in session.moves() if move.split()[0] == verb]


def told(session: Session) -> list[str]:
    """The events since the last decision, by name."""
    return [session.game.events.data(event)["event"] for event in session.events]


DEAL_PLACES = "deal places Bc Bc Bg Bg Bl Bl Bm Bm Br Br"
REST = sorted((Counter(dict.fromkeys(CODES, COPIES)) - Counter(DEAL_PLACES.split()[2:])).elements())
DEAL_PILE = " ".join(["deal pile", *REST, "brigadier"])


def dealt(players: int = 3, **options: object) -> Session:
    """A new game with a known deal: two of a black type at each place, the pile sorted."""
    burglars = " ".join(["deal", "burglars", *"RGYBP"[:players]])
    return script(vendome.game("gentlemen_thieves", players, **options).blank(), burglars, DEAL_PLACES, DEAL_PILE)
