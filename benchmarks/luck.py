"""How many games `vendome arena --luck` saves: `python benchmarks/luck.py [--games 200] [--only GAME] [--quick]`

A row for each match of the ladder that takes milliseconds a move. `worth` is the variance of the share over deals
without luck taken out, divided by that with it: so many times the games would give the same interval without it. It has
an error of its own: by rule of thumb 14% with 100 deals. The same games whatever the machine.
"""

import argparse
import os
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import vendome
from vendome import GAMES
from vendome.lab.arena import Arena, Standings, play_deal
from vendome.lab.crew import Processes, StopSign
from vendome.lab.intervals import Share

PLAYERS = (2, 4)
PAIRS = [("pickpocket", "random"), ("net", "greedy"), ("search:sims=300", "greedy"), ("net", "search:sims=300")]
QUICK = PAIRS[:2]
QUICK_GAMES = 40  # enough to see that it works, too few for a figure
HEAD = """\
| game | players | bot | against | games | wins | 95% interval | luck taken out | 95% interval | worth |
| --- | ---: | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |"""


class Match(NamedTuple):
    game: str
    players: int
    bot: str
    versus: str


def matches(only: str | None, pairs: Sequence[tuple[str, str]]) -> Iterator[Match]:
    for game in GAMES:
        if only in (None, game):
            for players in PLAYERS:
                yield from (Match(game, players, *pair) for pair in pairs)


def measure(match: Match, games: int, workers: int) -> Standings:
    arena = Arena(vendome.game(match.game, players=match.players), (match.bot,), match.versus, 1, luck=True)
    jobs = arena.jobs(arena.deals_for(games))
    return Standings(arena, Processes(workers).work(play_deal, jobs, StopSign()))


def row(match: Match, standings: Standings) -> str:
    bot = standings.bots[0]
    assert bot.less_luck is not None
    less, worth = bot.less_luck
    return (
        f"| {GAMES[match.game].name} | {match.players} | `{match.bot}` | `{match.versus}` | {len(standings.games)} "
        f"| {shown(bot.wins)} | {shown(less)} | **{worth:.2f}** |"
    )


def shown(share: Share) -> str:
    return f"{share.value:.1%} | {share.low:.1%} – {share.high:.1%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--only", choices=list(GAMES))
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--quick", action="store_true", help=f"{QUICK_GAMES} games of the quickest bots")
    asked = parser.parse_args()
    print(HEAD, flush=True)
    for match in matches(asked.only, QUICK if asked.quick else PAIRS):
        print(row(match, measure(match, QUICK_GAMES if asked.quick else asked.games, asked.workers)), flush=True)


if __name__ == "__main__":
    main()
