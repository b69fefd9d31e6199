"""Colours as a learner sees them: one's own first, then those on its side of the alliance, then the others.

All colours play alike, so a net that has learnt for one has learnt for all five.
"""

from collections.abc import Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vendome.engine.observation import Field, Layout, Relabelling
from vendome.games.gentlemen_thieves.moves import MOVES
from vendome.games.gentlemen_thieves.observation import (
    A_COLOUR,
    ALLIED,
    BURGLAR,
    COLOURS_AT,
    HIDDEN,
    LAYOUT,
    SEATS_AT,
)
from vendome.games.gentlemen_thieves.params import COLOURS, KINDS, LETTERS, PAIRS, SEATS, TYPES

ALLIANCES: Final = 1 << COLOURS  # bit masks of colours
ALLY: Final = {frozenset(pair): f"ally {pair}" for pair in PAIRS}
NUMBERS: Final = {text: action for action, text in enumerate(MOVES)}
WITH_A_ROW_FOR_EACH_COLOUR: Final = ("allied", "height", "pile_tokens", "pile_loot")
WITH_A_NUMBER_FOR_EACH_COLOUR: Final = (
    "heist_winners", "burglar", "has_allied", "has_taken", "has_helped", "has_robbed"
)  # fmt: skip


def orders() -> Iterator[list[int]]:
    """By key, which is one's own colour and the alliance: the colour that each new name stands for."""
    for own in range(COLOURS):
        others = [(own + i) % COLOURS for i in range(1, COLOURS)]
        for alliance in range(ALLIANCES):
            side = alliance >> own & 1
            with_me = [colour for colour in others if alliance >> colour & 1 == side]
            yield [own, *with_me, *(colour for colour in others if colour not in with_me)]


def relabelled_columns(layout: Layout) -> NDArray[np.int64]:
    """By order and column: which column it was."""
    columns = np.tile(np.arange(layout.size(SEATS)), (len(ORDERS), 1))
    for field in layout.fields(SEATS).values():
        columns[:, field.indices] = relabelled_field(field)
    return columns


def relabelled_field(field: Field) -> NDArray[np.int64]:
    """By order, its columns: in that order where it has one for each colour or for each kind."""
    found = np.broadcast_to(field.indices, (len(ORDERS), *field.shape))
    if field.shape[-1:] == (KINDS,):
        by_colour = found.reshape(len(ORDERS), *field.shape[:-1], COLOURS, TYPES)
        found = in_order(by_colour, axis=-2).reshape(found.shape)
    if field.name in WITH_A_ROW_FOR_EACH_COLOUR:
        return in_order(found, axis=1)
    return in_order(found, axis=-1) if field.name in WITH_A_NUMBER_FOR_EACH_COLOUR else found


def in_order(columns: NDArray[np.int64], axis: int) -> NDArray[np.int64]:
    """One of the axes is that of colours."""
    shape = [len(ORDERS)] + [1] * (columns.ndim - 1)
    shape[axis] = COLOURS
    return np.take_along_axis(columns, ORDERS.reshape(shape), axis)


def relabelled_actions(order: NDArray[np.int64]) -> list[int]:
    stands_for: dict[str, str] = {LETTERS[new]: LETTERS[old] for new, old in enumerate(order)}
    return [NUMBERS[relabelled_move(text, stands_for)] for text in MOVES]


def relabelled_move(text: str, stands_for: dict[str, str]) -> str:
    verb, _, what = text.partition(" ")
    if verb == "ally":
        return ALLY[frozenset(stands_for[letter] for letter in what)]
    if verb in ("take", "carry") and what != "nothing":
        return f"{verb} {stands_for[what[0]]}{what[1]}"
    return text


ORDERS: Final = np.array(list(orders()))
COLOUR_NUMBERS: Final = np.arange(COLOURS)
RELABELLING: Final = Relabelling(
    key_columns=np.concatenate([SEATS_AT + BURGLAR + COLOUR_NUMBERS, COLOURS_AT + ALLIED + A_COLOUR * COLOUR_NUMBERS]),
    key_factors=np.concatenate([COLOUR_NUMBERS * ALLIANCES, 1 << COLOUR_NUMBERS]),
    columns=relabelled_columns(LAYOUT),
    hidden=relabelled_columns(HIDDEN),
    actions=np.array([relabelled_actions(order) for order in ORDERS]),
)
