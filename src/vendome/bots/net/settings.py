"""How each game is best searched with its net: one table, `search.json`. No module names a game, so it is no module."""

from functools import cache
from pathlib import Path

import msgspec

from vendome.engine.contract import Game

TABLE = Path(__file__).parent / "search.json"


class SearchSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What holds where a person sets nothing."""

    rollouts: bool = False  # whether the mind's own prior and rollouts stay, and only the evaluation is the critic's
    rivals: bool = False  # whether seats without statistics in the tree draw by the policy
    c_puct: float = 0.3
    reviews: bool = (
        False  # whether the search that judges decisions of finished games has the net: where it plays better
    )


@cache
def all_settings() -> dict[str, SearchSettings]:
    return msgspec.json.decode(TABLE.read_bytes(), type=dict[str, SearchSettings])


def settings_of(game: Game) -> SearchSettings:
    return all_settings().get(game.id, SearchSettings())
