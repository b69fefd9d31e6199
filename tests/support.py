"""What many tests need: small games, random play, the games as parameters."""

import importlib
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import pytest

import vendome
from vendome import GAMES, Chance, Decision, Game, Session, Setup
from vendome.lab.series import Order
from vendome.puzzles.collection import shipped_file


def for_games(games: Iterable[Game]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in games])


EVERY_GAME = for_games(GAMES.values())
# A game may do without these.
EVERY_LESSON = for_games(game for game in GAMES.values() if (files(game.module) / "lesson").is_dir())
EVERY_REMARK = for_games(game for game in GAMES.values() if game.remarks is not None)
EVERY_LENS = for_games(game for game in GAMES.values() if game.lens is not None)
EVERY_PUZZLE = for_games(game for game in GAMES.values() if shipped_file(game.id).is_file())
EVERY_MIND = for_games(game for game in GAMES.values() if game.mind is not None)


INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT") == "1"
COMPILED_ONLY = pytest.mark.skipif(INTERPRETED, reason="as plain Python it takes a minute, and runs no line of its own")
SOME = 12
"""Of how many states one is looked at by what takes long, and by `make check`."""
STRIDE = SOME if INTERPRETED else int(os.environ.get("VENDOME_STRIDE", SOME))
"""Of how many states of a random game one is looked at: `make test` looks at more of them."""


def setups(game: Game) -> list[Setup]:
    """Every number of players; with the fewest, the first and last other value of every option.

    Interpreted, a hundred times slower: the fewest players and the most.
    """
    few = game.players[0]
    numbers = [few, game.players[-1]] if INTERPRETED else game.players
    found = [vendome.game(game.id, players=n) for n in numbers]
    for option in game.options:
        others = [value for value in option.choices if value != option.default]
        found += [vendome.game(game.id, players=few, **{option.name: value}) for value in {others[0], others[-1]}]
    return found


def is_one_of_some(nth: int) -> bool:
    """Whether the nth state of a random game is one for what takes long."""
    return nth * STRIDE % SOME == 0


def random_play(session: Session, random: Random, *, stride: int = STRIDE) -> Iterator[Session]:
    """The states of a random game, one in `stride`, the first and the last included."""
    yield session
    n = 0
    while not session.finished:
        seat = random.choice(session.asked)  # secret choices come in any order
        session.play(random.choice(session.moves(seat)), seat)
        n += 1
        if session.finished or n % stride == 0:
            yield session


def random_games(setup: Setup, seed: int, games: int, *, record: bool = False, explain: bool = False) -> Order:
    """Games between random players, as a batch takes them."""
    return Order(setup, ("random",) * setup.players, seed, games, record, explain)


def census(session: Session) -> tuple[Counter[str], Counter[str]]:
    """The pieces found in a full record, and those that should be there."""
    module: Any = importlib.import_module(f"games.{session.game.id}.census")
    return +module.census(session.state), +module.expected(session.state)


def let_happen(session: Session, line: str) -> None:
    """The due chance has the outcome that a line of a record states."""
    session.happen(session.game.chance.read(session.state, line))
    assert session.log[-1] == Chance(line)


def draw_line(session: Session) -> str:
    """Let the rules draw the due chance themselves; the line it gives."""
    size = session.loops.do_draw(session.states, session._outcome)
    session.happen(session._outcome[:size].tolist())
    entry = session.log[-1]
    assert isinstance(entry, Chance)
    return entry.line


def answer_all(
    session: Session, legal: dict[int, list[str]], random: Random, choose: Callable[[int, list[str]], str]
) -> list[str]:
    """All seats that should be asked choose, in any order, from what should be legal; their moves in seat order."""
    answers: dict[int, str] = {}
    waiting = list(legal)
    while waiting:
        assert session.asked == waiting
        for seat in waiting:
            assert session.moves(seat) == legal[seat]
        seat = random.choice(waiting)
        answers[seat] = choose(seat, legal[seat])
        session.choose(answers[seat], seat)
        waiting.remove(seat)
    decisions = [Decision(seat, answers[seat]) for seat in sorted(answers)]
    assert session.log[-len(answers) :] == decisions, "a secret choice stands in seat order"
    return [decision.move for decision in decisions]


def run_on_simulated_gpu(script: Path, game: Game) -> None:
    """Run a test's own file as a program where Numba simulates a GPU: it is told so before it is imported."""
    path = os.pathsep.join([str(Path(__file__).resolve().parent), *sys.path])
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": path}
    done = subprocess.run([sys.executable, str(script), game.id], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def needs_torch() -> None:
    """Skips a whole file of tests where torch is not installed. `make test` installs it where it is small, and then it
    has to be there."""
    if find_spec("torch") is None and not os.environ.get("VENDOME_TORCH"):
        pytest.skip("there is no torch: `make torch` installs it", allow_module_level=True)
