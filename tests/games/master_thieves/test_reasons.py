"""Reasons that random games hardly ever give: none. And those of the moment after the box was handled."""

from typing import Any

import pytest

from games.master_thieves.world import dealt, play
from vendome.games.master_thieves.params import EDITIONS

pytestmark = pytest.mark.interpreted

RARE: set[str] = set()


def why_not(move: str, *done: str, **options: Any) -> tuple[str, str] | None:
    """Why the first seat can't do this with the box, having done that."""
    session = play(dealt(2, **options), *["fill TN"] * 6, *done)
    reason = session.why_not(0, move)
    return reason and (reason.key, reason.rule)


def test_MT_8_after_the_turn_the_order_of_the_edition_forbids_a_rotation() -> None:
    assert why_not("rotate top-left", "turn", edition="en") == ("rotate_first", "MT-4.6")
    assert why_not("rotate top-left", "rotate top-left", "turn", edition="en") == ("rotate_first", "MT-4.6")
    assert why_not("turn", "turn", edition="en") == ("not_filling", "MT-2.4")
    assert why_not("rotate top-left", "turn", edition="fr") is None
    assert why_not("rotate top-left", "rotate top-left", "turn", edition="fr") == ("not_filling", "MT-2.4")


@pytest.mark.parametrize("edition", EDITIONS)
def test_MT_4_6_with_one_box_action_the_option_forbids_the_other(edition: str) -> None:
    assert why_not("rotate top-left", "turn", edition=edition, one_box_action=True) == ("only_one", "MT-4.6")
    assert why_not("turn", "rotate two-left", edition=edition, one_box_action=True) == ("only_one", "MT-4.6")
    assert why_not("rotate two-left", "rotate two-left", edition=edition, one_box_action=True) == (
        "not_filling",
        "MT-2.4",
    )


def test_MT_4_6_another_seat_is_not_told_what_it_did_not_do() -> None:
    session = play(dealt(3), *["fill TN"] * 4, "turn")
    reason = session.why_not(2, "rotate top-left")
    assert reason is not None
    assert reason.key == "not_filling"
