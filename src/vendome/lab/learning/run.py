"""A run of training: a folder in which a net becomes stronger. It may be left and gone on with.

| file | what it is |
| --- | --- |
| `plan.toml` | what it is trained by, with all numbers |
| `log.jsonl` | how strong it was, and when |
| `checkpoint.npz` | all that is needed to go on |
| `net.npz` | the net, to play with |
| `curve.svg` | the log as a picture |
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from vendome.bots.net.weights import Net, read_net, write_net
from vendome.engine.errors import BadOption
from vendome.engine.files import written_whole
from vendome.engine.play import Setup
from vendome.lab.learning.arrays import arrays_on
from vendome.lab.learning.checkpoint import Checkpoint, restore_from, write_checkpoint
from vendome.lab.learning.curve import curve
from vendome.lab.learning.net import Weights
from vendome.lab.learning.plan import Plan, read_plan
from vendome.lab.learning.plan_file import plan_text
from vendome.lab.learning.run_log import Against, Measurement, RunLog
from vendome.lab.learning.strength import strength_of
from vendome.lab.learning.trainer import Trainer

PLAN_FILE, LOG_FILE, CHECKPOINT_FILE, NET_FILE, CURVE_FILE = (
    "plan.toml", "log.jsonl", "checkpoint.npz", "net.npz", "curve.svg"
)  # fmt: skip
THE_NET = "the net"  # what a response is measured against: the companion that has all other seats
OTHER_DEALS = 1 << 31  # added to the seed: no game is measured by deals that were learnt from
EVERY = 120.0  # seconds of training between two checkpoints
GAMES = {"cpu": 128, "cuda": 2048}  # for each seat, when it is measured


class Measuring(NamedTuple):
    """How the strength of a net is measured beside its training."""

    against: tuple[str, ...] = ()  # bots; if none is named, `greedy`, or the net to which the plan is a response
    games: int | None = None  # for each seat and bot; as many as suit the device if not told
    every: float = 20.0  # seconds of training
    most: float = 0.1  # the part of the time that it may take


AS_USUAL = Measuring()


class Noted(NamedTuple):
    """What else is written into the net."""

    date: str = ""
    before: Sequence[Any] = ()  # the runs before this one, if it learns on from a net


NOTHING = Noted()


class Run:
    """`go` trains. Everything else is how far it is."""

    def __init__(
        self, folder: Path, trainer: Trainer, *, measuring: Measuring = AS_USUAL, every: float = EVERY,
        noted: Noted = NOTHING, clock: Callable[[], float] = time.perf_counter,
    ) -> None:  # fmt: skip
        """A new run in an empty folder, or the one that is there. There is a checkpoint `every` so many seconds."""
        self.folder, self.trainer, self.measuring = folder, trainer, measuring
        self.every, self.clock = every, clock
        self.against = measuring.against or ((THE_NET,) if trainer.plan.is_response else ("greedy",))
        self.games = measuring.games or GAMES.get(trainer.arrays.device, GAMES["cpu"])
        place = self.plan.places[0]
        self.setup = Setup.of(trainer.game, place.players, place.options)
        # Random numbers of their own: what is learnt must not depend on when it is measured.
        self.arrays = arrays_on(trainer.arrays.device, self.plan.seed)
        warm_up(trainer)
        folder.mkdir(parents=True, exist_ok=True)
        resumed = (folder / CHECKPOINT_FILE).exists()
        self.noted = Noted(noted.date, runs_before(folder / NET_FILE)) if resumed else noted
        self.spent = restore_from(folder / CHECKPOINT_FILE, trainer) if resumed else 0.0
        self.log = RunLog(folder / LOG_FILE, trainer.turns)
        with written_whole(folder / PLAN_FILE) as file:
            file.write(plan_text(self.plan).encode())
        self.saved_at, self.measured_at, self.took = self.spent, self.spent, 0.0
        if not resumed:
            self.save()

    @property
    def plan(self) -> Plan:
        return self.trainer.plan

    @property
    def total(self) -> float:
        """The seconds of the whole run."""
        return 60 * self.plan.minutes

    @property
    def finished(self) -> bool:
        return self.spent >= self.total

    @property
    def latest(self) -> Measurement | None:
        return self.log.known[-1] if self.log.known else None

    def go(self, seconds: float, stop: Callable[[], bool] = lambda: False) -> Iterator[Measurement | None]:
        """Train for so long, but not longer than the whole run, or until `stop`. After each turn: a new measurement, if
        there is one."""
        until = min(self.total, self.spent + seconds)
        if self.latest is None:
            yield self.measure()
        while self.spent < until and not stop():
            begin = self.clock()
            self.trainer.turn(self.spent / self.total)
            self.spent += self.clock() - begin
            if self.spent >= self.saved_at + self.every:
                self.save()
            yield self.measure() if self.is_measuring_due() else None
        self.save()  # first of all: whoever is in a hurry loses nothing
        if self.latest is None or self.latest.turns < self.trainer.turns:
            yield self.measure()
        self.write_net()

    def save(self) -> None:
        """Write a checkpoint, and go on as whoever goes on from it will."""
        state = self.trainer.state()
        write_checkpoint(self.folder / CHECKPOINT_FILE, Checkpoint(self.plan, self.spent, state))
        self.trainer.start_afresh()
        self.saved_at = self.spent
        self.write_net()

    def is_measuring_due(self) -> bool:
        wait = max(self.measuring.every, self.took / self.measuring.most)
        return self.spent >= self.measured_at + wait

    def measure(self) -> Measurement:
        """How strong it is now, by the same deals each time."""
        begin = self.clock()
        policy, seed = self.trainer.player.policy, self.plan.seed + OTHER_DEALS
        self.arrays.seed(seed)
        found = {
            bot: strength_of(policy, self.setup, self.rivals(bot), self.games, self.arrays, seed)
            for bot in self.against
        }
        measured = Measurement(
            self.spent, self.trainer.turns, self.trainer.decisions,
            {bot: Against(strength.share, strength.margin) for bot, strength in found.items()},
        )  # fmt: skip
        self.log.add(measured)
        self.took, self.measured_at = self.clock() - begin, self.spent
        self.write_curve()
        return measured

    def rivals(self, name: str) -> str | Weights:
        return self.trainer.companions[0] if name == THE_NET else name

    def write_net(self) -> None:
        player = self.trainer.player
        net = Net(self.trainer.game.id, self.on_host(player.policy), self.on_host(player.critic), self.about())
        write_net(self.folder / NET_FILE, net)

    def on_host(self, weights: Weights) -> dict[str, Any]:
        return {name: self.trainer.arrays.host(array) for name, array in weights.items()}

    def about(self) -> dict[str, Any]:
        """What is noted in the net."""
        return {
            "plan": msgspec.to_builtins(self.plan),
            "seconds": round(self.spent, 1),
            "decisions": self.trainer.decisions,
            "seed": self.plan.seed,
            "date": self.noted.date,
            "device": self.trainer.arrays.device,
            "strength": msgspec.to_builtins(self.latest),
            "before": list(self.noted.before),
        }

    def write_curve(self) -> None:
        title = f"{self.trainer.game.name}, {self.setup.players} players: share of the wins"
        with written_whole(self.folder / CURVE_FILE) as file:
            file.write(curve(title, self.log.known, 1 / self.setup.players, self.total).encode())


def runs_of(net: Net) -> list[Any]:
    """All runs in which a net was trained, the last one at the end; what is known of each."""
    last = {key: value for key, value in net.about.items() if key != "before"}
    before = net.about.get("before")
    return [*(before if isinstance(before, list) else []), last]  # whoever made the file may have written anything


def runs_before(path: Path) -> list[Any]:
    """Those before the one that wrote this file. Who has deleted it does not know them any more."""
    return runs_of(read_net(path))[:-1] if path.exists() else []


def warm_up(trainer: Trainer) -> None:
    """One step at every table, so that the first turn does not take the time of compiling it. The games begin afresh
    afterwards, whether the run is new or gone on with."""
    for tables in trainer.learner.tables:
        tables.step(0, trainer.player, trainer.player.policy)


def check_new(folder: Path) -> None:
    """A new run never writes over what is there."""
    if folder.exists() and any(folder.iterdir()):
        raise BadOption(f"{folder} is not empty: --resume goes on with the run in it, --folder names another one")


def plan_of_run(folder: Path) -> Plan:
    """What the run in a folder is trained by."""
    if not (folder / CHECKPOINT_FILE).exists():
        raise BadOption(f"{folder} has no {CHECKPOINT_FILE}: there is no run to go on with")
    return read_plan(folder / PLAN_FILE)
