"""`vendome train` and `vendome export`"""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from vendome.bots.net.weights import Net, Weights, read_net, shipped_file
from vendome.cli.console import console, notes, telling
from vendome.cli.crews import CrewWish
from vendome.engine.contract import Game, spell
from vendome.engine.errors import BadOption
from vendome.engine.play import Setup
from vendome.games.registry import find
from vendome.lab.crew import StopSign
from vendome.lab.learning.plan import Plan, made_small, plan_of, read_plan, response_to
from vendome.lab.learning.plan_file import check_plan

if TYPE_CHECKING:  # these need the extra
    from vendome.lab.learning.run import Run
    from vendome.lab.learning.run_log import Measurement
    from vendome.lab.learning.trainer import Trainer

SHIPPED = "shipped"
ANY_GAME = "any"  # what a plan for whatever game says


@dataclass(frozen=True)
class Wish:
    """What was typed."""

    game: str
    minutes: float | None
    go: float | None
    device: str | None
    plan: Path | None
    folder: Path | None
    begin_from: str | None
    against: str | None
    seed: int | None
    crew: CrewWish  # plays the games that are imitated
    resume: bool = field(kw_only=True)

    @property
    def run_folder(self) -> Path:
        return self.folder or Path(f"train-{self.game}")


class Start(NamedTuple):
    """What a run begins with."""

    game: Game
    plan: Plan
    device: str
    net: Net | None  # to learn on from
    rival: Net | None  # to learn to beat


def train(wish: Wish) -> None:
    start = resumed(wish) if wish.resume else begun(wish)
    if wish.crew.ray is not None and (wish.resume or not start.plan.imitation):
        raise BadOption("--ray plays the games that a new run imitates, and here are none: leave it out")
    with telling(f"Laying tables of {start.game.name} (the first time on a machine they are compiled: some 30 s) …"):
        trainer = new_trainer(start)
    if start.plan.imitation and not wish.resume:
        imitate(trainer, wish.crew)
    if start.net:
        learn_on(trainer, start.net)
    run = new_run(wish.run_folder, trainer, start.net)
    if run.finished:
        raise BadOption(
            f"{run.folder}: its {start.plan.minutes:g} minutes are over; more --minutes make the run longer"
        )
    sign = StopSign()
    with sign:
        seconds = run.total if wish.go is None else 60 * wish.go
        show_progress(run, run.go(seconds, lambda: sign.raised))
    conclude(run)
    if sign.raised:
        raise typer.Exit(130)


# What is trained.


def begun(wish: Wish) -> Start:
    """A new run."""
    from_extra()
    from vendome.lab.learning.run import check_new

    game = find(wish.game)
    check_new(wish.run_folder)
    device = wish.device or best_device()
    net, rival = (None if name is None else net_of(game, name) for name in (wish.begin_from, wish.against))
    plan = timed(chosen_plan(wish, game, device), wish)
    if rival:
        plan = response_to(plan)
    if net:
        needs_clone = any(place.clones for place in plan.places)
        critic = plan.critic if wish.plan else net.widths[1]
        imitation = plan.imitation if needs_clone else None
        plan = msgspec.structs.replace(plan, width=net.widths[0], critic=critic, imitation=imitation)
    return Start(game, check_plan(plan), device, net, rival)


def resumed(wish: Wish) -> Start:
    """The run that a folder has."""
    from_extra()
    from vendome.lab.learning.run import PLAN_FILE, plan_of_run

    game = find(wish.game)
    given = {"--plan": wish.plan, "--from": wish.begin_from, "--against": wish.against, "--seed": wish.seed}
    for flag, value in given.items():
        if value is not None:
            raise BadOption(f"--resume goes on by the plan of {wish.run_folder}: leave {flag} out")
    plan = plan_of_run(wish.run_folder)
    check_game(wish.run_folder / PLAN_FILE, plan, game)
    return Start(game, check_plan(timed(plan, wish)), wish.device or best_device(), None, None)


