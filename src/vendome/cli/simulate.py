"""`vendome simulate`"""

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from vendome.bots import seated
from vendome.bots.policy_bot import check_bots, shown_name
from vendome.cli.console import console, notes
from vendome.cli.crews import CrewWish
from vendome.cli.setups import find_setup, prepare
from vendome.engine.contract import spell
from vendome.engine.errors import BadOption
from vendome.engine.files import written_whole
from vendome.engine.play import checked_seed
from vendome.lab.crew import Crew, StopSign
from vendome.lab.intervals import wilson
from vendome.lab.series import Chunk, Order, play_games
from vendome.lab.simulate import Statistics


def simulate_games(
    name: str,
    players: int | None,
    games: int,
    seed: int,
    options: Sequence[str],
    tweaks: Sequence[str],
    bots: str,
    crew: CrewWish,
    records: Path | None,
    *,
    device: str,
    explain: bool,
    as_json: bool,
) -> None:
    setup = find_setup(name, players, options, tweaks)
    seats = seated(bots.split(","), setup.players)
    check_bots(seats, setup.game)
    seed = checked_seed(seed)
    if explain and records is None:
        raise BadOption("--explain says what goes into the records: it needs --records FILE")
    statistics = Statistics(setup, [shown_name(spec) for spec in seats], seed)
    with ExitStack() as stack:
        file = stack.enter_context(written_whole(records)) if records else None
        order = Order(setup, tuple(seats), seed, games, record=file is not None, explain=explain)
        order.check_device(device)
        if device == "cuda" and crew.ray is not None:
            raise BadOption("--ray plays on processors: leave it or --device cuda out")
        chunks = play_chunks(order, stack.enter_context(crew.open(seats)), device)
        for chunk in with_progress(chunks, games):
            statistics.add(chunk)
            if file:
                file.writelines(chunk.records)
    if as_json:
        print(json.dumps(statistics.data()))
    else:
        print_statistics(statistics)


def play_chunks(order: Order, crew: Crew, device: str) -> Iterator[Chunk]:
    """The games, once what plays them is compiled."""
    if device == "cuda":
        return play_games(order, device=device)
    if order.is_random:
        prepare(order.setup, series=True)
        if crew.threads:  # Ctrl-C ends them at once
            return play_games(order, crew=crew)
    else:
        prepare(order.setup, bots=order.seats)
    sign = StopSign()
    return unless_stopped(play_games(order, sign, crew=crew), sign)


def unless_stopped(chunks: Iterator[Chunk], sign: StopSign) -> Iterator[Chunk]:
    """Ctrl-C, which is heard between two moves, ends the command as it would have at once."""
    with sign:
        yield from chunks
    if sign.raised:
        raise typer.Abort


def with_progress(chunks: Iterable[Chunk], games: int) -> Iterator[Chunk]:
    """Show how far it is, to a terminal only."""
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as progress:
        task = progress.add_task("", total=games)
        for chunk in chunks:
            yield chunk
            progress.advance(task, len(chunk))


def print_statistics(statistics: Statistics) -> None:
    setup = statistics.setup
    options = " ".join(f"{name}={spell(value)}" for name, value in setup.options.items())
    console.print(
        f"[bold]{setup.game.name}[/], {setup.players} players, {options}: "
        f"{statistics.games:,} games from seed {statistics.seed}\n"
    )
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("seat")
    table.add_column("bot")
    for column in ("wins", "95% interval", "mean score", "sd", "min", "max"):
        table.add_column(column, justify="right")
    for seat in range(setup.players):
        share, score = statistics.win_share(seat), statistics.scores[seat]
        low, high = wilson(share, statistics.games)
        table.add_row(
            str(seat), statistics.bots[seat], f"{share:.1%}", f"{low:.1%} – {high:.1%}",
            f"{score.mean:.2f}", f"{score.deviation:.2f}", str(score.low), str(score.high),
        )  # fmt: skip
    console.print(table)
    length = statistics.lengths
    console.print(f"\nDecisions a game: {length.mean:.1f} on average, from {length.low} to {length.high}.")
    ends = ", ".join(f"{end} {count / statistics.games:.1%}" for end, count in statistics.ends.items() if count)
    console.print(f"Games ended by: {ends}.")
