"""Where every gem, alarm and card of Master Thieves is."""

from collections import Counter
from typing import Any

from vendome.games.master_thieves.params import CHARACTERS, DIAMOND, RUBY, SAPPHIRE
from vendome.games.master_thieves.state import DEAL, NONE


def census(record: Any) -> Counter[str]:
    """Gems by kind, wherever they lie; alarms by owner; by character the different numbers dealt."""
    front, white, black, red = record.front, record.white, record.black, record.red
    found = Counter(
        diamond=int(sum(part[..., DIAMOND].sum() for part in (front, white, black, red)) + record.unplaced.sum()),
        sapphire=int(sum(part[..., SAPPHIRE].sum() for part in (front, white, black, red))),
        ruby=int(record.ruby.sum() + black[:, RUBY].sum()),
    )
    found.update(f"alarm of {seat}" for seat in range(8) if record.alarms >> seat & 1)
    found.update(f"alarm of {seat}" for seat in record.alarm if seat != NONE)
    for kind, character in enumerate(CHARACTERS):
        found[character] = len({int(number) for number in record.number[:, kind] if 1 <= number <= 8})
    return found


def expected(record: Any) -> Counter[str]:
    players = int(record.players)
    dealt = int(record.turn) if record.due == DEAL else players
    pieces = Counter(diamond=8 * players + 12, sapphire=2 * players, ruby=6)
    pieces.update(f"alarm of {seat}" for seat in range(players))
    pieces.update(dict.fromkeys(CHARACTERS, dealt))
    return pieces
