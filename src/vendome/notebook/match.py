"""Bots measured against each other: the arena, for a notebook."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from vendome.bots.policy_bot import check_bots
from vendome.engine.errors import BadOption
from vendome.engine.play import Setup, checked_seed
from vendome.lab.arena import Arena, BotStanding, Deal, Standings, play_deal
from vendome.lab.crew import Processes, StopSign
from vendome.notebook.first_use import prepare
from vendome.notebook.html import box, grid, heading


@dataclass(frozen=True, eq=False)
class Match:
    """What came of a match; `standings` has all of it."""

    standings: Standings

    @property
    def bots(self) -> list[BotStanding]:
        """Those that have played, the one with most wins first."""
        return sorted((bot for bot in self.standings.bots if bot.games), key=lambda bot: -bot.wins.value)

    @property
    def games(self) -> int:
        """How many games were played: each deal once from every seat."""
        return len(self.standings.games)

    def verdicts(self) -> list[str]:
        """A sentence for every bot: what is shown, and what is not."""
        return self.standings.verdicts()

    def __repr__(self) -> str:
        head, rows = HEAD, [row(bot) for bot in self.bots]
        widths = [max(len(line[i]) for line in (head, *rows)) for i in range(len(head))]
        lines = [
            "  ".join([line[0].ljust(widths[0]), *map(str.rjust, line[1:], widths[1:])]).rstrip()
            for line in (head, *rows)
        ]
        return "\n".join([f"<{self.standings.arena.setup.game.id} · {self._summary()}>", *lines])

    def _repr_html_(self) -> str:
        title = self.standings.arena.setup.game.name
        return box([heading(title, self._summary()), grid(HEAD, map(row, self.bots))])

    def _summary(self) -> str:
        arena = self.standings.arena
        return f"{arena.setup.players} players · {self.games:,} games · seed {arena.seed}"


HEAD = ("bot", "wins", "95% interval", "games")


def row(bot: BotStanding) -> tuple[str, ...]:
    wins = bot.wins
    return bot.name, f"{wins.value:.1%}", f"{100 * wins.low:.1f} – {wins.high:.1%}", f"{bot.games:,}"


def play_match(setup: Setup, bots: Sequence[str], versus: str | None, games: int, seed: int, workers: int) -> Match:
    """Play the deals and count. An interrupt ends it with the deals that are done; before the first, it is raised."""
    arena = Arena(setup, tuple(bots), versus, checked_seed(seed))
    check_bots(arena.entrants)
    if games < 1 or not bots:
        raise BadOption("a match needs at least one bot and one game")
    prepare(setup, arena.entrants)
    deals = arena.deals_for(games)
    sign = StopSign()
    with sign:
        played = Processes(workers).for_tasks(deals).work(play_deal, arena.jobs(deals), sign)
        known = list(with_progress(played, setup.players, deals))
    if not known:
        raise KeyboardInterrupt
    return Match(Standings(arena, known))


def with_progress(played: Iterable[Deal], players: int, deals: int) -> Iterator[Deal]:
    """Show how far it is, to a terminal or a notebook that can draw it."""
    console = Console(stderr=True)
    is_seen = find_spec("ipywidgets") is not None if console.is_jupyter else console.is_terminal
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not is_seen) as progress:
        task = progress.add_task("", total=deals * players)
        for deal in played:
            yield deal
            progress.advance(task, players)


def usual_workers() -> int:
    """One a core at a prompt or a notebook. In a script one, since every other would run the script again."""
    return 1 if hasattr(sys.modules["__main__"], "__file__") else os.cpu_count() or 1
