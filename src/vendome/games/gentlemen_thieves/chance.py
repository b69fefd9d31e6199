"""The chance lines of Gentlemen Thieves: written, read, and refused where they can't be."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final

from vendome.engine.errors import ImpossibleChance
from vendome.engine.pieces import refuse_surplus
from vendome.games.gentlemen_thieves.events import colours_of
from vendome.games.gentlemen_thieves.params import (
    BRIGADIER,
    BRIGADIER_AMONG,
    CODES,
    COPIES,
    EVEN,
    LETTERS,
    LOOT_KIND,
    PILE,
    PLACES,
    SET_OUT,
)
from vendome.games.gentlemen_thieves.pieces import NAMES, codes, kinds_at, places_of_heist
from vendome.games.gentlemen_thieves.state import DEAL_BURGLARS, DEAL_PILE, DEAL_PLACES, LOST, SHARE, State

HEADS: Final = {
    DEAL_BURGLARS: "deal burglars",
    DEAL_PLACES: "deal places",
    DEAL_PILE: "deal pile",
    SHARE: "share",
}
EVERY_TOKEN: Final = Counter(dict.fromkeys(CODES, COPIES))
PILE_NAMES: Final = [*CODES, "brigadier"]


def write(state: State, outcome: Sequence[int]) -> str:
    due = int(state.due)
    if due == DEAL_BURGLARS:
        body = " ".join(LETTERS[colour] for colour in outcome)
    elif due == SHARE:
        body = " ".join(f"{name}={','.join(tokens)}" for name, tokens in shares(state, outcome))
    else:
        body = " ".join(PILE_NAMES[kind] for kind in outcome)
    return f"{HEADS[due]} {body}"


def shares(state: State, holders: Sequence[int]) -> list[tuple[str, list[str]]]:
    """Who gets what in a heist: the winning colours in the order of the rulebook, then what is lost."""
    got: dict[int, list[int]] = {}
    for kind, holder in zip(at_stake(state), holders, strict=True):
        got.setdefault(holder, []).append(kind)
    return [(name, codes(got[holder])) for name, holder in sharers(state) if holder in got]


def sharers(state: State) -> list[tuple[str, int]]:
    """The names and numbers of those who may stand in a `share` line, in their order."""
    winners = colours_of(int(state.winners[state.heists]))
    return [*((letter, LETTERS.index(letter)) for letter in winners), ("lost", LOST)]


def at_stake(state: State) -> list[int]:
    """All pieces at the heist, in the order in which an outcome names their holders."""
    places = places_of_heist(state)
    loot = sum(int(state.loot[place]) for place in places)
    return sorted(kind for place in places for kind in kinds_at(state, place)) + [LOOT_KIND] * loot


# -- reading ------------------------------------------------------------------------------------------


def read(state: State, line: str) -> list[int]:
    head = HEADS[int(state.due)]
    if not line.startswith(head + " "):
        raise ImpossibleChance(f"expected a line '{head} …', got {line[:40]!r}")
    return READERS[int(state.due)](state, line[len(head) + 1 :].split(" "))


def read_burglars(state: State, stated: list[str]) -> list[int]:
    check(stated, Counter(LETTERS), "colour", of=int(state.players))
    return [LETTERS.index(letter) for letter in stated]


def read_places(state: State, stated: list[str]) -> list[int]:
    allowed = Counter(CODES[kind] for kind in EVEN) if state.even else EVERY_TOKEN
    check(stated, allowed, "token", of=SET_OUT)
    return [CODES.index(code) for code in stated]


def read_pile(state: State, stated: list[str]) -> list[int]:
    placed = Counter(CODES[kind] for place in range(PLACES) for kind in kinds_at(state, place))
    check(stated, EVERY_TOKEN - placed + Counter(["brigadier"]), "token", of=PILE)
    if "brigadier" not in stated[-BRIGADIER_AMONG:]:
        raise ImpossibleChance(f"the brigadier must be among the last {BRIGADIER_AMONG} of the pile")
    return [BRIGADIER if name == "brigadier" else CODES.index(name) for name in stated]


def read_share(state: State, stated: list[str]) -> list[int]:
    """As `shares` states it: the right names in their order, equal lists, sorted, and all that is there."""
    pieces = at_stake(state)
    *winners, lost = sharers(state)
    each, left = divmod(len(pieces), len(winners)) if winners else (0, len(pieces))
    expected = [(name, holder, each) for name, holder in winners] + [(*lost, left)] * (left > 0)
    lists = [(name, tokens.split(",")) for name, _, tokens in (part.partition("=") for part in stated)]
    if [name for name, _ in lists] != [name for name, _, _ in expected]:
        wanted = " ".join(f"{name}=…" for name, _, _ in expected)
        raise ImpossibleChance(f"expected a line 'share {wanted}', got {' '.join(['share', *stated])[:60]!r}")
    check([token for _, tokens in lists for token in tokens], Counter(codes(pieces)), "token", of=len(pieces))
    holders: dict[str, list[int]] = {}
    for (name, holder, size), (_, tokens) in zip(expected, lists, strict=True):
        if len(tokens) != size:
            raise ImpossibleChance(f"{name} must get {size} tokens, not {len(tokens)}")
        if tokens != sorted(tokens):
            raise ImpossibleChance(f"the tokens of {name} are not sorted: {','.join(tokens)}")
        for token in tokens:
            holders.setdefault(token, []).append(holder)
    return [holder for kind, _ in groupby(pieces) for holder in sorted(holders[NAMES[kind]])]


READERS: Final[dict[int, Callable[[State, list[str]], list[int]]]] = {
    DEAL_BURGLARS: read_burglars,
    DEAL_PLACES: read_places,
    DEAL_PILE: read_pile,
    SHARE: read_share,
}


def check(stated: list[str], allowed: Counter[str], what: str, *, of: int) -> None:
    """Refuse pieces that are not so many of the allowed ones, and say which."""
    known = {*LETTERS} if what == "colour" else {*NAMES, "brigadier"}
    refuse_surplus(stated, allowed, known, what)
    if len(stated) != of:
        raise ImpossibleChance(f"expected {of} {what}s, got {len(stated)}")
