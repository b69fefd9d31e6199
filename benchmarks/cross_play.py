"""All bots at the same tables, each against all others: the chapter `cross-play` of `docs/strength.md`.

`strength.py` measures it and writes it.
"""

from pathlib import Path
from typing import NamedTuple

import vendome
from vendome.lab.arena import Arena, DealLog, Standings
from vendome.lab.intervals import Share

PLAYERS = 4
BOTS = (
    "random", "greedy", "pickpocket", "burglar", "mastermind", "net", "search:sims=300", "search:net=1:sims=300",
)  # fmt: skip
GAMES = 80

INTRODUCTION = """\
## Everybody against everybody

Four players, every deal from every seat; line-ups in which all meet each other as often. The rating is openskill's
Plackett–Luce mean, ± two deviations. A cell says how often the bot of the row ended ahead of the bot of the column,
level counting half: of some sixteen meetings, so it may be 25 points off."""


class Meeting(NamedTuple):
    """All bots, in one game."""

    game: str

    @property
    def log(self) -> str:
        return f"{self.game}-cross-play.jsonl"

    @property
    def command(self) -> list[str]:
        return [
            "arena", self.game, "--players", str(PLAYERS), "--bots", ",".join(BOTS), "--games", str(GAMES),
            "--seed", "1",
        ]  # fmt: skip


def meetings() -> list[Meeting]:
    return [Meeting(game) for game in vendome.GAMES]


def section(logs: Path) -> str | None:
    """The chapter, or None if nothing was measured."""
    tables = [table for meeting in meetings() if (table := table_of(meeting, logs))]
    return "\n\n".join([INTRODUCTION, *tables]) if tables else None


def table_of(meeting: Meeting, logs: Path) -> str | None:
    """Of one game, or None if it was not measured."""
    path = logs / meeting.log
    if not path.exists():
        return None
    with DealLog(path, Arena(vendome.game(meeting.game, PLAYERS), BOTS, None, 1)) as log:
        standings = Standings(log.arena, log.known.values())
    numbers = range(1, len(BOTS) + 1)
    head = f"| {vendome.GAMES[meeting.game].name}, {len(standings.games)} games | rating | wins |"
    lines = [
        head + "".join(f" {number} |" for number in numbers),
        "| --- | ---: | ---: |" + " ---: |" * len(BOTS),
        *(row_of(standings, entrant) for entrant in range(len(BOTS))),
    ]
    return "\n".join(lines)


def row_of(standings: Standings, entrant: int) -> str:
    bot = standings.bots[entrant]
    rating = f"{bot.rating.mean:.1f} ± {2 * bot.rating.deviation:.1f}"
    pairs = [None if entrant == other else standings.head_to_head(entrant, other) for other in range(len(BOTS))]
    cells = [f"{entrant + 1} `{bot.name}`", rating, f"{bot.wins.value:.0%}", *map(cell_of, pairs)]
    return f"| {' | '.join(cells)} |"


def cell_of(pair: Share | None) -> str:
    return "–" if pair is None else f"{pair.value:.0%}"
