"""A policy of one's own: anything that can be called with a situation and answers with a move, by text or number.

    def policy(situation):
        return situation.moves[0]

A situation holds what one seat knows, and nothing else, so that a policy can't cheat, not even by mistake. In the arena
it is made from the seat's witness (`policy_bot`), at a live table from what the table sends (`vendome.client`).

Only people name policies: at a command line, or in Python. Whatever comes over a network or out of a file must never
reach `load_policy`, because to import a module is to run it.
"""

from __future__ import annotations

import importlib
import re
import sys
import traceback
from collections.abc import Callable, Mapping
from functools import cached_property
from operator import index
from pathlib import Path
from random import Random
from typing import Any, Protocol, SupportsIndex, cast

import numpy as np
from numpy.typing import NDArray

from vendome.engine.contract import Value
from vendome.engine.errors import BadOption, PolicyError, UnknownName, VendomeError, shortened
from vendome.engine.play import Setup
from vendome.engine.session import numbers_of

LONGEST_ANSWER = 100  # characters of what a policy answered, in a message
LONGEST_LIST = 400  # characters of the legal moves, in a message

Numbers = NDArray[np.float32]  # an observation
Policy = Callable[["Situation"], "str | SupportsIndex"]


class Source(Protocol):
    """Where a situation comes from. Each part is asked for at most once, and only if the policy reads it."""

    def view(self) -> dict[str, Any]: ...

    def question(self) -> str: ...

    def moves(self) -> list[str]: ...

    def observation(self) -> Numbers: ...

    def seed(self) -> int:
        """Of the policy's own luck in this decision."""


class Interrupted(VendomeError):
    """A part of a situation can't be had any more, through no fault of the policy."""


class Situation:
    """All that a policy is given for one decision."""

    def __init__(self, setup: Setup, seat: int, ply: int, source: Source) -> None:
        self.setup = setup
        self.seat = seat
        self.ply = ply  # the number of this decision in the game's log, from 0
        self._source = source

    def __repr__(self) -> str:
        return f"<{self.game} · {self.players} players · move {self.ply} · seat {self.seat} is asked>"

    @property
    def game(self) -> str:
        """The game's id."""
        return self.setup.game.id

    @property
    def players(self) -> int:
        return self.setup.players

    @property
    def options(self) -> Mapping[str, Value]:
        """Every option of the game, as it was chosen."""
        return self.setup.options

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the seat is shown, as the `state` of a table's JSON has it."""
        return self._source.view()

    @cached_property
    def question(self) -> str:
        """What the seat is asked, as a sentence."""
        return self._source.question()

    @cached_property
    def moves(self) -> list[str]:
        """The legal moves, sorted, as the rulebook spells them."""
        return self._source.moves()

    @cached_property
    def actions(self) -> list[int]:
        """The numbers of `moves`, in the same order: their indices in the list of all moves of the game."""
        numbers = numbers_of(self.setup.game)
        unknown = [move for move in self.moves if move not in numbers]
        if unknown:
            raise Interrupted(f"the move {unknown[0]!r} is not known here: is the table's Vendôme a newer one?")
        return [numbers[move] for move in self.moves]

    @cached_property
    def mask(self) -> NDArray[np.int8]:
        """For every move of the game, by its number: 1 if it is legal."""
        mask = np.zeros(len(self.setup.game.moves), np.int8)
        mask[self.actions] = 1
        return mask

    @cached_property
    def observation(self) -> Numbers:
        """What the seat knows, as a tensor; `setup.observation_fields` says what each number means."""
        return self._source.observation()

    @cached_property
    def random(self) -> Random:
        """Luck for the policy's own use. In the arena it is a function of the seed, so that a run can be repeated."""
        return Random(self._source.seed())


# -- loading ------------------------------------------------------------------------------------------


def load_policy(spec: str) -> Any:
    """What `MODULE:NAME` names, found like an import from the current folder: a function, or a class of policies."""
    if not re.fullmatch(r"\w+(\.\w+)*:\w+(\.\w+)*", spec):
        raise BadOption(f"a policy is written MODULE:NAME, like examples.policy:policy, not {spec!r}")
    module, _, name = spec.partition(":")
    found = imported(module, spec)
    for part in name.split("."):
        if not hasattr(found, part):
            raise UnknownName(f"policy of {module}", part, own_callables(found, module))
        found = getattr(found, part)
    if not callable(found):
        raise BadOption(f"{spec} is of type {type(found).__name__}, which can't be called with a situation")
    return found


def own_callables(found: Any, module: str) -> list[str]:
    """What a module, or a thing in it, has of its own that can be called: what it has imported is not meant."""
    named = {name: value for name, value in getattr(found, "__dict__", {}).items() if not name.startswith("_")}
    return [name for name, value in named.items() if callable(value) and getattr(value, "__module__", "") == module]


def imported(module: str, spec: str) -> Any:
    folder = str(Path.cwd())
    if folder not in sys.path:
        sys.path.insert(0, folder)  # as `python -m` does
    importlib.invalidate_caches()  # the file may have been written just now
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if f"{module}.".startswith(f"{error.name}."):
            raise BadOption(f"{spec}: there is no module {error.name!r}, neither in {folder} nor installed") from None
        raise BadOption(f"{spec} can't be imported: {told(error)}") from error
    except Exception as error:
        raise BadOption(f"{spec} can't be imported: {told(error)}") from error


def for_one_game(policy: Any, name: str) -> Policy:
    """The policy of one game. Of a class an object is made, which may remember until the game is over."""
    if not isinstance(policy, type):
        return cast(Policy, policy)
    try:
        made = policy()
    except Exception as error:
        raise PolicyError(f"{name} can't be made: {told(error)}") from error
    if not callable(made):
        raise PolicyError(f"{name} is a class whose objects can't be called with a situation: it needs __call__")
    return cast(Policy, made)


# -- asking -------------------------------------------------------------------------------------------


def decide(policy: Policy, situation: Situation, name: str) -> str:
    """The legal move that a policy chooses. PolicyError says what else it did; `name` is what people call it."""
    where = f"at seat {situation.seat}, ply {situation.ply}"
    try:
        answer = policy(situation)
    except Interrupted:
        raise
    except Exception as error:
        raise PolicyError(f"{name} failed {where}: {told(error)}") from error
    move = legal_move(answer, situation)
    if move is None:
        given, legal = shortened(repr(answer), LONGEST_ANSWER), shortened(", ".join(situation.moves), LONGEST_LIST)
        raise PolicyError(f"{name} answered {given} {where}, which is no legal move; legal: {legal}")
    return move


def legal_move(answer: object, situation: Situation) -> str | None:
    """The text of a move that was given by its text or its number; None if it is not legal."""
    if isinstance(answer, str):
        return str(answer) if answer in situation.moves else None
    if isinstance(answer, bool | np.bool_):  # index() would take it for a number
        return None
    try:
        number = index(cast(SupportsIndex, answer))
    except TypeError:
        return None
    return situation.setup.game.moves[number] if number in situation.actions else None


def told(error: BaseException) -> str:
    """An error in one line, with the place in the policy's own file where it began."""
    what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    frames = traceback.extract_tb(error.__traceback__)[1:]  # the first is ours
    own = [frame for frame in frames if not frame.filename.startswith(("<", importlib.__file__))]
    if not own:
        return what
    place = [frame for frame in own if frame.filename == own[0].filename][-1]
    return f"{what} ({Path(place.filename).name}, line {place.lineno})"
