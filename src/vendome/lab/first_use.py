"""The first use of a game on a machine: its rules and its bots are compiled once, and whoever waits is told."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager

from vendome.bots.policy_bot import own_policy
from vendome.engine.compiler.cache import FirstUse
from vendome.engine.game_id import split_id
from vendome.engine.play import Setup
from vendome.engine.rehearsal import rehearse
from vendome.lab.bot_games import chosen, wake
from vendome.lab.series.threads import Desk

Telling = Callable[[str], AbstractContextManager[object]]
"""Says a sentence to whoever waits, for as long as the work takes."""


def compile_once(setup: Setup, telling: Telling, *, series: bool = False, bots: Sequence[str] = ()) -> None:
    """Compile what is needed of a game and its bots, if this machine has not done so yet."""
    bots = [spec for spec in bots if own_policy(spec) is None]  # what people write themselves is not ours to compile
    parts = ["series" if series else "table", *sorted({machine_code_of(spec) for spec in bots})]
    game, (real, _) = setup.game, split_id(setup.game.id)
    due = [first for first in (FirstUse(f"{real}-{part}", game.module) for part in parts) if first.is_due()]
    if not due:
        return
    with telling(f"First use of {game.name} on this machine: compiling its rules (once, some 15 s) …"):
        (warm_up_series if series else rehearse)(setup)
        wake(chosen(setup), tuple(bots))
    for first in due:
        first.done()


def machine_code_of(spec: str) -> str:
    """Bots of one name run the same code, but for a search that has a net."""
    return f"{spec.partition(':')[0]}{'-net' if ':net=1' in spec else ''}"


def warm_up_series(setup: Setup) -> None:
    """Call every loop that plays many games once."""
    desk = Desk(setup)
    desk.play(0, 0, 1)
    desk.play_recorded(0, 0, 1, explain=False)
