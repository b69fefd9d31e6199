"""From the counts of a position to the inputs of a net: numbers, at the rows where the net has learnt to find them.

One net serves all numbers of players, since an observation of few is the beginning of one of many. Behind the
observation of most players stands, for a critic, what all seats hide. Where a game has a relabelling, a net knows
columns and actions by their new names: `rows` and `columns` lead from the real ones to those.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from vendome.bots.net.layers import Reals, Terms
from vendome.bots.net.weights import input_factors
from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells
from vendome.engine.contract import Game
from vendome.engine.observation import Counts, Layout


class Inputs(NamedTuple):
    """The counts of one position, and where they belong."""

    seen: Counts  # what the seat knows
    hidden: Counts  # what all seats hide
    seen_factors: Reals  # what counts are multiplied by
    hidden_factors: Reals
    key_columns: Cells  # of the observation: they tell which names the relabelling gives …
    key_factors: Cells
    seen_rows: Cells  # … and by that key: the row of each column
    hidden_rows: Cells
    columns: Cells  # the head's column of each action


@cache
def tables_of(game: Game) -> tuple[NDArray[np.generic], ...]:
    """All of the inputs that never changes, for the most players."""
    layout, hidden, names = game.observation.LAYOUT, game.observation.HIDDEN, game.relabelling
    size, more, actions = layout.size(game.players[-1]), hidden.size(game.players[-1]), len(game.moves)
    keys = (names.key_columns, names.key_factors) if names else (np.zeros(0), np.zeros(0))
    rows = where_it_went(names.columns) if names else np.arange(size)[None]
    hidden_rows = where_it_went(names.hidden) if names else np.arange(more)[None]
    columns = where_it_went(names.actions) if names else np.arange(actions)[None]
    cells = [np.ascontiguousarray(table, np.int32) for table in (*keys, rows, size + hidden_rows, columns)]
    return factors_of(layout, game), factors_of(hidden, game), *cells


def where_it_went(came_from: NDArray[np.int64]) -> NDArray[np.int64]:
    """The opposite of each row, which is a permutation."""
    return np.argsort(came_from, axis=1)


def factors_of(layout: Layout, game: Game) -> Reals:
    return input_factors(layout.scales(game.players[-1]))


def inputs_of(game: Game) -> Inputs:
    seen_factors, hidden_factors, *cells = tables_of(game)
    seen, hidden = (np.zeros(len(factors), np.uint8) for factors in (seen_factors, hidden_factors))
    return Inputs(seen, hidden, seen_factors, hidden_factors, *cells)  # type: ignore[arg-type]  # in this order


@inlined
def clear(counts: Counts) -> None:
    for i in range(len(counts)):
        counts[i] = 0


@inlined
def key_of(inputs: Inputs) -> int:
    """Which names the relabelling gives; 0 where there is none."""
    key = 0
    for i in range(len(inputs.key_columns)):
        key += int(inputs.key_factors[i]) * int(inputs.seen[inputs.key_columns[i]])
    return key


@compiled
def list_counts(counts: Counts, factors: Reals, rows: Cells, terms: Terms, start: int) -> int:
    """Those that are not zero, as terms from number `start` on; how many terms there are then."""
    end = start
    for i in range(len(counts)):
        if counts[i] != 0:
            terms.rows[end] = rows[i]
            terms.numbers[end] = factors[i] * np.float32(counts[i])
            end += 1
    return end
