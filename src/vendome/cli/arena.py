"""`vendome arena`"""

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from vendome.bots.policy_bot import check_bots
from vendome.cli.console import console, notes
from vendome.cli.crews import CrewWish
from vendome.cli.setups import find_setup, prepare
from vendome.engine.contract import spell
from vendome.engine.events import counted
from vendome.engine.files import written_whole
from vendome.engine.play import checked_seed
from vendome.lab.arena import Arena, BotStanding, Deal, DealLog, Standings, play_deal
from vendome.lab.arena.report import page
from vendome.lab.crew import Crew, StopSign
from vendome.lab.intervals import Share


@dataclass(frozen=True)
class Wish:
    """What was typed."""

    game: str
    players: int | None
    options: Sequence[str]
    tweaks: Sequence[str]
    bots: str
    versus: str | None
    games: int
    seed: int
    crew: CrewWish
    resume: Path | None
    html: Path | None
    luck: bool = field(kw_only=True)
    as_json: bool = field(kw_only=True)

    def arena(self) -> Arena:
        setup = find_setup(self.game, self.players, self.options, self.tweaks)
        arena = Arena(setup, tuple(self.bots.split(",")), self.versus, checked_seed(self.seed), self.luck)
        check_bots(arena.entrants, setup.game)
        return arena


def run_arena(wish: Wish) -> None:
    arena = wish.arena()
    deals = arena.deals_for(wish.games)
    with ExitStack() as stack:
        file = stack.enter_context(written_whole(wish.html)) if wish.html else None
        log = stack.enter_context(DealLog(wish.resume, arena)) if wish.resume else None
        if deals * arena.setup.players != wish.games:
            say(f"{counted(deals, 'deal')}, each played from all {arena.setup.players} seats: "
                f"{deals * arena.setup.players:,} games instead of {wish.games:,}.")  # fmt: skip
        crew = stack.enter_context(wish.crew.open(arena.entrants))
        sign = StopSign()
        known = play_deals(arena, deals, log, sign, crew)
        if not known:
            raise typer.Abort
        standings = Standings(arena, known)
        if file:
            file.write(page(standings).encode())
    show(standings, as_json=wish.as_json)  # the page is safe: whoever reads this may leave early
    if sign.raised:
        kept = f"; --resume {wish.resume} goes on with them" if wish.resume else ""
        say(f"stopped: this is what {len(known):,} of {counted(deals, 'deal')} say{kept}")
        raise typer.Exit(130)


def play_deals(arena: Arena, deals: int, log: DealLog | None, sign: StopSign, crew: Crew) -> list[Deal]:
    """Play the deals that are not known yet; all that are known then, which with the sign raised may be fewer."""
    prepare(arena.setup, bots=arena.entrants)
    known = {number: deal for number, deal in log.known.items() if number < deals} if log else {}
    jobs = arena.jobs(deals, known)
    with sign:
        played = crew.for_tasks(deals - len(known)).work(play_deal, jobs, sign)
        for deal in with_progress(played, arena.setup.players, len(known), deals):
            known[deal.number] = deal
            if log:
                log.add(deal)
    return list(known.values())


def with_progress(played: Iterable[Deal], players: int, known: int, deals: int) -> Iterator[Deal]:
    """Show how far it is, to a terminal only."""
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeRemainingColumn())
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as progress:
        task = progress.add_task("", total=deals * players, completed=known * players)
        for deal in played:
            yield deal
            progress.advance(task, players)


def say(line: str) -> None:
    print(f"vendome: {line}", file=sys.stderr, flush=True)


def show(standings: Standings, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(standings.data()))
        return
    console.print(headline(standings), end="\n\n")
    console.print(bot_table(standings))
    console.print()
    for sentence in standings.verdicts():
        console.print(sentence, markup=False)
    if standings.arena.luck:
        console.print("\nWith luck taken out, which is worth so many times the games:\n")
        console.print(luck_table(standings))
    if len(standings.bots) > 1:
        console.print("\nHow often the row ended ahead of the column, level counting half:\n")
        console.print(pair_table(standings))
    console.print("\nMilliseconds for a move, where there is a choice:\n")
    console.print(time_table(standings))


def headline(standings: Standings) -> str:
    arena, setup = standings.arena, standings.arena.setup
    options = " ".join(f"{name}={spell(value)}" for name, value in setup.options.items())
    return (
        f"[bold]{setup.game.name}[/], {setup.players} players{', ' if options else ''}{options}: "
        f"{len(standings.games):,} games, {counted(len(standings.deals), 'deal')} from seed {arena.seed} "
        "each played from every seat"
    )


def blank_table(*columns: str) -> Table:
    """Names on the left, numbers on the right, none of them broken: eighty characters are enough."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for i, column in enumerate(columns):
        table.add_column(column, justify="right" if i else "left", no_wrap=True)
    return table


def bot_table(standings: Standings) -> Table:
    table = blank_table("bot", "wins", "95% interval", "score", "rank", "rating")
    for bot in ranked(standings):
        table.add_row(
            bot.name, f"{bot.wins.value:.1%}", f"{100 * bot.wins.low:.1f} – {bot.wins.high:.1%}",
            f"{bot.mean_score:.2f}", f"{bot.mean_rank:.2f}",
            f"{bot.rating.mean:.1f} ± {2 * bot.rating.deviation:.1f}",
        )  # fmt: skip
    return table


def luck_table(standings: Standings) -> Table:
    table = blank_table("bot", "wins", "95% interval", "worth")
    for bot in ranked(standings):
        if bot.less_luck:
            share, worth = bot.less_luck
            interval = f"{100 * share.low:.1f} – {share.high:.1%}"
            table.add_row(bot.name, f"{share.value:.1%}", interval, f"× {worth:.2f}")
    return table


def time_table(standings: Standings) -> Table:
    table = blank_table("bot", "mean", "median", "99%")
    for bot in ranked(standings):
        times = bot.times.mean_ms, bot.times.percentile_ms(50), bot.times.percentile_ms(99)
        table.add_row(bot.name, *(f"{time:.3g}" for time in times))
    return table


def ranked(standings: Standings) -> list[BotStanding]:
    """The bots that have played, the one with most wins first."""
    return sorted((bot for bot in standings.bots if bot.games), key=lambda bot: -bot.wins.value)


def pair_table(standings: Standings) -> Table:
    names = standings.arena.names
    table = blank_table("bot", *(f"{i}" for i in range(1, len(names) + 1)))  # names would be too wide for heads
    for i, name in enumerate(names):
        pairs = [None if i == j else standings.head_to_head(i, j) for j in range(len(names))]
        table.add_row(f"{i + 1} {name}", *(pair_cell(pair) for pair in pairs))
    return table


def pair_cell(pair: Share | None) -> str:
    return "–" if pair is None else f"{pair.value:.0%} ({100 * pair.low:.0f}–{100 * pair.high:.0f})"
