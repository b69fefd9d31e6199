"""What many tests need: small games, random play, the games as parameters."""

import importlib
import os
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import vendome
from vendome import GAMES, Chance, Decision, Game, Setup, State

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))


INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT") == "1"
STRIDE = 12 if INTERPRETED else 1 if os.environ.get("VENDOME_EVERY_STATE") else 6
"""Of how many states of a random game one is looked at: `make test` looks at all of them."""


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


def random_play(state: State, random: Random) -> Iterator[State]:
    """The states of a random game, one in STRIDE, the first and the last included."""
    yield state
    n = 0
    while not state.finished:
        seat = random.choice(state.asked)  # secret choices come in any order
        state.play(random.choice(state.moves(seat)), seat)
        n += 1
        if state.finished or n % STRIDE == 0:
            yield state


def census(state: State) -> tuple[Counter[str], Counter[str]]:
    """The pieces found in a full record, and those that should be there."""
    module: Any = importlib.import_module(f"games.{state.game.id}.census")
    return +module.census(state.record), +module.expected(state.record)


def let_happen(state: State, line: str) -> None:
    """The due chance has the outcome that a line of a record states."""
    state.happen(state.game.text.parse_chance(state.record, line))
    assert state.log[-1] == Chance(line)


def draw_line(state: State) -> str:
    """Let the rules draw the due chance themselves; the line it gives."""
    size = state.loops.do_draw(state.cells, state._outcome)
    state.happen(state._outcome[:size].tolist())
    entry = state.log[-1]
    assert isinstance(entry, Chance)
    return entry.line


def answer_all(
    state: State, legal: dict[int, list[str]], random: Random, choose: Callable[[int, list[str]], str]
) -> list[str]:
    """All seats that should be asked choose, in any order, from what should be legal; their moves in seat order."""
    answers: dict[int, str] = {}
    waiting = list(legal)
    while waiting:
        assert state.asked == waiting
        for seat in waiting:
            assert state.moves(seat) == legal[seat]
        seat = random.choice(waiting)
        answers[seat] = choose(seat, legal[seat])
        state.choose(answers[seat], seat)
        waiting.remove(seat)
    decisions = [Decision(seat, answers[seat]) for seat in sorted(answers)]
    assert state.log[-len(answers) :] == decisions, "a secret choice stands in seat order"
    return [decision.move for decision in decisions]
