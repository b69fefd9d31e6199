"""What a seat is shown of The Shadow Thief."""

from random import Random

import msgspec
import pytest

import vendome
from games.shadow_thief.world import deal, play, turn
from support import random_play
from vendome.engine.contract import Memory
from vendome.games.shadow_thief.views import Own, Public

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize("memory", ["own", "full"])
def test_a_view_is_of_the_types_that_are_stated(memory: Memory) -> None:
    for session in random_play(vendome.game("shadow_thief", players=3).start(seed=5), Random(5)):
        for seat in range(-1, 3):
            shown = session.view(seat, memory)
            public, own = msgspec.convert(shown, Public), msgspec.convert(shown, Own)
            assert msgspec.to_builtins(public) | msgspec.to_builtins(own) == shown


def test_a_spectator_has_the_fields_of_a_seat_empty() -> None:
    session = deal("R7 R2 R3 R4", "N1 N2 N3 N5")
    assert list(session.view()) == list(session.view(0))
    assert {name: session.view()[name] for name in ("hand", "chosen", "put_away")} == {
        "hand": [],
        "chosen": None,
        "put_away": [],
    }


def test_what_lies_before_a_seat_is_its_jewels_or_a_card_still_in_action() -> None:
    session = deal("R7 R2 R3 R4", "TR N2 N3 N5", "R8 B2 B3 B5", "S9 E1 E2 E3", "N6 N7 N8 N9", "B6 B7 B8 B9")
    play(session, "R7", "TR", "R8", "S9", "N6", "B6")  # the sixes cancel
    assert [seat["before"] for seat in session.view()["seats"]] == [["R7"], ["TR"], ["R8"], ["S9"], [], []]
    session.play("steal 2")
    session.play("add R3")
    assert [seat["before"] for seat in session.view()["seats"]] == [["R7", "R3"], [], [], ["S9"], [], []]


def test_the_discard_is_what_lies_nowhere_else() -> None:
    session = deal("R7 R2 R3 R4", "TN N2 N3 N5", "B7 B2 B3 B5")
    turn(session, "R7", "TN", "B7")
    assert session.view()["discard"] == 3
