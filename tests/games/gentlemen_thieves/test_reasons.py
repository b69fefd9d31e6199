"""Reasons that random games hardly ever give."""

from types import SimpleNamespace
from typing import Any

import pytest

from vendome.games.gentlemen_thieves.reasons import why_not
from vendome.games.gentlemen_thieves.state import CARRYING

pytestmark = pytest.mark.interpreted

RARE = {"padlock_full"}


def test_a_token_stays_with_the_car_where_the_padlocks_place_is_full() -> None:
    black_crowbar_at_the_bank = [[1, 0, 0, 0, 0], *[[0] * 5] * 4]
    known: Any = SimpleNamespace(asked=1, phase=CARRYING, car=0, kit=black_crowbar_at_the_bank)
    assert why_not(known, 0, "carry Bc").key == "padlock_full"
    assert why_not(known, 0, "carry Rc").key == "not_at_car"
