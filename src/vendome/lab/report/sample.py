"""What is known of one variant of the game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from vendome.engine.play import Setup
from vendome.lab.report.estimate import FEWEST, Estimate, Tally, share_of
from vendome.lab.report.pieces import Outcome, Piece, Played, Watched
from vendome.lab.report.plan import Plan
from vendome.lab.report.players import Player

T = TypeVar("T")


class NoAnswer(Exception):
    """A question has no answer, and why; in a sentence."""


class TooFew(NoAnswer):
    """… yet."""

    def __init__(self) -> None:
        super().__init__("Too little was played to say.")


@dataclass(frozen=True)
class Sample:
    plan: Plan
    variant: int
    known: Mapping[str, Outcome]  # by key

    @property
    def setup(self) -> Setup:
        return self.plan.variants[self.variant]

    @property
    def players(self) -> int:
        return self.setup.players

    @property
    def fair(self) -> float:
        return 1 / self.players

    def watched(self, players: int, deals: int) -> list[tuple[str, Watched]]:
        """Of the first so many deals: what all variants call the deal, and what came of it."""
        found = []
        for deal in range(deals):
            outcome = self.known.get(Piece(self.variant, players, deal, self.plan.table).key)
            if isinstance(outcome, Watched):
                found.append((str(deal), outcome))
        return enough(found)

    def own_deals(self) -> list[tuple[str, Watched]]:
        return self.watched(self.players, self.plan.budget.deals)

    def played(self, players: int, deals: int, measured: Player, table: Player) -> list[tuple[str, Played]]:
        found = []
        for deal in range(deals):
            outcome = self.known.get(Piece(self.variant, players, deal, table, measured).key)
            if isinstance(outcome, Played):
                found.append((str(deal), outcome))
        return enough(found)

    def share(self, players: int, deals: int, measured: Player, table: Player) -> Estimate:
        """The win share of a player against a table of others, over every seat."""
        played = self.played(players, deals, measured, table)
        return share_of([Tally(key, sum(deal.shares), players) for key, deal in played])


def enough(found: list[T]) -> list[T]:
    if len(found) < FEWEST:
        raise TooFew
    return found
