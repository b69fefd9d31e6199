"""What several commands share."""

import sys
from collections.abc import Sequence

from rich.console import Console

from vendome.engine.compiler.cache import FirstUse
from vendome.engine.compiler.rng import SEED_LIMIT, generator
from vendome.engine.contract import Game, Value
from vendome.engine.errors import BadOption
from vendome.engine.play import Setup
from vendome.games.registry import find
from vendome.lab.batch.threads import Desk
from vendome.lab.bot_games import chosen, wake

# A pipe or a file gets its lines whole, a terminal gets them wrapped.
console = Console(highlight=False) if sys.stdout.isatty() else Console(highlight=False, soft_wrap=True, width=160)
notes = Console(stderr=True, highlight=False)


def chosen_setup(game: Game, players: int | None, options: Sequence[str]) -> Setup:
    """The game with what was chosen on the command line."""
    values: dict[str, Value] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"option {text!r} should read NAME=VALUE")
        values[name] = game.option(name).parse(value)
    return Setup.of(game, players if players is not None else min(4, game.players[-1]), values)


def find_setup(name: str, players: int | None, options: Sequence[str]) -> Setup:
    return chosen_setup(find(name), players, options)


def checked_seed(seed: int) -> int:
    if not 0 <= seed < SEED_LIMIT:
        raise BadOption(f"a seed is a whole number from 0 to 2**63 - 1, not {seed}")
    return seed


def prepare(setup: Setup, *, batch: bool = False, bots: Sequence[str] = ()) -> None:
    """Compile what the command needs of a game and its bots, if this machine has not done so yet, and say so."""
    parts = ["batch" if batch else "table", *sorted({spec.partition(":")[0] for spec in bots})]
    due = [first for first in (FirstUse(f"{setup.game.id}-{part}") for part in parts) if first.is_due()]
    if not due:
        return

    def warm_up() -> None:
        (warm_up_batch if batch else warm_up_table)(setup)
        wake(chosen(setup), tuple(bots))

    message = f"First use of {setup.game.name} on this machine: compiling its rules (once, some 15 s) …"
    if sys.stderr.isatty():
        with notes.status(message):
            warm_up()
    else:
        print(message, file=sys.stderr, flush=True)
        warm_up()
    for first in due:
        first.done()


def warm_up_batch(setup: Setup) -> None:
    """Call every loop that plays many games once."""
    desk = Desk(setup)
    desk.play(0, 0, 1)
    desk.play_recorded(0, 0, 1, explain=False)


def warm_up_table(setup: Setup) -> None:
    """Call every loop that plays one game once."""
    session = setup.start(seed=0)
    session.play(session.moves()[0])
    session.resampled(0, generator(0)).observation(0)
