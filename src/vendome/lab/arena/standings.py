"""What an arena's games amount to. Everything but the times is a function of the games alone."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vendome.lab.arena.deal import Deal
from vendome.lab.arena.less_luck import LessLuck, less_luck
from vendome.lab.arena.plan import Arena
from vendome.lab.arena.ratings import rate
from vendome.lab.arena.times import Times
from vendome.lab.intervals import Share, clustered
from vendome.ratings import Rating

Grid = NDArray[np.float64]  # a row a game, a column a seat


@dataclass(frozen=True)
class BotStanding:
    """One bot's results. Shares, scores and ranks are means over the seats it sat in."""

    name: str
    games: int  # seats it sat in: a bot in two seats of a game counts twice
    wins: Share
    mean_score: float
    mean_rank: float
    rating: Rating
    times: Times
    less_luck: LessLuck | None = None  # the wins with luck taken out, if it was measured

    @property
    def shown(self) -> Share:
        """The wins, as exactly as they are known."""
        return self.less_luck.share if self.less_luck else self.wins


class Standings:
    def __init__(self, arena: Arena, deals: Iterable[Deal]) -> None:
        self.arena = arena
        self.deals = sorted(deals, key=lambda deal: deal.number)
        self.games = [game for deal in self.deals for game in deal.games]
        self._deal = np.repeat(np.arange(len(self.deals)), [len(deal.games) for deal in self.deals])
        self._entrant = np.array([game.seats for game in self.games])
        self._share: Grid = np.array([game.shares for game in self.games])
        self._score: Grid = np.array([game.scores for game in self.games], np.float64)
        self._rank: Grid = np.array([game.ranks for game in self.games])

    @cached_property
    def bots(self) -> list[BotStanding]:
        """In the order of the arena's entrants."""
        return [self._standing(entrant) for entrant in range(len(self.arena.entrants))]

    def _standing(self, entrant: int) -> BotStanding:
        sat = self._entrant == entrant
        times = Times()
        for deal in self.deals:
            times.merge(deal.times.get(entrant, Times()))
        return BotStanding(
            name=self.arena.names[entrant],
            games=int(sat.sum()),
            wins=self._over_deals(self._share, sat),
            mean_score=float(self._score[sat].mean()) if sat.any() else 0.0,
            mean_rank=float(self._rank[sat].mean()) if sat.any() else 0.0,
            rating=self.ratings[-1][entrant],
            times=times,
            less_luck=self._less_luck(sat) if self.arena.luck else None,
        )

    def _less_luck(self, sat: NDArray[np.bool_]) -> LessLuck:
        luck: Grid = np.array([game.luck for game in self.games])
        return less_luck(self._by_deal(self._share * sat), self._by_deal(sat), self._by_deal(luck * sat))

    @cached_property
    def ratings(self) -> list[list[Rating]]:
        """Of all entrants, at the start and after every game."""
        return rate(self.games, len(self.arena.entrants))

    @cached_property
    def seats(self) -> list[Share]:
        """The wins of each seat, whoever sat there."""
        everyone = np.ones_like(self._share, bool)
        return [self._over_deals(self._share[:, [seat]], everyone[:, [seat]]) for seat in range(self._share.shape[1])]

    def scores(self, entrant: int) -> Grid:
        """Every score the entrant made."""
        scores: Grid = self._score[self._entrant == entrant]
        return scores

    def head_to_head(self, entrant: int, other: int) -> Share | None:
        """How often one ended ahead of the other, level counting half; None if they never met."""
        pairs = (self._entrant == entrant)[:, :, None] & (self._entrant == other)[:, None, :]
        games = len(self.games)
        return self._over_deals(self._ahead.reshape(games, -1), pairs.reshape(games, -1)) if pairs.any() else None

    @cached_property
    def _ahead(self) -> Grid:
        """By game, seat and other seat: 1 if the seat ended ahead of the other, ½ if they are level."""
        seat, other = self._rank[:, :, None], self._rank[:, None, :]
        ahead: Grid = np.where(seat < other, 1.0, np.where(seat == other, 0.5, 0.0))
        return ahead

    def _over_deals(self, values: Grid, where: NDArray[np.bool_]) -> Share:
        """The mean of values that lie between 0 and 1, with its interval."""
        return clustered(self._by_deal(values * where), self._by_deal(where))

    def _by_deal(self, values: Grid | NDArray[np.bool_]) -> Grid:
        """Of all games and seats of a deal, added up."""
        sums: Grid = np.bincount(self._deal, values.sum(axis=1), len(self.deals)).astype(np.float64)
        return sums

    def data(self) -> dict[str, Any]:
        """What `--json` prints."""
        return {
            "game": self.arena.setup.game.id,
            "players": self.arena.setup.players,
            "games": len(self.games),
            "bots": [bot_data(bot) for bot in self.bots],
        }

    def verdicts(self) -> list[str]:
        """A sentence for every bot that is measured: what is shown, and what is not."""
        fair = self.arena.fair_share
        if len(self.bots) == 1:
            return [f"{self.bots[0].name} plays against itself: its share is {percent(fair)} by definition."]
        measured = len(set(self.arena.bots))
        return [verdict(bot, fair) for bot in self.bots[:measured]]


def bot_data(bot: BotStanding) -> dict[str, Any]:
    data = {
        "name": bot.name,
        "win_share": bot.wins.value,
        "win_share_ci95": [bot.wins.low, bot.wins.high],
        "mean_score": bot.mean_score,
        "rating": bot.rating.mean,
        "ms_per_move": bot.times.mean_ms,
    }
    if bot.less_luck:
        share, worth = bot.less_luck
        data["less_luck"] = {"win_share": share.value, "win_share_ci95": [share.low, share.high], "worth": worth}
    return data


def verdict(bot: BotStanding, fair: float) -> str:
    name, wins = bot.name, bot.shown
    if bot.games == 0:
        return f"{name} has not played yet."
    found = f"{wins.value:.1%} [{100 * wins.low:.1f}, {100 * wins.high:.1f}]"
    found += ", luck taken out" if bot.less_luck else ""
    if wins.low > fair:
        return f"{name} wins more than its fair share of {percent(fair)}: {found}."
    if wins.high < fair:
        return f"{name} wins less than its fair share of {percent(fair)}: {found}."
    return f"{name} wins {found}: not shown to be more or less than its fair share of {percent(fair)}."


def percent(share: float) -> str:
    """25%, 33.3%: no more decimals than it needs."""
    return f"{100 * share:.3g}%"
