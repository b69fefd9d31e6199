"""The file behind an arena's `--resume`: a line for every finished deal."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import msgspec

from vendome.engine.contract import Value
from vendome.engine.errors import BadOption
from vendome.lab.arena.deal import Deal
from vendome.lab.arena.plan import Arena
from vendome.lab.work_log import WorkLog

FORMAT = "vendome-arena/1"


class Header(msgspec.Struct, frozen=True):
    format: str
    game: str
    rules: int
    players: int
    options: dict[str, Value]
    bots: list[str]
    versus: str | None
    seed: int

    @classmethod
    def of(cls, arena: Arena) -> Header:
        setup = arena.setup
        return cls(
            FORMAT, setup.game.id, setup.game.version, setup.players, dict(setup.options), list(arena.bots),
            arena.versus, arena.seed,
        )  # fmt: skip


class DealLog(WorkLog[int, Deal]):
    """An arena's file."""

    article: ClassVar[str] = "an"
    owner: ClassVar[str] = "arena"
    piece: ClassVar[str] = "deal"
    form: ClassVar[type[Deal]] = Deal

    def __init__(self, path: Path, arena: Arena) -> None:
        super().__init__(path, Header.of(arena))
        self.arena = arena

    def key(self, entry: Deal) -> int:
        return entry.number

    def check(self, entry: Deal, where: str) -> None:
        if not fits(entry, self.arena):
            raise BadOption(f"{where}: not a deal of this arena")
        if self.arena.luck and any(game.luck is None for game in entry.games):
            raise BadOption(f"{where}: its luck was not measured. Leave --luck, or take another file")


def fits(deal: Deal, arena: Arena) -> bool:
    """Whether the numbers of a deal can be meant."""
    players, entrants, seats = arena.setup.players, range(len(arena.entrants)), range(arena.setup.players)
    return (
        deal.number >= 0
        and len(deal.games) == players
        and set(deal.times) <= set(entrants)
        and all(
            len(game.seats) == len(game.scores) == players
            and set(game.seats) <= set(entrants)
            and set() < set(game.winners) <= set(seats)
            and (game.luck is None or len(game.luck) == players)
            for game in deal.games
        )
    )
