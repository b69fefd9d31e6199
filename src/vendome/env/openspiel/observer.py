"""What a seat knows, in OpenSpiel's form.

An observation is the engine's tensor: what a seat knows now, with all that the rules let it remember of the cards and
pieces. An information state has the whole past as well. Its string names the past by a fingerprint, and so does its
tensor: a few numbers after the observation, each 24 bits of the fingerprint, and so small that a network that learns
from the rest does not mind them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from vendome.engine.play import Setup
from vendome.env.openspiel.moment import FINGERPRINT

if TYPE_CHECKING:
    from vendome.env.openspiel.state import VendomeState

BYTES: Final = 3  # in one number: a float32 holds 24 bits
PAST: Final = FINGERPRINT // BYTES  # how many numbers
WEIGHTS: Final = np.array([2.0**-18, 2.0**-26, 2.0**-34])  # powers of two: nothing is rounded, all sums are below 0.001


class Observer:
    """Follows OpenSpiel's observation.py: `tensor`, its parts by name in `dict`, `set_from`, `string_from`."""

    def __init__(self, setup: Setup, *, perfect_recall: bool) -> None:
        size = len(setup.observation_scales)
        self.tensor = np.zeros(size + PAST * perfect_recall, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if perfect_recall:
            self.dict["past"] = self.tensor[size:]

    def set_from(self, state: VendomeState, player: int) -> None:
        moment = state.moment
        self.dict["observation"][:] = moment.observation(player)
        if "past" in self.dict:
            self.dict["past"][:] = small_numbers(moment.fingerprint(player))

    def string_from(self, state: VendomeState, player: int) -> str:
        moment = state.moment
        past = f", past {moment.fingerprint(player).hex()}" if "past" in self.dict else ""
        return f"Seat {player}{past}\n{moment.text(player)}"


def small_numbers(fingerprint: bytes) -> NDArray[np.float32]:
    parts = np.frombuffer(fingerprint, np.uint8).reshape(PAST, BYTES)
    numbers: NDArray[np.float32] = (parts @ WEIGHTS).astype(np.float32)
    return numbers
