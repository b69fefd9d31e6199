"""Kinds of moves, from their texts: what a price list has prices for.

A kind is all moves of one first word, `rotate`, or of one first word and what begins the second, `choose thief`,
`play S`, `loot 3`. A second word in letters and digits counts by its letters: `play S14` and `play S4` are one kind.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from vendome.engine.compiler.rng import choice, generator
from vendome.engine.play import Setup

MOST = 10  # kinds that a first word may be split into; more, and none of them would mean much
GAMES = 40  # random ones, to see what can be avoided

Kinds = Mapping[str, frozenset[int]]  # the actions of each


def beginning(word: str) -> str:
    """The letters or the digits that a word begins with."""
    found = re.match(r"[^\W\d]+(-[^\W\d]+)*|\d+", word)
    return found[0] if found else word


def kinds_of(moves: Sequence[str]) -> Kinds:
    """First the kinds of one word, then those of two, each in the order of the moves."""
    broad: dict[str, list[int]] = {}
    fine: dict[str, dict[str, list[int]]] = {}
    for action, move in enumerate(moves):
        first, *rest = move.split()
        broad.setdefault(first, []).append(action)
        if rest:
            fine.setdefault(first, {}).setdefault(f"{first} {beginning(rest[0])}", []).append(action)
    split = [(kind, found) for kinds in fine.values() if 1 < len(kinds) <= MOST for kind, found in kinds.items()]
    return {kind: frozenset(found) for kind, found in [*broad.items(), *split]}


def avoidable(setup: Setup, seed: int) -> list[str]:
    """The kinds that one may do without, as random games find them: a player who may not use one had another move. One
    word before two, and the more often offered first."""
    kinds, offered = kinds_of(setup.game.moves), Counter[str]()
    rng = generator(seed)
    for nth in range(GAMES):
        playout = setup.playout(nth)
        while not playout.finished:
            legal = set(playout.actions)
            offered.update(kind for kind, found in kinds.items() if legal & found and legal - found)
            playout.step(playout.actions[choice(rng, len(playout.actions))])
    return sorted(offered, key=lambda kind: (kind.count(" "), -offered[kind], kind))