def chosen_plan(wish: Wish, game: Game, device: str) -> Plan:
    """The one of a file as it is; the game's own, made small for a processor."""
    if wish.plan:
        plan = read_plan(wish.plan)
        check_game(wish.plan, plan, game)
        plan = msgspec.structs.replace(plan, game=game.id)
    else:
        plan = plan_of(game.id)
        if device == "cpu":
            plan = made_small(plan)
            say("on a processor: the game's plan with narrow nets and few games; --plan takes one of yours as it is")
    return plan if wish.seed is None else msgspec.structs.replace(plan, seed=wish.seed)


def check_game(path: Path, plan: Plan, game: Game) -> None:
    if plan.game not in (game.id, ANY_GAME):
        raise BadOption(f"{path} is a plan for {plan.game}, not for {game.id}")


def timed(plan: Plan, wish: Wish) -> Plan:
    for flag, value in (("--minutes", wish.minutes), ("--go", wish.go)):
        if value is not None and not 0 < value < float("inf"):
            raise BadOption(f"{flag} should be more than 0, not {value:g}")
    return plan if wish.minutes is None else msgspec.structs.replace(plan, minutes=wish.minutes)


def net_of(game: Game, name: str) -> Net:
    """Of a file, or the one that the package has."""
    path = shipped_file(game.id) if name == SHIPPED else Path(name)
    if name == SHIPPED and not path.exists():
        raise BadOption(f"no net for {game.id} is shipped")
    net = read_net(path)
    if net.game != game.id:
        raise BadOption(f"{path} is a net for {net.game}, not for {game.id}")
    return net


def from_extra() -> None:
    """Whoever only plays does not need what training needs."""
    if find_spec("array_api_compat") is None:
        raise BadOption("training needs one more package: pip install 'vendome[train]'")


def best_device() -> str:
    if find_spec("torch") is None:
        return "cpu"
    import torch

    return "cuda" if torch.cuda.is_available() else "cpu"


def new_trainer(start: Start) -> Trainer:
    from vendome.lab.learning.arrays import arrays_on
    from vendome.lab.learning.trainer import Trainer

    companions = [checked_policy(start.game, start.rival)] if start.rival else []
    return Trainer(start.game, start.plan, arrays_on(start.device, start.plan.seed), companions)


def imitate(trainer: Trainer, wish: CrewWish) -> None:
    """Let the player begin as a clone of a bot. Whoever stops this has no run yet."""
    from vendome.lab.learning.imitation import begin_by_imitation

    imitation = trainer.plan.imitation
    assert imitation is not None
    columns = (BarColumn(10), TextColumn("{task.description}"), TimeRemainingColumn())
    with (
        wish.open([imitation.bot]) as crew,
        StopSign() as sign,
        Progress(*columns, console=notes, transient=True) as progress,
    ):
        task = progress.add_task(f"looking at games of {imitation.bot}", total=imitation.decisions)
        begin_by_imitation(trainer, sign, crew, lambda seen: progress.update(task, completed=seen))
    if sign.raised:
        raise typer.Exit(130)


def new_run(folder: Path, trainer: Trainer, net: Net | None) -> Run:
    from vendome.lab.learning.run import Noted, Run, runs_of

    return Run(folder, trainer, noted=Noted(date.today().isoformat(), runs_of(net) if net else ()))


def learn_on(trainer: Trainer, net: Net) -> None:
    """A critic of another width than the plan's stays behind."""
    critic = net.critic if net.widths[1] == trainer.plan.critic else None
    for given, there in ((net.policy, trainer.player.policy), (critic, trainer.player.critic)):
        if given:
            check_sizes(net, given, {name: tuple(array.shape) for name, array in there.items()})
    trainer.begin_with(net.policy, critic)


def checked_policy(game: Game, net: Net) -> Weights:
    from vendome.lab.learning.inputs import policy_shape
    from vendome.lab.learning.net import new_weights

    fresh = new_weights(policy_shape(Setup.of(game, game.players[-1], {}), net.widths[0]), seed=0)
    check_sizes(net, net.policy, {name: array.shape for name, array in fresh.items()})
    return net.policy


def check_sizes(net: Net, weights: Weights, sizes: dict[str, tuple[int, ...]]) -> None:
    if any(weights[name].shape != size for name, size in sizes.items()):
        raise BadOption(f"this net is for another version of {net.game}: its layers have other sizes")


# What is shown.


