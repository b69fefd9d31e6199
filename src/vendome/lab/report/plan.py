"""How much is played for a report, and which pieces of work that makes: a function of what was asked for alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from typing import Final

from vendome.engine.compiler.rng import seed_of
from vendome.engine.errors import UnknownName
from vendome.engine.play import Setup
from vendome.lab.bot_games import chosen
from vendome.lab.report.kinds import avoidable, kinds_of
from vendome.lab.report.pieces import Job, Piece
from vendome.lab.report.players import Player


@dataclass(frozen=True)
class Budget:
    """In games and simulations, never in time: the same command gives the same figures anywhere."""

    name: str
    table: str  # the bot of all seats, unless a question says otherwise
    deals: int  # that are watched
    looks: int  # decisions of a watched game that are appraised
    ladder: tuple[str, ...]  # bots, each of which is measured against a table of the one before
    steps: int  # deals for each step of the ladder
    knowledge: int  # deals for each of skill, memory, conclusions and hidden information
    prices: int  # kinds of moves that get a price, at most
    priced: int  # deals for each of them
    crowd: int  # deals that are watched for each number of players
    crowd_skill: int  # deals for the skill with each number of players


def ladder(*sims: int) -> tuple[str, ...]:
    return ("random", "greedy", *(f"search:sims={number}" for number in sims))


QUICK: Final = Budget(
    "quick", "search:sims=50", deals=200, looks=40, ladder=ladder(25, 100), steps=30, knowledge=30, prices=12,
    priced=12, crowd=25, crowd_skill=10,
)  # fmt: skip
USUAL: Final = Budget(
    "usual", "search:sims=100", deals=600, looks=60, ladder=ladder(25, 100, 400), steps=50, knowledge=60, prices=24,
    priced=24, crowd=60, crowd_skill=20,
)  # fmt: skip
THOROUGH: Final = Budget(
    "thorough", "search:sims=200", deals=2000, looks=100, ladder=ladder(25, 100, 400, 1600), steps=100, knowledge=200,
    prices=60, priced=80, crowd=200, crowd_skill=50,
)  # fmt: skip
BUDGETS: Final = {budget.name: budget for budget in (QUICK, USUAL, THOROUGH)}


def find_budget(name: str) -> Budget:
    if name not in BUDGETS:
        raise UnknownName("budget", name, list(BUDGETS))
    return BUDGETS[name]


@dataclass(frozen=True)
class Plan:
    """What a report is asked for."""

    setup: Setup
    other: Setup | None  # the variant that it is compared with
    budget: Budget
    seed: int

    @property
    def variants(self) -> list[Setup]:
        return [self.setup, self.other] if self.other else [self.setup]

    @property
    def table(self) -> Player:
        return Player(self.budget.table)

    @cached_property
    def ladder(self) -> list[Player]:
        """Without a mind of its own a game has no moves that look good at first sight: `greedy` is `random` there."""
        has_mind = self.setup.game.mind is not None
        return [Player(bot) for bot in self.budget.ladder if has_mind or bot != "greedy"]

    @cached_property
    def priced_kinds(self) -> list[str]:
        """Of both variants the same, so that they can be compared."""
        fitting = [kind for kind in avoidable(self.setup, self.seed) if kind not in self.lone_kinds]
        return fitting[: self.budget.prices]

    @cached_property
    def lone_kinds(self) -> list[str]:
        """The kinds of moves that one variant alone has: a tweak may change how many moves of a sort there are."""
        found = [kinds_of(setup.game.moves) for setup in self.variants]
        return [kind for kind in dict.fromkeys(chain(*found)) if not all(kind in kinds for kinds in found)]

    def setup_of(self, variant: int, players: int) -> Setup:
        return replace(self.variants[variant], players=players)

    def watched(self, players: int, deals: int) -> Iterable[Piece]:
        for variant in range(len(self.variants)):
            yield from (Piece(variant, players, deal, self.table) for deal in range(deals))

    def matches(self, players: int, deals: int, measured: Player, table: Player) -> Iterable[Piece]:
        for variant in range(len(self.variants)):
            yield from (Piece(variant, players, deal, table, measured) for deal in range(deals))

    def job(self, piece: Piece) -> Job:
        setup = self.setup_of(piece.variant, piece.players)
        return Job(piece, chosen(setup), seed_of(self.seed, piece.deal), self.budget.looks)
