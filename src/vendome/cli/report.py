"""`vendome report`"""

import json
import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from vendome.cli.against import variants
from vendome.cli.console import console, notes, telling
from vendome.cli.crews import CrewWish
from vendome.engine.contract import spell
from vendome.engine.files import written_whole
from vendome.engine.play import checked_seed
from vendome.games.registry import find
from vendome.lab.crew import Crew, StopSign
from vendome.lab.report import Findings, Outcome, Piece, Plan, ReportLog, find_budget, perform, pieces_of
from vendome.lab.report.first_use import compile_report_once
from vendome.lab.report.page import page
from vendome.lab.report.variants import asked_name, changed, other_name, shared_name


@dataclass(frozen=True)
class Wish:
    """What was typed."""

    game: str
    players: int | None
    options: Sequence[str]
    tweaks: Sequence[str]
    against: Sequence[str]
    budget: str
    seed: int
    crew: CrewWish
    resume: Path | None
    html: Path | None
    as_json: bool = field(kw_only=True)

    def plan(self) -> Plan:
        budget, seed = find_budget(self.budget), checked_seed(self.seed)
        setup, other = variants(find(self.game), self.players, self.options, self.tweaks, self.against)
        return Plan(setup, other, budget, seed)


def run_report(wish: Wish) -> None:
    plan = wish.plan()
    pieces = pieces_of(plan)
    with ExitStack() as stack:
        file = stack.enter_context(written_whole(wish.html)) if wish.html else None
        log = stack.enter_context(ReportLog(wish.resume, plan, pieces)) if wish.resume else None
        crew = stack.enter_context(wish.crew.open())
        sign = StopSign()
        known = play_pieces(plan, pieces, log, sign, crew)
        if not known:
            raise typer.Abort
        findings = Findings(plan, known)
        if file:
            file.write(page(findings).encode())
    show(findings, as_json=wish.as_json)  # the page is safe: whoever reads this may leave early
    if sign.raised:
        kept = f"; --resume {wish.resume} goes on with it" if wish.resume else ""
        print(
            f"vendome: stopped: this is what {len(known):,} of {len(pieces):,} deals say{kept}",
            file=sys.stderr, flush=True,
        )  # fmt: skip
        raise typer.Exit(130)


def play_pieces(
    plan: Plan, pieces: Collection[Piece], log: ReportLog | None, sign: StopSign, crew: Crew
) -> list[Outcome]:
    """Play what is not known yet; all that is known then, which with the sign raised may be less."""
    compile_report_once(plan, telling)
    known = dict(log.known) if log else {}
    jobs = [plan.job(piece) for piece in pieces if piece.key not in known]
    with sign:
        played = crew.for_tasks(len(jobs)).work(perform, jobs, sign)
        for outcome in with_progress(played, len(known), len(pieces)):
            known[outcome.key] = outcome
            if log:
                log.add(outcome)
    return list(known.values())


def with_progress(played: Iterable[Outcome], known: int, total: int) -> Iterator[Outcome]:
    """Show how far it is, to a terminal only."""
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TextColumn("deals"), TimeRemainingColumn())
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as progress:
        task = progress.add_task("", total=total, completed=known)
        for outcome in played:
            yield outcome
            progress.advance(task)


def show(findings: Findings, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(findings.data()))
        return
    console.print(headline(findings.plan), end="\n\n")
    console.print(answers(findings))


def headline(plan: Plan) -> str:
    setup = plan.setup
    apart = changed(plan) if plan.other else []
    options = " ".join(f"{name}={spell(value)}" for name, value in setup.options.items() if name not in apart)
    against = f", {asked_name(plan)} against {other_name(plan)}" if plan.other else ""
    return (
        f"[bold]{shared_name(plan)}[/], {setup.players} players{', ' if options else ''}{options}{against}: "
        f"a {plan.budget.name} report from seed {plan.seed}"
    )


def answers(findings: Findings) -> Table:
    """A question, its answer in a sentence, and the number with its interval; of two variants the difference, too."""
    plan = findings.plan
    grid = Table(box=None, padding=(0, 2, 1, 0), show_header=plan.other is not None)
    heads = ("", asked_name(plan), other_name(plan), "difference") if plan.other else ("", "", "")
    for i, head in enumerate(heads):
        grid.add_column(head, ratio=2 if i == 0 or (i == 1 and not plan.other) else 1, overflow="fold")
    for number, finding in enumerate(findings.all, start=1):
        title = f"{number}. {finding.question.title}"
        said = [f"{each.unit.spelled(each.number)} {each.about}" if each else "–" for each in (finding.answer,)]
        if plan.other is None:
            grid.add_row(title, finding.sentence, *said)
            continue
        apart = finding.difference
        other = finding.other.unit.spelled(finding.other.number) if finding.other else "–"
        change = finding.answer.unit.spell_difference(apart) if finding.answer and apart else "–"
        grid.add_row(title, *said, other, f"{change}: {finding.verdict()}")
    return grid
