"""The moves of The Shadow Thief: their texts, sorted, and where each kind of them begins."""

from typing import Final

from vendome.games.shadow_thief.params import CODES, JEWEL_CODES, JEWEL_KINDS, KINDS, SEATS

MOVES: Final = (
    *(f"add {code}" for code in JEWEL_CODES),
    "done",
    *(f"play {code}" for code in CODES),
    *(f"steal {seat}" for seat in range(SEATS)),
)

# An action is an index into MOVES. That of `add CARD` is the card's kind; the others follow.
DONE: Final = JEWEL_KINDS
PLAY_MOVE: Final = DONE + 1  # the first `play`
STEAL_MOVE: Final = PLAY_MOVE + KINDS  # the first `steal`
