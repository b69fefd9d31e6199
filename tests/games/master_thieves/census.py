"""Where every gem, alarm and card of Master Thieves is."""

from collections import Counter
from typing import Any

from vendome.games.master_thieves.params import (
    CHARACTERS,
    DIAMOND,
    FILLING,
    IMITATIONS,
    RUBIES,
    RUBY,
    SAPPHIRE,
)
from vendome.games.master_thieves.state import DEAL, NONE


def census(state: Any) -> Counter[str]:
    """Gems by kind, wherever they lie; alarms by owner; by character the different numbers dealt."""
    front, white, black, red = state.front, state.white, state.black, state.red
    found = Counter(
        diamond=int(sum(part[..., DIAMOND].sum() for part in (front, white, black, red)) + state.unplaced.sum()),
        sapphire=int(sum(part[..., SAPPHIRE].sum() for part in (front, white, black, red))),
        ruby=int(state.ruby.sum() + black[:, RUBY].sum()),
    )
    found.update(f"alarm of {seat}" for seat in range(8) if state.alarms >> seat & 1)
    found.update(f"alarm of {seat}" for seat in state.alarm if seat != NONE)
    for kind, character in enumerate(CHARACTERS):
        found[character] = len({int(number) for number in state.number[:, kind] if 1 <= number <= 8})
    return found


def expected(state: Any) -> Counter[str]:
    players = int(state.players)
    dealt = int(state.turn) if state.due == DEAL else players
    diamonds, sapphires = (number * players for number in IMITATIONS)
    pieces = Counter(diamond=diamonds + FILLING, sapphire=sapphires, ruby=RUBIES)
    pieces.update(f"alarm of {seat}" for seat in range(players))
    pieces.update(dict.fromkeys(CHARACTERS, dealt))
    return pieces
