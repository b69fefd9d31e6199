"""What a seat could infer at each moment of a finished game."""

from typing import Any

from msgspec import Struct

from vendome.table.protocol.shared_types import OptionValue


class Lens(Struct):
    """From what the seat saw, and nothing else. `sights` has one for the position before each decision, by its number,
    and one for the end; a game's `view.ts` has their form."""

    game: str
    options: dict[str, OptionValue]
    seat: int
    sights: list[dict[str, Any]]
