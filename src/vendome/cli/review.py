"""`vendome review`: a recorded game, judged."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from vendome.cli.console import console, notes
from vendome.cli.replay import nth_record
from vendome.cli.setups import prepare
from vendome.engine.errors import UnknownName
from vendome.engine.records import GameRecord
from vendome.review.data import Effort, JudgedDecision, Review, SeatReview
from vendome.review.judgement import thinks_with_net
from vendome.review.reviewer import review

SIGNS = {"best": "✓", "good": "·", "slip": "?!", "mistake": "?", "blunder": "??"}
JUDGES = {
    "critic": "a net's critic", "mind": "the game's own evaluation", "playouts": "random playouts",
    "search": "tree search", "net-search": "tree search with a net",
}  # fmt: skip


def review_file(path: Path, nth: int, seat: int | None, effort: Effort, *, as_json: bool) -> None:
    record = nth_record(path, nth)
    if seat is not None and seat not in range(record.setup.players):
        raise UnknownName("seat", seat, range(record.setup.players))
    prepare(record.setup, bots=["search:net=1" if thinks_with_net(record.setup.game) else "search"])
    made = with_progress(record, effort)
    if as_json:
        print(msgspec.json.encode(made).decode())
    else:
        print_review(made, record, seat)


def with_progress(record: GameRecord, effort: Effort) -> Review:
    columns = (TextColumn("judging"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as progress:
        task = progress.add_task("")
        return review(record, effort, lambda done, steps: progress.update(task, completed=done, total=steps))


def print_review(made: Review, record: GameRecord, seat: int | None) -> None:
    names = [f"Seat {i} ({name})" for i, name in enumerate(made.names)]
    console.print(f"[bold]{record.setup.game.name}[/], {len(made.moments)} decisions\n")
    print_seats(made.seats, names)
    print_turning_points(made, names)
    for own in made.seats:
        if seat in (None, own.seat):
            print_moves(made, own, names[own.seat], all_of_them=seat is not None)
    console.print(
        f"\nChances and luck by {JUDGES[made.judges.chances]}, with full knowledge. Moves by "
        f"{JUDGES[made.judges.decisions]}, {made.judges.simulations:,} simulations each, from what the seat knew; "
        "± is half of the 95% interval."
    )


def print_seats(seats: Sequence[SeatReview], names: Sequence[str]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for column in ("won", "accuracy", "luck", "deal", "draws", "secrets", "own decisions", "rivals"):
        table.add_column(column, justify="right")
    for own in seats:
        accuracy = "–" if own.accuracy is None else f"{own.accuracy:.0f}"
        parts = (own.luck, own.deal, own.draws, own.secrets, own.decisions, own.rivals)
        table.add_row(names[own.seat], f"{own.share:.0%}", accuracy, *map(signed, parts))
    console.print(table)
    console.print("Before the deal " + ", ".join(f"{own.start:.0%}" for own in seats) + ": with the rest it adds up.\n")


def print_turning_points(made: Review, names: Sequence[str]) -> None:
    for point in sorted(made.turning_points, key=lambda point: point.number):
        moment = made.moments[point.number]
        cause = "what chance did after" if point.by == "luck" else ""
        console.print(
            f"Turning point: {cause + ' ' if cause else ''}decision {point.number + 1}, {names[moment.seat]} "
            f"{moment.move}: {signed(point.change)} for {names[point.seat]}.",
            markup=False,
        )


def print_moves(made: Review, own: SeatReview, name: str, *, all_of_them: bool) -> None:
    """The moves that stand out, or every decision of a seat."""
    decisions = [decision for decision in made.decisions if decision.seat == own.seat]
    by_number = {decision.number: decision for decision in decisions}
    console.print(f"\n[bold]{name}[/]")
    if all_of_them:
        for decision in decisions:
            console.print(told(decision), markup=False)
        return
    for words, numbers in (("best", own.best_moves), ("most costly", own.costly_moves)):
        console.print(f"  {words}:" if numbers else f"  {words}: none")
        for number in numbers:
            console.print(f"  {told(by_number[number])}", markup=False)


def told(decision: JudgedDecision) -> str:
    """One decision in a line."""
    head = f"  {decision.number + 1:>4} {SIGNS[decision.verdict]:<2} {decision.played.move}"
    if decision.verdict == "best":
        return f"{head}: the best by {decision.margin:.1%}" if decision.margin > 0 else f"{head}: the best"
    cost = f"cost {decision.cost:.1%} ± {decision.error:.1%}"
    remark = f". {decision.remark.text} ({decision.remark.rule})" if decision.remark else ""
    return f"{head}: {decision.best.move} was better, {cost}{remark}"


def signed(change: float) -> str:
    return f"{change:+.1%}".replace("-", "−")