def show_progress(run: Run, turns: Iterable[Measurement | None]) -> None:
    """A bar on a terminal; elsewhere a line for each measurement."""
    columns = (BarColumn(10), TextColumn("{task.description}"))
    speed = Speed(run)
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as progress:
        task = progress.add_task(beside_bar(run, speed), total=run.total)
        for measured in turns:
            progress.update(task, completed=run.spent, description=beside_bar(run, speed))
            if measured and not notes.is_terminal:
                print(standing(run, speed), file=sys.stderr, flush=True)


class Speed:
    """Decisions a second of this go."""

    def __init__(self, run: Run) -> None:
        self.run, self.seconds, self.decisions = run, run.spent, run.trainer.decisions

    @property
    def now(self) -> float:
        seconds = self.run.spent - self.seconds
        return (self.run.trainer.decisions - self.decisions) / seconds if seconds else 0.0


def standing(run: Run, speed: Speed) -> str:
    """How far and how strong it is, in one line."""
    parts = [f"{clock(run.spent)} of {clock(run.total)}", f"{run.trainer.decisions:,} decisions"]
    parts += [f"{speed.now:,.0f} a second"] if speed.now else []
    return ", ".join([*parts, *([strength(run)] if run.latest else [])])


def beside_bar(run: Run, speed: Speed) -> str:
    """The same, so short that eighty characters are enough."""
    parts = [f"{clock(run.spent)}/{clock(run.total)}", f"{rounded(run.trainer.decisions)} decisions"]
    parts += [f"{speed.now:,.0f}/s"]
    if run.latest:
        parts += [f"{bot} {one.share:.1%} ± {100 * one.margin:.1f}" for bot, one in run.latest.against.items()]
    return f"{', '.join(parts)} (fair {100 / run.setup.players:.3g}%)"


def rounded(count: int) -> str:
    """12,345,678 is 12.3M."""
    return f"{count / 1e6:,.1f}M" if count >= 1e6 else f"{count:,}"


def strength(run: Run) -> str:
    assert run.latest
    found = [
        f"{one.share:.1%} ± {100 * one.margin:.1f} of the wins against {bot}"
        for bot, one in run.latest.against.items()
    ]  # fmt: skip
    return f"{', '.join(found)} (fair: {100 / run.setup.players:.3g}%)"


def clock(seconds: float) -> str:
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def conclude(run: Run) -> None:
    """What came of it, and what one can do with it."""
    from vendome.lab.learning.run import CURVE_FILE, NET_FILE

    game, players, folder = run.trainer.game, run.setup.players, shlex.quote(str(run.folder))
    console.print(f"[bold]{game.name}[/], {players} players, on {run.trainer.arrays.device}: {standing_at_end(run)}")
    console.print(f"{folder}/{NET_FILE} is the net, {folder}/{CURVE_FILE} shows how it learnt.", markup=False)
    commands = []
    if not run.finished:
        commands += [("go on", f"vendome train {game.id} --folder {folder} --resume")]
    flags = [f"--players {players}", *(f"--option {name}={value}" for name, value in changed_options(run).items())]
    flags += [f"--bots mine={folder}/{NET_FILE}", "--versus greedy"]
    commands += [
        ("measure", f"vendome arena {game.id} {' '.join(flags)}"),
        ("export", f"vendome export {game.id} {folder}/{NET_FILE} {game.id}.onnx"),
    ]
    for word, command in commands:
        console.print(f"{word + ':':9}{command}", markup=False)


def changed_options(run: Run) -> dict[str, str]:
    """Those of the first place, as they are typed."""
    return {name: spell(value) for name, value in run.setup.stated().items() if name != "players"}


def standing_at_end(run: Run) -> str:
    return f"trained {clock(run.spent)} of {clock(run.total)}, {run.trainer.decisions:,} decisions; {strength(run)}."


def say(line: str) -> None:
    print(f"vendome: {line}", file=sys.stderr, flush=True)


# For other programs.


def export(name: str, net: str, path: Path) -> None:
    from vendome.lab.learning.export import export_onnx

    game = find(name)
    export_onnx(path, game, net_of(game, net))
    console.print(
        f"{path}: {path.stat().st_size:,} bytes; docs/learning.md says what goes in and what comes out.", markup=False
    )
