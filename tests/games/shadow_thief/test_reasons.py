"""Reasons that random games hardly ever give."""

from types import SimpleNamespace
from typing import Any

import pytest

from vendome.games.shadow_thief.reasons import why_not
from vendome.games.shadow_thief.state import EMPTY, PLAY

pytestmark = pytest.mark.interpreted

RARE = {"no_card"}


def test_a_seat_without_a_card_is_told_that_it_sits_out() -> None:
    nobody = EMPTY
    known: Any = SimpleNamespace(asked=0b10, open=0b11, phase=PLAY, chosen=[nobody, nobody])
    assert why_not(known, 0, "play R7").key == "no_card"
